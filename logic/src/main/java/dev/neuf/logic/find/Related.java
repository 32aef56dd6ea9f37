package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;

/**
 * Cells whose digits must go together, as on boards where neighbours are not consecutive: what every candidate of a cell
 * rules out in a second cell is out, and so is what every place of a digit in a house rules out.
 *
 * <pre>
 *   46 x .     neighbours are not consecutive: whichever the first is, x is not 5
 *    5 x 5     the 5 of the row is beside x, so x is neither 4 nor 6
 * </pre>
 */
public final class Related {

    private Related() {}

    /** Finds both. */
    public static void find(Sight sight, Hunt hunt) {
        for (Rule.Relation relation : sight.rules().relations()) {
            ofCell(sight, hunt, relation.a(), relation.b());
            ofCell(sight, hunt, relation.b(), relation.a());
            if (hunt.isOver()) {
                return;
            }
        }
        if (!sight.rules().relations().isEmpty()) {
            ofHouses(sight, hunt);
        }
    }

    private static void ofCell(Sight sight, Hunt hunt, int cell, int other) {
        // a cell with one candidate left is a single: placing it says the same and more
        if (!sight.board().isOpen(cell)
                || !sight.board().isOpen(other)
                || sight.candidates(cell).isSingle()) {
            return;
        }
        Digits out = sight.candidates(other);
        for (int digit : sight.candidates(cell)) {
            out = out.and(ruledOut(sight, cell, digit, other));
            if (out.isEmpty()) {
                return;
            }
        }
        CellSet target = CellSet.of(other);
        hunt.keep(hunt.step(sight.candidates(cell))
                .eliminate(out, target)
                .show(Role.PATTERN, new Candidates(sight.candidates(cell), CellSet.of(cell)))
                .say(LogicPhrase.RELATED_CELL_WHY, CellSet.of(cell), sight.candidates(cell))
                .say(LogicPhrase.RELATED_THEN, target, out));
    }

    private static void ofHouses(Sight sight, Hunt hunt) {
        for (Rule.House house : sight.houses()) {
            for (int digit = 1; digit <= sight.size(); digit++) {
                CellSet places = sight.places(digit, house);
                if (places.size() >= 2) {
                    int first = places.first();
                    ofPlaces(sight, hunt, house, digit, places, first);
                    for (int target : related(sight, first)) {
                        ofPlaces(sight, hunt, house, digit, places, target);
                    }
                }
                if (hunt.isOver()) {
                    return;
                }
            }
        }
    }

    /** Looks at what all places of a digit rule out in a cell, which may be one of them. */
    private static void ofPlaces(Sight sight, Hunt hunt, Rule.House house, int digit, CellSet places, int target) {
        Digits out = sight.board().isOpen(target) ? sight.candidates(target).without(digit) : Digits.NONE;
        for (int place = places.first(); place >= 0 && !out.isEmpty(); place = places.next(place + 1)) {
            if (place != target) {
                out = out.and(ruledOut(sight, place, digit, target));
            }
        }
        if (!out.isEmpty()) {
            hunt.keep(hunt.step(digit)
                    .eliminate(out, CellSet.of(target))
                    .show(Role.BASE, house)
                    .show(Role.PATTERN, Candidates.of(digit, places))
                    .say(LogicPhrase.LOCKED_WHY, house, Digits.of(digit), places)
                    .say(LogicPhrase.RELATED_THEN, CellSet.of(target), out));
        }
    }

    private static CellSet related(Sight sight, int cell) {
        var cells = new CellSet.Builder();
        for (Rule.Relation relation : sight.rules().relations(cell)) {
            cells.add(relation.from(cell).b());
        }
        return cells.build();
    }

    /** What the other cell cannot hold while this one holds the digit. */
    private static Digits ruledOut(Sight sight, int cell, int digit, int other) {
        Digits possible = sight.candidates(other);
        for (Rule.Relation relation : sight.rules().relations(cell)) {
            Rule.Relation from = relation.from(cell);
            if (from.b() == other) {
                possible = possible.and(from.allowed().partners(digit, sight.size()));
            }
        }
        if (sight.rules().peers(cell).contains(other)) {
            possible = possible.without(digit);
        }
        return sight.candidates(other).minus(possible);
    }
}
