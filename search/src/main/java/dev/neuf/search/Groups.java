package dev.neuf.search;

import dev.neuf.core.CellSet;
import dev.neuf.core.Rule;
import dev.neuf.core.Ruleset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;

/** The rules of a puzzle in flat arrays, as the general engine wants them. Made once, never changed. */
final class Groups {

    /*
     * A group is a set of at least three cells that differ: first come the houses, then what is smaller. A pair of cells
     * that differ is no group: a board with knight's moves would have thousands, and nothing can be said of a pair but
     * that the second is not what the first is. Who is in a group already needs not be told again.
     */

    final int size;
    final int cellCount;
    final long digits;

    /** The cells of each group; the place of a cell in this list is a bit of the masks below. */
    final int[][] cells;

    /** Groups below this number are houses, where each digit must have a place. */
    final int houseCount;

    /** The links of cell c to its groups are those from number {@code linksFrom[c]} to before {@code linksFrom[c + 1]}. */
    final int[] linksFrom;

    final int[] linkGroup;
    final long[] linkBit;

    /** For two houses a and b, at {@code a * houseCount + b}, the places in a of the cells of both. */
    final long[] overlaps;

    /** Houses that share more than one cell with another. */
    final boolean[] isOverlapping;

    /** What each cell can hold on the empty board. */
    final long[] domains;

    /** For each cell, those that differ from it outside of groups. */
    final int[][] pairs;

    /** For each cell, its relations; and its sums, by number. */
    final Arc[][] arcs;

    final int[][] sumsOf;
    final Total[] sums;

    /** Whether all rules are houses. */
    final boolean arePlain;

    /** Whether all rules say only that cells differ: then no digit is special. */
    final boolean areDigitsAlike;

    /** Whether some cells that must differ are more than there are digits. */
    final boolean isOverfull;

    /** One direction of a relation: for each digit of a cell, what the other may hold. */
    record Arc(int other, long[] partners) {}

    private static final int[] NO_CELLS = {};
    private static final Arc[] NO_ARCS = {};

    Groups(Ruleset rules) {
        size = rules.layout().size();
        cellCount = rules.layout().cellCount();
        digits = rules.layout().digits().bits();
        domains = new long[cellCount];
        for (int cell = 0; cell < cellCount; cell++) {
            domains[cell] = rules.domain(cell).bits();
        }
        pairs = new int[cellCount][];
        Arrays.fill(pairs, NO_CELLS);
        arcs = new Arc[cellCount][];
        Arrays.fill(arcs, NO_ARCS);
        sumsOf = new int[cellCount][];
        Arrays.fill(sumsOf, NO_CELLS);

        var members = new Members(cellCount);
        for (Rule.House house : rules.houses()) {
            members.add(house.cells().toArray());
        }
        houseCount = members.groups.size();
        var totals = new ArrayList<Total>();
        var partners = new IdentityHashMap<Rule.Pairing, long[]>();
        var reversed = new IdentityHashMap<Rule.Pairing, long[]>();
        boolean areDigitsAlike = true;
        boolean isOverfull = false;
        for (Rule rule : rules.all()) {
            switch (rule) {
                case Rule.House _ -> {}
                case Rule.Different(CellSet set) -> {
                    isOverfull |= set.size() > size;
                    if (set.size() <= size) {
                        addDifferent(set.toArray(), members);
                    }
                }
                case Rule.Relation(int a, int b, Rule.Pairing allowed) -> {
                    areDigitsAlike = false;
                    addArc(a, b, partners.computeIfAbsent(allowed, this::partners));
                    addArc(b, a, reversed.computeIfAbsent(allowed, pairing -> partners(pairing.reversed())));
                }
                case Rule.Sum _ -> areDigitsAlike = false; // below, when all groups are known
                case Rule.Domain _ -> areDigitsAlike = false; // what the cells start with
            }
        }
        for (Rule.Sum sum : rules.sums()) {
            int[] summed = sum.cells().toArray();
            for (int cell : summed) {
                sumsOf[cell] = with(sumsOf[cell], totals.size());
            }
            totals.add(new Total(summed, sum.total(), members.contain(summed) || isPair(summed), size));
        }
        this.areDigitsAlike = areDigitsAlike;
        arePlain = rules.all().size() == rules.houses().size();
        this.isOverfull = isOverfull;
        sums = totals.toArray(Total[]::new);
        cells = members.groups.toArray(int[][]::new);
        linksFrom = new int[cellCount + 1];
        for (int cell = 0; cell < cellCount; cell++) {
            linksFrom[cell + 1] = linksFrom[cell] + members.groupsOf[cell].length;
        }
        linkGroup = new int[linksFrom[cellCount]];
        linkBit = new long[linksFrom[cellCount]];
        int[] filled = linksFrom.clone();
        for (int group = 0; group < cells.length; group++) {
            for (int place = 0; place < cells[group].length; place++) {
                int link = filled[cells[group][place]]++;
                linkGroup[link] = group;
                linkBit[link] = 1L << place;
            }
        }
        overlaps = overlaps();
        isOverlapping = new boolean[cells.length];
        for (int i = 0; i < overlaps.length; i++) {
            isOverlapping[i / houseCount] |= Long.bitCount(overlaps[i]) > 1;
        }
    }

