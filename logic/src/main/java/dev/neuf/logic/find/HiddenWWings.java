package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Link;
import dev.neuf.core.Rule;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * Two almost hidden sets, and a digit of neither with two places left in a house, one in a cell of each. If the sets filled
 * both cells, the house would have no place for the digit. So one of them does without its cell, and fills all its others:
 * a cell of both is filled by the digits of one of them.
 */
public final class HiddenWWings {

    private HiddenWWings() {}

    /** Finds them. */
    public static void find(Sight sight, Hunt hunt) {
        List<AlmostHidden> all = AlmostHidden.All.of(sight).sets();
        for (int digit : sight.layout().digits()) {
            for (Rule.House house : sight.houses()) {
                CellSet places = sight.places(digit, house);
                if (places.size() == 2) {
                    int first = places.first();
                    tied(sight, hunt, all, house, digit, first, places.next(first + 1));
                }
                if (hunt.isOver()) {
                    return;
                }
            }
        }
    }

    private static void tied(
            Sight sight, Hunt hunt, List<AlmostHidden> all, Rule.House house, int digit, int first, int last) {
        List<AlmostHidden> ones = around(all, digit, first);
        List<AlmostHidden> others = around(all, digit, last);
        for (AlmostHidden one : ones) {
            for (AlmostHidden other : others) {
                if (!one.equals(other)) {
                    CellSet gone = AlmostHidden.struck(sight, one, other)
                            .without(first)
                            .without(last);
                    if (!gone.isEmpty()) {
                        keep(sight, hunt, one, other, gone, house, digit, CellSet.of(first), CellSet.of(last));
                    }
                }
            }
        }
    }

    private static List<AlmostHidden> around(List<AlmostHidden> all, int digit, int cell) {
        var around = new ArrayList<AlmostHidden>();
        for (AlmostHidden set : all) {
            if (set.cells().contains(cell) && !set.digits().contains(digit)) {
                around.add(set);
            }
        }
        return around;
    }

    private static void keep(
            Sight sight,
            Hunt hunt,
            AlmostHidden one,
            AlmostHidden other,
            CellSet gone,
            Rule.House house,
            int digit,
            CellSet first,
            CellSet last) {
        Digits kept = one.digits().or(other.digits());
        Step.Builder step = hunt.step(kept).eliminate(sight.layout().digits().minus(kept), gone);
        HiddenChains.show(step, one, Role.FIRST_COLOUR);
        HiddenChains.show(step, other, Role.SECOND_COLOUR);
        hunt.keep(step.show(Role.BASE, house)
                .show(Role.PATTERN, Candidates.of(digit, first.or(last)))
                .show(Role.LINK, Link.strong(Candidates.of(digit, first), Candidates.of(digit, last)))
                .say(LogicPhrase.HIDDEN_SETS_TIE, house, Digits.of(digit), first, last)
                .show(Role.END, gone)
                .say(LogicPhrase.HIDDEN_SETS_TWO, gone, one.digits(), other.digits(), one.house(), other.house()));
    }
}
