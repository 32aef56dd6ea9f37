package dev.neuf.search;

import dev.neuf.core.Deadline;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The reference engine: strike candidates until nothing changes, then try the cell with the fewest.
 *
 * <p>It knows every rule and every size, and is meant to be read in one sitting. Faster engines must agree with it.
 */
public final class Backtrack implements Engine {

    @Override
    public Tally each(Puzzle puzzle, Limits limits, Predicate<Grid> each) {
        return new Run(puzzle, limits, each).tally();
    }

    /** One search, from the givens to the last solution. */
    private static final class Run {

        /** How many tries pass between two looks at the clock, which costs more than a try. */
        private static final int CLOCK_EVERY = 256;

        private final Propagation propagation;
        private final Puzzle puzzle;
        private final Limits limits;
        private final Predicate<Grid> each;
        private final Deadline deadline;

        private long solutions;
        private long choices;
        private long backtracks;
        private Optional<Limits.Limit> stop = Optional.empty();

        Run(Puzzle puzzle, Limits limits, Predicate<Grid> each) {
            this.puzzle = puzzle;
            this.limits = limits;
            this.each = each;
            this.propagation = new Propagation(puzzle.rules());
            this.deadline = new Deadline(limits);
        }

        Tally tally() {
            if (propagation.start(puzzle.givens())) {
                search();
            }
            return new Tally(solutions, choices, backtracks, stop);
        }

        /** Visits the solutions below this position; false ends the whole search. */
        private boolean search() {
            int cell = fewestCandidates();
            if (cell < 0) {
                return found();
            }
            int before = propagation.mark();
            for (long left = propagation.candidates()[cell]; left != 0; left &= left - 1) {
                if (isOver()) {
                    return false;
                }
                choices++;
                long earlier = solutions;
                if (propagation.place(cell, Long.lowestOneBit(left)) && !search()) {
                    return false;
                }
                backtracks += solutions == earlier ? 1 : 0;
                propagation.undo(before);
            }
            return true;
        }

        /** The open cell with the fewest candidates, the first of them, or -1 if no cell is open. */
        private int fewestCandidates() {
            long[] candidates = propagation.candidates();
            int best = -1;
            int fewest = Integer.MAX_VALUE;
            for (int cell = 0; cell < candidates.length; cell++) {
                int count = Long.bitCount(candidates[cell]);
                if (count > 1 && count < fewest) {
                    best = cell;
                    fewest = count;
                    if (count == 2) {
                        break;
                    }
                }
            }
            return best;
        }

        private boolean found() {
            solutions++;
            if (!each.test(propagation.solution())) {
                return false;
            }
            if (solutions >= limits.solutions()) {
                stop = Optional.of(Limits.Limit.SOLUTIONS);
                return false;
            }
            return true;
        }

        private boolean isOver() {
            if (choices >= limits.nodes()) {
                stop = Optional.of(Limits.Limit.NODES);
            } else if (choices % CLOCK_EVERY == 0) {
                stop = deadline.look();
            }
            return stop.isPresent();
        }
    }
}
