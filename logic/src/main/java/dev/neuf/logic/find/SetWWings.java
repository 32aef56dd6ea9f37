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
import java.util.List;

/**
 * W-wing with sets in place of the two cells: a house where each place of x sees all x of one almost locked set, or all x
 * of another. If both sets held x, the house would have no place for it. So one lacks x, and holds all its other digits.
 *
 * <pre>
 *   (x..z) . . | .   *  .        one of the x in the last row holds,
 *     *    . . | . (x..z)        so one set has no x, but z, and no * is z
 *     x    . . | .   x  .
 * </pre>
 */
public final class SetWWings {

    private SetWWings() {}

    /** Finds them, with sets that have no cell in common. */
    public static void find(Sight sight, Hunt hunt) {
        AlmostLockedSets sets = AlmostLockedSets.of(sight);
        CellSet fresh = hunt.fresh();
        for (int digit : sight.layout().digits()) {
            List<Spots> all = List.copyOf(sets.spots(digit));
            boolean[] isFresh = new boolean[all.size()];
            for (int i = 0; i < isFresh.length; i++) {
                isFresh[i] = isFresh(all.get(i), fresh);
            }
            for (Rule.House house : sight.houses()) {
                CellSet places = sight.places(digit, house);
                if (places.size() > 1) {
                    tied(hunt, all, isFresh, house, places, house.cells().meets(fresh));
                }
                if (hunt.isOver()) {
                    return;
                }
            }
        }
    }

    private static boolean isFresh(Spots spots, CellSet fresh) {
        for (AlmostLocked set : spots.sets()) {
            if (set.cells().meets(fresh)) {
                return true;
            }
        }
        return false;
    }

    /** Looks for sets that take all places of the digit in the house, neither of them alone. */
    private static void tied(
            Hunt hunt, List<Spots> all, boolean[] isFresh, Rule.House house, CellSet places, boolean isFreshHouse) {
        for (int i = 0; i < all.size(); i++) {
            Spots one = all.get(i);
            CellSet left = places.minus(one.targets());
            if (left.isEmpty() || left.equals(places)) {
                continue;
            }
            for (int j = i + 1; j < all.size(); j++) {
                Spots other = all.get(j);
                if ((isFreshHouse || isFresh[i] || isFresh[j])
                        && other.targets().containsAll(left)
                        && !other.targets().containsAll(places)
                        && !one.targets().containsAll(other.cells())) {
                    pairs(hunt, house, places, one, other);
                }
            }
        }
    }

    /** From the digit in one set by its places in the house to the digit in the other set. */
    private static void showTie(Step.Builder step, Spots one, Spots other, CellSet places) {
        CellSet near = places.and(one.targets());
        Candidates seen = Candidates.of(one.digit(), near);
        Candidates others = Candidates.of(one.digit(), places.minus(near));
        step.show(Role.LINK, Link.weak(Candidates.of(one.digit(), one.cells()), seen))
                .show(Role.LINK, Link.strong(seen, others))
                .show(Role.LINK, Link.weak(others, Candidates.of(one.digit(), other.cells())));
    }

    private static void pairs(Hunt hunt, Rule.House house, CellSet places, Spots one, Spots other) {
        int tied = one.digit();
        long bit = 1L << tied - 1;
        for (AlmostLocked first : one.sets()) {
            for (AlmostLocked last : other.sets()) {
                long shared = first.bits() & last.bits() & ~bit;
                long struck = shared == 0 ? 0 : TwoSets.struck(first, last, shared);
                if (struck != 0 && !first.cells().meets(last.cells())) {
                    Step.Builder step = hunt.step(new Digits(struck));
                    TwoSets.eliminate(step, first, last, struck);
                    TwoSets.show(step, first, Role.FIRST_COLOUR);
                    TwoSets.show(step, last, Role.SECOND_COLOUR);
                    showTie(step, one, other, places);
                    step.show(Role.BASE, house).say(LogicPhrase.SET_W_WING_TIE, house, Digits.of(tied), places);
                    TwoSets.showEnds(step, first, last, struck);
                    hunt.keep(step.say(LogicPhrase.TWO_SETS_THEN, new Digits(struck)));
                }
            }
        }
    }
}
