package dev.neuf.search;

import static dev.neuf.search.NineBoard.CELLS;
import static dev.neuf.search.NineBoard.PAIRS;
import static dev.neuf.search.NineBoard.SETTLED;
import static dev.neuf.search.NineBoard.SIZE;
import static dev.neuf.search.NineTables.BAND;
import static dev.neuf.search.NineTables.BAND_OF;
import static dev.neuf.search.NineTables.BESIDE;
import static dev.neuf.search.NineTables.COLUMN;
import static dev.neuf.search.NineTables.PLACE_OF;

/**
 * The kernel for plain 9x9 boards: the fastest way through millions of them.
 *
 * <pre>
 *   nine.load(line, 0);
 *   while (nine.next()) {
 *       nine.write(solution, 0);
 *   }
 * </pre>
 *
 * <p>It makes no objects. It is for one thread at a time.
 */
public final class Nine {

    /** How many cells there are. */
    public static final int CELL_COUNT = 81;

    private static final int FRAME = 64;
    /** In a frame of the stack, after the board: the cell guessed, and where its digit stands in the board. */
    private static final int GUESSED_CELL = SIZE;

    private static final int GUESSED_DIGIT = SIZE + 1;
    /** Added to a guessed cell that has more than two candidates. */
    private static final int MANY = 128;

    private final int[] board = new int[FRAME];
    private final int[] stack = new int[FRAME * CELL_COUNT];

    /** What is to do next. */
    private enum Next {
        VISIT,
        BACK,
        NOTHING
    }

    private Next next = Next.NOTHING;
    private int depth;
    private long choices;
    private long backtracks;

    /** Begins with 81 characters of a text, row by row: 1 to 9 are givens, any other is an empty cell. */
    public void load(byte[] text, int from) {
        NineBoard.clear(board);
        for (int cell = 0; cell < CELL_COUNT; cell++) {
            int digit = text[from + cell] - '1';
            if (digit >= 0 && digit <= 8) {
                give(cell, digit);
            }
        }
        begin();
    }

    /** Begins with 81 characters of a text, row by row: 1 to 9 are givens, any other is an empty cell. */
    public void load(CharSequence text, int from) {
        NineBoard.clear(board);
        for (int cell = 0; cell < CELL_COUNT; cell++) {
            int digit = text.charAt(from + cell) - '1';
            if (digit >= 0 && digit <= 8) {
                give(cell, digit);
            }
        }
        begin();
    }

    /** Begins with the candidates of each of the 81 cells: digit d is bit d - 1. */
    public void load(int[] candidates) {
        NineBoard.clear(board);
        board[CELLS] = BAND;
        board[CELLS + 1] = BAND;
        board[CELLS + 2] = BAND;
        for (int cell = 0; cell < CELL_COUNT; cell++) {
            int band = BAND_OF[cell];
            for (int digit = 0; digit < 9; digit++) {
                board[digit * 3 + band] &= ~((~candidates[cell] >>> digit & 1) << PLACE_OF[cell]);
            }
        }
        start();
    }

    private void give(int cell, int digit) {
        int band = BAND_OF[cell];
        int place = PLACE_OF[cell];
        int d = digit * 3;
        int elsewhere = ~COLUMN[place];
        int own = board[d + band] & (BESIDE[place] | 1 << place);
        board[d] &= elsewhere;
        board[d + 1] &= elsewhere;
        board[d + 2] &= elsewhere;
        board[d + band] = own;
        board[SETTLED + d + band] |= 1 << place;
    }

    /** Takes the cells of the givens from the other digits. */
    private void begin() {
        int f0 = 0;
        int f1 = 0;
        int f2 = 0;
        int clash = 0;
        for (int d = 0; d < 27; d += 3) {
            int s0 = board[SETTLED + d];
            int s1 = board[SETTLED + d + 1];
            int s2 = board[SETTLED + d + 2];
            clash |= s0 & ~board[d] | s1 & ~board[d + 1] | s2 & ~board[d + 2];
            f0 |= s0;
            f1 |= s1;
            f2 |= s2;
        }
        for (int d = 0; d < 27; d += 3) {
            board[d] &= ~f0;
            board[d + 1] &= ~f1;
            board[d + 2] &= ~f2;
        }
        board[CELLS] = BAND & ~f0;
        board[CELLS + 1] = BAND & ~f1;
        board[CELLS + 2] = BAND & ~f2;
        if (clash == 0) {
            start();
        } else {
            stop();
        }
    }

    private void start() {
        stop();
        next = NineBoard.settle(board, 0x1FF) ? Next.VISIT : Next.NOTHING;
    }

    private void stop() {
        depth = 0;
        choices = 0;
        backtracks = 0;
        next = Next.NOTHING;
    }

    /** Goes on to the next solution; false if there is none. */
    public boolean next() {
        return next(Long.MAX_VALUE);
    }

