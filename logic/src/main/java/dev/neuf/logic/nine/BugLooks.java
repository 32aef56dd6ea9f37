package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.Bugs} on bits. */
final class BugLooks {

    /** The candidates too many, at most. */
    private static final int MOST = 8;

    private BugLooks() {}

    /** One candidate too many: its cell is the only one with more than two, and its digit is there in all three houses. */
    static void plusOne(Slate slate, Catch caught) {
        long low = slate.openLow & ~slate.twoLow;
        long high = slate.openHigh & ~slate.twoHigh;
        if (Plain.count(low, high) != 1) {
            return;
        }
        int cell = Plain.first(low, high);
        if (Integer.bitCount(slate.candidates[cell]) == 3 && hasNoLonely(slate)) {
            for (int left = tooMany(slate, cell); left != 0; left &= left - 1) {
                caught.strike(cell, Plain.ALL_DIGITS & ~(left & -left));
                caught.keep(left & -left);
            }
        }
    }

    /** Whether a few candidates are too many, and each cell has as many of them as digits with more than two places. */
    static boolean isNear(Slate slate, Catch caught) {
        long low = slate.openLow & ~slate.twoLow;
        long high = slate.openHigh & ~slate.twoHigh;
        int cells = Plain.count(low, high);
        if (cells == 0 || cells > MOST || !hasNoLonely(slate)) {
            return false;
        }
        int extras = 0;
        while ((low | high) != 0) {
            int cell = Plain.first(low, high);
            low &= ~Plain.low(cell);
            high &= ~Plain.high(cell);
            int more = Integer.bitCount(slate.candidates[cell]) - 2;
            extras += more;
            if (more < 0 || Integer.bitCount(tooMany(slate, cell)) < more) {
                return false;
            }
        }
        return extras > 1 && extras <= MOST;
    }

    /** Whether no digit has a single place in a house. */
    private static boolean hasNoLonely(Slate slate) {
        for (int house = 0; house < Plain.HOUSES; house++) {
            if (slate.some[house] != slate.several[house]) {
                return false;
            }
        }
        return true;
    }

    /** The digits of a cell with more than two places in each of its houses. */
    private static int tooMany(Slate slate, int cell) {
        int digits = 0;
        for (int left = slate.candidates[cell]; left != 0; left &= left - 1) {
            int index = Integer.numberOfTrailingZeros(left) * Plain.HOUSES;
            if (Integer.bitCount(slate.at[index + Plain.ROW[cell]]) > 2
                    && Integer.bitCount(slate.at[index + Plain.COLUMN[cell]]) > 2
                    && Integer.bitCount(slate.at[index + Plain.BOX[cell]]) > 2) {
                digits |= left & -left;
            }
        }
        return digits;
    }
}
