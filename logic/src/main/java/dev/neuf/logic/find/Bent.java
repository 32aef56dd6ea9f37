package dev.neuf.logic.find;

import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;

/** Bent sets: cells of two houses with as many digits as cells, of which one is not confined to a house. */
public final class Bent {

    private Bent() {}

    /** To be written. */
    public static void xy(Sight sight, Hunt hunt) {}

    /** To be written. */
    public static void xyz(Sight sight, Hunt hunt) {}

    /** To be written. */
    public static Finder of(int size) {
        return (sight, hunt) -> {};
    }
}
