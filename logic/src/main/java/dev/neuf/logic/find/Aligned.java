package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Aligned pair exclusion: two cells cannot hold x and y together if a small almost locked set would then lack both. When
 * all digits of one cell are ruled out that way by a digit x of the other, that one is not x.
 *
 * <pre>
 *   a  b  .  | 12 13 .      if a were 1, then 12 would be 2 and 13 would be 3,
 *                           and b = 23 would have nothing left
 * </pre>
 *
 * <p>With single cells only, this would be a bent set. So pairs of cells with three digits take part, too.
 */
public final class Aligned {

    /** Larger sets are left to death blossoms. */
    private static final int MOST_CELLS = 2;

    private Aligned() {}

    /** Two cells. */
    public static void pair(Sight sight, Hunt hunt) {
        AlmostLockedSets sets = AlmostLockedSets.of(sight);
        CellSet[] lost = new CellSet[sight.size() + 1];
        for (int digit : sight.layout().digits()) {
            for (int cell : sight.places(digit)) {
                List<AlmostLocked> near = lost(sets, digit, cell, lost);
                if (near.isEmpty()) {
                    continue;
                }
                CellSet seen = sight.sees(cell, digit);
                for (int other : sight.open()) {
                    long left = sight.bits(other) & ~(seen.contains(other) ? 1L << digit - 1 : 0);
                    if (other != cell && isEmptied(other, left, lost)) {
                        keep(sight, hunt, digit, cell, other, new Digits(left), near);
                    }
                }
                if (hunt.isOver()) {
                    return;
                }
            }
        }
    }

    /** Finds which cells lose which digits when this cell holds this digit, by small sets that then lack it. */
    private static List<AlmostLocked> lost(AlmostLockedSets sets, int digit, int cell, CellSet[] lost) {
        Arrays.fill(lost, CellSet.NONE);
        var near = new ArrayList<AlmostLocked>();
        for (Spots spots : sets.spots(digit)) {
            if (spots.cells().size() <= MOST_CELLS && spots.targets().contains(cell)) {
                for (AlmostLocked set : spots.sets()) {
                    if (set.cells().size() <= MOST_CELLS) {
                        near.add(set);
                        for (int gone : set.digits().without(digit)) {
                            lost[gone] = lost[gone].or(set.targets(gone));
                        }
                    }
                }
            }
        }
        return near;
    }

    private static boolean isEmptied(int cell, long left, CellSet[] lost) {
        for (long rest = left; rest != 0; rest &= rest - 1) {
            if (!lost[Long.numberOfTrailingZeros(rest) + 1].contains(cell)) {
                return false;
            }
        }
        return left != 0;
    }

    private static void keep(
            Sight sight, Hunt hunt, int digit, int cell, int other, Digits left, List<AlmostLocked> near) {
        Step.Builder step = hunt.step(sight.candidates(other).with(digit)).eliminate(digit, CellSet.of(cell));
        step.show(Role.PIVOT, new Candidates(sight.candidates(other), CellSet.of(other)));
        if (sight.candidates(other).contains(digit) && !left.contains(digit)) {
            step.say(LogicPhrase.ALIGNED_SEEN, CellSet.of(cell), Digits.of(digit), CellSet.of(other));
        }
        for (int gone : left) {
            AlmostLocked set = near.stream()
                    .filter(each ->
                            each.digits().contains(gone) && each.digits().contains(digit))
                    .filter(each -> each.targets(gone).contains(other))
                    .findFirst()
                    .orElseThrow();
            step.show(Role.PATTERN, new Candidates(set.digits(), set.cells()))
                    .say(
                            set.places(gone).equals(set.cells())
                                    ? LogicPhrase.ALIGNED_IF
                                    : LogicPhrase.ALIGNED_IF_THERE,
                            CellSet.of(cell),
                            Digits.of(digit),
                            set.cells(),
                            set.digits().without(digit),
                            CellSet.of(other),
                            Digits.of(gone),
                            set.places(gone));
        }
        hunt.keep(step.say(LogicPhrase.ALIGNED_THEN, CellSet.of(other)));
    }
}
