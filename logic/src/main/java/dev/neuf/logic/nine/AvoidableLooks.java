package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.Avoidable} on bits. */
final class AvoidableLooks {

    private AvoidableLooks() {}

    /** Three corners are placed, and none of them given. */
    static void three(Slate slate, Catch caught) {
        for (long left = slate.twoLow; left != 0; left &= left - 1) {
            three(slate, caught, Long.numberOfTrailingZeros(left));
        }
        for (long left = slate.twoHigh; left != 0; left &= left - 1) {
            three(slate, caught, Plain.LOW_CELLS + Long.numberOfTrailingZeros(left));
        }
    }

    private static void three(Slate slate, Catch caught, int open) {
        int row = Plain.ROW[open];
        int column = Plain.COLUMN[open] - 9;
        int twice = slate.placed[row] & slate.placed[column + 9];
        for (int down = Plain.ALL_DIGITS & ~slate.openAt[column + 9]; down != 0; down &= down - 1) {
            int otherRow = Integer.numberOfTrailingZeros(down);
            int digit = slate.values[otherRow * 9 + column];
            if ((digit & twice) != 0 && isFound(slate, otherRow * 9 + column)) {
                three(slate, caught, open, otherRow, digit);
            }
        }
    }

    private static void three(Slate slate, Catch caught, int open, int otherRow, int digit) {
        int row = Plain.ROW[open];
        int column = Plain.COLUMN[open] - 9;
        int other = 0;
        while (slate.values[row * 9 + other] != digit) {
            other++;
        }
        int opposite = otherRow * 9 + other;
        int gone = slate.values[opposite];
        if ((slate.candidates[open] & gone) != 0
                && (row / 3 == otherRow / 3) != (column / 3 == other / 3)
                && isFound(slate, opposite)
                && isFound(slate, row * 9 + other)) {
            caught.strike(open, gone);
            caught.keep(gone | digit);
        }
    }

    private static boolean isFound(Slate slate, int cell) {
        return (slate.givenLow & Plain.low(cell) | slate.givenHigh & Plain.high(cell)) == 0;
    }

    /** One side is placed and not given, and both corners of the other have the same third digit. */
    static void side(Slate slate, Catch caught) {
        for (int box = 18; box < Plain.HOUSES; box++) {
            long low = slate.twoLow & Plain.HOUSE_LOW[box];
            long high = slate.twoHigh & Plain.HOUSE_HIGH[box];
            // a box is in one word
            for (long left = low | high; left != 0; left &= left - 1) {
                for (long more = left & left - 1; more != 0; more &= more - 1) {
                    int shift = low == 0 ? Plain.LOW_CELLS : 0;
                    int one = shift + Long.numberOfTrailingZeros(left);
                    int other = shift + Long.numberOfTrailingZeros(more);
                    if (Integer.bitCount(slate.candidates[one] & slate.candidates[other]) == 1) {
                        side(slate, caught, one, other);
                    }
                }
            }
        }
    }

    private static void side(Slate slate, Catch caught, int one, int other) {
        boolean isRow = Plain.ROW[one] == Plain.ROW[other];
        if (!isRow && Plain.COLUMN[one] != Plain.COLUMN[other]) {
            return;
        }
        int third = slate.candidates[one] & slate.candidates[other];
        int ofOne = slate.candidates[one] & ~third;
        int ofOther = slate.candidates[other] & ~third;
        int line = isRow ? Plain.COLUMN[one] : Plain.ROW[one];
        int facing = isRow ? Plain.COLUMN[other] : Plain.ROW[other];
        if ((slate.placed[line] & ofOther) == 0 || (slate.placed[facing] & ofOne) == 0) {
            return;
        }
        // the digit is not in the box, where it is possible
        int i = 0;
        while (slate.values[Plain.CELL[line * 9 + i]] != ofOther) {
            i++;
        }
        int besideOne = Plain.CELL[line * 9 + i];
        int besideOther = Plain.CELL[facing * 9 + i];
        if (slate.values[besideOther] == ofOne && isFound(slate, besideOne) && isFound(slate, besideOther)) {
            caught.strike(
                    Integer.numberOfTrailingZeros(third),
                    Plain.SEEN_LOW[one] & Plain.SEEN_LOW[other],
                    Plain.SEEN_HIGH[one] & Plain.SEEN_HIGH[other]);
            caught.keep(ofOne | ofOther);
        }
    }
}
