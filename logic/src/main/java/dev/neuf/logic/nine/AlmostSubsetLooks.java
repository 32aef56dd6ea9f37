package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.AlmostSubsets} on bits. */
final class AlmostSubsetLooks {

    private AlmostSubsetLooks() {}

    /** A cell with two digits is all that is chosen. */
    static void pair(Slate slate, Catch caught) {
        for (long left = slate.twoLow; left != 0; left &= left - 1) {
            pair(slate, caught, Long.numberOfTrailingZeros(left));
        }
        for (long left = slate.twoHigh; left != 0; left &= left - 1) {
            pair(slate, caught, Plain.LOW_CELLS + Long.numberOfTrailingZeros(left));
        }
    }

    private static void pair(Slate slate, Catch caught, int cell) {
        int digits = slate.candidates[cell];
        int row = Plain.ROW[cell];
        int column = Plain.COLUMN[cell];
        inLine(slate, caught, row, 1 << column - 9, digits);
        inLine(slate, caught, column, 1 << row, digits);
        inBox(slate, caught, Plain.BOX[cell], 1 << Plain.IN_BOX[cell], digits);
    }

    /** Two cells with three digits are chosen, in one house or two. */
    static void triple(Slate slate, Catch caught) {
        long low = 0;
        long high = 0;
        // backwards, so that each finds those after it
        for (int cell = Plain.CELLS - 1; cell >= 0; cell--) {
            int digits = slate.candidates[cell];
            if (digits != 0 && Integer.bitCount(digits) <= 3) {
                triples(slate, caught, cell, low & Plain.SEEN_LOW[cell], high & Plain.SEEN_HIGH[cell]);
                low |= Plain.low(cell);
                high |= Plain.high(cell);
            }
        }
    }

    private static void triples(Slate slate, Catch caught, int cell, long low, long high) {
        int digits = slate.candidates[cell];
        for (long left = low; left != 0; left &= left - 1) {
            int other = Long.numberOfTrailingZeros(left);
            if (Integer.bitCount(digits | slate.candidates[other]) == 3) {
                triple(slate, caught, cell, other);
            }
        }
        for (long left = high; left != 0; left &= left - 1) {
            int other = Plain.LOW_CELLS + Long.numberOfTrailingZeros(left);
            if (Integer.bitCount(digits | slate.candidates[other]) == 3) {
                triple(slate, caught, cell, other);
            }
        }
    }

    private static void triple(Slate slate, Catch caught, int cell, int other) {
        int digits = slate.candidates[cell] | slate.candidates[other];
        int row = Plain.ROW[cell];
        int column = Plain.COLUMN[cell];
        int box = Plain.BOX[cell];
        if (row == Plain.ROW[other]) {
            inLine(slate, caught, row, 1 << column - 9 | 1 << Plain.COLUMN[other] - 9, digits);
        } else if (column == Plain.COLUMN[other]) {
            inLine(slate, caught, column, 1 << row | 1 << Plain.ROW[other], digits);
        }
        if (box == Plain.BOX[other]) {
            inBox(slate, caught, box, 1 << Plain.IN_BOX[cell] | 1 << Plain.IN_BOX[other], digits);
        }
    }

    /** Cells in a line: the digits may be almost hidden in a box where these cells are not and they are missing. */
    private static void inLine(Slate slate, Catch caught, int line, int chosen, int digits) {
        for (int first = 0; first < 9; first += 3) {
            int crossing = 7 << first;
            int box = Plain.BOX[Plain.CELL[line * 9 + first]];
            if ((chosen & crossing | digits & ~slate.some[box]) == 0) {
                check(slate, caught, line, chosen, digits, crossing, box, inBox(line));
            }
        }
    }

    /** Cells in a box: the digits may be almost hidden in a line where these cells are not and they are missing. */
    private static void inBox(Slate slate, Catch caught, int box, int chosen, int digits) {
        int corner = Plain.CELL[box * 9];
        int row = Plain.ROW[corner];
        int column = Plain.COLUMN[corner];
        for (int i = 0; i < 3; i++) {
            if ((chosen & 7 << 3 * i | digits & ~slate.some[row + i]) == 0) {
                check(slate, caught, box, chosen, digits, 7 << 3 * i, row + i, 7 << column - 9);
            }
            if ((chosen & 0x49 << i | digits & ~slate.some[column + i]) == 0) {
                check(slate, caught, box, chosen, digits, 0x49 << i, column + i, 7 << row);
            }
        }
    }

    /** The positions of a line in its boxes. */
    private static int inBox(int line) {
        return line < 9 ? 7 << 3 * (line % 3) : 0x49 << line % 3;
    }

    /** Keeps a step, if the digits of cells in one house have as few places in another outside the crossing. */
    private static void check(
            Slate slate, Catch caught, int naked, int chosen, int digits, int crossing, int hidden, int crossingThere) {
        int others = 0;
        for (int left = digits; left != 0; left &= left - 1) {
            others |= slate.at[Integer.numberOfTrailingZeros(left) * Plain.HOUSES + hidden];
        }
        others &= ~crossingThere;
        if (Integer.bitCount(others) == Integer.bitCount(chosen)
                && Integer.bitCount(slate.openAt[naked] & crossing) > 1) {
            strike(caught, hidden, others, ~digits);
            strike(caught, naked, slate.openAt[naked] & ~crossing & ~chosen, digits);
            caught.keep(digits);
        }
    }

    private static void strike(Catch caught, int house, int positions, int digits) {
        for (int left = positions; left != 0; left &= left - 1) {
            caught.strike(Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(left)], digits);
        }
    }
}
