package dev.neuf.logic.find;

import dev.neuf.logic.Finder;

/** Bivalue universal graves: boards on which every open cell has two candidates. */
public final class Bugs {

    private Bugs() {}

    /** To be written. */
    public static Finder.OfUnique plusOne() {
        return (sight, hunt) -> {};
    }

    /** To be written. */
    public static Finder.OfUnique more() {
        return (sight, hunt) -> {};
    }
}
