package dev.neuf.logic.nine;

import java.util.Arrays;

/**
 * {@link dev.neuf.logic.find.Bent} on bits: sets of as many cells as digits, where all digits but z fit once.
 *
 * <p>A set that holds no smaller one has each digit twice or more, and z in two cells that do not see each other. So sets
 * grow from one of these by what is missing: a digit that only one cell has so far, a z that it does not see, a fresh cell.
 * Cells where a digit besides z would be out of sight of another in the set do not come in any more.
 */
final class BentSets {

    /*
     * The open cells have numbers here, so that a set of them is one word: a puzzle with one solution has 17 givens or
     * more, and so 64 open cells at most. On a board with more of them, seven rows are looked at at a time: a set of six
     * cells and a target are in some seven, and whoever finds a set knows all of its targets.
     */

    private static final int MOST = 6;
    private static final int WORD = 64;

    /** Beside the digits that are missing: a fresh cell. */
    private static final int FRESH = 9;

    private final Slate slate;
    private final int[] chosen = new int[MOST];

    /** By part of the chosen cells, their digits. */
    private final int[] parts = new int[1 << MOST];

    /** The board that what follows was made for, by number of a cell. */
    private int turn;

    private int count;
    private final int[] cells = new int[WORD];
    private final int[] digits = new int[WORD];
    private final long[] seen = new long[WORD];

    /** By house, its cells. */
    private final long[] inHouse = new long[Plain.HOUSES];

    /** By what a set can be short of, who has it: by digit where it is possible, of z the ends, and the fresh cells. */
    private final long[] givers = new long[FRESH + 1];

    /** By how many digits it has, which cells. */
    private final long[] ofCount = new long[10];

    /** By set of digits, 1 to 5 and 6 to 9, the cells that have one of them. */
    private final long[] first = new long[32];

    private final long[] last = new long[16];

    private Catch caught;
    private int size;
    private int z;

    /** The cells that may be in a set. */
    private long few;

    /** Those of them that have changed: a set without any was found before. */
    private long fresh;

    /** The cells with z, out of sight of the first, that may be the other end. */
    private long ends;

