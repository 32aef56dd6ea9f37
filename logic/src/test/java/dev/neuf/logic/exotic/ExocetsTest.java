package dev.neuf.logic.exotic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.logic.Example;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import dev.neuf.logic.find.Noted;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ExocetsTest {

    /** The columns 3, 4 and 7 below the first three rows. */
    private static CellSet crossLines(Noted board) {
        var cells = new CellSet.Builder();
        for (int row = 4; row <= 9; row++) {
            cells.add(board.cell("r" + row + "c3"))
                    .add(board.cell("r" + row + "c4"))
                    .add(board.cell("r" + row + "c7"));
        }
        return cells.build();
    }

    private static Noted lines(Noted board, int row, int... digits) {
        String inRows = "r%1$dc3 r%1$dc4 r%1$dc7 r%2$dc3 r%2$dc4 r%2$dc7".formatted(row, row + 1);
        for (int digit : digits) {
            board.nowhere(digit, crossLines(board), inRows);
        }
        return board;
    }

    private static Noted junior() {
        Noted board = Noted.nine().only(1234, "r1c1 r1c2").only(56789, "r3c4 r2c7");
        return lines(lines(board, 4, 1, 2), 6, 3, 4);
    }

    @Test
    void theTargetsHaveTheDigitsOfTheBase() {
        assertThat(junior().found(Technique.JUNIOR_EXOCET))
                .containsExactly("r2c4 5, r2c4 6, r2c4 7, r2c4 8, r2c4 9, r3c7 5, r3c7 6, r3c7 7, r3c7 8, r3c7 9");
    }

    @Test
    void roomForThreeIsTooMuch() {
        Noted board = Noted.nine().only(1234, "r1c1 r1c2").only(56789, "r3c4 r2c7");
        lines(lines(board, 4, 1), 6, 3, 4);
        board.nowhere(2, crossLines(board), "r4c3 r5c4 r6c7");
        assertThat(board.found(Technique.JUNIOR_EXOCET)).isEmpty();
        assertThat(board.found(Technique.SENIOR_EXOCET)).isEmpty();
    }

    @Test
    void aDigitBesideATargetSpoilsIt() {
        Noted board = Noted.nine().only(1234, "r1c1 r1c2").only(56789, "r3c4").only(156789, "r2c7");
        lines(lines(board, 4, 1, 2), 6, 3, 4);
        assertThat(board.found(Technique.JUNIOR_EXOCET)).isEmpty();
    }

    @Test
    void whatTheMirrorLacksTheTargetLacks() {
        Noted board = junior().only(23456789, "r3c8 r3c9");
        assertThat(board.struck(Technique.JUNIOR_EXOCET)).contains("r2c4 1").doesNotContain("r3c7 1", "r2c4 2");
    }

    @Test
    void aDigitThatNoTargetCanHaveLeavesTheBase() {
        Noted board = junior().only(23456789, "r2c4 r3c7");
        assertThat(board.struck(Technique.JUNIOR_EXOCET))
                .contains("r1c1 1", "r1c2 1")
                .doesNotContain("r1c1 2");
    }

    @Test
    void twoBasesShareOutFourDigits() {
        Noted board = junior().only(1234, "r3c5 r3c6").only(56789, "r1c3");
        assertThat(board.struck(Technique.DOUBLE_EXOCET))
                .contains("r4c1 1", "r5c9 2", "r6c2 3", "r7c8 4", "r2c3 5", "r1c7 9", "r2c4 9", "r3c7 9")
                .doesNotContain("r4c1 3", "r4c3 1", "r8c1 1", "r2c3 1");
        assertThat(board.struck(Technique.JUNIOR_EXOCET)).doesNotContain("r4c1 1");
        assertThat(junior().found(Technique.DOUBLE_EXOCET)).isEmpty();
    }

    @Test
    void aTargetMayBeFarAway() {
        Noted board = Noted.nine().only(1234, "r1c1 r1c2").only(56789, "r3c4 r2c7 r3c7");
        for (int digit = 1; digit <= 4; digit++) {
            board.nowhere(digit, crossLines(board), "r5c3 r6c3 r5c4 r6c4 r5c7 r6c7 r9c7");
        }
        assertThat(board.found(Technique.JUNIOR_EXOCET)).isEmpty();
        assertThat(board.struck(Technique.SENIOR_EXOCET))
                .contains("r2c4 5", "r2c4 9", "r9c7 5", "r9c7 9")
                .doesNotContain("r2c4 1", "r9c7 4");
        board.only(56789, "r9c3");
        assertThat(board.found(Technique.SENIOR_EXOCET)).isNotEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"JUNIOR_EXOCET", "SENIOR_EXOCET"})
    void theProofSaysOfEachDigitWhereItHasRoom(Technique technique) {
        Digits told = Digits.NONE;
        Step step = Example.of(technique).step();
        for (Sentence sentence : step.proof()) {
            if (sentence.message().phrase() == LogicPhrase.EXOCET_ROOM) {
                assertThat((List<?>) sentence.message().parts().get(1)).hasSize(2);
                told = told.or((Digits) sentence.message().parts().getFirst());
            }
        }
        assertThat(told).isEqualTo(step.digits());
    }
}
