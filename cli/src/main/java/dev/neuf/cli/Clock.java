package dev.neuf.cli;

import dev.neuf.core.Deadline;
import dev.neuf.core.Limits;

/** Tells whether the time for one puzzle is up. Once it is, it stays so. */
final class Clock {

    private final Deadline deadline;
    private boolean isOver;

    Clock(Limits limits) {
        this.deadline = new Deadline(limits);
    }

    boolean isOver() {
        isOver = isOver || deadline.look().isPresent();
        return isOver;
    }
}
