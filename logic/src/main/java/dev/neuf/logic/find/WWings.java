package dev.neuf.logic.find;

import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;

/** Two equal cells of two candidates, tied by a strong link of one of them. */
public final class WWings {

    private WWings() {}

    /** To be written. */
    public static void find(Sight sight, Hunt hunt) {}
}
