package dev.neuf.logic.nine;

import java.util.Arrays;

/**
 * Which almost locked sets go together, once per board: {@link dev.neuf.logic.find.RestrictedCommons} on bits.
 *
 * <p>A set of sets is a row of words, so that a set is compared with all others at once.
 */
final class SetLinks {

    private int turn;

    /** How many words a row has. */
    int words;

    /** By cell, a row: the sets that have it. */
    private long[] having = {};

    /** By set, a row: the sets without a common cell. */
    long[] apart = {};

    /** By state, a row: the sets apart that cannot hold the digit if this set does. */
    long[] linked = {};

    /** By set, the digits that link it to others. */
    int[] ties = {};

    // what follows is made by meet()

    /** By digit and cell, a row: the sets whose places of the digit all see the cell. */
    long[] seeing = {};

    /** By set, a row: the sets that could strike a digit from the same cell. */
    long[] meeting = {};

    private int turnOfMeeting;

    /** The links of the board as it is now. */
    static SetLinks of(Slate slate) {
        AlmostSets sets = AlmostSets.of(slate);
        SetLinks links = sets.links;
        if (links.turn != slate.turn) {
            links.turn = slate.turn;
            links.make(sets);
        }
        return links;
    }

    /** Whether a row has a set. */
    static boolean has(long[] rows, int row, int set) {
        return (rows[row + (set >> 6)] >>> set & 1) != 0;
    }

    private void make(AlmostSets sets) {
        words = sets.words;
        having = cleared(having, Plain.CELLS * words);
        apart = cleared(apart, sets.count * words);
        linked = roomFor(linked, sets.count * 9 * words);
        if (ties.length < sets.count) {
            ties = new int[sets.strikes.length];
        }
        for (int set = 0; set < sets.count; set++) {
            mark(having, 0, sets.low[set], sets.high[set], set >> 6, 1L << set);
        }
        for (int set = 0; set < sets.count; set++) {
            part(sets, set);
            link(sets, set);
        }
    }

    /** Works out, unless that is done, which sets could strike the same. */
    void meet(AlmostSets sets) {
        if (turnOfMeeting == turn) {
            return;
        }
        turnOfMeeting = turn;
        seeing = cleared(seeing, 9 * Plain.CELLS * words);
        meeting = cleared(meeting, sets.count * words);
        for (int set = 0; set < sets.count; set++) {
            see(sets, set, set >> 6, 1L << set);
        }
        for (int set = 0; set < sets.count; set++) {
            meet(sets, set);
        }
    }

    private static long[] roomFor(long[] rows, int length) {
        return rows.length < length ? new long[length + length / 4] : rows;
    }

    /** The rows without any set in them, or longer ones. */
    static long[] cleared(long[] rows, int length) {
        long[] cleared = roomFor(rows, length);
        Arrays.fill(cleared, 0, length, 0);
        return cleared;
    }

    private void see(AlmostSets sets, int set, int word, long bit) {
        for (int left = sets.strikes[set]; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int state = set * 9 + digit;
            mark(seeing, digit * Plain.CELLS, sets.targetLow[state], sets.targetHigh[state], word, bit);
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

    /** Adds the rows of some cells to a row. */
    private void gather(long[] rows, int from, long low, long high, long[] to, int at) {
        for (long left = low; left != 0; left &= left - 1) {
            add(rows, (from + Long.numberOfTrailingZeros(left)) * words, to, at);
        }
        for (long left = high; left != 0; left &= left - 1) {
            add(rows, (from + Plain.LOW_CELLS + Long.numberOfTrailingZeros(left)) * words, to, at);
        }
    }

    private void add(long[] rows, int row, long[] to, int at) {
        for (int i = 0; i < words; i++) {
            to[at + i] |= rows[row + i];
        }
    }

    private void part(AlmostSets sets, int set) {
        int row = set * words;
        gather(having, 0, sets.low[set], sets.high[set], apart, row);
        for (int i = 0; i < words; i++) {
            apart[row + i] = ~apart[row + i];
        }
    }

    /** In a house that has all places of both, only one of two sets apart can hold the digit. */
    private void link(AlmostSets sets, int set) {
        ties[set] = 0;
        for (int left = sets.strikes[set]; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int state = set * 9 + digit;
            long any = 0;
            for (int i = 0; i < words; i++) {
                long there = sets.near(state, digit, i) & apart[set * words + i];
                linked[state * words + i] = there;
                any |= there;
            }
            ties[set] |= any == 0 ? 0 : left & -left;
        }
    }

    private void meet(AlmostSets sets, int set) {
        int row = set * words;
        for (int left = sets.strikes[set]; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int state = set * 9 + digit;
            gather(seeing, digit * Plain.CELLS, sets.targetLow[state], sets.targetHigh[state], meeting, row);
        }
    }
}
