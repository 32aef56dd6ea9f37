package dev.neuf.core.variant;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Variant;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.List;
import java.util.Map;

/** Cells whose digits add up to a total and may repeat: a little killer, or the X and V between two cells. */
public record Total(int sum, List<Integer> cells) implements Variant {

    public Total {
        cells = List.copyOf(cells);
    }

    static Total read(Args args) {
        List<Integer> cells = args.cells("cells");
        return new Total(
                args.number("sum", cells.size(), cells.size() * args.layout().size()), cells);
    }

    @Override
    public String keyword() {
        return "total";
    }

    @Override
    public Message named(int count) {
        return Message.of(CorePhrase.NAMED_TOTAL, count);
    }

    @Override
    public List<Rule> rules(Layout layout) {
        return List.of(new Rule.Sum(CellSet.of(cells), sum));
    }

    @Override
    public Map<String, Object> fields(Layout layout) {
        return Json.object("sum", sum, "cells", cells.stream().map(layout::name).toList());
    }
}
