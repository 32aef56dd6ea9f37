package dev.neuf.logic.nine;

/**
 * Techniques with several cells of the same two candidates on bits: {@link dev.neuf.logic.find.RemotePairs},
 * {@link dev.neuf.logic.find.WWings} and {@link dev.neuf.logic.find.EriPairs}.
 */
final class PairLooks {

    /** With fewer cells a remote pair is a naked one. */
    private static final int LEAST = 4;

    private PairLooks() {}

    /** Cells of a pair, each of which sees the next. */
    static void remote(Slate slate, Catch caught) {
        long low = slate.twoLow;
        long high = slate.twoHigh;
        while (Plain.count(low, high) >= LEAST) {
            int digits = slate.candidates[Plain.first(low, high)];
            long sameLow = low & sameLow(slate, digits);
            long sameHigh = high & sameHigh(slate, digits);
            low &= ~sameLow;
            high &= ~sameHigh;
            if (Plain.count(sameLow, sameHigh) >= LEAST) {
                chains(caught, digits, sameLow, sameHigh);
            }
        }
    }

    /** The cells that have both of two digits. */
    private static long sameLow(Slate slate, int digits) {
        return slate.low[first(digits)] & slate.low[last(digits)];
    }

    private static long sameHigh(Slate slate, int digits) {
        return slate.high[first(digits)] & slate.high[last(digits)];
    }

    private static int first(int digits) {
        return Integer.numberOfTrailingZeros(digits);
    }

    private static int last(int digits) {
        return 31 - Integer.numberOfLeadingZeros(digits);
    }

    /** Parts the cells into chains, and each chain into two colours. */
    private static void chains(Catch caught, int digits, long low, long high) {
        while (Plain.count(low, high) >= LEAST) {
            int start = Plain.first(low, high);
            long onesLow = Plain.low(start);
            long onesHigh = Plain.high(start);
            long othersLow = 0;
            long othersHigh = 0;
            int before;
            do {
                before = Plain.count(onesLow, onesHigh) + Plain.count(othersLow, othersHigh);
                othersLow |= low & seenLow(onesLow, onesHigh);
                othersHigh |= high & seenHigh(onesLow, onesHigh);
                onesLow |= low & seenLow(othersLow, othersHigh);
                onesHigh |= high & seenHigh(othersLow, othersHigh);
            } while (Plain.count(onesLow, onesHigh) + Plain.count(othersLow, othersHigh) > before);
            // a cell of both colours is in a round of an odd number of ties
            if (before >= LEAST && (onesLow & othersLow | onesHigh & othersHigh) == 0) {
                chain(caught, digits, onesLow, onesHigh, othersLow, othersHigh);
            }
            low &= ~(onesLow | othersLow);
            high &= ~(onesHigh | othersHigh);
        }
    }

    /** What one of the cells sees, or more. */
    private static long seenLow(long low, long high) {
        long seen = 0;
        for (; low != 0; low &= low - 1) {
            seen |= Plain.SEEN_LOW[Long.numberOfTrailingZeros(low)];
        }
        for (; high != 0; high &= high - 1) {
            seen |= Plain.SEEN_LOW[Plain.LOW_CELLS + Long.numberOfTrailingZeros(high)];
        }
        return seen;
    }

    private static long seenHigh(long low, long high) {
        long seen = 0;
        for (; low != 0; low &= low - 1) {
            seen |= Plain.SEEN_HIGH[Long.numberOfTrailingZeros(low)];
        }
        for (; high != 0; high &= high - 1) {
            seen |= Plain.SEEN_HIGH[Plain.LOW_CELLS + Long.numberOfTrailingZeros(high)];
        }
        return seen;
    }

    /** Strikes what sees two cells of different colours. */
    private static void chain(Catch caught, int digits, long onesLow, long onesHigh, long othersLow, long othersHigh) {
        for (long low = onesLow, high = onesHigh; (low | high) != 0; ) {
            int one = Plain.first(low, high);
            low &= ~Plain.low(one);
            high &= ~Plain.high(one);
            for (long otherLow = othersLow, otherHigh = othersHigh; (otherLow | otherHigh) != 0; ) {
                int other = Plain.first(otherLow, otherHigh);
                otherLow &= ~Plain.low(other);
                otherHigh &= ~Plain.high(other);
                if (isRemote(onesLow | othersLow, onesHigh | othersHigh, one, other)) {
                    strike(caught, first(digits), one, other);
                    strike(caught, last(digits), one, other);
                }
            }
        }
        caught.keep(digits);
    }

    /** The digit goes from what sees both cells. */
    private static void strike(Catch caught, int digit, int one, int other) {
        caught.strike(
                digit, Plain.SEEN_LOW[one] & Plain.SEEN_LOW[other], Plain.SEEN_HIGH[one] & Plain.SEEN_HIGH[other]);
    }

