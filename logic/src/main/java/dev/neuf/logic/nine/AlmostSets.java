package dev.neuf.logic.nine;

import java.util.Arrays;

/**
 * {@link dev.neuf.logic.find.AlmostLockedSets} on bits, once per board. Sets are left out where fewer than two digits could
 * be struck elsewhere: nothing follows from them, and no other set is linked through them.
 */
final class AlmostSets {

    /*
     * A set of a line that lies in one box is kept with the line, and a single cell with its row.
     *
     * A state is a set with one of its digits that could be struck elsewhere: set * 9 + digit, so that it is found without
     * counting.
     */

    private static final int FIRST_SETS = 320;

    /**
     * Three times as many as any puzzle had. Somebody's notes can leave thousands, and a look, which cannot be called off, would
     * try billions of threes.
     */
    private static final int MOST_SETS = 1_000;

    private final Slate slate;
    private int turn;

    /** What is made from the sets. */
    final SetLinks links = new SetLinks();

    final SetWingLooks wings = new SetWingLooks();
    final SetChainLooks chains = new SetChainLooks();
    final BlossomLook blossoms = new BlossomLook();

    /** How many sets there are. */
    int count;

    /** By set, its cells. */
    long[] low = {};

    long[] high = {};

    /** By set, those of its digits that some cell outside would lose. */
    int[] strikes = {};

    /** By set, the house where it was found. Sets are kept in the order of these. */
    private int[] house = {};

    private int[] mask = {};

    /** By set, the houses that have all its cells, as bits. */
    int[] around = {};

    /** By house, the first set of the houses after it. */
    private final int[] after = new int[Plain.HOUSES];

    /** The houses where no locked set has anything to strike, as bits. */
    int settled;

    /** By state, the cells with the digit that see all its places in the set. */
    long[] targetLow = {};

    long[] targetHigh = {};

    /** By state, the houses that have all its places in the set, as bits. */
    int[] houses = {};

    /** How many words a row has: a set of sets, as bits. */
    int words;

    /** By digit and house, a row: the sets with the digit that have all its places there. */
    long[] within = {};

    /** By digit, a row: the sets where it strikes. */
    long[] striking = {};

    /** A row: the sets without a part that is locked and strikes nothing. The others strike the same without that part. */
    long[] least = {};

    /** A row: the sets with a fresh cell, as {@link #refresh} has found them. */
    long[] fresh = {};

    /** By choice of open cells of the house in hand, their digits, and above these their positions. */
    private int[] chosen = {};

    /** The locked sets of the house in hand that strike nothing, as positions, each without such a part. */
    private final int[] locked = new int[9];

    private int lockedCount;

    /** How many digits all sets of each size have together, also of sets left out. */
    final int[] members = new int[10];

    private AlmostSets(Slate slate) {
        this.slate = slate;
    }

    /** The sets of the board as it is now. */
    static AlmostSets of(Slate slate) {
        AlmostSets sets = slate.almostSets;
        if (sets == null) {
            sets = new AlmostSets(slate);
            slate.almostSets = sets;
        }
        if (sets.turn != slate.turn) {
            sets.turn = slate.turn;
            sets.make();
        }
        return sets;
    }

    /** Notes which sets have a cell that is fresh for the technique that is being caught. */
    void refresh(Catch caught) {
        slate.refresh(caught);
        fresh = SetLinks.cleared(fresh, words);
        for (int set = 0; set < count; set++) {
            fresh[set >> 6] |= meets(set, slate.freshLow, slate.freshHigh) ? 1L << set : 0;
        }
    }

    /** Whether a set has a fresh cell. */
    boolean isFresh(int set) {
        return (fresh[set >> 6] >>> set & 1) != 0;
    }

    /** The first set after this one that is not in the same house, if nothing follows from two sets there. */
    int next(int set) {
        return (settled >> house[set] & 1) != 0 ? after[house[set]] : set + 1;
    }

