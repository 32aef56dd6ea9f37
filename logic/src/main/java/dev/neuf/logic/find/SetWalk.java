package dev.neuf.logic.find;

import java.util.Arrays;

/**
 * Walks from set to set, where each set lacks at most one of its members, as an almost locked set lacks one digit.
 *
 * <p>A state is a set that lacks a certain member. Then it holds its others, so that each set that cannot hold one of them
 * at the same time lacks it: these are the next states.
 */
final class SetWalk {

    /*
     * States are bits. One row of bits per state says where the next step leads, so a step from many states at once is
     * the union of their rows.
     */

    private final int words;
    private final int[] setOf;
    private final int[] base;
    private final long[][] held;
    private final long[][] next;

    private final long[][] layers;

    /** Begins a walk of sets with so many members each, of at most so many steps. */
    SetWalk(int[] members, int most) {
        this.base = new int[members.length + 1];
        for (int set = 0; set < members.length; set++) {
            base[set + 1] = base[set] + members[set];
        }
        int states = base[members.length];
        this.words = (states + 63) / 64;
        this.setOf = new int[states];
        for (int set = 0; set < members.length; set++) {
            Arrays.fill(setOf, base[set], base[set + 1], set);
        }
        this.held = new long[states][words];
        this.next = new long[states][];
        this.layers = new long[most + 1][words];
    }

    /** The state of a set that lacks its member of this number. */
    int state(int set, int member) {
        return base[set] + member;
    }

    /** The set of a state. */
    int set(int state) {
        return setOf[state];
    }

    /** The number of the member that is lacking. */
    int member(int state) {
        return state - base[setOf[state]];
    }

    /** When a set holds the member of the first state, another is in the second state. */
    void exclude(int held, int lacking) {
        this.held[held][lacking >> 6] |= 1L << lacking;
    }

    /** Whether another set lacks something when one holds the member of this state. */
    boolean leads(int state) {
        for (long word : held[state]) {
            if (word != 0) {
                return true;
            }
        }
        return false;
    }

    private long[] next(int state) {
        long[] row = next[state];
        if (row == null) {
            row = new long[words];
            int set = setOf[state];
            for (int other = base[set]; other < base[set + 1]; other++) {
                if (other != state) {
                    for (int i = 0; i < words; i++) {
                        row[i] |= held[other][i];
                    }
                }
            }
            next[state] = row;
        }
        return row;
    }

    /**
     * Finds where one gets in how many steps, when a set holds the member of this state, without coming back to the set.
     *
     * @param isShort whether only the shortest way to a state counts
     * @param last the most steps to take
     */
    void from(int state, boolean isShort, int last) {
        int start = setOf[state];
        long[] passed = new long[words];
        for (int own = base[start]; own < base[start + 1]; own++) {
            passed[own >> 6] |= 1L << own;
        }
        System.arraycopy(held[state], 0, layers[1], 0, words);
        for (int steps = 1; steps <= last; steps++) {
            long[] layer = layers[steps];
            for (int i = 0; i < words; i++) {
                layer[i] &= ~passed[i];
                passed[i] |= isShort ? layer[i] : 0;
            }
            if (steps < last) {
                Arrays.fill(layers[steps + 1], 0);
                spread(layer, layers[steps + 1]);
            }
        }
    }

    private void spread(long[] from, long[] to) {
        for (int i = 0; i < words; i++) {
            for (long rest = from[i]; rest != 0; rest &= rest - 1) {
                long[] row = next((i << 6) + Long.numberOfTrailingZeros(rest));
                for (int k = 0; k < words; k++) {
                    to[k] |= row[k];
                }
            }
        }
    }

    /** Whether one gets to the state in that many steps. */
    boolean reaches(int state, int steps) {
        return (layers[steps][state >> 6] >>> state & 1) != 0;
    }

    /** The states that take that many steps, as bits. */
    long[] layer(int steps) {
        return layers[steps];
    }

    /** A way of that many steps to the state, through no set twice; empty if there is none. */
    int[] way(int state, int steps) {
        int[] way = new int[steps];
        way[steps - 1] = state;
        return back(way, steps - 1) ? way : new int[0];
    }

    private boolean back(int[] way, int at) {
        if (at == 0) {
            return true;
        }
        long[] before = layers[at];
        for (int i = 0; i < words; i++) {
            for (long rest = before[i]; rest != 0; rest &= rest - 1) {
                int state = (i << 6) + Long.numberOfTrailingZeros(rest);
                if ((next(state)[way[at] >> 6] >>> way[at] & 1) != 0 && isNew(setOf[state], way, at)) {
                    way[at - 1] = state;
                    if (back(way, at - 1)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean isNew(int set, int[] way, int from) {
        for (int i = from; i < way.length; i++) {
            if (setOf[way[i]] == set) {
                return false;
            }
        }
        return true;
    }
}
