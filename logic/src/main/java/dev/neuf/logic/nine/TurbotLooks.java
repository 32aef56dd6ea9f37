package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.SingleDigit} on bits. */
final class TurbotLooks {

    private TurbotLooks() {}

    static void skyscraper(Slate slate, Catch caught) {
        for (int left = Doubts.digits(slate, caught); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            skyscraper(slate, caught, digit, 0);
            skyscraper(slate, caught, digit, 9);
        }
    }

    /** Two lines, from a house on, with two places each, of which one is at the same position. */
    private static void skyscraper(Slate slate, Catch caught, int digit, int from) {
        int lines = pairs(slate, digit, from) >> from & Plain.ALL_DIGITS;
        for (int ones = lines; ones != 0; ones &= ones - 1) {
            int one = from + Integer.numberOfTrailingZeros(ones);
            int at = slate.at[digit * Plain.HOUSES + one];
            for (int others = ones & ones - 1; others != 0; others &= others - 1) {
                int other = from + Integer.numberOfTrailingZeros(others);
                int otherAt = slate.at[digit * Plain.HOUSES + other];
                if (Integer.bitCount(at & otherAt) == 1) {
                    int a = Plain.CELL[one * 9 + Integer.numberOfTrailingZeros(at & ~otherAt)];
                    int b = Plain.CELL[other * 9 + Integer.numberOfTrailingZeros(otherAt & ~at)];
                    strikeSeen(caught, digit, a, b);
                }
            }
        }
    }

    /** The nine houses from one on, as bits, that have two places. */
    private static int pairs(Slate slate, int digit, int from) {
        int pairs = 0;
        for (int house = from; house < from + 9; house++) {
            pairs |= Integer.bitCount(slate.at[digit * Plain.HOUSES + house]) == 2 ? 1 << house : 0;
        }
        return pairs;
    }

    private static void strikeSeen(Catch caught, int digit, int a, int b) {
        caught.strike(digit, Plain.SEEN_LOW[a] & Plain.SEEN_LOW[b], Plain.SEEN_HIGH[a] & Plain.SEEN_HIGH[b]);
        caught.keep(1 << digit);
    }

    /** Where the one target of a kite is: the crossing of the other ends of a pair in a row and a pair in a column. */
    static void kite(Slate slate, Catch caught) {
        for (int left = Doubts.digits(slate, caught); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            long low = slate.doubts().low[digit];
            long high = slate.doubts().high[digit];
            while ((low | high) != 0) {
                int cell = Plain.first(low, high);
                low &= ~Plain.low(cell);
                high &= ~Plain.high(cell);
                if (hasKite(slate, digit * Plain.HOUSES, cell)) {
                    caught.strike(cell, 1 << digit);
                    caught.keep(1 << digit);
                }
            }
        }
    }

