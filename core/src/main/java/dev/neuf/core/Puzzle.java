package dev.neuf.core;

import java.util.ArrayList;
import java.util.List;

/** The question: a board, its extra rules, and the digits given. */
public record Puzzle(Layout layout, List<Variant> variants, Grid givens) {

    public Puzzle {
        variants = List.copyOf(variants);
        if (givens.size() != layout.size()) {
            throw new IllegalArgumentException(
                    "The givens have %d rows, the board has %d. Maybe they belong together with another layout."
                            .formatted(givens.size(), layout.size()));
        }
    }

    /** A puzzle without extra rules. */
    public static Puzzle of(Layout layout, Grid givens) {
        return new Puzzle(layout, List.of(), givens);
    }

    /**
     * The rules of board and variants; the givens are not in it. With variants it is made anew at each call: keep what
     * you get.
     */
    public Ruleset rules() {
        if (variants.isEmpty()) {
            return layout.ruleset();
        }
        var rules = new ArrayList<>(layout.rules());
        for (Variant variant : variants) {
            rules.addAll(variant.rules(layout));
        }
        return new Ruleset(layout, rules);
    }

    /** The same question with other digits given. */
    public Puzzle withGivens(Grid others) {
        return new Puzzle(layout, variants, others);
    }
}