    /** Whether two sets have no cell in common. */
    boolean areApart(int one, int other) {
        return (low[one] & low[other] | high[one] & high[other]) == 0;
    }

    /** Whether two sets have no cell in common, and are not both in one of these houses. */
    boolean areApart(int one, int other, int houses) {
        return (low[one] & low[other] | high[one] & high[other] | around[one] & around[other] & houses) == 0;
    }

    private boolean meets(int set, long cellsLow, long cellsHigh) {
        return (low[set] & cellsLow | high[set] & cellsHigh) != 0;
    }

    /** The sets with a house where all their places and all those of a state are, in one word. */
    long near(int state, int digit, int word) {
        long near = 0;
        for (int in = houses[state]; in != 0; in &= in - 1) {
            near |= within[(digit * Plain.HOUSES + Integer.numberOfTrailingZeros(in)) * words + word];
        }
        return near;
    }

    /** Of the digits, all striking in both sets, those that only one of two sets apart can hold. */
    int common(int one, int other, int shared) {
        int common = 0;
        for (int left = shared; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            common |= (houses[one * 9 + digit] & houses[other * 9 + digit]) == 0 ? 0 : left & -left;
        }
        return common;
    }

    /** Those of the digits, all striking in both sets, that some cell loses if one of the sets holds them. */
    int struck(int one, int other, int shared) {
        int struck = 0;
        for (int left = shared; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            struck |= meet(one * 9 + digit, other * 9 + digit) ? left & -left : 0;
        }
        return struck;
    }

    /** Whether two states of a digit strike the same cell. */
    boolean meet(int here, int there) {
        return (targetLow[here] & targetLow[there] | targetHigh[here] & targetHigh[there]) != 0;
    }

    /** Strikes these digits where all their places in both sets are seen. */
    void strike(Catch caught, int one, int other, int struck) {
        for (int left = struck; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int here = one * 9 + digit;
            int there = other * 9 + digit;
            caught.strike(digit, targetLow[here] & targetLow[there], targetHigh[here] & targetHigh[there]);
        }
    }

    private void make() {
        if (chosen.length == 0) {
            chosen = new int[512];
            grow();
        }
        count = 0;
        settled = 0;
        Arrays.fill(members, 0);
        for (int each = 0; each < Plain.HOUSES; each++) {
            choose(each);
            after[each] = count;
        }
        if (count > MOST_SETS) {
            slate.isCrowded = true;
            count = 0;
        }
        words = count + 63 >> 6;
        within = SetLinks.cleared(within, 9 * Plain.HOUSES * words);
        striking = SetLinks.cleared(striking, 9 * words);
        for (int set = 0; set < count; set++) {
            aim(set);
        }
    }

    /** Finds the sets of a house. */
    private void choose(int each) {
        int size = 1;
        for (int open = slate.openAt[each]; open != 0; open &= open - 1) {
            int cell = Plain.CELL[each * 9 + Integer.numberOfTrailingZeros(open)];
            chosen[size] = slate.candidates[cell] | (open & -open) << 9;
            size *= 2;
        }
        for (int i = 3; i < size; i++) {
            chosen[i] = chosen[i & i - 1] | chosen[i & -i];
        }
        int pointing = pointing(each);
        int pieces = pointing;
        lockedCount = 0;
        for (int i = 1; i < size; i++) {
            int all = chosen[i] & Plain.ALL_DIGITS;
            int spare = Integer.bitCount(all) - Integer.bitCount(i);
            if (spare <= 1) {
                int striking = all & (chosen[size - 1 - i] | pointing);
                if (spare == 1) {
                    add(each, chosen[i] >> 9, all, striking);
                } else {
                    pieces |= striking;
                    lock(chosen[i] >> 9, striking);
                }
            }
        }
        settled |= pieces == 0 ? 1 << each : 0;
    }

    private void lock(int at, int striking) {
        if (striking == 0 && !hasLocked(at)) {
            locked[lockedCount++] = at;
        }
    }

