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
        int column = Plain.COLUMN[open];
        for (int left = found(slate, row) & found(slate, column); left != 0; left &= left - 1) {
            int inRow = where(slate, row, left & -left);
            int inColumn = where(slate, column, left & -left);
            int opposite = inColumn * 9 + inRow;
            int gone = slate.values[opposite];
            if ((slate.candidates[open] & gone) != 0
                    && (row / 3 == inColumn / 3) != ((column - 9) / 3 == inRow / 3)
                    && isFound(slate, opposite)) {
                caught.strike(open, gone);
                caught.keep(gone | left & -left);
            }
        }
    }

    /** The digits of a house that are placed and not given. */
    private static int found(Slate slate, int house) {
        return slate.placed[house] & ~slate.givenIn[house];
    }

    /** The position of a digit that is placed in a house. */
    private static int where(Slate slate, int house, int digit) {
        int i = 0;
        while (slate.values[Plain.CELL[house * 9 + i]] != digit) {
            i++;
        }
        return i;
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
        if ((found(slate, line) & ofOther) == 0 || (found(slate, facing) & ofOne) == 0) {
            return;
        }
        // these digits are not in the box, where they are possible
        int i = where(slate, line, ofOther);
        if (slate.values[Plain.CELL[facing * 9 + i]] == ofOne) {
            caught.strike(
                    Integer.numberOfTrailingZeros(third),
                    Plain.SEEN_LOW[one] & Plain.SEEN_LOW[other],
                    Plain.SEEN_HIGH[one] & Plain.SEEN_HIGH[other]);
            caught.keep(ofOne | ofOther);
        }
    }
}
