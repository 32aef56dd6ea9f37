package dev.neuf.testkit;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * Rules of the engines as no variant says them yet: sums of digits that may repeat, pairs that are not symmetric, any
 * domain. An engine must know them all the same.
 *
 * @param rules what it boils down to
 */
public record RandomRules(List<Rule> rules) implements Variant {

    private static final List<Rule.Pairing> PAIRINGS =
            List.of((x, y) -> x < y, (x, y) -> y == 2 * x || x == 1, (x, y) -> (x + 2 * y) % 3 != 0);

    public RandomRules {
        rules = List.copyOf(rules);
    }

    /** One to three rules, whether the board can be filled with them or not. */
    public static RandomRules some(Layout layout, RandomGenerator random) {
        var rules = new ArrayList<Rule>();
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            rules.add(any(layout, random));
        }
        return new RandomRules(rules);
    }

    private static Rule any(Layout layout, RandomGenerator random) {
        int[] cells = random.ints(0, layout.cellCount())
                .distinct()
                .limit(1 + random.nextInt(Math.min(4, layout.cellCount())))
                .toArray();
        int first = cells[0];
        return switch (random.nextInt(4)) {
            case 0 -> new Rule.Different(CellSet.of(cells));
            case 1 -> new Rule.Sum(CellSet.of(cells), 1 + random.nextInt(cells.length * layout.size()));
            case 2 -> new Rule.Domain(first, new Digits(random.nextLong()).and(layout.digits()));
            default -> {
                int other = (first + 1 + random.nextInt(layout.cellCount())) % layout.cellCount();
                yield other == first
                        ? new Rule.Different(CellSet.of(first))
                        : new Rule.Relation(first, other, RandomShapes.pick(PAIRINGS, random));
            }
        };
    }

    @Override
    public String keyword() {
        return "random-rules";
    }

    @Override
    public List<Rule> rules(Layout layout) {
        return rules;
    }

    @Override
    public Map<String, Object> fields(Layout layout) {
        return Map.of("rules", rules.toString());
    }
}
