package dev.neuf.logic.nine;

/**
 * Where things are on a plain board of size 9. Houses are rows 0 to 8, columns 9 to 17 and boxes 18 to 26, and the cells of
 * each are in order. A set of cells is two words: the first 54 cells, and the other 27.
 */
final class Plain {

    static final int CELLS = 81;
    static final int HOUSES = 27;
    static final int ALL_DIGITS = 0x1FF;

    /** So many cells are in the first word of a set. */
    static final int LOW_CELLS = 54;

    static final long ALL_LOW = (1L << LOW_CELLS) - 1;
    static final long ALL_HIGH = (1L << CELLS - LOW_CELLS) - 1;

    /** By house * 9 + position, the cell. */
    static final int[] CELL = new int[HOUSES * 9];

    /** By cell, its row, column and box, as numbers of houses. */
    static final int[] ROW = new int[CELLS];

    static final int[] COLUMN = new int[CELLS];
    static final int[] BOX = new int[CELLS];

    /** By cell, its three houses, as bits. */
    static final int[] HOUSES_OF = new int[CELLS];

    /** By cell, its position in its box. In its row it is column - 9, and in its column the row. */
    static final int[] IN_BOX = new int[CELLS];

    /** By house, its cells. */
    static final long[] HOUSE_LOW = new long[HOUSES];

    static final long[] HOUSE_HIGH = new long[HOUSES];

    /** By positions among the first six of a column, the same cells in the first column. */
    private static final long[] DOWN = new long[64];

    /** By cell, the others in its houses. */
    static final long[] SEEN_LOW = new long[CELLS];

    static final long[] SEEN_HIGH = new long[CELLS];

    /** By cell * 20, the same one by one. */
    static final int[] PEER = new int[CELLS * 20];

    static {
        for (int at = 1; at < DOWN.length; at++) {
            DOWN[at] = DOWN[at & at - 1] | 1L << 9 * Integer.numberOfTrailingZeros(at);
        }
        for (int cell = 0; cell < CELLS; cell++) {
            int row = cell / 9;
            int column = cell % 9;
            ROW[cell] = row;
            COLUMN[cell] = 9 + column;
            BOX[cell] = 18 + row / 3 * 3 + column / 3;
            HOUSES_OF[cell] = 1 << ROW[cell] | 1 << COLUMN[cell] | 1 << BOX[cell];
            IN_BOX[cell] = row % 3 * 3 + column % 3;
            CELL[ROW[cell] * 9 + column] = cell;
            CELL[COLUMN[cell] * 9 + row] = cell;
            CELL[BOX[cell] * 9 + IN_BOX[cell]] = cell;
        }
        for (int i = 0; i < CELL.length; i++) {
            HOUSE_LOW[i / 9] |= low(CELL[i]);
            HOUSE_HIGH[i / 9] |= high(CELL[i]);
        }
        for (int cell = 0; cell < CELLS; cell++) {
            for (int house : new int[] {ROW[cell], COLUMN[cell], BOX[cell]}) {
                SEEN_LOW[cell] |= HOUSE_LOW[house] & ~low(cell);
                SEEN_HIGH[cell] |= HOUSE_HIGH[house] & ~high(cell);
            }
            int peers = cell * 20;
            for (int other = 0; other < CELLS; other++) {
                if ((SEEN_LOW[cell] & low(other) | SEEN_HIGH[cell] & high(other)) != 0) {
                    PEER[peers++] = other;
                }
            }
        }
    }

    private Plain() {}

    /** The first word of the set of one cell. */
    static long low(int cell) {
        return cell < LOW_CELLS ? 1L << cell : 0;
    }

    /** The second word of the set of one cell. */
    static long high(int cell) {
        return cell < LOW_CELLS ? 0 : 1L << cell - LOW_CELLS;
    }

    /** The first word of the cells at some positions of a house. */
    static long low(int house, int at) {
        if (house < 9) {
            return house < 6 ? (long) at << 9 * house : 0;
        }
        if (house < 18) {
            return DOWN[at & 63] << house - 9;
        }
        return house < 24 ? square(at) << (house < 21 ? 3 * (house - 18) : 27 + 3 * (house - 21)) : 0;
    }

    /** The second word of them. */
    static long high(int house, int at) {
        if (house < 9) {
            return house < 6 ? 0 : (long) at << 9 * (house - 6);
        }
        if (house < 18) {
            return DOWN[at >> 6] << house - 9;
        }
        return house < 24 ? 0 : square(at) << 3 * (house - 24);
    }

    /** The cells of the first box at these positions. */
    private static long square(int at) {
        return at & 7 | (at & 7 << 3) << 6 | (at & 7 << 6) << 12;
    }

    /** The first cell of a set that is not empty. */
    static int first(long low, long high) {
        return low != 0 ? Long.numberOfTrailingZeros(low) : LOW_CELLS + Long.numberOfTrailingZeros(high);
    }

    /** How many cells a set has. */
    static int count(long low, long high) {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /** The first word of what all of these cells see. */
    static long seenLow(long low, long high) {
        long seen = ALL_LOW;
        for (long left = low; left != 0; left &= left - 1) {
            seen &= SEEN_LOW[Long.numberOfTrailingZeros(left)];
        }
        for (long left = high; left != 0; left &= left - 1) {
            seen &= SEEN_LOW[LOW_CELLS + Long.numberOfTrailingZeros(left)];
        }
        return seen;
    }

    /** The second word of it. */
    static long seenHigh(long low, long high) {
        long seen = ALL_HIGH;
        for (long left = low; left != 0; left &= left - 1) {
            seen &= SEEN_HIGH[Long.numberOfTrailingZeros(left)];
        }
        for (long left = high; left != 0; left &= left - 1) {
            seen &= SEEN_HIGH[LOW_CELLS + Long.numberOfTrailingZeros(left)];
        }
        return seen;
    }
}
