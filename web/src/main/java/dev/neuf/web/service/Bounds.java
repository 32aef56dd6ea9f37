package dev.neuf.web.service;

/**
 * How much requests may cost.
 *
 * @param workers so many are worked on at a time
 * @param line so many may wait for that
 * @param bytes the longest body
 * @param usualMillis the time of a request that says nothing of it
 * @param mostMillis the longest time that a request can ask for
 */
public record Bounds(int workers, int line, int bytes, int usualMillis, int mostMillis) {

    /** For this machine. */
    public static Bounds usual() {
        return new Bounds(Runtime.getRuntime().availableProcessors(), 1_000, 1 << 20, 10_000, 60_000);
    }

    /** The same with another line. */
    public Bounds withLine(int length) {
        return new Bounds(workers, length, bytes, usualMillis, mostMillis);
    }
}
