package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.Locked} on bits. */
final class LockedLooks {

    private LockedLooks() {}

    /** The digit of a box is in one line. */
    static void pointing(Slate slate, Catch caught) {
        Strips strips = slate.strips;
        strips.make();
        for (int line = 0; line < 18; line++) {
            for (int left = strips.pointing(line); left != 0; left &= left - 1) {
                int bit = Integer.numberOfTrailingZeros(left);
                strike(slate, caught, bit % 9, Strips.box(line, bit), line);
            }
        }
    }

    /** The digit of a line is in one box. */
    static void claiming(Slate slate, Catch caught) {
        Strips strips = slate.strips;
        strips.make();
        for (int line = 0; line < 18; line++) {
            for (int left = strips.claiming(line); left != 0; left &= left - 1) {
                int bit = Integer.numberOfTrailingZeros(left);
                strike(slate, caught, bit % 9, line, Strips.box(line, bit));
            }
        }
    }

    /** The digit goes from the cover where it is not in the base; if it is single there, that is another technique. */
    private static void strike(Slate slate, Catch caught, int digit, int base, int cover) {
        if ((slate.several[base] >> digit & 1) != 0) {
            long low = Plain.HOUSE_LOW[cover] & ~Plain.HOUSE_LOW[base];
            long high = Plain.HOUSE_HIGH[cover] & ~Plain.HOUSE_HIGH[base];
            caught.strike(digit, low, high);
            caught.keep(1 << digit);
        }
    }
}
