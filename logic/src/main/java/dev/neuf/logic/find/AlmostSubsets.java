package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;

/**
 * A pair or a triple that is naked in one house but for a cell, and hidden in another but for a cell, where the last cell
 * is one where the houses cross. In the first house too few cells have only these digits: they hold all of them but one. In
 * the second house those cannot be at the crossing, so they fill the few other cells where the digits fit. The digit left
 * is at the crossing.
 *
 * <pre>
 *   .  .  .  | 12  *  * | *  *  *      1 and 2 fit in the box only in the row, and in p:
 *   p  -  -  |                         p is 1 or 2, the row has both in r1c4 and in the box, no * has them
 *   -  -  -  |
 * </pre>
 */
public final class AlmostSubsets {

    private AlmostSubsets() {}

    /** Those of that many digits. */
    public static Finder find(int size) {
        return (sight, hunt) -> {
            CellSet fresh = hunt.fresh();
            for (Rule.House naked : sight.houses()) {
                CellSet few = few(sight, naked.cells().and(sight.open()), size);
                if (few.size() < size - 1) {
                    continue;
                }
                CellSet there = naked.cells().and(sight.open());
                for (Rule.House hidden : sight.houses()) {
                    CellSet crossing = there.and(hidden.cells());
                    if (crossing.size() > 1
                            && !naked.equals(hidden)
                            && fresh.meets(naked.cells().or(hidden.cells()))) {
                        int[] open = few.minus(crossing).toArray();
                        if (open.length >= size - 1) {
                            new Search(sight, hunt, naked, hidden, crossing, size, open).choose(0, 0, CellSet.NONE);
                        }
                    }
                    if (hunt.isOver()) {
                        return;
                    }
                }
            }
        };
    }

    /** Those of the cells that have no more digits than that. */
    private static CellSet few(Sight sight, CellSet cells, int most) {
        var few = new CellSet.Builder();
        for (int cell = cells.next(0); cell >= 0; cell = cells.next(cell + 1)) {
            if (Long.bitCount(sight.bits(cell)) <= most) {
                few.add(cell);
            }
        }
        return few.build();
    }

    private record Search(
            Sight sight, Hunt hunt, Rule.House naked, Rule.House hidden, CellSet crossing, int size, int[] open) {

        void choose(int from, long digits, CellSet cells) {
            if (cells.size() == size - 1) {
                if (Long.bitCount(digits) == size) {
                    check(new Digits(digits), cells);
                }
                return;
            }
            for (int i = from; i < open.length && !hunt.isOver(); i++) {
                long both = digits | sight.bits(open[i]);
                if (Long.bitCount(both) <= size) {
                    choose(i + 1, both, cells.with(open[i]));
                }
            }
        }

        private void check(Digits digits, CellSet cells) {
            CellSet others = CellSet.NONE;
            for (int digit : digits) {
                CellSet places = sight.places(digit, hidden);
                if (places.isEmpty()) {
                    return;
                }
                others = others.or(places.minus(crossing));
            }
            if (others.size() != size - 1) {
                return;
            }
            Step.Builder step = hunt.step(digits)
                    .eliminate(sight.layout().digits().minus(digits), others)
                    .eliminate(digits, naked.cells().minus(crossing).minus(cells));
            if (!step.isEmpty()) {
                hunt.keep(step.show(Role.BASE, naked)
                        .show(Role.FIRST_COLOUR, new Candidates(digits, cells))
                        .say(LogicPhrase.ALMOST_SUBSET_NAKED, naked, cells, digits)
                        .show(Role.BASE, hidden)
                        .show(Role.SECOND_COLOUR, new Candidates(digits, others))
                        .show(Role.PATTERN, new Candidates(digits, crossing))
                        .say(LogicPhrase.ALMOST_SUBSET_HIDDEN, hidden, others, digits, naked)
                        .say(LogicPhrase.ALMOST_SUBSET_THEN, naked, cells, others, hidden));
            }
        }
    }
}
