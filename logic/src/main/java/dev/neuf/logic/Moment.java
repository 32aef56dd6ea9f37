package dev.neuf.logic;

import dev.neuf.core.Board;
import dev.neuf.core.Grid;
import dev.neuf.logic.nine.Slate;
import org.jspecify.annotations.Nullable;

/** A board on the way through a puzzle, made when it is first asked for: of a thousand ways to a grade nobody looks at one. */
final class Moment {

    private final Board puzzle;
    private final short[] snapshot;

    /** A race makes an equal one, no harm. */
    private @Nullable Board board;

    /** A moment whose board is known. */
    Moment(Board board) {
        this.puzzle = board;
        this.snapshot = new short[0];
        this.board = board;
    }

    /**
     * A board of which only a snapshot is kept.
     *
     * @param puzzle any board of the same puzzle
     */
    Moment(Board puzzle, short[] snapshot) {
        this.puzzle = puzzle;
        this.snapshot = snapshot;
    }

    /** The board. */
    Board board() {
        Board made = board;
        if (made == null) {
            int[] digits = new int[snapshot.length];
            long[] candidates = new long[snapshot.length];
            for (int cell = 0; cell < snapshot.length; cell++) {
                boolean isFilled = (snapshot[cell] & Slate.FILLED) != 0;
                candidates[cell] = snapshot[cell] & ~Slate.FILLED;
                digits[cell] = isFilled ? Long.numberOfTrailingZeros(candidates[cell]) + 1 : 0;
            }
            made = puzzle.at(Grid.of(digits), candidates);
            board = made;
        }
        return made;
    }
}
