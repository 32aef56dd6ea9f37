package dev.neuf.make;

import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.logic.Grade;
import java.util.Optional;
import java.util.Set;

/** What came of making a puzzle. */
public sealed interface Made {

    /**
     * A puzzle as the recipe asks for.
     *
     * @param solution its solution; one of them, where there may be several
     * @param grade how hard it is, if the recipe has a taste
     */
    record Good(Puzzle puzzle, Grid solution, Optional<Grade> grade) implements Made {}

    /**
     * The best that was found before a limit was reached.
     *
     * @param lacks what it lacks
     * @param limit the limit that ended the work
     */
    record Lacking(Puzzle puzzle, Grid solution, Optional<Grade> grade, Set<Lack> lacks, Limits.Limit limit)
            implements Made {}

    /** Not even a full grid was found. */
    record Nothing(Limits.Limit limit) implements Made {}
}
