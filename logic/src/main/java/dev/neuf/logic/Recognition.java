package dev.neuf.logic;

import dev.neuf.core.Board;
import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether steps justify a move of the player.
 *
 * <p>Best is a step that says just that. Else it may leave so little that the move follows at a glance: candidates struck
 * leave a cell one digit, or a digit one place, and a digit placed strikes candidates around it. Digits placed by the step
 * itself do not count as a reason to place another one, or every single would justify its neighbours.
 */
final class Recognition {

    private final Board board;
    private final Deduction move;
    private final List<Single> singles;
    private @Nullable Step nearly;

    /** Of a move that is possible on the board: an open cell, and candidates of it. */
    Recognition(Board board, Deduction move) {
        this.board = board;
        this.move = move;
        this.singles = singles();
    }

    /** A digit that is placed at a glance where certain candidates are gone. */
    private sealed interface Single {

        Deduction.Place place();

        /** Whether nothing is in its way any more, where the candidates of these bits are struck, by cell. */
        boolean isLeft(long[] struck);

        Sentence why();

        /** The last place of its digit in a house. */
        record InHouse(Deduction.Place place, Rule.House house, CellSet rivals) implements Single {

            @Override
            public boolean isLeft(long[] struck) {
                long bit = Digits.of(place.digit()).bits();
                for (int rival = rivals.next(0); rival >= 0; rival = rivals.next(rival + 1)) {
                    if ((struck[rival] & bit) == 0) {
                        return false;
                    }
                }
                return true;
            }

            @Override
            public Sentence why() {
                CellSet cell = CellSet.of(place.cell());
                Digits digit = Digits.of(place.digit());
                return new Sentence(
                        Message.of(LogicPhrase.DIRECT_THEN, house, cell, digit, rivals),
                        List.of(new Mark(Role.BASE, house), new Mark(Role.PATTERN, new Candidates(digit, cell))));
            }
        }

        /** The last digit of its cell. */
        record InCell(Deduction.Place place, Digits others) implements Single {

            @Override
            public boolean isLeft(long[] struck) {
                return (others.bits() & ~struck[place.cell()]) == 0;
            }

            @Override
            public Sentence why() {
                CellSet cell = CellSet.of(place.cell());
                Digits digit = Digits.of(place.digit());
                return new Sentence(
                        Message.of(LogicPhrase.DIRECT_THEN_NAKED, cell, digit, others),
                        List.of(new Mark(Role.PATTERN, new Candidates(digit, cell))));
            }
        }
    }

    /** All singles that make the move, or would strike what it strikes. What is one already, is no news to a step. */
    private List<Single> singles() {
        var found = new ArrayList<Single>();
        for (Deduction.Place place : places()) {
            CellSet cell = CellSet.of(place.cell());
            for (Rule.House house : board.rules().houses(place.cell())) {
                CellSet rivals = board.where(place.digit(), house.cells()).minus(cell);
                if (!rivals.isEmpty()) {
                    found.add(new Single.InHouse(place, house, rivals));
                }
            }
            Digits others = board.candidates(place.cell()).minus(Digits.of(place.digit()));
            if (!others.isEmpty()) {
                found.add(new Single.InCell(place, others));
            }
        }
        return found;
    }

    /** The digits that could be placed so that the move is done; those of its own cell come first. */
    private List<Deduction.Place> places() {
        return switch (move) {
            case Deduction.Place place -> List.of(place);
            case Deduction.Eliminate(int cell, Digits digits) -> {
                var places = new ArrayList<Deduction.Place>();
                addPlaces(cell, board.candidates(cell).minus(digits), places);
                board.rules().peers(cell).forEach(peer -> addPlaces(peer, digits, places));
                for (Rule.Relation relation : board.rules().relations(cell)) {
                    addPlaces(relation.from(cell).b(), board.layout().digits(), places);
                }
                yield places.stream().distinct().toList();
            }
        };
    }

    /** Adds those digits of a cell that leave nothing of what the move strikes. */
    private void addPlaces(int cell, Digits digits, List<Deduction.Place> places) {
        for (int digit : board.isOpen(cell) ? board.candidates(cell).and(digits) : Digits.NONE) {
            var place = new Deduction.Place(cell, digit);
            if (isDoneBy(List.of(place))) {
                places.add(place);
            }
        }
    }

    /** Whether nothing is left of what the move strikes. */
    private boolean isDoneBy(List<? extends Deduction> deductions) {
        return move instanceof Deduction.Eliminate(int cell, Digits digits)
                && board.after(deductions).candidates(cell).and(digits).isEmpty();
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
            boolean isPlacing = step.deductions().stream().anyMatch(Deduction.Place.class::isInstance);
            nearly = isPlacing ? thenEliminate(step) : thenPlace(step);
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
    private @Nullable Step thenEliminate(Step step) {
        return isDoneBy(step.deductions()) ? with(List.of(move), step, step.proof()) : null;
    }

    /** The step with a digit that it leaves as the only one of a cell, or to which it leaves one cell of a house. */
    private @Nullable Step thenPlace(Step step) {
        long[] struck = struck(step);
        for (Single single : singles) {
            if (single.isLeft(struck)) {
                var proof = new ArrayList<>(step.proof());
                proof.add(single.why());
                Deduction.Place place = single.place();
                return with(place.cell() == move.cell() ? List.of(place) : List.of(place, move), step, proof);
            }
        }
        return null;
    }

    /** By cell, what the step strikes there, as bits. */
    private long[] struck(Step step) {
        long[] struck = new long[board.values().cellCount()];
        for (Deduction deduction : step.deductions()) {
            if (deduction instanceof Deduction.Eliminate(int cell, Digits digits)) {
                struck[cell] = digits.bits();
            }
        }
        return struck;
    }

    /** The step with more deductions; of two about a cell, a digit placed says all, and strikes go together. */
    private static Step with(List<Deduction> more, Step step, List<Sentence> proof) {
        var byCell = new TreeMap<Integer, Deduction>();
        step.deductions().forEach(deduction -> byCell.put(deduction.cell(), deduction));
        more.forEach(deduction -> byCell.merge(deduction.cell(), deduction, Recognition::both));
        return new Step(step.technique(), step.digits(), List.copyOf(byCell.values()), proof);
    }

    private static Deduction both(Deduction known, Deduction more) {
        return known instanceof Deduction.Eliminate(int cell, Digits some)
                        && more instanceof Deduction.Eliminate(int _, Digits others)
                ? new Deduction.Eliminate(cell, some.or(others))
                : more;
    }
}
