package dev.neuf.logic.exotic;

import static dev.neuf.logic.exotic.NineBoxes.SIDE;
import static dev.neuf.logic.exotic.NineBoxes.SIZE;

import dev.neuf.logic.Sight;
import java.util.ArrayList;
import java.util.List;

/** Finds the exocets of a board with boxes of three by three. */
final class ExocetSearch {

    /** Two digits in two cells are a naked pair; with more than four the targets say little. */
    private static final int LEAST_DIGITS = 3;

    private static final int MOST_DIGITS = 4;

    private static final int LINES = 3;

    /** Those with targets in the boxes beside the base, and mirrors. */
    final List<Exocet> juniors = new ArrayList<>();

    /** All others. */
    final List<Exocet> seniors = new ArrayList<>();

    private final NineBoxes board;
    private boolean isTurned;

    /** By digit and column, the rows where it is or fits. */
    private final int[][] rowsOf = new int[SIZE][SIZE];

    private ExocetSearch(Sight sight) {
        board = NineBoxes.of(sight);
        if (!board.isMissing()) {
            search();
            isTurned = true;
            search();
        }
    }

    static ExocetSearch of(Sight sight) {
        return sight.shared(ExocetSearch.class, ExocetSearch::new);
    }

    private int cell(int row, int column) {
        return Exocet.cell(isTurned, row, column);
    }

    private int can(int row, int column) {
        return board.digits[cell(row, column)];
    }

    private void search() {
        for (int digit = 0; digit < SIZE; digit++) {
            for (int column = 0; column < SIZE; column++) {
                int rows = 0;
                for (int row = 0; row < SIZE; row++) {
                    rows |= (can(row, column) >> digit & 1) << row;
                }
                rowsOf[digit][column] = rows;
            }
        }
        for (int row = 0; row < SIZE; row++) {
            for (int third = 0; third < SIZE; third++) {
                base(row, third);
            }
        }
    }

    /** The two cells of a row in the box of a column, but not in that column. */
    private void base(int row, int third) {
        int stack = third / SIDE * SIDE;
        int one = cell(row, stack + (third == stack ? 1 : 0));
        int other = cell(row, stack + (third == stack + 2 ? 1 : 2));
        int digits = board.digits[one] | board.digits[other];
        int count = Integer.bitCount(digits);
        if (!board.isOpen[one] || !board.isOpen[other] || count < LEAST_DIGITS || count > MOST_DIGITS) {
            return;
        }
        int left = (stack + SIDE) % SIZE;
        int right = (stack + 2 * SIDE) % SIZE;
        int[] base = {one, other};
        for (int i = left; i < left + SIDE; i++) {
            for (int j = right; j < right + SIDE; j++) {
                if (isNarrow(row, third, i, j, digits)) {
                    int[] lines = {third, i, j};
                    targets(row, lines, base, digits, room(row, lines, digits));
                }
            }
        }
    }

