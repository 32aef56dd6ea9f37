package dev.neuf.cli;

/** The marks of all that came before, for millions: some 24 to 48 bytes for each. */
final class Seen {

    private static final int FIRST_ROOM = 1 << 10;

    /** Larger powers of two are too large for an array. */
    private static final int MOST_ROOM = 1 << 30;

    /** A mark has a word here and one there; where that one is zero, the place is free. */
    private long[] highs = {};

    private long[] lows = {};
    private int count;

    /** Whether it is new; from now on it is not. */
    boolean add(Fingerprint mark) {
        if (3L * count >= 2L * highs.length) {
            grow();
        }
        boolean isNew = put(mark.high(), mark.low() == 0 ? 1 : mark.low());
        count += isNew ? 1 : 0;
        return isNew;
    }

    /** How many different ones there were. */
    int count() {
        return count;
    }

    private boolean put(long high, long low) {
        int at = (int) high & highs.length - 1;
        while (lows[at] != 0) {
            if (highs[at] == high && lows[at] == low) {
                return false;
            }
            at = at + 1 & highs.length - 1;
        }
        highs[at] = high;
        lows[at] = low;
        return true;
    }

    private void grow() {
        if (highs.length == MOST_ROOM) {
            throw new OutOfMemoryError("No room for more than %d marks.".formatted(count));
        }
        long[] oldHighs = highs;
        long[] oldLows = lows;
        highs = new long[Math.max(FIRST_ROOM, 2 * oldHighs.length)];
        lows = new long[highs.length];
        for (int i = 0; i < oldHighs.length; i++) {
            if (oldLows[i] != 0) {
                put(oldHighs[i], oldLows[i]);
            }
        }
    }
}
