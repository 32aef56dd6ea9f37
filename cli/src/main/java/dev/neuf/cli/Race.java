package dev.neuf.cli;

import dev.neuf.core.Deadline;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongConsumer;
import java.util.function.Predicate;

/**
 * Two engines on one puzzle at the same time: whoever is done first has the answer, and solutions of both count.
 *
 * <p>The first works in the thread that asks, and alone at the start. Then both work in rounds, as long as it takes to
 * look at the clock so many times; what the second has found is taken over after each round. So the answer does not
 * depend on which of them is lucky with the machine: unless time or memory ends it, the same question gets the same answer.
 */
final class Race {

    /** So many looks at the clock the first engine is alone: about as long as a person does not notice. */
    private static final long HEAD_START = 64;

    /** A round takes this many looks, or this part of those so far if that is more. */
    private static final long LEAST_ROUND = 8;

    private static final long PART_OF_ROUND = 8;

    /** So many cells of solutions are kept, to see whether both have found the same. */
    private static final long MOST_CELLS = 1 << 20;

    private final Engine first;
    private final Engine second;
    private final Puzzle puzzle;
    private final Limits limits;
    private final long most;

    private final Deadline deadline;
    private Optional<Rival> rival = Optional.empty();
    private long looks;
    private long roundEnd = HEAD_START;

    /** It is known who goes on to the end, alone. */
    private boolean isSettled;

    /** There is nothing left to do, though the first engine does not know. */
    private boolean isOver;

    private Predicate<Grid> each = _ -> true;

    /** The solutions that one of them may find again. */
    private final Set<Grid> known = new HashSet<>();

    private long solutions;
    private Optional<Limits.Limit> stop = Optional.empty();

    Race(Engine first, Engine second, Puzzle puzzle, Limits limits) {
        this.first = first;
        this.second = second;
        this.puzzle = puzzle;
        this.limits = limits;
        this.most = Math.max(2, MOST_CELLS / puzzle.layout().cellCount());
        this.deadline = new Deadline(limits);
    }

    /** Visits the solutions. */
    Tally each(Predicate<Grid> visitor) {
        each = visitor;
        try {
            Tally tally = first.each(
                    puzzle, limits.withSolutions(Long.MAX_VALUE).withCancelled(this::isVisitOver), this::deliver);
            if (!isOver && !tally.isComplete()) {
                rival.ifPresent(this::takeOver); // what it has found may be all there is to tell
            }
            return new Tally(solutions, tally.choices(), tally.backtracks(), isOver ? stop : tally.stop());
        } finally {
            rival.ifPresent(Rival::stop);
        }
    }

    /** Counts the solutions. */
    Tally count(LongConsumer soFar) {
        try {
            Tally tally = first.count(puzzle, limits.withCancelled(this::isCountOver), number -> {
                solutions = Math.max(solutions, number);
                soFar.accept(solutions);
            });
            if (tally.isComplete()) {
                return tally;
            }
            if (!isOver) {
                rival.ifPresent(this::takeCount);
            }
            long most = Math.max(solutions, tally.solutions());
            return new Tally(
                    Math.min(most, limits.solutions()),
                    tally.choices(),
                    tally.backtracks(),
                    isOver ? stop : tally.stop());
        } finally {
            rival.ifPresent(Rival::stop);
        }
    }

    /** Tells a solution, if it is new; false if it was the last that anybody wants. */
    private boolean deliver(Grid solution) {
        if (isOver) {
            return false;
        }
        if (isSettled ? known.contains(solution) : !known.add(solution)) {
            return true;
        }
        solutions++;
        if (known.size() >= most && rival.isEmpty()) {
            isSettled = true; // whoever finds so many needs no help
            known.clear();
        }
        if (!each.test(solution)) {
            isOver = true;
        } else if (solutions == limits.solutions()) {
            end(Optional.of(Limits.Limit.SOLUTIONS));
        }
        return !isOver;
    }

    private void end(Optional<Limits.Limit> why) {
        isOver = true;
        stop = why;
    }

    /** Asked by the first engine when it looks at the clock while it visits. */
    private boolean isVisitOver() {
        if (isRoundOver()) {
            Rival other = rival.orElseGet(() -> challenge(true));
            other.await(deadline);
            Rival.Report report = takeOver(other);
            boolean isFull = known.size() >= most;
            if (!isOver && isFull && report.count() > solutions / 2) {
                isSettled = true;
                letFinish(other);
            } else {
                goOn(other, !isFull && report.state() == Rival.State.WORKING);
            }
        }
        return isOver || limits.cancelled().getAsBoolean();
    }

    /** It is the second that finds them all: the first may rest. */
    private void letFinish(Rival other) {
        while (!isOver) {
            other.run(LEAST_ROUND);
            other.await(deadline);
            Rival.Report report = takeOver(other);
            if (!isOver && report.state() == Rival.State.ENDED) {
                end(Optional.of(Limits.Limit.MEMORY)); // the first does not know what the second has told
            } else if (!isOver && deadline.look().isPresent()) {
                end(deadline.look());
            }
        }
    }

    /** The same while it counts: then only numbers are of interest. */
    private boolean isCountOver() {
        if (isRoundOver()) {
            Rival other = rival.orElseGet(() -> challenge(false));
            other.await(deadline);
            Rival.Report report = takeCount(other);
            boolean isBehind = solutions > Math.max(most, report.count());
            goOn(other, !isBehind && report.state() == Rival.State.WORKING);
        }
        return isOver || limits.cancelled().getAsBoolean();
    }

    private boolean isRoundOver() {
        return !isOver && !isSettled && ++looks >= roundEnd;
    }

    /** Another round for both, or none for the second any more. */
    private void goOn(Rival other, boolean isRacing) {
        if (isRacing && !isOver) {
            long round = Math.max(LEAST_ROUND, looks / PART_OF_ROUND);
            roundEnd = looks + round;
            other.run(round);
        } else {
            isSettled = true;
            other.stop();
        }
    }

    private Rival.Report takeOver(Rival other) {
        Rival.Report report = other.report();
        for (Grid solution : report.found()) {
            deliver(solution);
        }
        if (!isOver && report.state() == Rival.State.COMPLETE) {
            end(Optional.empty());
        }
        return report;
    }

    private Rival.Report takeCount(Rival other) {
        Rival.Report report = other.report();
        solutions = Math.max(solutions, report.count());
        if (report.count() >= limits.solutions()) {
            end(Optional.of(Limits.Limit.SOLUTIONS));
        } else if (report.state() == Rival.State.COMPLETE) {
            solutions = report.count();
            end(Optional.empty());
        }
        return report;
    }

    private Rival challenge(boolean isKeeping) {
        var other = new Rival(second, puzzle, isKeeping);
        rival = Optional.of(other);
        return other;
    }
}
