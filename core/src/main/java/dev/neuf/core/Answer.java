package dev.neuf.core;

import java.util.List;

/** What a complete engine says of a puzzle. */
public sealed interface Answer {

    /** Exactly one solution. */
    record Unique(Grid solution) implements Answer {}

    /** At least two solutions: here they are. */
    record Many(Grid one, Grid another) implements Answer {}

    /** No solution. */
    record Impossible(Reason reason) implements Answer {}

    /** A limit was reached first. The list holds the one solution found until then, or is empty. */
    record Unknown(Limits.Limit limit, List<Grid> found) implements Answer {}

    /** Why there is no solution. */
    sealed interface Reason {

        /** The givens break rules already. */
        record Clash(List<Conflict> conflicts) implements Reason {}

        /** A person can see it at once: a cell for which no digit is left. */
        record NoDigitFor(int cell) implements Reason {}

        /** A person can see it at once: a digit without a place in a house. */
        record NoPlaceFor(int digit, Rule.House house) implements Reason {}

        /** Everything was tried. */
        record Exhausted() implements Reason {}
    }
}
