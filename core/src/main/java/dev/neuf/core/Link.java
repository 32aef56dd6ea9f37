package dev.neuf.core;

/**
 * How two candidates hang together.
 *
 * @param isStrong whether one of them must hold; else at most one can
 */
public record Link(Candidates from, Candidates to, boolean isStrong) implements Part {

    /** If one does not hold, the other does. */
    public static Link strong(Candidates from, Candidates to) {
        return new Link(from, to, true);
    }

    /** If one holds, the other does not. */
    public static Link weak(Candidates from, Candidates to) {
        return new Link(from, to, false);
    }
}
