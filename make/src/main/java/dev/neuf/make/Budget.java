package dev.neuf.make;

import dev.neuf.core.Deadline;
import dev.neuf.core.Limits;
import java.util.Optional;
import java.util.function.LongConsumer;

/** What is left of the limits, over all the work that goes into one puzzle. */
final class Budget {

    /** How many tries pass between two looks at the clock. */
    private static final int CLOCK_EVERY = 16;

    private final Limits limits;
    private final Deadline deadline;
    private final LongConsumer report;
    private long spent;
    private long worked;
    private long nextLook;
    private int questions;
    private Optional<Limits.Limit> reached = Optional.empty();

    Budget(Limits limits) {
        this(limits, _ -> {});
    }

    /** With somebody who wants to know of all tries so far, as they are made. */
    Budget(Limits limits, LongConsumer report) {
        this.limits = limits;
        this.deadline = new Deadline(limits);
        this.report = report;
    }

    /** Notes so many tries. */
    void spend(long tries) {
        spent += tries;
        report.accept(spent + worked);
    }

    /** Notes tries that the limits do not count: to fill a board takes as many as it takes. */
    void work(long tries) {
        worked += tries;
        report.accept(spent + worked);
    }

    /** Tries so far. */
    long spent() {
        return spent;
    }

    /** Whether a limit is reached. Once it is, it stays so. */
    boolean isOver() {
        if (reached.isEmpty()) {
            if (spent >= limits.nodes()) {
                reached = Optional.of(Limits.Limit.NODES);
            } else if (spent >= nextLook || questions++ % CLOCK_EVERY == 0) {
                nextLook = spent + CLOCK_EVERY;
                reached = deadline.look();
            }
        }
        return reached.isPresent();
    }

    /** Asked often from inside a long piece of work, as on a way through a puzzle: whether time is up. */
    boolean isLate() {
        if (reached.isEmpty() && questions++ % CLOCK_EVERY == 0) {
            reached = deadline.look();
        }
        return reached.isPresent();
    }

    /** The limit that was reached; if none was, there was nothing left to try. */
    Limits.Limit limit() {
        // a piece of the work may have ended for lack of time just before anybody looked
        return reached.or(deadline::look).orElse(Limits.Limit.NODES);
    }

    /** Limits for a piece of the work that may take so many tries. */
    Limits piece(long tries) {
        return Limits.NONE
                .withNodes(Math.max(0, Math.min(tries, limits.nodes() - spent)))
                .withMillis(Math.max(0, limits.millis() - deadline.millis()))
                .withCancelled(limits.cancelled());
    }
}
