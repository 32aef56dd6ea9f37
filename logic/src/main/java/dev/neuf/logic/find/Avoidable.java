package dev.neuf.logic.find;

import dev.neuf.logic.Finder;

/** Avoidable rectangles: placed digits that could change places. */
public final class Avoidable {

    private Avoidable() {}

    /** To be written. */
    public static Finder.OfUnique type(int number) {
        return (sight, hunt) -> {};
    }
}
