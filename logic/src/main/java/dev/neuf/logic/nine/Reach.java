package dev.neuf.logic.nine;

import java.util.Arrays;

/** What follows along the links from each candidate that holds, with groups and sets or without. */
final class Reach {

    /*
     * Each candidate has a row of those nodes that hold with it and one of those that do not. Both grow together, and where
     * the way comes to a candidate that is done, its whole rows are taken over: most rows are made of few others. What a
     * node lights at once is worked out when the first way comes by, and is one row from then on.
     */

    private final Web web;
    private final boolean isGrouped;
    private boolean isMade;

    /** By candidate * words, the nodes that hold as well; the candidate itself is one of them. One row more is for others. */
    long[] on = {};

    /** The nodes that do not hold then. */
    long[] off = {};

    /** The candidates that lead to their own end: whatever a chain or a loop eliminates is one of them. */
    long[] failing = {};

    boolean isAnyFailing;

    /** What holds, and what does not, whichever of several candidates holds; see {@link #begin}. */
    long[] allOn = {};

    long[] allOff = {};

    /** Room for another set. */
    long[] seenByAll = {};

    private long[] spread = {};

    /** By node * words, what lights up when it holds, and of which nodes that is known. */
    private long[] lit = {};

    private long[] known = {};

    /** How many words of a row are in use: without groups, those of the candidates. */
    private int used;

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
        int count = web.candidates;
        clear((count + 1) * words, words);
        isAnyFailing = false;
        used = isGrouped ? words : count + 63 >> 6;
        for (int node = 0; node < count; node++) {
            on[node * words + (node >> 6)] |= 1L << node;
            walk(node);
            if ((off[node * words + (node >> 6)] >>> node & 1) != 0) {
                failing[node >> 6] |= 1L << node;
                isAnyFailing = true;
            }
        }
    }

    private void clear(int length, int words) {
        if (on.length < length) {
            on = new long[length * 5 / 4];
            off = new long[length * 5 / 4];
        } else {
            Arrays.fill(on, 0, length, 0);
            Arrays.fill(off, 0, length, 0);
        }
        if (failing.length < words) {
            failing = new long[words];
            spread = new long[words];
            known = new long[words];
            allOn = new long[words];
            allOff = new long[words];
            seenByAll = new long[words];
        } else {
            Arrays.fill(failing, 0);
            Arrays.fill(known, 0);
        }
        if (lit.length < web.size * words) {
            lit = new long[web.weak.length];
        }
    }

    /** Goes on from what holds in a row. Candidates before it are done, and all that they lead to is known. */
    private void walk(int start) {
        int words = web.words;
        int row = start * words;
        Arrays.fill(spread, 0);
        boolean isMore = true;
        while (isMore) {
            isMore = false;
            for (int word = 0; word < used; word++) {
                long left = on[row + word] & ~spread[word];
                while (left != 0) {
                    int node = (word << 6) + Long.numberOfTrailingZeros(left);
                    if (node < start && node < web.candidates) {
                        join(row, node * words);
                    } else {
                        spread[word] |= left & -left;
                        light(row, node);
                    }
                    isMore = true;
                    left = on[row + word] & ~spread[word];
                }
            }
        }
    }

    private void join(int row, int other) {
        for (int i = 0; i < used; i++) {
            on[row + i] |= on[other + i];
            off[row + i] |= off[other + i];
            spread[i] |= on[other + i];
        }
    }

    /** A node that holds puts out those that it sees, and they light others. */
    private void light(int row, int node) {
        int lights = node * web.words;
        if ((known[node >> 6] >>> node & 1) == 0) {
            known[node >> 6] |= 1L << node;
            learn(lights);
        }
        for (int i = 0; i < used; i++) {
            on[row + i] |= lit[lights + i];
            off[row + i] |= web.weak[lights + i];
        }
    }

    /** Works out what a node lights by those that it sees, once for all rows that it is in. */
    private void learn(int node) {
        Arrays.fill(lit, node, node + used, 0);
        for (int i = 0; i < used; i++) {
            long left = web.weak[node + i] & web.linked[i] & (isGrouped ? -1L : web.plain[i]);
            for (; left != 0; left &= left - 1) {
                putOut(lit, node, ((i << 6) + Long.numberOfTrailingZeros(left)) * web.words);
            }
        }
    }

    private void putOut(long[] into, int row, int node) {
        for (int i = 0; i < used; i++) {
            into[row + i] |= isGrouped ? web.strong[node + i] : web.strong[node + i] & web.plain[i];
        }
    }

    /** Begins with no candidate: they agree on everything. */
    void begin() {
        Arrays.fill(allOn, -1L);
        Arrays.fill(allOff, -1L);
    }

    /** Leaves of what is agreed on what follows from one candidate more. */
    void agree(int candidate) {
        int row = candidate * web.words;
        for (int i = 0; i < web.words; i++) {
            allOn[i] &= on[row + i];
            allOff[i] &= off[row + i];
        }
    }

    /** Works out what holds if a candidate does not. */
    void without(int candidate) {
        int words = web.words;
        int row = web.candidates * words;
        Arrays.fill(on, row, row + words, 0);
        Arrays.fill(off, row, row + words, 0);
        putOut(on, row, candidate * words);
        walk(web.candidates);
    }

    /** Whether a node holds then. */
    boolean isLit(int node) {
        return (on[web.candidates * web.words + (node >> 6)] >>> node & 1) != 0;
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
