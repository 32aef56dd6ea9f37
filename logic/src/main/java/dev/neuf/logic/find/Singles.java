package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.function.Predicate;

/** One digit for a cell, or one cell for a digit. */
public final class Singles {

    /** Who is told of more cells than so many cannot keep them in mind. */
    private static final int MOST_BLOCKERS = 4;

    private Singles() {}

    /** The last open cell of a house takes the digit that is left. */
    public static void fullHouse(Sight sight, Hunt hunt) {
        for (Rule.House house : sight.houses()) {
            CellSet open = house.cells().and(sight.open());
            if (!open.isSingle()) {
                continue;
            }
            int cell = open.first();
            Digits left = missing(sight, house);
            if (left.isSingle() && sight.has(cell, left.first())) {
                hunt.keep(hunt.step(left)
                        .place(cell, left.first())
                        .show(Role.BASE, house)
                        .say(LogicPhrase.FULL_HOUSE_WHY, house, open, left));
            }
            if (hunt.isOver()) {
                return;
            }
        }
    }

    private static Digits missing(Sight sight, Rule.House house) {
        long placed = 0;
        for (int cell : house.cells()) {
            placed |= sight.board().isOpen(cell) ? 0 : sight.bits(cell);
        }
        return sight.layout().digits().minus(new Digits(placed));
    }

    /** A digit has one place left in a box, or in a region of another shape. */
    public static void hiddenInBox(Sight sight, Hunt hunt) {
        hidden(sight, hunt, Singles::isBox);
    }

    /** A digit has one place left in a row, a column or an extra house. */
    public static void hiddenInLine(Sight sight, Hunt hunt) {
        hidden(sight, hunt, house -> !isBox(house));
    }

    static boolean isBox(Rule.House house) {
        return house.kind() == Rule.House.Kind.BOX || house.kind() == Rule.House.Kind.REGION;
    }

    static boolean isLine(Rule.House house) {
        return house.kind() == Rule.House.Kind.ROW || house.kind() == Rule.House.Kind.COLUMN;
    }

    private static void hidden(Sight sight, Hunt hunt, Predicate<Rule.House> isMeant) {
        for (Rule.House house : sight.houses()) {
            if (!isMeant.test(house)) {
                continue;
            }
            for (int digit = 1; digit <= sight.size(); digit++) {
                CellSet places = sight.places(digit, house);
                if (places.isSingle()) {
                    Step.Builder step =
                            hunt.step(digit).place(places.first(), digit).show(Role.BASE, house);
                    CellSet blockers = blockers(sight, house, places.first(), digit);
                    if (blockers.isEmpty()) {
                        step.say(LogicPhrase.HIDDEN_SINGLE_WHY, house, places, Digits.of(digit));
                    } else {
                        step.show(Role.WITNESS, blockers)
                                .say(LogicPhrase.HIDDEN_SINGLE_SEEN, house, places, Digits.of(digit), blockers);
                    }
                    hunt.keep(step);
                }
                if (hunt.isOver()) {
                    return;
                }
            }
        }
    }

    /**
     * A few cells with the digit that see all other open cells of the house; none, if something else rules out one of
     * these, or if it takes more cells than one likes to hear of.
     */
    private static CellSet blockers(Sight sight, Rule.House house, int cell, int digit) {
        CellSet open = house.cells().and(sight.open()).without(cell);
        CellSet chosen = CellSet.NONE;
        while (!open.isEmpty() && chosen.size() < MOST_BLOCKERS) {
            int best = -1;
            int most = 0;
            for (int other : sight.board().values().filled()) {
                if (sight.board().values().digit(other) == digit) {
                    int seen = sight.sees(other, digit).and(open).size();
                    best = seen > most ? other : best;
                    most = Math.max(seen, most);
                }
            }
            if (best < 0) {
                return CellSet.NONE;
            }
            chosen = chosen.with(best);
            open = open.minus(sight.sees(best, digit));
        }
        return open.isEmpty() ? chosen : CellSet.NONE;
    }

    /** A cell has one digit left. */
    public static void naked(Sight sight, Hunt hunt) {
        for (int cell : sight.open()) {
            Digits left = sight.candidates(cell);
            if (left.isSingle()) {
                CellSet witnesses = sight.rules().peers(cell).minus(sight.open());
                long seen = left.bits();
                for (int witness : witnesses) {
                    seen |= sight.bits(witness);
                }
                boolean isSeen = new Digits(seen).equals(sight.layout().digits());
                hunt.keep(hunt.step(left)
                        .place(cell, left.first())
                        .show(Role.WITNESS, witnesses)
                        .say(
                                isSeen ? LogicPhrase.NAKED_SINGLE_SEEN : LogicPhrase.NAKED_SINGLE_WHY,
                                CellSet.of(cell),
                                left));
            }
            if (hunt.isOver()) {
                return;
            }
        }
    }
}
