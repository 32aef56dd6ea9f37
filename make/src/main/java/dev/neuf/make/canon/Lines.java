package dev.neuf.make.canon;

import java.util.Arrays;

/** The rows and the columns of a puzzle, each in one long: four bits for each cell, the first cell lowest. */
final class Lines {

    private static final long FULL = 0b11_1111_1110;

    /** Lines 0 to 8 are the rows, 9 to 17 the columns. */
    private final long[] lines = new long[18];

    /** For each three lines, which three before are the same lines in any order; else their own number. */
    private final int[] bandLike = new int[6];

    private final long[] sorted = new long[18];
    private int digits;
    private int givens;

    /** Takes 81 characters, row by row: 1 to 9 are givens, any other is an empty cell. */
    void load(byte[] text, int from) {
        Arrays.fill(lines, 0);
        digits = 0;
        givens = 0;
        for (int row = 0, cell = from; row < 9; row++) {
            for (int column = 0; column < 9; column++, cell++) {
                int digit = text[cell] - '0';
                if (digit > 0 && digit <= 9) {
                    lines[row] |= (long) digit << 4 * column;
                    lines[9 + column] |= (long) digit << 4 * row;
                    digits |= 1 << digit;
                    givens++;
                }
            }
        }
        compareBands();
    }

    private void compareBands() {
        System.arraycopy(lines, 0, sorted, 0, lines.length);
        for (int band = 0; band < 6; band++) {
            int at = 3 * band;
            order(at, at + 1);
            order(at + 1, at + 2);
            order(at, at + 1);
            bandLike[band] = band;
            for (int other = band < 3 ? 0 : 3; other < band; other++) {
                if (Arrays.equals(sorted, at, at + 3, sorted, 3 * other, 3 * other + 3)) {
                    bandLike[band] = other;
                    break;
                }
            }
        }
    }

    private void order(int one, int other) {
        if (sorted[one] > sorted[other]) {
            long larger = sorted[one];
            sorted[one] = sorted[other];
            sorted[other] = larger;
        }
    }

    /** The rows, or the columns of a puzzle that is turned. */
    long row(int turned, int index) {
        return lines[9 * turned + index];
    }

    /** The columns, or the rows of a puzzle that is turned. */
    long column(int turned, int index) {
        return lines[9 - 9 * turned + index];
    }

    /** Whether two bands hold the same rows, in any order. */
    boolean areBandsAlike(int turned, int one, int other) {
        return bandLike[3 * turned + one] == bandLike[3 * turned + other];
    }

    /** Whether two stacks hold the same columns, in any order. */
    boolean areStacksAlike(int turned, int one, int other) {
        return areBandsAlike(1 - turned, one, other);
    }

    /**
     * How a line begins at best, as a number: with the box that has the fewest givens, and with empty cells. Only the line
     * with the least can be the first row of the form.
     */
    int weight(int turned, int index) {
        long line = row(turned, index);
        long filled = (line | line >>> 1 | line >>> 2 | line >>> 3) & 0x1_1111_1111L;
        int one = Long.bitCount(filled & 0xFFF);
        int two = Long.bitCount(filled & 0xFFF000);
        int three = Long.bitCount(filled & 0xFFF000000L);
        int least = Math.min(one, Math.min(two, three));
        int most = Math.max(one, Math.max(two, three));
        return 16 * least + 4 * (one + two + three - least - most) + most;
    }

    /** The least weight of all lines. */
    int leastWeight() {
        int least = Integer.MAX_VALUE;
        for (int index = 0; index < 9; index++) {
            least = Math.min(least, Math.min(weight(0, index), weight(1, index)));
        }
        return least;
    }

    /** How many digits from 1 to 9 are not there. */
    int unusedDigits() {
        return 9 - Integer.bitCount(digits);
    }

    /** Whether all cells are filled, and by the rules. */
    boolean isSolution() {
        if (givens < 81) {
            return false;
        }
        for (int line = 0; line < 18; line++) {
            if (digits(lines[line], 0, 9) != FULL) {
                return false;
            }
        }
        for (int band = 0; band < 9; band += 3) {
            for (int stack = 0; stack < 9; stack += 3) {
                if ((digits(lines[band], stack, 3)
                                | digits(lines[band + 1], stack, 3)
                                | digits(lines[band + 2], stack, 3))
                        != FULL) {
                    return false;
                }
            }
        }
        return true;
    }

    private static int digits(long line, int from, int count) {
        int digits = 0;
        for (int i = from; i < from + count; i++) {
            digits |= 1 << (line >>> 4 * i & 15);
        }
        return digits;
    }

    /** In how many ways rows and columns can change places so that every cell is as before. */
    long swaps() {
        long swaps = 1;
        for (int from = 0; from < 18; from += 9) {
            for (int at = from; at < from + 9; at += 3) {
                swaps *= orders(lines[at] == lines[at + 1], lines[at] == lines[at + 2], lines[at + 1] == lines[at + 2]);
            }
            int turned = from / 9;
            swaps *= orders(areBandsAlike(turned, 0, 1), areBandsAlike(turned, 0, 2), areBandsAlike(turned, 1, 2));
        }
        return swaps;
    }

    /** In how many orders three things look the same, of which some are alike. */
    private static int orders(boolean areFirst, boolean areOuter, boolean areLast) {
        return areFirst && areLast ? 6 : areFirst || areOuter || areLast ? 2 : 1;
    }
}
