package dev.neuf.search;

import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import java.util.Arrays;

/** The candidates of a board, seen from cells and from groups; settles singles, and can go back. */
final class Candidates {

    /*
     * Everything that changes is one array of longs, so that undo is putting old longs back:
     *
     *   cell c                      the digits it can hold
     *   places + group * size + d   the cells of the group (as places in its list) that can hold digit d + 1
     *   opens + group               the cells of the group that are not settled
     *
     * The two views are kept in step by strike(). So a settled cell finds those that lose its digit without looking at
     * any other peer, a digit with one place left is seen at the moment it comes to that, and a search can branch on
     * whichever is fewer: the digits of a cell, or the places of a digit.
     *
     * A long is saved on the trail once between two marks: its stamp tells. Settled cells wait in a queue, as do groups,
     * relations and sums that something was struck from.
     */

    final Groups groups;
    private final int size;
    final int places;
    final int opens;
    final long[] state;

    private final long[] stamps;
    private long epoch;
    private int[] trailIndex = new int[512];
    private long[] trailOld = new long[512];
    private int trailLength;

    /** Cells to settle, as cell * 64 + digit - 1. */
    private int[] singles = new int[256];

    private int singlesLength;

    /** Groups, cells with relations, and sums to look at again. */
    final Agenda changed;

    /** Houses that may have locked candidates, and the digits that were struck in them. */
    final Agenda overlapping;

    private final long[] struck;
    final Agenda related;
    final Agenda summed;

    /** The group that struck last: the one to blame for a contradiction. */
    int blamed;

    /** The group that strikes now and needs not be told of it, or -1. */
    int quiet = -1;

    /** How much was done, about the same for each unit: so that the clock need not be asked. */
    long work;

    Candidates(Groups groups) {
        this.groups = groups;
        size = groups.size;
        places = groups.cellCount;
        opens = places + groups.cells.length * size;
        state = new long[opens + groups.cells.length];
        stamps = new long[state.length];
        changed = new Agenda(groups.cells.length);
        overlapping = new Agenda(groups.houseCount);
        struck = new long[groups.cells.length];
        related = new Agenda(groups.cellCount);
        summed = new Agenda(groups.sums.length);
    }

    /** Begins with the givens; false if a cell has no candidate or a digit no place. */
    boolean start(Grid givens) {
        forgetWork();
        trailLength = 0;
        epoch = 0;
        Arrays.fill(stamps, 0); // nothing to go back to yet
        Arrays.fill(state, places, opens, 0);
        for (int group = 0; group < groups.cells.length; group++) {
            state[opens + group] = -1L >>> (Long.SIZE - groups.cells[group].length);
            changed.add(group);
            noteStruck(group, groups.digits);
        }
        for (int sum = 0; sum < groups.sums.length; sum++) {
            summed.add(sum);
        }
        for (int cell = 0; cell < groups.cellCount; cell++) {
            long own = groups.domains[cell];
            if (!givens.isEmpty(cell)) {
                own &= 1L << (givens.digit(cell) - 1);
            }
            if (own == 0) {
                return false;
            }
            state[cell] = own;
            if ((own & (own - 1)) == 0) {
                push(cell, Long.numberOfTrailingZeros(own));
            }
            if (groups.arcs[cell].length > 0) {
                related.add(cell);
            }
            for (int link = groups.linksFrom[cell]; link < groups.linksFrom[cell + 1]; link++) {
                int row = places + groups.linkGroup[link] * size;
                for (long left = own; left != 0; left &= left - 1) {
                    state[row + Long.numberOfTrailingZeros(left)] |= groups.linkBit[link];
                }
            }
        }
        for (int row = 0; row < groups.houseCount * size; row++) {
            long where = state[places + row];
            if (where == 0) {
                return false;
            }
            if ((where & (where - 1)) == 0) {
                push(groups.cells[row / size][Long.numberOfTrailingZeros(where)], row % size);
            }
        }
        return true;
    }

    /** The candidates of a cell. */
    long of(int cell) {
        return state[cell];
    }

    /** Where the trail ends now; from here on everything is saved again. */
    int mark() {
        epoch++;
        return trailLength;
    }

    /** Goes back to an earlier mark. What was still to do is forgotten. */
    void undo(int mark) {
        while (trailLength > mark) {
            trailLength--;
            state[trailIndex[trailLength]] = trailOld[trailLength];
        }
        forgetWork();
    }

    private void forgetWork() {
        singlesLength = 0;
        changed.clear();
        while (!overlapping.isEmpty()) {
            takeStruck(overlapping.take());
        }
        related.clear();
        summed.clear();
    }

    private void set(int index, long now) {
        if (stamps[index] != epoch) {
            stamps[index] = epoch;
            if (trailLength == trailIndex.length) {
                trailIndex = Arrays.copyOf(trailIndex, 2 * trailLength);
                trailOld = Arrays.copyOf(trailOld, 2 * trailLength);
            }
            trailIndex[trailLength] = index;
            trailOld[trailLength++] = state[index];
        }
        state[index] = now;
    }

