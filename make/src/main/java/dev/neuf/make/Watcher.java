package dev.neuf.make;

/** Whoever wants to know how it goes while a puzzle is made. It is told in the middle of the work, and must be quick. */
public interface Watcher {

    /** Nobody. */
    Watcher NONE = new Watcher() {};

    /** So many tries have gone into the puzzle so far. Told very often. */
    default void tries(long count) {}

    /** What would be handed over if somebody called it off now; it is better than what was told before. */
    default void nearest(Made.Lacking made) {}
}
