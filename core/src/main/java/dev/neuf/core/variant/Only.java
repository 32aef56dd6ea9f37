package dev.neuf.core.variant;

import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Variant;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Cells that hold only some digits: the clues of a Sukaku, where candidates are given instead of digits. */
public record Only(Digits digits, List<Integer> cells) implements Variant {

    public Only {
        cells = List.copyOf(cells);
        if (digits.isEmpty()) {
            throw new IllegalArgumentException("The cells %s must have at least one digit.".formatted(cells));
        }
    }

    static Variant read(Args args) {
        return new Only(args.digits("digits"), args.cells("cells"));
    }

    @Override
    public String keyword() {
        return "only";
    }

    @Override
    public Message named(int count) {
        return Message.of(CorePhrase.NAMED_ONLY);
    }

    @Override
    public List<Rule> rules(Layout layout) {
        var rules = new ArrayList<Rule>();
        for (int cell : cells) {
            rules.add(new Rule.Domain(cell, digits));
        }
        return rules;
    }

    @Override
    public Map<String, Object> fields(Layout layout) {
        var numbers = new ArrayList<Integer>();
        digits.forEach(numbers::add);
        return Json.object(
                "digits", numbers, "cells", cells.stream().map(layout::name).toList());
    }
}
