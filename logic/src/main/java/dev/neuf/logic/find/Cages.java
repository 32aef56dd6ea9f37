package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Cells that add up to a total, as in a cage: a candidate that is in no way to reach it is out.
 *
 * <pre>
 *   total 6, three cells that see each other:  123  123  1235     1 + 2 + 3 is the only way, so no 5
 * </pre>
 */
public final class Cages {

    private Cages() {}

    /** Finds them. */
    public static void find(Sight sight, Hunt hunt) {
        for (Rule.Sum sum : sight.rules().sums()) {
            int[] open = sum.cells().and(sight.open()).toArray();
            if (open.length > 0) {
                check(sight, hunt, sum, open);
            }
            if (hunt.isOver()) {
                return;
            }
        }
    }

    private static void check(Sight sight, Hunt hunt, Rule.Sum sum, int[] open) {
        int placed = 0;
        for (int cell : sum.cells().minus(sight.open())) {
            placed += sight.board().values().digit(cell);
        }
        long[] possible = new Totals(sight, open, sum.total() - placed, hunt::isOver).possible();
        long all = 0;
        for (int i = 0; i < open.length; i++) {
            all |= sight.bits(open[i]) & ~possible[i];
        }
        if (all == 0) {
            return;
        }
        Step.Builder step = hunt.step(new Digits(all))
                .show(Role.PATTERN, sum.cells())
                .say(LogicPhrase.CAGE_WHY, sum.cells(), sum.total());
        CellSet filled = sum.cells().minus(sight.open());
        boolean isLast = open.length == 1 && possible[0] != 0 && placed > 0;
        if (isLast) {
            step.say(LogicPhrase.CAGE_LAST, filled, placed, CellSet.of(open), new Digits(possible[0]));
        } else if (placed > 0) {
            step.say(LogicPhrase.CAGE_REST, filled, placed, CellSet.of(open), sum.total() - placed);
        }
        Map<Digits, CellSet> left = new LinkedHashMap<>();
        for (int i = 0; i < open.length; i++) {
            var out = new Digits(sight.bits(open[i]) & ~possible[i]);
            if (!out.isEmpty()) {
                step.eliminate(out, CellSet.of(open[i]));
                left.merge(new Digits(possible[i]), CellSet.of(open[i]), CellSet::or);
            }
        }
        left.forEach((digits, cells) -> {
            if (!isLast && !digits.isEmpty()) {
                step.say(LogicPhrase.CAGE_THEN, cells, digits);
            }
        });
        hunt.keep(step);
    }
}
