package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.Locked} on bits. */
final class LockedLooks {

    private LockedLooks() {}

    /** The digit of a box is in one line. */
    static void pointing(Slate slate, Catch caught) {
        for (int box = 18; box < Plain.HOUSES; box++) {
            for (int left = slate.several[box]; left != 0; left &= left - 1) {
                int digit = Integer.numberOfTrailingZeros(left);
                int at = slate.at[digit * Plain.HOUSES + box];
                int first = Plain.CELL[box * 9 + Integer.numberOfTrailingZeros(at)];
                int last = Plain.CELL[box * 9 + 31 - Integer.numberOfLeadingZeros(at)];
                if (Plain.ROW[first] == Plain.ROW[last]) {
                    strike(caught, digit, Plain.ROW[first], box);
                } else if (isColumn(at)) {
                    strike(caught, digit, Plain.COLUMN[first], box);
                }
            }
        }
    }

    private static boolean isColumn(int inBox) {
        int column = (inBox | inBox >> 3 | inBox >> 6) & 7;
        return (column & column - 1) == 0;
    }

    /** The digit of a line is in one box. */
    static void claiming(Slate slate, Catch caught) {
        for (int line = 0; line < 18; line++) {
            for (int left = slate.several[line]; left != 0; left &= left - 1) {
                int digit = Integer.numberOfTrailingZeros(left);
                int at = slate.at[digit * Plain.HOUSES + line];
                int first = Integer.numberOfTrailingZeros(at);
                if (first / 3 == (31 - Integer.numberOfLeadingZeros(at)) / 3) {
                    strike(caught, digit, Plain.BOX[Plain.CELL[line * 9 + first]], line);
                }
            }
        }
    }

    /** The digit goes from one house where it is not in the other. */
    private static void strike(Catch caught, int digit, int from, int but) {
        caught.strike(
                digit, Plain.HOUSE_LOW[from] & ~Plain.HOUSE_LOW[but], Plain.HOUSE_HIGH[from] & ~Plain.HOUSE_HIGH[but]);
        caught.keep(1 << digit);
    }
}
