package dev.neuf.sat;

import dev.neuf.core.Grid;
import java.util.function.IntPredicate;

/** A puzzle as clauses. */
public interface Cnf {

    /** Tells all clauses, each time in the same order. */
    void each(Clauses clauses);

    /** The grid of an assignment, with 0 in a cell for which not exactly one digit holds. */
    Grid grid(IntPredicate holds);
}
