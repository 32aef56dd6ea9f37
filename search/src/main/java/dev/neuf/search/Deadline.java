package dev.neuf.search;

import dev.neuf.core.Limits;
import java.util.Optional;

/** The limits that come from outside the search: time, and somebody who calls it off. */
final class Deadline {

    private static final int NANOS_PER_MILLI = 1_000_000;

    private final Limits limits;
    private final long began = System.nanoTime();

    Deadline(Limits limits) {
        this.limits = limits;
    }

    /** Looks at the clock, and whether the work was called off. It costs more than a try: not for every one. */
    Optional<Limits.Limit> look() {
        if (limits.cancelled().getAsBoolean()) {
            return Optional.of(Limits.Limit.CANCELLED);
        }
        return millis() >= limits.millis() ? Optional.of(Limits.Limit.TIME) : Optional.empty();
    }

    /** Time so far. */
    long millis() {
        return (System.nanoTime() - began) / NANOS_PER_MILLI;
    }
}
