package dev.neuf.logic.nine;

import java.util.Arrays;

/** What follows along the links from each node that holds, with groups or without. */
final class Reach {

    private final Web web;
    private final boolean isGrouped;
    private boolean isMade;

    /** By node * words, the nodes that hold as well; the node itself is one of them. */
    long[] on = {};

    /** The candidates that lead to their own end: whatever a chain or a loop eliminates is one of them. */
    long[] failing = {};

    boolean isAnyFailing;

    /** What holds, and what does not, whichever of several nodes holds; see {@link #begin}. */
    long[] allOn = {};

    long[] allOff = {};

    /** Room for another set. */
    long[] seenByAll = {};

    private long[] spread = {};
    private long[] off = {};

    Reach(Web web, boolean isGrouped) {
        this.web = web;
        this.isGrouped = isGrouped;
    }

    void forget() {
        isMade = false;
    }

    /** Works it out, unless that is done. */
    Reach made() {
        if (!isMade) {
            isMade = true;
            make();
        }
        return this;
    }

    private void make() {
        int words = web.words;
        int count = isGrouped ? web.size : web.candidates;
        if (on.length < count * words) {
            on = new long[count * words * 5 / 4];
        } else {
            Arrays.fill(on, 0, count * words, 0);
        }
        if (failing.length < words) {
            failing = new long[words];
            spread = new long[words];
            off = new long[words];
            allOn = new long[words];
            allOff = new long[words];
            seenByAll = new long[words];
        } else {
            Arrays.fill(failing, 0);
        }
        isAnyFailing = false;
        for (int node = 0; node < count; node++) {
            walk(node);
            if (node < web.candidates && meets(node * words, web.weak)) {
                failing[node >> 6] |= 1L << node;
                isAnyFailing = true;
            }
        }
    }

    /** Whether what holds with a node sees it. */
    private boolean meets(int from, long[] rows) {
        for (int i = from; i < from + web.words; i++) {
            if ((on[i] & rows[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Nodes before this one are done, and all that they lead to is known. */
    private void walk(int start) {
        int words = web.words;
        int row = start * words;
        Arrays.fill(spread, 0);
        Arrays.fill(off, 0);
        on[row + (start >> 6)] |= 1L << start;
        int word = 0;
        while (word < words) {
            long left = on[row + word] & ~spread[word];
            if (left == 0) {
                word++;
                continue;
            }
            int node = (word << 6) + Long.numberOfTrailingZeros(left);
            if (node < start) {
                join(row, node * words);
            } else {
                spread[word] |= left & -left;
                light(row, node * words);
            }
            word = 0;
        }
    }

    private void join(int row, int other) {
        for (int i = 0; i < web.words; i++) {
            on[row + i] |= on[other + i];
            spread[i] |= on[other + i];
        }
    }

    /** A node that holds puts out those that it sees, and they light others. */
    private void light(int row, int node) {
        for (int i = 0; i < web.words; i++) {
            long fresh = web.weak[node + i] & web.linked[i] & ~off[i];
            if (!isGrouped) {
                fresh &= web.plain[i];
            }
            off[i] |= fresh;
            for (; fresh != 0; fresh &= fresh - 1) {
                putOut(row, ((i << 6) + Long.numberOfTrailingZeros(fresh)) * web.words);
            }
        }
    }

    private void putOut(int row, int node) {
        for (int i = 0; i < web.words; i++) {
            on[row + i] |= isGrouped ? web.strong[node + i] : web.strong[node + i] & web.plain[i];
        }
    }

    /** Begins with no node: they agree on everything. */
    void begin() {
        Arrays.fill(allOn, -1L);
        Arrays.fill(allOff, -1L);
    }

    /** Leaves of what is agreed on what follows from one node more. */
    void agree(int node) {
        int words = web.words;
        Arrays.fill(off, 0);
        for (int word = 0; word < words; word++) {
            long all = on[node * words + word];
            allOn[word] &= all;
            for (long left = all; left != 0; left &= left - 1) {
                int row = ((word << 6) + Long.numberOfTrailingZeros(left)) * words;
                for (int i = 0; i < words; i++) {
                    off[i] |= web.weak[row + i];
                }
            }
        }
        for (int word = 0; word < words; word++) {
            allOff[word] &= off[word];
        }
    }

    /** Works out into {@link #allOn} what holds if a node does not. */
    void without(int node) {
        int words = web.words;
        Arrays.fill(allOn, 0);
        for (int word = 0; word < words; word++) {
            long lit = web.strong[node * words + word];
            for (long left = isGrouped ? lit : lit & web.plain[word]; left != 0; left &= left - 1) {
                int row = ((word << 6) + Long.numberOfTrailingZeros(left)) * words;
                for (int i = 0; i < words; i++) {
                    allOn[i] |= on[row + i];
                }
            }
        }
    }

    boolean isLit(int node) {
        return (allOn[node >> 6] >>> node & 1) != 0;
    }

    /** Whether a node can be the end of a chain: it lights another, and sees so many that go. */
    boolean mayEnd(int node, int least) {
        int count = 0;
        for (int i = 0; i < web.words; i++) {
            count += Long.bitCount(web.weak[node * web.words + i] & failing[i]);
        }
        return count >= least && (web.linked[node >> 6] >>> node & 1) != 0;
    }
}
