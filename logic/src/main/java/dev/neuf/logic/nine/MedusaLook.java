package dev.neuf.logic.nine;

import java.util.Arrays;

/**
 * {@link dev.neuf.logic.find.Medusa} on bits. Candidates that are tied in pairs fall into clusters of two colours, 0 and 1;
 * one cluster is in hand at a time.
 */
final class MedusaLook {

    /** By cell, the digits that have been reached. */
    private int[] done = new int[0];

    /** The candidates of the cluster, in the order in which they were reached. */
    private int[] reached = new int[0];

    private int size;
    private int digits;
    private boolean isOdd;

    /** By colour * 9 + digit, its candidates, and the cells that they see. */
    private long[] low = new long[0];

    private long[] high = new long[0];
    private long[] seenLow = new long[0];
    private long[] seenHigh = new long[0];

    /** By colour, its cells, and whether it has two digits in one of them. */
    private final long[] cellsLow = new long[2];

    private final long[] cellsHigh = new long[2];
    private final boolean[] isCrowded = new boolean[2];

    static void find(Slate slate, Catch caught) {
        slate.medusa.each(slate, caught);
    }

    /** Begins with cells of two candidates: without one of them, a cluster has one digit only. */
    private void each(Slate slate, Catch caught) {
        begin();
        long low = slate.twoLow;
        long high = slate.twoHigh;
        while ((low | high) != 0) {
            int cell = Plain.first(low, high);
            low &= ~Plain.low(cell);
            high &= ~Plain.high(cell);
            if (done[cell] == 0) {
                grow(slate, cell, Integer.numberOfTrailingZeros(slate.candidates[cell]));
                if (!isOdd) {
                    look(slate, caught);
                }
                clear();
            }
        }
    }

    private void begin() {
        if (done.length == 0) {
            done = new int[Plain.CELLS];
            reached = new int[Plain.CELLS * 9];
            low = new long[2 * 9];
            high = new long[2 * 9];
            seenLow = new long[2 * 9];
            seenHigh = new long[2 * 9];
        }
        Arrays.fill(done, 0);
    }

    private void clear() {
        for (int left = digits; left != 0; left &= left - 1) {
            clear(Integer.numberOfTrailingZeros(left));
            clear(Integer.numberOfTrailingZeros(left) + 9);
        }
        for (int colour = 0; colour < 2; colour++) {
            cellsLow[colour] = 0;
            cellsHigh[colour] = 0;
            isCrowded[colour] = false;
        }
        size = 0;
        digits = 0;
        isOdd = false;
    }

    private void clear(int index) {
        low[index] = 0;
        high[index] = 0;
        seenLow[index] = 0;
        seenHigh[index] = 0;
    }

    /** Makes the cluster of a candidate. */
    private void grow(Slate slate, int start, int digitOfStart) {
        reach(start, digitOfStart, 0);
        for (int i = 0; i < size; i++) {
            int cell = reached[i] >> 5;
            int digit = reached[i] >> 1 & 0b1111;
            int other = reached[i] & 1 ^ 1;
            int all = slate.candidates[cell];
            if (Integer.bitCount(all) == 2) {
                tie(cell, Integer.numberOfTrailingZeros(all & ~(1 << digit)), other);
            }
            int row = Plain.ROW[cell];
            int column = Plain.COLUMN[cell];
            tie(slate, row, digit, column - 9, other);
            tie(slate, column, digit, row, other);
            tie(slate, Plain.BOX[cell], digit, Plain.IN_BOX[cell], other);
        }
    }

