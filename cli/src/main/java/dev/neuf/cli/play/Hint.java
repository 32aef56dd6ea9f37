package dev.neuf.cli.play;

import dev.neuf.core.words.Message;
import dev.neuf.logic.Step;
import dev.neuf.logic.Telling;
import java.util.List;

/**
 * A step that a player is told more and more of.
 *
 * @param shown 1 what to look for, 2 and where, 3 the whole proof
 */
record Hint(Step step, int shown) {

    static final int ALL = 3;

    Hint more() {
        return new Hint(step, Math.min(ALL, shown + 1));
    }

    boolean isAll() {
        return shown == ALL;
    }

    /** As much as is to be told. */
    List<Message> sentences() {
        return switch (shown) {
            case 1 -> List.of(Telling.nudge(step));
            case 2 -> List.of(Telling.where(step));
            default -> Telling.how(step);
        };
    }
}
