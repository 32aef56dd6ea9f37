package dev.neuf.search;

import static dev.neuf.search.NineBoard.LEFT_HALF;
import static dev.neuf.search.NineBoard.LOWER;
import static dev.neuf.search.NineBoard.MINI_COLUMNS_OF;
import static dev.neuf.search.NineBoard.MINI_ROWS_OF;
import static dev.neuf.search.NineBoard.ROOM;
import static dev.neuf.search.NineBoard.UPPER;
import static dev.neuf.search.NineTables.BAND;
import static dev.neuf.search.NineTables.CELLS;
import static dev.neuf.search.NineTables.KEPT;
import static dev.neuf.search.NineTables.MINIS;
import static dev.neuf.search.NineTables.ROW;
import static dev.neuf.search.NineTables.ROWS;
import static dev.neuf.search.NineTables.STACK_1;
import static dev.neuf.search.NineTables.STACK_2;
import static dev.neuf.search.NineTables.STACK_3;

/** What follows for a {@link NineBoard} from counting: each mini-row and each mini-column holds exactly three digits. */
final class NineMinis {

    private NineMinis() {}

    /** Looks at mini-rows and mini-columns, which hold three digits; the digits that lost candidates, -1 if impossible. */
    static int count(long[] board) {
        long r1 = 0;
        long r2 = 0;
        long r3 = 0;
        long r4 = 0;
        long r5 = 0;
        long r6 = 0;
        long c1 = 0;
        long c2 = 0;
        long c3 = 0;
        long c4 = 0;
        long c5 = 0;
        long c6 = 0;
        for (int digit = 0; digit < 9; digit++) {
            long r = board[MINI_ROWS_OF + digit];
            r6 |= r5 & r;
            r5 |= r4 & r;
            r4 |= r3 & r;
            r3 |= r2 & r;
            r2 |= r1 & r;
            r1 |= r;
            long c = board[MINI_COLUMNS_OF + digit];
            c6 |= c5 & c;
            c5 |= c4 & c;
            c4 |= c3 & c;
            c3 |= c2 & c;
            c2 |= c1 & c;
            c1 |= c;
        }
        if (((int) (r3 & c3) ^ BAND | (int) ((r4 | c4) >>> 32)) != 0) {
            return -1; // room for two only, or four that are sure
        }
        board[ROOM] = r4;
        board[ROOM + 1] = r5;
        board[ROOM + 2] = r6;
        board[ROOM + 3] = c4;
        board[ROOM + 4] = c5;
        board[ROOM + 5] = c6;
        int justRows = (int) (r3 & ~r4 & ~(r3 >>> 32));
        int fullRows = (int) (r3 >>> 32 & r4);
        int justColumns = (int) (c3 & ~c4 & ~(c3 >>> 32));
        int fullColumns = (int) (c3 >>> 32 & c4);
        return (justRows | fullRows | justColumns | fullColumns) == 0
                ? 0
                : strike(board, justRows, fullRows, justColumns, fullColumns);
    }

    /** Makes digits sure in minis that have room for just three, and takes others from minis full with three. */
    private static int strike(long[] board, int justRows, int fullRows, int justColumns, int fullColumns) {
        int changed = 0;
        for (int digit = 0; digit < 9; digit++) {
            int rows = (int) board[MINI_ROWS_OF + digit];
            int columns = (int) board[MINI_COLUMNS_OF + digit];
            int left = Integer.expand(kept(columns, justColumns, fullColumns, STACK_1), STACK_1)
                    | Integer.expand(kept(columns, justColumns, fullColumns, STACK_2), STACK_2)
                    | Integer.expand(kept(columns, justColumns, fullColumns, STACK_3), STACK_3);
            long a = board[UPPER + digit];
            long b = board[LOWER + digit];
            long leftA = a
                    & (CELLS[kept(rows, justRows, fullRows, ROW)]
                            | (long) CELLS[kept(rows, justRows, fullRows, ROW << 9)] << 32)
                    & NineBoard.inUpperBands(left);
            long leftB =
                    b & (CELLS[kept(rows, justRows, fullRows, ROW << 18)] & (left >>> 18 & ROW) * ROWS | LEFT_HALF);
            if ((leftA ^ a | leftB ^ b) != 0) {
                board[UPPER + digit] = leftA;
                board[LOWER + digit] = leftB;
                changed |= 1 << digit;
            }
        }
        return changed;
    }

    private static int kept(int minis, int just, int full, int unit) {
        int pattern = Integer.compress(minis, unit);
        int sure = (int) (MINIS[pattern] >>> 32);
        return KEPT[pattern & Integer.compress(just, unit)] & (ROW & ~Integer.compress(full, unit) | sure);
    }
}
