package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.Digits;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/**
 * Two fish with fins in the same lines, taken for one: what is a fin of the one is covered in the other.
 *
 * <pre>
 *   5 . . | 5 . . | . . .     swordfish in these three rows: columns 1, 4 and 7 with a fin in column 8,
 *   . . . | . . . | . . .     or columns 1, 4 and 8 with a fin in column 7
 *   . . . | . . . | . . .
 *   ------+-------+------
 *   5 . . | . . . | . 5 .
 *   . . . | . . . | x . .     x is for the first, which needs the fin in the middle box not to be 5,
 *   . . . | . . . | x . .
 *   ------+-------+------
 *   . . . | 5 . . | 5 . .
 *   . . . | . . . | . y .     y for the second, which needs the fin in the lower one not to be 5
 *   . . . | . . . | . y .
 * </pre>
 *
 * <p>It eliminates no more than the two do one after the other, and those are easier to see: it is never the easiest.
 */
public final class Siamese {

    /** Those of more lines are as rare as the fish that they are made of. */
    private static final int SMALLEST = 2;

    private static final int LARGEST = 4;

    /** By lines, then by covers, each from the first that differs. */
    private static final Comparator<FinnedFish> IN_ORDER = Comparator.comparing(FinnedFish::base, Siamese::compare)
            .thenComparing(FinnedFish::covers, Siamese::compare);

    private Siamese() {}

    /** Pairs of two to four lines of which each strikes something that the other does not. */
    public static void find(Sight sight, Hunt hunt) {
        for (int size = SMALLEST; size <= LARGEST; size++) {
            each(sight, hunt, size, (one, other) -> {
                if (!one.targets().containsAll(other.targets())
                        && !other.targets().containsAll(one.targets())) {
                    keep(hunt, one, other);
                }
            });
        }
    }

    /**
     * Pairs as a library of examples has them, of this size: named after the one whose covers come first, which is sashimi or is
     * not; and those whose first targets are the same are not counted.
     */
    public static Finder fish(int size, boolean isSashimi) {
        return (sight, hunt) -> each(sight, hunt, size, (one, other) -> {
            if (one.isSashimi() == isSashimi
                    && one.targets().first() != other.targets().first()) {
                keep(hunt, one, other);
            }
        });
    }

    private static void each(Sight sight, Hunt hunt, int size, BiConsumer<FinnedFish, FinnedFish> look) {
        Lines.each(sight, hunt, lines -> {
            Set<FinnedFish> found = new TreeSet<>(IN_ORDER);
            FinnedFish.each(lines, size, hunt::isOver, found::add);
            List<FinnedFish> fish = new ArrayList<>(found);
            for (int i = 0; i < fish.size() && !hunt.isOver(); i++) {
                for (int j = i + 1;
                        j < fish.size() && fish.get(j).base() == fish.get(i).base();
                        j++) {
                    look.accept(fish.get(i), fish.get(j));
                }
            }
        });
    }

    private static void keep(Hunt hunt, FinnedFish one, FinnedFish other) {
        Digits digit = Digits.of(one.lines().digit());
        Step.Builder step = hunt.step(digit).eliminate(digit, one.targets().or(other.targets()));
        tell(step, digit, one, other);
        Fish.tell(step, one);
        Fish.tell(step, other);
        hunt.keep(step);
    }

    /** Shows both at once: whatever one of them does not cover is a fin. */
    private static void tell(Step.Builder step, Digits digit, FinnedFish one, FinnedFish other) {
        Lines lines = one.lines();
        lines.houses(one.base()).forEach(house -> step.show(Role.BASE, house));
        step.show(Role.PATTERN, new Candidates(digit, lines.cells(one.base(), one.covers() & other.covers())))
                .show(Role.FIN, new Candidates(digit, one.fins().or(other.fins())))
                .say(
                        LogicPhrase.SIAMESE_WHY,
                        lines.houses(one.base()),
                        digit,
                        lines.covers(one.covers()),
                        lines.covers(other.covers()));
    }

    /** The set that has the first line in which they differ comes first. */
    private static int compare(long one, long other) {
        return Long.compareUnsigned(Long.reverse(other), Long.reverse(one));
    }
}
