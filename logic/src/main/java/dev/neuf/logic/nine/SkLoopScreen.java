package dev.neuf.logic.nine;

/** Sees where {@link dev.neuf.logic.exotic.SkLoops} cannot be: the pairs of a ring would have too many digits. */
final class SkLoopScreen {

    private SkLoopScreen() {}

    /** A house holds two pairs at most, so all pairs together have at most two digits for each empty cell. */
    static boolean mayFind(Slate slate, Catch caught) {
        int[] excess = new int[Plain.CELLS];
        for (int cell = 0; cell < Plain.CELLS; cell++) {
            excess[cell] = excess(slate, cell);
        }
        for (int top = 0; top < 6; top++) {
            for (int bottom = (top / 3 + 1) * 3; bottom < 9; bottom++) {
                int left = least(excess, top, bottom, 0);
                int middle = least(excess, top, bottom, 3);
                int right = least(excess, top, bottom, 6);
                if (left + middle <= 0 || left + right <= 0 || middle + right <= 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int least(int[] excess, int top, int bottom, int from) {
        int least = Integer.MAX_VALUE / 2;
        for (int column = from; column < from + 3; column++) {
            least = Math.min(least, excess[top * 9 + column] + excess[bottom * 9 + column]);
        }
        return least;
    }

    /** How many digits the two pairs beside a corner have, less twice their empty cells. */
    private static int excess(Slate slate, int corner) {
        int column = corner % 9;
        int first = corner - column % 3;
        int row = corner / 9;
        int above = corner - row % 3 * 9;
        return pair(slate, first + (column % 3 == 0 ? 1 : 0), first + (column % 3 == 2 ? 1 : 2))
                + pair(slate, above + (row % 3 == 0 ? 9 : 0), above + (row % 3 == 2 ? 9 : 18));
    }

    private static int pair(Slate slate, int one, int other) {
        int first = slate.candidates[one];
        int second = slate.candidates[other];
        return Integer.bitCount(first | second) - (first == 0 ? 0 : 2) - (second == 0 ? 0 : 2);
    }
}
