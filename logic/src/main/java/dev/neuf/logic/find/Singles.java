package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Fits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.function.Predicate;

/** One digit for a cell, or one cell for a digit. */
public final class Singles {

    /** More placed digits than this are not named: the reader can find them. */
    private static final int MOST_BLOCKERS = 4;

    /** On larger boards the digits that a cell sees are not listed. */
    private static final int MOST_LISTED = 16;

    private Singles() {}

    /** The last open cell of a house takes the digit that is left. */
    public static void fullHouse(Sight sight, Hunt hunt) {
        Fits fits = sight.board().fits();
        for (int number = 0; number < sight.houses().size(); number++) {
            var left = new Digits(fits.missing(number));
            if (!left.isSingle()) {
                continue;
            }
            Rule.House house = sight.houses().get(number);
            CellSet open = house.cells().and(sight.open());
            int cell = open.first();
            if (open.isSingle() && sight.has(cell, left.first())) {
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

    /** A digit has one place left in a box, or in a region of another shape. */
    public static void hiddenInBox(Sight sight, Hunt hunt) {
        hidden(sight, hunt, Singles::isBox);
    }

    /** A digit has one place left in a row, a column or an extra house. */
    public static void hiddenInLine(Sight sight, Hunt hunt) {
        hidden(sight, hunt, house -> !isBox(house));
    }

    /** Whether the house is a box, or a region of another shape. */
    public static boolean isBox(Rule.House house) {
        return house.kind() == Rule.House.Kind.BOX || house.kind() == Rule.House.Kind.REGION;
    }

    /** Whether the house is a row or a column. */
    public static boolean isLine(Rule.House house) {
        return house.kind() == Rule.House.Kind.ROW || house.kind() == Rule.House.Kind.COLUMN;
    }

    private static void hidden(Sight sight, Hunt hunt, Predicate<Rule.House> isMeant) {
        Fits fits = sight.board().fits();
        for (int number = 0; number < sight.houses().size(); number++) {
            long single = fits.single(number);
            if (single == 0 || !isMeant.test(sight.houses().get(number))) {
                continue;
            }
            Rule.House house = sight.houses().get(number);
            for (int digit : new Digits(single)) {
                CellSet places = sight.places(digit, house);
                Step.Builder step = hunt.step(digit).place(places.first(), digit);
                if (!hunt.isQuiet()) {
                    tell(sight, step, house, places, digit);
                }
                hunt.keep(step);
                if (hunt.isOver()) {
                    return;
                }
            }
        }
    }

    private static void tell(Sight sight, Step.Builder step, Rule.House house, CellSet place, int digit) {
        CellSet blockers = blockers(sight, house.cells().and(sight.open()).minus(place), digit);
        step.show(Role.BASE, house).show(Role.PATTERN, Candidates.of(digit, place));
        if (blockers.isEmpty() || blockers.size() > MOST_BLOCKERS) {
            step.say(LogicPhrase.HIDDEN_SINGLE_WHY, house, place, Digits.of(digit));
        } else {
            step.show(Role.WITNESS, Candidates.of(digit, blockers))
                    .say(LogicPhrase.HIDDEN_SINGLE_SEEN, house, place, Digits.of(digit), blockers);
        }
    }

    /** Few placed cells that keep the digit out of all of these; none if they do not. */
    private static CellSet blockers(Sight sight, CellSet others, int digit) {
        CellSet chosen = CellSet.NONE;
        CellSet left = others;
        while (!left.isEmpty()) {
            int best = -1;
            int most = 0;
            for (int blocker : sight.sees(left.first(), digit).minus(sight.open())) {
                int count = sight.sees(blocker, digit).and(left).size();
                if (sight.board().values().digit(blocker) == digit && count > most) {
                    best = blocker;
                    most = count;
                }
            }
            if (best < 0) {
                return CellSet.NONE; // a note, or an earlier step, has struck it
            }
            chosen = chosen.with(best);
            left = left.minus(sight.sees(best, digit));
        }
        return chosen;
    }

    /** A cell has one digit left. */
    public static void naked(Sight sight, Hunt hunt) {
        CellSet open = sight.open();
        for (int cell = open.next(0); cell >= 0; cell = open.next(cell + 1)) {
            Digits left = sight.candidates(cell);
            if (left.isSingle()) {
                CellSet witnesses = sight.rules().peers(cell).minus(sight.open());
                Digits others = sight.layout().digits().minus(left);
                boolean isSeen = sight.size() <= MOST_LISTED
                        && !others.isEmpty()
                        && sight.digits(witnesses).containsAll(others);
                hunt.keep(hunt.step(left)
                        .place(cell, left.first())
                        .show(Role.PATTERN, new Candidates(left, CellSet.of(cell)))
                        .show(Role.WITNESS, witnesses)
                        .say(
                                isSeen ? LogicPhrase.NAKED_SINGLE_SEEN : LogicPhrase.NAKED_SINGLE_WHY,
                                CellSet.of(cell),
                                left,
                                others));
            }
            if (hunt.isOver()) {
                return;
            }
        }
    }
}