    /** Goes on to the other place of a digit in a house, if there are two. */
    private void tie(Slate slate, int house, int digit, int position, int colour) {
        int others = slate.at[digit * Plain.HOUSES + house] & ~(1 << position);
        if (others != 0 && (others & others - 1) == 0) {
            tie(Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(others)], digit, colour);
        }
    }

    private void tie(int cell, int digit, int colour) {
        if ((done[cell] >> digit & 1) == 0) {
            reach(cell, digit, colour);
        } else {
            int other = (1 - colour) * 9 + digit;
            isOdd |= (low[other] & Plain.low(cell) | high[other] & Plain.high(cell)) != 0;
        }
    }

    private void reach(int cell, int digit, int colour) {
        done[cell] |= 1 << digit;
        digits |= 1 << digit;
        reached[size++] = cell << 5 | digit << 1 | colour;
        long bitLow = Plain.low(cell);
        long bitHigh = Plain.high(cell);
        int index = colour * 9 + digit;
        low[index] |= bitLow;
        high[index] |= bitHigh;
        seenLow[index] |= Plain.SEEN_LOW[cell];
        seenHigh[index] |= Plain.SEEN_HIGH[cell];
        isCrowded[colour] |= (cellsLow[colour] & bitLow | cellsHigh[colour] & bitHigh) != 0;
        cellsLow[colour] |= bitLow;
        cellsHigh[colour] |= bitHigh;
    }

    private void look(Slate slate, Catch caught) {
        boolean isFirst = isRefuted(slate, 0);
        boolean isSecond = isRefuted(slate, 1);
        if (isFirst && isSecond) {
            strike(caught, colourOfFirst());
        } else if (isFirst || isSecond) {
            strike(caught, isFirst ? 0 : 1);
        } else {
            bothInCell(caught);
            bothInSight(caught);
            oneInCellOneInSight(caught);
        }
    }

    /** The finder begins with the first candidate, and strikes its colour if both are refuted. */
    private int colourOfFirst() {
        int first = reached[0];
        for (int i = 1; i < size; i++) {
            first = Math.min(first, reached[i]);
        }
        return first & 1;
    }

    private void strike(Catch caught, int colour) {
        for (int left = digits; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            caught.strike(digit, low[colour * 9 + digit], high[colour * 9 + digit]);
        }
        caught.keep(digits);
    }

    /** Whether a colour has two digits in a cell, a digit twice in sight, or sees all candidates of a cell without colour. */
    private boolean isRefuted(Slate slate, int colour) {
        long leftLow = slate.openLow & ~cellsLow[0] & ~cellsLow[1];
        long leftHigh = slate.openHigh & ~cellsHigh[0] & ~cellsHigh[1];
        long clash = 0;
        for (int digit = 0; digit < 9; digit++) {
            int index = colour * 9 + digit;
            clash |= low[index] & seenLow[index] | high[index] & seenHigh[index];
            leftLow &= ~slate.low[digit] | seenLow[index];
            leftHigh &= ~slate.high[digit] | seenHigh[index];
        }
        return isCrowded[colour] || (clash | leftLow | leftHigh) != 0;
    }

    /** What else a cell with both colours has. */
    private void bothInCell(Catch caught) {
        long bothLow = cellsLow[0] & cellsLow[1];
        long bothHigh = cellsHigh[0] & cellsHigh[1];
        if ((bothLow | bothHigh) != 0) {
            for (int digit = 0; digit < 9; digit++) {
                caught.strike(
                        digit, bothLow & ~low[digit] & ~low[9 + digit], bothHigh & ~high[digit] & ~high[9 + digit]);
            }
            caught.keep(digits);
        }
    }

    /** What sees its digit in both colours. */
    private void bothInSight(Catch caught) {
        for (int left = digits; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            caught.strike(digit, seenLow[digit] & seenLow[9 + digit], seenHigh[digit] & seenHigh[9 + digit]);
        }
        caught.keep(digits);
    }

    /** What sees its digit in one colour and has another digit of the other in its cell. */
    private void oneInCellOneInSight(Catch caught) {
        for (int left = digits; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int other = 9 + digit;
            long inLow = cellsLow[0] & seenLow[other] | cellsLow[1] & seenLow[digit];
            long inHigh = cellsHigh[0] & seenHigh[other] | cellsHigh[1] & seenHigh[digit];
            caught.strike(digit, inLow & ~low[digit] & ~low[other], inHigh & ~high[digit] & ~high[other]);
        }
        caught.keep(digits);
    }
}
