package dev.neuf.core.variant;

import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Variant;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.List;

/** Cells a chess king's move apart differ. Side by side they do anyway, so only the diagonal moves are said. */
public record AntiKing() implements Variant {

    private static final int[][] DOWNWARDS = {{1, -1}, {1, 1}};

    @Override
    public String keyword() {
        return "anti-king";
    }

    @Override
    public Message named(int count) {
        return Message.of(CorePhrase.NAMED_ANTI_KING);
    }

    @Override
    public List<Rule> rules(Layout layout) {
        return Moves.rules(layout, DOWNWARDS, Moves::different);
    }
}
