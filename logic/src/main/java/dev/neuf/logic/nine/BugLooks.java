package dev.neuf.logic.nine;

import dev.neuf.logic.Bounds;

/** {@link dev.neuf.logic.find.Bugs} on bits. */
final class BugLooks {

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

    /** Whether a few candidates are too many, are where digits have too many places, and may rule others out. */
    static boolean isNear(Slate slate) {
        long low = slate.openLow & ~slate.twoLow;
        long high = slate.openHigh & ~slate.twoHigh;
        int cells = Plain.count(low, high);
        if (cells == 0 || cells > Bounds.GRAVE_EXTRAS || !hasNoLonely(slate)) {
            return false;
        }
        if (cells > 1 && !isInHouse(low, high) && !mayRuleOut(slate, low, high)) {
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
        return extras > 1 && extras <= Bounds.GRAVE_EXTRAS && isCovered(slate);
    }

    private static boolean isInHouse(long low, long high) {
        int cell = Plain.first(low, high);
        return isIn(Plain.ROW[cell], low, high)
                || isIn(Plain.COLUMN[cell], low, high)
                || isIn(Plain.BOX[cell], low, high);
    }

    private static boolean isIn(int house, long low, long high) {
        return (low & ~Plain.HOUSE_LOW[house] | high & ~Plain.HOUSE_HIGH[house]) == 0;
    }

    /** Whether a candidate sees its digit in all of the cells but its own, and it can be the only one too many there. */
    private static boolean mayRuleOut(Slate slate, long low, long high) {
        for (int digit = 0; digit < 9; digit++) {
            long leftLow = slate.low[digit];
            long leftHigh = slate.high[digit];
            while ((leftLow | leftHigh) != 0) {
                int cell = Plain.first(leftLow, leftHigh);
                leftLow &= ~Plain.low(cell);
                leftHigh &= ~Plain.high(cell);
                long othersLow = low & ~Plain.low(cell);
                long othersHigh = high & ~Plain.high(cell);
                if ((othersLow & ~Plain.SEEN_LOW[cell] | othersHigh & ~Plain.SEEN_HIGH[cell]) == 0
                        && isOnlyExtra(slate, digit, othersLow, othersHigh)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isOnlyExtra(Slate slate, int digit, long low, long high) {
        while ((low | high) != 0) {
            int cell = Plain.first(low, high);
            low &= ~Plain.low(cell);
            high &= ~Plain.high(cell);
            if (Integer.bitCount(slate.candidates[cell]) != 3 || (tooMany(slate, cell) >> digit & 1) == 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether, where a digit has too many places in a house, so many of them could go. */
    private static boolean isCovered(Slate slate) {
        for (int house = 0; house < Plain.HOUSES; house++) {
            for (int left = slate.several[house]; left != 0; left &= left - 1) {
                int digit = Integer.numberOfTrailingZeros(left);
                int at = slate.at[digit * Plain.HOUSES + house];
                if (Integer.bitCount(at) > 2 && !isCovered(slate, house, digit, at)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isCovered(Slate slate, int house, int digit, int at) {
        int lack = Integer.bitCount(at) - 2;
        for (; at != 0; at &= at - 1) {
            int cell = Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(at)];
            if (Integer.bitCount(slate.candidates[cell]) > 2 && (tooMany(slate, cell) >> digit & 1) != 0) {
                lack--;
            }
        }
        return lack <= 0;
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
