package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.core.variant.Diagonals;
import dev.neuf.logic.Technique;
import org.junit.jupiter.api.Test;

class UniqueLoopsTest {

    /** Two cells in each of the columns 1, 4 and 5, of the rows 1, 2 and 4, and of three boxes. */
    private static Noted six() {
        return Noted.nine().only(12, "r1c1 r1c4 r2c1 r4c4").only(1234, "r4c5");
    }

    @Test
    void oneCellOfALoopOfSixTakesAnotherDigit() {
        assertThat(six().only(12, "r2c5").found(Technique.UNIQUE_LOOP)).containsExactly("r4c5 1, r4c5 2");
    }

    @Test
    void twoCellsShareADigit() {
        Noted board = six().only(123, "r2c5 r4c5");
        assertThat(board.found(Technique.UNIQUE_LOOP))
                .containsExactly("r1c5 3, r3c5 3, r5c5 3, r6c5 3, r7c5 3, r8c5 3, r9c5 3");
    }

    @Test
    void oneOfTwoCellsIsPartOfAPair() {
        Noted board = six().only(123, "r2c5").only(124, "r4c5").only(34, "r9c5");
        assertThat(board.found(Technique.UNIQUE_LOOP))
                .containsExactly(
                        "r1c5 3, r1c5 4, r3c5 3, r3c5 4, r5c5 3, r5c5 4, r6c5 3, r6c5 4, r7c5 3, r7c5 4, r8c5 3, r8c5 4");
    }

    @Test
    void oneOfTwoCellsHasADigitThatFitsNowhereElse() {
        Layout nine = Layout.standard(9);
        CellSet column = CellSet.of(4, 13, 22, 31, 40, 49, 58, 67, 76);
        assertThat(nine.name(column.first())).isEqualTo("r1c5");
        Noted board = six().only(123, "r2c5").only(124, "r4c5").nowhere(1, column, "r2c5 r4c5");
        assertThat(board.found(Technique.UNIQUE_LOOP)).containsExactly("r2c5 2, r4c5 2");
    }

    @Test
    void aLoopThatEntersABoxOnceIsNone() {
        Noted board = Noted.nine().only(12, "r1c1 r1c4 r2c1 r2c7 r4c4").only(123, "r4c7");
        assertThat(board.found(Technique.UNIQUE_LOOP)).isEmpty();
    }

    @Test
    void aLoopWithoutBoxes() {
        Noted board = Noted.on(Layout.of(Shape.latin(7)))
                .only(12, "r1c1 r1c4 r2c1 r2c7 r4c4")
                .only(123, "r4c7");
        assertThat(board.found(Technique.UNIQUE_LOOP)).containsExactly("r4c7 1, r4c7 2");
    }

    @Test
    void aDiagonalThatHasOneCellOfItSpoilsIt() {
        Noted board = Noted.on(Layout.standard(9), new Diagonals())
                .only(12, "r1c1 r1c4 r2c1 r4c4 r2c5")
                .only(1234, "r4c5");
        assertThat(board.found(Technique.UNIQUE_LOOP)).isEmpty();
    }

    @Test
    void rectanglesAreLeftToTheirOwnTechnique() {
        Noted board = Noted.nine().only(12, "r1c1 r1c4 r2c1").only(123, "r2c4");
        assertThat(board.found(Technique.UNIQUE_LOOP)).isEmpty();
    }
}
