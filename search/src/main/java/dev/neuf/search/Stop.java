package dev.neuf.search;

import dev.neuf.core.Deadline;
import dev.neuf.core.Limits;
import java.util.Optional;

/** Tells when limits are reached. */
final class Stop {

    /** How many tries pass between two looks at the clock. */
    private static final int CLOCK_EVERY = 64;

    private final Limits limits;
    private final Deadline deadline;
    private long tries;
    private Optional<Limits.Limit> limit = Optional.empty();

    Stop(Limits limits) {
        this.limits = limits;
        this.deadline = new Deadline(limits);
    }

    /** Whether another try is too much. It is counted, if not. */
    boolean isOver() {
        if (limit.isEmpty()) {
            if (tries >= limits.nodes()) {
                limit = Optional.of(Limits.Limit.NODES);
            } else if (isTimeToLook()) {
                limit = deadline.look();
            }
            tries += limit.isEmpty() ? 1 : 0;
        }
        return limit.isPresent();
    }

    /** Whether it is time for what is done only now and then. */
    boolean isTimeToLook() {
        return tries % CLOCK_EVERY == 0;
    }

    /** So many solutions are enough. */
    void enough() {
        limit = Optional.of(Limits.Limit.SOLUTIONS);
    }

    /** The limit that was reached, if any. */
    Optional<Limits.Limit> limit() {
        return limit;
    }

    /** Tries so far. */
    long tries() {
        return tries;
    }

    /** Time so far. */
    long millis() {
        return deadline.millis();
    }
}
