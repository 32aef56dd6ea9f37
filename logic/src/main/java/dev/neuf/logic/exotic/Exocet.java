package dev.neuf.logic.exotic;

import static dev.neuf.logic.exotic.NineBoxes.SIDE;
import static dev.neuf.logic.exotic.NineBoxes.SIZE;

import java.util.ArrayList;
import java.util.List;

/**
 * Two cells, the base, whose digits come back in two others, the targets.
 *
 * <p>The base is in a row and in a box. Three columns are the cross-lines: the third of that box, and one in each of the
 * boxes beside it. A digit in the base leaves the rest of its row and box, so each cross-line has it elsewhere. Let
 * there be room for only two of it without the targets, in different rows and columns, for each digit that the base can
 * have. Then each of its two digits is in a target, and as these are two, they hold the same digits as the base.
 *
 * <pre>
 *   B B . | . . . | . . .      base B in a row,
 *   . . . | T . . | m m -      targets T, nothing of the base at the - below or above them,
 *   . . . | - n n | . . T      mirrors m and n
 *   ------+-------+------
 *   . . s | s . . | . . s      cross-lines s: each digit of the base has room there
 *   . . s | s . . | . . s      for two of it, in two rows, and not for three
 * </pre>
 *
 * <p>In a junior exocet the targets are in the boxes beside the base, below or above its row, each in its cross-line, and
 * no digit of the base fits at the third cell of the cross-line there. Then a target has a mirror: if T is 1, its own
 * row and that of the base have their 1, so the other box beside the base has it in the third row, and not in its
 * cross-line: there it is in one of the two cells m.
 *
 * <p>With "row" and "column" for the other way round where {@code isTurned}. Digits and lines are counted from 0.
 */
final class Exocet {

    final boolean isTurned;
    final int row;

    /** The columns of the cross-lines: the first is in the box of the base. */
    final int[] lines;

    final int[] base;
    final int[] targets;

    /** The two cells that mirror each target, or none. */
    final int[][] mirrors;

    final int digits;

    /** By digit and cross-line, the rows where it fits when it is in the base, but for the targets. */
    final int[][] room;

    /** What the targets can hold, the first and the second. */
    final List<int[]> pairs = new ArrayList<>();

    private Exocet(CrossLines at, int one, int other, int[][] mirrors) {
        isTurned = at.isTurned();
        row = at.row();
        lines = at.lines();
        base = at.base();
        targets = new int[] {at.cell(one % SIZE, one / SIZE), at.cell(other % SIZE, other / SIZE)};
        this.mirrors = mirrors;
        digits = at.digits();
        room = at.without(one, other);
    }

    /** One with targets in the boxes beside the base. Targets are rows counted on over the lines. */
    static Exocet junior(CrossLines at, int one, int other) {
        int[] mirrorOfOne = beside(at.isTurned(), at.third(one % SIZE), at.lines()[2]);
        int[] mirrorOfOther = beside(at.isTurned(), at.third(other % SIZE), at.lines()[1]);
        return new Exocet(at, one, other, new int[][] {mirrorOfOne, mirrorOfOther});
    }

    /** One with targets anywhere. */
    static Exocet senior(CrossLines at, int one, int other) {
        return new Exocet(at, one, other, new int[0][]);
    }

    int cell(int atRow, int atColumn) {
        return cell(isTurned, atRow, atColumn);
    }

    static int cell(boolean isTurned, int row, int column) {
        return isTurned ? column * SIZE + row : row * SIZE + column;
    }

    /** The cells of a row in the box of a column, but not in that column. */
    static int[] beside(boolean isTurned, int row, int column) {
        int first = column / SIDE * SIDE;
        int one = first + (column == first ? 1 : 0);
        int other = first + (column == first + 2 ? 1 : 2);
        return new int[] {cell(isTurned, row, one), cell(isTurned, row, other)};
    }

    int rowOf(int cell) {
        return isTurned ? cell % SIZE : cell / SIZE;
    }

    int columnOf(int cell) {
        return isTurned ? cell / SIZE : cell % SIZE;
    }

