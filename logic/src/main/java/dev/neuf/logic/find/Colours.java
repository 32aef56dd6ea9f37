package dev.neuf.logic.find;

import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;

/** Candidates of one digit that strong links tie together, in two colours. */
public final class Colours {

    private Colours() {}

    /** To be written. */
    public static void trap(Sight sight, Hunt hunt) {}

    /** To be written. */
    public static void wrap(Sight sight, Hunt hunt) {}

    /** To be written. */
    public static void multiOne(Sight sight, Hunt hunt) {}

    /** To be written. */
    public static void multiTwo(Sight sight, Hunt hunt) {}
}
