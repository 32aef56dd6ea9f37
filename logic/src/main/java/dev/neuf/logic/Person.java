package dev.neuf.logic;

import dev.neuf.core.Answer;
import dev.neuf.core.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Solves as a person does: the easiest step first, with the techniques of a toolbox. */
public final class Person {

    private final Toolbox toolbox;

    private Person(Toolbox toolbox) {
        this.toolbox = toolbox;
    }

    /** One who knows these techniques. */
    public static Person with(Toolbox toolbox) {
        return new Person(toolbox);
    }

    /** The next step, or nothing if no technique finds one. */
    public Optional<Step> next(Board board) {
        var sight = new Sight(board);
        for (Technique technique : toolbox.techniques()) {
            Optional<Step> step = Hunt.first(technique, sight);
            if (step.isPresent()) {
                return step;
            }
        }
        return Optional.empty();
    }

    /** Every step there is on the board, easiest first. */
    public List<Step> all(Board board) {
        var sight = new Sight(board);
        var steps = new ArrayList<Step>();
        for (Technique technique : toolbox.techniques()) {
            steps.addAll(Hunt.all(technique, sight));
        }
        return steps;
    }

    /** The way from this board to the solution, or as far as it goes, all steps of a technique at a time. */
    public Path solve(Board board) {
        return solve(board, true, () -> false);
    }

    /** The same, one step at a time, which reads better and depends on which step is found first. */
    public Path walk(Board board) {
        return solve(board, false, () -> false);
    }

    /** The way from this board, ended early as stuck when somebody cancels. */
    public Path solve(Board board, boolean isInRounds, BooleanSupplier isCancelled) {
        var rounds = new ArrayList<Round>();
        Board now = board;
        while (true) {
            Optional<Answer.Reason> reason = now.deadEnd();
            if (reason.isPresent()) {
                return new Path.Contradiction(List.copyOf(rounds), now, reason.get());
            }
            if (now.isFull()) {
                return new Path.Solved(List.copyOf(rounds), now);
            }
            Optional<Round> round = isCancelled.getAsBoolean() ? Optional.empty() : round(now, isInRounds);
            if (round.isEmpty()) {
                return new Path.Stuck(List.copyOf(rounds), now);
            }
            rounds.add(round.get());
            now = round.get().after();
        }
    }

    private Optional<Round> round(Board board, boolean isInRounds) {
        if (!isInRounds) {
            return next(board).map(step -> new Round(board, List.of(step)));
        }
        var sight = new Sight(board);
        for (Technique technique : toolbox.techniques()) {
            List<Step> steps = Hunt.all(technique, sight);
            if (!steps.isEmpty()) {
                return Optional.of(new Round(board, steps));
            }
        }
        return Optional.empty();
    }
}
