package dev.neuf.core;

import java.util.List;
import java.util.Optional;

/** Why a puzzle that has no solution has none. */
final class Reasons {

    private Reasons() {}

    /** What a person can see at a glance, else that everything was tried. */
    static Answer.Reason of(Puzzle puzzle) {
        return visible(puzzle).orElse(new Answer.Reason.Exhausted());
    }

    /** Givens that clash, a cell without a digit, or a digit without a place. */
    private static Optional<Answer.Reason> visible(Puzzle puzzle) {
        Ruleset rules = puzzle.rules();
        List<Conflict> conflicts = Conflict.in(rules, puzzle.givens());
        if (!conflicts.isEmpty()) {
            return Optional.of(new Answer.Reason.Clash(conflicts));
        }
        Board board = Board.of(rules, puzzle.givens());
        for (int cell = 0; cell < board.values().cellCount(); cell++) {
            if (board.candidates(cell).isEmpty()) {
                return Optional.of(new Answer.Reason.NoDigitFor(cell));
            }
        }
        for (Rule.House house : rules.houses()) {
            long left = 0;
            for (int cell : house.cells()) {
                left |= board.candidates(cell).bits();
            }
            Digits missing = puzzle.layout().digits().minus(new Digits(left));
            if (!missing.isEmpty()) {
                return Optional.of(new Answer.Reason.NoPlaceFor(missing.first(), house));
            }
        }
        return Optional.empty();
    }
}
