package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.AlmostSubsets} on bits. */
final class AlmostSubsetLooks {

    private AlmostSubsetLooks() {}

    /** A cell with two digits is all that is chosen. */
    static void pair(Slate slate, Catch caught) {
        slate.crossings.make(slate);
        long low = slate.twoLow;
        long high = slate.twoHigh;
        while ((low | high) != 0) {
            int cell = Plain.first(low, high);
            low &= ~Plain.low(cell);
            high &= ~Plain.high(cell);
            int digits = slate.candidates[cell];
            int row = Plain.ROW[cell];
            int column = Plain.COLUMN[cell];
            inLine(slate, caught, row, 1 << column - 9, digits);
            inLine(slate, caught, column, 1 << row, digits);
            inBox(slate, caught, Plain.BOX[cell], 1 << Plain.IN_BOX[cell], digits);
        }
    }

    /** Two cells with three digits are chosen, in one house or two. */
    static void triple(Slate slate, Catch caught) {
        slate.crossings.make(slate);
        for (int house = 0; house < Plain.HOUSES; house++) {
            int few = 0;
            for (int left = slate.openAt[house]; left != 0; left &= left - 1) {
                int cell = Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(left)];
                few |= Integer.bitCount(slate.candidates[cell]) <= 3 ? left & -left : 0;
            }
            for (; few != 0; few &= few - 1) {
                triples(slate, caught, house, few);
            }
        }
    }

    /** Takes the first of the positions with each other. */
    private static void triples(Slate slate, Catch caught, int house, int positions) {
        int digits = slate.candidates[Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(positions)]];
        for (int left = positions & positions - 1; left != 0; left &= left - 1) {
            int all = digits | slate.candidates[Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(left)]];
            if (Integer.bitCount(all) == 3) {
                int chosen = left & -left | positions & -positions;
                if (house < 18) {
                    inLine(slate, caught, house, chosen, all);
                } else {
                    inBox(slate, caught, house, chosen, all);
                }
            }
        }
    }

    /** Cells in a line: the digits may be almost hidden in a box where these cells are not and they are missing. */
    private static void inLine(Slate slate, Catch caught, int line, int chosen, int digits) {
        int barred = slate.crossings.boxBars[Integer.bitCount(chosen) - 1][line];
        for (int first = 0; first < 9; first += 3) {
            if ((chosen & 7 << first | digits & barred >> 3 * first) == 0) {
                int box = Plain.BOX[Plain.CELL[line * 9 + first]];
                check(slate, caught, line, chosen, digits, 7 << first, box, inBox(line));
            }
        }
    }

    /** Cells in a box: the digits may be almost hidden in a line where these cells are not and they are missing. */
    private static void inBox(Slate slate, Catch caught, int box, int chosen, int digits) {
        int[] bars = slate.crossings.lineBars[Integer.bitCount(chosen) - 1];
        int corner = Plain.CELL[box * 9];
        int row = Plain.ROW[corner];
        int column = Plain.COLUMN[corner];
        for (int i = 0; i < 3; i++) {
            if ((chosen & 7 << 3 * i | digits & bars[row + i] >> 3 * (column - 9)) == 0) {
                check(slate, caught, box, chosen, digits, 7 << 3 * i, row + i, 7 << column - 9);
            }
            if ((chosen & 0x49 << i | digits & bars[column + i] >> 3 * row) == 0) {
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
