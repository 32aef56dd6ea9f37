package dev.neuf.logic.find;

import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;

/** Colours over all digits: cells of two candidates are strong links, too. */
public final class Medusa {

    private Medusa() {}

    /** To be written. */
    public static void find(Sight sight, Hunt hunt) {}
}
