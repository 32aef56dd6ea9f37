package dev.neuf.logic.nine;

import java.util.Arrays;

/** {@code chain.Clusters} and {@code chain.Flood} on bits: what follows where a cell or a digit in a house has one answer. */
final class Questions {

    static final int EMPTY = -1;
    static final int MANY = -2;

    /** Cells, and then digits in houses. */
    static final int COUNT = Plain.CELLS + 9 * Plain.HOUSES;

    private final Links links;
    private final boolean isGrouped;
    private final int words;

    /** By question * words, its candidates. */
    final long[] bits;

    /** By question, the words where its first and last candidates are. */
    private final int[] from = new int[COUNT];

    private final int[] to = new int[COUNT];

    /** By node, the questions that it bears on, once asked for. */
    private final int[][] near;

    /** What holds and what does not in the end. */
    final long[] on;

    final long[] off;

    /** The nodes that hold, of which the first ones have been followed. */
    private final int[] events;

    private int count;

    Questions(Links links, boolean isGrouped) {
        this.links = links;
        this.isGrouped = isGrouped;
        this.words = links.words;
        this.bits = new long[COUNT * words];
        this.near = new int[links.size][];
        this.on = new long[words];
        this.off = new long[words];
        this.events = new int[links.size];
        Arrays.fill(from, -1);
        for (int node = 0; node < links.candidates; node++) {
            for (int i = 0; i < 4; i++) {
                int question = question(node, i);
                from[question] = from[question] < 0 ? node >> 6 : from[question];
                to[question] = node >> 6;
                bits[question * words + (node >> 6)] |= 1L << node;
            }
        }
    }

    /** One of the four questions that a candidate answers. */
    int question(int node, int number) {
        int cell = links.cell[node];
        int[] houses = number == 1 ? Plain.ROW : number == 2 ? Plain.COLUMN : Plain.BOX;
        return number == 0 ? cell : Plain.CELLS + links.digit[node] * Plain.HOUSES + houses[cell];
    }

    /** The questions that a node bears on. */
    int[] near(int node) {
        int[] made = near[node];
        if (made == null) {
            var all = new int[COUNT];
            var isIn = new boolean[COUNT];
            int end = 0;
            for (int word = 0; word < words; word++) {
                for (long left = links.weak[node * words + word] & links.plain[word]; left != 0; left &= left - 1) {
                    for (int i = 0; i < 4; i++) {
                        int question = question((word << 6) + Long.numberOfTrailingZeros(left), i);
                        all[end] = question;
                        end += isIn[question] ? 0 : 1;
                        isIn[question] = true;
                    }
                }
            }
            made = Arrays.copyOf(all, end);
            near[node] = made;
        }
        return made;
    }

    /** The one answer to a question that is not out, or the group of all; or that there is none, or are several. */
    int rest(int question, long[] out, int row) {
        int rest = EMPTY;
        int answers = question * words;
        for (int word = from[question]; word <= to[question]; word++) {
            long left = bits[answers + word] & ~out[row + word];
            if (left != 0) {
                if (rest != EMPTY || (left & left - 1) != 0) {
                    return isGrouped && question >= Plain.CELLS ? group(question, out, row) : MANY;
                }
                rest = (word << 6) + Long.numberOfTrailingZeros(left);
            }
        }
        return rest;
    }

    /** The group that takes in all answers that are not out: the first and the last of them tell which it may be. */
    private int group(int question, long[] out, int row) {
        int first = EMPTY;
        int last = EMPTY;
        int size = 0;
        long low = 0;
        long high = 0;
        for (int word = from[question]; word <= to[question]; word++) {
            for (long left = bits[question * words + word] & ~out[row + word]; left != 0; left &= left - 1) {
                last = (word << 6) + Long.numberOfTrailingZeros(left);
                first = first == EMPTY ? last : first;
                low |= links.low[last];
                high |= links.high[last];
                if (++size > 3) {
                    return MANY;
                }
            }
        }
        int group = links.groupOf(first, last);
        return group != 0 && (low & ~links.low[group] | high & ~links.high[group]) == 0 ? group : MANY;
    }

    /** Whether nothing breaks if a candidate holds, or if it does not. */
    boolean stands(int start, boolean isOn) {
        Arrays.fill(on, 0);
        Arrays.fill(off, 0);
        count = 0;
        if (isOn) {
            light(start);
        } else {
            off[start >> 6] |= 1L << start;
            for (int i = 0; i < 4; i++) {
                if (!follows(question(start, i))) {
                    return false;
                }
            }
        }
        for (int i = 0; i < count; i++) {
            int node = events[i];
            for (int word = 0; word < words; word++) {
                off[word] |= links.weak[node * words + word];
            }
            for (int question : near(node)) {
                if (!follows(question)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean follows(int question) {
        int rest = rest(question, off, 0);
        if (rest >= 0) {
            light(rest);
        }
        return rest != EMPTY;
    }

    private void light(int node) {
        if ((on[node >> 6] >>> node & 1) == 0) {
            on[node >> 6] |= 1L << node;
            events[count++] = node;
        }
    }
}
