package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Two houses that have their places for a digit in two groups each, where a group of the one sees a group of the other:
 * the digit cannot be in both of these, so it is in one of the other two groups.
 *
 * <pre>
 *   A . . | B B .      row 1 has its 5 in A or in the Bs, row 2 in C or in the Ds;
 *   . C . | D . D      Bs and Ds see each other, so A or C is 5, and no x can be
 *   x x x | . . .
 * </pre>
 *
 * <p>With a single cell for each group it is a skyscraper, a kite or another turbot fish, and not meant here. Many an empty
 * rectangle, and many a fish of two lines with fins, is one as well.
 */
public final class GroupedTurbots {

    private GroupedTurbots() {}

    /** The far groups of two houses, which see each other: what was found, from whatever target. */
    private record Tied(int one, int other, long far, long otherFar) {}

    /** From each place that might be a target: what it sees in a house is one group, and the rest the other. */
    public static void find(Sight sight, Hunt hunt) {
        for (Field field : Field.of(sight)) {
            Set<Tied> known = new HashSet<>();
            for (long left = field.all() & ~field.possible(); left != 0; left &= left - 1) {
                around(field, hunt, known, Long.numberOfTrailingZeros(left));
            }
        }
    }

    private static void around(Field field, Hunt hunt, Set<Tied> known, int target) {
        long seen = field.seen(target);
        for (int one = 0; one < field.houseCount() && !hunt.isOver(); one++) {
            long far = field.places(one) & ~seen;
            if (!isCut(field, one, far, target)) {
                continue;
            }
            long reach = field.seenByAll(far);
            for (int other = one + 1; other < field.houseCount(); other++) {
                long otherFar = field.places(other) & ~seen;
                boolean isMeant = isCut(field, other, otherFar, target)
                        && (otherFar & ~reach) == 0
                        && Long.bitCount(field.places(one)) + Long.bitCount(field.places(other)) > 4;
                if (isMeant && known.add(new Tied(one, other, far, otherFar))) {
                    keep(field, hunt, one, other, far, otherFar);
                }
            }
        }
    }

    /** Whether a house has places on both sides, and the target is elsewhere. */
    private static boolean isCut(Field field, int house, long far, int target) {
        return far != 0 && far != field.places(house) && (field.places(house) >>> target & 1) == 0;
    }

    private static void keep(Field field, Hunt hunt, int one, int other, long far, long otherFar) {
        Digits digit = Digits.of(field.digit());
        long near = field.places(one) & ~far | field.places(other) & ~otherFar;
        CellSet targets = field.cells(field.seenByAll(near));
        var step = hunt.step(digit).eliminate(digit, targets);
        for (int house : List.of(one, other)) {
            CellSet places = field.cells(field.places(house));
            step.show(Role.BASE, field.house(house)).say(LogicPhrase.LOCKED_WHY, field.house(house), digit, places);
        }
        hunt.keep(step.show(Role.PATTERN, field.candidates(far | otherFar))
                .show(Role.END, field.candidates(near))
                .say(LogicPhrase.GROUPED_TURBOT_TIED, field.cells(far), field.cells(otherFar), digit, field.cells(near))
                .say(LogicPhrase.SEEN_BY_ALL_WHY, targets));
    }
}