    private static boolean hasKite(Slate slate, int at, int target) {
        int row = Plain.ROW[target];
        int column = Plain.COLUMN[target];
        for (int rows = slate.at[at + column] & ~(1 << row); rows != 0; rows &= rows - 1) {
            int crossed = Integer.numberOfTrailingZeros(rows);
            int otherColumn = otherOfTwo(slate.at[at + crossed], column - 9);
            for (int columns = otherColumn < 0 ? 0 : slate.at[at + row] & ~(1 << column - 9);
                    columns != 0;
                    columns &= columns - 1) {
                int crossing = Integer.numberOfTrailingZeros(columns);
                int otherRow = otherOfTwo(slate.at[at + 9 + crossing], row);
                if (otherRow >= 0 && isKnot(crossed, otherColumn, otherRow, crossing)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether two places are in the same box, but not in the same line. */
    private static boolean isKnot(int row, int column, int otherRow, int otherColumn) {
        return row / 3 == otherRow / 3 && column / 3 == otherColumn / 3 && row != otherRow && column != otherColumn;
    }

    /** The other of two positions; -1 if there are not just two. */
    private static int otherOfTwo(int at, int one) {
        return Integer.bitCount(at) == 2 ? Integer.numberOfTrailingZeros(at & ~(1 << one)) : -1;
    }

    /** Both kites at the same two cells of a box, with different targets. */
    static void dualKite(Slate slate, Catch caught) {
        for (int left = Doubts.digits(slate, caught); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            if (Plain.count(slate.doubts().low[digit], slate.doubts().high[digit]) > 1) {
                for (int box = 18; box < Plain.HOUSES; box++) {
                    dualKite(slate, caught, digit, box);
                }
            }
        }
    }

    private static void dualKite(Slate slate, Catch caught, int digit, int box) {
        for (int ones = slate.at[digit * Plain.HOUSES + box]; ones != 0; ones &= ones - 1) {
            int one = Plain.CELL[box * 9 + Integer.numberOfTrailingZeros(ones)];
            for (int others = ones & ones - 1; others != 0; others &= others - 1) {
                int other = Plain.CELL[box * 9 + Integer.numberOfTrailingZeros(others)];
                int target = target(slate, digit, one, other);
                int twin = target < 0 ? -1 : target(slate, digit, other, one);
                if (twin >= 0 && twin != target) {
                    caught.strike(target, 1 << digit);
                    caught.strike(twin, 1 << digit);
                    caught.keep(1 << digit);
                }
            }
        }
    }

    /** The target of the kite with the row of one and the column of another cell, or -1. */
    private static int target(Slate slate, int digit, int inRow, int inColumn) {
        int row = Plain.ROW[inRow];
        int column = Plain.COLUMN[inColumn];
        int farColumn = otherOfTwo(slate.at[digit * Plain.HOUSES + row], Plain.COLUMN[inRow] - 9);
        int farRow = otherOfTwo(slate.at[digit * Plain.HOUSES + column], Plain.ROW[inColumn]);
        if (farColumn < 0 || farRow < 0 || farRow == row || farColumn == column - 9) {
            return -1;
        }
        boolean isKnot = row != Plain.ROW[inColumn] && column != Plain.COLUMN[inRow];
        int target = farRow * 9 + farColumn;
        return isKnot && (slate.candidates[target] >> digit & 1) != 0 ? target : -1;
    }

    /** Any two pairs of which a target sees an end each, and whose other ends see each other. */
    static void turbot(Slate slate, Catch caught) {
        for (int left = Doubts.digits(slate, caught); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int count = links(slate, digit);
            long low = slate.doubts().low[digit];
            long high = slate.doubts().high[digit];
            while ((low | high) != 0) {
                int cell = Plain.first(low, high);
                low &= ~Plain.low(cell);
                high &= ~Plain.high(cell);
                turbot(slate, caught, digit, cell, count);
            }
        }
    }

    /** Lists the ends of pairs, two after each other; but for those of a box that are in a line as well. */
    private static int links(Slate slate, int digit) {
        int[] ends = slate.doubts().ints;
        int count = 0;
        for (int house = 0; house < Plain.HOUSES; house++) {
            int at = slate.at[digit * Plain.HOUSES + house];
            if (Integer.bitCount(at) == 2) {
                int one = Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(at)];
                int other = Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(at & at - 1)];
                if (house < 18 || Plain.ROW[one] != Plain.ROW[other] && Plain.COLUMN[one] != Plain.COLUMN[other]) {
                    ends[count++] = one;
                    ends[count++] = other;
                }
            }
        }
        return count;
    }

    private static void turbot(Slate slate, Catch caught, int digit, int target, int count) {
        int[] ends = slate.doubts().ints;
        for (int i = 0; i < count; i++) {
            if (sees(target, ends[i])) {
                for (int j = (i | 1) + 1; j < count; j++) {
                    if (sees(target, ends[j]) && areTied(ends[i], ends[i ^ 1], ends[j], ends[j ^ 1])) {
                        strikeSeen(caught, digit, ends[i], ends[j]);
                    }
                }
            }
        }
    }

    /** Whether the far ends of two pairs see each other, and there are four cells. */
    private static boolean areTied(int near, int far, int otherNear, int otherFar) {
        return sees(far, otherFar) && near != otherNear && near != otherFar && far != otherNear;
    }

    private static boolean sees(int one, int other) {
        return one != other
                && (Plain.ROW[one] == Plain.ROW[other]
                        || Plain.COLUMN[one] == Plain.COLUMN[other]
                        || Plain.BOX[one] == Plain.BOX[other]);
    }
}
