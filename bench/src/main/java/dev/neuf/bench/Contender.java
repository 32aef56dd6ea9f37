package dev.neuf.bench;

import dev.neuf.core.Engine;
import dev.neuf.core.Puzzle;
import dev.neuf.sat.Sat;
import dev.neuf.search.Backtrack;
import dev.neuf.search.General;
import dev.neuf.search.NineEngine;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** The engines that are compared and measured. To add one, add its row. */
public enum Contender {
    BACKTRACK(Backtrack::new, _ -> true),
    GENERAL(General::new, _ -> true),
    SAT(Sat::new, _ -> true),
    NINE(NineEngine::new, NineEngine::fits),
    NINE_LINES(
            NineLines::new,
            puzzle -> NineEngine.fits(puzzle) && puzzle.variants().isEmpty());

    /** The one that all others must agree with. */
    public static final Contender REFERENCE = BACKTRACK;

    private final Supplier<Engine> maker;
    private final Predicate<Puzzle> takes;

    Contender(Supplier<Engine> maker, Predicate<Puzzle> takes) {
        this.maker = maker;
        this.takes = takes;
    }

    /** A new engine: each thread takes its own. */
    public Engine engine() {
        return maker.get();
    }

    /** Whether the puzzle is of a kind that the engine knows. */
    public boolean takes(Puzzle puzzle) {
        return takes.test(puzzle);
    }
}
