package dev.neuf.make.canon;

import static dev.neuf.make.canon.Ways.COLUMNS;
import static dev.neuf.make.canon.Ways.NAMED;
import static dev.neuf.make.canon.Ways.NAMES;
import static dev.neuf.make.canon.Ways.OPEN;
import static dev.neuf.make.canon.Ways.ROWS;
import static dev.neuf.make.canon.Ways.TURNED;

import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the canonical form of plain 9x9 puzzles and full grids: of all puzzles that are the same but for symmetry, the
 * one that is first in the alphabet, if it is written in one line with dots before digits.
 *
 * <p>Symmetries are what leaves the rules as they are: to turn the board over its diagonal, to change the order of
 * bands, of rows within a band, of stacks, of columns within a stack, and to rename the digits, 2 × 6⁸ × 9! in all.
 *
 * <pre>
 *   canon.load(line, 0);
 *   canon.write(form, 0);
 * </pre>
 *
 * <p>Digits that break the rules are no hindrance. It makes no objects, but keeps room for what it tries. It is for one
 * thread at a time.
 */
public final class Canon {

    /*
     * The form is found row by row. All ways to begin that give the smallest first rows are kept, each is continued by
     * each row that may come next, and those that give the smallest next row are kept again. Digits are named in the
     * order in which they are met.
     *
     * What must not be tried is what makes no difference, for that is most of the 2 × 6⁸ orders of lines:
     *
     * - A column that has been empty so far is "open": it has no place yet but one somewhere among the open columns of
     *   its stack. Since dots come before digits, open columns are always the first of their stack, and stacks of open
     *   columns the first of all; so a row puts its dots first and then, in every order, the digits of open columns.
     *
     *       . . 1 | . . . | . . .        . . . | . . . | . . 1     after the first row eight columns are open, after
     *       . . . | 2 . . | 3 . .        . . 2 | . . 3 | . . .     the second six; 2 and 3 may also stand the other
     *                                                              way, so there are two ways instead of 1296
     *
     * - Lines that are the same, as empty ones often are, are taken in one order only. The orders that look the same
     *   are counted at the end (Lines.swaps), likewise bands and stacks of the same lines.
     *
     * - In a full grid the first row says nothing, and all its 23328 ways are as good. Pairs knows which 12 to 18 ways
     *   are best for two rows.
     *
     * What is left are ways that look the same so far; those that do to the end are as many as the puzzle has
     * automorphisms, swaps of equal lines aside. The usual puzzle has a dozen ways over all rows and takes six
     * microseconds. Thousands are left where first rows are alike and full (a grid without one digit: 2592) or where
     * there are so many automorphisms (nine different digits on the diagonal: 2592, too): a millisecond. The worst that
     * a search for bad cases found, 60,000 ways, break the rules.
     */

    private static final Layout PLAIN = Layout.standard(9);

    private static final long[] FACTORIALS = {1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880};

    private final Lines lines = new Lines();
    private final Pairs pairs = new Pairs();
    private final byte[] way = new byte[Ways.WIDTH];
    private final byte[] found = new byte[Ways.WIDTH];
    private final long[] form = new long[9];
    private Ways ways = new Ways();
    private Ways longer = new Ways();
    private int leastWeight;
    private int level;
    private int line;
    private long row;
    private long best;
    private long tried;

    /** Whether a puzzle has a canonical form here: 9x9, boxes of 3x3 and no other rules. */
    public static boolean fits(Puzzle puzzle) {
        return puzzle.variants().isEmpty() && puzzle.layout().equals(PLAIN);
    }

    /** The canonical form of a grid of 9x9 cells, with what there is to know about it. */
    public static Form of(Grid grid) {
        return new Canon().form(grid);
    }

