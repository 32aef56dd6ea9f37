package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.EmptyRectangles} on bits. */
final class EmptyRectangleLooks {

    /** The first row and column of a box, as positions in it. */
    private static final int ROW = 0b111;

    private static final int COLUMN = 0b1001001;

    private EmptyRectangleLooks() {}

    /** Each target is a step. */
    static void single(Slate slate, Catch caught) {
        for (int left = Doubts.digits(slate, caught); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            for (int box = 18; box < Plain.HOUSES; box++) {
                for (int count = targets(slate, digit, box, 3); count > 0; count--) {
                    caught.strike(slate.doubts().ints[count - 1], 1 << digit);
                    caught.keep(1 << digit);
                }
            }
        }
    }

    /** Every two targets by way of the same box are a step. */
    static void dual(Slate slate, Catch caught) {
        for (int left = Doubts.digits(slate, caught); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            if (Plain.count(slate.doubts().low[digit], slate.doubts().high[digit]) > 1) {
                for (int box = 18; box < Plain.HOUSES; box++) {
                    dual(slate, caught, digit, targets(slate, digit, box, 2));
                }
            }
        }
    }

    private static void dual(Slate slate, Catch caught, int digit, int count) {
        int[] targets = slate.doubts().ints;
        for (int i = 0; i < count; i++) {
            for (int j = i + 1; j < count; j++) {
                if (targets[i] != targets[j]) {
                    caught.strike(targets[i], 1 << digit);
                    caught.strike(targets[j], 1 << digit);
                    caught.keep(1 << digit);
                }
            }
        }
    }

    /** Lists the targets by way of a box that has its places in a row and a column, and in neither of them alone. */
    private static int targets(Slate slate, int digit, int box, int least) {
        int at = slate.at[digit * Plain.HOUSES + box];
        int count = 0;
        for (int i = Integer.bitCount(at) < least ? 3 : 0; i < 3; i++) {
            int outside = at & ~(ROW << 3 * i);
            int j = outside == 0 ? 0 : Integer.numberOfTrailingZeros(outside) % 3;
            int column = COLUMN << j;
            if (outside != 0 && outside != at && (outside & ~column) == 0 && (at & ~column) != 0) {
                int row = Plain.ROW[Plain.CELL[box * 9 + 3 * i]];
                int other = Plain.COLUMN[Plain.CELL[box * 9 + j]];
                count = join(slate, digit, row, other, count);
                count = join(slate, digit, other, row, count);
            }
        }
        return count;
    }

    /** Looks for pairs that cross one line of the box, and whose other end sees a place in the other line. */
    private static int join(Slate slate, int digit, int line, int other, int before) {
        int at = digit * Plain.HOUSES;
        int own = line % 9;
        int across = line < 9 ? 9 : 0;
        int targets = slate.at[at + other] & ~(0b111 << own / 3 * 3);
        int count = before;
        // where the other line is, the box is
        for (int left = slate.at[at + line] & ~(0b111 << other % 9 / 3 * 3); left != 0; left &= left - 1) {
            int two = slate.at[at + across + Integer.numberOfTrailingZeros(left)];
            if (Integer.bitCount(two) == 2) {
                int end = Integer.numberOfTrailingZeros(two & ~(1 << own));
                if ((targets >> end & 1) != 0) {
                    slate.doubts().ints[count++] = Plain.CELL[other * 9 + end];
                }
            }
        }
        return count;
    }
}
