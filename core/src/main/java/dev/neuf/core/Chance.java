package dev.neuf.core;

import java.util.List;

/**
 * Random numbers from a seed, the same everywhere: those of Java's {@code SplittableRandom}, which browsers lack.
 *
 * <p>For one thread at a time.
 */
public final class Chance {

    /** What is added from one number to the next: an odd number near to the golden section of 2^64. */
    public static final long STEP = 0x9E3779B97F4A7C15L;

    private long state;

    /** The numbers that begin with this seed. */
    public Chance(long seed) {
        this.state = seed;
    }

    /** Any long, each as likely. */
    public long nextLong() {
        state += STEP;
        long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    private int nextInt() {
        state += STEP;
        long mixed = (state ^ state >>> 33) * 0x62A9D9ED799705F5L;
        return (int) ((mixed ^ mixed >>> 28) * 0xCB24D0A5C88C35B3L >>> 32);
    }

    /** A number from 0 to one below the bound, each as likely. */
    public int nextInt(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("The bound (%d) must be at least 1.".formatted(bound));
        }
        int most = bound - 1;
        if ((bound & most) == 0) {
            return nextInt() & most;
        }
        int drawn = nextInt() >>> 1;
        // the last, incomplete round of remainders would favour the small ones
        while (drawn - drawn % bound + most < 0) {
            drawn = nextInt() >>> 1;
        }
        return drawn % bound;
    }

    /** From 0 up to, but not, 1. */
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    /** Puts a list into a random order, each as likely. */
    public <T> void shuffle(List<T> list) {
        for (int i = list.size() - 1; i > 0; i--) {
            T kept = list.get(i);
            int j = nextInt(i + 1);
            list.set(i, list.get(j));
            list.set(j, kept);
        }
    }

    /** True or false, each as likely. */
    public boolean nextBoolean() {
        return nextInt() < 0;
    }
}
