package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.AlignedTriple} on bits. */
final class AlignedTripleLook {

    /*
     * When the first cell holds its digit, the second and the third have one or two digits left each. Each choice of both
     * must be ruled out by a cell that has just these two digits left and sees both. So all digits of the third are
     * among those that such cells beside the second pair with its first digit, and with its second one. That is worked
     * out beforehand, for any first cell, and leaves hardly anything to look at.
     */

    private final Slate slate;
    private final Catch caught;

    /** By cell * 9 + digit, what cells that see it pair with the digit: those with two candidates, and all of them. */
    private final int[] plainBeside = new int[Plain.CELLS * 9];

    private final int[] beside = new int[Plain.CELLS * 9];

    /** The cells with one or two candidates, and with three. */
    private long smallLow;

    private long smallHigh;

    private long threeLow;
    private long threeHigh;

    // what the other cells have left when the first holds its digit

    private int first;
    private int digit;

    /** By digit, where it is left. */
    private final long[] low = new long[9];

    private final long[] high = new long[9];

    /** Cells that have lost something. */
    private long changedLow;

    private long changedHigh;

    /** Cells with two digits left at first sight. */
    private long pairLow;

    private long pairHigh;

    /** Cells with one or two left. */
    private long fewLow;

    private long fewHigh;

    private AlignedTripleLook(Slate slate, Catch caught) {
        this.slate = slate;
        this.caught = caught;
    }

    static void find(Slate slate, Catch caught) {
        var look = new AlignedTripleLook(slate, caught);
        look.prepare();
        for (int digit = 0; digit < 9; digit++) {
            look.take(digit);
        }
    }

    private void prepare() {
        for (int cell = 0; cell < Plain.CELLS; cell++) {
            int size = Integer.bitCount(slate.candidates[cell]);
            if (size == 2) {
                pair(cell, slate.candidates[cell], plainBeside);
            }
            if (size == 3) {
                threeLow |= Plain.low(cell);
                threeHigh |= Plain.high(cell);
            } else if (size == 1 || size == 2) {
                smallLow |= Plain.low(cell);
                smallHigh |= Plain.high(cell);
            }
        }
    }

    private void pair(int cell, int two, int[] here) {
        int one = Integer.numberOfTrailingZeros(two);
        int other = 31 - Integer.numberOfLeadingZeros(two);
        long left = Plain.SEEN_LOW[cell] & slate.openLow;
        long leftHigh = Plain.SEEN_HIGH[cell] & slate.openHigh;
        while ((left | leftHigh) != 0) {
            int seen = Plain.first(left, leftHigh);
            left &= ~Plain.low(seen);
            leftHigh &= ~Plain.high(seen);
            here[seen * 9 + one] |= 1 << other;
            here[seen * 9 + other] |= 1 << one;
        }
    }

    private void take(int next) {
        digit = next;
        System.arraycopy(plainBeside, 0, beside, 0, beside.length);
        long leftLow = threeLow & slate.low[digit];
        long leftHigh = threeHigh & slate.high[digit];
        while ((leftLow | leftHigh) != 0) {
            int cell = Plain.first(leftLow, leftHigh);
            leftLow &= ~Plain.low(cell);
            leftHigh &= ~Plain.high(cell);
            pair(cell, slate.candidates[cell] & ~(1 << digit), beside);
        }
        boolean isAnywhere = isAnywhere();
        leftLow = slate.low[digit];
        leftHigh = slate.high[digit];
        while ((leftLow | leftHigh) != 0) {
            first = Plain.first(leftLow, leftHigh);
            leftLow &= ~Plain.low(first);
            leftHigh &= ~Plain.high(first);
            hold();
            look(isAnywhere);
        }
    }

    /** Whether two cells that lose nothing may be the second and the third, wherever the first is. */
    private boolean isAnywhere() {
        pairLow = slate.twoLow | threeLow & slate.low[digit];
        pairHigh = slate.twoHigh | threeHigh & slate.high[digit];
        long leftLow = smallLow;
        long leftHigh = smallHigh;
        while ((leftLow | leftHigh) != 0) {
            int one = Plain.first(leftLow, leftHigh);
            leftLow &= ~Plain.low(one);
            leftHigh &= ~Plain.high(one);
            int both = beside(one, slate.candidates[one]);
            if (both != 0 && isAnywhere(one, both, leftLow, leftHigh)) {
                return true;
            }
        }
        return false;
    }

    private boolean isAnywhere(int one, int both, long someLow, long someHigh) {
        long leftLow = someLow;
        long leftHigh = someHigh;
        while ((leftLow | leftHigh) != 0) {
            int other = Plain.first(leftLow, leftHigh);
            leftLow &= ~Plain.low(other);
            leftHigh &= ~Plain.high(other);
            int its = slate.candidates[other];
            if ((its & ~both) == 0 && isRuledOut(one, slate.candidates[one], other, its)) {
                return true;
            }
        }
        return false;
    }

