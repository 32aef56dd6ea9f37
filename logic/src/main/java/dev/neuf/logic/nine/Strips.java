package dev.neuf.logic.nine;

/**
 * The digits of the three cells where a line and a box cross, for all of these strips. A line is one word: three times 9
 * bits, for its three boxes. So a few operations find all locked digits of a line.
 */
final class Strips {

    private static final int ALL = (1 << 27) - 1;

    private final Slate slate;
    private final int[] digits = new int[18];
    private int turn;

    Strips(Slate slate) {
        this.slate = slate;
    }

    /** Looks at the slate again, if it has changed. */
    void make() {
        if (turn == slate.turn) {
            return;
        }
        turn = slate.turn;
        for (int line = 0; line < digits.length; line++) {
            int from = line * 9;
            digits[line] = strip(from) | strip(from + 3) << 9 | strip(from + 6) << 18;
        }
    }

    private int strip(int from) {
        int[] candidates = slate.candidates;
        return candidates[Plain.CELL[from]] | candidates[Plain.CELL[from + 1]] | candidates[Plain.CELL[from + 2]];
    }

    /** The digits that their box has in this line only, and that the line has elsewhere. */
    int pointing(int line) {
        int own = digits[line];
        return own & ~beside(line) & elsewhere(own);
    }

    /** The digits that the line has in one box only, and that this box has elsewhere. */
    int claiming(int line) {
        int own = digits[line];
        return own & ~elsewhere(own) & beside(line);
    }

    /** The lines in the same boxes. */
    private int beside(int line) {
        int place = line % 3;
        int first = line - place;
        return digits[first + (place + 1) % 3] | digits[first + (place + 2) % 3];
    }

    /** What is in the other strips of a line. */
    private static int elsewhere(int own) {
        return (own << 9 | own >>> 18 | own << 18 | own >>> 9) & ALL;
    }

    /** The box of a bit of a line. */
    static int box(int line, int bit) {
        return Plain.BOX[Plain.CELL[line * 9 + bit / 9 * 3]];
    }
}
