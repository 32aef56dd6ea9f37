package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.logic.Technique;
import org.junit.jupiter.api.Test;

class SueDeCoqTest {

    @Test
    void theCrossingSharesItsDigitsBetweenLineAndBox() {
        Noted board = Noted.nine().only(1234, "r1c1 r1c2").only(12, "r1c4").only(34, "r2c3");
        assertThat(board.found(Technique.SUE_DE_COQ))
                .containsExactly("r1c3 1, r1c3 2, r1c3 3, r1c3 4, r1c5 1, r1c5 2, r1c6 1, r1c6 2, r1c7 1, r1c7 2, "
                        + "r1c8 1, r1c8 2, r1c9 1, r1c9 2, r2c1 3, r2c1 4, r2c2 3, r2c2 4, "
                        + "r3c1 3, r3c1 4, r3c2 3, r3c2 4, r3c3 3, r3c3 4");
    }

    @Test
    void aDigitThatOnlyTheSetsHaveIsUsedInBoth() {
        Noted board =
                Noted.nine().only(1234, "r1c1 r1c2").only(125, "r1c4 r1c5").only(345, "r2c3 r3c3");
        assertThat(board.found(Technique.SUE_DE_COQ))
                .containsExactly(
                        "r1c3 1, r1c3 2, r1c3 3, r1c3 4, r1c3 5, r1c6 1, r1c6 2, r1c6 5, "
                                + "r1c7 1, r1c7 2, r1c7 5, r1c8 1, r1c8 2, r1c8 5, r1c9 1, r1c9 2, r1c9 5, "
                                + "r2c1 3, r2c1 4, r2c1 5, r2c2 3, r2c2 4, r2c2 5, r3c1 3, r3c1 4, r3c1 5, r3c2 3, r3c2 4, r3c2 5");
    }

    @Test
    void setsThatWantTheSameDigitShareNothing() {
        Noted board = Noted.nine().only(1234, "r1c1 r1c2").only(12, "r1c4").only(24, "r2c3");
        assertThat(board.found(Technique.SUE_DE_COQ)).isEmpty();
    }

    @Test
    void aSetWithADigitMoreThanItCanTakeIsNone() {
        Noted board = Noted.nine().only(1234, "r1c1 r1c2").only(125, "r1c4").only(34, "r2c3");
        assertThat(board.found(Technique.SUE_DE_COQ)).isEmpty();
    }

    @Test
    void aRegionMayCrossARowInManyCells() {
        Shape jigsaw = Shape.jigsaw(
                0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 4, 4, 5, 5, 5,
                5);
        Noted board = Noted.on(Layout.of(jigsaw)).only(12, "r1c5").only(34, "r2c1");
        assertThat(board.found(Technique.SUE_DE_COQ))
                .containsExactly("r1c6 1, r1c6 2, r1c6 5, r1c6 6, r2c2 3, r2c2 4, r2c2 5, r2c2 6");
    }
}
