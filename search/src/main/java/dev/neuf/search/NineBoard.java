package dev.neuf.search;

import static dev.neuf.search.NineTables.BAND;
import static dev.neuf.search.NineTables.BESIDE;
import static dev.neuf.search.NineTables.COLUMN;
import static dev.neuf.search.NineTables.COLUMNS;
import static dev.neuf.search.NineTables.MINI_ROWS;
import static dev.neuf.search.NineTables.PLACES;
import static dev.neuf.search.NineTables.ROW;
import static dev.neuf.search.NineTables.ROWS;

/** The candidates of a plain 9x9 board in an array of ints, and what follows from them. */
final class NineBoard {

    /** Where the candidates are: digit x 3 + band, 27 cells each, without the cells that are settled. */
    static final int OPEN = 0;

    /** Where the settled cells of each digit are. */
    static final int SETTLED = 27;

    /** Where the cells of each band that are not settled are. */
    static final int CELLS = 54;

    /** Where the cells of each band with exactly two candidates are. */
    static final int PAIRS = 57;

    /** How many ints a board takes. */
    static final int SIZE = 60;

    private static final int LOW = 0xFF * ROWS;
    private static final int HIGH = 0x100 * ROWS;
    private static final int STACK_1 = 0b111 * ROWS;
    private static final int STACK_2 = STACK_1 << 3;
    private static final int STACK_3 = STACK_1 << 6;

    private NineBoard() {}

    /** Makes a board where every digit is possible everywhere. */
    static void clear(int[] board) {
        for (int i = 0; i < 27; i++) {
            board[OPEN + i] = BAND;
            board[SETTLED + i] = 0;
        }
    }

    /** Puts a digit (counted from 0, times 3) into a cell; the other digits are to learn of it. */
    static void place(int[] board, int digit3, int band, int cell) {
        int elsewhere = ~COLUMN[cell];
        int own = board[digit3 + band] & BESIDE[cell];
        board[digit3] &= elsewhere;
        board[digit3 + 1] &= elsewhere;
        board[digit3 + 2] &= elsewhere;
        board[digit3 + band] = own;
        board[SETTLED + digit3 + band] |= 1 << cell;
    }

