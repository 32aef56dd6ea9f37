package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.Aligned} on bits. */
final class AlignedLooks {

    private final Slate slate;
    private final Catch caught;

    /** Cells with two digits, and pairs of cells with three: their cells, the same one twice if there is one; digits. */
    private final int[] ones;

    private final int[] others;
    private final int[] digits;
    private int count;

    /** The sets with the digit in hand, and which of its cells see all its places there. */
    private final int[] near;

    private final long[] nearLow;
    private final long[] nearHigh;
    private int nearCount;

    /** By digit, the cells that lose it. */
    private final long[] lostLow = new long[9];

    private final long[] lostHigh = new long[9];

    private AlignedLooks(Slate slate, Catch caught) {
        this.slate = slate;
        this.caught = caught;
        int small = 0;
        for (int candidates : slate.candidates) {
            small += candidates != 0 && Integer.bitCount(candidates) <= 3 ? 1 : 0;
        }
        // each sees at most twenty others, and a pair counts once
        int most = 11 * small;
        ones = new int[most];
        others = new int[most];
        digits = new int[most];
        near = new int[most];
        nearLow = new long[most];
        nearHigh = new long[most];
    }

    static void pair(Slate slate, Catch caught) {
        var look = new AlignedLooks(slate, caught);
        look.gather();
        for (int digit = 0; digit < 9; digit++) {
            look.choose(digit);
            for (long left = slate.low[digit]; left != 0; left &= left - 1) {
                look.hold(digit, Long.numberOfTrailingZeros(left));
            }
            for (long left = slate.high[digit]; left != 0; left &= left - 1) {
                look.hold(digit, Plain.LOW_CELLS + Long.numberOfTrailingZeros(left));
            }
        }
    }

    private void gather() {
        for (int one = 0; one < Plain.CELLS; one++) {
            int size = Integer.bitCount(slate.candidates[one]);
            if (size == 2) {
                add(one, one, slate.candidates[one]);
            }
            if (size > 0 && size <= 3) {
                long after = one < Plain.LOW_CELLS ? -2L << one : 0;
                long afterHigh = one < Plain.LOW_CELLS ? -1 : -2L << one - Plain.LOW_CELLS;
                for (long left = Plain.SEEN_LOW[one] & slate.openLow & after; left != 0; left &= left - 1) {
                    join(one, Long.numberOfTrailingZeros(left));
                }
                for (long left = Plain.SEEN_HIGH[one] & slate.openHigh & afterHigh; left != 0; left &= left - 1) {
                    join(one, Plain.LOW_CELLS + Long.numberOfTrailingZeros(left));
                }
            }
        }
    }

    private void join(int one, int other) {
        int both = slate.candidates[one] | slate.candidates[other];
        if (Integer.bitCount(both) == 3) {
            add(one, other, both);
        }
    }

    private void add(int one, int other, int both) {
        ones[count] = one;
        others[count] = other;
        digits[count++] = both;
    }

    /** The cells that can see a digit in a set wherever it is there. */
    private long seenLow(int set, int digit) {
        return slate.low[digit]
                & (has(ones[set], digit) ? Plain.SEEN_LOW[ones[set]] : -1)
                & (has(others[set], digit) ? Plain.SEEN_LOW[others[set]] : -1);
    }

    private long seenHigh(int set, int digit) {
        return slate.high[digit]
                & (has(ones[set], digit) ? Plain.SEEN_HIGH[ones[set]] : -1)
                & (has(others[set], digit) ? Plain.SEEN_HIGH[others[set]] : -1);
    }

    private boolean has(int cell, int digit) {
        return (slate.candidates[cell] >> digit & 1) != 0;
    }

    private void choose(int digit) {
        nearCount = 0;
        for (int set = 0; set < count; set++) {
            if ((digits[set] >> digit & 1) != 0) {
                long low = seenLow(set, digit);
                long high = seenHigh(set, digit);
                if ((low | high) != 0) {
                    near[nearCount] = set;
                    nearLow[nearCount] = low;
                    nearHigh[nearCount++] = high;
                }
            }
        }
    }

    /** Looks which cells have nothing left when this one holds the digit. */
    private void hold(int digit, int cell) {
        long low = Plain.low(cell);
        long high = Plain.high(cell);
        int gone = 0;
        for (int i = 0; i < nearCount; i++) {
            if ((nearLow[i] & low | nearHigh[i] & high) != 0) {
                gone = lose(near[i], digits[near[i]] & ~(1 << digit), gone);
            }
        }
        if (gone == 0) {
            return;
        }
        long emptiedLow = slate.openLow & ~low & (~slate.low[digit] | Plain.SEEN_LOW[cell]);
        long emptiedHigh = slate.openHigh & ~high & (~slate.high[digit] | Plain.SEEN_HIGH[cell]);
        for (int other = 0; other < 9 && (emptiedLow | emptiedHigh) != 0; other++) {
            if (other != digit) {
                boolean isLost = (gone >> other & 1) != 0;
                emptiedLow &= ~(isLost ? slate.low[other] & ~lostLow[other] : slate.low[other]);
                emptiedHigh &= ~(isLost ? slate.high[other] & ~lostHigh[other] : slate.high[other]);
            }
        }
        for (; (emptiedLow | emptiedHigh) != 0; ) {
            int other = Plain.first(emptiedLow, emptiedHigh);
            emptiedLow &= ~Plain.low(other);
            emptiedHigh &= ~Plain.high(other);
            if (slate.candidates[other] != 1 << digit) {
                caught.strike(cell, 1 << digit);
                caught.keep(slate.candidates[other] | 1 << digit);
            }
        }
    }

    /** Other cells lose what a set must hold; what was lost before is told, and what is lost now. */
    private int lose(int set, int held, int before) {
        for (int left = held; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            boolean isFirst = (before >> digit & 1) == 0;
            lostLow[digit] = (isFirst ? 0 : lostLow[digit]) | seenLow(set, digit);
            lostHigh[digit] = (isFirst ? 0 : lostHigh[digit]) | seenHigh(set, digit);
        }
        return before | held;
    }
}
