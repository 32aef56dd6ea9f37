package dev.neuf.search;

import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import java.util.function.LongConsumer;
import java.util.function.Predicate;

/** Leaves each puzzle to the engine that is best for it. */
public final class Best implements Engine {

    private final Engine nine = new NineEngine();
    private final Engine general = new General();

    /** The engine that is best for a puzzle. */
    Engine engineFor(Puzzle puzzle) {
        return NineEngine.fits(puzzle) ? nine : general;
    }

    @Override
    public Tally each(Puzzle puzzle, Limits limits, Predicate<Grid> each) {
        return engineFor(puzzle).each(puzzle, limits, each);
    }

    @Override
    public Tally count(Puzzle puzzle, Limits limits, LongConsumer soFar) {
        return engineFor(puzzle).count(puzzle, limits, soFar);
    }
}
