package dev.neuf.logic.nine;

/**
 * {@link dev.neuf.logic.find.Bent} on bits: sets of as many cells as digits, where all digits but z fit once.
 *
 * <p>A set that holds no smaller one has each digit twice or more, and z in two cells that do not see each other. So sets
 * grow from one cell by what is missing: a digit that only one cell has so far, or a z that the first cell does not see.
 * Cells where a digit besides z would be out of sight of another in the set do not come in any more.
 */
final class BentSets {

    private static final int MOST = 6;

    /** To begin with fresh cells pays if there are so many times fewer of them than of candidates. */
    private static final int FEWER = 18;

    private final Slate slate;
    private final int[] candidates;
    private final int[] chosen = new int[MOST];

    /** By set of digits, 1 to 5 and 6 to 9, the cells that have one of them. */
    private final long[] firstLow = new long[32];

    private final long[] firstHigh = new long[32];
    private final long[] lastLow = new long[16];
    private final long[] lastHigh = new long[16];

    /** The board that these were made for. */
    private int turn;

    private Catch caught;
    private int size;
    private int z;

    /** The open cells that may be in a set. */
    private long fewLow;

    private long fewHigh;

    /** The cells with z that may be the end, if one is missing. */
    private long endLow;

    private long endHigh;

    private BentSets(Slate slate, Catch caught) {
        this.slate = slate;
        this.candidates = slate.candidates;
        this.caught = caught;
    }

    /** Finds those of one size. */
    static void find(Slate slate, Catch caught, int size) {
        BentSets sets = slate.bentSets;
        if (sets == null) {
            sets = new BentSets(slate, caught);
            slate.bentSets = sets;
        }
        sets.find(caught, size);
    }

    private void find(Catch into, int cells) {
        caught = into;
        size = cells;
        if (turn != slate.turn) {
            turn = slate.turn;
            gather(firstLow, slate.low, 0);
            gather(firstHigh, slate.high, 0);
            gather(lastLow, slate.low, 5);
            gather(lastHigh, slate.high, 5);
        }
        slate.refresh(into);
        fewLow = 0;
        fewHigh = 0;
        int count = 0;
        for (int cell = 0; cell < Plain.CELLS; cell++) {
            int here = Integer.bitCount(candidates[cell]);
            if (here >= 2 && here <= cells) {
                fewLow |= Plain.low(cell);
                fewHigh |= Plain.high(cell);
                count += here;
            }
        }
        boolean isQuiet = FEWER * Plain.count(slate.freshLow & fewLow, slate.freshHigh & fewHigh) < count;
        if (isQuiet) {
            for (z = 0; z < 9; z++) {
                fromFresh();
            }
        } else {
            fromEnds();
        }
    }

    private static void gather(long[] unions, long[] places, int from) {
        for (int digits = 1; digits < unions.length; digits++) {
            unions[digits] = unions[digits & digits - 1] | places[from + Integer.numberOfTrailingZeros(digits)];
        }
    }

    /** The cells that have one of the digits. */
    private long low(int digits) {
        return firstLow[digits & 31] | lastLow[digits >> 5];
    }

    private long high(int digits) {
        return firstHigh[digits & 31] | lastHigh[digits >> 5];
    }

    /** Begins with each fresh cell, without those before. */
    private void fromFresh() {
        long rootsLow = fewLow & slate.freshLow;
        long rootsHigh = fewHigh & slate.freshHigh;
        long okLow = fewLow;
        long okHigh = fewHigh;
        endLow = fewLow & slate.low[z];
        endHigh = fewHigh & slate.high[z];
        while ((rootsLow | rootsHigh) != 0) {
            int root = Plain.first(rootsLow, rootsHigh);
            rootsLow &= ~Plain.low(root);
            rootsHigh &= ~Plain.high(root);
            okLow &= ~Plain.low(root);
            okHigh &= ~Plain.high(root);
            if (fits(1, candidates[root])) {
                add(0, root, 0, 0, false, okLow, okHigh, slate.low[z], slate.high[z]);
            }
        }
    }

