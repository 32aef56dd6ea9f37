package dev.neuf.logic.nine;

import dev.neuf.logic.Bounds;
import java.util.Arrays;

/** {@link dev.neuf.logic.find.AlmostHidden} on bits, and whether chains of these sets lead to anything. */
final class HiddenSets {

    /*
     * A set lacks one of its cells, and fills the others. So whether it lacks a cell depends on the digits which it has
     * there: other sets that have none of these there may fill the cell. A node is a cell with some of its digits, and
     * many sets share it.
     *
     * Suppose that a cell holds a digit: that is a start. The sets of the cell without the digit lack the cell, fill their
     * others, so that other sets lack these, and so on. If some set then lacks two cells, the start is impossible, and
     * each chain of hidden sets ends that way, seen from the candidate that it strikes. A start is a bit, so 64 of them
     * are followed at once.
     */

    /** With more than that, which no board had yet, nothing is said. */
    private static final int MOST_SETS = 512;

    private static final int MOST_NODES = 512;
    private static final int MOST_PAIRS = 1024;

    private final Slate slate;
    private int turn;
    private boolean isTooMuch;

    /** By set, where its nodes begin. */
    private final int[] begin = new int[MOST_SETS + 1];

    private final int[] nodes = new int[MOST_SETS * (Bounds.ALMOST_HIDDEN_DIGITS + 1)];
    private int sets;

    /** By node, its cell, its digits, and the node before it in the same cell; by cell, the last node. */
    private final int[] cells = new int[MOST_NODES];

    private final int[] digits = new int[MOST_NODES];
    private final int[] before = new int[MOST_NODES];
    private final int[] lastOf = new int[Plain.CELLS];
    private int count;

    /** Pairs of nodes of the same cell without a common digit. */
    private final int[] ones = new int[MOST_PAIRS];

    private final int[] others = new int[MOST_PAIRS];
    private int pairs;

    /** By node, the starts from which the sets lack it, and from which they fill it. */
    private final long[] lacking = new long[MOST_NODES];

    private final long[] filling = new long[MOST_NODES];

    /** By cell, its own starts. */
    private final long[] starts = new long[Plain.CELLS];

    private final int[] subsets = new int[256];

    private boolean isInTwo;
    private boolean isInThree;
    private int chainTurn;
    private boolean isInMore;

    HiddenSets(Slate slate) {
        this.slate = slate;
    }

    /** Whether two sets may strike something. */
    boolean areTwo() {
        remake();
        return isInTwo;
    }

    /** Whether three sets may strike something; a digit with two places counts as a set. */
    boolean areThree() {
        remake();
        return isInThree;
    }

    /** Whether up to seven sets in a chain may strike something. */
    boolean areMore() {
        remake();
        if (chainTurn != slate.turn) {
            chainTurn = slate.turn;
            isInMore = isInTwo || isInThree;
            for (int cell = 0; cell < Plain.CELLS && !isInMore; ) {
                cell = start(cell);
                // each round takes the chain a set further on both sides of the one that lacks two cells
                for (int round = 0; round < 3; round++) {
                    fill();
                    lack();
                }
                isInMore = isContrary();
            }
        }
        return isInMore;
    }

    private void remake() {
        if (turn == slate.turn) {
            return;
        }
        turn = slate.turn;
        isTooMuch = false;
        sets = 0;
        count = 0;
        pairs = 0;
        Arrays.fill(lastOf, -1);
        for (int house = 0; house < Plain.HOUSES; house++) {
            choose(house);
        }
        isInTwo = isTooMuch;
        isInThree = isTooMuch;
        for (int cell = 0; cell < Plain.CELLS && !(isInTwo && isInThree); ) {
            cell = start(cell);
            fill();
            lack();
            compare();
        }
    }

    /** Finds the sets of a house. What has too many places already does not grow. */
    private void choose(int house) {
        int size = 1;
        for (int left = slate.some[house]; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int more = slate.at[digit * Plain.HOUSES + house] | 1 << digit + 9;
            int end = size;
            for (int i = 0; i < end; i++) {
                int both = subsets[i] | more;
                if (Integer.bitCount(both & Plain.ALL_DIGITS) <= Bounds.ALMOST_HIDDEN_DIGITS + 1
                        && Integer.bitCount(both >> 9) <= Bounds.ALMOST_HIDDEN_DIGITS) {
                    subsets[size++] = both;
                }
            }
        }
        for (int i = 1; i < size; i++) {
            int places = subsets[i] & Plain.ALL_DIGITS;
            if (Integer.bitCount(places) == Integer.bitCount(subsets[i] >> 9) + 1) {
                add(house, subsets[i] >> 9, places);
            }
        }
    }

