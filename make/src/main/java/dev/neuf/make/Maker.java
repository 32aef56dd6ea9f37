package dev.neuf.make;

import dev.neuf.core.Chance;
import java.util.Optional;

/** Makes puzzles of one kind of board, one after another; how hard they are is not its business. */
interface Maker {

    /** The next puzzle, or nothing if the budget is spent before there is a full grid. */
    Optional<Draft> next(Chance random, Budget budget);
}
