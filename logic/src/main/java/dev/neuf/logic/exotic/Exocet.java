package dev.neuf.logic.exotic;

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

    Exocet(
            boolean isTurned,
            int row,
            int[] lines,
            int[] base,
            int[] targets,
            int[][] mirrors,
            int digits,
            int[][] room) {
        this.isTurned = isTurned;
        this.row = row;
        this.lines = lines;
        this.base = base;
        this.targets = targets;
        this.mirrors = mirrors;
        this.digits = digits;
        this.room = room;
    }

    int cell(int atRow, int atColumn) {
        return cell(isTurned, atRow, atColumn);
    }

    static int cell(boolean isTurned, int row, int column) {
        return isTurned ? column * SIZE + row : row * SIZE + column;
    }

    int rowOf(int cell) {
        return isTurned ? cell % SIZE : cell / SIZE;
    }

    int columnOf(int cell) {
        return isTurned ? cell / SIZE : cell % SIZE;
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
        boolean fitsBase = (can[base[0]] & one) != 0 && (can[base[1]] & other) != 0
                || (can[base[0]] & other) != 0 && (can[base[1]] & one) != 0;
        return fitsTargets
                && fitsBase
                && fitsLines(x, targets[0])
                && fitsLines(y, targets[1])
                && fitsMirror(can, 0, x, y)
                && fitsMirror(can, 1, y, x);
    }

    /** Whether the other two cross-lines have room for the digit of a target. */
    private boolean fitsLines(int digit, int target) {
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
    private boolean fitsMirror(int[] can, int target, int digit, int other) {
        return mirrors.length == 0
                || inMirror(can, mirrors[target][0], mirrors[target][1], digit, other) != 0
                || inMirror(can, mirrors[target][1], mirrors[target][0], digit, other) != 0;
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
