package dev.neuf.search;

import dev.neuf.core.Board;
import dev.neuf.core.Conflict;
import dev.neuf.core.Deduction;
import dev.neuf.core.Grid;
import dev.neuf.core.Puzzle;
import java.util.ArrayList;
import java.util.List;

/**
 * Fills the cells that can hold only one digit, one after another, and does nothing else.
 *
 * <p>A grid that this fills completely is called simple. It always has exactly one solution.
 */
public final class Simple {

    private Simple() {}

    /** How far it got. The placements are in the order in which they were made. */
    public sealed interface Result {

        /** The digits placed, in order. */
        List<Deduction.Place> placed();

        /** A simple grid: filled. */
        record Filled(Grid solution, List<Deduction.Place> placed) implements Result {}

        /** Not a simple grid: every open cell has several candidates. */
        record Stuck(Board board, List<Deduction.Place> placed) implements Result {}

        /** No digit is left for a cell that keeps all rules, so there is no solution. */
        record Contradiction(Board board, int cell, List<Deduction.Place> placed) implements Result {}
    }

    /** Fills the grid as far as it goes. Where several cells have one candidate, the first in reading order is next. */
    public static Result fill(Puzzle puzzle) {
        Board board = Board.of(puzzle);
        var placed = new ArrayList<Deduction.Place>();
        List<Conflict> clashes = Conflict.in(board.rules(), board.values());
        if (!clashes.isEmpty()) {
            return new Result.Contradiction(board, clashes.getFirst().cells().first(), List.of());
        }
        while (true) {
            int next = -1;
            for (int cell = 0; cell < board.values().cellCount(); cell++) {
                if (board.candidates(cell).isEmpty()) {
                    return new Result.Contradiction(board, cell, List.copyOf(placed));
                }
                if (next < 0 && board.isOpen(cell) && board.candidates(cell).isSingle()) {
                    next = cell;
                }
            }
            if (next < 0) {
                return board.isFull()
                        ? new Result.Filled(board.values(), List.copyOf(placed))
                        : new Result.Stuck(board, List.copyOf(placed));
            }
            var place = new Deduction.Place(next, board.candidates(next).first());
            Board after = board.after(List.of(place));
            // candidates know nothing of sums, so only those can be broken
            if (!board.rules().sums().isEmpty()
                    && !Conflict.in(board.rules(), after.values()).isEmpty()) {
                return new Result.Contradiction(board, next, List.copyOf(placed));
            }
            placed.add(place);
            board = after;
        }
    }
}
