package dev.neuf.logic.chain;

import dev.neuf.core.Board;
import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.core.words.Message;
import java.util.List;

/** The board when what a sentence of a proof names is applied, and nothing else; and how such sentences are read. */
final class Given {

    private final Board board;
    final Digits[] left;

    /** The candidates of a board. */
    Given(Board board) {
        this.board = board;
        left = new Digits[board.layout().cellCount()];
        for (int cell = 0; cell < left.length; cell++) {
            left[cell] = board.isOpen(cell) ? board.candidates(cell) : Digits.NONE;
        }
    }

    void apply(Candidates holding) {
        int digit = holding.digits().first();
        for (int cell = 0; cell < left.length; cell++) {
            int there = cell;
            if (holding.cells().stream().allMatch(other -> sees(board, there, other))) {
                left[cell] = left[cell].without(digit);
            } else if (holding.cells().equals(CellSet.of(cell))) {
                left[cell] = left[cell].and(holding.digits());
            }
        }
    }

    void strike(Candidates out) {
        for (int cell : out.cells()) {
            left[cell] = left[cell].minus(out.digits());
        }
    }

    CellSet places(int digit, Rule.House house) {
        var cells = new CellSet.Builder();
        for (int cell : house.cells()) {
            if (left[cell].contains(digit)) {
                cells.add(cell);
            }
        }
        return cells.build();
    }

    static boolean sees(Board board, int one, int other) {
        return one != other
                && board.houses().stream()
                        .anyMatch(house ->
                                house.cells().contains(one) && house.cells().contains(other));
    }

    /** Candidates that are said not to hold. */
    static List<Candidates> list(Object out) {
        return ((List<?>) out)
                .stream()
                        .map(Message.class::cast)
                        .map(one -> candidate(one.parts().get(1), one.parts().get(0)))
                        .toList();
    }

    /** What is said to hold: a candidate, or one of several. */
    static Candidates spoken(Object part) {
        return part instanceof Message group
                ? candidate(group.parts().get(1), group.parts().get(0))
                : (Candidates) part;
    }

    static Candidates candidate(Object cells, Object digits) {
        return new Candidates((Digits) digits, (CellSet) cells);
    }

    static int digit(Object digits) {
        return ((Digits) digits).first();
    }

    static Rule.House house(Object part) {
        return (Rule.House) part;
    }
}
