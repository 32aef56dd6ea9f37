package dev.neuf.logic;

import dev.neuf.core.Board;
import dev.neuf.core.Grid;
import org.jspecify.annotations.Nullable;

/** A board on the way through a puzzle, made when it is first asked for: of a thousand ways to a grade nobody looks at one. */
final class Moment {

    private static final int[] NONE = {};

    private final Board puzzle;
    private final int[] candidates;
    private final int[] values;

    /** A race makes an equal one, no harm. */
    private @Nullable Board board;

    /** A moment whose board is known. */
    Moment(Board board) {
        this.puzzle = board;
        this.candidates = NONE;
        this.values = NONE;
        this.board = board;
    }

    /**
     * A board of which only the bits are kept.
     *
     * @param puzzle any board of the same puzzle
     * @param candidates by cell, what is possible; of a filled cell nothing
     * @param values by cell, the digit of each filled cell; what is said of others does not count
     */
    Moment(Board puzzle, int[] candidates, int[] values) {
        this.puzzle = puzzle;
        this.candidates = candidates;
        this.values = values;
    }

    /** The board. */
    Board board() {
        Board made = board;
        if (made == null) {
            int[] digits = new int[candidates.length];
            long[] bits = new long[candidates.length];
            for (int cell = 0; cell < candidates.length; cell++) {
                boolean isFilled = candidates[cell] == 0;
                bits[cell] = isFilled ? values[cell] : candidates[cell];
                digits[cell] = isFilled ? Integer.numberOfTrailingZeros(values[cell]) + 1 : 0;
            }
            made = puzzle.at(Grid.of(digits), bits);
            board = made;
        }
        return made;
    }
}