    private void push(int cell, int digitBit) {
        if (singlesLength == singles.length) {
            singles = Arrays.copyOf(singles, 2 * singlesLength);
        }
        singles[singlesLength++] = cell << 6 | digitBit;
    }

    /** Puts a digit, given as its bit number, into a cell, before anything else is done. */
    void place(int cell, int digitBit) {
        push(cell, digitBit);
    }

    /** Settles all singles, and those that follow; false on a contradiction. */
    boolean settle() {
        for (int next = 0; next < singlesLength; next++) {
            int cell = singles[next] >> 6;
            int digitBit = singles[next] & 63;
            if (isOpen(cell) ? !settle(cell, digitBit) : (state[cell] >> digitBit & 1) == 0) {
                return false;
            }
        }
        singlesLength = 0;
        return true;
    }

    /** Whether there are singles to settle. */
    boolean hasSingles() {
        return singlesLength > 0;
    }

    /** Whether the cell has not been settled yet. */
    private boolean isOpen(int cell) {
        int link = groups.linksFrom[cell]; // each cell has a row
        return (state[opens + groups.linkGroup[link]] & groups.linkBit[link]) != 0;
    }

    private boolean settle(int cell, int digitBit) {
        long others = state[cell] & ~(1L << digitBit);
        if (others == state[cell] || others != 0 && !strike(cell, others)) {
            return false;
        }
        int to = groups.linksFrom[cell + 1];
        for (int link = groups.linksFrom[cell]; link < to; link++) {
            int group = groups.linkGroup[link];
            long here = groups.linkBit[link];
            set(opens + group, state[opens + group] & ~here);
            int[] cells = groups.cells[group];
            blamed = group;
            for (long left = state[places + group * size + digitBit] & ~here; left != 0; left &= left - 1) {
                if (!strike(cells[Long.numberOfTrailingZeros(left)], 1L << digitBit)) {
                    return false;
                }
            }
        }
        for (int other : groups.pairs[cell]) {
            if ((state[other] >> digitBit & 1) != 0 && !strike(other, 1L << digitBit)) {
                return false;
            }
        }
        return true;
    }

    /** Strikes all candidates of a cell but these; false on a contradiction. */
    boolean keep(int cell, long kept) {
        long lost = state[cell] & ~kept;
        return lost == 0 || strike(cell, lost);
    }

    /** Strikes candidates, all of which the cell has; false if that leaves it none, or a digit without a place. */
    boolean strike(int cell, long lost) {
        long left = state[cell] & ~lost;
        if (left == 0) {
            return false;
        }
        set(cell, left);
        if ((left & (left - 1)) == 0) {
            push(cell, Long.numberOfTrailingZeros(left));
        }
        int to = groups.linksFrom[cell + 1];
        for (int link = groups.linksFrom[cell]; link < to; link++) {
            int group = groups.linkGroup[link];
            long elsewhere = ~groups.linkBit[link];
            int row = places + group * size;
            if (group != quiet) {
                changed.add(group);
            }
            noteStruck(group, lost);
            for (long digits = lost; digits != 0; digits &= digits - 1) {
                int digitBit = Long.numberOfTrailingZeros(digits);
                long where = state[row + digitBit] & elsewhere;
                set(row + digitBit, where);
                if ((where & (where - 1)) == 0 && group < groups.houseCount) {
                    if (where == 0) {
                        blamed = group;
                        return false;
                    }
                    push(groups.cells[group][Long.numberOfTrailingZeros(where)], digitBit);
                }
            }
        }
        work += 1 + to - groups.linksFrom[cell];
        if (groups.arcs[cell].length > 0) {
            related.add(cell);
        }
        for (int sum : groups.sumsOf[cell]) {
            summed.add(sum);
        }
        return true;
    }

    private void noteStruck(int group, long lost) {
        if (groups.isOverlapping[group]) {
            if (struck[group] == 0) {
                overlapping.add(group);
            }
            struck[group] |= lost;
        }
    }

    /** The digits that a house has lost somewhere since this was last asked. */
    long takeStruck(int house) {
        long lost = struck[house];
        struck[house] = 0;
        return lost;
    }

    /** Strikes what goes with no candidate of a cell that has changed; false on a contradiction. */
    boolean relate(int cell) {
        for (Groups.Arc arc : groups.arcs[cell]) {
            long supported = 0;
            for (long left = state[cell]; left != 0; left &= left - 1) {
                supported |= arc.partners()[Long.numberOfTrailingZeros(left)];
            }
            if (!keep(arc.other(), supported)) {
                return false;
            }
        }
        return true;
    }

    /** The digits of a board where every cell has one candidate. */
    Grid solution() {
        int[] digits = new int[groups.cellCount];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = new Digits(state[cell]).first();
        }
        return Grid.of(digits);
    }
}
