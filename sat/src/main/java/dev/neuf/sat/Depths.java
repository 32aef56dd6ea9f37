package dev.neuf.sat;

/** Counts the depths of literals: in how many different decisions do they meet? */
final class Depths {

    private final Assignment assignment;

    /** By depth: the last round in which it was seen. */
    private final long[] seenIn;

    private long round;

    Depths(Assignment assignment) {
        this.assignment = assignment;
        seenIn = new long[assignment.starts.length];
    }

    /** How many depths some literals have. */
    int count(int[] literals, int from, int to) {
        round++;
        int count = 0;
        for (int i = from; i < to; i++) {
            int depth = assignment.depthOf[literals[i] >> 1];
            count += seenIn[depth] == round ? 0 : 1;
            seenIn[depth] = round;
        }
        return count;
    }

    /** Whether a depth was among those counted last. */
    boolean isCounted(int depth) {
        return seenIn[depth] == round;
    }
}
