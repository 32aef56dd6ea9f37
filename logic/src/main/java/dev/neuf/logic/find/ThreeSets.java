package dev.neuf.logic.find;

import dev.neuf.core.Digits;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Step;
import java.util.List;

/**
 * Three almost locked sets: one of them shares a digit x with the second, and y with the third, such that only one of the
 * two can hold it. As it holds x or y, the second lacks x or the third lacks y, and that one holds all its other digits. So
 * a digit z of both is in one of them.
 *
 * <pre>
 *    xz ------ x ------ xy        XY-wing with sets in place of the cells
 *                        |
 *    *                   y
 *                        |
 *                       yz
 * </pre>
 */
public final class ThreeSets {

    private ThreeSets() {}

    /** Finds them. The sets may have cells in common, or must not. */
    public static Finder find(boolean mayOverlap) {
        return (sight, hunt) -> {
            AlmostLockedSets sets = AlmostLockedSets.of(sight);
            RestrictedCommons commons = sets.commons(mayOverlap);
            boolean[] isFresh = sets.meeting(hunt.fresh());
            for (int middle = 0; middle < sets.all().size() && !hunt.isOver(); middle++) {
                around(hunt, sets.all(), commons, middle, mayOverlap, isFresh);
            }
        };
    }

    private static void around(
            Hunt hunt,
            List<AlmostLocked> all,
            RestrictedCommons commons,
            int middle,
            boolean mayOverlap,
            boolean[] isFresh) {
        int[] others = commons.others(middle);
        long[] digits = commons.digits(middle);
        for (int i = 0; i < others.length && !hunt.isOver(); i++) {
            AlmostLocked one = all.get(others[i]);
            for (int j = i + 1; j < others.length; j++) {
                AlmostLocked other = all.get(others[j]);
                long common = digits[i] | digits[j];
                long shared = one.bits() & other.bits() & ~common;
                // two different digits are needed
                boolean isKnown = !isFresh[middle] && !isFresh[others[i]] && !isFresh[others[j]];
                if (shared == 0 || (common & common - 1) == 0 || isKnown) {
                    continue;
                }
                long struck = TwoSets.struck(one, other, shared);
                if (struck != 0 && areApart(one, other, mayOverlap)) {
                    keep(hunt, all.get(middle), one, other, digits[i], digits[j], struck);
                }
            }
        }
    }

    /** Whether the ends have no cell in common, or each at least one of its own. */
    private static boolean areApart(AlmostLocked one, AlmostLocked other, boolean mayOverlap) {
        return mayOverlap
                ? !one.cells().containsAll(other.cells()) && !other.cells().containsAll(one.cells())
                : !one.cells().meets(other.cells());
    }

    private static void keep(
            Hunt hunt, AlmostLocked middle, AlmostLocked one, AlmostLocked other, long xs, long ys, long struck) {
        // one digit each is told, and not the same
        long y = Long.lowestOneBit((ys & ~xs) != 0 ? ys & ~xs : ys);
        long x = Long.lowestOneBit(xs & ~y);
        Step.Builder step = hunt.step(new Digits(struck));
        TwoSets.eliminate(step, one, other, struck);
        TwoSets.show(step, one, Role.FIRST_COLOUR);
        TwoSets.show(step, other, Role.SECOND_COLOUR);
        TwoSets.show(step, middle, Role.PIVOT);
        TwoSets.showCommon(step, one, middle, x);
        TwoSets.showCommon(step, middle, other, y);
        step.say(LogicPhrase.THREE_SETS_COMMON, new Digits(x), new Digits(y));
        TwoSets.showEnds(step, one, other, struck);
        hunt.keep(step.say(LogicPhrase.THREE_SETS_THEN, new Digits(x), new Digits(y), new Digits(struck)));
    }
}
