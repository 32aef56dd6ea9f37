package dev.neuf.logic;

import dev.neuf.core.Board;
import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether steps justify a move of the player.
 *
 * <p>Best is a step that says just that. Else it may leave so little that the move follows at a glance: a digit placed
 * strikes candidates around it, and candidates struck leave a cell one digit, or a digit one place. Digits placed
 * elsewhere do not count as a reason to place another one, or every single would justify its neighbours.
 */
final class Recognition {

    private final Board board;
    private final Deduction move;
    private @Nullable Step nearly;

    /** Of a move that is possible on the board: an open cell, and candidates of it. */
    Recognition(Board board, Deduction move) {
        this.board = board;
        this.move = move;
    }

    /** The step of the technique that justifies the move, or nothing. */
    Optional<Step> by(Technique technique, Sight sight) {
        nearly = null;
        return Hunt.first(technique, sight, this::isMove).or(() -> Optional.ofNullable(nearly));
    }

    /** Whether the step says that very move; one from which it follows at a glance is kept aside. */
    private boolean isMove(Step step) {
        boolean isMove = step.deductions().stream().anyMatch(this::isMove);
        if (!isMove && nearly == null) {
            nearly = switch (move) {
                case Deduction.Place(int cell, int digit) -> thenPlace(step, cell, digit);
                case Deduction.Eliminate(int cell, Digits digits) -> thenEliminate(step, cell, digits);
            };
        }
        return isMove;
    }

    private boolean isMove(Deduction deduction) {
        if (deduction.cell() != move.cell()) {
            return false;
        }
        return switch (move) {
            case Deduction.Place _ -> deduction.equals(move);
            case Deduction.Eliminate(int _, Digits digits) ->
                switch (deduction) {
                    case Deduction.Place(int _, int digit) -> !digits.contains(digit);
                    case Deduction.Eliminate(int _, Digits struck) -> struck.containsAll(digits);
                };
        };
    }

    /** The step with the candidates that its placed digits strike, if those of the move are among them. */
    private @Nullable Step thenEliminate(Step step, int cell, Digits digits) {
        boolean isPlacing = step.deductions().stream().anyMatch(Deduction.Place.class::isInstance);
        boolean isGone = isPlacing
                && board.after(step.deductions()).candidates(cell).and(digits).isEmpty();
        return isGone ? with(move, step, step.proof()) : null;
    }

    /** The step with the digit that it leaves as the only one of the cell, or to which it leaves only that cell. */
    private @Nullable Step thenPlace(Step step, int cell, int digit) {
        if (step.deductions().stream().anyMatch(Deduction.Place.class::isInstance)) {
            return null;
        }
        CellSet place = CellSet.of(cell);
        for (Rule.House house : board.rules().houses(cell)) {
            CellSet losers = losers(step, digit).and(house.cells());
            if (!losers.isEmpty()
                    && board.where(digit, house.cells()).minus(losers).equals(place)) {
                List<Mark> marks =
                        List.of(new Mark(Role.BASE, house), new Mark(Role.PATTERN, Candidates.of(digit, place)));
                Message why = Message.of(LogicPhrase.DIRECT_THEN, house, place, Digits.of(digit), losers);
                return with(move, step, and(step.proof(), new Sentence(why, marks)));
            }
        }
        Digits others = board.candidates(cell).minus(Digits.of(digit));
        if (!others.isEmpty() && lost(step, cell).containsAll(others)) {
            List<Mark> marks = List.of(new Mark(Role.PATTERN, Candidates.of(digit, place)));
            Message why = Message.of(LogicPhrase.DIRECT_THEN_NAKED, place, Digits.of(digit), others);
            return with(move, step, and(step.proof(), new Sentence(why, marks)));
        }
        return null;
    }

    private CellSet losers(Step step, int digit) {
        var cells = new CellSet.Builder();
        for (Deduction deduction : step.deductions()) {
            if (lost(step, deduction.cell()).contains(digit)) {
                cells.add(deduction.cell());
            }
        }
        return cells.build();
    }

    private static Digits lost(Step step, int cell) {
        for (Deduction deduction : step.deductions()) {
            if (deduction instanceof Deduction.Eliminate(int there, Digits digits) && there == cell) {
                return digits;
            }
        }
        return Digits.NONE;
    }

    private static List<Sentence> and(List<Sentence> proof, Sentence last) {
        var sentences = new ArrayList<>(proof);
        sentences.add(last);
        return sentences;
    }

    /** The step with a deduction more, which takes the place of another about the same cell. */
    private static Step with(Deduction more, Step step, List<Sentence> proof) {
        var deductions = new ArrayList<>(step.deductions());
        deductions.removeIf(deduction -> deduction.cell() == more.cell());
        deductions.add(more);
        deductions.sort(Comparator.comparingInt(Deduction::cell));
        return new Step(step.technique(), step.digits(), deductions, proof);
    }
}
