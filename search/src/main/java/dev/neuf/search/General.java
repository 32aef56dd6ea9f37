package dev.neuf.search;

import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The engine for every size and every rule: all-different arc consistency, then the choice with the fewest ways. */
public final class General implements Engine {

    /** That of the last puzzle: in a file of many puzzles, most have the same rules. */
    private @Nullable Descent last;

    @Override
    public Tally each(Puzzle puzzle, Limits limits, Predicate<Grid> each) {
        Descent known = last;
        last = null; // a visitor may ask this engine about another puzzle
        Descent descent = known != null && known.fits(puzzle) ? known : new Descent(puzzle);
        Tally tally = descent.run(puzzle.givens(), limits, each);
        last = descent;
        return tally;
    }
}