    /** The row of the base as a house of the board: rows are counted before columns, and these before boxes. */
    int baseLine() {
        return crossing(row);
    }

    /** A row, which crosses the cross-lines, as a house of the board. */
    int crossing(int atRow) {
        return isTurned ? SIZE + atRow : atRow;
    }

    /** A cross-line as a house of the board. */
    int house(int line) {
        return isTurned ? line : SIZE + line;
    }

    int baseBox() {
        return 2 * SIZE + base[0] / SIZE / SIDE * SIDE + base[0] % SIZE / SIDE;
    }

    /** Works out which pairs of digits the base and the targets can have. */
    void pair(NineBoxes board) {
        for (int x = 0; x < SIZE; x++) {
            for (int y = 0; y < SIZE; y++) {
                if (x != y && isPair(board.digits, x, y)) {
                    pairs.add(new int[] {x, y});
                }
            }
        }
    }

    private boolean isPair(int[] can, int x, int y) {
        int one = 1 << x;
        int other = 1 << y;
        boolean fitsTargets = (can[targets[0]] & digits & one) != 0 && (can[targets[1]] & digits & other) != 0;
        return fitsTargets
                && fitsBase(can, one, other)
                && fitsLines(x, targets[0])
                && fitsLines(y, targets[1])
                && fitsMirror(can, 0, x, y)
                && fitsMirror(can, 1, y, x);
    }

    private boolean fitsBase(int[] can, int one, int other) {
        return (can[base[0]] & one) != 0 && (can[base[1]] & other) != 0
                || (can[base[0]] & other) != 0 && (can[base[1]] & one) != 0;
    }

    /** The pairs of digits that fit in the base, as bits, whatever the targets have. */
    List<Integer> inBase(NineBoxes board) {
        var fitting = new ArrayList<Integer>();
        for (int left = digits; left != 0; left &= left - 1) {
            int one = Integer.lowestOneBit(left);
            for (int rest = left & ~one; rest != 0; rest &= rest - 1) {
                int other = Integer.lowestOneBit(rest);
                if (fitsBase(board.digits, one, other)) {
                    fitting.add(one | other);
                }
            }
        }
        return fitting;
    }

    /** Whether the other two cross-lines have room for the digit of a target. */
    boolean fitsLines(int digit, int target) {
        int all = 0;
        for (int i = 0; i < lines.length; i++) {
            if (lines[i] != columnOf(target)) {
                int left = room[digit][i] & ~(1 << rowOf(target));
                if (left == 0) {
                    return false;
                }
                all |= left;
            }
        }
        return Integer.bitCount(all) > 1;
    }

    /** Whether the mirror of a target can have its digit, and beside it one that is not of the base. */
    boolean fitsMirror(int[] can, int target, int digit, int other) {
        return mirrors.length == 0
                || inMirror(can, mirrors[target][0], mirrors[target][1], digit, other) != 0
                || inMirror(can, mirrors[target][1], mirrors[target][0], digit, other) != 0;
    }

    /** Whether a cell of the mirror of a target can have its digit. */
    boolean isMirrored(int[] can, int target, int digit) {
        return mirrors.length == 0 || ((can[mirrors[target][0]] | can[mirrors[target][1]]) >> digit & 1) != 0;
    }

    /** What a cell of a mirror can be when its target is one digit, and the other target the other. */
    static int inMirror(int[] can, int cell, int beside, int digit, int other) {
        int strange = ~(1 << digit | 1 << other);
        int found = 0;
        if ((can[cell] >> digit & 1) != 0 && (can[beside] & strange) != 0) {
            found = 1 << digit;
        }
        if ((can[beside] >> digit & 1) != 0) {
            found |= can[cell] & strange;
        }
        return found;
    }

    /** Whether both have their digits in the same three lines. */
    boolean hasLinesOf(Exocet other) {
        return bits(lines) == bits(other.lines);
    }

    private static int bits(int[] lines) {
        return 1 << lines[0] | 1 << lines[1] | 1 << lines[2];
    }
}
