package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.exotic.Fireworks} on bits. */
final class FireworkLooks {

    private final Slate slate;
    private final Catch caught;

    /** By line * 3 + box of the line, the digits with at most one place outside of the box. */
    private final int[] few = new int[18 * 3];

    private FireworkLooks(Slate slate, Catch caught) {
        this.slate = slate;
        this.caught = caught;
    }

    static void find(Slate slate, Catch caught) {
        var look = new FireworkLooks(slate, caught);
        for (int line = 0; line < 18; line++) {
            for (int left = slate.some[line]; left != 0; left &= left - 1) {
                look.count(line, Integer.numberOfTrailingZeros(left));
            }
        }
        for (int cell = 0; cell < Plain.CELLS; cell++) {
            int digits = look.digits(cell);
            if (slate.candidates[cell] != 0 && (digits & digits - 1) != 0) {
                look.around(cell, digits);
            }
        }
    }

    private void count(int line, int digit) {
        int at = slate.at[digit * Plain.HOUSES + line];
        for (int box = 0; box < 3; box++) {
            int outside = at & ~(7 << 3 * box);
            few[line * 3 + box] |= (outside & outside - 1) == 0 ? 1 << digit : 0;
        }
    }

    /** The digits with at most one place in the row and one in the column outside of the box. */
    private int digits(int cell) {
        return few[Plain.ROW[cell] * 3 + cell % 9 / 3] & few[Plain.COLUMN[cell] * 3 + cell / 27];
    }

    /** The places of a digit outside of the box of the cell: in its row, and nine bits further in its column. */
    private int outside(int cell, int digit) {
        int inRow = slate.at[digit * Plain.HOUSES + Plain.ROW[cell]] & ~(7 << cell % 9 / 3 * 3);
        int inColumn = slate.at[digit * Plain.HOUSES + Plain.COLUMN[cell]] & ~(7 << cell / 27 * 3);
        return inRow | inColumn << 9;
    }

    /** Whether that is at most one place each. */
    private static boolean isFew(int places) {
        int inRow = places & Plain.ALL_DIGITS;
        int inColumn = places >> 9;
        return (inRow & inRow - 1 | inColumn & inColumn - 1) == 0;
    }

    private static boolean isOneEach(int places) {
        return Integer.bitCount(places) == 2 && isFew(places);
    }

    private void around(int pivot, int digits) {
        for (int i = digits; i != 0; i &= i - 1) {
            int one = outside(pivot, Integer.numberOfTrailingZeros(i));
            for (int j = i & i - 1; j != 0; j &= j - 1) {
                int two = one | outside(pivot, Integer.numberOfTrailingZeros(j));
                if (isFew(two)) {
                    int both = i & -i | j & -j;
                    if (isOneEach(two)) {
                        opposite(pivot, two, both);
                    }
                    for (int k = j & j - 1; k != 0; k &= k - 1) {
                        int three = two | outside(pivot, Integer.numberOfTrailingZeros(k));
                        if (isOneEach(three)) {
                            triple(pivot, three, both | k & -k);
                        }
                    }
                }
            }
        }
    }

    private static int inRow(int pivot, int places) {
        return pivot / 9 * 9 + Integer.numberOfTrailingZeros(places);
    }

    private static int inColumn(int pivot, int places) {
        return Integer.numberOfTrailingZeros(places >> 9) * 9 + pivot % 9;
    }

    private void triple(int pivot, int places, int digits) {
        caught.strike(pivot, ~digits);
        caught.strike(inRow(pivot, places), ~digits);
        caught.strike(inColumn(pivot, places), ~digits);
        strikeBox(pivot, digits);
        caught.keep(digits);
    }

    /** Two digits leave a cell's box for these places: two others may do from the fourth corner. */
    private void opposite(int pivot, int places, int digits) {
        int row = Integer.numberOfTrailingZeros(places >> 9);
        int column = Integer.numberOfTrailingZeros(places);
        int corner = row * 9 + column;
        if (corner < pivot || slate.candidates[corner] == 0) {
            return;
        }
        int back = 1 << pivot % 9 | 1 << pivot / 9 + 9;
        for (int i = digits(corner) & ~digits; i != 0; i &= i - 1) {
            int one = outside(corner, Integer.numberOfTrailingZeros(i));
            for (int j = i & i - 1; j != 0; j &= j - 1) {
                if ((one | outside(corner, Integer.numberOfTrailingZeros(j))) == back) {
                    quad(pivot, digits, corner, i & -i | j & -j, places);
                }
            }
        }
    }

    private void quad(int pivot, int digits, int corner, int others, int places) {
        caught.strike(inRow(pivot, places), ~(digits | others));
        caught.strike(inColumn(pivot, places), ~(digits | others));
        caught.strike(pivot, ~digits);
        caught.strike(corner, ~others);
        strikeBox(pivot, digits);
        strikeBox(corner, others);
        caught.keep(digits | others);
    }

    /** The box of the pivot loses the digits outside of its two lines. */
    private void strikeBox(int pivot, int digits) {
        for (int i = Plain.BOX[pivot] * 9; i < Plain.BOX[pivot] * 9 + 9; i++) {
            int cell = Plain.CELL[i];
            if (cell / 9 != pivot / 9 && cell % 9 != pivot % 9) {
                caught.strike(cell, digits);
            }
        }
    }
}
