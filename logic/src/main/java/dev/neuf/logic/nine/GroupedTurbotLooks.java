package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.GroupedTurbots} on bits. */
final class GroupedTurbotLooks {

    private GroupedTurbotLooks() {}

    static void find(Slate slate, Catch caught) {
        for (int left = Doubts.fields(slate, caught); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            long low = slate.doubts().low[digit];
            long high = slate.doubts().high[digit];
            while ((low | high) != 0) {
                int cell = Plain.first(low, high);
                low &= ~Plain.low(cell);
                high &= ~Plain.high(cell);
                tie(slate, caught, digit, cell, cut(slate, digit, cell));
            }
        }
    }

    /**
     * Lists the houses that have places that a target sees, and others far from it, if something sees all of these. Of each
     * the far places are kept, and what sees all of them.
     */
    private static int cut(Slate slate, int digit, int target) {
        Doubts doubts = slate.doubts();
        int count = 0;
        for (int house = 0; house < Plain.HOUSES; house++) {
            long low = slate.low[digit] & Plain.HOUSE_LOW[house];
            long high = slate.high[digit] & Plain.HOUSE_HIGH[house];
            long farLow = low & ~Plain.SEEN_LOW[target];
            long farHigh = high & ~Plain.SEEN_HIGH[target];
            boolean isAround =
                    house == Plain.ROW[target] || house == Plain.COLUMN[target] || house == Plain.BOX[target];
            if (!isAround && (farLow | farHigh) != 0 && (low ^ farLow | high ^ farHigh) != 0) {
                long seenLow = slate.low[digit] & Plain.seenLow(farLow, farHigh);
                long seenHigh = slate.high[digit] & Plain.seenHigh(farLow, farHigh);
                if ((seenLow | seenHigh) != 0) {
                    doubts.ints[count] = house;
                    doubts.longs[count * 4] = farLow;
                    doubts.longs[count * 4 + 1] = farHigh;
                    doubts.longs[count * 4 + 2] = seenLow;
                    doubts.longs[count * 4 + 3] = seenHigh;
                    count++;
                }
            }
        }
        return count;
    }

    /** Two houses whose far places all see each other; with two places each it is another technique. */
    private static void tie(Slate slate, Catch caught, int digit, int target, int count) {
        int[] houses = slate.doubts().ints;
        long[] sets = slate.doubts().longs;
        for (int i = 0; i < count; i++) {
            long seenLow = sets[i * 4 + 2];
            long seenHigh = sets[i * 4 + 3];
            for (int j = i + 1; j < count; j++) {
                if ((sets[j * 4] & ~seenLow | sets[j * 4 + 1] & ~seenHigh) == 0
                        && size(slate, digit, houses[i]) + size(slate, digit, houses[j]) > 4) {
                    keep(slate, caught, digit, target, houses[i], houses[j]);
                }
            }
        }
    }

    private static int size(Slate slate, int digit, int house) {
        return Integer.bitCount(slate.at[digit * Plain.HOUSES + house]);
    }

    private static void keep(Slate slate, Catch caught, int digit, int target, int one, int other) {
        long nearLow = (Plain.HOUSE_LOW[one] | Plain.HOUSE_LOW[other]) & slate.low[digit] & Plain.SEEN_LOW[target];
        long nearHigh = (Plain.HOUSE_HIGH[one] | Plain.HOUSE_HIGH[other]) & slate.high[digit] & Plain.SEEN_HIGH[target];
        caught.strike(digit, Plain.seenLow(nearLow, nearHigh), Plain.seenHigh(nearLow, nearHigh));
        caught.keep(1 << digit);
    }
}
