package dev.neuf.browser;

import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Ruleset;
import dev.neuf.core.Variant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether some digits fit a rule, as the houses of its cells allow. Only its own cells are looked at: so it is known at
 * once, and a board that has no solution for other reasons does not matter.
 */
final class Fit {

    /** What has not been refuted by then is taken to fit: counting the solutions will tell. */
    private static final int MOST_STEPS = 20_000;

    private final Ruleset rules;
    private final List<Integer> cells;
    private final Map<Integer, Digits> open = new HashMap<>();
    private final int[] digits;
    private int steps;

    private Fit(Variant variant, List<Integer> cells, Layout layout) {
        this.rules = new Puzzle(layout, List.of(variant), Grid.empty(layout.size())).rules();
        this.cells = cells;
        this.digits = new int[layout.cellCount()];
    }

    /** Whether there may be digits for a rule in its cells. */
    static boolean isPossible(Variant variant, List<Integer> cells, Layout layout) {
        var fit = new Fit(variant, cells, layout);
        return !fit.hasTooManyToDiffer() && fit.canNarrow() && fit.canFill(0);
    }

    /** Leaves open what has a partner in each relation: so much tells of a thermometer that is too long. */
    private boolean canNarrow() {
        cells.forEach(cell -> open.put(cell, rules.domain(cell)));
        boolean isNarrower = true;
        while (isNarrower) {
            isNarrower = false;
            for (int cell : cells) {
                Digits before = open(cell);
                Digits after = before;
                for (Rule.Relation relation : rules.relations(cell)) {
                    after = partnered(after, cell, relation);
                }
                open.put(cell, after);
                isNarrower |= !after.equals(before);
            }
        }
        return open.values().stream().noneMatch(Digits::isEmpty);
    }

    private Digits open(int cell) {
        return open.getOrDefault(cell, Digits.NONE);
    }

    private Digits partnered(Digits some, int cell, Rule.Relation relation) {
        boolean isFirst = relation.a() == cell;
        Digits partnered = Digits.NONE;
        for (int digit : some) {
            for (int other : open(isFirst ? relation.b() : relation.a())) {
                if (isFirst
                        ? relation.allowed().test(digit, other)
                        : relation.allowed().test(other, digit)) {
                    partnered = partnered.with(digit);
                }
            }
        }
        return partnered;
    }

    /** More cells than digits, and all differ: to try that out would take long. */
    private boolean hasTooManyToDiffer() {
        var differing = new ArrayList<Integer>();
        for (int cell : cells) {
            if (differing.stream().allMatch(other -> differ(cell, other))) {
                differing.add(cell);
            }
        }
        return differing.size() > rules.layout().size();
    }

    private boolean differ(int cell, int other) {
        return rules.peers(cell).contains(other)
                || rules.relations(cell).stream()
                        .anyMatch(relation -> relation.cells().contains(other) && !allowsEqual(relation));
    }

    private boolean allowsEqual(Rule.Relation relation) {
        for (int digit : rules.layout().digits()) {
            if (relation.allowed().test(digit, digit)) {
                return true;
            }
        }
        return false;
    }

    private boolean canFill(int at) {
        if (at == cells.size()) {
            return true;
        }
        int cell = cells.get(at);
        for (int digit : open(cell)) {
            if (++steps > MOST_STEPS) {
                return true;
            }
            digits[cell] = digit;
            if (isAllowed(cell) && canFill(at + 1)) {
                return true;
            }
        }
        digits[cell] = 0;
        return false;
    }

    /** Whether the digit of a cell goes with all that are there, and leaves room for the others of a sum. */
    private boolean isAllowed(int cell) {
        for (int peer : rules.peers(cell)) {
            if (digits[peer] == digits[cell]) {
                return false;
            }
        }
        for (Rule.Relation relation : rules.relations(cell)) {
            int x = digits[relation.a()];
            int y = digits[relation.b()];
            if (x > 0 && y > 0 && !relation.allowed().test(x, y)) {
                return false;
            }
        }
        return rules.sums().stream().allMatch(this::canAddUp);
    }

    private boolean canAddUp(Rule.Sum sum) {
        int left = sum.total();
        int open = 0;
        for (int cell : sum.cells()) {
            left -= digits[cell];
            open += digits[cell] == 0 ? 1 : 0;
        }
        return left >= open && left <= open * rules.layout().size();
    }
}