    private long[] overlaps() {
        long[] shared = new long[houseCount * houseCount];
        for (int cell = 0; cell < cellCount; cell++) {
            for (int a = linksFrom[cell]; a < linksFrom[cell + 1]; a++) {
                for (int b = linksFrom[cell]; b < linksFrom[cell + 1]; b++) {
                    if (a != b && linkGroup[a] < houseCount && linkGroup[b] < houseCount) {
                        shared[linkGroup[a] * houseCount + linkGroup[b]] |= linkBit[a];
                    }
                }
            }
        }
        return shared;
    }

    private void addDifferent(int[] set, Members members) {
        if (set.length < 2 || members.contain(set)) {
            return;
        }
        if (set.length == 2) {
            pairs[set[0]] = with(pairs[set[0]], set[1]);
            pairs[set[1]] = with(pairs[set[1]], set[0]);
        } else {
            members.add(set);
        }
    }

    private boolean isPair(int[] set) {
        return set.length == 1
                || set.length == 2 && Arrays.stream(pairs[set[0]]).anyMatch(cell -> cell == set[1]);
    }

    private void addArc(int cell, int other, long[] partners) {
        arcs[cell] = Arrays.copyOf(arcs[cell], arcs[cell].length + 1);
        arcs[cell][arcs[cell].length - 1] = new Arc(other, partners);
    }

    private long[] partners(Rule.Pairing allowed) {
        long[] partners = new long[size];
        for (int digit = 1; digit <= size; digit++) {
            partners[digit - 1] = allowed.partners(digit, size).bits();
        }
        return partners;
    }

    private static int[] with(int[] items, int item) {
        int[] more = Arrays.copyOf(items, items.length + 1);
        more[items.length] = item;
        return more;
    }

    /** The groups so far, and those of each cell. */
    private static final class Members {
        private final List<int[]> groups = new ArrayList<>();
        private final int[][] groupsOf;

        Members(int cellCount) {
            groupsOf = new int[cellCount][];
            Arrays.fill(groupsOf, NO_CELLS);
        }

        void add(int[] cells) {
            if (!contain(cells)) {
                for (int cell : cells) {
                    groupsOf[cell] = with(groupsOf[cell], groups.size());
                }
                groups.add(cells);
            }
        }

        /** Whether one group has all these cells. */
        boolean contain(int[] cells) {
            for (int group : groupsOf[cells[0]]) {
                boolean isInside = true;
                for (int i = 1; i < cells.length && isInside; i++) {
                    isInside = contains(groupsOf[cells[i]], group);
                }
                if (isInside) {
                    return true;
                }
            }
            return false;
        }

        private static boolean contains(int[] items, int wanted) {
            for (int item : items) {
                if (item == wanted) {
                    return true;
                }
            }
            return false;
        }
    }
}
