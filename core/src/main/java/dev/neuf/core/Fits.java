package dev.neuf.core;

/** How often each digit fits into the open cells of each house of a board: never, once or more often. */
public final class Fits {

    private final int[][] houses;
    private final Grid values;
    private final long[] candidates;
    private final long[] some;
    private final long[] several;
    private final long[] missing;
    private final boolean isAlive;

    /** One look at every cell of every house. */
    Fits(int[][] houses, Grid values, long[] candidates, long all) {
        this.houses = houses;
        this.values = values;
        this.candidates = candidates;
        some = new long[houses.length];
        several = new long[houses.length];
        missing = new long[houses.length];
        // no branches inside: which cells are open cannot be predicted
        long[] put = new long[candidates.length];
        boolean isAlive = true;
        for (int cell = 0; cell < put.length; cell++) {
            put[cell] = values.isEmpty(cell) ? 0 : candidates[cell];
            isAlive &= candidates[cell] != 0;
        }
        for (int house = 0; house < houses.length; house++) {
            long once = 0;
            long twice = 0;
            long placed = 0;
            for (int cell : houses[house]) {
                twice |= once & candidates[cell];
                once |= candidates[cell];
                placed |= put[cell];
            }
            // what is placed has left the open cells
            isAlive &= once == all && (twice & placed) == 0;
            some[house] = once & ~placed;
            several[house] = twice & ~placed;
            missing[house] = all & ~placed;
        }
        this.isAlive = isAlive;
    }

    /** Whether no house has a digit twice, a digit without a place or a cell without a digit. */
    boolean isAlive() {
        return isAlive;
    }

    /** How many houses there are. */
    public int houses() {
        return houses.length;
    }

    /** The digits that are not placed in the house, as bits. */
    public long missing(int house) {
        return missing[house];
    }

    /** The first open cell of the house that has one of these digits, given as bits; -1 if none has. */
    public int first(int house, long digits) {
        for (int cell : houses[house]) {
            if ((candidates[cell] & digits) != 0 && values.isEmpty(cell)) {
                return cell;
            }
        }
        return -1;
    }

    /** The digits that fit into the house, as bits. */
    public long some(int house) {
        return some[house];
    }

    /** The digits with exactly one place in the house, as bits. */
    public long single(int house) {
        return some[house] & ~several[house];
    }

    /** The digits with two places or more in the house, as bits. */
    public long several(int house) {
        return several[house];
    }
}
