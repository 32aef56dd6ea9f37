package dev.neuf.logic.find;

import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;

/** A chain of cells with the same two candidates. */
public final class RemotePairs {

    private RemotePairs() {}

    /** To be written. */
    public static void find(Sight sight, Hunt hunt) {}
}
