package dev.neuf.logic.find;

import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Two fish with fins in the same lines, taken for one: what is a fin of the one is covered in the other.
 *
 * <p>It eliminates no more than the two do one after the other, so the table has no such technique; libraries have. It
 * is named after the one whose covers come first.
 */
public final class Siamese {

    /** By lines, then by covers, each from the first that differs. */
    private static final Comparator<FinnedFish> IN_ORDER = Comparator.comparing(FinnedFish::base, Siamese::compare)
            .thenComparing(FinnedFish::covers, Siamese::compare);

    private Siamese() {}

    /** Pairs of this size, of which the first is sashimi, or is not. */
    public static Finder fish(int size, boolean isSashimi) {
        return (sight, hunt) -> Lines.each(sight, hunt, lines -> {
            Set<FinnedFish> found = new TreeSet<>(IN_ORDER);
            FinnedFish.each(lines, size, hunt::isOver, found::add);
            List<FinnedFish> fish = new ArrayList<>(found);
            for (int i = 0; i < fish.size() && !hunt.isOver(); i++) {
                for (int j = i + 1;
                        j < fish.size() && fish.get(j).base() == fish.get(i).base();
                        j++) {
                    if (fish.get(i).isSashimi() == isSashimi) {
                        keep(hunt, fish.get(i), fish.get(j));
                    }
                }
            }
        });
    }

    private static void keep(Hunt hunt, FinnedFish one, FinnedFish other) {
        if (one.targets().first() != other.targets().first()) {
            int digit = one.lines().digit();
            Step.Builder step = hunt.step(digit).eliminate(digit, one.targets().or(other.targets()));
            Fish.tell(step, one);
            Fish.tell(step, other);
            hunt.keep(step);
        }
    }

    /** The set that has the first line in which they differ comes first. */
    private static int compare(long one, long other) {
        return Long.compareUnsigned(Long.reverse(other), Long.reverse(one));
    }
}
