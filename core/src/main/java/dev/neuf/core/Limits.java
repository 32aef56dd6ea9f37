package dev.neuf.core;

import java.util.function.BooleanSupplier;

/**
 * How far an engine may go. Reaching a limit is a normal outcome.
 *
 * @param solutions stop after this many solutions
 * @param nodes stop after this many tries; the same on every machine
 * @param millis stop after this much time
 * @param cancelled asked now and then; true stops the work
 */
public record Limits(long solutions, long nodes, long millis, BooleanSupplier cancelled) {

    /** As far as it takes. */
    public static final Limits NONE = new Limits(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, () -> false);

    public Limits {
        if (solutions < 1 || nodes < 0 || millis < 0) {
            throw new IllegalArgumentException(
                    "The limits (%d solutions, %d nodes, %d ms) must not be negative, and at least one solution."
                            .formatted(solutions, nodes, millis));
        }
    }

    /** Which of the limits was reached. */
    public enum Limit {
        SOLUTIONS,
        NODES,
        TIME,
        CANCELLED,
        /** Not one of those asked for, but there is no room to go on. */
        MEMORY
    }

    /** The same limits with another number of solutions. */
    public Limits withSolutions(long most) {
        return new Limits(most, nodes, millis, cancelled);
    }

    /** The same limits with another number of tries. */
    public Limits withNodes(long most) {
        return new Limits(solutions, most, millis, cancelled);
    }

    /** The same limits with another time. */
    public Limits withMillis(long most) {
        return new Limits(solutions, nodes, most, cancelled);
    }

    /** The same limits with another way to call the work off. */
    public Limits withCancelled(BooleanSupplier asked) {
        return new Limits(solutions, nodes, millis, asked);
    }
}
