package dev.neuf.sat;

import java.util.Arrays;

/** What is known of variables while a conflict is looked at. */
final class Traces {

    static final byte UNSEEN = 0;

    /** In the clause, or resolved on the way to it. */
    static final byte MET = 1;

    /** Follows from the clause; does not. */
    static final byte COVERED = 2;

    static final byte NOT_COVERED = 3;

    /** Forced a literal of the clause. */
    static final byte BESIDE = 4;

    private final byte[] mark;
    private int[] marked = new int[64];
    private int count;

    Traces(int variables) {
        mark = new byte[variables + 1];
    }

    byte of(int variable) {
        return mark[variable];
    }

    void set(int variable, byte what) {
        if (mark[variable] == UNSEEN) {
            marked = count == marked.length ? Arrays.copyOf(marked, 2 * count) : marked;
            marked[count++] = variable;
        }
        mark[variable] = what;
    }

    /** How many variables are marked; each of them, in the order in which they were. */
    int count() {
        return count;
    }

    int variable(int i) {
        return marked[i];
    }

    void clear() {
        for (int i = 0; i < count; i++) {
            mark[marked[i]] = UNSEEN;
        }
        count = 0;
    }
}
