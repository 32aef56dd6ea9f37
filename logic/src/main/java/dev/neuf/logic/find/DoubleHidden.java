package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * Two almost hidden sets that meet in two cells, each of which only one of them can fill. Each set does without one cell, so
 * one does without the first of these and the other without the second, and both fill all their other cells.
 *
 * <pre>
 *   12 a . | b 1 2        the digits 1 and 2 of the row fit in a, b ... and those of the box in a, c ...:
 *   .  . . |              where the two share two cells, neither can spare any other
 * </pre>
 */
public final class DoubleHidden {

    private DoubleHidden() {}

    /** Two sets in different houses; in one house, they are just a hidden set. */
    public static void find(Sight sight, Hunt hunt) {
        List<Rule.House> houses = sight.houses();
        IdentityHashMap<Rule.House, List<AlmostHidden>> byHouse = new IdentityHashMap<>();
        for (AlmostHidden set : AlmostHidden.All.of(sight).sets()) {
            byHouse.computeIfAbsent(set.house(), _ -> new ArrayList<>()).add(set);
        }
        for (int i = 0; i < houses.size() && !hunt.isOver(); i++) {
            List<AlmostHidden> some = byHouse.getOrDefault(houses.get(i), List.of());
            for (int j = i + 1; j < houses.size() && !some.isEmpty(); j++) {
                List<AlmostHidden> others = byHouse.getOrDefault(houses.get(j), List.of());
                CellSet crossing = houses.get(i).cells().and(houses.get(j).cells());
                if (!others.isEmpty() && crossing.size() > 1) {
                    cross(sight, hunt, crossing, some, others);
                }
            }
        }
    }

    private static void cross(
            Sight sight, Hunt hunt, CellSet crossing, List<AlmostHidden> some, List<AlmostHidden> others) {
        for (AlmostHidden one : some) {
            CellSet inside = one.cells().and(crossing);
            if (inside.size() > 1) {
                for (AlmostHidden other : others) {
                    CellSet both = inside.and(other.cells());
                    if (both.size() == 2 && areExclusive(sight, one, other, both)) {
                        keep(sight, hunt, one, other, both);
                    }
                }
            }
        }
    }

    private static boolean areExclusive(Sight sight, AlmostHidden one, AlmostHidden other, CellSet both) {
        for (int cell : both) {
            if (!AlmostHidden.exclude(sight, one, other, cell)) {
                return false;
            }
        }
        return true;
    }

    private static void keep(Sight sight, Hunt hunt, AlmostHidden one, AlmostHidden other, CellSet both) {
        Digits all = sight.layout().digits();
        Digits kept = one.digits().or(other.digits());
        Step.Builder step = hunt.step(kept)
                .eliminate(all.minus(one.digits()), one.cells().minus(both))
                .eliminate(all.minus(other.digits()), other.cells().minus(both))
                .eliminate(all.minus(kept), both);
        if (!step.isEmpty()) {
            HiddenChains.show(step, one, Role.FIRST_COLOUR);
            HiddenChains.show(step, other, Role.SECOND_COLOUR);
            hunt.keep(step.show(Role.PIVOT, both)
                    .say(LogicPhrase.HIDDEN_SETS_TWICE, both)
                    .say(LogicPhrase.HIDDEN_SETS_ALL, both, one.digits(), other.digits()));
        }
    }
}
