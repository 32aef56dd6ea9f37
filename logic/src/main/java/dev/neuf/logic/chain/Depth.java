package dev.neuf.logic.chain;

import dev.neuf.logic.Sight;

/** What follows from each candidate of a board by singles and groups, and from which candidates each thing follows. */
final class Depth {

    private final Clusters clusters;
    private final long[][] on;
    private final long[][] off;
    private final long[][] lights;
    private final long[][] putsOut;
    private final boolean[] isBroken;

    private Depth(Sight sight) {
        clusters = Clusters.of(sight, Nodes.GROUPS);
        int count = clusters.candidates();
        on = new long[count][];
        off = new long[count][];
        lights = new long[count][clusters.web().words()];
        putsOut = new long[count][clusters.web().words()];
        isBroken = new boolean[count];
        var flood = new Flood(clusters);
        for (int assumed = 0; assumed < count; assumed++) {
            flood.from(assumed, true);
            on[assumed] = flood.on().clone();
            off[assumed] = flood.off().clone();
            isBroken[assumed] = flood.isBroken();
            mark(lights, assumed, on[assumed]);
            mark(putsOut, assumed, off[assumed]);
        }
    }

    /** That of a board. */
    static Depth of(Sight sight) {
        return sight.shared(Depth.class, Depth::new);
    }

    private static void mark(long[][] rows, int assumed, long[] follows) {
        for (int word = 0; word < follows.length; word++) {
            for (long rest = follows[word]; rest != 0; rest &= rest - 1) {
                int candidate = (word << 6) + Long.numberOfTrailingZeros(rest);
                if (candidate < rows.length) {
                    rows[candidate][assumed >> 6] |= 1L << assumed;
                }
            }
        }
    }

    Clusters clusters() {
        return clusters;
    }

    /** Whether a candidate cannot hold, by singles and groups alone. */
    boolean isBroken(int assumed) {
        return isBroken[assumed];
    }

    /** What holds if a candidate does, as bits. */
    long[] on(int assumed) {
        return on[assumed];
    }

    /** What does not hold if a candidate does, as bits. */
    long[] off(int assumed) {
        return off[assumed];
    }

    /** From which candidates it follows that this one holds, as bits. */
    long[] whatLights(int candidate) {
        return lights[candidate];
    }

    /** From which candidates it follows that this one does not hold, as bits. */
    long[] whatPutsOut(int candidate) {
        return putsOut[candidate];
    }
}
