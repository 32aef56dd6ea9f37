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
 * Aligned triple exclusion: three cells cannot hold x, y and z together if a cell near them would then have nothing left. A
 * digit x that goes with no choice for the other two is not there.
 *
 * <pre>
 *   a  b  c  | 12  23  13x ...      a = 1 leaves 2 for the first; b = 3 is then ruled out by the second, and so on:
 *                                   each choice for b and c runs into a cell without a digit
 * </pre>
 */
public final class AlignedTriple {

    /** The second and the third cell may have that many digits left once the first has one. */
    private static final int MOST_LEFT = 2;

    private final Sight sight;
    private final Hunt hunt;
    private final int cell;
    private final int digit;
    private final long[] left;
    private final List<Integer> few = new ArrayList<>();
    private final List<Pair> pairs = new ArrayList<>();

    /** A cell that has two digits left when the first holds the digit. */
    private record Pair(int cell, long digits) {}

    private AlignedTriple(Sight sight, Hunt hunt, int cell, int digit, long[] left) {
        this.sight = sight;
        this.hunt = hunt;
        this.cell = cell;
        this.digit = digit;
        this.left = left;
    }

    /** Finds one for each digit of a cell. */
    public static void find(Sight sight, Hunt hunt) {
        long[] left = new long[sight.layout().cellCount()];
        for (int digit : sight.layout().digits()) {
            for (int cell : sight.places(digit)) {
                var here = new AlignedTriple(sight, hunt, cell, digit, left);
                here.hold();
                here.run();
                if (hunt.isOver()) {
                    return;
                }
            }
        }
    }

    /** Finds what the other cells have left when the first holds the digit: by sight, and by cells with two candidates. */
    private void hold() {
        CellSet seen = sight.sees(cell, digit);
        long bit = 1L << digit - 1;
        CellSet open = sight.open();
        for (int other = open.next(0); other >= 0; other = open.next(other + 1)) {
            left[other] = sight.bits(other) & ~(seen.contains(other) ? bit : 0);
            if (other != cell && Long.bitCount(left[other]) == 2) {
                pairs.add(new Pair(other, left[other]));
            }
        }
        for (int pair : seen.and(sight.bivalue())) {
            if (sight.candidates(pair).contains(digit)) {
                int gone = sight.candidates(pair).without(digit).first();
                for (int other : sight.targets(CellSet.of(pair), gone)) {
                    left[other] &= ~(1L << gone - 1);
                }
            }
        }
        for (int other = open.next(0); other >= 0; other = open.next(other + 1)) {
            if (other != cell && left[other] != 0 && Long.bitCount(left[other]) <= MOST_LEFT) {
                few.add(other);
            }
        }
    }

    private void run() {
        long[] blocked = new long[few.size()];
        for (int second : few) {
            Arrays.fill(blocked, -1);
            for (int held : new Digits(left[second])) {
                block(second, held, blocked);
            }
            for (int i = 0; i < blocked.length; i++) {
                int third = few.get(i);
                if (third != second && (left[third] & ~blocked[i]) == 0) {
                    keep(second, third);
                    return;
                }
            }
        }
    }

    /** Keeps of what is blocked in the other cells what this digit in the second cell blocks as well. */
    private void block(int second, int held, long[] blocked) {
        CellSet seen = sight.sees(second, held);
        long bit = 1L << held - 1;
        // by digit, where a cell that has only it left would block it
        var far = new CellSet[sight.size()];
        Arrays.fill(far, CellSet.NONE);
        far[held - 1] = seen;
        for (Pair pair : pairs) {
            if ((pair.digits & bit) != 0 && seen.contains(pair.cell)) {
                int other = Long.numberOfTrailingZeros(pair.digits & ~bit);
                far[other] = far[other].or(sight.sees(pair.cell, other + 1));
            }
        }
        for (int i = 0; i < blocked.length; i++) {
            int third = few.get(i);
            long here = 0;
            for (long rest = left[third] & blocked[i]; rest != 0; rest &= rest - 1) {
                here |= far[Long.numberOfTrailingZeros(rest)].contains(third) ? rest & -rest : 0;
            }
            blocked[i] = here;
        }
    }

    private void keep(int second, int third) {
        var first = CellSet.of(cell);
        Step.Builder step = hunt.step(digit).eliminate(digit, first);
        tellLosses(step, second);
        tellLosses(step, third);
        step.show(Role.PIVOT, new Candidates(sight.candidates(second), CellSet.of(second)))
                .say(
                        LogicPhrase.ALIGNED_LEFT,
                        first,
                        Digits.of(digit),
                        CellSet.of(second),
                        new Digits(left[second]),
                        CellSet.of(third),
                        new Digits(left[third]));
        for (int one : new Digits(left[second])) {
            for (int other : new Digits(left[third])) {
                if (one == other && sight.sees(second, one).contains(third)) {
                    step.say(LogicPhrase.ALIGNED_SAME, CellSet.of(second), CellSet.of(third), Digits.of(one));
                } else {
                    int emptied = emptied(second, one, third, other);
                    step.show(Role.PATTERN, new Candidates(sight.candidates(emptied), CellSet.of(emptied)))
                            .say(
                                    LogicPhrase.ALIGNED_EMPTIED,
                                    CellSet.of(second),
                                    Digits.of(one),
                                    CellSet.of(third),
                                    Digits.of(other),
                                    CellSet.of(emptied));
                }
            }
        }
        hunt.keep(step);
    }

    /** Says what a cell loses to those with two candidates that are down to one when the first holds the digit. */
    private void tellLosses(Step.Builder step, int loser) {
        Digits lost = Digits.NONE;
        for (int pair : sight.sees(cell, digit).and(sight.bivalue())) {
            Digits rest = sight.candidates(pair).without(digit);
            if (rest.isSingle()
                    && !lost.containsAll(rest)
                    && sight.targets(CellSet.of(pair), rest.first()).contains(loser)) {
                lost = lost.or(rest);
                step.show(Role.PATTERN, new Candidates(sight.candidates(pair), CellSet.of(pair)))
                        .say(
                                LogicPhrase.ALIGNED_IF,
                                CellSet.of(cell),
                                Digits.of(digit),
                                CellSet.of(pair),
                                rest,
                                CellSet.of(loser),
                                rest);
            }
        }
    }

    /** The cell that has nothing left when the second and the third hold these digits, and the first its own. */
    private int emptied(int second, int one, int third, int other) {
        long both = 1L << one - 1 | 1L << other - 1;
        for (Pair pair : pairs) {
            if (pair.digits == both
                    && sight.sees(second, one).contains(pair.cell)
                    && sight.sees(third, other).contains(pair.cell)) {
                return pair.cell;
            }
        }
        throw new IllegalStateException("Nothing keeps %d and %d apart.".formatted(one, other));
    }
}
