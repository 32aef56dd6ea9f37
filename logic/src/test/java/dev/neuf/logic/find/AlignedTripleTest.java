package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Example;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Technique;
import java.util.List;
import org.junit.jupiter.api.Test;

class AlignedTripleTest {

    private static final Example EXAMPLE = Example.of(Technique.ALIGNED_TRIPLE_EXCLUSION);

    @Test
    void theProofSaysByWhichCellsTheOthersLoseTheirCandidates() {
        Board board = Board.of(EXAMPLE.sheet());
        List<Object> left = told(LogicPhrase.ALIGNED_LEFT).getFirst().parts();
        int first = ((CellSet) left.get(0)).first();
        for (int part = 2; part < left.size(); part += 2) {
            var cell = (CellSet) left.get(part);
            Digits lost = board.candidates(cell.first()).minus((Digits) left.get(part + 1));
            boolean isSeen = board.rules().peers(first).containsAll(cell);
            Digits told = isSeen ? (Digits) left.get(1) : Digits.NONE;
            for (Message loss : told(LogicPhrase.ALIGNED_IF)) {
                told = loss.parts().get(4).equals(cell)
                        ? told.or((Digits) loss.parts().get(5))
                        : told;
            }
            assertThat(told.containsAll(lost)).as("%s of %s", lost, cell).isTrue();
        }
    }

    private static List<Message> told(LogicPhrase phrase) {
        return EXAMPLE.step().proof().stream()
                .map(Sentence::message)
                .filter(message -> message.phrase() == phrase)
                .toList();
    }
}