    /** Begins with each cell. */
    private void fromEnds() {
        long rootsLow = fewLow;
        long rootsHigh = fewHigh;
        while ((rootsLow | rootsHigh) != 0) {
            int root = Plain.first(rootsLow, rootsHigh);
            rootsLow &= ~Plain.low(root);
            rootsHigh &= ~Plain.high(root);
            int digits = candidates[root];
            int room = size - Integer.bitCount(digits);
            int others = Plain.ALL_DIGITS & ~digits;
            // with room for two digits or more it does not pay
            long outLow = room == 0 ? low(others) : room == 1 ? several(slate.low, others) : 0;
            long outHigh = room == 0 ? high(others) : room == 1 ? several(slate.high, others) : 0;
            chosen[0] = root;
            for (int left = digits; left != 0; left &= left - 1) {
                z = Integer.numberOfTrailingZeros(left);
                root(root, rootsLow & ~outLow, rootsHigh & ~outHigh, fewLow & ~outLow, fewHigh & ~outHigh);
            }
        }
    }

    /** Begins with a cell that has z, and needs a later one that it does not see. Those before may come in if it does. */
    private void root(int root, long laterLow, long laterHigh, long okLow, long okHigh) {
        int digits = candidates[root] & ~(1 << z);
        long seenLow = Plain.SEEN_LOW[root];
        long seenHigh = Plain.SEEN_HIGH[root];
        long awayLow = ~(seenLow | low(digits));
        long awayHigh = ~(seenHigh | high(digits));
        endLow = laterLow & awayLow & slate.low[z];
        endHigh = laterHigh & awayHigh & slate.high[z];
        if ((endLow | endHigh) == 0) {
            return;
        }
        long targetLow = slate.low[z] & seenLow;
        long targetHigh = slate.high[z] & seenHigh;
        reach(targetLow, targetHigh);
        if ((endLow | endHigh) != 0) {
            okLow &= seenLow | awayLow & ~slate.low[z] | endLow;
            okHigh &= seenHigh | awayHigh & ~slate.high[z] | endHigh;
            grow(1, digits, digits, false, okLow, okHigh, targetLow, targetHigh);
        }
    }

    /** The cells that have two of the digits or more. */
    private static long several(long[] places, int digits) {
        long some = 0;
        long several = 0;
        for (int left = digits; left != 0; left &= left - 1) {
            long here = places[Integer.numberOfTrailingZeros(left)];
            several |= some & here;
            some |= here;
        }
        return several;
    }

    /** Leaves the ends that see one of these cells. */
    private void reach(long low, long high) {
        long reachLow = 0;
        long reachHigh = 0;
        for (; low != 0; low &= low - 1) {
            int target = Long.numberOfTrailingZeros(low);
            reachLow |= Plain.SEEN_LOW[target];
            reachHigh |= Plain.SEEN_HIGH[target];
        }
        for (; high != 0; high &= high - 1) {
            int target = Plain.LOW_CELLS + Long.numberOfTrailingZeros(high);
            reachLow |= Plain.SEEN_LOW[target];
            reachHigh |= Plain.SEEN_HIGH[target];
        }
        endLow &= reachLow;
        endHigh &= reachHigh;
    }

    /**
     * Chooses one more cell.
     *
     * @param digits those of the cells chosen besides z
     * @param once those of them that only one cell has
     * @param hasEnd whether one of the ends is chosen
     * @param okLow the cells that may come in
     * @param targetLow what would lose z
     */
    private void add(
            int count,
            int cell,
            int digits,
            int once,
            boolean hasEnd,
            long okLow,
            long okHigh,
            long targetLow,
            long targetHigh) {
        int more = candidates[cell] & ~(1 << z);
        int all = digits | more;
        int now = count + 1;
        long seenLow = Plain.SEEN_LOW[cell];
        long seenHigh = Plain.SEEN_HIGH[cell];
        if (more != candidates[cell]) {
            targetLow &= seenLow;
            targetHigh &= seenHigh;
            if ((targetLow | targetHigh) == 0) {
                return;
            }
        }
        chosen[count] = cell;
        okLow &= seenLow | ~low(more);
        okHigh &= seenHigh | ~high(more);
        if (Integer.bitCount(all) == size - 1) {
            int others = Plain.ALL_DIGITS & ~(all | 1 << z);
            okLow &= ~low(others);
            okHigh &= ~high(others);
        }
        int single = once & ~more | more & ~digits;
        boolean has = hasEnd || isEnd(cell);
        if (now == size - 1) {
            last(all, single, has, okLow, okHigh, targetLow, targetHigh);
        } else {
            grow(now, all, single, has, okLow, okHigh, targetLow, targetHigh);
        }
    }

