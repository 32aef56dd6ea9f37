package dev.neuf.logic.find;

import dev.neuf.logic.Finder;

/** Unique rectangles: four cells that must not be left with the same two digits. */
public final class Rectangles {

    private Rectangles() {}

    /** To be written. */
    public static Finder.OfUnique type(int number, boolean mayMiss) {
        return (sight, hunt) -> {};
    }

    /** To be written. */
    public static Finder.OfUnique hidden(boolean mayMiss) {
        return (sight, hunt) -> {};
    }
}
