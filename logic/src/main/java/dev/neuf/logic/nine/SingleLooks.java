package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.Singles} on bits: the tally of a slate has all that they need. */
final class SingleLooks {

    private SingleLooks() {}

    static void fullHouse(Slate slate, Catch caught) {
        for (int house = 0; house < Plain.HOUSES; house++) {
            int missing = Plain.ALL_DIGITS & ~slate.placed[house];
            if (Integer.bitCount(missing) == 1 && (slate.some[house] & missing) != 0) {
                place(slate, caught, house, missing);
            }
        }
    }

    static void hiddenInBox(Slate slate, Catch caught) {
        hidden(slate, caught, 18, 27);
    }

    static void hiddenInLine(Slate slate, Catch caught) {
        hidden(slate, caught, 0, 18);
    }

    private static void hidden(Slate slate, Catch caught, int from, int to) {
        for (int house = from; house < to; house++) {
            for (int left = slate.some[house] & ~slate.several[house]; left != 0; left &= left - 1) {
                place(slate, caught, house, left & -left);
            }
        }
    }

    /** Puts a digit into the only cell of a house that has it. */
    private static void place(Slate slate, Catch caught, int house, int digit) {
        int i = house * 9;
        while ((slate.candidates[Plain.CELL[i]] & digit) == 0) {
            i++;
        }
        caught.keepPlaced(Plain.CELL[i], digit);
    }

    static void naked(Slate slate, Catch caught) {
        for (int cell = 0; cell < Plain.CELLS; cell++) {
            int digits = slate.candidates[cell];
            if (Integer.bitCount(digits) == 1) {
                caught.keepPlaced(cell, digits);
            }
        }
    }
}
