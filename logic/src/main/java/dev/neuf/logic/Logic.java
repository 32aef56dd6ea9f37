package dev.neuf.logic;

import dev.neuf.core.Board;
import dev.neuf.core.Deadline;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Solves by human steps only, without trying: what it finds is the only solution, and where it is stuck it says so. It
 * takes nothing for granted, so that it may be used to find out whether there is one solution.
 */
public final class Logic implements Engine {

    @Override
    public Tally each(Puzzle puzzle, Limits limits, Predicate<Grid> each) {
        var deadline = new Deadline(limits);
        Path path = Person.with(Toolbox.safe())
                .until(() -> deadline.look().isPresent())
                .solve(Board.of(puzzle));
        return switch (path) {
            case Path.Solved solved -> {
                boolean _ = each.test(solved.end().values()); // there is no other to go on with
                yield tally(1, Optional.empty());
            }
            case Path.Contradiction _ -> tally(0, Optional.empty());
            case Path.Stuck _ -> tally(0, Optional.of(Limits.Limit.STUCK));
            case Path.Cut _ -> tally(0, Optional.of(deadline.look().orElse(Limits.Limit.TIME)));
        };
    }

    private static Tally tally(long solutions, Optional<Limits.Limit> stop) {
        return new Tally(solutions, 0, 0, stop);
    }
}
