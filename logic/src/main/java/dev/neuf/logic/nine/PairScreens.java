package dev.neuf.logic.nine;

/** Screens for patterns that cells with two candidates make. */
final class PairScreens {

    /** With more cells than these nothing is said: two candidates each make the bits of a word. */
    private static final int MOST_CELLS = 32;

    private static final int SHORTEST_LOOP = 5;

    private PairScreens() {}

    /**
     * {@link dev.neuf.logic.chain.OpenChains} through cells with two candidates: whether one of two candidates of a digit
     * holds, and something sees both. Candidates 2i and 2i + 1 are those of cell i.
     */
    static boolean xyChain(Slate slate, Catch caught) {
        int count = Plain.count(slate.twoLow, slate.twoHigh);
        if (count > MOST_CELLS) {
            return true;
        }
        int[] cells = new int[count];
        long[] ofDigit = new long[9];
        long low = slate.twoLow;
        long high = slate.twoHigh;
        for (int i = 0; i < count; i++) {
            int cell = Plain.first(low, high);
            cells[i] = cell;
            low &= ~Plain.low(cell);
            high &= ~Plain.high(cell);
            int digits = slate.candidates[cell];
            ofDigit[Integer.numberOfTrailingZeros(digits)] |= 1L << 2 * i;
            ofDigit[31 - Integer.numberOfLeadingZeros(digits)] |= 2L << 2 * i;
        }
        long[] next = next(slate, cells, ofDigit);
        for (int digit = 0; digit < 9; digit++) {
            for (long left = ofDigit[digit]; left != 0; left &= left - 1) {
                int start = Long.numberOfTrailingZeros(left);
                // chains go both ways, so ends after the start are enough
                long ends = swapped(reached(next, start)) & ofDigit[digit] & -(1L << start);
                if (ends != 0 && isSeen(slate, cells, digit, start, ends)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** By candidate, what does not hold if it does not: the other of its cell does, and is seen by these. */
    private static long[] next(Slate slate, int[] cells, long[] ofDigit) {
        long[] next = new long[2 * cells.length];
        for (int i = 0; i < cells.length; i++) {
            long seen = 0;
            for (int j = 0; j < cells.length; j++) {
                boolean isSeen = ((Plain.SEEN_LOW[cells[i]] & Plain.low(cells[j]))
                                | (Plain.SEEN_HIGH[cells[i]] & Plain.high(cells[j])))
                        != 0;
                seen |= isSeen ? 3L << 2 * j : 0;
            }
            int digits = slate.candidates[cells[i]];
            next[2 * i] = seen & ofDigit[31 - Integer.numberOfLeadingZeros(digits)];
            next[2 * i + 1] = seen & ofDigit[Integer.numberOfTrailingZeros(digits)];
        }
        return next;
    }

    private static long reached(long[] next, int start) {
        long reached = next[start];
        for (long left = reached; left != 0; ) {
            long more = next[Long.numberOfTrailingZeros(left)] & ~reached;
            left = left & left - 1 | more;
            reached |= more;
        }
        return reached;
    }

    /** The other candidates of the same cells. */
    private static long swapped(long candidates) {
        return (candidates & 0x5555555555555555L) << 1 | candidates >>> 1 & 0x5555555555555555L;
    }

    private static boolean isSeen(Slate slate, int[] cells, int digit, int start, long ends) {
        int cell = cells[start >> 1];
        long low = slate.low[digit] & Plain.SEEN_LOW[cell];
        long high = slate.high[digit] & Plain.SEEN_HIGH[cell];
        for (long left = ends; left != 0; left &= left - 1) {
            int end = cells[Long.numberOfTrailingZeros(left) >> 1];
            if ((low & Plain.SEEN_LOW[end] | high & Plain.SEEN_HIGH[end]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** {@link dev.neuf.logic.exotic.BivalueOddagons}: whether a loop has room for all digits that it may have. */
    static boolean oddagon(Slate slate, Catch caught) {
        for (int one = 0; one < 9; one++) {
            for (int other = one + 1; other < 9; other++) {
                long low = slate.low[one] & slate.low[other];
                long high = slate.high[one] & slate.high[other];
                if (Plain.count(low, high) >= SHORTEST_LOOP && isLoop(slate, 1 << one | 1 << other, low, high)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** All cells but one have only the two digits, or all have at most the same third one. */
    private static boolean isLoop(Slate slate, int pair, long bothLow, long bothHigh) {
        long low = bothLow;
        long high = bothHigh;
        long pureLow = low & slate.twoLow;
        long pureHigh = high & slate.twoHigh;
        boolean isPure = Plain.count(pureLow, pureHigh) >= SHORTEST_LOOP - 1;
        int thirds = 0;
        long leftLow = low & ~pureLow;
        long leftHigh = high & ~pureHigh;
        while ((leftLow | leftHigh) != 0) {
            int cell = Plain.first(leftLow, leftHigh);
            leftLow &= ~Plain.low(cell);
            leftHigh &= ~Plain.high(cell);
            if (isPure && isLoop(pureLow | Plain.low(cell), pureHigh | Plain.high(cell))) {
                return true;
            }
            if (Integer.bitCount(slate.candidates[cell]) == 3) {
                thirds |= slate.candidates[cell];
            } else {
                low &= ~Plain.low(cell);
                high &= ~Plain.high(cell);
            }
        }
        if (Plain.count(low, high) < SHORTEST_LOOP) {
            return false;
        }
        for (int left = thirds & ~pair; left != 0; left &= left - 1) {
            int third = Integer.numberOfTrailingZeros(left);
            if (isLoop(pureLow | low & slate.low[third], pureHigh | high & slate.high[third])) {
                return true;
            }
        }
        return false;
    }

    /** Whether cells remain when those go, one after another, that see fewer than two of the others. */
    private static boolean isLoop(long someLow, long someHigh) {
        long low = someLow;
        long high = someHigh;
        long leftLow = low;
        long leftHigh = high;
        while ((leftLow | leftHigh) != 0) {
            int cell = Plain.first(leftLow, leftHigh);
            leftLow &= ~Plain.low(cell);
            leftHigh &= ~Plain.high(cell);
            if (Plain.count(low & Plain.SEEN_LOW[cell], high & Plain.SEEN_HIGH[cell]) < 2) {
                low &= ~Plain.low(cell);
                high &= ~Plain.high(cell);
                leftLow = low;
                leftHigh = high;
            }
        }
        return Plain.count(low, high) >= SHORTEST_LOOP && isOdd(low, high);
    }

    /** Whether the cells that are equally far from a first one see each other somewhere: else all loops are even. */
    private static boolean isOdd(long someLow, long someHigh) {
        long leftLow = someLow;
        long leftHigh = someHigh;
        long nextLow = 0;
        long nextHigh = 0;
        while ((leftLow | leftHigh) != 0) {
            if ((nextLow | nextHigh) == 0) {
                int first = Plain.first(leftLow, leftHigh);
                nextLow = Plain.low(first);
                nextHigh = Plain.high(first);
            }
            leftLow &= ~nextLow;
            leftHigh &= ~nextHigh;
            long layerLow = nextLow;
            long layerHigh = nextHigh;
            long seenLow = 0;
            long seenHigh = 0;
            while ((nextLow | nextHigh) != 0) {
                int cell = Plain.first(nextLow, nextHigh);
                nextLow &= ~Plain.low(cell);
                nextHigh &= ~Plain.high(cell);
                seenLow |= Plain.SEEN_LOW[cell];
                seenHigh |= Plain.SEEN_HIGH[cell];
            }
            if ((seenLow & layerLow | seenHigh & layerHigh) != 0) {
                return true;
            }
            nextLow = seenLow & leftLow;
            nextHigh = seenHigh & leftHigh;
        }
        return false;
    }
}
