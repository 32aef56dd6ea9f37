package dev.neuf.make.canon;

import dev.neuf.core.Grid;
import java.util.List;

/**
 * A way to move the cells of a 9x9 board and to rename its digits, which leaves the rules as they are. What is known of
 * a puzzle, such as its solution, goes the same way as the puzzle.
 *
 * @param isTransposed whether rows and columns change places, before anything else
 * @param rows which row comes to be row 0, row 1 ..., counted from 0
 * @param columns which column comes to be column 0, column 1 ..., counted from 0
 * @param digits the new names of the digits 1, 2 ...
 */
public record Mapping(boolean isTransposed, List<Integer> rows, List<Integer> columns, List<Integer> digits) {

    public Mapping {
        rows = List.copyOf(rows);
        columns = List.copyOf(columns);
        digits = List.copyOf(digits);
    }

    /** The cell that comes to be this one. */
    public int source(int cell) {
        int row = rows.get(cell / 9);
        int column = columns.get(cell % 9);
        return isTransposed ? 9 * column + row : 9 * row + column;
    }

    /** The grid moved and renamed. */
    public Grid apply(Grid grid) {
        int[] moved = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            int digit = grid.digit(source(cell));
            moved[cell] = digit == 0 ? 0 : digits.get(digit - 1);
        }
        return Grid.of(moved);
    }
}
