package dev.neuf.logic.chain;

import dev.neuf.core.CellSet;
import dev.neuf.core.Part;
import dev.neuf.core.Rule;
import dev.neuf.logic.Sight;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The questions of a board, and the candidates that answer each: which digit is in this cell, where is this digit in that
 * house. Exactly one of a cluster holds.
 */
final class Clusters {

    /**
     * One question.
     *
     * @param where the cell, or the house
     * @param digit the digit to be placed in a house, or 0
     */
    record Cluster(Part where, int digit, int[] candidates, long[] bits) {}

    private final Web web;
    private final int candidates;
    private final List<Cluster> all = new ArrayList<>();

    /** By cluster, the groups that may take in what is left of it. */
    private final List<int[]> groups = new ArrayList<>();

    /** By candidate, the numbers of its clusters. */
    private final int[][] of;

    /** Made when first asked for. */
    private long @Nullable [][] members;

    private Clusters(Sight sight, Web web, boolean hasCells) {
        this.web = web;
        List<List<Integer>> byCell = new ArrayList<>();
        for (int cell = 0; cell < sight.layout().cellCount(); cell++) {
            byCell.add(new ArrayList<>());
        }
        List<List<Integer>> byDigit = new ArrayList<>();
        for (int digit = 0; digit <= sight.size(); digit++) {
            byDigit.add(new ArrayList<>());
        }
        int count = 0;
        for (int node = 0; node < web.size(); node++) {
            if (web.node(node).isCandidate()) {
                byCell.get(web.node(node).cell()).add(node);
                byDigit.get(web.node(node).digit()).add(node);
                count++;
            }
        }
        candidates = count;
        for (int cell : hasCells ? sight.open() : CellSet.NONE) {
            add(CellSet.of(cell), 0, byCell.get(cell));
        }
        for (Rule.House house : sight.houses()) {
            for (int digit = 1; digit <= sight.size(); digit++) {
                var inHouse = new ArrayList<Integer>();
                for (int node : byDigit.get(digit)) {
                    if (house.cells().contains(web.node(node).cell())) {
                        inHouse.add(node);
                    }
                }
                add(house, digit, inHouse);
            }
        }
        List<List<Integer>> lists = new ArrayList<>();
        for (int node = 0; node < candidates; node++) {
            lists.add(new ArrayList<>());
        }
        for (int number = 0; number < all.size(); number++) {
            for (int node : all.get(number).candidates) {
                lists.get(node).add(number);
            }
        }
        of = new int[candidates][];
        for (int node = 0; node < of.length; node++) {
            of[node] = lists.get(node).stream().mapToInt(number -> number).toArray();
        }
    }

    /** All questions; with groups, if wanted. */
    static Clusters of(Sight sight, Nodes nodes) {
        return new Clusters(sight, Webs.of(sight).of(nodes), true);
    }

    /** Where one digit is. */
    static Clusters of(Sight sight, int digit) {
        return new Clusters(sight, Webs.of(sight, digit), false);
    }

    private void add(Part where, int digit, List<Integer> nodes) {
        if (!nodes.isEmpty()) {
            var bits = new long[web.words()];
            nodes.forEach(node -> bits[node >> 6] |= 1L << node);
            all.add(new Cluster(
                    where, digit, nodes.stream().mapToInt(node -> node).toArray(), bits));
            var inside = new ArrayList<Integer>();
            for (int group = candidates; group < web.size() && where instanceof Rule.House; group++) {
                if (web.node(group).digit() == digit
                        && where instanceof Rule.House house
                        && house.cells().containsAll(web.node(group).cells())) {
                    inside.add(group);
                }
            }
            groups.add(inside.stream().mapToInt(group -> group).toArray());
        }
    }

    Web web() {
        return web;
    }

    /** How many candidates there are. They have the first numbers, and groups come after them. */
    int candidates() {
        return candidates;
    }

    /** The number of the candidate with the digit and the first cell of a node. */
    int candidate(Node node) {
        int number = 0;
        while (web.node(number).digit() != node.digit() || web.node(number).cell() != node.cell()) {
            number++;
        }
        return number;
    }

    /** A candidate, or what is left of a group without the candidates that are out. */
    Node left(int number, IntPredicate isOut) {
        Node node = web.node(number);
        CellSet cells = node.cells();
        for (int candidate = 0; candidate < candidates && !node.isCandidate(); candidate++) {
            Node one = web.node(candidate);
            if (one.digit() == node.digit() && isOut.test(candidate)) {
                cells = cells.without(one.cell());
            }
        }
        return node.isCandidate() ? node : Node.group(node.digit(), cells);
    }

    /** A group of which one cell is left says the same as the candidate there, which is known before it is followed. */
    int said(int number, Node left) {
        return left.cells().isSingle() ? candidate(left) : number;
    }

    /** The answers to a question but the last, or those of the last group. */
    List<Integer> others(int cluster, Node kept) {
        var others = new ArrayList<Integer>();
        for (int candidate : get(cluster).candidates()) {
            if (web.node(candidate).digit() != kept.digit()
                    || !kept.cells().contains(web.node(candidate).cell())) {
                others.add(candidate);
            }
        }
        return others;
    }

    /** The groups inside a cluster. */
    int[] groups(int cluster) {
        return groups.get(cluster);
    }

    /** By group, its candidates as bits. */
    long[][] members() {
        long[][] made = members;
        if (made == null) {
            made = memberBits();
            members = made;
        }
        return made;
    }

    private long[][] memberBits() {
        var bits = new long[web.size()][];
        for (int group = candidates; group < bits.length; group++) {
            bits[group] = new long[web.words()];
            for (int candidate = 0; candidate < candidates; candidate++) {
                Node node = web.node(candidate);
                if (node.digit() == web.node(group).digit()
                        && web.node(group).cells().contains(node.cell())) {
                    bits[group][candidate >> 6] |= 1L << candidate;
                }
            }
        }
        return bits;
    }

    int size() {
        return all.size();
    }

    /** By question, how many answers there are. */
    int[] sizes() {
        return all.stream().mapToInt(cluster -> cluster.candidates.length).toArray();
    }

    Cluster get(int number) {
        return all.get(number);
    }

    /** The clusters of a candidate. */
    int[] of(int candidate) {
        return of[candidate];
    }
}
