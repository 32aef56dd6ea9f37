package dev.neuf.logic.nine;

import dev.neuf.logic.Bounds;

/** {@link dev.neuf.logic.find.Bugs} with several candidates too many, on bits. */
final class GraveLook {

    private final Slate slate;
    private final Catch caught;

    /** By digit * 27 + house, how many places are too many. */
    private final int[] excess = new int[9 * Plain.HOUSES];

    /** The cells with more than two candidates, and what is left out of each. */
    private final int[] cells = new int[Plain.CELLS];

    private final int[] extras = new int[Plain.CELLS];
    private int count;

    /** All that is left out. */
    private int digits;

    private GraveLook(Slate slate, Catch caught) {
        this.slate = slate;
        this.caught = caught;
        for (int i = 0; i < excess.length; i++) {
            excess[i] = Integer.bitCount(slate.at[i]) - 2;
        }
        for (int cell = 0; cell < Plain.CELLS; cell++) {
            cells[count] = cell;
            count += Integer.bitCount(slate.candidates[cell]) > 2 ? 1 : 0;
        }
    }

    static void find(Slate slate, Catch caught) {
        if (BugLooks.isNear(slate)) {
            new GraveLook(slate, caught).leaveOut(0);
        }
    }

    /** Leaves two candidates in this cell and all that follow, if that leaves no digit with one place in a house. */
    private void leaveOut(int at) {
        if (at == count) {
            found();
            return;
        }
        int all = slate.candidates[cells[at]];
        for (int one = all; one != 0; one &= one - 1) {
            for (int other = one & one - 1; other != 0; other &= other - 1) {
                int gone = all & ~(one & -one) & ~(other & -other);
                if (isTooMany(cells[at], gone)) {
                    change(cells[at], gone, -1);
                    extras[at] = gone;
                    leaveOut(at + 1);
                    change(cells[at], gone, 1);
                }
            }
        }
    }

    private boolean isTooMany(int cell, int gone) {
        for (int left = gone; left != 0; left &= left - 1) {
            int index = Integer.numberOfTrailingZeros(left) * Plain.HOUSES;
            if (excess[index + Plain.ROW[cell]] == 0
                    || excess[index + Plain.COLUMN[cell]] == 0
                    || excess[index + Plain.BOX[cell]] == 0) {
                return false;
            }
        }
        return true;
    }

    private void change(int cell, int gone, int by) {
        for (int left = gone; left != 0; left &= left - 1) {
            int index = Integer.numberOfTrailingZeros(left) * Plain.HOUSES;
            excess[index + Plain.ROW[cell]] += by;
            excess[index + Plain.COLUMN[cell]] += by;
            excess[index + Plain.BOX[cell]] += by;
        }
    }

    private void found() {
        digits = 0;
        for (int i = 0; i < count; i++) {
            digits |= extras[i];
        }
        boolean isOneDigit = (digits & digits - 1) == 0;
        if (count == 1 && isOneDigit) {
            return;
        }
        ruleOut();
        for (int house = 0; house < Plain.HOUSES && count > 1; house++) {
            int at = slate.openAt[house];
            int rest = at;
            long seenLow = -1;
            long seenHigh = -1;
            for (int i = 0; i < count; i++) {
                rest &= ~position(house, cells[i]);
                seenLow &= Plain.SEEN_LOW[cells[i]];
                seenHigh &= Plain.SEEN_HIGH[cells[i]];
            }
            if (Integer.bitCount(at) - Integer.bitCount(rest) == count) {
                if (!isOneDigit) {
                    subset(house, rest, digits, 1, seenLow, seenHigh);
                }
                if (count == 2) {
                    lock(house, at & ~rest);
                }
            }
        }
    }

    private static int position(int house, int cell) {
        for (int i = 0; i < 9; i++) {
            if (Plain.CELL[house * 9 + i] == cell) {
                return 1 << i;
            }
        }
        return 0;
    }

    /** Candidates that cannot hold together with any of these. */
    private void ruleOut() {
        for (int digit = 0; digit < 9; digit++) {
            long low = -1;
            long high = -1;
            for (int i = 0; i < count; i++) {
                boolean isIn = (extras[i] >> digit & 1) != 0;
                boolean isAlone = extras[i] == 1 << digit;
                low &= isAlone ? Plain.SEEN_LOW[cells[i]] : isIn ? 0 : Plain.low(cells[i]);
                high &= isAlone ? Plain.SEEN_HIGH[cells[i]] : isIn ? 0 : Plain.high(cells[i]);
            }
            caught.strike(digit, low, high);
        }
        caught.keep(digits);
    }

    /** Subsets of one of the cells and others in a house. */
    private void subset(int house, int options, int all, int size, long seenLow, long seenHigh) {
        for (int left = options; left != 0; left &= left - 1) {
            int cell = Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(left)];
            int both = all | slate.candidates[cell];
            long low = seenLow & Plain.SEEN_LOW[cell];
            long high = seenHigh & Plain.SEEN_HIGH[cell];
            if (Integer.bitCount(both) <= Bounds.ESCAPE_DIGITS) {
                if (Integer.bitCount(both) == size + 1) {
                    for (int rest = both; rest != 0; rest &= rest - 1) {
                        caught.strike(Integer.numberOfTrailingZeros(rest), low, high);
                    }
                    caught.keep(digits);
                }
                subset(house, left & left - 1, both, size + 1, low, high);
            }
        }
    }

    /** If one of two cells has a digit that is not extra, the other has one that is. */
    private void lock(int house, int both) {
        for (int digit = 0; digit < 9; digit++) {
            if ((digits >> digit & 1) == 0 && slate.at[digit * Plain.HOUSES + house] == both) {
                caught.strike(cells[0], Plain.ALL_DIGITS & ~extras[0] & ~(1 << digit));
                caught.strike(cells[1], Plain.ALL_DIGITS & ~extras[1] & ~(1 << digit));
                caught.keep(digits);
            }
        }
    }
}