    private void add(int house, int some, int places) {
        if (sets == MOST_SETS || count > MOST_NODES - 9) {
            isTooMuch = true;
            return;
        }
        int end = begin[sets];
        for (int left = places; left != 0; left &= left - 1) {
            int cell = Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(left)];
            // a cell without other digits is never lacking, and to fill it tells nothing
            if ((slate.candidates[cell] & ~some) != 0) {
                nodes[end++] = node(cell, some & slate.candidates[cell]);
            }
        }
        if (end - begin[sets] > 1) {
            begin[++sets] = end;
        }
    }

    private int node(int cell, int here) {
        int node = lastOf[cell];
        while (node >= 0 && digits[node] != here) {
            node = before[node];
        }
        return node >= 0 ? node : made(cell, here);
    }

    private int made(int cell, int here) {
        for (int other = lastOf[cell]; other >= 0; other = before[other]) {
            if ((digits[other] & here) == 0) {
                isTooMuch |= pairs == MOST_PAIRS;
                if (!isTooMuch) {
                    ones[pairs] = other;
                    others[pairs++] = count;
                }
            }
        }
        cells[count] = cell;
        digits[count] = here;
        before[count] = lastOf[cell];
        lastOf[cell] = count;
        return count++;
    }

    /** Begins with the candidates from this cell on, as many as a word has bits, and says where to go on. */
    private int start(int from) {
        Arrays.fill(starts, 0);
        Arrays.fill(lacking, 0, count, 0);
        int used = 0;
        int cell = from;
        for (; cell < Plain.CELLS; cell++) {
            int candidates = slate.candidates[cell];
            int size = Integer.bitCount(candidates);
            if (used + size > Long.SIZE) {
                break;
            }
            if (lastOf[cell] >= 0) {
                starts[cell] = (1L << size) - 1 << used;
                for (int left = candidates; left != 0; left &= left - 1) {
                    start(cell, left & -left, 1L << used++);
                }
            }
        }
        return cell;
    }

    private void start(int cell, int digit, long bit) {
        for (int node = lastOf[cell]; node >= 0; node = before[node]) {
            if ((digits[node] & digit) == 0) {
                lacking[node] |= bit;
            }
        }
    }

    /** A set that lacks a cell fills its others. */
    private void fill() {
        Arrays.fill(filling, 0, count, 0);
        for (int set = 0; set < sets; set++) {
            int end = begin[set + 1];
            long some = 0;
            for (int i = begin[set]; i < end; i++) {
                some |= lacking[nodes[i]];
            }
            if (some != 0) {
                for (int i = begin[set]; i < end; i++) {
                    filling[nodes[i]] |= some & ~lacking[nodes[i]];
                }
            }
        }
    }

    /** A cell that is filled by digits is lacking where there are others. */
    private void lack() {
        for (int i = 0; i < pairs; i++) {
            lacking[ones[i]] |= filling[others[i]];
            lacking[others[i]] |= filling[ones[i]];
        }
    }

    /** After one round: whether a set lacks the cell of the start and another, or two others. */
    private void compare() {
        for (int set = 0; set < sets; set++) {
            long own = 0;
            long once = 0;
            long twice = 0;
            for (int i = begin[set]; i < begin[set + 1]; i++) {
                long here = lacking[nodes[i]];
                long mine = starts[cells[nodes[i]]];
                own |= here & mine;
                here &= ~mine;
                twice |= once & here;
                once |= here;
            }
            isInTwo |= (own & once) != 0;
            isInThree |= twice != 0;
        }
    }

    private boolean isContrary() {
        for (int set = 0; set < sets; set++) {
            long once = 0;
            for (int i = begin[set]; i < begin[set + 1]; i++) {
                long here = lacking[nodes[i]];
                if ((once & here) != 0) {
                    return true;
                }
                once |= here;
            }
        }
        return false;
    }
}
