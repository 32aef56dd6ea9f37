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
        long rows = count(board, MINI_ROWS_OF, ROOM);
        long columns = count(board, MINI_COLUMNS_OF, ROOM + 2);
        if ((rows | columns) == 0) {
            return 0;
        }
        return (rows | columns) < 0
                ? -1
                : strike(board, (int) rows, (int) (rows >>> 32), (int) columns, (int) (columns >>> 32));
    }

    /**
     * Counts digits, in the low half those that have room and in the high half those that are sure, and writes how much
     * room there is for more than three.
     *
     * <p>Adders as in hardware, for all minis at once: three bits make a sum and a carry. Nine digits take 29 operations.
     *
     * @return the minis with room for just three, which are not all sure, and 32 bits up those full with three, where others
     *     have room, too; negative if there is room for two only, or four are sure
     */
    private static long count(long[] board, int from, int room) {
        long ones1 = sum(board[from], board[from + 1], board[from + 2]);
        long ones2 = sum(board[from + 3], board[from + 4], board[from + 5]);
        long ones3 = sum(board[from + 6], board[from + 7], board[from + 8]);
        long twos1 = carry(board[from], board[from + 1], board[from + 2]);
        long twos2 = carry(board[from + 3], board[from + 4], board[from + 5]);
        long twos3 = carry(board[from + 6], board[from + 7], board[from + 8]);
        long twos4 = carry(ones1, ones2, ones3);
        long fours1 = carry(twos1, twos2, twos3);
        long twos = sum(twos1, twos2, twos3);
        long fours2 = twos & twos4;
        long one = sum(ones1, ones2, ones3);
        long two = twos ^ twos4;
        long eight = fours1 & fours2;
        // at least three, four, five, six
        long n4 = fours1 | fours2;
        long n3 = n4 | two & one;
        long n5 = eight | n4 & (two | one);
        long n6 = eight | n4 & two;
        long wrong = ~n3 & BAND | n4 >>> 32;
        board[room] = n4 & ~n5 | n6;
        board[room + 1] = n5;
        return n3 & ~n4 & ~(n3 >>> 32) & BAND | n3 & n4 << 32 | -wrong & Long.MIN_VALUE;
    }

    private static long sum(long a, long b, long c) {
        return a ^ b ^ c;
    }

    private static long carry(long a, long b, long c) {
        return a & b | (a ^ b) & c;
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
