package dev.neuf.sat;

import java.io.OutputStream;
import java.util.function.IntUnaryOperator;

/** Writes a proof in DRAT while it is found: a line for each clause that follows, or is not used any more. */
final class ProofWriter implements Proof {

    /** What each variable of the model is called in the formula. */
    private final IntUnaryOperator names;

    private final ClauseWriter writer;
    private int[] line = new int[64];
    private long steps;
    private boolean isComplete;

    ProofWriter(IntUnaryOperator names, OutputStream out) {
        this.names = names;
        this.writer = new ClauseWriter(out);
    }

    /** How many clauses have followed so far. */
    long steps() {
        return steps;
    }

    @Override
    public void learnt(int[] literals, int from, int length) {
        writer.clause(named(literals, from, length), length);
        steps++;
        isComplete |= length == 0;
    }

    @Override
    public void forgotten(int[] literals, int from, int length) {
        writer.deletion(named(literals, from, length), length);
    }

    /** A variable of the formula itself cannot hold. */
    void struck(int name) {
        line[0] = -name;
        writer.clause(line, 1);
        steps++;
    }

    /** Ends with the contradiction, where the search saw it before it began. */
    void complete() {
        if (!isComplete) {
            learnt(line, 0, 0);
        }
        writer.flush();
    }

    private int[] named(int[] literals, int from, int length) {
        line = length <= line.length ? line : new int[2 * length];
        for (int i = 0; i < length; i++) {
            int literal = literals[from + i];
            int name = names.applyAsInt(literal >> 1);
            line[i] = (literal & 1) == 0 ? name : -name;
        }
        return line;
    }
}
