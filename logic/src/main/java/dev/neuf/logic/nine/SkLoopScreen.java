package dev.neuf.logic.nine;

/** Sees where {@link dev.neuf.logic.exotic.SkLoops} cannot be: the digits of a ring do not use up its cells. */
final class SkLoopScreen {

    private static final int PAIRS = 8;

    private static final int LEAST_CELLS = 12;

    /** For a set of pairs, how many houses hold them at least; house i holds the pairs i and i + 1. */
    private static final byte[] COVERS = new byte[1 << PAIRS];

    static {
        for (int pairs = 0; pairs < COVERS.length; pairs++) {
            COVERS[pairs] = (byte) covers(pairs);
        }
    }

    private final Slate slate;

    /** By corner, the digits of its two pairs; how many these are, less twice their empty cells; the empty cells. */
    private final int[] across = new int[Plain.CELLS];

    private final int[] upright = new int[Plain.CELLS];
    private final int[] excess = new int[Plain.CELLS];
    private final int[] empty = new int[Plain.CELLS];

    private SkLoopScreen(Slate slate) {
        this.slate = slate;
    }

    /** From a gap on, each house takes two pairs of the ring. */
    private static int covers(int pairs) {
        if (pairs == COVERS.length - 1) {
            return PAIRS / 2;
        }
        int gap = Integer.numberOfTrailingZeros(~pairs);
        int left = (pairs >> gap | pairs << PAIRS - gap) & COVERS.length - 1;
        int count = 0;
        for (; left != 0; count++) {
            left &= ~(3 << Integer.numberOfTrailingZeros(left));
        }
        return count;
    }

    static boolean mayFind(Slate slate, Catch caught) {
        var screen = new SkLoopScreen(slate);
        for (int corner = 0; corner < Plain.CELLS; corner++) {
            screen.prepare(corner);
        }
        for (int top = 0; top < 6; top++) {
            for (int bottom = (top / 3 + 1) * 3; bottom < 9; bottom++) {
                if (screen.isRing(top * 9, bottom * 9)) {
                    return true;
                }
            }
        }
        return false;
    }

    private void prepare(int corner) {
        int column = corner % 9;
        int first = corner - column % 3;
        int row = corner / 9;
        int above = corner - row % 3 * 9;
        across[corner] = pair(corner, first + (column % 3 == 0 ? 1 : 0), first + (column % 3 == 2 ? 1 : 2));
        upright[corner] = pair(corner, above + (row % 3 == 0 ? 9 : 0), above + (row % 3 == 2 ? 9 : 18));
        excess[corner] =
                Integer.bitCount(across[corner]) + Integer.bitCount(upright[corner]) - 2 * empty[corner];
    }

    private int pair(int corner, int one, int other) {
        int first = slate.candidates[one];
        int second = slate.candidates[other];
        empty[corner] += (first == 0 ? 0 : 1) + (second == 0 ? 0 : 1);
        return first | second;
    }

    /** Tries all columns. A house holds two pairs at most, so more digits than that need more houses than cells. */
    private boolean isRing(int top, int bottom) {
        for (int left = 0; left < 6; left++) {
            int mine = excess[top + left] + excess[bottom + left];
            int cells = empty[top + left] + empty[bottom + left];
            for (int right = (left / 3 + 1) * 3; right < 9; right++) {
                int room = cells + empty[top + right] + empty[bottom + right];
                if (mine + excess[top + right] + excess[bottom + right] <= 0
                        && room >= LEAST_CELLS
                        && isUsedUp(top + left, top + right, bottom + left, bottom + right, room)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isUsedUp(int a, int b, int c, int d, int room) {
        int left = room;
        for (int digit = 0; digit < 9 && left >= 0; digit++) {
            int pairs = upright[a] >> digit & 1
                    | (across[a] >> digit & 1) << 1
                    | (across[b] >> digit & 1) << 2
                    | (upright[b] >> digit & 1) << 3
                    | (upright[d] >> digit & 1) << 4
                    | (across[d] >> digit & 1) << 5
                    | (across[c] >> digit & 1) << 6
                    | (upright[c] >> digit & 1) << 7;
            left -= COVERS[pairs];
        }
        return left == 0;
    }
}
