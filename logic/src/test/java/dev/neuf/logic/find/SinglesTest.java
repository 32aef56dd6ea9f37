package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.logic.Example;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Technique;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** That the first examples which people meet show what they are examples of. */
class SinglesTest {

    @ParameterizedTest
    @EnumSource(names = {"HIDDEN_SINGLE_BOX", "HIDDEN_SINGLE_LINE", "NAKED_SINGLE"})
    void nothingWasStruckByHand(Technique technique) {
        Board board = Board.of(Example.of(technique).sheet());
        Board fresh = Board.of(Example.of(technique).sheet().puzzle().withGivens(board.values()));
        for (int cell : new Sight(board).open()) {
            assertThat(board.candidates(cell)).isEqualTo(fresh.candidates(cell));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"HIDDEN_SINGLE_BOX", "HIDDEN_SINGLE_LINE"})
    void aHiddenSingleIsSeenFromSeveralDigitsAndHidden(Technique technique) {
        Example example = Example.of(technique);
        Sentence sentence = example.step().proof().getFirst();
        assertThat(sentence.message().phrase()).isEqualTo(LogicPhrase.HIDDEN_SINGLE_SEEN);
        assertThat(((CellSet) sentence.message().parts().get(3)).size()).isGreaterThan(1);
        assertThat(Hunt.all(Technique.NAKED_SINGLE, new Sight(Board.of(example.sheet()))))
                .isEmpty();
    }
}
