package dev.neuf.search;

import dev.neuf.core.Digits;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * For each cell, the digits that it holds in some solution, and in how many.
 *
 * <p>A solution shows a digit in every cell, so a few dozen often settle a board that has millions. Only for a digit that
 * none of them shows, the engine is asked for a solution with it. Then, if more than one is to be counted, it is asked
 * for so many of each.
 */
public final class TrueCandidates {

    private final Engine engine;

    /** Asks this engine. */
    public TrueCandidates(Engine engine) {
        this.engine = engine;
    }

    /**
     * What came of it.
     *
     * @param stop the limit that ended the work early, if any
     */
    public record Found(int size, long[] counts, boolean[] isExact, Optional<Limits.Limit> stop) {

        /** In how many solutions the cell holds the digit, as far as was counted. */
        public long count(int cell, int digit) {
            return counts[cell * size + digit - 1];
        }

        /** Whether that is all, rather than at least so many. */
        public boolean isExact(int cell, int digit) {
            return isExact[cell * size + digit - 1];
        }

        /** The digits that the cell holds in some solution. */
        public Digits digits(int cell) {
            Digits digits = Digits.NONE;
            for (int digit = 1; digit <= size; digit++) {
                digits = count(cell, digit) > 0 ? digits.with(digit) : digits;
            }
            return digits;
        }

        /** Whether any solution was found. */
        public boolean hasSolution() {
            return !digits(0).isEmpty();
        }
    }

    /**
     * Finds them all.
     *
     * @param limits for the whole work; the number of solutions is how far to count for each digit of each cell
     */
    public Found find(Puzzle puzzle, Limits limits) {
        return new Search(puzzle, limits).find();
    }

    /** The work on one puzzle. A candidate is a number: cell times size, plus digit minus 1. */
    private final class Search {

        private final Puzzle puzzle;
        private final int size;
        private final Limits limits;
        private final Stop clock = new Stop(Limits.NONE);
        private final Propagation propagation;
        private final long[] counts;
        private final boolean[] isExact;
        private long tries;
        private long number;
        private Optional<Limits.Limit> stop = Optional.empty();

        Search(Puzzle puzzle, Limits limits) {
            this.puzzle = puzzle;
            this.size = puzzle.layout().size();
            this.limits = limits;
            this.propagation = new Propagation(puzzle.rules());
            this.counts = new long[puzzle.layout().cellCount() * size];
            this.isExact = new boolean[counts.length];
        }

        Found find() {
            boolean isAll = ask(puzzle, limits.solutions(), solution -> {
                show(solution, true);
                return true;
            });
            boolean isSound = !isAll && stop.isEmpty() && propagation.start(puzzle.givens());
            for (int candidate = 0; candidate < counts.length; candidate++) {
                if (isAll) {
                    isExact[candidate] = true;
                } else if (isSound && counts[candidate] == 0 && stop.isEmpty()) {
                    isExact[candidate] = isRefuted(candidate) || !hasWitness(candidate) && stop.isEmpty();
                }
            }
            for (int candidate = 0; isSound && candidate < counts.length && stop.isEmpty(); candidate++) {
                if (counts[candidate] > 0 && counts[candidate] < limits.solutions()) {
                    count(candidate);
                }
            }
            return new Found(size, counts, isExact, stop);
        }

        /** Whether propagation alone can tell that there is no such solution: it is asked first, being cheap. */
        private boolean isRefuted(int candidate) {
            long bit = 1L << candidate % size;
            int cell = candidate / size;
            if ((propagation.candidates()[cell] & bit) == 0) {
                return true;
            }
            int before = propagation.mark();
            boolean isOpen = propagation.place(cell, bit);
            propagation.undo(before);
            return !isOpen;
        }

        private boolean hasWitness(int candidate) {
            ask(with(candidate), 1, solution -> {
                show(solution, false);
                return true;
            });
            return counts[candidate] > 0;
        }

        private void count(int candidate) {
            number = 0;
            boolean isAll = ask(with(candidate), limits.solutions(), _ -> {
                number++;
                return true;
            });
            counts[candidate] = Math.max(counts[candidate], number);
            isExact[candidate] = isAll;
        }

        private Puzzle with(int candidate) {
            return puzzle.withGivens(puzzle.givens().with(candidate / size, candidate % size + 1));
        }

        /** A solution: each of its digits was met once more, or at least once. */
        private void show(Grid solution, boolean isNew) {
            for (int cell = 0; cell < solution.cellCount(); cell++) {
                int candidate = cell * size + solution.digit(cell) - 1;
                counts[candidate] = isNew ? counts[candidate] + 1 : Math.max(1, counts[candidate]);
            }
        }

        /** Visits so many solutions; whether these are all. */
        private boolean ask(Puzzle question, long most, Predicate<Grid> each) {
            Limits left = limits.withSolutions(most)
                    .withNodes(Math.max(0, limits.nodes() - tries))
                    .withMillis(Math.max(0, limits.millis() - clock.millis()));
            Tally tally = engine.each(question, left, each);
            tries += tally.choices();
            stop = tally.stop().filter(limit -> limit != Limits.Limit.SOLUTIONS);
            return tally.isComplete();
        }
    }
}
