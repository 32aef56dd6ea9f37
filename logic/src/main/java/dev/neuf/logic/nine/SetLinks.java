package dev.neuf.logic.nine;

import java.util.Arrays;

/**
 * Which almost locked sets go together, once per board: {@link dev.neuf.logic.find.RestrictedCommons} on bits.
 *
 * <p>A set of sets is a row of words, so that a set is compared with all others at once.
 */
final class SetLinks {

    private final Slate slate;
    private int turn;

    /** How many words a row has. */
    int words;

    /** By cell, a row: the sets that have it. */
    private long[] having = {};

    /** By set, a row: the sets without a common cell. */
    long[] apart = {};

    /** By digit and house, a row: the sets with the digit that have all its places there. */
    private long[] within = {};

    /** By state, a row: the sets apart that cannot hold the digit if this set does. */
    long[] linked = {};

    /** By digit and cell, a row: the sets whose places of the digit all see the cell. */
    long[] seeing = {};

    /** A row: the sets with a cell that {@link Slate#refresh} has found fresh. */
    long[] fresh = {};

    SetLinks(Slate slate) {
        this.slate = slate;
    }

    /** The links of the board as it is now. */
    static SetLinks of(Slate slate) {
        SetLinks links = slate.setLinks;
        if (links.turn != slate.turn) {
            links.turn = slate.turn;
            links.make(AlmostSets.of(slate));
        }
        return links;
    }

    /** Whether a row has a set. */
    static boolean has(long[] rows, int row, int set) {
        return (rows[row + (set >> 6)] >>> set & 1) != 0;
    }

    private void make(AlmostSets sets) {
        words = sets.count + 63 >> 6;
        having = cleared(having, Plain.CELLS * words);
        within = cleared(within, 9 * Plain.HOUSES * words);
        seeing = cleared(seeing, 9 * Plain.CELLS * words);
        fresh = roomFor(fresh, words);
        for (int set = 0; set < sets.count; set++) {
            enter(sets, set, set >> 6, 1L << set);
        }
        apart = roomFor(apart, sets.count * words);
        linked = roomFor(linked, sets.base[sets.count] * words);
        for (int set = 0; set < sets.count; set++) {
            part(sets, set);
            link(sets, set);
        }
    }

    static long[] roomFor(long[] rows, int length) {
        return rows.length < length ? new long[length + length / 4] : rows;
    }

    static long[] cleared(long[] rows, int length) {
        long[] cleared = roomFor(rows, length);
        Arrays.fill(cleared, 0, length, 0);
        return cleared;
    }

    private void enter(AlmostSets sets, int set, int word, long bit) {
        mark(having, 0, sets.low[set], sets.high[set], word, bit);
        int state = sets.base[set];
        for (int left = sets.strikes[set]; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            mark(seeing, digit * Plain.CELLS, sets.targetLow[state], sets.targetHigh[state], word, bit);
            for (int in = sets.houses[state++]; in != 0; in &= in - 1) {
                within[(digit * Plain.HOUSES + Integer.numberOfTrailingZeros(in)) * words + word] |= bit;
            }
        }
    }

    private void mark(long[] rows, int from, long low, long high, int word, long bit) {
        for (long left = low; left != 0; left &= left - 1) {
            rows[(from + Long.numberOfTrailingZeros(left)) * words + word] |= bit;
        }
        for (long left = high; left != 0; left &= left - 1) {
            rows[(from + Plain.LOW_CELLS + Long.numberOfTrailingZeros(left)) * words + word] |= bit;
        }
    }

    /** What the rows of some cells have together in one word. */
    long gather(long[] rows, int from, long low, long high) {
        long all = 0;
        for (long left = low; left != 0; left &= left - 1) {
            all |= rows[from + Long.numberOfTrailingZeros(left) * words];
        }
        for (long left = high; left != 0; left &= left - 1) {
            all |= rows[from + (Plain.LOW_CELLS + Long.numberOfTrailingZeros(left)) * words];
        }
        return all;
    }

    /** The sets that strike the digit of a state from some cell that the state also strikes it from, in one word. */
    long meeting(AlmostSets sets, int state, int digit, int word) {
        return gather(
                seeing, digit * Plain.CELLS * words + word, sets.targetLow[state], sets.targetHigh[state]);
    }

    private void part(AlmostSets sets, int set) {
        for (int word = 0; word < words; word++) {
            apart[set * words + word] = ~gather(having, word, sets.low[set], sets.high[set]);
        }
    }

    /** In a house that has all places of both, only one of two sets apart can hold the digit. */
    private void link(AlmostSets sets, int set) {
        int state = sets.base[set];
        for (int left = sets.strikes[set]; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int from = digit * Plain.HOUSES * words;
            int in = sets.houses[state];
            int last = from + (31 - Integer.numberOfLeadingZeros(in)) * words;
            int first = from + Integer.numberOfTrailingZeros(in) * words;
            in &= in - 1;
            int second = in == 0 ? first : from + Integer.numberOfTrailingZeros(in) * words;
            for (int i = 0; i < words; i++) {
                linked[state * words + i] =
                        (within[first + i] | within[second + i] | within[last + i]) & apart[set * words + i];
            }
            state++;
        }
    }

    /** Notes which sets have a fresh cell. */
    void refresh() {
        for (int word = 0; word < words; word++) {
            fresh[word] = gather(having, word, slate.freshLow, slate.freshHigh);
        }
    }

    /** The digits that only one of two sets can hold. */
    int common(AlmostSets sets, int one, int other) {
        int common = 0;
        int row = sets.base[one] * words;
        for (int left = sets.strikes[one]; left != 0; left &= left - 1) {
            common |= has(linked, row, other) ? left & -left : 0;
            row += words;
        }
        return common;
    }
}
