package dev.neuf.logic.nine;

import dev.neuf.logic.Bounds;
import java.util.Arrays;

/** {@link dev.neuf.logic.find.SetChains} and its {@link dev.neuf.logic.find.SetWalk} on bits. */
final class SetChainLooks {

    /*
     * A set that lacks the digit of one of its states holds its other digits, so that sets linked by one of these lack it:
     * that leads to the next states. States are bits of rows here. A step of the technique is a way of three to six links
     * through no set twice; who is reached at all is found first, as that is quick and seldom enough.
     */

    private static final int LEAST_LINKS = 3;

    private int words;

    /** By set, the first of its states, which follow one another by their digits; the entry after the last set is the end. */
    private int[] base = {};

    /** By state, its set. */
    private int[] setOf = {};

    /** By state, a row: the states that follow if its set holds the digit. */
    private long[] held = {};

    /** By state, whether any follow if its set holds the digit. */
    private boolean[] leads = {};

    /** By state, a row: the states that follow if its set lacks the digit. */
    private long[] next = {};

    /** By number of links, a row: the states that are reached. */
    private long[] layers = {};

    private long[] passed = {};

    /** The states that the shortest ways have reached. */
    private long[] reached = {};

    /** The states on the way in hand. */
    private final int[] way = new int[Bounds.SET_CHAIN_LINKS + 1];

    static void find(Slate slate, Catch caught) {
        AlmostSets sets = AlmostSets.of(slate);
        sets.chains.find(sets, SetLinks.of(slate), caught);
    }

    private void find(AlmostSets sets, SetLinks links, Catch caught) {
        links.meet(sets);
        make(sets, links);
        for (int set = 0; set < sets.count; set++) {
            int state = base[set];
            int digits = meetsLater(links, set) ? sets.strikes[set] : 0;
            for (int left = digits; left != 0; left &= left - 1) {
                if (leads[state]) {
                    walk(state, true);
                    ends(sets, links, caught, set, state, left & -left);
                }
                state++;
            }
        }
    }

    /** Whether a later set could strike the same. */
    private static boolean meetsLater(SetLinks links, int set) {
        int row = set * links.words;
        long any = links.meeting[row + (set >> 6)] & -2L << set;
        for (int word = (set >> 6) + 1; word < links.words; word++) {
            any |= links.meeting[row + word];
        }
        return any != 0;
    }

    private void make(AlmostSets sets, SetLinks links) {
        int states = number(sets);
        words = states + 63 >> 6;
        held = SetLinks.cleared(held, states * words);
        next = SetLinks.cleared(next, states * words);
        layers = SetLinks.cleared(layers, (Bounds.SET_CHAIN_LINKS + 1) * words);
        passed = SetLinks.cleared(passed, words);
        reached = SetLinks.cleared(reached, words);
        if (setOf.length < states) {
            setOf = new int[2 * states];
            leads = new boolean[2 * states];
        }
        Arrays.fill(leads, false);
        int most = most(sets);
        for (int set = 0; set < sets.count; set++) {
            Arrays.fill(setOf, base[set], base[set + 1], set);
            if (size(sets, set) <= most) {
                lead(sets, links, set, most);
            }
        }
        for (int state = 0; state < states; state++) {
            for (int other = base[setOf[state]]; other < base[setOf[state] + 1]; other++) {
                if (other != state) {
                    add(held, other * words, next, state * words);
                }
            }
        }
    }

    private int number(AlmostSets sets) {
        if (base.length <= sets.count) {
            base = new int[sets.strikes.length + 1];
        }
        for (int set = 0; set < sets.count; set++) {
            base[set + 1] = base[set] + Integer.bitCount(sets.strikes[set]);
        }
        return base[sets.count];
    }

    /** The size up to which sets are looked at. */
    private static int most(AlmostSets sets) {
        int members = 0;
        int size = 0;
        while (size < 9 && members + sets.members[size + 1] <= Bounds.SET_CHAIN_STATES) {
            members += sets.members[++size];
        }
        return size;
    }

    private static int size(AlmostSets sets, int set) {
        return Plain.count(sets.low[set], sets.high[set]);
    }