    /** Whether each digit of the base has so little room in the cross-lines that two targets could leave it too little. */
    private boolean isNarrow(int row, int third, int left, int right, int digits) {
        int outside = ~(0b111 << row / SIDE * SIDE);
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            int[] rows = rowsOf[Integer.numberOfTrailingZeros(rest)];
            int a = rows[third] & outside;
            int b = rows[left] & ~(1 << row);
            int c = rows[right] & ~(1 << row);
            boolean isWide = Integer.bitCount(a) > 2
                    && Integer.bitCount(b) > 2
                    && Integer.bitCount(c) > 2
                    && Integer.bitCount(a | b) > 2 + 1
                    && Integer.bitCount(a | c) > 2 + 1
                    && Integer.bitCount(b | c) > 2 + 1
                    && Integer.bitCount(a | b | c) > 2 + 2;
            if (isWide) {
                return false;
            }
        }
        return true;
    }

    /** Where the digits of the base fit in the cross-lines. */
    private int[][] room(int row, int[] lines, int digits) {
        int[][] room = new int[SIZE][LINES];
        int outside = ~(0b111 << row / SIDE * SIDE);
        for (int left = digits; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int[] rows = rowsOf[digit];
            room[digit][0] = rows[lines[0]] & outside;
            room[digit][1] = rows[lines[1]] & ~(1 << row);
            room[digit][2] = rows[lines[2]] & ~(1 << row);
        }
        return room;
    }

    private void targets(int row, int[] lines, int[] base, int digits, int[][] room) {
        int[] options = new int[SIZE * LINES];
        int count = 0;
        for (int i = 0; i < LINES; i++) {
            for (int at = 0; at < SIZE; at++) {
                boolean isFree = i == 0 ? at / SIDE != row / SIDE : at != row;
                int there = cell(at, lines[i]);
                if (isFree && board.isOpen[there] && Integer.bitCount(board.digits[there] & digits) > 1) {
                    options[count++] = i * SIZE + at;
                }
            }
        }
        for (int i = 0; i < count; i++) {
            for (int j = i + 1; j < count; j++) {
                if (isForced(digits, room, options[i], options[j])) {
                    keep(row, lines, base, digits, room, new int[] {options[i], options[j]});
                }
            }
        }
    }

    /** Whether no digit has room for three without the targets. */
    private static boolean isForced(int digits, int[][] room, int one, int other) {
        for (int left = digits; left != 0; left &= left - 1) {
            int[] rows = room[Integer.numberOfTrailingZeros(left)];
            int a = without(rows[0], 0, one, other);
            int b = without(rows[1], 1, one, other);
            int c = without(rows[2], 2, one, other);
            boolean hasRoom = a != 0
                    && b != 0
                    && c != 0
                    && Integer.bitCount(a | b) > 1
                    && Integer.bitCount(a | c) > 1
                    && Integer.bitCount(b | c) > 1
                    && Integer.bitCount(a | b | c) > 2;
            if (hasRoom) {
                return false;
            }
        }
        return true;
    }

    private static int without(int rows, int line, int one, int other) {
        int left = one / SIZE == line ? rows & ~(1 << one % SIZE) : rows;
        return other / SIZE == line ? left & ~(1 << other % SIZE) : left;
    }

    private void keep(int row, int[] lines, int[] base, int digits, int[][] room, int[] places) {
        int[][] left = new int[SIZE][LINES];
        for (int digit = 0; digit < SIZE; digit++) {
            for (int i = 0; i < LINES; i++) {
                left[digit][i] = without(room[digit][i], i, places[0], places[1]);
            }
        }
        int[] rows = {places[0] % SIZE, places[1] % SIZE};
        int[] targets = {cell(rows[0], lines[places[0] / SIZE]), cell(rows[1], lines[places[1] / SIZE])};
        boolean isJunior = places[0] / SIZE == 1
                && places[1] / SIZE == 2
                && isLonely(row, lines[1], rows[0], digits)
                && isLonely(row, lines[2], rows[1], digits);
        int[][] mirrors = isJunior
                ? new int[][] {mirror(third(row, rows[0]), lines[2]), mirror(third(row, rows[1]), lines[1])}
                : new int[0][];
        var found = new Exocet(isTurned, row, lines, base, targets, mirrors, digits, left);
        found.pair(board);
        if (!found.pairs.isEmpty()) {
            (isJunior ? juniors : seniors).add(found);
        }
    }

    /** Whether a target is in the band of the base, and no digit of the base fits at the third cell of its line there. */
    private boolean isLonely(int row, int line, int target, int digits) {
        return target / SIDE == row / SIDE && (can(third(row, target), line) & digits) == 0;
    }

    /** The third row of a band. */
    private static int third(int row, int other) {
        int first = row / SIDE * SIDE;
        return 3 * first + 3 - row - other;
    }

    /** The cells of a row in the box of a line, but not in that line. */
    private int[] mirror(int row, int line) {
        int stack = line / SIDE * SIDE;
        return new int[] {cell(row, stack + (line == stack ? 1 : 0)), cell(row, stack + (line == stack + 2 ? 1 : 2))};
    }
}
