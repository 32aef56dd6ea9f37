package dev.neuf.cli;

import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import dev.neuf.sat.Sat;
import dev.neuf.search.Best;
import dev.neuf.search.NineEngine;
import java.util.function.LongConsumer;
import java.util.function.Predicate;

/**
 * The best engine for a puzzle; where nobody can know which that is, search and SAT at the same time.
 *
 * <p>Most puzzles are done before it comes to that.
 */
final class Together implements Engine {

    private final Engine search = new Best();
    private final Engine sat = new Sat();

    @Override
    public Tally each(Puzzle puzzle, Limits limits, Predicate<Grid> each) {
        return isForSearch(puzzle, limits)
                ? search.each(puzzle, limits, each)
                : race(puzzle, limits).each(each);
    }

    @Override
    public Tally count(Puzzle puzzle, Limits limits, LongConsumer soFar) {
        return isForSearch(puzzle, limits)
                ? search.count(puzzle, limits, soFar)
                : race(puzzle, limits).count(soFar);
    }

    /** On plain 9x9 boards nothing is faster; and whoever limits the tries means those of one engine. */
    private static boolean isForSearch(Puzzle puzzle, Limits limits) {
        return NineEngine.fits(puzzle) || limits.nodes() < Long.MAX_VALUE;
    }

    private Race race(Puzzle puzzle, Limits limits) {
        return new Race(search, sat, puzzle, limits);
    }
}
