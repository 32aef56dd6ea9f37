package dev.neuf.logic.nine;

import dev.neuf.logic.Technique;
import java.util.EnumMap;
import java.util.Map;

/**
 * {@link dev.neuf.logic.find.Doubtful} on bits: the places of a digit that are part of no way to give every house its own.
 *
 * <p>Nothing that looks at one digit alone rules out any other place, so most digits need no look. Nor does a digit whose
 * places are those of the last look: what was found then has been done.
 */
final class Doubts {

    /*
     * A way has one place for each row of a band, each in another box. Its three columns are one of 27 triples, of which
     * bit x0 + 3 * x1 + 9 * x2 stands for column x0 of the first box, x1 of the second and x2 of the third. Triples of
     * the three bands go together if all differ in each box. Then they add up to 3 in each, so x + y + z = 39: the
     * triples of the last band, turned round and moved by x, lie upon those of the middle one.
     */

    /** By box in its band * 8 + columns in it, the triples that use one of these. */
    private static final int[] USE = new int[24];

    /** By triple, those that differ from it in each box. */
    private static final int[] APART = new int[27];

    /** By cell, where the {@link #ways} through it are, and the triples of all cells in its column. */
    private static final int[] WAYS = new int[Plain.CELLS];

    private static final int[] USED = new int[Plain.CELLS];

    static {
        for (int triple = 0; triple < 27; triple++) {
            int[] columns = {triple % 3, triple / 3 % 3, triple / 9};
            for (int i = 0; i < USE.length; i++) {
                USE[i] |= (i >> columns[i / 8] & 1) << triple;
            }
        }
        for (int triple = 0; triple < 27; triple++) {
            int own = USE[1 << triple % 3] | USE[8 + (1 << triple / 3 % 3)] | USE[16 + (1 << triple / 9)];
            APART[triple] = (1 << 27) - 1 & ~own;
        }
        for (int cell = 0; cell < Plain.CELLS; cell++) {
            int column = cell % 9;
            WAYS[cell] = cell / 9 * 3 + column / 3;
            USED[cell] = USE[column / 3 * 8 + (1 << column % 3)];
        }
    }

    /** By digit, the places that are part of no way. */
    final long[] low = new long[9];

    final long[] high = new long[9];

    /** Room to work in for looks. */
    final int[] ints = new int[2 * Plain.HOUSES];

    final long[] longs = new long[10 * Plain.HOUSES + 8];

    /** The digits that have such places. */
    private int doubtful;

    /** The digits with more places than a {@link dev.neuf.logic.find.Field} takes. */
    private int crowded;

    private int turn;

    /** By digit, the places when they were last looked at, and the turn when they had changed. */
    private final long[] placesLow = new long[9];

    private final long[] placesHigh = new long[9];
    private final int[] changed = new int[9];

    /** By technique, the turn when it was last looked for. */
    private final Map<Technique, Integer> looked = new EnumMap<>(Technique.class);

    /** By row * 3 + box in its band, the triples of ways through the band whose place in the row is in the box. */
    private final int[] ways = new int[27];

    /** By band, the triples that have others to go with. */
    private final int[] possible = new int[3];

    /** The digits in doubt that have changed since the technique was last looked for. They count as looked at from now on. */
    static int digits(Slate slate, Catch caught) {
        Doubts doubts = slate.doubts();
        return doubts.doubtful == 0 ? 0 : doubts.doubtful & doubts.fresh(caught);
    }

    /** The same without digits that have too many places to be a field. */
    static int fields(Slate slate, Catch caught) {
        return digits(slate, caught) & ~slate.doubts().crowded;
    }

    /** The same, and also those that have only one place in a house. */
    static int fieldsWithSingles(Slate slate, Catch caught) {
        return digitsWithSingles(slate, caught) & ~slate.doubts().crowded;
    }

    /** The digits in doubt and those that have only one place in a house, as far as they have changed. */
    static int digitsWithSingles(Slate slate, Catch caught) {
        Doubts doubts = slate.doubts();
        int digits = doubts.doubtful;
        for (int house = 0; house < Plain.HOUSES; house++) {
            digits |= slate.some[house] & ~slate.several[house];
        }
        return digits == 0 ? 0 : digits & doubts.fresh(caught);
    }

    private int fresh(Catch caught) {
        Integer last = looked.put(caught.technique(), turn);
        int before = last == null ? 0 : last;
        int fresh = 0;
        for (int digit = 0; digit < 9; digit++) {
            fresh |= changed[digit] > before ? 1 << digit : 0;
        }
        return fresh;
    }

