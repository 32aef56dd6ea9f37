package dev.neuf.logic.find;

import dev.neuf.logic.Finder;

/** Empty rectangle: the digit of a box in one row and one column of it, and a strong link outside. */
public final class EmptyRectangles {

    private EmptyRectangles() {}

    /** To be written. */
    public static Finder find(boolean areTwoEnough) {
        return (sight, hunt) -> {};
    }
}
