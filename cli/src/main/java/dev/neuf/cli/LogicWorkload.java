package dev.neuf.cli;

import dev.neuf.core.Answer;
import dev.neuf.core.Board;
import dev.neuf.core.Engine;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.logic.Path;
import dev.neuf.logic.Person;
import dev.neuf.logic.Toolbox;
import dev.neuf.search.Best;
import java.util.List;

/** Puzzles for human steps without trial, as a grade takes them. */
final class LogicWorkload implements Workload {

    static final String ENGINE = "logic";

    private final List<Puzzle> puzzles;

    /** What search says of each: steps that rely on one solution are for those that have just one. */
    private final List<Answer> answers;

    private final Limits limits;

    LogicWorkload(List<Puzzle> puzzles, Limits limits) {
        Engine engine = new Best();
        this.puzzles = puzzles;
        this.answers = puzzles.stream()
                .map(puzzle -> engine.solve(puzzle, Interrupt.isWanted() ? limits.withMillis(1) : limits))
                .toList();
        this.limits = limits;
    }

    @Override
    public int size() {
        return puzzles.size();
    }

    @Override
    public String engine() {
        return ENGINE;
    }

    @Override
    public Work pass() {
        long none = 0;
        long one = 0;
        long several = 0;
        long stuck = 0;
        long unsettled = 0;
        for (int i = 0; i < puzzles.size() && !Interrupt.isWanted(); i++) {
            Answer answer = answers.get(i);
            Toolbox toolbox = answer instanceof Answer.Unique ? Toolbox.full() : Toolbox.safe();
            Path path = Person.with(toolbox)
                    .quietly()
                    .until(new Clock(limits)::isOver)
                    .solve(Board.of(puzzles.get(i)));
            switch (path) {
                case Path.Solved _ -> one++;
                case Path.Contradiction _ -> none++;
                case Path.Cut _ -> unsettled++;
                case Path.Stuck _ when answer instanceof Answer.Many -> several++;
                case Path.Stuck _ -> stuck++;
            }
        }
        return new Work(none, one, several, stuck, unsettled, 0);
    }
}
