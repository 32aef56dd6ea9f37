package dev.neuf.logic.nine;

import dev.neuf.logic.Bounds;

/** {@link dev.neuf.logic.exotic.BivalueOddagons} on bits. */
final class OddagonLook {

    private static final int LEAST = 5;

    private final Slate slate;
    private final Catch caught;
    private final int[] path = new int[Bounds.ODDAGON_CELLS];

    /** The two digits, and the cells that have both. */
    private int pair;

    private long usableLow;
    private long usableHigh;

    private OddagonLook(Slate slate, Catch caught) {
        this.slate = slate;
        this.caught = caught;
    }

    static void find(Slate slate, Catch caught) {
        var look = new OddagonLook(slate, caught);
        for (int one = 0; one < 9; one++) {
            for (int other = one + 1; other < 9; other++) {
                look.pair = 1 << one | 1 << other;
                look.usableLow = slate.low[one] & slate.low[other];
                look.usableHigh = slate.high[one] & slate.high[other];
                if (Plain.count(look.usableLow, look.usableHigh) >= LEAST && look.mayLoop()) {
                    look.search();
                }
            }
        }
    }

    /** All cells but one have only the two digits, or all have at most the same third one. */
    private boolean mayLoop() {
        long low = usableLow;
        long high = usableHigh;
        long pureLow = low & slate.twoLow;
        long pureHigh = high & slate.twoHigh;
        boolean isPure = Plain.count(pureLow, pureHigh) >= LEAST - 1;
        int thirds = 0;
        long leftLow = low & ~pureLow;
        long leftHigh = high & ~pureHigh;
        while ((leftLow | leftHigh) != 0) {
            int cell = Plain.first(leftLow, leftHigh);
            leftLow &= ~Plain.low(cell);
            leftHigh &= ~Plain.high(cell);
            if (isPure && mayLoop(pureLow | Plain.low(cell), pureHigh | Plain.high(cell))) {
                return true;
            }
            if (Integer.bitCount(slate.candidates[cell]) == 3) {
                thirds |= slate.candidates[cell];
            } else {
                low &= ~Plain.low(cell);
                high &= ~Plain.high(cell);
            }
        }
        if (Plain.count(low, high) < LEAST) {
            return false;
        }
        for (int left = thirds & ~pair; left != 0; left &= left - 1) {
            int third = Integer.numberOfTrailingZeros(left);
            if (mayLoop(pureLow | low & slate.low[third], pureHigh | high & slate.high[third])) {
                return true;
            }
        }
        return false;
    }

    /** Whether cells remain when those go, one after another, that see fewer than two of the others. */
    private static boolean mayLoop(long someLow, long someHigh) {
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
        return Plain.count(low, high) >= LEAST;
    }

    private void search() {
        for (int start = 0; start < Plain.CELLS; start++) {
            if ((usableLow & Plain.low(start) | usableHigh & Plain.high(start)) != 0) {
                path[0] = start;
                int others = slate.candidates[start] & ~pair;
                grow(1, 0, 0, others == 0 ? 0 : 1, others);
            }
        }
    }

    /** Goes on from a path; its inner cells see what is passed, and so many cells have other digits, the guardians. */
    private void grow(int length, long passedLow, long passedHigh, int guarded, int guardians) {
        int start = path[0];
        int last = path[length - 1];
        long leftLow = Plain.SEEN_LOW[last] & usableLow & ~passedLow;
        long leftHigh = Plain.SEEN_HIGH[last] & usableHigh & ~passedHigh;
        long behindLow = length == 1 ? 0 : passedLow | Plain.SEEN_LOW[last];
        long behindHigh = length == 1 ? 0 : passedHigh | Plain.SEEN_HIGH[last];
        while ((leftLow | leftHigh) != 0) {
            int next = Plain.first(leftLow, leftHigh);
            leftLow &= ~Plain.low(next);
            leftHigh &= ~Plain.high(next);
            int others = slate.candidates[next] & ~pair;
            int more = others == 0 ? guarded : guarded + 1;
            boolean isBack = next <= start || length > 1 && next == path[length - 2];
            if (isBack || more > 1 && Integer.bitCount(guardians | others) > 1) {
                continue;
            }
            path[length] = next;
            if (length > 1
                    && (Plain.SEEN_LOW[start] & Plain.low(next) | Plain.SEEN_HIGH[start] & Plain.high(next)) != 0) {
                // each loop in one of its two directions
                if (length % 2 == 0 && length + 1 >= LEAST && next > path[1]) {
                    keep(length + 1, more, guardians | others);
                }
            } else if (length + 1 < Bounds.ODDAGON_CELLS) {
                grow(length + 1, behindLow, behindHigh, more, guardians | others);
            }
        }
    }

    /** The only cell with other digits has one of them, or one of the cells has the only other digit. */
    private void keep(int length, int guarded, int guardians) {
        if (guarded == 0) {
            return;
        }
        long seenLow = -1;
        long seenHigh = -1;
        for (int i = 0; i < length; i++) {
            if ((slate.candidates[path[i]] & ~pair) != 0) {
                seenLow &= Plain.SEEN_LOW[path[i]];
                seenHigh &= Plain.SEEN_HIGH[path[i]];
                if (guarded == 1) {
                    caught.strike(path[i], pair);
                }
            }
        }
        if (guarded > 1) {
            caught.strike(Integer.numberOfTrailingZeros(guardians), seenLow, seenHigh);
        }
        caught.keep(pair);
    }
}
