package dev.neuf.logic.exotic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Link;
import dev.neuf.core.Rule;
import dev.neuf.logic.Example;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import dev.neuf.logic.find.Noted;
import java.util.List;
import org.junit.jupiter.api.Test;

class SkLoopsTest {

    /** Two digits of its box and two of its line for each pair. */
    private static Noted ring() {
        return Noted.nine()
                .only(7812, "r1c2 r3c2 r7c8 r9c8")
                .only(1234, "r2c1 r2c3 r8c7 r8c9")
                .only(3456, "r2c7 r2c9 r8c1 r8c3")
                .only(5678, "r1c8 r3c8 r7c2 r9c2");
    }

    @Test
    void boxesAndLinesHaveTheirDigitsInTheRing() {
        Noted board = ring();
        assertThat(board.found(Technique.SK_LOOP)).hasSize(1);
        assertThat(board.struck(Technique.SK_LOOP))
                .contains("r1c1 1", "r1c1 2", "r2c2 1", "r2c2 3", "r2c4 3", "r2c5 4", "r5c2 7", "r5c8 8", "r9c7 1")
                .contains("r9c1 5", "r1c9 6")
                .doesNotContain("r1c1 3", "r2c4 1", "r5c2 1", "r4c4 1", "r1c9 1")
                .hasSize(4 * 4 * 2 + 4 * 6 + 4 * 3 * 2);
    }

    @Test
    void theProofGoesRoundTheRingAndCountsAsManyDigitsAsCells() {
        int count = 0;
        for (Technique technique : Technique.values()) {
            var sight = new Sight(Board.of(Example.of(technique).sheet()));
            for (Step step : Hunt.all(Technique.SK_LOOP, sight)) {
                int room = 0;
                CellSet before = CellSet.NONE;
                for (Sentence sentence : step.proof()) {
                    List<Object> parts = sentence.message().parts();
                    if (sentence.message().phrase() == LogicPhrase.SK_LOOP_SHARED) {
                        CellSet cells = (CellSet) parts.get(1);
                        Digits digits = (Digits) parts.get(2);
                        assertThat(((Rule.House) parts.getFirst()).cells().containsAll(cells))
                                .isTrue();
                        assertThat(before.isEmpty() || before.meets(cells)).isTrue();
                        assertThat(sentence.marks())
                                .filteredOn(mark -> mark.part() instanceof Link)
                                .hasSizeLessThanOrEqualTo(digits.size());
                        room += digits.size();
                        before = cells;
                    }
                }
                assertThat(step.proof().getFirst().message().parts().getFirst()).isEqualTo(room);
                assertThat(step.marks())
                        .filteredOn(mark -> mark.part() instanceof Link)
                        .isNotEmpty();
                count++;
            }
        }
        assertThat(count).isPositive();
    }

    @Test
    void aDigitMoreSpoilsIt() {
        assertThat(ring().only(12349, "r5c5").found(Technique.SK_LOOP)).hasSize(1);
        Noted board = Noted.nine()
                .only(7812, "r1c2 r3c2 r7c8 r9c8")
                .only(1234, "r2c3 r8c7 r8c9")
                .only(12349, "r2c1")
                .only(3456, "r2c7 r2c9 r8c1 r8c3")
                .only(5678, "r1c8 r3c8 r7c2 r9c2");
        assertThat(board.found(Technique.SK_LOOP)).isEmpty();
    }
}
