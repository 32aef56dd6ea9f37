package dev.neuf.search;

import dev.neuf.core.Engine;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Counts solutions exactly, however many there are.
 *
 * <p>Most puzzles have few, and an engine that visits them is done first. Where there are many, parts of the board that
 * do not touch each other are counted apart, and what looks the same is counted once. Which of the two ways is shorter
 * cannot be known before, so they take turns, each turn longer than the one before.
 */
public final class Counter {

    /** How many solutions are visited in the first turn, and how many times as many in each further turn. */
    private static final long FIRST_VISITS = 2_000;

    private static final int GROWTH = 16;

    /** How many times as long as a turn of visits a turn of counting takes. */
    private static final int COUNTING_SHARE = 4;

    private static final int LEAST_MILLIS = 200;

    private static final int VISITS_PER_LOOK = 1024;

    private static final Optional<Limits.Limit> ENOUGH = Optional.of(Limits.Limit.SOLUTIONS);

    private final Engine engine;
    private final long mostBytes;

    /**
     * What came of it.
     *
     * @param solutions all there are, or if a limit was reached, how many there are at least
     */
    public record Count(BigInteger solutions, Optional<Limits.Limit> stop) {

        /** Whether these are all. */
        public boolean isComplete() {
            return stop.isEmpty();
        }
    }

    /** Hears now and then how far the work is. */
    @FunctionalInterface
    public interface Watcher {

        /** Does not care. */
        Watcher NONE = (_, _) -> {};

        /**
         * What is known so far.
         *
         * @param solutions how many there are at least
         * @param share the share of the work that is done, from 0 to 1, as far as it can be foreseen
         */
        void see(BigInteger solutions, double share);
    }

    /** Counts with the help of an engine, and remembers parts in so many bytes. */
    public Counter(Engine engine, long mostBytes) {
        this.engine = engine;
        this.mostBytes = mostBytes;
    }

    /** How many solutions there are, up to the limits. */
    public Count count(Puzzle puzzle, Limits limits, Watcher watcher) {
        var turns = new Turns(puzzle, limits, watcher);
        int open = puzzle.layout().cellCount() - puzzle.givens().filledCount();
        for (long visits = open <= Counting.MOST_OPEN ? FIRST_VISITS : Long.MAX_VALUE; ; visits *= GROWTH) {
            Optional<Count> count = turns.visit(visits).or(turns::count);
            if (count.isPresent()) {
                return count.get();
            }
        }
    }

    /** The two ways on one puzzle, in turns. */
    private final class Turns {

        private final Puzzle puzzle;
        private final Limits limits;
        private final Watcher watcher;
        private final Stop clock = new Stop(Limits.NONE);
        private long tries;
        private long told;
        private long turnMillis;
        private BigInteger known = BigInteger.ZERO;
        private double share;
        private Optional<Counting> counting = Optional.empty();

        Turns(Puzzle puzzle, Limits limits, Watcher watcher) {
            this.puzzle = puzzle;
            this.limits = limits;
            this.watcher = watcher;
        }

        /** Visits so many solutions; nothing if there are more. */
        Optional<Count> visit(long most) {
            if (known.compareTo(BigInteger.valueOf(most)) > 0) {
                turnMillis *= GROWTH; // it could not come to the end, so the other way has all the time
                return Optional.empty();
            }
            long began = clock.millis();
            told = 0;
            Tally tally = engine.count(puzzle, left().withSolutions(Math.min(most, limits.solutions())), this::hear);
            tries += tally.choices();
            turnMillis = COUNTING_SHARE * (clock.millis() - began) + LEAST_MILLIS;
            boolean isTurnOver = tally.stop().equals(ENOUGH) && most < limits.solutions();
            return settled(new Count(BigInteger.valueOf(tally.solutions()), tally.stop()), isTurnOver);
        }

        /** Counts for a while; nothing if that was not long enough. */
        Optional<Count> count() {
            Counting here = counting.orElseGet(() -> new Counting(puzzle, mostBytes));
            counting = Optional.of(here);
            Limits left = left();
            Count count = here.run(left.withMillis(Math.min(turnMillis, left.millis())), this::see);
            tries += here.tries();
            boolean isTurnOver = count.stop().equals(Optional.of(Limits.Limit.TIME)) && turnMillis < left.millis();
            return settled(count, isTurnOver);
        }

        /** The last word, unless it is only the turn that is over. */
        private Optional<Count> settled(Count count, boolean isTurnOver) {
            known = known.max(count.solutions());
            if (isTurnOver) {
                return Optional.empty();
            }
            BigInteger most = BigInteger.valueOf(limits.solutions());
            boolean isEnough = limits.solutions() < Long.MAX_VALUE && known.compareTo(most) > 0;
            return Optional.of(isEnough ? new Count(most, ENOUGH) : new Count(known, count.stop()));
        }

        /** An engine may tell each solution, which is more often than anybody wants to know. */
        private void hear(long solutions) {
            if (solutions - told >= VISITS_PER_LOOK) {
                told = solutions;
                see(BigInteger.valueOf(solutions), 0);
            }
        }

        private void see(BigInteger solutions, double part) {
            known = known.max(solutions);
            share = Math.max(share, part);
            watcher.see(known, share);
        }

        private Limits left() {
            return limits.withNodes(Math.max(0, limits.nodes() - tries))
                    .withMillis(Math.max(0, limits.millis() - clock.millis()));
        }
    }
}
