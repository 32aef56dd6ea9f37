package dev.neuf.sat;

/** The numbers 1, 1, 2, 1, 1, 2, 4, 1 ...: waiting so long between restarts is never far from the best (Luby 1993). */
final class Luby {

    private long u = 1;
    private long v = 1;

    /** The next of the numbers, as Knuth makes them. */
    long next() {
        long number = v;
        if ((u & -u) == v) {
            u++;
            v = 1;
        } else {
            v *= 2;
        }
        return number;
    }
}
