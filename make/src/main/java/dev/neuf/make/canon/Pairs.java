package dev.neuf.make.canon;

import static dev.neuf.make.canon.Ways.COLUMNS;
import static dev.neuf.make.canon.Ways.NAMED;
import static dev.neuf.make.canon.Ways.NAMES;
import static dev.neuf.make.canon.Ways.OPEN;
import static dev.neuf.make.canon.Ways.ROWS;
import static dev.neuf.make.canon.Ways.TURNED;

/**
 * The first two rows of a full grid's form.
 *
 * <pre>
 *   1 2 3 | 4 5 6 | 7 8 9
 *   4 5 6 | 7 8 9 | ...       if the digits of a box stay together from row to row,
 *   4 5 7 | ...               else
 * </pre>
 *
 * <p>For each column of the first row, one asks where the digit below it stands in the first row. Whichever columns the
 * first box has, in whichever order, their answers say which columns come next, until all have a place.
 */
final class Pairs {

    /** What the first row always is. */
    static final long FIRST_ROW = 0x1_2345_6789L;

    /** All orders of the columns of a box. */
    private static final int[] ORDERS = {0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0};

    private final byte[] way = new byte[Ways.WIDTH];
    private final int[] place = new int[10];
    private final int[] next = new int[9];
    private final int[] at = new int[9];
    private long best;

    /** Adds the best ways for two rows. */
    void begin(Lines lines, Ways ways) {
        best = Long.MAX_VALUE;
        way[NAMED] = 9;
        way[OPEN] = 0;
        for (int turned = 0; turned < 2; turned++) {
            way[TURNED] = (byte) turned;
            for (int first = 0; first < 9; first++) {
                long row = lines.row(turned, first);
                for (int i = 0; i < 9; i++) {
                    place[(int) (row >>> 4 * i) & 15] = i;
                }
                way[ROWS] = (byte) first;
                for (int second = first - first % 3; second < first - first % 3 + 3; second++) {
                    if (second != first) {
                        way[ROWS + 1] = (byte) second;
                        pair(row, lines.row(turned, second), ways);
                    }
                }
            }
        }
    }

    long secondRow() {
        return best;
    }

    private void pair(long first, long second, Ways ways) {
        for (int i = 0; i < 9; i++) {
            next[i] = place[(int) (second >>> 4 * i) & 15];
        }
        for (int stack = 0; stack < 9; stack += 3) {
            boolean isTogether = next[stack] / 3 == next[stack + 1] / 3 && next[stack] / 3 == next[stack + 2] / 3;
            for (int i = 0; i < ORDERS.length; i += 3) {
                int one = stack + ORDERS[i];
                int two = stack + ORDERS[i + 1];
                int three = stack + ORDERS[i + 2];
                if (isTogether) {
                    put(one, two, three, next[one], next[two], next[three]);
                    put(6, next[at[3]], next[at[4]], next[at[5]]);
                    keep(first, ways);
                } else if (next[one] / 3 == next[two] / 3) {
                    apart(one, two, three);
                    keep(first, ways);
                    put(6, at[6], at[8], at[7]);
                    keep(first, ways);
                }
            }
        }
    }

    /** The digits below two columns belong together, the third does not. */
    private void apart(int one, int two, int three) {
        int box = next[one] / 3 * 3;
        int other = next[three] / 3 * 3;
        put(one, two, three, next[one], next[two], 3 * box + 3 - next[one] - next[two]);
        int left = next[three] == other ? other + 1 : other;
        put(6, next[three], left, 3 * other + 3 - next[three] - left);
    }

    private void put(int one, int two, int three, int four, int five, int six) {
        put(0, one, two, three);
        put(3, four, five, six);
    }

    private void put(int from, int one, int two, int three) {
        at[from] = one;
        at[from + 1] = two;
        at[from + 2] = three;
    }

    private void keep(long first, Ways ways) {
        for (int i = 0; i < 9; i++) {
            way[COLUMNS + at[i]] = (byte) i; // where each column goes, for now
        }
        long row = 0;
        for (int i = 0; i < 9; i++) {
            row = row << 4 | way[COLUMNS + next[at[i]]] + 1;
        }
        if (row > best) {
            return;
        }
        if (row < best) {
            best = row;
            ways.clear();
        }
        for (int i = 0; i < 9; i++) {
            way[COLUMNS + i] = (byte) at[i];
            way[NAMES + ((int) (first >>> 4 * at[i]) & 15)] = (byte) (i + 1);
        }
        ways.add(way);
    }
}
