package dev.neuf.logic.nine;

/** Sees where there is no {@link dev.neuf.logic.chain.OpenChains} through cells with two candidates. */
final class XyChainScreen {

    /** With more cells than these nothing is said: two candidates each make the bits of a word. */
    private static final int MOST_CELLS = 32;

    private XyChainScreen() {}

    /**
     * Whether one of two candidates of a digit holds, and something sees both. Candidates 2i and 2i + 1 are those of cell i.
     */
    static boolean mayFind(Slate slate) {
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
}
