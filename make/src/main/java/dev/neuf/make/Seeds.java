package dev.neuf.make;

import dev.neuf.core.Chance;

/** The seeds of a batch: one for each puzzle, so that it does not matter who makes which. */
public final class Seeds {

    /** Seeds are below this: whole numbers that also JavaScript and JSON can hold. */
    public static final long MOST = 1L << 53;

    private Seeds() {}

    /** The seed of a puzzle in a batch; that of the first, number 0, is the seed of the batch. */
    public static long of(long batch, long number) {
        return number == 0 ? batch : new Chance(batch + (number - 1) * Chance.STEP).nextLong() >>> 11;
    }
}
