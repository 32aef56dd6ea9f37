package dev.neuf.core;

import java.util.Optional;

/** The limits that come from outside an engine: time, and somebody who calls it off. */
public final class Deadline {

    private static final int NANOS_PER_MILLI = 1_000_000;

    private final Limits limits;
    private final long began = System.nanoTime();

    /** The time runs from now on. */
    public Deadline(Limits limits) {
        this.limits = limits;
    }

    /** Looks at the clock, and whether the work was called off. It costs more than a try: not for every one. */
    public Optional<Limits.Limit> look() {
        if (limits.cancelled().getAsBoolean()) {
            return Optional.of(Limits.Limit.CANCELLED);
        }
        return millis() >= limits.millis() ? Optional.of(Limits.Limit.TIME) : Optional.empty();
    }

    /** Time so far. */
    public long millis() {
        return (System.nanoTime() - began) / NANOS_PER_MILLI;
    }
}
