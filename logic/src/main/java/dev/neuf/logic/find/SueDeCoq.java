package dev.neuf.logic.find;

import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;

/** Sue de Coq: the crossing of two houses shares its digits between a set in each. */
public final class SueDeCoq {

    private SueDeCoq() {}

    /** To be written. */
    public static void find(Sight sight, Hunt hunt) {}
}
