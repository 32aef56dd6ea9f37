package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.Direct} on bits. */
final class DirectLooks {

    private DirectLooks() {}

    static void pointing(Slate slate, Catch caught) {
        Strips strips = slate.strips;
        strips.make();
        for (int line = 0; line < 18; line++) {
            for (int left = strips.pointing(line); left != 0; left &= left - 1) {
                int bit = Integer.numberOfTrailingZeros(left);
                locked(slate, caught, bit % 9, Strips.box(line, bit), line);
            }
        }
    }

    static void claiming(Slate slate, Catch caught) {
        Strips strips = slate.strips;
        strips.make();
        for (int line = 0; line < 18; line++) {
            for (int left = strips.claiming(line); left != 0; left &= left - 1) {
                int bit = Integer.numberOfTrailingZeros(left);
                locked(slate, caught, bit % 9, line, Strips.box(line, bit));
            }
        }
    }

    /** The digit is locked in a part of the base, and goes from the rest of the cover; unless it is single there. */
    private static void locked(Slate slate, Catch caught, int digit, int base, int cover) {
        if ((slate.several[base] >> digit & 1) != 0) {
            long low = slate.low[digit] & Plain.HOUSE_LOW[cover] & ~Plain.HOUSE_LOW[base];
            long high = slate.high[digit] & Plain.HOUSE_HIGH[cover] & ~Plain.HOUSE_HIGH[base];
            place(slate, caught, digit, low, high);
        }
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
    private static void place(Slate slate, Catch caught, int digit, long low, long high) {
        for (long left = low; left != 0; left &= left - 1) {
            place(slate, caught, Long.numberOfTrailingZeros(left), digit, low, high);
        }
        for (long left = high; left != 0; left &= left - 1) {
            place(slate, caught, Plain.LOW_CELLS + Long.numberOfTrailingZeros(left), digit, low, high);
        }
    }

    private static void place(Slate slate, Catch caught, int cell, int digit, long low, long high) {
        long leftLow = slate.low[digit] & ~low;
        long leftHigh = slate.high[digit] & ~high;
        placeIn(caught, Plain.ROW[cell], digit, leftLow, leftHigh);
        placeIn(caught, Plain.COLUMN[cell], digit, leftLow, leftHigh);
        placeIn(caught, Plain.BOX[cell], digit, leftLow, leftHigh);
    }

    private static void placeIn(Catch caught, int house, int digit, long low, long high) {
        long inLow = low & Plain.HOUSE_LOW[house];
        long inHigh = high & Plain.HOUSE_HIGH[house];
        if (Plain.count(inLow, inHigh) == 1) {
            caught.place(Plain.first(inLow, inHigh), 1 << digit);
            caught.keep(1 << digit);
        }
    }
}
