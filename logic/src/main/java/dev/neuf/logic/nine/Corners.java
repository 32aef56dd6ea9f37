package dev.neuf.logic.nine;

import java.util.Arrays;

/**
 * The rectangles of a board: four cells in two rows, two columns and two boxes that all have the same two digits, and one
 * of which has nothing else. All types of {@link RectangleLooks} read them here.
 *
 * <p>One is a word: its cells from the first, which has the two digits only, to those in its row, in its column and
 * opposite; the two digits; the other digits there; and which of the cells have any.
 */
final class Corners {

    private static final int CELL_BITS = 7;
    private static final int PAIR_SHIFT = 4 * CELL_BITS;
    private static final int OTHERS_SHIFT = PAIR_SHIFT + 9;
    private static final int WAYS_SHIFT = OTHERS_SHIFT + 9;

    long[] all = new long[0];
    int count;

    /** For each set of cells, whether there are rectangles in which these have other digits. */
    int kinds;

    private int turn;

    static int corner(long rectangle, int index) {
        return (int) (rectangle >>> index * CELL_BITS) & (1 << CELL_BITS) - 1;
    }

    static int pair(long rectangle) {
        return (int) (rectangle >>> PAIR_SHIFT) & Plain.ALL_DIGITS;
    }

    static int others(long rectangle) {
        return (int) (rectangle >>> OTHERS_SHIFT) & Plain.ALL_DIGITS;
    }

    static int ways(long rectangle) {
        return (int) (rectangle >>> WAYS_SHIFT);
    }

    /** Finds those of a board, unless that is done. */
    void spread(Slate slate) {
        if (turn == slate.turn) {
            return;
        }
        turn = slate.turn;
        count = 0;
        kinds = 0;
        for (long left = slate.twoLow; left != 0; left &= left - 1) {
            from(slate, Long.numberOfTrailingZeros(left));
        }
        for (long left = slate.twoHigh; left != 0; left &= left - 1) {
            from(slate, Plain.LOW_CELLS + Long.numberOfTrailingZeros(left));
        }
    }

    private void from(Slate slate, int first) {
        int pair = slate.candidates[first];
        int one = Integer.numberOfTrailingZeros(pair) * Plain.HOUSES;
        int other = (31 - Integer.numberOfLeadingZeros(pair)) * Plain.HOUSES;
        int row = Plain.ROW[first];
        int column = Plain.COLUMN[first];
        int inRow = slate.at[one + row] & slate.at[other + row] & ~(1 << column - 9);
        int inColumn = slate.at[one + column] & slate.at[other + column] & ~(1 << row);
        if (inRow == 0 || inColumn == 0) {
            return;
        }
        int stack = 0b111 << (column - 9) / 3 * 3;
        int band = 0b111 << row / 3 * 3;
        for (; inRow != 0; inRow &= inRow - 1) {
            int across = Integer.numberOfTrailingZeros(inRow);
            // two boxes: if one side lies in a box, the other does not
            int down = inColumn & ((1 << across & stack) == 0 ? band : ~band);
            for (; down != 0; down &= down - 1) {
                int start = Integer.numberOfTrailingZeros(down) * 9;
                if ((slate.candidates[start + across] & pair) == pair) {
                    add(slate, first, row * 9 + across, start + column - 9, start + across);
                }
            }
        }
    }

    private void add(Slate slate, int first, int inRow, int inColumn, int opposite) {
        int pair = slate.candidates[first];
        int restInRow = slate.candidates[inRow] & ~pair;
        int restInColumn = slate.candidates[inColumn] & ~pair;
        int restOpposite = slate.candidates[opposite] & ~pair;
        // the same rectangle is found once, from the first cell that has nothing but the two digits
        if (restInRow == 0 && inRow < first
                || restInColumn == 0 && inColumn < first
                || restOpposite == 0 && opposite < first) {
            return;
        }
        int ways = (restInRow == 0 ? 0 : 0b10) | (restInColumn == 0 ? 0 : 0b100) | (restOpposite == 0 ? 0 : 0b1000);
        if (count == all.length) {
            all = Arrays.copyOf(all, 2 * count + 16);
        }
        kinds |= 1 << ways;
        all[count++] = first
                | inRow << CELL_BITS
                | inColumn << 2 * CELL_BITS
                | opposite << 3 * CELL_BITS
                | (long) pair << PAIR_SHIFT
                | (long) (restInRow | restInColumn | restOpposite) << OTHERS_SHIFT
                | (long) ways << WAYS_SHIFT;
    }
}
