package dev.neuf.make;

import dev.neuf.core.Chance;
import dev.neuf.search.Nine;
import java.util.Arrays;

/**
 * Full grids of plain 9x9 boards at random, as 81 characters.
 *
 * <p>The first three rows are drawn evenly from all that there are, then the first three columns from all that go with
 * the first box. What is left, four boxes, has some 2,700 fillings on the average. {@link #fill} takes one of the first
 * few in the order in which the engine finds them. That is quick, and not even: a grid whose four boxes are found late is
 * never made as it is, only turned or with other digits. {@link #fillEvenly} takes one of all of them, and begins anew
 * more often where there are fewer, so that every grid is as likely as any other. In the quick way, the first two steps alone make a grid up to twice as likely as
 * another, and a tenth more or less likely as a rule.
 */
final class NineGrids {

    /** So many of the fillings are looked at for a quick grid. */
    private static final int FEW = 8;

    /**
     * More fillings of four boxes than there are. The most that we have met, in 30,000 draws and in the most regular of
     * all beginnings, are 6,280; nobody has shown that there are never more than this.
     */
    private static final int MOST = 8_192;

    private final Nine nine;
    private final byte[] digits = new byte[9];
    private final byte[] text = new byte[Nine.CELL_COUNT];

    /** With a kernel that the caller does not use at the same time. */
    NineGrids(Nine nine) {
        this.nine = nine;
    }

    /** Writes a full grid. */
    void fill(byte[] to, Chance random) {
        do {
            start(random);
        } while (!take(to, random.nextInt(FEW), true));
    }

    /** Writes a full grid, each of them as likely. It takes a thousand times as long: some milliseconds. */
    void fillEvenly(byte[] to, Chance random) {
        do {
            start(random);
        } while (!take(to, random.nextInt(MOST), false));
    }

    /** Takes the filling of a number, or the last one there is if it may; false if there is none. */
    private boolean take(byte[] to, int number, boolean isLastGood) {
        nine.load(text, 0);
        boolean isFound = false;
        for (int i = 0; i <= number; i++) {
            if (!nine.next()) {
                return isFound && isLastGood;
            }
            if (i == number || isLastGood) {
                nine.write(to, 0);
                isFound = true;
            }
        }
        return isFound;
    }

    private void start(Chance random) {
        Arrays.fill(text, (byte) '.');
        for (int i = 0; i < 9; i++) {
            digits[i] = (byte) ('1' + i);
        }
        shuffle(digits, 0, 9, random);
        for (int i = 0; i < 9; i++) {
            text[i / 3 * 9 + i % 3] = digits[i];
        }
        besides(9, 1, random);
        besides(1, 9, random);
    }

    /**
     * Fills the two boxes beside the first one.
     *
     * <p>If k digits of the third row go into the first row of the next box, then 3 - k go into its second row, with k of
     * the first row; and so on, round about. Which, can be chosen freely: 1, 27, 27 and 1 ways for k = 0 to 3. The last
     * box gets what is left, and each row of three can be in any order.
     */
    private void besides(int row, int column, Chance random) {
        int draw = random.nextInt(56);
        int k = draw == 0 ? 0 : draw < 28 ? 1 : draw < 55 ? 2 : 3;
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                digits[3 * i + j] = text[i * row + j * column];
            }
            shuffle(digits, 3 * i, 3, random);
        }
        for (int i = 0; i < 3; i++) {
            // the first k digits of the row before go here, the rest to the row after; so this row gets the rest of
            // the row after
            int before = 3 * ((i + 2) % 3);
            int after = 3 * ((i + 1) % 3);
            int next = i * row + 3 * column;
            int last = i * row + 6 * column;
            for (int j = 0; j < 3; j++) {
                text[next + j * column] = j < k ? digits[before + j] : digits[after + j];
                text[last + j * column] = j < k ? digits[after + j] : digits[before + j];
            }
            shuffle(text, next, column, 3, random);
            shuffle(text, last, column, 3, random);
        }
    }

    static void shuffle(byte[] bytes, int from, int length, Chance random) {
        shuffle(bytes, from, 1, length, random);
    }

    /** The same for bytes that are a step apart, as the cells of a column. */
    private static void shuffle(byte[] bytes, int from, int step, int length, Chance random) {
        for (int i = length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            byte kept = bytes[from + i * step];
            bytes[from + i * step] = bytes[from + j * step];
            bytes[from + j * step] = kept;
        }
    }
}
