package dev.neuf.logic.exotic;

import static dev.neuf.logic.exotic.NineBoxes.SIDE;
import static dev.neuf.logic.exotic.NineBoxes.SIZE;

import dev.neuf.logic.Hunt;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * All ways to move the lines of a board with boxes of three by three onto others, and perhaps rows onto columns, that
 * bring givens onto givens. Rows go only to lines with as many givens in the boxes; then there is little choice for columns.
 */
final class Moves {

    private static final int[][] ORDERS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    /** By line, where it has givens. */
    private final int[] rows = new int[SIZE];

    private final int[] columns = new int[SIZE];

    Moves(int[] givens) {
        for (int cell = 0; cell < givens.length; cell++) {
            if (givens[cell] != 0) {
                rows[cell / SIZE] |= 1 << cell % SIZE;
                columns[cell % SIZE] |= 1 << cell / SIZE;
            }
        }
    }

    /** Gives each move, by cell where it goes, but for the one that moves nothing. */
    void each(Hunt hunt, Consumer<int[]> look) {
        each(hunt, rows, columns, false, look);
        each(hunt, columns, rows, true, look);
    }

    private void each(Hunt hunt, int[] toRows, int[] toColumns, boolean isSwapped, Consumer<int[]> look) {
        for (int[] row : orders(kinds(rows, columns), kinds(toRows, toColumns))) {
            int[] brought = new int[SIZE];
            for (int column = 0; column < SIZE; column++) {
                for (int i = 0; i < SIZE; i++) {
                    brought[column] |= (columns[column] >> i & 1) << row[i];
                }
            }
            for (int[] column : orders(brought, toColumns)) {
                int[] moved = moved(row, column, isSwapped);
                if (isMove(moved)) {
                    look.accept(moved);
                }
                if (hunt.isOver()) {
                    return;
                }
            }
        }
    }

    /** How many givens each line has in the boxes, and the lines that cross it at its givens, whatever their order. */
    private static int[] kinds(int[] lines, int[] crossing) {
        int[] kinds = new int[SIZE];
        for (int line = 0; line < SIZE; line++) {
            kinds[line] = kind(lines[line]);
            for (int left = lines[line]; left != 0; left &= left - 1) {
                int kind = kind(crossing[Integer.numberOfTrailingZeros(left)]);
                kinds[line] += kind * kind << Byte.SIZE;
            }
        }
        return kinds;
    }

    private static int kind(int line) {
        int sum = 0;
        for (int box = 0; box < SIDE; box++) {
            int count = Integer.bitCount(line >> box * SIDE & 0b111);
            sum += 1 << 2 * count; // two bits hold how many boxes have so many
        }
        return sum;
    }

    /** The orders of nine lines that keep each three together and lead to lines of the same kind. */
    private static List<int[]> orders(int[] from, int[] to) {
        var found = new ArrayList<int[]>();
        for (int[] threes : ORDERS) {
            grow(from, to, threes, 0, new int[SIZE], found);
        }
        return found;
    }

    private static void grow(int[] from, int[] to, int[] threes, int done, int[] moved, List<int[]> found) {
        if (done == SIDE) {
            found.add(moved.clone());
            return;
        }
        for (int[] order : ORDERS) {
            boolean isAlike = true;
            for (int i = 0; i < SIDE && isAlike; i++) {
                int line = done * SIDE + i;
                moved[line] = threes[done] * SIDE + order[i];
                isAlike = from[line] == to[moved[line]];
            }
            if (isAlike) {
                grow(from, to, threes, done + 1, moved, found);
            }
        }
    }

    private static int[] moved(int[] row, int[] column, boolean isSwapped) {
        int[] moved = new int[SIZE * SIZE];
        for (int cell = 0; cell < moved.length; cell++) {
            int first = row[cell / SIZE];
            int second = column[cell % SIZE];
            moved[cell] = isSwapped ? second * SIZE + first : first * SIZE + second;
        }
        return moved;
    }

    private static boolean isMove(int[] moved) {
        for (int cell = 0; cell < moved.length; cell++) {
            if (moved[cell] != cell) {
                return true;
            }
        }
        return false;
    }
}
