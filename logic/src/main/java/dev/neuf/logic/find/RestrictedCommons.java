package dev.neuf.logic.find;

import java.util.Arrays;
import java.util.List;

/**
 * Pairs of almost locked sets with a digit that only one of them can hold, because all its places in one set see all its
 * places in the other. Such a digit is called a restricted common. On a board with a solution, two sets have at most two.
 */
public final class RestrictedCommons {

    private final int[][] others;
    private final long[][] digits;

    private RestrictedCommons(List<AlmostLocked> sets) {
        this.others = new int[sets.size()][];
        this.digits = new long[sets.size()][];
    }

    /** Those of all pairs. The sets may have cells in common, but none where the digit could be; or none at all. */
    static RestrictedCommons of(List<AlmostLocked> sets, boolean mayOverlap) {
        var made = new RestrictedCommons(sets);
        var common = new long[sets.size()];
        var met = new int[sets.size()];
        var found = new long[sets.size()];
        for (AlmostLocked set : sets) {
            int count = 0;
            for (int digit : set.digits()) {
                for (Spots there : set.spots(digit).excluded()) {
                    for (AlmostLocked other : there.sets()) {
                        if (common[other.index()] == 0) {
                            met[count++] = other.index();
                        }
                        common[other.index()] |= 1L << digit - 1;
                    }
                }
            }
            int kept = 0;
            for (int i = 0; i < count; i++) {
                int other = met[i];
                if (mayOverlap || !set.cells().meets(sets.get(other).cells())) {
                    found[kept] = common[other];
                    met[kept++] = other;
                }
                common[other] = 0;
            }
            made.others[set.index()] = Arrays.copyOf(met, kept);
            made.digits[set.index()] = Arrays.copyOf(found, kept);
        }
        return made;
    }

    /** The sets that have a digit of the kind with this one, by their places in the list of all. Not to be changed. */
    public int[] others(int set) {
        return others[set];
    }

    /** For each of the {@link #others} the digits that only one of the two can hold, as bits. Not to be changed. */
    public long[] digits(int set) {
        return digits[set];
    }
}
