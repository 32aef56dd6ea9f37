package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.logic.Technique;
import org.junit.jupiter.api.Test;

class ExtendedRectanglesTest {

    @Test
    void threeBoxesInTwoRows() {
        Noted board = Noted.nine()
                .only(12, "r1c1 r2c1")
                .only(23, "r1c4 r2c4")
                .only(13, "r1c7")
                .only(134, "r2c7");
        assertThat(board.found(Technique.EXTENDED_RECTANGLE)).containsExactly("r2c7 1, r2c7 3");
    }

    @Test
    void twoBoxesInTwoColumns() {
        Noted board = Noted.nine()
                .only(12, "r1c1 r1c4")
                .only(23, "r2c1 r2c4")
                .only(13, "r3c1")
                .only(134, "r3c4");
        assertThat(board.found(Technique.EXTENDED_RECTANGLE)).containsExactly("r3c4 1, r3c4 3");
    }

    @Test
    void cellsThatFaceEachOtherMustBeAlike() {
        Noted board = Noted.nine()
                .only(12, "r1c1")
                .only(23, "r2c1 r1c4 r2c4")
                .only(13, "r1c7")
                .only(134, "r2c7");
        assertThat(board.found(Technique.EXTENDED_RECTANGLE)).isEmpty();
    }

    @Test
    void fourBoxesAreNoRectangle() {
        Noted board = Noted.nine()
                .only(12, "r1c1 r4c1")
                .only(23, "r1c4 r4c4")
                .only(13, "r1c7")
                .only(134, "r4c7");
        assertThat(board.found(Technique.EXTENDED_RECTANGLE)).isEmpty();
        Noted latin = Noted.on(Layout.of(Shape.latin(9)))
                .only(12, "r1c1 r4c1")
                .only(23, "r1c4 r4c4")
                .only(13, "r1c7")
                .only(134, "r4c7");
        assertThat(latin.found(Technique.EXTENDED_RECTANGLE)).containsExactly("r4c7 1, r4c7 3");
    }

    @Test
    void fourDigits() {
        Noted board = Noted.nine()
                .only(12, "r1c1 r2c1")
                .only(23, "r1c4 r2c4")
                .only(34, "r1c5 r2c5")
                .only(14, "r1c7")
                .only(1456, "r2c7");
        assertThat(board.found(Technique.EXTENDED_RECTANGLE)).containsExactly("r2c7 1, r2c7 4");
    }

    @Test
    void oneDigitInSeveralCells() {
        Noted board = Noted.nine()
                .only(12, "r1c1 r2c1")
                .only(23, "r1c4")
                .only(235, "r2c4")
                .only(13, "r1c7")
                .only(135, "r2c7");
        assertThat(board.found(Technique.EXTENDED_RECTANGLE))
                .containsExactly("r2c2 5, r2c3 5, r2c5 5, r2c6 5, r2c8 5, r2c9 5");
    }
}
