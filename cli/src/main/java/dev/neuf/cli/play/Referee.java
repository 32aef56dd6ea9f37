package dev.neuf.cli.play;

import dev.neuf.core.CellSet;
import dev.neuf.core.Sheet;
import dev.neuf.core.words.Message;
import java.util.List;

/** Somebody who knows the solution, and tells whether a player can still get there. */
@FunctionalInterface
public interface Referee {

    /** Looks at a position. */
    Verdict of(Sheet position);

    /**
     * What there is to say.
     *
     * @param isUnique whether the puzzle is known to have one solution
     * @param isHopeless whether there is no solution even without the player's digits
     * @param wrong what has to be put right; nothing if all may be right
     * @param cells where
     */
    record Verdict(boolean isUnique, boolean isHopeless, List<Message> wrong, CellSet cells) {

        boolean isFine() {
            return wrong.isEmpty();
        }
    }
}
