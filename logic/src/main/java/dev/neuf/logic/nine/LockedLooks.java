package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.Locked} on bits. */
final class LockedLooks {

    private LockedLooks() {}

    /** The digit of a box is in one line. */
    static void pointing(Slate slate, Catch caught) {
        find(slate, caught, false, false);
    }

    /** The digit of a line is in one box. */
    static void claiming(Slate slate, Catch caught) {
        find(slate, caught, true, false);
    }

    /** Finds them, or only those after which a digit has one place left. */
    static void find(Slate slate, Catch caught, boolean isClaiming, boolean isDirect) {
        Strips strips = slate.strips;
        strips.make();
        int[] locked = isClaiming ? strips.claiming : strips.pointing;
        for (int lines = isClaiming ? strips.claimingLines : strips.pointingLines; lines != 0; lines &= lines - 1) {
            int line = Integer.numberOfTrailingZeros(lines);
            for (int left = locked[line]; left != 0; left &= left - 1) {
                int bit = Integer.numberOfTrailingZeros(left);
                int box = Strips.box(line, bit);
                strike(slate, caught, bit % 9, isClaiming ? line : box, isClaiming ? box : line, isDirect);
            }
        }
    }

    /** The digit goes from the cover where it is not in the base; if it is single there, that is another technique. */
    private static void strike(Slate slate, Catch caught, int digit, int base, int cover, boolean isDirect) {
        if ((slate.several[base] >> digit & 1) == 0) {
            return;
        }
        long low = slate.low[digit] & Plain.HOUSE_LOW[cover] & ~Plain.HOUSE_LOW[base];
        long high = slate.high[digit] & Plain.HOUSE_HIGH[cover] & ~Plain.HOUSE_HIGH[base];
        if (isDirect) {
            DirectLooks.place(slate, caught, digit, low, high);
        } else {
            caught.strike(digit, low, high);
            caught.keep(1 << digit);
        }
    }
}
