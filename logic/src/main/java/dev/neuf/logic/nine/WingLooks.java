package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.Bent} of three cells, {@link dev.neuf.logic.find.XyzRings} and their cousins on bits. */
final class WingLooks {

    private WingLooks() {}

    /** A pivot xy, and wings xz and yz that do not see each other. */
    static void xy(Slate slate, Catch caught) {
        long low = slate.twoLow;
        long high = slate.twoHigh;
        while ((low | high) != 0) {
            int pivot = Plain.first(low, high);
            low &= ~Plain.low(pivot);
            high &= ~Plain.high(pivot);
            int x = Integer.numberOfTrailingZeros(slate.candidates[pivot]);
            int y = 31 - Integer.numberOfLeadingZeros(slate.candidates[pivot]);
            long nearLow = slate.twoLow & Plain.SEEN_LOW[pivot];
            long nearHigh = slate.twoHigh & Plain.SEEN_HIGH[pivot];
            long onesLow = nearLow & slate.low[x] & ~slate.low[y];
            long onesHigh = nearHigh & slate.high[x] & ~slate.high[y];
            long othersLow = nearLow & slate.low[y] & ~slate.low[x];
            long othersHigh = nearHigh & slate.high[y] & ~slate.high[x];
            if ((othersLow | othersHigh) != 0) {
                xy(slate, caught, 1 << x, onesLow, onesHigh, othersLow, othersHigh);
            }
        }
    }

    /** The wings of one pivot. */
    private static void xy(
            Slate slate, Catch caught, int x, long onesLow, long onesHigh, long othersLow, long othersHigh) {
        while ((onesLow | onesHigh) != 0) {
            int one = Plain.first(onesLow, onesHigh);
            onesLow &= ~Plain.low(one);
            onesHigh &= ~Plain.high(one);
            int z = Integer.numberOfTrailingZeros(slate.candidates[one] & ~x);
            long low = othersLow & slate.low[z] & ~Plain.SEEN_LOW[one];
            long high = othersHigh & slate.high[z] & ~Plain.SEEN_HIGH[one];
            while ((low | high) != 0) {
                int other = Plain.first(low, high);
                low &= ~Plain.low(other);
                high &= ~Plain.high(other);
                caught.strike(
                        z, Plain.SEEN_LOW[one] & Plain.SEEN_LOW[other], Plain.SEEN_HIGH[one] & Plain.SEEN_HIGH[other]);
                caught.keep(slate.candidates[one] | slate.candidates[other]);
            }
        }
    }

    /** A pivot xyz, and wings xz and yz that do not see each other. */
    static void xyz(Slate slate, Catch caught) {
        xyz(slate, caught, false);
    }

    /** An XYZ-wing of which the wings cannot both be z. */
    static void ring(Slate slate, Catch caught) {
        xyz(slate, caught, true);
    }

    private static void xyz(Slate slate, Catch caught, boolean isRing) {
        long low = slate.openLow & ~slate.twoLow;
        long high = slate.openHigh & ~slate.twoHigh;
        while ((low | high) != 0) {
            int pivot = Plain.first(low, high);
            low &= ~Plain.low(pivot);
            high &= ~Plain.high(pivot);
            if (Integer.bitCount(slate.candidates[pivot]) == 3) {
                around(slate, caught, pivot, isRing);
            }
        }
    }

