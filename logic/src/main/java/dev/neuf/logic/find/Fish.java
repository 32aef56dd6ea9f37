package dev.neuf.logic.find;

import dev.neuf.logic.Finder;

/** Fish: a digit in as many lines one way as lines the other way. */
public final class Fish {

    private Fish() {}

    /** To be written. */
    public static Finder basic(int size) {
        return (sight, hunt) -> {};
    }

    /** To be written. */
    public static Finder finned(int size) {
        return (sight, hunt) -> {};
    }

    /** To be written. */
    public static Finder sashimi(int size) {
        return (sight, hunt) -> {};
    }
}
