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

/**
 * XYZ-ring: an XYZ-wing whose two outer cells cannot both be z, because some house would then have no place for it. So
 * the three cells hold three different digits, as if they all saw each other.
 *
 * <pre>
 *   xz  *  xyz | . . .      the z of the last row is in one of two places, each of which sees an outer cell:
 *   .   .  yz  | . . .      so x, y and z are in the three cells, each once. No * is x,
 *   z   .  .   | . . .  z   for the two x see it, and what sees all z, or those of two cells and the place
 *                           that the third leaves, is not z. (Here yz sees the other z.)
 * </pre>
 */
public final class XyzRings {

    private static final int DIGITS = 3;

    private XyzRings() {}

    /** Finds them. Outer cells that see each other are left alone: with the third they are a naked triple. */
    public static void find(Sight sight, Hunt hunt) {
        CellSet pairs = sight.bivalue();
        CellSet open = sight.open();
        for (int pivot = open.next(0); pivot >= 0 && !hunt.isOver(); pivot = open.next(pivot + 1)) {
            long all = sight.bits(pivot);
            if (Long.bitCount(all) == DIGITS) {
                CellSet near = pairs.and(sight.rules().peers(pivot));
                for (int one = near.next(0); one >= 0; one = near.next(one + 1)) {
                    for (int other = near.next(one + 1); other >= 0; other = near.next(other + 1)) {
                        if ((sight.bits(one) | sight.bits(other)) == all
                                && !sight.rules().peers(one).contains(other)) {
                            tie(sight, hunt, pivot, one, other);
                        }
                    }
                }
            }
        }
    }

    /** Looks for a house that would have no place for z if both outer cells had it. */
    private static void tie(Sight sight, Hunt hunt, int pivot, int one, int other) {
        int digit = new Digits(sight.bits(one) & sight.bits(other)).first();
        CellSet near = sight.sees(one, digit).or(sight.sees(other, digit));
        for (Rule.House house : sight.houses()) {
            CellSet places = sight.places(digit, house);
            if (!places.isEmpty() && near.containsAll(places) && !places.contains(one) && !places.contains(other)) {
                keep(sight, hunt, pivot, one, other, digit, house);
            }
        }
    }

    private static void keep(Sight sight, Hunt hunt, int pivot, int one, int other, int digit, Rule.House house) {
        int ofOne = sight.candidates(one).without(digit).first();
        int ofOther = sight.candidates(other).without(digit).first();
        CellSet cells = CellSet.of(pivot, one, other);
        CellSet places = sight.places(digit, house);
        // if the other is z, the house has its z where the other does not see it; and the same with the one
        CellSet withOne = CellSet.of(pivot, one).or(places.minus(sight.sees(other, digit)));
        CellSet withOther = CellSet.of(pivot, other).or(places.minus(sight.sees(one, digit)));
        Step.Builder step = hunt.step(sight.candidates(pivot))
                .eliminate(ofOne, sight.targets(CellSet.of(pivot, one), ofOne))
                .eliminate(ofOther, sight.targets(CellSet.of(pivot, other), ofOther))
                .eliminate(digit, sight.targets(cells, digit))
                .eliminate(digit, sight.targets(withOne, digit))
                .eliminate(digit, sight.targets(withOther, digit));
        if (!step.isEmpty()) {
            Digits z = Digits.of(digit);
            hunt.keep(step.show(Role.PIVOT, new Candidates(sight.candidates(pivot), CellSet.of(pivot)))
                    .show(Role.PATTERN, new Candidates(sight.candidates(pivot), CellSet.of(one, other)))
                    .say(LogicPhrase.BENT_WHY, cells, sight.candidates(pivot))
                    .show(Role.BASE, house)
                    .show(Role.LINK, Candidates.of(digit, places))
                    .say(LogicPhrase.XYZ_RING_TIE, house, z, places, CellSet.of(one, other))
                    .say(LogicPhrase.XYZ_RING_ONCE, cells, sight.candidates(pivot), CellSet.of(pivot))
                    .say(LogicPhrase.XYZ_RING_THEN, house, z, withOne, withOther));
        }
    }
}
