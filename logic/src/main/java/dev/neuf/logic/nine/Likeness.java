package dev.neuf.logic.nine;

/**
 * Whether the givens of a puzzle may look the same after lines have moved and digits have changed names, which nearly
 * none do. It screens {@link dev.neuf.logic.exotic.Gurth}.
 *
 * <p>Rows, columns and digits get numbers that no such move changes: first by how many givens there are, then by the numbers
 * of what meets at each of these. A line that moves goes where the same number is, and its two neighbours go along.
 */
final class Likeness {

    /** Often enough to tell nearly all lines apart. */
    private static final int ROUNDS = 3;

    /** Large, odd and without a pattern. */
    private static final int SPREAD = 0x9E3779B1;

    private final int[] lines = new int[18];
    private final int[] digits = new int[9];
    private boolean isKnown;
    private boolean isAlike;

    /** Whether there may be a move. */
    static boolean mayFind(Slate slate, Catch caught) {
        Likeness likeness = slate.likeness;
        if (!likeness.isKnown) {
            likeness.isKnown = true;
            likeness.isAlike = likeness.find(slate);
        }
        return likeness.isAlike;
    }

    private boolean find(Slate slate) {
        for (int round = 0; round < ROUNDS; round++) {
            number(slate);
        }
        int lacking = 0;
        for (int digit : digits) {
            lacking += digit == 0 ? 1 : 0;
        }
        if (lacking > 1) {
            return false;
        }
        return isRepeated(0) || isRepeated(9) || sum(0, 9) == sum(9, 18);
    }

    /** Gives new numbers to everything by the old ones. */
    private void number(Slate slate) {
        int[] nextLines = new int[18];
        int[] nextDigits = new int[9];
        int[] boxes = new int[9];
        long low = slate.givenLow;
        long high = slate.givenHigh;
        while ((low | high) != 0) {
            int cell = Plain.first(low, high);
            low &= ~Plain.low(cell);
            high &= ~Plain.high(cell);
            int row = Plain.ROW[cell];
            int column = Plain.COLUMN[cell];
            int digit = Integer.numberOfTrailingZeros(slate.values[cell]);
            // rows may become columns: the two count alike
            int given = mixed(mixed(lines[row]) + mixed(lines[column]) + 3 * digits[digit] + 1);
            nextLines[row] += given;
            nextLines[column] += given;
            nextDigits[digit] += given;
            boxes[Plain.BOX[cell] - 18] += given;
        }
        for (int line = 0; line < 9; line++) {
            for (int i = 0; i < 3; i++) {
                lines[line] += mixed(boxes[line / 3 * 3 + i]);
                lines[9 + line] += mixed(boxes[i * 3 + line / 3]);
            }
        }
        for (int line = 0; line < 18; line++) {
            lines[line] += mixed(nextLines[line]);
        }
        System.arraycopy(nextDigits, 0, digits, 0, digits.length);
    }

    private static int mixed(int number) {
        int product = number * SPREAD;
        return (product ^ product >>> 15) * SPREAD;
    }

    /** Whether two lines of three have the same number, or two threes the same numbers. */
    private boolean isRepeated(int from) {
        for (int i = from; i < from + 9; i += 3) {
            if (lines[i] == lines[i + 1] || lines[i] == lines[i + 2] || lines[i + 1] == lines[i + 2]) {
                return true;
            }
        }
        int one = sum(from, from + 3);
        int two = sum(from + 3, from + 6);
        int three = sum(from + 6, from + 9);
        return one == two || one == three || two == three;
    }

    private int sum(int from, int to) {
        int sum = 0;
        for (int i = from; i < to; i++) {
            sum += mixed(lines[i]);
        }
        return sum;
    }
}
