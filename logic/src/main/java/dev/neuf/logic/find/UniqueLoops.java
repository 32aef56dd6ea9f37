package dev.neuf.logic.find;

import dev.neuf.logic.Finder;

/** Loops of cells that must not be left with the same two digits. */
public final class UniqueLoops {

    private UniqueLoops() {}

    /** To be written. */
    public static Finder.OfUnique find() {
        return (sight, hunt) -> {};
    }
}