    private boolean hasLocked(int at) {
        for (int i = 0; i < lockedCount; i++) {
            if ((locked[i] & ~at) == 0) {
                return true;
            }
        }
        return false;
    }

    /** The digits whose places in a house are all in another house too, where there are more. */
    private int pointing(int each) {
        int pointing = 0;
        for (int left = slate.some[each]; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int at = slate.at[digit * Plain.HOUSES + each];
            for (int others = shared(each, at) & ~(1 << each); others != 0; others &= others - 1) {
                int other = Integer.numberOfTrailingZeros(others);
                if (Integer.bitCount(slate.at[digit * Plain.HOUSES + other]) > Integer.bitCount(at)) {
                    pointing |= left & -left;
                }
            }
        }
        return pointing;
    }

    /** All houses that have these positions of a house, as bits. */
    private static int shared(int each, int at) {
        int cell = Plain.CELL[each * 9 + Integer.numberOfTrailingZeros(at)];
        if ((at & at - 1) == 0) {
            return Plain.HOUSES_OF[cell];
        }
        if (isThird(at)) {
            return 1 << each | 1 << (each < 18 ? Plain.BOX[cell] : Plain.ROW[cell]);
        }
        return 1 << each | (each >= 18 && isColumn(at) ? 1 << Plain.COLUMN[cell] : 0);
    }

    private static boolean isThird(int at) {
        return (at & ~7) == 0 || (at & ~56) == 0 || (at & ~448) == 0;
    }

    private static boolean isColumn(int inBox) {
        int column = (inBox | inBox >> 3 | inBox >> 6) & 7;
        return (column & column - 1) == 0;
    }

    /** Whether no house before has these cells too. */
    private static boolean isFirst(int each, int at) {
        return each < 9 || (at & at - 1) != 0 && (each < 18 || !isThird(at) && !isColumn(at));
    }

    private void add(int each, int at, int all, int striking) {
        if (!isFirst(each, at)) {
            return;
        }
        members[Integer.bitCount(at)] += Integer.bitCount(all);
        if ((striking & striking - 1) == 0) {
            return;
        }
        if (count == strikes.length) {
            grow();
        }
        if ((count & 63) == 0) {
            least[count >> 6] = 0;
        }
        least[count >> 6] |= hasLocked(at) ? 0 : 1L << count;
        low[count] = Plain.low(each, at);
        high[count] = Plain.high(each, at);
        strikes[count] = striking;
        house[count] = each;
        around[count] = shared(each, at);
        mask[count++] = at;
    }

    private void grow() {
        int length = Math.max(FIRST_SETS, 2 * strikes.length);
        low = Arrays.copyOf(low, length);
        high = Arrays.copyOf(high, length);
        strikes = Arrays.copyOf(strikes, length);
        house = Arrays.copyOf(house, length);
        mask = Arrays.copyOf(mask, length);
        around = Arrays.copyOf(around, length);
        least = Arrays.copyOf(least, length >> 6);
        // these are made when all sets are known
        targetLow = new long[9 * length];
        targetHigh = new long[9 * length];
        houses = new int[9 * length];
    }

    /** Works out what each state of a set strikes. */
    private void aim(int set) {
        for (int left = strikes[set]; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int state = set * 9 + digit;
            int in = shared(house[set], mask[set] & slate.at[digit * Plain.HOUSES + house[set]]);
            houses[state] = in;
            striking[digit * words + (set >> 6)] |= 1L << set;
            // cells are seen together only from the houses that have them all
            long seenLow = 0;
            long seenHigh = 0;
            for (; in != 0; in &= in - 1) {
                int each = Integer.numberOfTrailingZeros(in);
                seenLow |= Plain.HOUSE_LOW[each];
                seenHigh |= Plain.HOUSE_HIGH[each];
                within[(digit * Plain.HOUSES + each) * words + (set >> 6)] |= 1L << set;
            }
            targetLow[state] = seenLow & ~low[set] & slate.low[digit];
            targetHigh[state] = seenHigh & ~high[set] & slate.high[digit];
        }
    }
}
