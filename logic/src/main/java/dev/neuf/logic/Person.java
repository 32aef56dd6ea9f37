package dev.neuf.logic;

import dev.neuf.core.Answer;
import dev.neuf.core.Board;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Solves as a person does: the easiest step first, with the techniques of a toolbox. */
public final class Person {

    private final Toolbox toolbox;
    private final BooleanSupplier isCancelled;
    private final boolean isQuiet;

    private Person(Toolbox toolbox, BooleanSupplier isCancelled, boolean isQuiet) {
        this.toolbox = toolbox;
        this.isCancelled = isCancelled;
        this.isQuiet = isQuiet;
    }

    /** One who knows these techniques. */
    public static Person with(Toolbox toolbox) {
        return new Person(toolbox, () -> false, false);
    }

    /** The same, who stops when called off. It is asked now and then, from inside the work. */
    public Person until(BooleanSupplier calledOff) {
        return new Person(toolbox, calledOff, isQuiet);
    }

    /** The same, who finds the same steps but does not say why: their proofs are empty. */
    public Person quietly() {
        return new Person(toolbox, isCancelled, true);
    }

    /** The next step, or nothing if no technique finds one. */
    public Optional<Step> next(Board board) {
        return next(sight(board, new Memory(false)));
    }

    private Sight sight(Board board, Memory memory) {
        return new Sight(board, isCancelled, isQuiet, memory);
    }

    private Optional<Step> next(Sight sight) {
        for (Technique technique : toolbox.techniques()) {
            Optional<Step> step = Hunt.first(technique, sight);
            // what was called off may have missed an easier step
            if (step.isPresent() || isCancelled.getAsBoolean()) {
                return step;
            }
        }
        return Optional.empty();
    }

    /** Every step there is on the board, easiest first; when called off, those found until then. */
    public List<Step> all(Board board) {
        var sight = sight(board, new Memory(false));
        var steps = new ArrayList<Step>();
        for (Technique technique : toolbox.techniques()) {
            if (isCancelled.getAsBoolean()) {
                return steps;
            }
            steps.addAll(Hunt.all(technique, sight));
        }
        return steps;
    }

    /**
     * What justifies a move of the player: the easiest step that has the move among its deductions, or in one of them.
     * Nothing, if no technique leads there in one step, or the board has no such candidate.
     */
    public Optional<Step> recognise(Board board, Deduction move) {
        Digits left = board.isOpen(move.cell()) ? board.candidates(move.cell()) : Digits.NONE;
        Digits moved = switch (move) {
            case Deduction.Place(int _, int digit) -> left.and(Digits.of(digit));
            case Deduction.Eliminate(int _, Digits digits) -> left.and(digits);
        };
        if (moved.isEmpty()) {
            return Optional.empty();
        }
        var sight = sight(board, new Memory(false));
        var recognition = new Recognition(
                board, move instanceof Deduction.Place ? move : new Deduction.Eliminate(move.cell(), moved));
        for (Technique technique : toolbox.techniques()) {
            Optional<Step> step = recognition.by(technique, sight);
            if (step.isPresent() || isCancelled.getAsBoolean()) {
                return step;
            }
        }
        return Optional.empty();
    }

    /** The way from this board to the solution, or as far as it goes, all steps of a technique at a time. */
    public Path solve(Board board) {
        return solve(board, true);
    }

    /** The same, one step at a time: which way it goes depends on which step is found first. */
    public Path walk(Board board) {
        return solve(board, false);
    }

    private Path solve(Board board, boolean isInRounds) {
        Optional<Path> quick = isInRounds && isQuiet ? QuickWay.from(board, toolbox, isCancelled) : Optional.empty();
        return quick.orElseGet(() -> slowly(board, isInRounds));
    }

    /** The way that finders find, from one board to the next. */
    Path slowly(Board board, boolean isInRounds) {
        var rounds = new ArrayList<Round>();
        var memory = new Memory(isInRounds && isQuiet);
        Board now = board;
        while (true) {
            Optional<Answer.Reason> reason = now.deadEnd();
            if (reason.isPresent()) {
                return new Path.Contradiction(List.copyOf(rounds), now, reason.get());
            }
            if (now.isFull()) {
                return new Path.Solved(List.copyOf(rounds), now);
            }
            Optional<Round> round = isInRounds ? round(sight(now, memory)) : step(sight(now, memory));
            if (isCancelled.getAsBoolean()) {
                // what was found in this round may not be all
                return new Path.Cut(List.copyOf(rounds), now);
            }
            if (round.isEmpty()) {
                return new Path.Stuck(List.copyOf(rounds), now);
            }
            rounds.add(round.get());
            now = round.get().after();
        }
    }

    private Optional<Round> step(Sight sight) {
        return next(sight).map(step -> new Round(sight.board(), List.of(step)));
    }

    private Optional<Round> round(Sight sight) {
        for (Technique technique : toolbox.techniques()) {
            Optional<Round> round =
                    isQuiet && Sweep.knows(technique) ? Sweep.of(technique, sight.board()) : hunted(technique, sight);
            if (round.isPresent() || isCancelled.getAsBoolean()) {
                return round;
            }
        }
        return Optional.empty();
    }

    private static Optional<Round> hunted(Technique technique, Sight sight) {
        List<Step> steps = Hunt.all(technique, sight);
        return steps.isEmpty() ? Optional.empty() : Optional.of(new Round(sight.board(), steps));
    }
}
