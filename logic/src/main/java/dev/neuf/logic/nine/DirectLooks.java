package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.Direct} on bits. */
final class DirectLooks {

    private DirectLooks() {}

    static void pointing(Slate slate, Catch caught) {
        LockedLooks.find(slate, caught, false, true);
    }

    static void claiming(Slate slate, Catch caught) {
        LockedLooks.find(slate, caught, true, true);
    }

    static void hiddenPair(Slate slate, Catch caught) {
        hidden(slate, caught, 2);
    }

    static void hiddenTriple(Slate slate, Catch caught) {
        hidden(slate, caught, 3);
    }

    private static void hidden(Slate slate, Catch caught, int size) {
        Subsets subsets = slate.hidden;
        subsets.make();
        for (int i = 0; i < subsets.count(); i++) {
            if (Integer.bitCount(subsets.items(i)) == size) {
                hidden(slate, caught, subsets.house(i), subsets.items(i), subsets.union(i));
            }
        }
    }

    /** All other digits go from these positions. */
    private static void hidden(Slate slate, Catch caught, int house, int digits, int positions) {
        for (int left = slate.some[house] & ~digits; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            long low = 0;
            long high = 0;
            for (int at = slate.at[digit * Plain.HOUSES + house] & positions; at != 0; at &= at - 1) {
                int cell = Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(at)];
                low |= Plain.low(cell);
                high |= Plain.high(cell);
            }
            place(slate, caught, digit, low, high);
        }
    }

    /** Places the digit in the houses of those that lose it, where one place is left. */
    static void place(Slate slate, Catch caught, int digit, long low, long high) {
        long leftLow = slate.low[digit] & ~low;
        long leftHigh = slate.high[digit] & ~high;
        while ((low | high) != 0) {
            int cell = Plain.first(low, high);
            low &= ~Plain.low(cell);
            high &= ~Plain.high(cell);
            placeIn(caught, Plain.ROW[cell], digit, leftLow, leftHigh);
            placeIn(caught, Plain.COLUMN[cell], digit, leftLow, leftHigh);
            placeIn(caught, Plain.BOX[cell], digit, leftLow, leftHigh);
        }
    }

    private static void placeIn(Catch caught, int house, int digit, long low, long high) {
        long inLow = low & Plain.HOUSE_LOW[house];
        long inHigh = high & Plain.HOUSE_HIGH[house];
        if (Plain.count(inLow, inHigh) == 1) {
            caught.keepPlaced(Plain.first(inLow, inHigh), 1 << digit);
        }
    }
}
