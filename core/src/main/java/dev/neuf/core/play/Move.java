package dev.neuf.core.play;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * Something a player did at once, and takes back at once: cells that were written anew.
 *
 * @param before what was in these cells
 * @param after what is in them now
 */
public record Move(Map<Integer, Spot> before, Map<Integer, Spot> after) {

    public Move {
        before = Collections.unmodifiableMap(new TreeMap<>(before));
        after = Collections.unmodifiableMap(new TreeMap<>(after));
    }

    /** What changes if these cells are written anew; cells that stay as they are do not count. */
    static Move on(Position position, Map<Integer, Spot> written) {
        var before = new TreeMap<Integer, Spot>();
        var after = new TreeMap<Integer, Spot>();
        written.forEach((cell, spot) -> {
            if (!spot.equals(position.spot(cell))) {
                before.put(cell, position.spot(cell));
                after.put(cell, spot);
            }
        });
        return new Move(before, after);
    }

    /** Whether it changes nothing. */
    boolean isIdle() {
        return after.isEmpty();
    }
}
