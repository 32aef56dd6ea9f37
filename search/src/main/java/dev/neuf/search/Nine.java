package dev.neuf.search;

import static dev.neuf.search.NineBoard.LOWER;
import static dev.neuf.search.NineBoard.MINI_COLUMNS_OF;
import static dev.neuf.search.NineBoard.MINI_ROWS_OF;
import static dev.neuf.search.NineBoard.OPEN_CELLS;
import static dev.neuf.search.NineBoard.ROOM;
import static dev.neuf.search.NineBoard.SIZE;
import static dev.neuf.search.NineBoard.UPPER;
import static dev.neuf.search.NineBoard.UPPER_SETTLED;
import static dev.neuf.search.NineTables.BAND;
import static dev.neuf.search.NineTables.FIRST;
import static dev.neuf.search.NineTables.REST;
import static dev.neuf.search.NineTables.ROW;
import static dev.neuf.search.NineTables.STACK_1;
import static dev.neuf.search.NineTables.STACK_2;
import static dev.neuf.search.NineTables.STACK_3;
import static dev.neuf.search.NineTables.WAYS;

import java.util.Arrays;

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

    /** A board and the digits that have news: what is left to try after a guess. */
    private static final int FRAME = SIZE + 1;

    /** The patterns of the three bands and the three stacks. */
    private static final int[] UNITS = {ROW, ROW << 9, ROW << 18, STACK_1, STACK_2, STACK_3};

    private final byte[] line = new byte[CELL_COUNT];
    private final long[] board = new long[NineBoard.FULL_SIZE];
    private long[] stack = new long[32 * FRAME];

    /** What is to do next. */
    private enum Next {
        GUESS,
        BACK,
        NOTHING
    }

    /**
     * After so many tries without a solution, cells are guessed instead of ways. On a nearly empty board ways can run into
     * a corner with millions of positions; no puzzle with one solution we know of takes half as many.
     */
    private static final int PATIENCE = 4096;

    private Next next = Next.NOTHING;
    private int depth;
    /** Until when ways are guessed. */
    private long patience;

    private boolean isFound;
    /** The digit of the first guess, and its words before. */
    private int firstDigit;

    private long firstUpper;
    private long firstLower;
    private long choices;
    private long backtracks;

    /** Begins with 81 characters of a text, row by row: 1 to 9 are givens, any other is an empty cell. */
    public void load(CharSequence text, int from) {
        for (int cell = 0; cell < CELL_COUNT; cell++) {
            char character = text.charAt(from + cell);
            line[cell] = character < 128 ? (byte) character : 0;
        }
        load(line, 0);
    }

    /** Begins with 81 characters of a text, row by row: 1 to 9 are givens, any other is an empty cell. */
    public void load(byte[] text, int from) {
        start(give(text, from));
    }

    /**
     * The same where one empty cell does not hold a digit: whether there is a solution tells whether the digit would be
     * missed there. It is cheaper to find that out than to count to two.
     */
    public void loadWithout(byte[] text, int from, int cell, int digit) {
        boolean isSound = give(text, from);
        NineBoard.strike(board, 0, digit - 1, cell);
        start(isSound);
    }

    private boolean give(byte[] text, int from) {
        // first where the givens are, without a branch: which cells are empty cannot be predicted
        long first = 0;
        long second = 0;
        long third = 0;
        for (int cell = 26; cell >= 0; cell--) {
            first = 2 * first + isDigit(text[from + cell]);
            second = 2 * second + isDigit(text[from + 27 + cell]);
            third = 2 * third + isDigit(text[from + 54 + cell]);
        }
        for (int i = UPPER_SETTLED; i < LOWER + 9; i++) {
            board[i] = 0;
        }
        for (long left = first | second << 32; left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            board[UPPER_SETTLED - '1' + text[from + bit - 5 * (bit >>> 5)]] |= left & -left;
        }
        for (long left = third; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            board[LOWER - '1' + text[from + 54 + cell]] |= (left & -left) << 32;
        }
        return NineBoard.give(board);
    }

    /** 1 for the digits 1 to 9, else 0. */
    private static int isDigit(int character) {
        return (character - ('9' + 1) & ~(character - '1')) >>> 31;
    }

    /** Begins with the candidates of each of the 81 cells: digit d is bit d - 1. */
    public void load(int[] candidates) {
        for (int digit = 0; digit < 9; digit++) {
            board[UPPER + digit] = places(candidates, digit, 0) | places(candidates, digit, 1) << 32;
            board[UPPER_SETTLED + digit] = 0;
            board[LOWER + digit] = places(candidates, digit, 2);
        }
        board[OPEN_CELLS] = BAND | (long) BAND << 32;
        board[OPEN_CELLS + 1] = BAND;
        start(true);
    }

    private static long places(int[] candidates, int digit, int band) {
        long places = 0;
        for (int cell = 0; cell < 27; cell++) {
            places |= (candidates[band * 27 + cell] >>> digit & 1L) << cell;
        }
        return places;
    }

    private void start(boolean isSound) {
        depth = 0;
        choices = 0;
        backtracks = 0;
        patience = PATIENCE;
        isFound = false;
        next = isSound && NineBoard.settle(board, NineBoard.ALL_DIGITS) ? Next.GUESS : Next.NOTHING;
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
        while (next != Next.NOTHING) {
            if (next == Next.GUESS && isSolved()) {
                next = depth == 0 ? Next.NOTHING : Next.BACK;
                isFound = true;
                patience = choices > patience ? patience : choices + PATIENCE;
                return true;
            }
            if (choices >= mostChoices) {
                return false;
            }
            if (choices == patience) {
                startOver();
            }
            choices++;
            if (next == Next.GUESS ? guess() : back()) {
                next = Next.GUESS;
            } else {
                backtracks++;
                next = depth == 0 ? Next.NOTHING : Next.BACK;
            }
        }
        return false;
    }

    private boolean isSolved() {
        return (board[OPEN_CELLS] | board[OPEN_CELLS + 1]) == 0;
    }

    /** Whether there are no more solutions to come. */
    public boolean isOver() {
        return next == Next.NOTHING;
    }

    /** How many guesses were made since the board was loaded; each guess, and what else there was, counts. */
    public long choices() {
        return choices;
    }

    /** How many guesses led to a contradiction since the board was loaded. */
    public long backtracks() {
        return backtracks;
    }

    /** Writes the solution found last as 81 characters, row by row. */
    public void write(byte[] to, int from) {
        for (int digit = 0; digit < 9; digit++) {
            byte character = (byte) ('1' + digit);
            for (long left = board[UPPER_SETTLED + digit]; left != 0; left &= left - 1) {
                int bit = Long.numberOfTrailingZeros(left);
                to[from + (bit < 32 ? bit : bit - 32 + 27)] = character;
            }
            for (long left = board[LOWER + digit] >>> 32; left != 0; left &= left - 1) {
                to[from + 54 + Long.numberOfTrailingZeros(left)] = character;
            }
        }
    }

    /**
     * Cuts the ways of a digit in two, and tries the first half.
     *
     * <p>In the band or stack with the least room: where the fewest mini-rows have room for more digits than the three
     * they hold. There a digit with two ways, if there is one. Work stays in one place until that is done, and each half
     * fixes three mini-rows, where a guessed cell would fix one.
     */
    private boolean guess() {
        if (choices > patience) {
            return guessCell();
        }
        int unit = 7
                & Math.min(
                        Math.min(room(0), Math.min(room(1), room(2))), Math.min(room(3), Math.min(room(4), room(5))));
        int at = unit < 3 ? MINI_ROWS_OF : MINI_COLUMNS_OF;
        int least = Integer.MAX_VALUE;
        for (int digit = 0; digit < 9; digit++) {
            // one way, which is nothing to guess, comes last
            int ways = WAYS[Integer.compress((int) board[at + digit], UNITS[unit])] - 2 & 7;
            least = Math.min(least, ways << 4 | digit);
        }
        int digit = least & 15;
        int pattern = Integer.compress((int) board[at + digit], UNITS[unit]);
        if (depth == 0) {
            firstDigit = digit;
            firstUpper = board[UPPER + digit];
            firstLower = board[LOWER + digit];
        }
        int frame = push(digit);
        NineBoard.keep(stack, frame, digit, unit, REST[pattern]);
        NineBoard.keep(board, 0, digit, unit, FIRST[pattern]);
        return NineBoard.settle(board, 1 << digit);
    }

    /** Saves the board to come back to, where a digit will have news; returns where it is in the stack. */
    private int push(int digit) {
        int frame = depth++ * FRAME;
        if (frame == stack.length) {
            stack = Arrays.copyOf(stack, 2 * frame);
        }
        System.arraycopy(board, 0, stack, frame, SIZE);
        stack[frame + SIZE] = 1L << digit;
        return frame;
    }

    /** Goes back to before the first guess, unless that would show solutions again. */
    private void startOver() {
        if (!isFound && depth > 0) {
            System.arraycopy(stack, 0, board, 0, SIZE);
            board[UPPER + firstDigit] = firstUpper;
            board[LOWER + firstDigit] = firstLower;
            depth = 0;
            next = Next.GUESS;
        }
    }

    /** Tries a digit in a cell with the fewest candidates. */
    private boolean guessCell() {
        int fewest = Integer.MAX_VALUE;
        int best = 0;
        int among = 0;
        for (int cell = 0; cell < CELL_COUNT; cell++) {
            int candidates = NineBoard.candidates(board, cell);
            int count = Integer.bitCount(candidates);
            if (count > 1 && count < fewest) {
                fewest = count;
                best = cell;
                among = candidates;
            }
        }
        int digit = Integer.numberOfTrailingZeros(among);
        int frame = push(digit);
        NineBoard.strike(stack, frame, digit, best);
        NineBoard.place(board, digit, best);
        return NineBoard.settle(board, among);
    }

    /** The room in a band or stack, then its number: to be compared. One without room comes last. */
    private int room(int unit) {
        int at = unit < 3 ? ROOM : ROOM + 2;
        int room = Long.bitCount(board[at] & UNITS[unit]) + 2 * Long.bitCount(board[at + 1] & UNITS[unit]);
        return (room - 1 & 63) << 3 | unit;
    }

    /** Goes back to the last guess and tries what else there is. */
    private boolean back() {
        int frame = --depth * FRAME;
        System.arraycopy(stack, frame, board, 0, SIZE);
        return NineBoard.settle(board, (int) stack[frame + SIZE]);
    }
}
