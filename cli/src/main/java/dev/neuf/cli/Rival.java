package dev.neuf.cli;

import dev.neuf.core.Deadline;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An engine that visits the solutions of a puzzle in a thread of its own, only as long as it is told to. */
final class Rival {

    /** Whoever waits for it looks at the clock so often. */
    private static final long MILLIS_BETWEEN_LOOKS = 20;

    /** How far it is. */
    enum State {
        WORKING,
        /** It has found all solutions. */
        COMPLETE,
        /** It ended without that: it was stopped, or memory did not suffice. */
        ENDED
    }

    private final Engine engine;
    private final Puzzle puzzle;
    private final boolean isKeeping;
    private List<Grid> found = new ArrayList<>();
    private long count;

    /** How many looks at the clock it may still take before it rests. */
    private long left;

    private boolean isStarted;
    private boolean isStopped;
    private State state = State.WORKING;
    private Optional<RuntimeException> mistake = Optional.empty();

    /**
     * What it has done.
     *
     * @param found the solutions since the last time, if it keeps them
     * @param count how many solutions there are in all
     */
    record Report(List<Grid> found, long count, State state) {}

    /** A rival that keeps what it finds until it is asked, or only counts. */
    Rival(Engine engine, Puzzle puzzle, boolean isKeeping) {
        this.engine = engine;
        this.puzzle = puzzle;
        this.isKeeping = isKeeping;
    }

    /** Lets it work for so many looks. */
    synchronized void run(long looks) {
        left = looks;
        if (isStarted) {
            notifyAll();
        } else {
            isStarted = true;
            Thread.ofPlatform().daemon().name("neuf rival").start(this::work);
        }
    }

    private void work() {
        boolean isAll = false;
        Optional<RuntimeException> trouble = Optional.empty();
        try {
            isAll = engine.each(puzzle, Limits.NONE.withCancelled(this::isCalledOff), this::add)
                    .isComplete();
        } catch (OutOfMemoryError _) {
            // the other engine goes on alone
        } catch (RuntimeException e) {
            trouble = Optional.of(e);
        } finally {
            end(isAll, trouble);
        }
    }

    private synchronized void end(boolean isAll, Optional<RuntimeException> trouble) {
        state = isAll && !isStopped ? State.COMPLETE : State.ENDED;
        mistake = trouble;
        notifyAll();
    }

    private synchronized boolean add(Grid solution) {
        if (isKeeping) {
            found.add(solution);
        }
        count++;
        return !isStopped;
    }

    /** Asked by the engine when it looks at the clock; here it rests between rounds. */
    private synchronized boolean isCalledOff() {
        left--;
        if (left <= 0) {
            notifyAll();
        }
        try {
            while (left <= 0 && !isStopped) {
                wait();
            }
        } catch (InterruptedException _) {
            isStopped = true; // somebody wants this thread to end
        }
        return isStopped;
    }

    /** Waits until the round is over, or the time is. */
    synchronized void await(Deadline deadline) {
        try {
            while (left > 0 && state == State.WORKING && deadline.look().isEmpty()) {
                wait(MILLIS_BETWEEN_LOOKS);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            stop();
        }
    }

    /** What it has done until now. */
    synchronized Report report() {
        if (mistake.isPresent()) {
            throw mistake.get();
        }
        List<Grid> taken = found;
        found = new ArrayList<>();
        return new Report(taken, count, isStopped && state == State.WORKING ? State.ENDED : state);
    }

    /** Lets it end as soon as it looks at the clock. */
    synchronized void stop() {
        isStopped = true;
        notifyAll();
    }
}
