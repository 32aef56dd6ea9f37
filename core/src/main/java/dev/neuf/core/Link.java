package dev.neuf.core;

/** How two candidates hang together. */
public record Link(Candidates from, Candidates to, Kind kind) implements Part {

    /** What one end says of the other. */
    public enum Kind {
        /** One of them must hold. */
        STRONG,
        /** At most one can hold. */
        WEAK,
        /** The second follows from the first and from what else is linked to it. */
        IMPLIES
    }

    /** A link of a chain: one of the two must hold, or else at most one can. */
    public Link(Candidates from, Candidates to, boolean isStrong) {
        this(from, to, isStrong ? Kind.STRONG : Kind.WEAK);
    }

    /** If one does not hold, the other does. */
    public static Link strong(Candidates from, Candidates to) {
        return new Link(from, to, Kind.STRONG);
    }

    /** If one holds, the other does not. */
    public static Link weak(Candidates from, Candidates to) {
        return new Link(from, to, Kind.WEAK);
    }

    /** The first is a reason for the second, perhaps one of several. */
    public static Link implies(Candidates from, Candidates to) {
        return new Link(from, to, Kind.IMPLIES);
    }

    /** Whether one of them must hold. */
    public boolean isStrong() {
        return kind == Kind.STRONG;
    }

    /** Whether this is a step of a proof, and says nothing of the first if the second does not hold. */
    public boolean isImplied() {
        return kind == Kind.IMPLIES;
    }
}
