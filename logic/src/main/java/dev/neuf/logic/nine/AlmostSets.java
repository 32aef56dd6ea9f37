package dev.neuf.logic.nine;

import java.util.Arrays;

/**
 * {@link dev.neuf.logic.find.AlmostLockedSets} on bits, once per board. Sets are left out where fewer than two digits could
 * be struck elsewhere: nothing follows from them, and no other set is linked through them.
 */
final class AlmostSets {

    /*
     * The places of a digit in a set are a spot, and sets of a house with the same places share it, so that links between
     * spots are looked up once for many sets. A spot in two houses may be there twice; that does no harm.
     *
     * A set of a line that lies in one box is kept with the line, and a single cell with its row. Sets are in the order of
     * their houses, and so are the spots of a digit: of two sets in different houses the later one has the later spot.
     */

    private static final int FIRST_SETS = 320;
    private static final int FIRST_SPOTS = 512;

    private final Slate slate;
    private int turn;

    /** How many sets there are. */
    int count;

    /** By set, its cells. */
    long[] low = {};

    long[] high = {};

    /** By set, its digits, and those of them that some cell outside would lose. */
    int[] digits = {};

    int[] strikes = {};

    private int[] house = {};
    private int[] mask = {};

    /** By set * 9 + digit that strikes, its spot, and the next lower set with that spot or -1. */
    int[] spot = {};

    int[] next = {};

    /** By digit, its first spot; the last entry is the end. */
    final int[] firstSpot = new int[10];

    /** By spot, its cells, and the cells with the digit that see them all. */
    long[] spotLow = {};

    long[] spotHigh = {};
    long[] targetLow = {};
    long[] targetHigh = {};

    /** By spot, the last set that has it. */
    int[] head = {};

    private int[] firstAlike = {};
    private int[] key = {};
    private int[] slot = {};
    private int[] union = {};
    private int[] positions = {};

    /** How many digits all sets of each size have together, also of sets left out. */
    final int[] members = new int[10];

    AlmostSets(Slate slate) {
        this.slate = slate;
    }

    /** The sets of the board as it is now. */
    static AlmostSets of(Slate slate) {
        AlmostSets sets = slate.almostSets;
        if (sets.turn != slate.turn) {
            sets.turn = slate.turn;
            sets.make();
        }
        return sets;
    }

    /** Whether two sets have no cell in common. */
    boolean areApart(int one, int other) {
        return (low[one] & low[other] | high[one] & high[other]) == 0;
    }

    /** Whether a set has one of these cells. */
    boolean meets(int set, long cellsLow, long cellsHigh) {
        return (low[set] & cellsLow | high[set] & cellsHigh) != 0;
    }

    /** Those of the digits, all striking in both sets, that some cell loses if one of the sets holds them. */
    int struck(int one, int other, int shared) {
        int struck = 0;
        for (int left = shared; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int here = spot[one * 9 + digit];
            int there = spot[other * 9 + digit];
            if ((targetLow[here] & targetLow[there] | targetHigh[here] & targetHigh[there]) != 0) {
                struck |= left & -left;
            }
        }
        return struck;
    }

    /** Strikes these digits where all their places in both sets are seen. */
    void strike(Catch caught, int one, int other, int struck) {
        for (int left = struck; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int here = spot[one * 9 + digit];
            int there = spot[other * 9 + digit];
            caught.strike(digit, targetLow[here] & targetLow[there], targetHigh[here] & targetHigh[there]);
        }
    }

    private void make() {
        if (union.length == 0) {
            union = new int[512];
            positions = new int[512];
            slot = new int[512];
        }
        count = 0;
        Arrays.fill(members, 0);
        for (int each = 0; each < Plain.HOUSES; each++) {
            choose(each);
        }
        if (spot.length < low.length * 9) {
            spot = new int[low.length * 9];
            next = new int[low.length * 9];
        }
        int spots = 0;
        for (int digit = 0; digit < 9; digit++) {
            firstSpot[digit] = spots;
            spots = spots(digit, spots);
        }
        firstSpot[9] = spots;
    }

    /** Finds the sets of a house. */
    private void choose(int each) {
        int size = 1;
        for (int open = slate.openAt[each]; open != 0; open &= open - 1) {
            int at = open & -open;
            int digits = slate.candidates[Plain.CELL[each * 9 + Integer.numberOfTrailingZeros(open)]];
            for (int i = 0; i < size; i++) {
                union[size + i] = union[i] | digits;
                positions[size + i] = positions[i] | at;
            }
            size *= 2;
        }
        int pointing = pointing(each);
        for (int i = 1; i < size; i++) {
            if (Integer.bitCount(union[i]) == Integer.bitCount(i) + 1) {
                int strikes = union[i] & (union[size - 1 - i] | pointing);
                add(each, positions[i], union[i], strikes);
            }
        }
    }

    /** The digits whose places in a house are all in another house too, where there are more. */
    private int pointing(int each) {
        int pointing = 0;
        for (int left = slate.some[each]; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int at = slate.at[digit * Plain.HOUSES + each];
            int other = otherHouse(each, at);
            int cell = Plain.CELL[each * 9 + Integer.numberOfTrailingZeros(at)];
            boolean isMore = (at & at - 1) == 0
                    ? (several(cell) & left & -left) != 0
                    : other >= 0 && Integer.bitCount(slate.at[digit * Plain.HOUSES + other]) > Integer.bitCount(at);
            pointing |= isMore ? left & -left : 0;
        }
        return pointing;
    }

