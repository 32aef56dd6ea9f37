package dev.neuf.cli;

import dev.neuf.core.words.Message;

/** The marks of all that came before, for millions: some 24 to 48 bytes for each. */
final class Seen {

    private static final int FIRST_ROOM = 1 << 10;

    /** Larger powers of two are too large for an array. */
    private static final int MOST_ROOM = 1 << 30;

    /** A mark has a word here and one there; where that one is zero, the place is free. */
    private long[] highs = {};

    private long[] lows = {};
    private final int mostRoom;
    private int count;

    /** With as much room as there is. */
    Seen() {
        this(MOST_ROOM);
    }

    /** With room for so many marks, a power of two, of which two thirds are used. */
    Seen(int mostRoom) {
        this.mostRoom = mostRoom;
    }

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
        if (highs.length == mostRoom) {
            throw full();
        }
        long[] moreHighs;
        long[] moreLows;
        try {
            moreHighs = new long[Math.max(FIRST_ROOM, 2 * highs.length)];
            moreLows = new long[moreHighs.length];
        } catch (OutOfMemoryError _) {
            throw full(); // nothing is broken: it is these two that were too large
        }
        long[] oldHighs = highs;
        long[] oldLows = lows;
        highs = moreHighs;
        lows = moreLows;
        for (int i = 0; i < oldHighs.length; i++) {
            if (oldLows[i] != 0) {
                put(oldHighs[i], oldLows[i]);
            }
        }
    }

    private Refusal full() {
        return new Refusal(Exit.LIMIT, Message.of(CliPhrase.SEEN_FULL, count));
    }
}
