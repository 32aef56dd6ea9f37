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
import java.util.function.Predicate;

/**
 * Locked candidates: if all places of a digit in one house lie in a second house, the rest of the second house loses
 * the digit.
 *
 * <pre>
 *   . 5 5 | x x x | x x x     the 5 of the box is in this row,
 *   . . . | . . . | . . .     so no x can be 5
 * </pre>
 */
public final class Locked {

    private Locked() {}

    /** The digit of a box is in one line. */
    public static void pointing(Sight sight, Hunt hunt) {
        find(sight, hunt, Singles::isBox, Singles::isLine);
    }

    /** The digit of a line is in one box. */
    public static void claiming(Sight sight, Hunt hunt) {
        find(sight, hunt, Singles::isLine, Singles::isBox);
    }

    private static void find(Sight sight, Hunt hunt, Predicate<Rule.House> isBase, Predicate<Rule.House> isCover) {
        Fits fits = sight.board().fits();
        for (int number = 0; number < sight.houses().size(); number++) {
            Rule.House base = sight.houses().get(number);
            if (!isBase.test(base)) {
                continue;
            }
            for (int digit : new Digits(fits.several(number))) {
                CellSet places = sight.places(digit, base);
                for (Rule.House cover : sight.rules().houses(places.first())) {
                    if (isCover.test(cover) && cover.cells().containsAll(places)) {
                        keep(sight, hunt, digit, base, places, cover);
                    }
                }
                if (hunt.isOver()) {
                    return;
                }
            }
        }
    }

    private static void keep(Sight sight, Hunt hunt, int digit, Rule.House base, CellSet places, Rule.House cover) {
        CellSet targets = sight.places(digit, cover).minus(places);
        if (!targets.isEmpty()) {
            hunt.keep(hunt.step(digit)
                    .eliminate(digit, targets)
                    .show(Role.BASE, base)
                    .show(Role.PATTERN, Candidates.of(digit, places))
                    .say(LogicPhrase.LOCKED_WHY, base, Digits.of(digit), places)
                    .show(Role.COVER, cover)
                    .say(LogicPhrase.LOCKED_COVER, cover, Digits.of(digit), places));
        }
    }

    /**
     * Every place of a digit in a house rules out the same candidate elsewhere, by whatever rule: diagonals, windows,
     * cages, a knight's move, neighbours that must not be consecutive.
     */
    public static void general(Sight sight, Hunt hunt) {
        if (sight.rules().all().stream().allMatch(Locked::isOfLinesAndBoxes)) {
            return; // two of these share several cells only as a line and a box
        }
        for (Rule.House base : sight.houses()) {
            for (int digit = 1; digit <= sight.size(); digit++) {
                CellSet places = sight.places(digit, base);
                if (places.isEmpty() || places.isSingle()) {
                    continue;
                }
                CellSet targets = sight.targets(places, digit).minus(base.cells());
                for (Rule.House cover : sight.housesAround(places)) {
                    if (Singles.isBox(base) && Singles.isLine(cover) || Singles.isLine(base) && Singles.isBox(cover)) {
                        targets = targets.minus(cover.cells());
                    }
                }
                if (!targets.isEmpty()) {
                    hunt.keep(hunt.step(digit)
                            .eliminate(digit, targets)
                            .show(Role.BASE, base)
                            .show(Role.PATTERN, Candidates.of(digit, places))
                            .say(LogicPhrase.LOCKED_WHY, base, Digits.of(digit), places)
                            .say(LogicPhrase.LOCKED_APART, targets, Digits.of(digit)));
                }
                if (hunt.isOver()) {
                    return;
                }
            }
        }
    }

    private static boolean isOfLinesAndBoxes(Rule rule) {
        return rule instanceof Rule.House house && (Singles.isLine(house) || Singles.isBox(house));
    }
}
