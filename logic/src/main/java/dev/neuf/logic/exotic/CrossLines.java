package dev.neuf.logic.exotic;

import static dev.neuf.logic.exotic.NineBoxes.SIDE;
import static dev.neuf.logic.exotic.NineBoxes.SIZE;

import java.util.function.Consumer;

/**
 * Two cells that could be the base of an exocet, and three lines across their row: see {@link Exocet} for the picture.
 *
 * @param isTurned whether rows are columns, and columns rows
 * @param lines the columns: the first is in the box of the base
 * @param digits what the base can have
 * @param room by digit of the base and line, the rows where it fits if it is in the base
 */
record CrossLines(boolean isTurned, int row, int[] lines, int[] base, int digits, int[][] room) {

    static final int COUNT = 3;

    /** Two digits in two cells are a naked pair; with more than four the targets say little. */
    private static final int LEAST_DIGITS = 3;

    private static final int MOST_DIGITS = 4;

    /**
     * Visits all whose digits have so little room that it is too little without some cells.
     *
     * @param spare how many cells
     */
    static void each(NineBoxes board, int spare, Consumer<CrossLines> visitor) {
        if (!board.isMissing()) {
            new Search(board, false, spare, visitor).run();
            new Search(board, true, spare, visitor).run();
        }
    }

    int cell(int atRow, int atLine) {
        return Exocet.cell(isTurned, atRow, lines[atLine]);
    }

    /** The third row of the band of the base. */
    int third(int other) {
        int first = row / SIDE * SIDE;
        return 3 * first + 3 - row - other;
    }

    /** The room without some places, which are rows counted on over the lines. */
    int[][] without(int... places) {
        int[][] left = new int[SIZE][];
        for (int digit = 0; digit < SIZE; digit++) {
            left[digit] = room[digit].clone();
            for (int place : places) {
                left[digit][place / SIZE] &= ~(1 << place % SIZE);
            }
        }
        return left;
    }

    /** Whether no digit has room in all three lines, in different rows, without some places. */
    boolean isForced(int... places) {
        return free(places) < 0;
    }

    /** The first digit that has room in all three lines, in different rows, without some places; -1 if none has. */
    int free(int... places) {
        for (int left = digits; left != 0; left &= left - 1) {
            int[] rows = room[Integer.numberOfTrailingZeros(left)];
            int a = rows[0];
            int b = rows[1];
            int c = rows[2];
            for (int place : places) {
                int gone = ~(1 << place % SIZE);
                switch (place / SIZE) {
                    case 0 -> a &= gone;
                    case 1 -> b &= gone;
                    default -> c &= gone;
                }
            }
            boolean hasRoom = a != 0
                    && b != 0
                    && c != 0
                    && Integer.bitCount(a | b) > 1
                    && Integer.bitCount(a | c) > 1
                    && Integer.bitCount(b | c) > 1
                    && Integer.bitCount(a | b | c) > 2;
            if (hasRoom) {
                return Integer.numberOfTrailingZeros(left);
            }
        }
        return -1;
    }

    /** One way to hold the board. */
    private record Search(NineBoxes board, boolean isTurned, int spare, Consumer<CrossLines> visitor, int[][] rowsOf) {

        Search(NineBoxes board, boolean isTurned, int spare, Consumer<CrossLines> visitor) {
            // by digit and column, the rows where it is or fits
            this(board, isTurned, spare, visitor, new int[SIZE][SIZE]);
            for (int cell = 0; cell < board.digits.length; cell++) {
                int there = board.digits[Exocet.cell(isTurned, cell / SIZE, cell % SIZE)];
                for (int left = there; left != 0; left &= left - 1) {
                    rowsOf[Integer.numberOfTrailingZeros(left)][cell % SIZE] |= 1 << cell / SIZE;
                }
            }
        }

        void run() {
            for (int row = 0; row < SIZE; row++) {
                for (int third = 0; third < SIZE; third++) {
                    base(row, third);
                }
            }
        }

        /** The two cells of a row in the box of a column, but not in that column. */
        private void base(int row, int third) {
            int[] base = Exocet.beside(isTurned, row, third);
            int digits = board.digits[base[0]] | board.digits[base[1]];
            int count = Integer.bitCount(digits);
            if (!board.isOpen[base[0]] || !board.isOpen[base[1]] || count < LEAST_DIGITS || count > MOST_DIGITS) {
                return;
            }
            int left = (third / SIDE + 1) % SIDE * SIDE;
            int right = (third / SIDE + 2) % SIDE * SIDE;
            for (int i = left; i < left + SIDE; i++) {
                for (int j = right; j < right + SIDE; j++) {
                    int[] lines = {third, i, j};
                    if (isNarrow(row, lines, digits)) {
                        visitor.accept(new CrossLines(isTurned, row, lines, base, digits, room(row, lines, digits)));
                    }
                }
            }
        }

        private boolean isNarrow(int row, int[] lines, int digits) {
            for (int rest = digits; rest != 0; rest &= rest - 1) {
                int digit = Integer.numberOfTrailingZeros(rest);
                int a = room(row, lines, digit, 0);
                int b = room(row, lines, digit, 1);
                int c = room(row, lines, digit, 2);
                boolean isWide = Integer.bitCount(a) > spare
                        && Integer.bitCount(b) > spare
                        && Integer.bitCount(c) > spare
                        && Integer.bitCount(a | b) > spare + 1
                        && Integer.bitCount(a | c) > spare + 1
                        && Integer.bitCount(b | c) > spare + 1
                        && Integer.bitCount(a | b | c) > spare + 2;
                if (isWide) {
                    return false;
                }
            }
            return true;
        }

        private int[][] room(int row, int[] lines, int digits) {
            int[][] room = new int[SIZE][COUNT];
            for (int left = digits; left != 0; left &= left - 1) {
                int digit = Integer.numberOfTrailingZeros(left);
                for (int i = 0; i < COUNT; i++) {
                    room[digit][i] = room(row, lines, digit, i);
                }
            }
            return room;
        }

        /** Not in the row of the base, and in its own line not in its box. */
        private int room(int row, int[] lines, int digit, int line) {
            int taken = line == 0 ? 0b111 << row / SIDE * SIDE : 1 << row;
            return rowsOf[digit][lines[line]] & ~taken;
        }
    }
}
