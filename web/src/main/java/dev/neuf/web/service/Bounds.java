package dev.neuf.web.service;

/**
 * How much requests may cost.
 *
 * @param workers so many are worked on at a time
 * @param line so many may wait for that
 * @param bytes the longest body
 * @param held so many bytes of all bodies and answers may lie here at a time
 * @param usualMillis the time of a request that says nothing of it
 * @param mostMillis the longest time that a request can ask for
 */
public record Bounds(int workers, int line, int bytes, long held, int usualMillis, int mostMillis) {

    /** For this machine. */
    public static Bounds usual() {
        return new Bounds(Runtime.getRuntime().availableProcessors(), 1_000, 1 << 20, room(), 10_000, 60_000);
    }

    /** A sixteenth of the memory: while a body is read there are several copies of it. */
    private static long room() {
        return Runtime.getRuntime().maxMemory() / 16;
    }

    /** The same with another line. */
    public Bounds withLine(int length) {
        return new Bounds(workers, length, bytes, held, usualMillis, mostMillis);
    }
}
