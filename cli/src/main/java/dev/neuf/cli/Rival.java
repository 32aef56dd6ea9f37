package dev.neuf.cli;

import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** An engine that visits the solutions of a puzzle in a thread of its own, only as long as it is told to. */
final class Rival {

    private final Engine engine;
    private final Puzzle puzzle;
    private List<Grid> found = new ArrayList<>();
    private long foundCount;

    /** How many looks at the clock it may still take before it rests. */
    private long left;

    private boolean isStarted;
    private boolean isStopped;
    private boolean isComplete;
    private boolean isBroken;
    private volatile Optional<RuntimeException> mistake = Optional.empty();

    Rival(Engine engine, Puzzle puzzle) {
        this.engine = engine;
        this.puzzle = puzzle;
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
        try {
            isAll = engine.each(puzzle, Limits.NONE.withCancelled(this::isCalledOff), this::add)
                    .isComplete();
        } catch (OutOfMemoryError _) {
            // the other engine goes on alone
        } catch (RuntimeException e) {
            mistake = Optional.of(e);
        } finally {
            end(isAll);
        }
    }

    private synchronized void end(boolean isAll) {
        isComplete = isAll && !isStopped;
        isBroken = !isComplete && !isStopped;
        left = 0;
        notifyAll();
    }

    private synchronized boolean add(Grid solution) {
        found.add(solution);
        foundCount++;
        return !isStopped;
    }

    /** Asked by the engine when it looks at the clock; here it rests between rounds. */
    private synchronized boolean isCalledOff() {
        left--;
        if (left <= 0) {
            notifyAll();
        }
        waitWhile(() -> left <= 0);
        return isStopped;
    }

    /** Waits until the round is over. */
    synchronized void await() {
        waitWhile(() -> left > 0);
        mistake.ifPresent(why -> {
            throw why;
        });
    }

    private synchronized void waitWhile(BooleanSupplier isSo) {
        try {
            while (isSo.getAsBoolean() && !isStopped) {
                wait();
            }
        } catch (InterruptedException _) {
            isStopped = true; // somebody wants this thread to end
            Thread.currentThread().interrupt();
        }
    }

    /** The solutions found since the last time. */
    synchronized List<Grid> take() {
        List<Grid> taken = found;
        found = new ArrayList<>();
        return taken;
    }

    /** How many solutions it has found. */
    synchronized long foundCount() {
        return foundCount;
    }

    /** Whether it has found them all. */
    synchronized boolean isComplete() {
        return isComplete;
    }

    /** Whether it has given up, for want of memory. */
    synchronized boolean isBroken() {
        return isBroken;
    }

    /** Lets it end as soon as it looks at the clock. */
    synchronized void stop() {
        isStopped = true;
        notifyAll();
    }
}
