package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.core.Rule;
import dev.neuf.core.Rule.House.Kind;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * The total of houses and the totals of cages: what these leave of a house, and what they have beyond it, has a total, too.
 *
 * <pre>
 *   a a a | a b b | b b x     the digits of a row make 45; cage a makes 20 and cage b 22, so x is 3
 * </pre>
 */
public final class Innies {

    /** With more houses together nobody adds up. */
    private static final int MOST_HOUSES = 3;

    /** With more cells, few digits are impossible. */
    private static final int MOST_CELLS = 4;

    private Innies() {}

    /** Looks at single houses, and at rows or columns side by side. */
    public static void find(Sight sight, Hunt hunt) {
        List<Rule.Sum> cages = cages(sight);
        for (Rule.House house : cages.isEmpty() ? List.<Rule.House>of() : sight.houses()) {
            var houses = new ArrayList<Rule.House>();
            for (int i = 0; i < MOST_HOUSES && !hunt.isOver(); i++) {
                int number = house.number() + i;
                boolean isLine = house.kind() == Kind.ROW || house.kind() == Kind.COLUMN;
                if (i > 0 && (!isLine || number > sight.size())) {
                    break;
                }
                int first = house.kind() == Kind.ROW ? (number - 1) * sight.size() : number - 1;
                houses.add(i == 0 ? house : sight.houseOf(first, house.kind()));
                look(sight, hunt, houses, cages);
            }
        }
    }

    /** Those that share no cell with another. */
    private static List<Rule.Sum> cages(Sight sight) {
        List<Rule.Sum> all = sight.rules().sums();
        return all.stream()
                .filter(sum -> all.stream()
                                .filter(other -> other.cells().meets(sum.cells()))
                                .count()
                        == 1)
                .toList();
    }

    private static void look(Sight sight, Hunt hunt, List<Rule.House> houses, List<Rule.Sum> cages) {
        CellSet cells = CellSet.NONE;
        for (Rule.House house : houses) {
            cells = cells.or(house.cells());
        }
        CellSet inside = CellSet.NONE;
        CellSet meeting = CellSet.NONE;
        int ofInside = 0;
        int ofMeeting = 0;
        for (Rule.Sum cage : cages) {
            if (cells.containsAll(cage.cells())) {
                inside = inside.or(cage.cells());
                ofInside += cage.total();
            }
            if (cells.meets(cage.cells())) {
                meeting = meeting.or(cage.cells());
                ofMeeting += cage.total();
            }
        }
        int total = houses.size() * sight.size() * (sight.size() + 1) / 2;
        CellSet innies = cells.minus(inside);
        if (!inside.isEmpty() && !innies.isEmpty() && innies.size() <= MOST_CELLS) {
            int of = ofInside;
            Cages.check(
                    sight,
                    hunt,
                    innies,
                    total - of,
                    step -> tell(step, houses, total, LogicPhrase.INNIES_IN, of, innies, total - of));
        }
        CellSet outies = meeting.minus(cells);
        if (meeting.containsAll(cells) && !outies.isEmpty() && outies.size() <= MOST_CELLS) {
            int of = ofMeeting;
            Cages.check(
                    sight,
                    hunt,
                    outies,
                    of - total,
                    step -> tell(step, houses, total, LogicPhrase.INNIES_OUT, of, outies, of - total));
        }
    }

    private static void tell(
            Step.Builder step,
            List<Rule.House> houses,
            int total,
            LogicPhrase phrase,
            int ofCages,
            CellSet cells,
            int rest) {
        houses.forEach(house -> step.show(Role.BASE, house));
        step.show(Role.PATTERN, cells)
                .say(LogicPhrase.INNIES_WHY, List.copyOf(houses), total)
                .say(phrase, ofCages, cells, rest);
    }
}
