package dev.neuf.logic.nine;

/** What {@link dev.neuf.logic.chain.ClosedLoops} through almost locked sets eliminate, on bits. */
final class SetLoops {

    private final Slate slate;
    private final Links links;
    private final AlmostSets sets;
    private final Catch caught;

    /** What the loop in hand stands on, and the digits that it eliminates. */
    private long groundLow;

    private long groundHigh;
    private int digits;

    SetLoops(Slate slate, Links links, AlmostSets sets, Catch caught) {
        this.slate = slate;
        this.links = links;
        this.sets = sets;
        this.caught = caught;
    }

    /** The way is kept from its end: every other node holds, and lies on a strong link to the next. */
    boolean tell(Chains found) {
        groundLow = 0;
        groundHigh = 0;
        digits = 0;
        for (int i = 0; i < found.length; i++) {
            int node = found.way[i];
            groundLow |= isSet(node) ? sets.low[set(node)] : links.low[node];
            groundHigh |= isSet(node) ? sets.high[set(node)] : links.high[node];
        }
        others(found.way[0], found.way[found.length - 1]);
        for (int i = 0; i + 1 < found.length; i++) {
            int one = found.way[i];
            int other = found.way[i + 1];
            if (i % 2 == 0) {
                strong(one, other);
            } else if (digit(one) == digit(other)) {
                int digit = digit(one);
                strike(digit, low(one) | low(other), high(one) | high(other), ~groundLow, ~groundHigh);
            } else {
                others(one, other);
            }
        }
        caught.keep(digits);
        return false;
    }

    private boolean isSet(int node) {
        return node >= links.size;
    }

    private int set(int node) {
        return (node - links.size) / 9;
    }

    private int digit(int node) {
        return isSet(node) ? (node - links.size) % 9 : links.digit[node];
    }

    private long low(int node) {
        return isSet(node) ? sets.low[set(node)] & slate.low[digit(node)] : links.low[node];
    }

    private long high(int node) {
        return isSet(node) ? sets.high[set(node)] & slate.high[digit(node)] : links.high[node];
    }

    /** A cell has one of two digits, and no other. */
    private void others(int one, int other) {
        int rest = slate.candidates[links.cell[one]] & ~(1 << digit(one) | 1 << digit(other));
        caught.strike(links.cell[one], rest);
        digits |= rest;
    }

    /**
     * A set has one of two digits, and so all its others. If it has one and a cell the other, each of its digits is in one
     * of the two.
     */
    private void strong(int one, int other) {
        if (!isSet(one) && !isSet(other)) {
            return;
        }
        int set = isSet(one) ? set(one) : set(other);
        int rest = digits(set) & ~(isSet(one) ? 1 << digit(one) : 0) & ~(isSet(other) ? 1 << digit(other) : 0);
        int outside = isSet(one) ? other : one;
        boolean isForced = !isSet(outside);
        int shared = isForced ? slate.candidates[links.cell[outside]] & ~(1 << digit(outside)) : 0;
        for (; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest);
            boolean isShared = (shared >> digit & 1) != 0;
            strike(
                    digit,
                    sets.low[set] & slate.low[digit] | (isShared ? links.low[outside] : 0),
                    sets.high[set] & slate.high[digit] | (isShared ? links.high[outside] : 0),
                    -1,
                    -1);
        }
    }

    private int digits(int set) {
        int all = 0;
        for (int digit = 0; digit < 9; digit++) {
            all |= (sets.low[set] & slate.low[digit] | sets.high[set] & slate.high[digit]) != 0 ? 1 << digit : 0;
        }
        return all;
    }

    /** What sees all of these cells loses the digit, as far as it is among others. */
    private void strike(int digit, long low, long high, long amongLow, long amongHigh) {
        long seenLow = slate.low[digit] & amongLow & Plain.seenLow(low, high);
        long seenHigh = slate.high[digit] & amongHigh & Plain.seenHigh(low, high);
        caught.strike(digit, seenLow, seenHigh);
        digits |= (seenLow | seenHigh) != 0 ? 1 << digit : 0;
    }
}