    /** The same, for who has many grids. */
    public Form form(Grid grid) {
        if (grid.size() != 9) {
            throw new IllegalArgumentException(
                    "The size (%d) must be 9: there are no canonical forms of others yet.".formatted(grid.size()));
        }
        byte[] text = new byte[81];
        for (int cell = 0; cell < 81; cell++) {
            text[cell] = (byte) ('0' + grid.digit(cell));
        }
        load(text, 0);
        int[] digits = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            digits[cell] = digit(cell);
        }
        return new Form(Grid.of(digits), automorphisms(), mapping());
    }

    /** Finds the form of 81 characters of a text, row by row: 1 to 9 are givens, any other is an empty cell. */
    public void load(byte[] text, int from) {
        lines.load(text, from);
        ways.clear();
        tried = 0;
        if (lines.isSolution()) {
            pairs.begin(lines, ways);
            form[0] = Pairs.FIRST_ROW;
            form[1] = pairs.secondRow();
            tried = ways.count();
            level = 2;
        } else {
            begin();
            leastWeight = lines.leastWeight();
            level = 0;
        }
        for (; level < 9; level++) {
            best = Long.MAX_VALUE;
            longer.clear();
            for (int i = 0; i < ways.count(); i++) {
                ways.read(i, way);
                goOn();
            }
            form[level] = best;
            tried += longer.count();
            Ways done = ways;
            ways = longer;
            longer = done;
        }
        ways.read(0, found);
    }

    /** Writes the form as 81 characters, row by row, with dots for empty cells. */
    public void write(byte[] to, int from) {
        for (int cell = 0; cell < 81; cell++) {
            int digit = digit(cell);
            to[from + cell] = (byte) (digit == 0 ? '.' : '0' + digit);
        }
    }

    private int digit(int cell) {
        return (int) (form[cell / 9] >>> 4 * (8 - cell % 9)) & 15;
    }

    /**
     * How many symmetries lead from the puzzle to itself, the one that changes nothing included. Digits that are not
     * there can change names as they like, and each way counts: k of them give the number a factor k!.
     */
    public long automorphisms() {
        return ways.count() * lines.swaps() * FACTORIALS[lines.unusedDigits()];
    }

    /** A symmetry that leads from the puzzle to its form. */
    public Mapping mapping() {
        var digits = new ArrayList<Integer>();
        int unused = found[NAMED];
        for (int digit = 1; digit <= 9; digit++) {
            digits.add(found[NAMES + digit] == 0 ? ++unused : found[NAMES + digit]);
        }
        return new Mapping(found[TURNED] == 1, list(ROWS), list(COLUMNS), digits);
    }

    private List<Integer> list(int from) {
        var list = new ArrayList<Integer>();
        for (int i = from; i < from + 9; i++) {
            list.add((int) found[i]);
        }
        return list;
    }

    /** How many beginnings were kept over all: a measure of the work. */
    long tried() {
        return tried;
    }

    /** Nothing is known yet, only which lines are the rows. */
    private void begin() {
        for (int i = 0; i < 9; i++) {
            way[COLUMNS + i] = (byte) i;
            way[NAMES + i] = 0;
        }
        way[NAMES + 9] = 0;
        way[NAMED] = 0;
        way[OPEN] = 0b11_11_11;
        for (byte turned = 0; turned < 2; turned++) {
            way[TURNED] = turned;
            ways.add(way);
        }
    }

    /** Continues a way by every row that may come next. */
    private void goOn() {
        int used = 0;
        for (int i = 0; i < level; i++) {
            used |= 1 << way[ROWS + i];
        }
        if (level % 3 != 0) {
            goOn(way[ROWS + level - 1] / 3, used);
            return;
        }
        for (int band = 0; band < 3; band++) {
            if ((used >>> 3 * band & 1) == 0 && !isBandLikeBefore(band, used)) {
                goOn(band, used);
            }
        }
    }

    private boolean isBandLikeBefore(int band, int used) {
        for (int other = 0; other < band; other++) {
            if ((used >>> 3 * other & 1) == 0 && lines.areBandsAlike(way[TURNED], other, band)) {
                return true;
            }
        }
        return false;
    }

    private void goOn(int band, int used) {
        for (line = 3 * band; line < 3 * band + 3; line++) {
            row = lines.row(way[TURNED], line);
            boolean isPossible = level > 0 || lines.weight(way[TURNED], line) == leastWeight;
            if (isPossible && (used >>> line & 1) == 0 && !isRowLikeBefore(3 * band, used)) {
                choose(0, 0);
            }
        }
    }

    private boolean isRowLikeBefore(int first, int used) {
        for (int other = first; other < line; other++) {
            if ((used >>> other & 1) == 0 && lines.row(way[TURNED], other) == row) {
                return true;
            }
        }
        return false;
    }

    /** Chooses the stack that stands at this column, if it is open, and then the columns from there on. */
    private void choose(int at, long before) {
        if (at == 9) {
            keep(before);
            return;
        }
        int end = at;
        while (end < 9 && open(end) == 3) {
            if (isStackEmpty(end)) {
                chooseStack(at, end, before);
                return;
            }
            end += 3;
        }
        if (end <= at + 3) {
            chooseColumn(at, before);
            return;
        }
        for (int other = at; other < end; other += 3) {
            if (!isStackLikeBefore(at, other)) {
                chooseStack(at, other, before);
            }
        }
    }

    /** Whether the row has nothing in a stack, which stays open then. */
    private boolean isStackEmpty(int at) {
        return (row >>> 4 * (way[COLUMNS + at] / 3 * 3) & 0xFFF) == 0;
    }

    private void chooseStack(int at, int other, long before) {
        swapStacks(at, other);
        chooseColumn(at, before);
        swapStacks(at, other);
    }

    private int open(int at) {
        return way[OPEN] >>> at / 3 * 2 & 3;
    }

    private boolean isStackLikeBefore(int from, int at) {
        for (int other = from; other < at; other += 3) {
            if (lines.areStacksAlike(way[TURNED], way[COLUMNS + other] / 3, way[COLUMNS + at] / 3)) {
                return true;
            }
        }
        return false;
    }

    private void swapStacks(int one, int other) {
        for (int i = 0; one != other && i < 3; i++) {
            swap(one + i, other + i);
        }
    }

    private void swap(int one, int other) {
        byte column = way[COLUMNS + one];
        way[COLUMNS + one] = way[COLUMNS + other];
        way[COLUMNS + other] = column;
    }

    /** Chooses among the open columns of a stack the one that stands here: an empty cell, if there is one. */
    private void chooseColumn(int at, long before) {
        int end = at - at % 3 + open(at);
        for (int other = at; other < end; other++) {
            if (digitAt(other) == 0) {
                swap(at, other);
                name(at, before);
                swap(at, other);
                return;
            }
        }
        if (end <= at + 1) {
            name(at, before);
            return;
        }
        for (int other = at; other < end; other++) {
            if (!isColumnLikeBefore(at, other)) {
                swap(at, other);
                name(at, before);
                swap(at, other);
            }
        }
    }

    private boolean isColumnLikeBefore(int from, int at) {
        long column = lines.column(way[TURNED], way[COLUMNS + at]);
        for (int other = from; other < at; other++) {
            if (lines.column(way[TURNED], way[COLUMNS + other]) == column) {
                return true;
            }
        }
        return false;
    }

    /** What the row holds in the column that stands here. */
    private int digitAt(int at) {
        return (int) (row >>> 4 * way[COLUMNS + at]) & 15;
    }

    /** Names the digit that stands here, if it has no name, and goes on unless a smaller row is known. */
    private void name(int at, long before) {
        int digit = digitAt(at);
        boolean isNew = digit != 0 && way[NAMES + digit] == 0;
        if (isNew) {
            way[NAMES + digit] = ++way[NAMED];
        }
        long soFar = before << 4 | way[NAMES + digit];
        if (soFar <= best >>> 4 * (8 - at)) {
            if (at % 3 == 2) {
                choose(at + 1, soFar);
            } else {
                chooseColumn(at + 1, soFar);
            }
        }
        if (isNew) {
            way[NAMES + digit] = 0;
            way[NAMED]--;
        }
    }

    /** Keeps a way with one more row, which is as small as any or smaller. */
    private void keep(long whole) {
        if (whole < best) {
            best = whole;
            longer.clear();
        }
        byte open = way[OPEN];
        way[ROWS + level] = (byte) line;
        way[OPEN] = (byte) (stillOpen(0) | stillOpen(3) << 2 | stillOpen(6) << 4);
        longer.add(way);
        way[OPEN] = open;
    }

    private int stillOpen(int at) {
        int open = open(at);
        int still = 0;
        while (still < open && digitAt(at + still) == 0) {
            still++;
        }
        return still;
    }
}
