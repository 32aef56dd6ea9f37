package dev.neuf.logic.nine;

/** Looks for all steps of one technique. It makes few objects or none: it may run many times for each puzzle. */
@FunctionalInterface
public interface Look {

    /** Hands every step over, each by what it strikes or places and then {@link Catch#keep}. */
    void find(Slate slate, Catch caught);
}
