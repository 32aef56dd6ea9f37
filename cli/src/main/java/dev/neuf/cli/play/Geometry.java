package dev.neuf.cli.play;

import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import java.util.Arrays;
import java.util.List;

/**
 * Where the cells of a board are on the screen.
 *
 * <pre>
 *       1 2 3   1 2 3        names of the columns
 *     ┏━━━━━━━┳━━━━━━━┓
 *   1 ┃ 1 2   ┃   5   ┃      a line only where a region ends
 * </pre>
 */
final class Geometry {

    /** Larger boards have less room between the digits. */
    private static final int LARGEST_WIDE = 16;

    private final Layout layout;
    private final int head;
    private final int lines;
    private final int perLine;
    private final int step;
    private final int before;
    private final int cellWidth;
    private final int margin;
    private final boolean[] hasColumnLine;
    private final boolean[] hasRowLine;

    /**
     * Cells with so many lines of so many marks, each so far from the next.
     *
     * @param sumWidth how many figures the sum of a cage may have, in a line of its own on top; 0 for no such line
     * @param isAiry whether there is room between all cells, not only where a line is
     * @param before blanks before the first mark of a line
     * @param behind blanks behind the last
     */
    private Geometry(
            Layout layout, int sumWidth, boolean isAiry, int lines, int perLine, int step, int before, int behind) {
        this.layout = layout;
        this.head = sumWidth > 0 ? 1 : 0;
        this.lines = head + lines;
        this.perLine = perLine;
        this.step = step;
        this.before = before;
        this.cellWidth = before + Math.max((perLine - 1) * step + 1 + behind, sumWidth);
        this.margin = String.valueOf(layout.size()).length() + 1;
        int size = layout.size();
        this.hasColumnLine = new boolean[size + 1];
        this.hasRowLine = new boolean[size + 1];
        Arrays.fill(hasColumnLine, isAiry);
        Arrays.fill(hasRowLine, isAiry);
        for (int line = 0; line <= size; line++) {
            for (int i = 0; i < size; i++) {
                hasColumnLine[line] |= line == 0 || line == size || isBorder(layout, i, line - 1, i, line);
                hasRowLine[line] |= line == 0 || line == size || isBorder(layout, line - 1, i, line, i);
            }
        }
    }

    /** All there are, the roomiest first, with room for sums of so many figures. */
    static List<Geometry> all(Layout layout, int sumWidth) {
        int size = layout.size();
        int square = Math.max(1, (int) Math.sqrt(size));
        int wide = (size + square - 1) / square;
        int half = (size + 1) / 2;
        return List.of(
                new Geometry(layout, sumWidth, true, square, wide, 2, 1, 1),
                new Geometry(layout, sumWidth, false, square, wide, 2, 1, 1),
                new Geometry(layout, sumWidth, false, square, wide, 1, 1, 0),
                new Geometry(layout, sumWidth, false, 2, half, 1, 1, 0),
                new Geometry(layout, sumWidth, false, 1, 1, 1, 1, size > LARGEST_WIDE ? 0 : 1),
                new Geometry(layout, sumWidth, false, 1, 1, 1, 1, 0));
    }

    /** Whether two neighbours are in different regions. A Latin square has no regions, and no lines. */
    static boolean isBorder(Layout layout, int row, int column, int otherRow, int otherColumn) {
        Shape shape = layout.shape();
        return shape.regionOf(layout.cell(row, column)) != shape.regionOf(layout.cell(otherRow, otherColumn));
    }

    /** Whether pencil marks can be seen in the cells. */
    boolean hasMarks() {
        return perLine > 1 || layout.size() == 1;
    }

    /** Whether cells have a line for sums on top. */
    boolean hasHead() {
        return head > 0;
    }

    /** How many lines a cell has. */
    int lines() {
        return lines;
    }

    int cellWidth() {
        return cellWidth;
    }

    /** How many columns of text all of it takes. */
    int width() {
        return left(layout.size()) + 1;
    }

    /** How many lines of text all of it takes. */
    int height() {
        return top(layout.size()) + 1;
    }

    /** The left edge of a column of cells; past the last one, the place of the outer line. */
    int left(int column) {
        int x = margin;
        for (int i = 0; i < column; i++) {
            x += (hasColumnLine[i] ? 1 : 0) + cellWidth;
        }
        return x + (column < layout.size() && hasColumnLine[column] ? 1 : 0);
    }

    /** The first line of a row of cells. */
    int top(int row) {
        int y = 1;
        for (int i = 0; i < row; i++) {
            y += (hasRowLine[i] ? 1 : 0) + lines;
        }
        return y + (row < layout.size() && hasRowLine[row] ? 1 : 0);
    }

    boolean hasColumnLine(int column) {
        return hasColumnLine[column];
    }

    boolean hasRowLine(int row) {
        return hasRowLine[row];
    }

    /** Where the line before a column is, if there is one. */
    int columnLine(int column) {
        return column == layout.size() ? left(column) : left(column) - 1;
    }

    /** Where the line above a row is, if there is one. */
    int rowLine(int row) {
        return row == layout.size() ? top(row) : top(row) - 1;
    }

    /** How far right of the edge of its cell the mark of a digit is. */
    int markColumn(int digit) {
        return before + (digit - 1) % perLine * step;
    }

    /** How far below the edge of its cell the mark of a digit is. */
    int markLine(int digit) {
        return head + (digit - 1) / perLine;
    }

    /** How far right of the edge of its cell a digit is. */
    int digitColumn() {
        return before + (perLine - 1) * step / 2;
    }

    /** How far below the edge of its cell a digit is. */
    int digitLine() {
        return head + (lines - head - 1) / 2;
    }
}