    private int several(int cell) {
        return slate.several[Plain.ROW[cell]] | slate.several[Plain.COLUMN[cell]] | slate.several[Plain.BOX[cell]];
    }

    /** The line of several positions in a box, or the box of those in a line; -1 if there is none. */
    private static int otherHouse(int each, int at) {
        int cell = Plain.CELL[each * 9 + Integer.numberOfTrailingZeros(at)];
        if (isThird(at)) {
            return each < 18 ? Plain.BOX[cell] : Plain.ROW[cell];
        }
        return each >= 18 && isColumn(at) ? Plain.COLUMN[cell] : -1;
    }

    private static boolean isThird(int at) {
        return (at & ~7) == 0 || (at & ~56) == 0 || (at & ~448) == 0;
    }

    private static boolean isColumn(int inBox) {
        int column = (inBox | inBox >> 3 | inBox >> 6) & 7;
        return (column & column - 1) == 0;
    }

    private void add(int each, int at, int all, int striking) {
        // what is in two houses is kept with the first of them
        boolean isKnown = each >= 9 && (at & at - 1) == 0 || each >= 18 && (isThird(at) || isColumn(at));
        if (isKnown) {
            return;
        }
        members[Integer.bitCount(at)] += Integer.bitCount(all);
        if ((striking & striking - 1) == 0) {
            return;
        }
        if (count == low.length) {
            growSets();
        }
        long cellsLow = 0;
        long cellsHigh = 0;
        for (int left = at; left != 0; left &= left - 1) {
            int cell = Plain.CELL[each * 9 + Integer.numberOfTrailingZeros(left)];
            cellsLow |= Plain.low(cell);
            cellsHigh |= Plain.high(cell);
        }
        low[count] = cellsLow;
        high[count] = cellsHigh;
        digits[count] = all;
        strikes[count] = striking;
        house[count] = each;
        mask[count++] = at;
    }

    private void growSets() {
        int length = Math.max(FIRST_SETS, 2 * count);
        low = Arrays.copyOf(low, length);
        high = Arrays.copyOf(high, length);
        digits = Arrays.copyOf(digits, length);
        strikes = Arrays.copyOf(strikes, length);
        house = Arrays.copyOf(house, length);
        mask = Arrays.copyOf(mask, length);
    }

    /** The first spot of the same digit and house. */
    int firstOfHouse(int each) {
        return firstAlike[each];
    }

    /** Makes the spots of a digit, and returns where they end. */
    private int spots(int digit, int from) {
        int end = from;
        for (int set = 0; set < count; set++) {
            if ((strikes[set] >> digit & 1) != 0) {
                int at = mask[set] & slate.at[digit * Plain.HOUSES + house[set]];
                int name = house[set] << 9 | at;
                int found = slot[at];
                // the slot may be of another house, digit or board
                if (found < from || found >= end || key[found] != name) {
                    found = end++;
                    slot[at] = found;
                    newSpot(found, digit, set, at);
                    key[found] = name;
                    boolean isSame = found > from && key[found - 1] >> 9 == house[set];
                    firstAlike[found] = isSame ? firstAlike[found - 1] : found;
                }
                spot[set * 9 + digit] = found;
                next[set * 9 + digit] = head[found];
                head[found] = set;
            }
        }
        return end;
    }

    private void newSpot(int made, int digit, int set, int at) {
        if (made == head.length) {
            growSpots();
        }
        int each = house[set];
        long cellsLow = low[set] & slate.low[digit];
        long cellsHigh = high[set] & slate.high[digit];
        spotLow[made] = cellsLow;
        spotHigh[made] = cellsHigh;
        head[made] = -1;
        if ((at & at - 1) == 0) {
            int cell = Plain.first(cellsLow, cellsHigh);
            targetLow[made] = Plain.SEEN_LOW[cell] & slate.low[digit];
            targetHigh[made] = Plain.SEEN_HIGH[cell] & slate.high[digit];
            return;
        }
        // cells that are not in two houses are seen together only from their house
        int other = otherHouse(each, at);
        long seenLow = Plain.HOUSE_LOW[each] | (other < 0 ? 0 : Plain.HOUSE_LOW[other]);
        long seenHigh = Plain.HOUSE_HIGH[each] | (other < 0 ? 0 : Plain.HOUSE_HIGH[other]);
        targetLow[made] = seenLow & ~cellsLow & slate.low[digit];
        targetHigh[made] = seenHigh & ~cellsHigh & slate.high[digit];
    }

    private void growSpots() {
        int length = Math.max(FIRST_SPOTS, 2 * head.length);
        spotLow = Arrays.copyOf(spotLow, length);
        spotHigh = Arrays.copyOf(spotHigh, length);
        targetLow = Arrays.copyOf(targetLow, length);
        targetHigh = Arrays.copyOf(targetHigh, length);
        head = Arrays.copyOf(head, length);
        key = Arrays.copyOf(key, length);
        firstAlike = Arrays.copyOf(firstAlike, length);
    }
}
