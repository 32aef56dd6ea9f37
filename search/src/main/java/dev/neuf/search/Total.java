package dev.neuf.search;

import java.util.Arrays;

/** A sum, and the sets of digits that make it where no digit may repeat. */
final class Total {

    /** More sets than this cost more to go through than they save. */
    private static final int MOST_SETS = 512;

    private static final long[] NONE = {};

    final int[] cells;
    final int total;
    private final int size;

    /** Each set of as many different digits as cells with this sum; empty if digits may repeat or sets are many. */
    private final long[] sets;

    private int setCount;
    private boolean hasSets;

    Total(int[] cells, int total, boolean isDifferent, int size) {
        this.cells = cells;
        this.total = total;
        this.size = size;
        long[] found = isDifferent && cells.length <= size ? new long[MOST_SETS] : NONE;
        hasSets = found.length > 0;
        if (hasSets) {
            collect(found, 0, 1, cells.length, total);
        }
        sets = hasSets ? Arrays.copyOf(found, setCount) : NONE;
    }

    /** Adds the sets with so many more digits, none below the first, and this sum. */
    private void collect(long[] found, long chosen, int first, int count, int rest) {
        if (count == 0) {
            if (rest == 0) {
                if (setCount == MOST_SETS) {
                    hasSets = false;
                    return;
                }
                found[setCount++] = chosen;
            }
            return;
        }
        for (int digit = first; hasSets && digit + count - 1 <= size; digit++) {
            int least = count * (2 * digit + count - 1) / 2;
            int most = digit + (count - 1) * (2 * size - count + 2) / 2;
            if (least > rest) {
                return;
            }
            if (most >= rest) {
                collect(found, chosen | 1L << (digit - 1), digit + 1, count - 1, rest - digit);
            }
        }
    }

    /** Strikes candidates with which the total cannot be reached any more; false if none is left. */
    boolean strike(Candidates candidates) {
        return (!hasSets || strikeBySets(candidates)) && strikeByBounds(candidates);
    }

    /** What is in no set that still fits goes. */
    private boolean strikeBySets(Candidates candidates) {
        long seen = 0;
        long settled = 0;
        for (int cell : cells) {
            long here = candidates.of(cell);
            seen |= here;
            settled |= (here & (here - 1)) == 0 ? here : 0;
        }
        long possible = 0;
        for (long set : sets) {
            if ((set & ~seen) == 0 && (settled & ~set) == 0 && reachesAll(set, candidates)) {
                possible |= set;
            }
        }
        for (int cell : cells) {
            if (!candidates.keep(cell, possible)) {
                return false;
            }
        }
        return true;
    }

    private boolean reachesAll(long set, Candidates candidates) {
        for (int cell : cells) {
            if ((candidates.of(cell) & set) == 0) {
                return false;
            }
        }
        return true;
    }

    /** What is too small or too large for the others to make up the rest goes. */
    private boolean strikeByBounds(Candidates candidates) {
        int least = 0;
        int most = 0;
        for (int cell : cells) {
            least += Ranges.smallest(candidates.of(cell));
            most += Ranges.largest(candidates.of(cell));
        }
        for (int cell : cells) {
            long here = candidates.of(cell);
            int lowest = total - (most - Ranges.largest(here));
            int highest = total - (least - Ranges.smallest(here));
            if (lowest > highest
                    || highest < 1
                    || lowest > size
                    || !candidates.keep(cell, Ranges.of(lowest, highest, size))) {
                return false;
            }
        }
        return true;
    }
}