    /**
     * Strikes candidates until nothing changes.
     *
     * @param todo the digits to look at, as bits
     * @return false if there is a contradiction
     */
    static boolean settle(int[] board, int todo) {
        int u0 = board[CELLS];
        int u1 = board[CELLS + 1];
        int u2 = board[CELLS + 2];
        while (true) {
            do {
                int next = 0;
                int ways = 0;
                int twice = 0;
                int f0 = 0;
                int f1 = 0;
                int f2 = 0;
                do {
                    int digit = Integer.numberOfTrailingZeros(todo);
                    int d = digit * 3;
                    todo &= todo - 1;
                    int s0 = board[SETTLED + d];
                    int s1 = board[SETTLED + d + 1];
                    int s2 = board[SETTLED + d + 2];
                    int x0 = board[d] & u0 | s0;
                    int x1 = board[d + 1] & u1 | s1;
                    int x2 = board[d + 2] & u2 | s2;
                    x0 &= PLACES[Integer.compress(x0 | x0 >>> 1 | x0 >>> 2, MINI_ROWS)];
                    x1 &= PLACES[Integer.compress(x1 | x1 >>> 1 | x1 >>> 2, MINI_ROWS)];
                    x2 &= PLACES[Integer.compress(x2 | x2 >>> 1 | x2 >>> 2, MINI_ROWS)];
                    int columns = (x0 | x0 >>> 9 | x0 >>> 18) & ROW
                            | ((x1 | x1 >>> 9 | x1 >>> 18) & ROW) << 9
                            | (x2 | x2 >>> 9 | x2 >>> 18) << 18;
                    int p0 = COLUMNS[Integer.compress(columns, STACK_1)];
                    int p1 = COLUMNS[Integer.compress(columns, STACK_2)];
                    int p2 = COLUMNS[Integer.compress(columns, STACK_3)];
                    ways |= p0 | p1 | p2;
                    columns = p0 >>> 6 | p1 >>> 3 | p2;
                    int y0 = x0 & (columns & ROW) * ROWS;
                    int y1 = x1 & (columns >>> 9 & ROW) * ROWS;
                    int y2 = x2 & (columns >>> 18 & ROW) * ROWS;
                    next |= isAny((y0 ^ x0) | (y1 ^ x1) | (y2 ^ x2)) << digit;
                    int g0 = singles(y0) & u0;
                    int g1 = singles(y1) & u1;
                    int g2 = singles(y2) & u2;
                    twice |= f0 & g0 | f1 & g1 | f2 & g2;
                    f0 |= g0;
                    f1 |= g1;
                    f2 |= g2;
                    s0 |= g0;
                    s1 |= g1;
                    s2 |= g2;
                    board[SETTLED + d] = s0;
                    board[SETTLED + d + 1] = s1;
                    board[SETTLED + d + 2] = s2;
                    board[d] = y0 & ~s0;
                    board[d + 1] = y1 & ~s1;
                    board[d + 2] = y2 & ~s2;
                } while (todo != 0);
                if (ways < 0 || twice != 0) {
                    return false;
                }
                u0 ^= f0;
                u1 ^= f1;
                u2 ^= f2;
                todo = next | losers(board, f0, f1, f2);
            } while (todo != 0);
            int a1 = 0;
            int a2 = 0;
            int a3 = 0;
            int b1 = 0;
            int b2 = 0;
            int b3 = 0;
            int c1 = 0;
            int c2 = 0;
            int c3 = 0;
            for (int d = 0; d < 27; d += 3) {
                int x = board[d];
                a3 |= a2 & x;
                a2 |= a1 & x;
                a1 |= x;
                x = board[d + 1];
                b3 |= b2 & x;
                b2 |= b1 & x;
                b1 |= x;
                x = board[d + 2];
                c3 |= c2 & x;
                c2 |= c1 & x;
                c1 |= x;
            }
            if (((a1 ^ u0) | (b1 ^ u1) | (c1 ^ u2)) != 0) {
                return false;
            }
            a1 &= ~a2;
            b1 &= ~b2;
            c1 &= ~c2;
            if ((a1 | b1 | c1) == 0) {
                board[CELLS] = u0;
                board[CELLS + 1] = u1;
                board[CELLS + 2] = u2;
                board[PAIRS] = a2 & ~a3;
                board[PAIRS + 1] = b2 & ~b3;
                board[PAIRS + 2] = c2 & ~c3;
                return true;
            }
            todo = placeAll(board, 0, a1) | placeAll(board, 1, b1) | placeAll(board, 2, c1);
            if (todo < 0) {
                return false;
            }
            u0 &= ~a1;
            u1 &= ~b1;
            u2 &= ~c1;
        }
    }

    /** The cells that are alone in their row of a band, none of whose rows is empty. */
    private static int singles(int x) {
        int others = x & x - ROWS; // without the first cell of each row
        int alone = HIGH & ~((others & LOW) + LOW | others);
        return x & (alone << 1) - (alone >>> 8);
    }

    /** 1 if any bit is set, else 0. */
    private static int isAny(int x) {
        return (x | -x) >>> 31;
    }

    /** The digits that have candidates in these cells. */
    private static int losers(int[] board, int f0, int f1, int f2) {
        return isAny(board[0] & f0 | board[1] & f1 | board[2] & f2)
                | isAny(board[3] & f0 | board[4] & f1 | board[5] & f2) << 1
                | isAny(board[6] & f0 | board[7] & f1 | board[8] & f2) << 2
                | isAny(board[9] & f0 | board[10] & f1 | board[11] & f2) << 3
                | isAny(board[12] & f0 | board[13] & f1 | board[14] & f2) << 4
                | isAny(board[15] & f0 | board[16] & f1 | board[17] & f2) << 5
                | isAny(board[18] & f0 | board[19] & f1 | board[20] & f2) << 6
                | isAny(board[21] & f0 | board[22] & f1 | board[23] & f2) << 7
                | isAny(board[24] & f0 | board[25] & f1 | board[26] & f2) << 8;
    }

    /** Puts into each of these cells the one digit it can hold; the digits placed, or -1 if one has none any more. */
    private static int placeAll(int[] board, int band, int cells) {
        int placed = 0;
        for (int left = cells; left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            int d = band;
            while ((board[d] >>> cell & 1) == 0) {
                d += 3;
                if (d >= 27) {
                    return -1;
                }
            }
            place(board, d - band, band, cell);
            placed |= 1 << d / 3;
        }
        return placed;
    }
}
