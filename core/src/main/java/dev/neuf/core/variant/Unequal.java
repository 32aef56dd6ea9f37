package dev.neuf.core.variant;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Variant;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.List;
import java.util.Map;

/** Cells with different digits: an extra region, one diagonal, a cage without a sum. */
public record Unequal(List<Integer> cells) implements Variant {

    public Unequal {
        cells = List.copyOf(cells);
    }

    static Unequal read(Args args) {
        List<Integer> cells = args.cells("cells");
        if (cells.size() > args.layout().size()) {
            throw args.bad(
                    CorePhrase.VARIANT_TOO_MANY_CELLS,
                    cells.size(),
                    args.layout().size());
        }
        return new Unequal(cells);
    }

    @Override
    public String keyword() {
        return "different";
    }

    @Override
    public Message named(int count) {
        return Message.of(CorePhrase.NAMED_DIFFERENT, count);
    }

    @Override
    public List<Rule> rules(Layout layout) {
        return List.of(new Rule.Different(CellSet.of(cells)));
    }

    @Override
    public Map<String, Object> fields(Layout layout) {
        return Map.of("cells", cells.stream().map(layout::name).toList());
    }
}
