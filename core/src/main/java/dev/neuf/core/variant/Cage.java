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

/** Cells with different digits that add up to a total (a killer cage). */
public record Cage(int sum, List<Integer> cells) implements Variant {

    public Cage {
        cells = List.copyOf(cells);
        if (cells.isEmpty() || sum < 1) {
            throw new IllegalArgumentException(
                    "The cage %s with sum %d must have a cell, and a sum of at least 1.".formatted(cells, sum));
        }
    }

    static Cage read(Args args) {
        List<Integer> cells = args.cells("cells");
        int size = args.layout().size();
        if (cells.size() > size) {
            throw args.bad(CorePhrase.VARIANT_TOO_MANY_CELLS, cells.size(), size);
        }
        int least = cells.size() * (cells.size() + 1) / 2;
        int most = cells.size() * (2 * size - cells.size() + 1) / 2;
        return new Cage(args.number("sum", least, most), cells);
    }

    @Override
    public String keyword() {
        return "cage";
    }

    @Override
    public Message named(int count) {
        return Message.of(CorePhrase.NAMED_CAGE, count);
    }

    @Override
    public List<Rule> rules(Layout layout) {
        CellSet set = CellSet.of(cells);
        return List.of(new Rule.Different(set), new Rule.Sum(set, sum));
    }

    @Override
    public Map<String, Object> fields(Layout layout) {
        return Json.object("sum", sum, "cells", cells.stream().map(layout::name).toList());
    }
}