    /** The wings of one pivot: those that share the first digit, and so on. */
    private static void around(Slate slate, Catch caught, int pivot, boolean isRing) {
        long nearLow = slate.twoLow & Plain.SEEN_LOW[pivot];
        long nearHigh = slate.twoHigh & Plain.SEEN_HIGH[pivot];
        int digits = slate.candidates[pivot];
        for (int left = digits; left != 0; left &= left - 1) {
            int z = Integer.numberOfTrailingZeros(left);
            int x = Integer.numberOfTrailingZeros(digits & ~(1 << z));
            int y = 31 - Integer.numberOfLeadingZeros(digits & ~(1 << z));
            long bothLow = nearLow & slate.low[z];
            long bothHigh = nearHigh & slate.high[z];
            long othersLow = bothLow & slate.low[y];
            long othersHigh = bothHigh & slate.high[y];
            if ((othersLow | othersHigh) == 0) {
                continue;
            }
            long onesLow = bothLow & slate.low[x];
            long onesHigh = bothHigh & slate.high[x];
            while ((onesLow | onesHigh) != 0) {
                int one = Plain.first(onesLow, onesHigh);
                onesLow &= ~Plain.low(one);
                onesHigh &= ~Plain.high(one);
                wings(
                        slate,
                        caught,
                        isRing,
                        pivot,
                        one,
                        z,
                        othersLow & ~Plain.SEEN_LOW[one],
                        othersHigh & ~Plain.SEEN_HIGH[one]);
            }
        }
    }

    /** What one wing makes with each of the others that it does not see. */
    private static void wings(
            Slate slate, Catch caught, boolean isRing, int pivot, int one, int z, long othersLow, long othersHigh) {
        while ((othersLow | othersHigh) != 0) {
            int other = Plain.first(othersLow, othersHigh);
            othersLow &= ~Plain.low(other);
            othersHigh &= ~Plain.high(other);
            if (isRing) {
                ring(slate, caught, pivot, one, other, z);
            } else {
                strike(caught, z, pivot, one, other);
                caught.keep(slate.candidates[pivot]);
            }
        }
    }

    /** The digit goes from what sees all three. */
    private static void strike(Catch caught, int digit, int first, int second, int third) {
        caught.strike(
                digit,
                Plain.SEEN_LOW[first] & Plain.SEEN_LOW[second] & Plain.SEEN_LOW[third],
                Plain.SEEN_HIGH[first] & Plain.SEEN_HIGH[second] & Plain.SEEN_HIGH[third]);
    }

    /** Looks for a house that would have no place for z if both wings had it. */
    private static void ring(Slate slate, Catch caught, int pivot, int one, int other, int z) {
        long farLow = slate.low[z] & ~(Plain.SEEN_LOW[one] | Plain.SEEN_LOW[other]);
        long farHigh = slate.high[z] & ~(Plain.SEEN_HIGH[one] | Plain.SEEN_HIGH[other]);
        for (int house = 0; house < Plain.HOUSES; house++) {
            long low = Plain.HOUSE_LOW[house];
            long high = Plain.HOUSE_HIGH[house];
            if ((farLow & low | farHigh & high) == 0 && (slate.some[house] >> z & 1) != 0) {
                ring(slate, caught, pivot, one, other, z, slate.low[z] & low, slate.high[z] & high);
            }
        }
    }

    /** All digits are in the three cells once. If the other wing has z, the places in the house that it leaves have not. */
    private static void ring(
            Slate slate, Catch caught, int pivot, int one, int other, int z, long placesLow, long placesHigh) {
        int all = slate.candidates[pivot];
        int ofOne = all & ~slate.candidates[other];
        int ofOther = all & ~slate.candidates[one];
        strike(caught, Integer.numberOfTrailingZeros(ofOne), pivot, one, one);
        strike(caught, Integer.numberOfTrailingZeros(ofOther), pivot, other, other);
        strike(caught, z, pivot, one, other);
        strike(caught, z, pivot, one, placesLow & ~Plain.SEEN_LOW[other], placesHigh & ~Plain.SEEN_HIGH[other]);
        strike(caught, z, pivot, other, placesLow & ~Plain.SEEN_LOW[one], placesHigh & ~Plain.SEEN_HIGH[one]);
        caught.keep(all);
    }

    /** The digit goes from what sees two cells and all the places. */
    private static void strike(Catch caught, int digit, int first, int second, long placesLow, long placesHigh) {
        caught.strike(
                digit,
                Plain.SEEN_LOW[first] & Plain.SEEN_LOW[second] & Plain.seenLow(placesLow, placesHigh),
                Plain.SEEN_HIGH[first] & Plain.SEEN_HIGH[second] & Plain.seenHigh(placesLow, placesHigh));
    }
}