    /** Lists the places of each house with just two, in two words of {@link #longs}; where they end. */
    int pairs(Slate slate, int digit) {
        int end = 0;
        for (int house = 0; house < Plain.HOUSES; house++) {
            if (Integer.bitCount(slate.at[digit * Plain.HOUSES + house]) == 2) {
                longs[end++] = slate.low[digit] & Plain.HOUSE_LOW[house];
                longs[end++] = slate.high[digit] & Plain.HOUSE_HIGH[house];
            }
        }
        return end;
    }

    /** Works out what has changed. */
    void update(Slate slate) {
        if (turn == slate.turn) {
            return;
        }
        turn = slate.turn;
        for (int digit = 0; digit < 9; digit++) {
            if (placesLow[digit] != slate.low[digit] || placesHigh[digit] != slate.high[digit]) {
                placesLow[digit] = slate.low[digit];
                placesHigh[digit] = slate.high[digit];
                changed[digit] = turn;
                update(slate, digit);
            }
        }
    }

    private void update(Slate slate, int digit) {
        low[digit] = 0;
        high[digit] = 0;
        int bit = 1 << digit;
        crowded = crowded & ~bit | (Plain.count(slate.low[digit], slate.high[digit]) > Long.SIZE ? bit : 0);
        if ((slate.low[digit] | slate.high[digit]) != 0) {
            int first = band(slate.at, digit, 0);
            int second = band(slate.at, digit, 1);
            int third = band(slate.at, digit, 2);
            join(first, second, third);
            mark(slate, digit);
        }
        doubtful = doubtful & ~bit | ((low[digit] | high[digit]) != 0 ? bit : 0);
    }

    /** The triples of a band. A row where the digit is placed may use any column: no other row can use the same. */
    private int band(int[] at, int digit, int band) {
        int row = digit * Plain.HOUSES + band * 3;
        int a = at[row] == 0 ? Plain.ALL_DIGITS : at[row];
        int b = at[row + 1] == 0 ? Plain.ALL_DIGITS : at[row + 1];
        int c = at[row + 2] == 0 ? Plain.ALL_DIGITS : at[row + 2];
        int a0 = USE[a & 7];
        int a1 = USE[8 + (a >> 3 & 7)];
        int a2 = USE[16 + (a >> 6)];
        int b0 = USE[b & 7];
        int b1 = USE[8 + (b >> 3 & 7)];
        int b2 = USE[16 + (b >> 6)];
        int c0 = USE[c & 7];
        int c1 = USE[8 + (c >> 3 & 7)];
        int c2 = USE[16 + (c >> 6)];
        int abc = a0 & b1 & c2;
        int acb = a0 & c1 & b2;
        int bac = b0 & a1 & c2;
        int bca = b0 & c1 & a2;
        int cab = c0 & a1 & b2;
        int cba = c0 & b1 & a2;
        int i = band * 9;
        ways[i] = abc | acb;
        ways[i + 1] = bac | cab;
        ways[i + 2] = bca | cba;
        ways[i + 3] = bac | bca;
        ways[i + 4] = abc | cba;
        ways[i + 5] = acb | cab;
        ways[i + 6] = cab | cba;
        ways[i + 7] = acb | bca;
        ways[i + 8] = abc | bac;
        return abc | acb | bac | bca | cab | cba;
    }

    /** Which triples of the bands have others to go with. */
    private void join(int first, int second, int third) {
        int inFirst = 0;
        int inSecond = 0;
        long inThird = 0;
        long turned = Long.reverse(third) >>> 24;
        for (int left = first; left != 0; left &= left - 1) {
            int x = Integer.numberOfTrailingZeros(left);
            int both = second & APART[x] & (int) (turned >>> x);
            inFirst |= both != 0 ? 1 << x : 0;
            inSecond |= both;
            inThird |= (long) both << x;
        }
        possible[0] = inFirst;
        possible[1] = inSecond;
        possible[2] = (int) Long.reverse(inThird << 24);
    }

    /** Keeps the places that are part of no way. */
    private void mark(Slate slate, int digit) {
        for (int i = 0; i < ways.length; i++) {
            ways[i] &= possible[i / 9];
        }
        for (long left = slate.low[digit]; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            if ((ways[WAYS[cell]] & USED[cell]) == 0) {
                low[digit] |= left & -left;
            }
        }
        for (long left = slate.high[digit]; left != 0; left &= left - 1) {
            int cell = Plain.LOW_CELLS + Long.numberOfTrailingZeros(left);
            if ((ways[WAYS[cell]] & USED[cell]) == 0) {
                high[digit] |= left & -left;
            }
        }
    }
}
