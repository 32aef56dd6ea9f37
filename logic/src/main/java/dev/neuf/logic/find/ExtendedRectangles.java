package dev.neuf.logic.find;

import dev.neuf.logic.Finder;

/** Rectangles of three digits or more in two lines, which must not be left with those digits only. */
public final class ExtendedRectangles {

    private ExtendedRectangles() {}

    /** To be written. */
    public static Finder.OfUnique find() {
        return (sight, hunt) -> {};
    }
}
