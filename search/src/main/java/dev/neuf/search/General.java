package dev.neuf.search;

import dev.neuf.core.Chance;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import java.util.ArrayList;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The engine for every size and every rule: strike what no group of different cells allows, then try a cell.
 *
 * <p>One engine is for one thread at a time. It remembers the tables of the last rules it has seen.
 */
public final class General implements Engine {

    /*
     * The parts, each in its file: Groups (the rules in flat arrays), Candidates (the state, singles, undo), Locked,
     * Matching (all-different arc consistency) and Total (sums) strike candidates, cheapest first; Descent searches;
     * Switches counts what needs no search.
     *
     * What was tried. The numbers are tries in vain over all grids of levels 2 to 5 of the course's contest, all
     * solutions, each solution seen; "hard" are ten grids of 25x25 and 36x36 of level 99, 150,000 tries each.
     *
     *   first of the fewest candidates      over 1,000,000, and two grids not done in 10 s
     *   dom/wdeg                            104,483
     *   and last conflict                   73,358; 6 of the hard done
     *   and failures that fade (0.5 %)      71,101, but 5 of the hard: left out
     *   and places of a digit as choices    106,459: left out
     *   and locked candidates               25,221; a 36x36, and a 64x64 with diagonals, not done in 150,000 tries
     *                                       before, take 0.2 and 0.1 s; 5 of the hard; a try takes a third longer
     *   and a matching of rows and columns  26,924; of use for one Latin square of five only: left out
     *   for each digit (fish)
     *   no matching on 9x9                  a third more tries, the same speed: kept on all sizes for simplicity
     *
     * CPU time of one run from a cold start, all solutions counted, levels 1 to 5: 0.04, 0.12, 0.42, 0.15 and 0.37 s.
     * First solution of empty 25, 36, 49 and 64 together: 0.4 s. The 28,200,960 grids of 6x6: 0.08 s. Not done in
     * 150,000 tries: a 36x36 with diagonals, four Latin squares of order 33 to 60. They want a solver that learns.
     */

    /** That of the last puzzle: in a file of many puzzles, most have the same rules. */
    private @Nullable Descent last;

    @Override
    public Tally each(Puzzle puzzle, Limits limits, Predicate<Grid> each) {
        Descent descent = take(puzzle);
        Tally tally = descent.visit(puzzle.givens(), limits, each);
        last = descent;
        return tally;
    }

    @Override
    public Tally count(Puzzle puzzle, Limits limits, LongConsumer soFar) {
        Descent descent = take(puzzle);
        Tally tally = descent.count(puzzle.givens(), limits, soFar);
        last = descent;
        return tally;
    }

    /**
     * A solution at random, if one is found within the limits: the digits of a cell are tried in random order. Not every
     * solution is as likely as any other.
     */
    public Optional<Grid> any(Puzzle puzzle, Limits limits, Chance random) {
        Descent descent = take(puzzle);
        var found = new ArrayList<Grid>();
        descent.visit(puzzle.givens(), limits, random, solution -> !found.add(solution));
        last = descent;
        return found.stream().findFirst();
    }

    /** While it works it is not there for others: a visitor may ask this engine about another puzzle. */
    private Descent take(Puzzle puzzle) {
        Descent known = last;
        last = null;
        return known != null && known.fits(puzzle) ? known : new Descent(puzzle);
    }
}