    private BentSets(Slate slate, Catch caught) {
        this.slate = slate;
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

    private void find(Catch into, int most) {
        caught = into;
        size = most;
        slate.refresh(into);
        if (Plain.count(slate.openLow, slate.openHigh) <= WORD) {
            if (turn != slate.turn) {
                turn = slate.turn;
                number(slate.openLow, slate.openHigh);
            }
            find();
            return;
        }
        for (int one = 0; one < 9; one++) {
            for (int other = 0; other < one; other++) {
                number(
                        slate.openLow & ~(Plain.HOUSE_LOW[one] | Plain.HOUSE_LOW[other]),
                        slate.openHigh & ~(Plain.HOUSE_HIGH[one] | Plain.HOUSE_HIGH[other]));
                find();
            }
        }
    }

    /** Gives numbers to these cells. */
    private void number(long low, long high) {
        Arrays.fill(inHouse, 0);
        Arrays.fill(givers, 0);
        Arrays.fill(ofCount, 0);
        count = 0;
        for (; low != 0; low &= low - 1) {
            number(Long.numberOfTrailingZeros(low));
        }
        for (; high != 0; high &= high - 1) {
            number(Plain.LOW_CELLS + Long.numberOfTrailingZeros(high));
        }
        for (int i = 0; i < count; i++) {
            int cell = cells[i];
            seen[i] = (inHouse[Plain.ROW[cell]] | inHouse[Plain.COLUMN[cell]] | inHouse[Plain.BOX[cell]]) & ~(1L << i);
        }
        for (int set = 1; set < first.length; set++) {
            first[set] = first[set & set - 1] | givers[Integer.numberOfTrailingZeros(set)];
        }
        for (int set = 1; set < last.length; set++) {
            last[set] = last[set & set - 1] | givers[5 + Integer.numberOfTrailingZeros(set)];
        }
    }

    private void number(int cell) {
        long bit = 1L << count;
        int here = slate.candidates[cell];
        cells[count] = cell;
        digits[count++] = here;
        inHouse[Plain.ROW[cell]] |= bit;
        inHouse[Plain.COLUMN[cell]] |= bit;
        inHouse[Plain.BOX[cell]] |= bit;
        ofCount[Integer.bitCount(here)] |= bit;
        for (; here != 0; here &= here - 1) {
            givers[Integer.numberOfTrailingZeros(here)] |= bit;
        }
    }

    private void find() {
        fresh = 0;
        few = 0;
        for (int many = 2; many <= size; many++) {
            few |= ofCount[many];
        }
        for (long left = few; left != 0; left &= left - 1) {
            int cell = cells[Long.numberOfTrailingZeros(left)];
            if ((slate.freshLow & Plain.low(cell) | slate.freshHigh & Plain.high(cell)) != 0) {
                fresh |= left & -left;
            }
        }
        givers[FRESH] = fresh;
        if (fresh != 0) {
            fromEnds();
        }
    }

    /** The cells that have one of these digits. */
    private long with(int set) {
        return first[set & 31] | last[set >> 5];
    }

    /**
     * Begins with each cell that can be one of two with z that do not see each other. They share no other digit: so the one
     * with fewer digits, which is the first, has at most half of them, and the other what fits in beside.
     */
    private void fromEnds() {
        for (int many = 2; 2 * many <= size + 1; many++) {
            long later = 0;
            for (int other = many; other <= size + 1 - many; other++) {
                later |= ofCount[other];
            }
            for (long roots = ofCount[many]; roots != 0; roots &= roots - 1) {
                later &= ~(roots & -roots);
                int root = Long.numberOfTrailingZeros(roots);
                chosen[0] = root;
                for (int left = digits[root]; left != 0; left &= left - 1) {
                    z = Integer.numberOfTrailingZeros(left);
                    fromEnd(root, later);
                }
            }
        }
    }

    /** Begins with a cell that has z, and needs a later one that it does not see. Those before may come in if it does. */
    private void fromEnd(int root, long later) {
        long near = seen[root];
        long here = givers[z];
        long away = ~(near | with(digits[root] & ~(1 << z)));
        long others = later & away & here;
        long ok = few & (near | away & ~here | others);
        boolean isFresh = (fresh >>> root & 1) != 0;
        if (others == 0 || !isFresh && (fresh & ok) == 0) {
            return;
        }
        long target = here & near;
        long reach = 0;
        for (long left = target; left != 0; left &= left - 1) {
            reach |= seen[Long.numberOfTrailingZeros(left)];
        }
        ends = others & reach;
        if (ends != 0) {
            givers[z] = ends;
            grow(1, digits[root], digits[root] | (isFresh ? 0 : 1 << FRESH), ok & ~(others & ~reach), target);
            givers[z] = here;
        }
    }

    /**
     * Chooses one more cell.
     *
     * @param all z and the digits of the cells chosen
     * @param once those that only one cell has, z if no end is chosen, and the mark if no fresh cell is
     * @param ok the cells that may come in
     * @param target what would lose z
     */
    private void add(int chosenCount, int cell, int all, int once, long ok, long target) {
        int more = digits[cell] & ~(1 << z);
        int single = once & ~more | more & ~all;
        if (more != digits[cell]) {
            target &= seen[cell];
            if (target == 0) {
                return;
            }
            single &= ~((int) (ends >>> cell & 1) << z);
        }
        single &= ~((int) (fresh >>> cell & 1) << FRESH);
        chosen[chosenCount] = cell;
        ok &= seen[cell] | ~with(more);
        all |= more;
        if (Integer.bitCount(all) == size) {
            ok &= ~with(Plain.ALL_DIGITS & ~all);
        }
        if (chosenCount == size - 2) {
            end(all, single, ok, target);
        } else {
            grow(chosenCount + 1, all, single, ok, target);
        }
    }

    /** Goes through the cells that can give the one missing thing for which there are fewest. */
    private void grow(int chosenCount, int all, int once, long ok, long target) {
        int fewest = Plain.CELLS;
        long next = ok;
        for (int left = once; left != 0 && fewest > 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            long here = ok & givers[digit];
            int width = Long.bitCount(here);
            if (width < fewest) {
                fewest = width;
                next = here;
            }
        }
        for (; next != 0; next &= next - 1) {
            ok &= ~(next & -next);
            int cell = Long.numberOfTrailingZeros(next);
            int total = Integer.bitCount(all | digits[cell]);
            if (total > chosenCount + 1 && total <= size) {
                add(chosenCount, cell, all, once, ok, target);
            }
        }
    }

    /** The last cell has all that is missing. */
    private void end(int all, int once, long ok, long target) {
        for (int left = once; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            ok &= givers[digit];
        }
        for (; ok != 0; ok &= ok - 1) {
            int cell = Long.numberOfTrailingZeros(ok);
            long losers = (digits[cell] >> z & 1) == 0 ? target : target & seen[cell];
            chosen[size - 1] = cell;
            if (losers != 0 && holdsNoSmaller()) {
                keep(all);
            }
        }
    }

    private void keep(int all) {
        long low = Plain.ALL_LOW;
        long high = Plain.ALL_HIGH;
        for (int i = 0; i < size; i++) {
            if ((digits[chosen[i]] >> z & 1) != 0) {
                low &= Plain.SEEN_LOW[cells[chosen[i]]];
                high &= Plain.SEEN_HIGH[cells[chosen[i]]];
            }
        }
        caught.strike(z, low, high);
        caught.keep(all);
    }

    /** Whether all parts of the set have more digits than cells. */
    private boolean holdsNoSmaller() {
        for (int part = 1; part < (1 << size) - 1; part++) {
            parts[part] = parts[part & part - 1] | digits[chosen[Integer.numberOfTrailingZeros(part)]];
            if (Integer.bitCount(parts[part]) <= Integer.bitCount(part)) {
                return false;
            }
        }
        return true;
    }
}
