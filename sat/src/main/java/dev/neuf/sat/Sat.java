package dev.neuf.sat;

import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import java.util.Optional;
import java.util.function.Predicate;

/** The engine for giants: a search that learns from its mistakes. */
public final class Sat implements Engine {

    private final Learner.Pace pace;

    /** An engine for one puzzle after another; it remembers nothing. */
    public Sat() {
        this(Learner.Pace.USUAL);
    }

    Sat(Learner.Pace pace) {
        this.pace = pace;
    }

    @Override
    public Tally each(Puzzle puzzle, Limits limits, Predicate<Grid> each) {
        Model model = Model.of(puzzle);
        var learner = new Learner(model, Proof.NONE, limits, pace);
        long solutions = 0;
        Optional<Limits.Limit> stop = Optional.empty();
        Learner.Outcome outcome = new Guided(model, learner, pace).search();
        while (outcome == Learner.Outcome.FOUND) {
            solutions++;
            if (!each.test(model.grid(learner::holds))) {
                break;
            }
            if (solutions == limits.solutions()) {
                stop = Optional.of(Limits.Limit.SOLUTIONS);
                break;
            }
            learner.exclude();
            outcome = learner.search();
        }
        return new Tally(solutions, learner.decisions(), learner.conflicts(), stop.or(learner::stop));
    }
}
