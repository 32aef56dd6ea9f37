package dev.neuf.search;

/** Counts the solutions of a board of houses whose open cells all have two candidates, without searching. */
final class Switches {

    /*
     * After singles, a house with k open cells has k open digits, each with at least two places. If the cells have two
     * candidates each, that is 2k in all, so each digit has exactly two places. Then everything is either-or: the digit
     * of one cell settles the other place of both its digits in all its houses, and so on. What hangs together in
     * this way is a switch: it has two positions, each the other with all cells changed, or none, if it contradicts
     * itself. Different switches do not touch, so k of them have 2^k positions.
     */

    private final Candidates candidates;
    private final Groups groups;

    /** The digit that a cell takes in one position of its switch, as a bit; 0 if not looked at yet. */
    private final long[] taken;

    private final int[] queue;
    private int length;

    Switches(Candidates candidates) {
        this.candidates = candidates;
        groups = candidates.groups;
        taken = new long[groups.cellCount];
        queue = new int[groups.cellCount];
    }

    /** Whether each open cell has two candidates. */
    boolean areAll() {
        for (int row = 0; row < groups.size; row++) {
            for (long open = candidates.state[candidates.opens + row]; open != 0; open &= open - 1) {
                if (Long.bitCount(candidates.of(row * groups.size + Long.numberOfTrailingZeros(open))) > 2) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The number of switches, or -1 if one of them has no position. */
    int count() {
        length = 0;
        int count = 0;
        boolean isSound = true;
        for (int cell = 0; cell < groups.cellCount && isSound; cell++) {
            long own = candidates.of(cell);
            if ((own & (own - 1)) != 0 && taken[cell] == 0) {
                count++;
                int next = length;
                isSound = take(cell, own & -own);
                while (isSound && next < length) {
                    isSound = follow(queue[next++]);
                }
            }
        }
        for (int i = 0; i < length; i++) {
            taken[queue[i]] = 0;
        }
        return isSound ? count : -1;
    }

    private boolean take(int cell, long digit) {
        if (taken[cell] != 0) {
            return taken[cell] == digit;
        }
        taken[cell] = digit;
        queue[length++] = cell;
        return true;
    }

    /** What becomes of the other places of both digits of a cell. */
    private boolean follow(int cell) {
        long yes = taken[cell];
        long no = candidates.of(cell) & ~yes;
        for (int link = groups.linksFrom[cell]; link < groups.linksFrom[cell + 1]; link++) {
            int rival = other(link, yes);
            if (!take(rival, candidates.of(rival) & ~yes) || !take(other(link, no), no)) {
                return false;
            }
        }
        return true;
    }

    /** The other place of a digit in a house. */
    private int other(int link, long digit) {
        int group = groups.linkGroup[link];
        int row = candidates.places + group * groups.size + Long.numberOfTrailingZeros(digit);
        return groups.cells[group][Long.numberOfTrailingZeros(candidates.state[row] & ~groups.linkBit[link])];
    }
}