    /** Whether a chain leads from one cell to another with two more between them. */
    private static boolean isRemote(long chainLow, long chainHigh, int one, int other) {
        if (!sees(one, other)) {
            return true;
        }
        // the two alone are a naked pair: the way must be another one
        long reachedLow = chainLow & Plain.SEEN_LOW[one] & ~Plain.low(other);
        long reachedHigh = chainHigh & Plain.SEEN_HIGH[one] & ~Plain.high(other);
        int before;
        do {
            before = Plain.count(reachedLow, reachedHigh);
            long low = reachedLow & ~Plain.low(one);
            long high = reachedHigh & ~Plain.high(one);
            reachedLow |= chainLow & seenLow(low, high);
            reachedHigh |= chainHigh & seenHigh(low, high);
        } while (Plain.count(reachedLow, reachedHigh) > before);
        return (reachedLow & Plain.low(other) | reachedHigh & Plain.high(other)) != 0;
    }

    private static boolean sees(int one, int other) {
        return (Plain.SEEN_LOW[one] & Plain.low(other) | Plain.SEEN_HIGH[one] & Plain.high(other)) != 0;
    }

    /** Two cells of a pair that do not see each other, tied by a house where one digit has two places. */
    static void wWing(Slate slate, Catch caught) {
        pairs(slate, caught, false);
    }

    /** Two cells of a pair, on a row and a column that cross where the box has both digits only on the two. */
    static void eri(Slate slate, Catch caught) {
        pairs(slate, caught, true);
    }

    private static void pairs(Slate slate, Catch caught, boolean isEri) {
        long low = slate.twoLow;
        long high = slate.twoHigh;
        while ((low | high) != 0) {
            int one = Plain.first(low, high);
            low &= ~Plain.low(one);
            high &= ~Plain.high(one);
            int digits = slate.candidates[one];
            long otherLow = low & sameLow(slate, digits) & ~Plain.SEEN_LOW[one];
            long otherHigh = high & sameHigh(slate, digits) & ~Plain.SEEN_HIGH[one];
            while ((otherLow | otherHigh) != 0) {
                int other = Plain.first(otherLow, otherHigh);
                otherLow &= ~Plain.low(other);
                otherHigh &= ~Plain.high(other);
                if (isEri) {
                    cross(slate, caught, one, other);
                    cross(slate, caught, other, one);
                } else {
                    tie(slate, caught, one, other, first(digits), last(digits));
                    tie(slate, caught, one, other, last(digits), first(digits));
                }
            }
        }
    }

    /** Looks for a house that ties the two cells by the second digit, if both can strike the first digit somewhere. */
    private static void tie(Slate slate, Catch caught, int one, int other, int struck, int tied) {
        long targetLow = slate.low[struck] & Plain.SEEN_LOW[one] & Plain.SEEN_LOW[other];
        long targetHigh = slate.high[struck] & Plain.SEEN_HIGH[one] & Plain.SEEN_HIGH[other];
        if ((targetLow | targetHigh) == 0) {
            return;
        }
        long farLow = slate.low[tied] & ~(Plain.SEEN_LOW[one] | Plain.SEEN_LOW[other]);
        long farHigh = slate.high[tied] & ~(Plain.SEEN_HIGH[one] | Plain.SEEN_HIGH[other]);
        for (int house = 0; house < Plain.HOUSES; house++) {
            if ((farLow & Plain.HOUSE_LOW[house] | farHigh & Plain.HOUSE_HIGH[house]) != 0) {
                continue;
            }
            int at = slate.at[tied * Plain.HOUSES + house];
            if (Integer.bitCount(at) == 2) {
                int first = Plain.CELL[house * 9 + first(at)];
                int last = Plain.CELL[house * 9 + last(at)];
                if (sees(one, first) && sees(other, last) || sees(one, last) && sees(other, first)) {
                    caught.strike(struck, targetLow, targetHigh);
                    caught.keep(slate.candidates[one]);
                    return;
                }
            }
        }
    }

    /** Looks at the box where the row of the one cell crosses the column of the other. */
    private static void cross(Slate slate, Catch caught, int inRow, int inColumn) {
        int row = Plain.ROW[inRow];
        int column = Plain.COLUMN[inColumn];
        int crossing = Plain.CELL[row * 9 + column - 9];
        int box = Plain.BOX[crossing];
        if (box == Plain.BOX[inRow] || box == Plain.BOX[inColumn]) {
            return;
        }
        int digits = slate.candidates[inRow];
        long linesLow = Plain.HOUSE_LOW[row] | Plain.HOUSE_LOW[column];
        long linesHigh = Plain.HOUSE_HIGH[row] | Plain.HOUSE_HIGH[column];
        long offLow = Plain.HOUSE_LOW[box] & ~linesLow & (slate.low[first(digits)] | slate.low[last(digits)]);
        long offHigh = Plain.HOUSE_HIGH[box] & ~linesHigh & (slate.high[first(digits)] | slate.high[last(digits)]);
        if ((slate.some[box] & digits) != digits || (offLow | offHigh) != 0) {
            return;
        }
        long outsideLow = linesLow & ~(Plain.HOUSE_LOW[box] | Plain.low(inRow) | Plain.low(inColumn));
        long outsideHigh = linesHigh & ~(Plain.HOUSE_HIGH[box] | Plain.high(inRow) | Plain.high(inColumn));
        caught.strike(first(digits), outsideLow, outsideHigh);
        caught.strike(last(digits), outsideLow, outsideHigh);
        strike(caught, first(digits), inRow, inColumn);
        strike(caught, last(digits), inRow, inColumn);
        caught.keep(digits);
    }
}