    private void lead(AlmostSets sets, SetLinks links, int set, int most) {
        int state = base[set];
        for (int digits = sets.strikes[set]; digits != 0; digits &= digits - 1) {
            int digit = Integer.numberOfTrailingZeros(digits);
            for (int word = 0; word < links.words; word++) {
                for (long left = links.linked[(set * 9 + digit) * links.words + word]; left != 0; left &= left - 1) {
                    int other = (word << 6) + Long.numberOfTrailingZeros(left);
                    if (size(sets, other) <= most) {
                        int there = base[other] + Integer.bitCount(sets.strikes[other] & (1 << digit) - 1);
                        held[state * words + (there >> 6)] |= 1L << there;
                        leads[state] = true;
                    }
                }
            }
            state++;
        }
    }

    private void add(long[] rows, int row, long[] to, int at) {
        for (int i = 0; i < words; i++) {
            to[at + i] |= rows[row + i];
        }
    }

    /** Finds what is reached if the set of a state holds the digit, by the shortest ways or by all. */
    private void walk(int start, boolean isShort) {
        System.arraycopy(held, start * words, layers, words, words);
        Arrays.fill(layers, 2 * words, (Bounds.SET_CHAIN_LINKS + 1) * words, 0);
        Arrays.fill(passed, 0, words, 0);
        int set = setOf[start];
        for (int own = base[set]; own < base[set + 1]; own++) {
            passed[own >> 6] |= 1L << own;
        }
        int links = 1;
        while (pass(links, isShort) && links < Bounds.SET_CHAIN_LINKS) {
            spread(links * words);
            links++;
        }
    }

    /** Takes what is passed out of a layer, and says whether anything is left. */
    private boolean pass(int links, boolean isShort) {
        int layer = links * words;
        long any = 0;
        for (int i = 0; i < words; i++) {
            long left = layers[layer + i] & ~passed[i];
            layers[layer + i] = left;
            passed[i] |= isShort ? left : 0;
            any |= left;
        }
        return any != 0;
    }

    private void spread(int layer) {
        for (int i = 0; i < words; i++) {
            for (long left = layers[layer + i]; left != 0; left &= left - 1) {
                add(next, ((i << 6) + Long.numberOfTrailingZeros(left)) * words, layers, layer + words);
            }
        }
    }

    /** Looks at all that is reached for later sets that strike the same as the first. */
    private void ends(AlmostSets sets, SetLinks links, Catch caught, int set, int start, int digit) {
        boolean isShort = true;
        System.arraycopy(passed, 0, reached, 0, words);
        int later = base[set + 1];
        for (int i = later >> 6; i < words; i++) {
            for (long left = reached[i] & (i == later >> 6 ? -1L << later : -1); left != 0; left &= left - 1) {
                int state = (i << 6) + Long.numberOfTrailingZeros(left);
                int last = setOf[state];
                if (SetLinks.has(links.meeting, set * links.words, last)) {
                    int gone = sets.struck(
                            set, last, sets.strikes[set] & sets.strikes[last] & ~digit & ~digit(sets, state));
                    if (gone != 0) {
                        if (isShort) {
                            isShort = false;
                            walk(start, false);
                        }
                        keep(sets, caught, set, state, gone);
                    }
                }
            }
        }
    }

    private int digit(AlmostSets sets, int set, int state) {
        int digits = sets.strikes[set];
        for (int i = state - base[set]; i > 0; i--) {
            digits &= digits - 1;
        }
        return digits & -digits;
    }

    private int digit(AlmostSets sets, int state) {
        return digit(sets, setOf[state], state);
    }

    private void keep(AlmostSets sets, Catch caught, int set, int state, int gone) {
        for (int links = LEAST_LINKS; links <= Bounds.SET_CHAIN_LINKS; links++) {
            if ((layers[links * words + (state >> 6)] >>> state & 1) != 0) {
                way[links] = state;
                if (isWay(links, links)) {
                    sets.strike(caught, set, setOf[state], gone);
                    caught.keep(gone);
                    return;
                }
            }
        }
    }

    /** Whether there is a way back to the first set through sets that are not yet on it. */
    private boolean isWay(int at, int links) {
        if (at == 1) {
            return true;
        }
        int layer = (at - 1) * words;
        int to = way[at];
        for (int i = 0; i < words; i++) {
            for (long left = layers[layer + i]; left != 0; left &= left - 1) {
                int state = (i << 6) + Long.numberOfTrailingZeros(left);
                if ((next[state * words + (to >> 6)] >>> to & 1) != 0 && isNew(setOf[state], at, links)) {
                    way[at - 1] = state;
                    if (isWay(at - 1, links)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean isNew(int set, int from, int to) {
        for (int i = from; i <= to; i++) {
            if (setOf[way[i]] == set) {
                return false;
            }
        }
        return true;
    }
}
