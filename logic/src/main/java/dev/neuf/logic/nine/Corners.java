package dev.neuf.logic.nine;

import java.util.Arrays;

/**
 * The rectangles of a board: four cells in two rows, two columns and two boxes, one of which has nothing but two digits that
 * no placed digit keeps from the others. All types of {@link RectangleLooks} read them here.
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

    /** By open cell, the digits that are not placed where it sees them; they may be struck there. */
    private final int[] room = new int[Plain.CELLS];

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
        for (int cell = 0; cell < Plain.CELLS; cell++) {
            int seen = slate.placed[Plain.ROW[cell]] | slate.placed[Plain.COLUMN[cell]] | slate.placed[Plain.BOX[cell]];
            room[cell] = slate.values[cell] == 0 ? ~seen : 0;
        }
        for (long left = slate.twoLow; left != 0; left &= left - 1) {
            from(slate, Long.numberOfTrailingZeros(left));
        }
        for (long left = slate.twoHigh; left != 0; left &= left - 1) {
            from(slate, Plain.LOW_CELLS + Long.numberOfTrailingZeros(left));
        }
    }

    private void from(Slate slate, int first) {
        int pair = slate.candidates[first];
        int row = Plain.ROW[first] * 9;
        int column = Plain.COLUMN[first] - 9;
        int stack = column / 3;
        int band = row / 27;
        for (int across = 0; across < 9; across++) {
            if (across == column || (room[row + across] & pair) != pair) {
                continue;
            }
            for (int start = 0; start < Plain.CELLS; start += 9) {
                // two boxes: if one side lies in a box, the other does not
                boolean hasTwo = across / 3 == stack != (start / 27 == band);
                if (start != row && hasTwo && (room[start + column] & room[start + across] & pair) == pair) {
                    add(slate, first, row + across, start + column, start + across);
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
        if (inRow < first && slate.candidates[inRow] == pair
                || inColumn < first && slate.candidates[inColumn] == pair
                || opposite < first && slate.candidates[opposite] == pair) {
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
