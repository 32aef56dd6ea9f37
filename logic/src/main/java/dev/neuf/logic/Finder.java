package dev.neuf.logic;

/** Looks for the steps of one technique. It keeps nothing between two calls. */
@FunctionalInterface
public interface Finder {

    /** Hands every step on the board to the hunt, until it is over. */
    void find(Sight sight, Hunt hunt);

    /** One whose steps are right only if the puzzle has exactly one solution. */
    @FunctionalInterface
    interface OfUnique extends Finder {}
}
