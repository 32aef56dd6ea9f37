package dev.neuf.cli;

import dev.neuf.core.Deadline;
import dev.neuf.core.Limits;

/** Tells whether the time for one puzzle is up. Once it is, it stays so. */
final class Clock {

    /** So many milliseconds are left for what comes after the work, as telling how hard the best so far is. */
    private static final long GRACE = 2_000;

    private final Limits limits;
    private final Deadline deadline;
    private boolean isOver;

    Clock(Limits limits) {
        this.limits = limits;
        this.deadline = new Deadline(limits);
    }

    boolean isOver() {
        isOver = isOver || deadline.look().isPresent();
        return isOver;
    }

    /** The same limits with the time that is left, and a little in any case. */
    Limits rest() {
        return limits.withMillis(Math.max(Math.min(limits.millis(), GRACE), limits.millis() - deadline.millis()));
    }
}