    /** Whether so many cells have more digits than cells, and not more than a set may have. */
    private boolean fits(int count, int digits) {
        int total = Integer.bitCount(digits | 1 << z);
        return total > count && total <= size;
    }

    private boolean isEnd(int cell) {
        return (endLow & Plain.low(cell) | endHigh & Plain.high(cell)) != 0;
    }

    /** Goes through the cells that can give the one missing thing for which there are fewest. */
    private void grow(
            int count, int digits, int once, boolean hasEnd, long okLow, long okHigh, long targetLow, long targetHigh) {
        int fewest = Plain.CELLS;
        long nextLow = okLow & low(digits);
        long nextHigh = okHigh & high(digits);
        for (int left = once; left != 0 && fewest > 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            long low = okLow & slate.low[digit];
            long high = okHigh & slate.high[digit];
            int here = Plain.count(low, high);
            if (here < fewest) {
                fewest = here;
                nextLow = low;
                nextHigh = high;
            }
        }
        if (!hasEnd && Plain.count(okLow & endLow, okHigh & endHigh) < fewest) {
            nextLow = okLow & endLow;
            nextHigh = okHigh & endHigh;
        }
        for (; nextLow != 0; nextLow &= nextLow - 1) {
            okLow &= ~(nextLow & -nextLow);
            int cell = Long.numberOfTrailingZeros(nextLow);
            if (fits(count + 1, digits | candidates[cell])) {
                add(count, cell, digits, once, hasEnd, okLow, okHigh, targetLow, targetHigh);
            }
        }
        for (; nextHigh != 0; nextHigh &= nextHigh - 1) {
            okHigh &= ~(nextHigh & -nextHigh);
            int cell = Plain.LOW_CELLS + Long.numberOfTrailingZeros(nextHigh);
            if (fits(count + 1, digits | candidates[cell])) {
                add(count, cell, digits, once, hasEnd, okLow, okHigh, targetLow, targetHigh);
            }
        }
    }

    /** The last cell has all that is missing. */
    private void last(int digits, int once, boolean hasEnd, long okLow, long okHigh, long targetLow, long targetHigh) {
        for (int left = once; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            okLow &= slate.low[digit];
            okHigh &= slate.high[digit];
        }
        if (!hasEnd) {
            okLow &= endLow;
            okHigh &= endHigh;
        }
        while ((okLow | okHigh) != 0) {
            int cell = Plain.first(okLow, okHigh);
            okLow &= ~Plain.low(cell);
            okHigh &= ~Plain.high(cell);
            long low = targetLow;
            long high = targetHigh;
            if ((candidates[cell] >> z & 1) != 0) {
                low &= Plain.SEEN_LOW[cell];
                high &= Plain.SEEN_HIGH[cell];
            }
            chosen[size - 1] = cell;
            if ((low | high) != 0 && isLoose() && holdsNoSmaller()) {
                caught.strike(z, low, high);
                caught.keep(digits | 1 << z);
            }
        }
    }

    /** Whether two cells with z do not see each other. */
    private boolean isLoose() {
        for (int i = 1; i < size; i++) {
            for (int j = 0; j < i; j++) {
                int one = chosen[i];
                int other = chosen[j];
                if ((candidates[one] & candidates[other] & 1 << z) != 0
                        && (Plain.SEEN_LOW[one] & Plain.low(other) | Plain.SEEN_HIGH[one] & Plain.high(other)) == 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether all parts of the set have more digits than cells. */
    private boolean holdsNoSmaller() {
        for (int part = (1 << size) - 2; part != 0; part--) {
            int digits = 0;
            for (int rest = part; rest != 0; rest &= rest - 1) {
                digits |= candidates[chosen[Integer.numberOfTrailingZeros(rest)]];
            }
            if (Integer.bitCount(digits) <= Integer.bitCount(part)) {
                return false;
            }
        }
        return true;
    }
}
