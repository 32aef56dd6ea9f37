package dev.neuf.logic.nine;

import java.util.Arrays;

/** {@link dev.neuf.logic.chain.Web} on bits: of two nodes with a weak link not both hold, with a strong one at least one. */
class Web {

    /** How many nodes there are, of which so many are candidates, and the words that a set of them takes. */
    int size;

    int candidates;
    int words;

    /** By node * words, those it puts out when it holds, and those it lights when it does not. */
    long[] weak = {};

    long[] strong = {};

    /** The nodes that light any. */
    long[] linked = {};

    /** The candidates, which have the first numbers. */
    long[] plain = {};

    /** Makes room for so many nodes without links. */
    final void clear(int nodes) {
        size = nodes;
        words = size + 63 >> 6;
        if (weak.length < size * words) {
            int most = size * words * 5 / 4;
            weak = new long[most];
            strong = new long[most];
        } else {
            Arrays.fill(weak, 0, size * words, 0);
            Arrays.fill(strong, 0, size * words, 0);
        }
        if (linked.length < words) {
            linked = new long[words];
            plain = new long[words];
        } else {
            Arrays.fill(linked, 0);
            Arrays.fill(plain, 0);
        }
        Arrays.fill(plain, 0, candidates >> 6, -1L);
        if ((candidates & 63) != 0) {
            plain[candidates >> 6] = (1L << candidates) - 1;
        }
    }

    final void tieWeak(int a, int b) {
        weak[a * words + (b >> 6)] |= 1L << b;
        weak[b * words + (a >> 6)] |= 1L << a;
    }

    final void tieStrong(int a, int b) {
        strong[a * words + (b >> 6)] |= 1L << b;
        strong[b * words + (a >> 6)] |= 1L << a;
        linked[a >> 6] |= 1L << a;
        linked[b >> 6] |= 1L << b;
    }
}
