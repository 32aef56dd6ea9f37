package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.Subsets} on bits. */
final class SubsetLooks {

    private SubsetLooks() {}

    static void lockedPair(Slate slate, Catch caught) {
        naked(slate, caught, slate.naked, 2, true);
    }

    static void lockedTriple(Slate slate, Catch caught) {
        naked(slate, caught, slate.naked, 3, true);
    }

    static void nakedPair(Slate slate, Catch caught) {
        naked(slate, caught, slate.naked, 2, false);
    }

    static void nakedTriple(Slate slate, Catch caught) {
        naked(slate, caught, slate.naked, 3, false);
    }

    static void nakedQuad(Slate slate, Catch caught) {
        naked(slate, caught, slate.nakedQuads, 4, false);
    }

    static void hiddenPair(Slate slate, Catch caught) {
        hidden(caught, slate.hidden, 2);
    }

    static void hiddenTriple(Slate slate, Catch caught) {
        hidden(caught, slate.hidden, 3);
    }

    static void hiddenQuad(Slate slate, Catch caught) {
        hidden(caught, slate.hiddenQuads, 4);
    }

    private static void hidden(Catch caught, Subsets subsets, int size) {
        subsets.make();
        for (int i = 0; i < subsets.count(); i++) {
            int digits = subsets.items(i);
            if (Integer.bitCount(digits) == size) {
                for (int left = subsets.union(i); left != 0; left &= left - 1) {
                    int cell = Plain.CELL[subsets.house(i) * 9 + Integer.numberOfTrailingZeros(left)];
                    caught.strike(cell, ~digits);
                }
                caught.keep(digits);
            }
        }
    }

    private static void naked(Slate slate, Catch caught, Subsets subsets, int size, boolean wantsLocked) {
        subsets.make();
        for (int i = 0; i < subsets.count(); i++) {
            if (Integer.bitCount(subsets.items(i)) == size) {
                naked(slate, caught, subsets.house(i), subsets.items(i), subsets.union(i), wantsLocked);
            }
        }
    }

    private static void naked(Slate slate, Catch caught, int house, int positions, int digits, boolean wantsLocked) {
        long low = Plain.ALL_LOW;
        long high = Plain.ALL_HIGH;
        for (int left = positions; left != 0; left &= left - 1) {
            int cell = Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(left)];
            low &= Plain.SEEN_LOW[cell];
            high &= Plain.SEEN_HIGH[cell];
        }
        if (isLocked(slate, house, positions, digits, low, high) != wantsLocked) {
            return;
        }
        for (int left = digits; left != 0; left &= left - 1) {
            caught.strike(Integer.numberOfTrailingZeros(left), low, high);
        }
        caught.keep(digits);
    }

    /** Whether cells are in a box and a line and take digits from both, where these are the cells that see all of them. */
    private static boolean isLocked(Slate slate, int house, int positions, int digits, long low, long high) {
        if (!isStrip(house, positions)) {
            return false;
        }
        int box = Plain.BOX[Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(positions)]];
        long losersLow = 0;
        long losersHigh = 0;
        for (int left = digits; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            losersLow |= slate.low[digit] & low;
            losersHigh |= slate.high[digit] & high;
        }
        long boxLow = Plain.HOUSE_LOW[box];
        long boxHigh = Plain.HOUSE_HIGH[box];
        return (losersLow & boxLow | losersHigh & boxHigh) != 0 && (losersLow & ~boxLow | losersHigh & ~boxHigh) != 0;
    }

    /** Whether positions of a line are in one box, or those of a box in one line. */
    private static boolean isStrip(int house, int positions) {
        int first = Integer.numberOfTrailingZeros(positions);
        return (positions & ~(7 << first / 3 * 3)) == 0 || house >= 18 && (positions & ~(0x49 << first % 3)) == 0;
    }
}
