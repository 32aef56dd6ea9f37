package dev.neuf.search;

import dev.neuf.core.CellSet;
import dev.neuf.core.Rule;
import dev.neuf.core.Ruleset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Splits the open cells into parts that no rule connects: how one part is filled says nothing about another.
 *
 * <p>Cells that must differ are connected only while they have a candidate in common. A house needs no more than that:
 * if all its cells differ, each digit is in one of them.
 */
final class Parts {

    private final int[][] peers;
    /** Cells with which a cell has more in common than being different: relations and sums. */
    private final int[][] partners;

    private final int[][] housesOf;
    private final int[][] sumsOf;
    private final List<Rule.Sum> sums;

    // for each house, what a part has in it, while the part is looked at
    private final int[] cellsIn;
    private final long[] digitsIn;

    private final int[] found;
    private final boolean[] isSeen;

    Parts(Ruleset rules) {
        int cellCount = rules.layout().cellCount();
        sums = rules.sums();
        peers = new int[cellCount][];
        partners = new int[cellCount][];
        housesOf = new int[cellCount][];
        sumsOf = new int[cellCount][];
        List<Rule.House> houses = rules.houses();
        for (int cell = 0; cell < cellCount; cell++) {
            peers[cell] = rules.peers(cell).toArray();
            partners[cell] = partners(rules, cell);
            housesOf[cell] = numbersWith(cell, houses);
            sumsOf[cell] = numbersWith(cell, sums);
        }
        cellsIn = new int[houses.size()];
        digitsIn = new long[houses.size()];
        found = new int[cellCount];
        isSeen = new boolean[cellCount];
    }

    private static int[] partners(Ruleset rules, int cell) {
        var partners = new CellSet.Builder();
        for (Rule.Relation relation : rules.relations(cell)) {
            partners.add(relation.cells());
        }
        for (Rule.Sum sum : rules.sums()) {
            if (sum.cells().contains(cell)) {
                partners.add(sum.cells());
            }
        }
        return partners.build().without(cell).toArray();
    }

    /** The numbers of those rules that speak of the cell. */
    private static int[] numbersWith(int cell, List<? extends Rule> rules) {
        return IntStream.range(0, rules.size())
                .filter(number -> rules.get(number).cells().contains(cell))
                .toArray();
    }

    static boolean isOpen(long candidates) {
        return (candidates & (candidates - 1)) != 0;
    }

    /** The parts of the open ones among these cells, each in the order of its cells. */
    List<int[]> among(int[] cells, long[] candidates) {
        var parts = new ArrayList<int[]>();
        for (int cell : cells) {
            isSeen[cell] = !isOpen(candidates[cell]);
        }
        for (int cell : cells) {
            if (!isSeen[cell]) {
                int[] part = Arrays.copyOf(found, reach(cell, candidates));
                Arrays.sort(part);
                parts.add(part);
            }
        }
        return parts;
    }

    /** Collects the cells that are connected with this one, and tells how many there are. */
    private int reach(int start, long[] candidates) {
        int count = 1;
        found[0] = start;
        isSeen[start] = true;
        for (int i = 0; i < count; i++) {
            int cell = found[i];
            for (int peer : peers[cell]) {
                if (!isSeen[peer] && (candidates[cell] & candidates[peer]) != 0) {
                    isSeen[peer] = true;
                    found[count++] = peer;
                }
            }
            for (int partner : partners[cell]) {
                if (!isSeen[partner] && isOpen(candidates[partner])) {
                    isSeen[partner] = true;
                    found[count++] = partner;
                }
            }
        }
        return count;
    }

    /**
     * Whether a part has as many cells as digits in each house. A digit of the part has no other place in the house, so
     * with more digits than cells one is left over, and then another part has too few: there is no solution. Such a part
     * must not be counted, because it has solutions by itself.
     */
    boolean isBalanced(int[] part, long[] candidates) {
        for (int cell : part) {
            for (int house : housesOf[cell]) {
                cellsIn[house]++;
                digitsIn[house] |= candidates[cell];
            }
        }
        boolean isBalanced = true;
        for (int cell : part) {
            for (int house : housesOf[cell]) {
                isBalanced &= cellsIn[house] == Long.bitCount(digitsIn[house]);
            }
        }
        for (int cell : part) {
            for (int house : housesOf[cell]) {
                cellsIn[house] = 0;
                digitsIn[house] = 0;
            }
        }
        return isBalanced;
    }

    /** The cells that must differ from this one. */
    int[] peers(int cell) {
        return peers[cell];
    }

    /** Whether the open cells of a part need only differ, so that its digits could change names. */
    boolean isPlain(int[] part, long[] candidates) {
        for (int cell : part) {
            for (int partner : partners[cell]) {
                if (isOpen(candidates[partner])) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The numbers of the sums that the cells of a part are in. */
    int[] sumsOf(int[] part) {
        return Arrays.stream(part)
                .flatMap(cell -> Arrays.stream(sumsOf[cell]))
                .distinct()
                .sorted()
                .toArray();
    }

    /** What the open cells of a sum must add up to. */
    int rest(int sum, long[] candidates) {
        int rest = sums.get(sum).total();
        for (int cell : sums.get(sum).cells()) {
            rest -= isOpen(candidates[cell]) ? 0 : Long.numberOfTrailingZeros(candidates[cell]) + 1;
        }
        return rest;
    }
}
