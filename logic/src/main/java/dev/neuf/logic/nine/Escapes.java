package dev.neuf.logic.nine;

import dev.neuf.logic.Bounds;

/** {@code Escape} and {@code OneOf} of {@link dev.neuf.logic.find} on bits: the ways out of a deadly pattern. */
final class Escapes {

    private Escapes() {}

    /** Every type, from the cells of a pattern and the digits that could change places there. */
    static void byAny(Slate slate, Catch caught, long low, long high, int digits) {
        long waysLow = 0;
        long waysHigh = 0;
        int others = 0;
        for (long left = low; left != 0; left &= left - 1) {
            int rest = slate.candidates[Long.numberOfTrailingZeros(left)] & ~digits;
            others |= rest;
            waysLow |= rest == 0 ? 0 : left & -left;
        }
        for (long left = high; left != 0; left &= left - 1) {
            int rest = slate.candidates[Plain.LOW_CELLS + Long.numberOfTrailingZeros(left)] & ~digits;
            others |= rest;
            waysHigh |= rest == 0 ? 0 : left & -left;
        }
        int ways = Plain.count(waysLow, waysHigh);
        if (ways == 1) {
            byCell(caught, Plain.first(waysLow, waysHigh), digits);
        }
        if (ways > 1 && Integer.bitCount(others) == 1) {
            byDigit(caught, waysLow, waysHigh, others, digits);
        }
        if (ways == 2) {
            int one = Plain.first(waysLow, waysHigh);
            int other = Plain.first(waysLow & ~Plain.low(one), waysHigh & ~Plain.high(one));
            if (Integer.bitCount(others) > 1) {
                bySubset(slate, caught, one, other, others, slate.openLow & ~low, slate.openHigh & ~high, digits);
            }
            byLock(slate, caught, one, other, digits);
        }
    }

    /** Type 1: one cell has the way out. */
    static void byCell(Catch caught, int cell, int digits) {
        caught.strike(cell, digits);
        caught.keep(digits);
    }

    /** Type 2: the cells have one other digit, given as a bit. */
    static void byDigit(Catch caught, long low, long high, int other, int digits) {
        caught.strike(Integer.numberOfTrailingZeros(other), Plain.seenLow(low, high), Plain.seenHigh(low, high));
        caught.keep(digits);
    }

    /** Type 3: one of two cells makes a naked subset with some of the options. */
    static void bySubset(Slate slate, Catch caught, int one, int other, int others, long low, long high, int digits) {
        if (Plain.ROW[one] == Plain.ROW[other]) {
            choose(slate, caught, one, other, others, low, high, Plain.ROW[one], digits);
        }
        if (Plain.COLUMN[one] == Plain.COLUMN[other]) {
            choose(slate, caught, one, other, others, low, high, Plain.COLUMN[one], digits);
        }
        if (Plain.BOX[one] == Plain.BOX[other]) {
            choose(slate, caught, one, other, others, low, high, Plain.BOX[one], digits);
        }
    }

    private static void choose(
            Slate slate, Catch caught, int one, int other, int others, long low, long high, int house, int digits) {
        choose(
                slate,
                caught,
                low & Plain.HOUSE_LOW[house],
                high & Plain.HOUSE_HIGH[house],
                Plain.SEEN_LOW[one] & Plain.SEEN_LOW[other],
                Plain.SEEN_HIGH[one] & Plain.SEEN_HIGH[other],
                2,
                others,
                digits);
    }

    /** Adds each of the options to the subset, which needs so many digits then; the cells are seen by all of it. */
    private static void choose(
            Slate slate,
            Catch caught,
            long low,
            long high,
            long seenLow,
            long seenHigh,
            int needs,
            int has,
            int digits) {
        while ((low | high) != 0) {
            // each option that is left may need one digit more
            if (Integer.bitCount(has) > needs - 1 + Plain.count(low, high)) {
                return;
            }
            int cell = Plain.first(low, high);
            low &= ~Plain.low(cell);
            high &= ~Plain.high(cell);
            int all = has | slate.candidates[cell];
            if (Integer.bitCount(all) <= Bounds.ESCAPE_DIGITS) {
                long bothLow = seenLow & Plain.SEEN_LOW[cell];
                long bothHigh = seenHigh & Plain.SEEN_HIGH[cell];
                if (Integer.bitCount(all) == needs) {
                    strike(caught, all, bothLow, bothHigh);
                    caught.keep(digits);
                }
                choose(slate, caught, low, high, bothLow, bothHigh, needs + 1, all, digits);
            }
        }
    }

    private static void strike(Catch caught, int gone, long low, long high) {
        for (; gone != 0; gone &= gone - 1) {
            caught.strike(Integer.numberOfTrailingZeros(gone), low, high);
        }
    }

    /** Type 4: two cells of a house have the way out, and one of them has a digit of the pattern. */
    static void byLock(Slate slate, Catch caught, int one, int other, int digits) {
        if (Plain.ROW[one] != Plain.ROW[other]
                && Plain.COLUMN[one] != Plain.COLUMN[other]
                && Plain.BOX[one] != Plain.BOX[other]) {
            return;
        }
        long low = Plain.SEEN_LOW[one] & Plain.SEEN_LOW[other];
        long high = Plain.SEEN_HIGH[one] & Plain.SEEN_HIGH[other];
        int there = digits & (slate.candidates[one] | slate.candidates[other]);
        for (; there != 0; there &= there - 1) {
            int digit = Integer.numberOfTrailingZeros(there);
            if ((low & slate.low[digit] | high & slate.high[digit]) == 0) {
                caught.strike(one, digits & ~(1 << digit));
                caught.strike(other, digits & ~(1 << digit));
                caught.keep(digits);
            }
        }
    }
}