    /** What may be ruled out in another cell by each of these digits in a cell. */
    private int beside(int cell, int some) {
        int all = Plain.ALL_DIGITS;
        for (int left = some; left != 0; left &= left - 1) {
            all &= beside[cell * 9 + Integer.numberOfTrailingZeros(left)] | left & -left;
        }
        return all;
    }

    private void hold() {
        System.arraycopy(slate.low, 0, low, 0, 9);
        System.arraycopy(slate.high, 0, high, 0, 9);
        changedLow = low[digit] & Plain.SEEN_LOW[first];
        changedHigh = high[digit] & Plain.SEEN_HIGH[first];
        low[digit] &= ~changedLow;
        high[digit] &= ~changedHigh;
        pairLow = (slate.twoLow & ~changedLow | threeLow & changedLow) & ~Plain.low(first);
        pairHigh = (slate.twoHigh & ~changedHigh | threeHigh & changedHigh) & ~Plain.high(first);
        long leftLow = slate.twoLow & changedLow;
        long leftHigh = slate.twoHigh & changedHigh;
        while ((leftLow | leftHigh) != 0) {
            int cell = Plain.first(leftLow, leftHigh);
            leftLow &= ~Plain.low(cell);
            leftHigh &= ~Plain.high(cell);
            int gone = Integer.numberOfTrailingZeros(slate.candidates[cell] & ~(1 << digit));
            changedLow |= Plain.SEEN_LOW[cell] & low[gone];
            changedHigh |= Plain.SEEN_HIGH[cell] & high[gone];
            low[gone] &= ~Plain.SEEN_LOW[cell];
            high[gone] &= ~Plain.SEEN_HIGH[cell];
        }
        fewLow = few(low) & ~Plain.low(first);
        fewHigh = few(high) & ~Plain.high(first);
    }

    /** The cells that are there once or twice. */
    private static long few(long[] places) {
        long once = 0;
        long twice = 0;
        long more = 0;
        for (int i = 0; i < 9; i++) {
            more |= twice & places[i];
            twice |= once & places[i];
            once |= places[i];
        }
        return once & ~more;
    }

    private void look(boolean isAnywhere) {
        long leftLow = isAnywhere ? fewLow : fewLow & changedLow;
        long leftHigh = isAnywhere ? fewHigh : fewHigh & changedHigh;
        while ((leftLow | leftHigh) != 0) {
            int second = Plain.first(leftLow, leftHigh);
            leftLow &= ~Plain.low(second);
            leftHigh &= ~Plain.high(second);
            int mine = left(second);
            int both = beside(second, mine);
            if (both != 0 && isFound(second, mine, both)) {
                caught.strike(first, 1 << digit);
                caught.keep(1 << digit);
                return;
            }
        }
    }

    private int left(int cell) {
        long inLow = Plain.low(cell);
        long inHigh = Plain.high(cell);
        int there = 0;
        for (int rest = slate.candidates[cell]; rest != 0; rest &= rest - 1) {
            int each = Integer.numberOfTrailingZeros(rest);
            there |= (low[each] & inLow | high[each] & inHigh) != 0 ? 1 << each : 0;
        }
        return there;
    }

    /** Whether there is a third cell, all of whose digits are among these. */
    private boolean isFound(int second, int mine, int among) {
        long thirdLow = fewLow & ~Plain.low(second);
        long thirdHigh = fewHigh & ~Plain.high(second);
        for (int rest = Plain.ALL_DIGITS & ~among; rest != 0; rest &= rest - 1) {
            int other = Integer.numberOfTrailingZeros(rest);
            thirdLow &= ~low[other];
            thirdHigh &= ~high[other];
        }
        while ((thirdLow | thirdHigh) != 0) {
            int third = Plain.first(thirdLow, thirdHigh);
            thirdLow &= ~Plain.low(third);
            thirdHigh &= ~Plain.high(third);
            if (isRuledOut(second, mine, third, left(third))) {
                return true;
            }
        }
        return false;
    }

    private boolean isRuledOut(int second, int mine, int third, int its) {
        boolean isSeen = (Plain.SEEN_LOW[second] & Plain.low(third) | Plain.SEEN_HIGH[second] & Plain.high(third)) != 0;
        for (int one = mine; one != 0; one &= one - 1) {
            for (int other = its; other != 0; other &= other - 1) {
                int a = Integer.numberOfTrailingZeros(one);
                int b = Integer.numberOfTrailingZeros(other);
                if (a == b ? !isSeen : !isBetween(second, a, third, b)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether a cell that sees both has just these two digits left at first sight. */
    private boolean isBetween(int second, int a, int third, int b) {
        long inLow = pairLow & Plain.SEEN_LOW[second] & Plain.SEEN_LOW[third] & slate.low[a] & slate.low[b];
        long inHigh = pairHigh & Plain.SEEN_HIGH[second] & Plain.SEEN_HIGH[third] & slate.high[a] & slate.high[b];
        // of three candidates the digit itself is gone
        if (a == digit || b == digit) {
            inLow &= slate.twoLow;
            inHigh &= slate.twoHigh;
        }
        return (inLow | inHigh) != 0;
    }
}
