package dev.neuf.logic.exotic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.logic.Technique;
import dev.neuf.logic.find.Noted;
import org.junit.jupiter.api.Test;

class FireworksTest {

    private static CellSet row(Noted board, int row, int from) {
        return line(board, row, from, true);
    }

    private static CellSet column(Noted board, int column, int from) {
        return line(board, column, from, false);
    }

    /** The cells of a line, both counted from 1, beginning with one of them. */
    private static CellSet line(Noted board, int number, int from, boolean isRow) {
        var cells = new CellSet.Builder();
        for (int i = from; i <= board.board().layout().size(); i++) {
            cells.add(board.cell(isRow ? "r" + number + "c" + i : "r" + i + "c" + number));
        }
        return cells.build();
    }

    private static Noted around(Noted board, int digit, int box, String inRow, String inColumn) {
        return board.nowhere(digit, row(board, 1, box + 1), inRow).nowhere(digit, column(board, 1, box + 1), inColumn);
    }

    @Test
    void threeDigitsFillTheirThreeCells() {
        Noted board = Noted.nine();
        for (int digit = 1; digit <= 3; digit++) {
            around(board, digit, 3, "r1c5", "r6c1");
        }
        assertThat(board.found(Technique.FIREWORK))
                .containsExactly("r1c1 4, r1c1 5, r1c1 6, r1c1 7, r1c1 8, r1c1 9, "
                        + "r1c5 4, r1c5 5, r1c5 6, r1c5 7, r1c5 8, r1c5 9, "
                        + "r2c2 1, r2c2 2, r2c2 3, r2c3 1, r2c3 2, r2c3 3, "
                        + "r3c2 1, r3c2 2, r3c2 3, r3c3 1, r3c3 2, r3c3 3, "
                        + "r6c1 4, r6c1 5, r6c1 6, r6c1 7, r6c1 8, r6c1 9");
    }

    @Test
    void aSecondPlaceOutsideSpoilsIt() {
        Noted board = Noted.nine();
        around(board, 1, 3, "r1c5", "r6c1");
        around(board, 2, 3, "r1c5", "r6c1");
        around(board, 3, 3, "r1c5 r1c6", "r6c1");
        assertThat(board.found(Technique.FIREWORK)).isEmpty();
    }

    @Test
    void differentCellsAreNoTriple() {
        Noted board = Noted.nine();
        around(board, 1, 3, "r1c5", "r6c1");
        around(board, 2, 3, "r1c5", "r6c1");
        around(board, 3, 3, "r1c6", "r6c1");
        assertThat(board.found(Technique.FIREWORK)).isEmpty();
    }

    @Test
    void twoAndTwoFillTheCornersOfARectangle() {
        Noted board = Noted.nine();
        around(board, 1, 3, "r1c5", "r6c1");
        around(board, 2, 3, "r1c5", "r6c1");
        for (int digit = 3; digit <= 4; digit++) {
            board.nowhere(digit, row(board, 6, 1).minus(row(board, 6, 4)), "r6c1")
                    .nowhere(digit, row(board, 6, 7), "r6c1")
                    .nowhere(digit, column(board, 5, 1).minus(column(board, 5, 4)), "r1c5")
                    .nowhere(digit, column(board, 5, 7), "r1c5");
        }
        assertThat(board.struck(Technique.FIREWORK))
                .contains("r1c1 3", "r1c1 4", "r1c1 9", "r6c5 1", "r6c5 2", "r1c5 5", "r6c1 9", "r2c2 1", "r5c6 4")
                .doesNotContain("r1c1 1", "r6c5 3", "r1c5 1", "r1c5 4", "r2c1 1");
    }

    @Test
    void boxesMayHaveAnotherShape() {
        Noted board = Noted.on(Layout.of(Shape.boxes(2, 3)));
        for (int digit = 1; digit <= 3; digit++) {
            board.nowhere(digit, row(board, 1, 4), "r1c5").nowhere(digit, column(board, 1, 3), "r6c1");
        }
        assertThat(board.found(Technique.FIREWORK))
                .containsExactly("r1c1 4, r1c1 5, r1c1 6, r1c5 4, r1c5 5, r1c5 6, "
                        + "r2c2 1, r2c2 2, r2c2 3, r2c3 1, r2c3 2, r2c3 3, r6c1 4, r6c1 5, r6c1 6");
    }
}
