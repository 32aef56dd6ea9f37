package dev.neuf.core.variant;

import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Variant;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.List;

/** Cells a chess knight's move apart differ. */
public record AntiKnight() implements Variant {

    private static final int[][] DOWNWARDS = {{1, -2}, {1, 2}, {2, -1}, {2, 1}};

    @Override
    public String keyword() {
        return "anti-knight";
    }

    @Override
    public Message named(int count) {
        return Message.of(CorePhrase.NAMED_ANTI_KNIGHT);
    }

    @Override
    public List<Rule> rules(Layout layout) {
        return Moves.rules(layout, DOWNWARDS, Moves::different);
    }
}
