package dev.neuf.core.variant;

import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Variant;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Cells that hold only odd, or only even, digits. */
public record Parity(boolean isOdd, List<Integer> cells) implements Variant {

    /** Digits 1, 3, 5 ...: digit d is bit d - 1. */
    private static final long ODD = 0x5555_5555_5555_5555L;

    public Parity {
        cells = List.copyOf(cells);
    }

    @Override
    public String keyword() {
        return isOdd ? "odd" : "even";
    }

    @Override
    public Message named(int count) {
        return Message.of(isOdd ? CorePhrase.NAMED_ODD : CorePhrase.NAMED_EVEN);
    }

    @Override
    public List<Rule> rules(Layout layout) {
        var digits = layout.digits().and(new Digits(isOdd ? ODD : ~ODD));
        var rules = new ArrayList<Rule>();
        for (int cell : cells) {
            rules.add(new Rule.Domain(cell, digits));
        }
        return rules;
    }

    @Override
    public Map<String, Object> fields(Layout layout) {
        return Map.of("cells", cells.stream().map(layout::name).toList());
    }
}
