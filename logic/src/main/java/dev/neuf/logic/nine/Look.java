package dev.neuf.logic.nine;

/** Looks for all steps of one technique. It makes nothing new: it runs many times for each puzzle. */
@FunctionalInterface
public interface Look {

    /** Hands every step over, each by what it strikes or places and then {@link Catch#keep}. */
    void find(Slate slate, Catch caught);
}
