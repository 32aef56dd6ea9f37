package dev.neuf.core.variant;

import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Variant;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.List;

/** Cells side by side do not hold neighbouring digits such as 4 and 5. */
public record NonConsecutive() implements Variant {

    private static final int[][] ONWARDS = {{0, 1}, {1, 0}};

    @Override
    public String keyword() {
        return "non-consecutive";
    }

    @Override
    public Message named(int count) {
        return Message.of(CorePhrase.NAMED_NON_CONSECUTIVE);
    }

    @Override
    public List<Rule> rules(Layout layout) {
        return Moves.rules(
                layout, ONWARDS, (cell, other) -> new Rule.Relation(cell, other, (x, y) -> Math.abs(x - y) != 1));
    }
}
