package dev.neuf.core.words;

import dev.neuf.core.Answer;
import dev.neuf.core.CellSet;
import dev.neuf.core.Conflict;
import dev.neuf.core.Digits;
import dev.neuf.core.Limits;
import dev.neuf.core.Rule;

/** What results mean, as messages. */
public final class Explain {

    private Explain() {}

    /** Which rule is broken, by which digits, in which cells. */
    public static Message conflict(Conflict conflict) {
        Digits digits = conflict.digits();
        CellSet cells = conflict.cells();
        return switch (conflict.rule()) {
            case Rule.House house -> Message.of(CorePhrase.CONFLICT_HOUSE, house, digits, cells);
            case Rule.Different _ -> Message.of(CorePhrase.CONFLICT_DIFFERENT, digits, cells);
            case Rule.Relation _ -> Message.of(CorePhrase.CONFLICT_RELATION, digits, cells);
            case Rule.Sum sum -> Message.of(CorePhrase.CONFLICT_SUM, cells, sum.total());
            case Rule.Domain _ -> Message.of(CorePhrase.CONFLICT_DOMAIN, digits, cells);
        };
    }

    /** Why there is no solution. */
    public static Message reason(Answer.Reason reason) {
        return switch (reason) {
            case Answer.Reason.Clash _ -> Message.of(CorePhrase.REASON_CLASH);
            case Answer.Reason.NoDigitFor(int cell) -> Message.of(CorePhrase.REASON_NO_DIGIT, CellSet.of(cell));
            case Answer.Reason.NoPlaceFor(int digit, Rule.House house) ->
                Message.of(CorePhrase.REASON_NO_PLACE, Digits.of(digit), house);
            case Answer.Reason.Exhausted() -> Message.of(CorePhrase.REASON_EXHAUSTED);
        };
    }

    /** What stopped the work. */
    public static Message limit(Limits.Limit limit) {
        return Message.of(
                switch (limit) {
                    case SOLUTIONS -> CorePhrase.LIMIT_SOLUTIONS;
                    case NODES -> CorePhrase.LIMIT_NODES;
                    case TIME -> CorePhrase.LIMIT_TIME;
                    case CANCELLED -> CorePhrase.LIMIT_CANCELLED;
                    case MEMORY -> CorePhrase.LIMIT_MEMORY;
                });
    }
}
