package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
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
import java.util.function.Consumer;

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
            check(sight, hunt, sum.cells(), sum.total(), step -> tell(step, sum));
            if (hunt.isOver()) {
                return;
            }
        }
    }

    /**
     * Digits that a cage must have, since the total is not reached without: who sees all their places there loses them.
     *
     * <pre>
     *   total 7, two cells in one row:  16  16  .  .  .     1 + 6 is the only way, so no other 1 and no other 6 in the row
     * </pre>
     */
    public static void digits(Sight sight, Hunt hunt) {
        for (Rule.Sum sum : sight.rules().sums()) {
            CellSet open = sum.cells().and(sight.open());
            int rest = sum.total() - placed(sight, sum.cells());
            for (int digit : open.isEmpty() ? Digits.NONE : sight.layout().digits()) {
                if (hunt.isOver()) {
                    return;
                }
                CellSet places = sight.places(digit).and(open);
                CellSet targets = places.isEmpty()
                        ? CellSet.NONE
                        : sight.seenByAll(places, digit).and(sight.places(digit));
                if (!targets.isEmpty() && new Totals(sight, open.toArray(), rest, hunt::isOver).needs(digit)) {
                    Step.Builder step = hunt.step(Digits.of(digit)).eliminate(digit, targets);
                    tell(step, sum);
                    tellRest(step, sum.cells().minus(open), open, rest, sum.total());
                    hunt.keep(step.show(Role.PIVOT, new Candidates(Digits.of(digit), places))
                            .say(LogicPhrase.CAGE_NEEDS, Digits.of(digit), places));
                }
            }
        }
    }

    private static void tell(Step.Builder step, Rule.Sum sum) {
        step.show(Role.PATTERN, sum.cells()).say(LogicPhrase.CAGE_WHY, sum.cells(), sum.total());
    }

    private static int placed(Sight sight, CellSet cells) {
        int placed = 0;
        for (int cell : cells.minus(sight.open())) {
            placed += sight.board().values().digit(cell);
        }
        return placed;
    }

    private static void tellRest(Step.Builder step, CellSet filled, CellSet open, int rest, int total) {
        if (!filled.isEmpty()) {
            step.say(LogicPhrase.CAGE_REST, filled, total - rest, open, rest);
        }
    }

    /**
     * Strikes what is in no way to a total.
     *
     * @param why says where the total is from
     */
    static void check(Sight sight, Hunt hunt, CellSet cells, int total, Consumer<Step.Builder> why) {
        CellSet places = cells.and(sight.open());
        if (places.isEmpty()) {
            return;
        }
        int[] open = places.toArray();
        int rest = total - placed(sight, cells);
        long[] possible = new Totals(sight, open, rest, hunt::isOver).possible();
        long all = 0;
        for (int i = 0; i < open.length; i++) {
            all |= sight.bits(open[i]) & ~possible[i];
        }
        if (all == 0) {
            return;
        }
        Step.Builder step = hunt.step(new Digits(all));
        why.accept(step);
        CellSet filled = cells.minus(places);
        boolean isLast = open.length == 1 && possible[0] != 0 && !filled.isEmpty();
        if (isLast) {
            step.say(LogicPhrase.CAGE_LAST, filled, total - rest, places, new Digits(possible[0]));
        } else {
            tellRest(step, filled, places, rest, total);
        }
        Map<Digits, CellSet> left = new LinkedHashMap<>();
        for (int i = 0; i < open.length; i++) {
            var out = new Digits(sight.bits(open[i]) & ~possible[i]);
            if (!out.isEmpty()) {
                step.eliminate(out, CellSet.of(open[i]));
                left.merge(new Digits(possible[i]), CellSet.of(open[i]), CellSet::or);
            }
        }
        left.forEach((digits, where) -> {
            if (!isLast && !digits.isEmpty()) {
                step.say(LogicPhrase.CAGE_THEN, where, digits);
            }
        });
        hunt.keep(step);
    }
}
