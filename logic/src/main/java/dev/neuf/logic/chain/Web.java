package dev.neuf.logic.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How the nodes of a board hang together. Of two nodes with a weak link not both hold, of two with a strong link at least
 * one does. So a node that holds puts out all its weak neighbours, and one that does not lights all its strong ones.
 *
 * <p>A strong link has a length: one that takes a whole set of cells to see is longer than one between two candidates.
 */
final class Web {

    private final List<Node> nodes = new ArrayList<>();
    private long[][] weak = new long[0][];
    private int[][] strong = new int[0][];
    private int[][] lengths = new int[0][];
    private int longest = 1;

    /** Adds a node, and says its number. */
    int add(Node node) {
        nodes.add(node);
        return nodes.size() - 1;
    }

    /** To be called when all nodes are there, before the first link. */
    void spread() {
        int size = nodes.size();
        weak = new long[size][words()];
        strong = new int[size][0];
        lengths = new int[size][0];
    }

    void tieWeak(int a, int b) {
        weak[a][b >> 6] |= 1L << b;
        weak[b][a >> 6] |= 1L << a;
    }

    void tieStrong(int a, int b, int length) {
        longest = Math.max(longest, length);
        tieOneWay(a, b, length);
        tieOneWay(b, a, length);
    }

    private void tieOneWay(int a, int b, int length) {
        for (int i = 0; i < strong[a].length; i++) {
            if (strong[a][i] == b) {
                lengths[a][i] = Math.min(lengths[a][i], length);
                return;
            }
        }
        strong[a] = Arrays.copyOf(strong[a], strong[a].length + 1);
        strong[a][strong[a].length - 1] = b;
        lengths[a] = Arrays.copyOf(lengths[a], lengths[a].length + 1);
        lengths[a][lengths[a].length - 1] = length;
    }

    int size() {
        return nodes.size();
    }

    /** How many words a set of nodes takes. */
    int words() {
        return (nodes.size() + 63) >> 6;
    }

    Node node(int index) {
        return nodes.get(index);
    }

    /** The nodes that do not hold when this one does, as bits. */
    long[] weak(int node) {
        return weak[node];
    }

    boolean areWeak(int a, int b) {
        return (weak[a][b >> 6] >>> b & 1) != 0;
    }

    /** The nodes that hold when this one does not. */
    int[] strong(int node) {
        return strong[node];
    }

    /** How long the links to them are. */
    int[] lengths(int node) {
        return lengths[node];
    }

    int longest() {
        return longest;
    }
}