    /** How many more solutions there are, at most {@code most}. */
    public long count(long most) {
        long found = 0;
        while (found < most && next()) {
            found++;
        }
        return found;
    }

    /**
     * Goes on to the next solution, but not beyond a number of tries.
     *
     * @return false if there is none, or if the tries since the board was loaded are as many: see {@link #isOver}
     */
    public boolean next(long mostChoices) {
        while (next != Next.NOTHING && choices < mostChoices) {
            boolean isSound = next == Next.VISIT ? guess() : back();
            if (!isSound) {
                backtracks++;
                next = depth == 0 ? Next.NOTHING : Next.BACK;
            } else if ((board[CELLS] | board[CELLS + 1] | board[CELLS + 2]) == 0) {
                next = depth == 0 ? Next.NOTHING : Next.BACK;
                return true;
            } else {
                next = Next.VISIT;
            }
        }
        return false;
    }

    /** Whether there are no more solutions to come. */
    public boolean isOver() {
        return next == Next.NOTHING;
    }

    /** How many digits were tried in a cell that had several, since the board was loaded. */
    public long choices() {
        return choices;
    }

    /** How many tries led to a contradiction, since the board was loaded. */
    public long backtracks() {
        return backtracks;
    }

    /** Writes the solution found last as 81 characters, row by row. */
    public void write(byte[] to, int from) {
        for (int i = 0; i < 27; i++) {
            int first = from + i % 3 * 27;
            byte digit = (byte) ('1' + i / 3);
            for (int cells = board[SETTLED + i]; cells != 0; cells &= cells - 1) {
                to[first + Integer.numberOfTrailingZeros(cells)] = digit;
            }
        }
    }

    /** Tries a digit of some cell; a board without open cells is sound as it is. */
    private boolean guess() {
        if ((board[CELLS] | board[CELLS + 1] | board[CELLS + 2]) == 0) {
            return true;
        }
        int guessed = choose();
        int band = guessed >> 5 & 3;
        int cell = guessed & 31;
        int d = band;
        while ((board[d] >>> cell & 1) == 0) {
            d += 3;
        }
        int frame = depth++ * FRAME;
        System.arraycopy(board, 0, stack, frame, SIZE);
        stack[frame + GUESSED_CELL] = guessed;
        stack[frame + GUESSED_DIGIT] = d;
        int todo = 0;
        for (int e = d; e < 27; e += 3) {
            todo |= (board[e] >>> cell & 1) << e / 3;
        }
        NineBoard.place(board, d - band, band, cell);
        board[CELLS + band] ^= 1 << cell;
        choices++;
        return NineBoard.settle(board, todo);
    }

    /** Goes back to the last guess and tries what else there is. */
    private boolean back() {
        int frame = --depth * FRAME;
        System.arraycopy(stack, frame, board, 0, SIZE);
        int guessed = stack[frame + GUESSED_CELL];
        int band = guessed >> 5 & 3;
        int cell = guessed & 31;
        int d = stack[frame + GUESSED_DIGIT];
        board[d] ^= 1 << cell;
        int todo = 1 << d / 3;
        if (guessed < MANY) {
            int e = d + 3;
            while ((board[e] >>> cell & 1) == 0) {
                e += 3;
            }
            NineBoard.place(board, e - band, band, cell);
            board[CELLS + band] ^= 1 << cell;
            todo |= 1 << e / 3;
        }
        choices++;
        return NineBoard.settle(board, todo);
    }

    /** A cell to guess: of those with two candidates the one with most open peers, else one with the fewest. */
    private int choose() {
        int u0 = board[CELLS];
        int u1 = board[CELLS + 1];
        int u2 = board[CELLS + 2];
        int best = -1;
        int most = -1;
        for (int band = 0; band < 3; band++) {
            int open = board[CELLS + band];
            for (int left = board[PAIRS + band]; left != 0; left &= left - 1) {
                int cell = Integer.numberOfTrailingZeros(left);
                int column = COLUMN[cell];
                int peers = Integer.bitCount(open & ~BESIDE[cell])
                        + Integer.bitCount(u0 & column)
                        + Integer.bitCount(u1 & column)
                        + Integer.bitCount(u2 & column);
                if (peers > most) {
                    most = peers;
                    best = band << 5 | cell;
                }
            }
        }
        return best >= 0 ? best : MANY | fewest();
    }

    private int fewest() {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int band = 0; band < 3; band++) {
            for (int left = board[CELLS + band]; left != 0; left &= left - 1) {
                int cell = Integer.numberOfTrailingZeros(left);
                int candidates = 0;
                for (int d = band; d < 27; d += 3) {
                    candidates += board[d] >>> cell & 1;
                }
                if (candidates < fewest) {
                    fewest = candidates;
                    best = band << 5 | cell;
                }
            }
        }
        return best;
    }
}
