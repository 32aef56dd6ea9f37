package dev.neuf.core;

import java.util.Optional;

/**
 * What an engine did: how many solutions it met, how hard it worked, and what stopped it.
 *
 * @param solutions solutions found; all there are, if nothing stopped the engine
 * @param choices digits tried in a cell that had several
 * @param backtracks tries that turned out to be wrong
 * @param stop the limit that ended the work early, if any
 */
public record Tally(long solutions, long choices, long backtracks, Optional<Limits.Limit> stop) {

    /** Whether these are all the solutions there are. */
    public boolean isComplete() {
        return stop.isEmpty();
    }
}
