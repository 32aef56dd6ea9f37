package dev.neuf.sat;

/**
 * Which literals hold, in the order in which that became known.
 *
 * <p>Variable v is the literal 2v, and 2v + 1 if it does not hold; so {@code literal ^ 1} is its opposite. What holds
 * without any decision is at depth 0.
 */
final class Assignment {

    static final byte TRUE = 1;
    static final byte OPEN = 0;
    static final byte FALSE = -1;

    /** No clause forces a literal: it was decided, or holds anyway. */
    static final int NO_REASON = 0;

    /** By literal. */
    final byte[] value;

    /** By variable: how many decisions there were when it was assigned. */
    final int[] depthOf;

    /**
     * By variable, what forced it: a clause of the {@link ClauseStore}; or the negative of the one literal from which it
     * follows.
     */
    final int[] reason;

    /** The literals that hold, and by variable its place among them. */
    final int[] trail;

    final int[] placeOf;

    int size;

    /** Consequences of the literals before this place are known. */
    int next;

    /** How many decisions there are, and where on the trail each of them is, from 1 on. */
    int depth;

    final int[] starts;

    Assignment(int variables) {
        value = new byte[2 * variables + 2];
        depthOf = new int[variables + 1];
        reason = new int[variables + 1];
        trail = new int[variables];
        placeOf = new int[variables + 1];
        starts = new int[variables + 2];
    }

    /** Lets a literal hold that is open. */
    void assign(int literal, int why) {
        value[literal] = TRUE;
        value[literal ^ 1] = FALSE;
        int variable = literal >> 1;
        depthOf[variable] = depth;
        reason[variable] = why;
        placeOf[variable] = size;
        trail[size++] = literal;
    }

    /** Lets an open literal hold by decision. */
    void decide(int literal) {
        starts[++depth] = size;
        assign(literal, NO_REASON);
    }

    /** The decision at a depth. */
    int decision(int depth) {
        return trail[starts[depth]];
    }

    boolean isComplete() {
        return size == trail.length;
    }

    /** Takes back all that is deeper; the trail keeps the literals behind its end. */
    void undo(int depth) {
        int start = starts[depth + 1];
        for (int i = start; i < size; i++) {
            value[trail[i]] = OPEN;
            value[trail[i] ^ 1] = OPEN;
        }
        size = start;
        next = start;
        this.depth = depth;
    }

    /** Whether a clause is why one of its first two literals holds. */
    boolean isReason(int clause, int first, int second) {
        return value[first] == TRUE && reason[first >> 1] == clause
                || value[second] == TRUE && reason[second >> 1] == clause;
    }
}
