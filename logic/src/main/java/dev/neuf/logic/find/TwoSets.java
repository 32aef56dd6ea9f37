package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Link;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.List;

/**
 * Two almost locked sets with a digit x that only one of them can hold. The other lacks it, and holds all its other
 * digits. So a digit z of both is in one of them, and what sees all its places in both loses it.
 *
 * <pre>
 *   xz  .   .  | xyz yz  . | .  .  .     the x are in one row: one of the sets lacks x, and holds z;
 *   *   .   .  |  .   .  . | .  .  .     no * can be z ... if it also sees the places of z on the right
 * </pre>
 *
 * <p>If there are two such digits x and y, each set lacks just one of them, and holds all the rest. Then every digit of a
 * set but x and y is locked in it, and x and y in the two.
 */
public final class TwoSets {

    private TwoSets() {}

    /** Two sets without a cell in common. */
    public static void find(Sight sight, Hunt hunt) {
        AlmostLockedSets sets = AlmostLockedSets.of(sight);
        List<AlmostLocked> all = sets.all();
        RestrictedCommons commons = sets.commons(false);
        boolean[] isFresh = sets.meeting(hunt.fresh());
        for (int first = 0; first < all.size() && !hunt.isOver(); first++) {
            int[] others = commons.others(first);
            long[] digits = commons.digits(first);
            for (int i = 0; i < others.length; i++) {
                if (others[i] > first && (isFresh[first] || isFresh[others[i]])) {
                    AlmostLocked one = all.get(first);
                    AlmostLocked other = all.get(others[i]);
                    if (Long.bitCount(digits[i]) == 1) {
                        single(hunt, one, other, digits[i]);
                    } else {
                        twice(hunt, one, other, digits[i]);
                    }
                }
            }
        }
    }

    private static void single(Hunt hunt, AlmostLocked one, AlmostLocked other, long common) {
        long struck = struck(one, other, one.bits() & other.bits() & ~common);
        if (struck == 0) {
            return;
        }
        Step.Builder step = hunt.step(new Digits(struck));
        eliminate(step, one, other, struck);
        show(step, one, Role.FIRST_COLOUR);
        show(step, other, Role.SECOND_COLOUR);
        showCommon(step, one, other, common);
        step.say(LogicPhrase.TWO_SETS_COMMON, new Digits(common));
        showEnds(step, one, other, struck);
        hunt.keep(step.say(LogicPhrase.TWO_SETS_THEN, new Digits(struck)));
    }

    private static void twice(Hunt hunt, AlmostLocked one, AlmostLocked other, long common) {
        long both = struck(one, other, one.bits() & other.bits());
        CellSet inside = one.cells().or(other.cells());
        long ofOne = locked(one, inside, common);
        long ofOther = locked(other, inside, common);
        long struck = both | ofOne | ofOther;
        if (struck == 0) {
            return;
        }
        Step.Builder step = hunt.step(new Digits(struck));
        eliminate(step, one, other, both);
        for (int digit : new Digits(ofOne)) {
            step.eliminate(digit, one.targets(digit).minus(inside));
        }
        for (int digit : new Digits(ofOther)) {
            step.eliminate(digit, other.targets(digit).minus(inside));
        }
        show(step, one, Role.FIRST_COLOUR);
        show(step, other, Role.SECOND_COLOUR);
        showCommon(step, one, other, common);
        hunt.keep(step.say(LogicPhrase.TWO_SETS_TWICE, new Digits(common))
                .say(LogicPhrase.TWO_SETS_LOCKED, new Digits(common)));
    }

    /** Those of the digits of both sets that some cell outside loses. */
    static long struck(AlmostLocked one, AlmostLocked other, long digits) {
        long struck = 0;
        for (long rest = digits; rest != 0; rest &= rest - 1) {
            int digit = Long.numberOfTrailingZeros(rest) + 1;
            if (one.targets(digit).meets(other.targets(digit))) {
                struck |= rest & -rest;
            }
        }
        return struck;
    }

    /** The digits of a set, besides those common, that some cell outside of both sets loses. */
    private static long locked(AlmostLocked set, CellSet inside, long common) {
        long locked = 0;
        for (long rest = set.bits() & ~common; rest != 0; rest &= rest - 1) {
            int digit = Long.numberOfTrailingZeros(rest) + 1;
            if (!inside.containsAll(set.targets(digit))) {
                locked |= rest & -rest;
            }
        }
        return locked;
    }

    /** What sees all places of such a digit in both sets cannot be it. */
    static void eliminate(Step.Builder step, AlmostLocked one, AlmostLocked other, long struck) {
        for (int digit : new Digits(struck)) {
            step.eliminate(digit, one.targets(digit).and(other.targets(digit)));
        }
    }

    /** Says that this is an almost locked set. */
    static void show(Step.Builder step, AlmostLocked set, Role role) {
        step.show(role, new Candidates(set.digits(), set.cells()))
                .say(LogicPhrase.ALMOST_LOCKED, set.cells(), set.digits());
    }

    /** Points at the digits that only one of the sets can hold. */
    static void showCommon(Step.Builder step, AlmostLocked one, AlmostLocked other, long common) {
        if (step.isQuiet()) {
            return;
        }
        for (int digit : new Digits(common)) {
            step.show(
                    Role.LINK,
                    Link.weak(Candidates.of(digit, one.places(digit)), Candidates.of(digit, other.places(digit))));
        }
    }

    /** Points at the digits of which one of the sets holds each. */
    static void showEnds(Step.Builder step, AlmostLocked one, AlmostLocked other, long struck) {
        for (int digit : new Digits(struck)) {
            step.show(Role.END, Candidates.of(digit, one.places(digit).or(other.places(digit))));
        }
    }
}
