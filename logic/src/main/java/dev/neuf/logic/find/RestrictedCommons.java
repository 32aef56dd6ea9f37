package dev.neuf.logic.find;

import java.util.Arrays;
import java.util.List;

/**
 * Pairs of almost locked sets with a digit that only one of them can hold, because all its places in one set see all its
 * places in the other. Such a digit is called a restricted common. On a board with a solution, two sets have at most two.
 */
public final class RestrictedCommons {

    private final List<AlmostLocked> sets;
    private final int[][] others;
    private final long[][] digits;

    private RestrictedCommons(List<AlmostLocked> sets) {
        this.sets = sets;
        this.others = new int[sets.size()][];
        this.digits = new long[sets.size()][];
    }

    /** Those of all pairs. The sets may have cells in common, but none where the digit could be. */
    static RestrictedCommons of(List<AlmostLocked> sets) {
        var made = new RestrictedCommons(sets);
        var common = new long[sets.size()];
        var met = new int[sets.size()];
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
            made.keep(set.index(), met, common, count);
            for (int i = 0; i < count; i++) {
                common[met[i]] = 0;
            }
        }
        return made;
    }

    /** Those of pairs without a cell in common. */
    RestrictedCommons apart() {
        var made = new RestrictedCommons(sets);
        var common = new long[sets.size()];
        var met = new int[sets.size()];
        for (int set = 0; set < sets.size(); set++) {
            int count = 0;
            for (int i = 0; i < others[set].length; i++) {
                int other = others[set][i];
                if (!sets.get(set).cells().meets(sets.get(other).cells())) {
                    met[count++] = other;
                    common[other] = digits[set][i];
                }
            }
            made.keep(set, met, common, count);
        }
        return made;
    }

    private void keep(int set, int[] met, long[] common, int count) {
        others[set] = Arrays.copyOf(met, count);
        digits[set] = new long[count];
        for (int i = 0; i < count; i++) {
            digits[set][i] = common[met[i]];
        }
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
