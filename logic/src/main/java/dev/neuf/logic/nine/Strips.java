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

    /** By line, the digits that their box has in this line only, and that the line has elsewhere. */
    final int[] pointing = new int[18];

    /** By line, the digits that it has in one box only, and that this box has elsewhere. */
    final int[] claiming = new int[18];

    /** The lines that have any of these, as bits: mostly none. */
    int pointingLines;

    int claimingLines;

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
        pointingLines = 0;
        claimingLines = 0;
        for (int first = 0; first < digits.length; first += 3) {
            int a = digits[first];
            int b = digits[first + 1];
            int c = digits[first + 2];
            lock(first, a, b | c);
            lock(first + 1, b, a | c);
            lock(first + 2, c, a | b);
        }
    }

    /** Compares a line with those beside it in the same boxes, and its strips with each other. */
    private void lock(int line, int own, int beside) {
        int elsewhere = (own << 9 | own >>> 18 | own << 18 | own >>> 9) & ALL;
        int points = own & ~beside & elsewhere;
        int claims = own & ~elsewhere & beside;
        pointing[line] = points;
        claiming[line] = claims;
        pointingLines |= points != 0 ? 1 << line : 0;
        claimingLines |= claims != 0 ? 1 << line : 0;
    }

    private int strip(int from) {
        int[] candidates = slate.candidates;
        return candidates[Plain.CELL[from]] | candidates[Plain.CELL[from + 1]] | candidates[Plain.CELL[from + 2]];
    }

    /** The box of a bit of a line. */
    static int box(int line, int bit) {
        return Plain.BOX[Plain.CELL[line * 9 + bit / 9 * 3]];
    }
}
