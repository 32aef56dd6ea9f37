package dev.neuf.core;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.function.Predicate;

/**
 * A complete solver: it finds every solution, and knows when there are no more.
 *
 * <p>Given enough time, every engine gives the same answer to the same puzzle; only speed and order differ.
 */
public interface Engine {

    /**
     * Visits the solutions one after another.
     *
     * @param each called with each solution; returns whether to go on
     * @return what was done, and the limit that was reached, if any. A visitor that stops counts as no limit.
     */
    Tally each(Puzzle puzzle, Limits limits, Predicate<Grid> each);

    /** A solution, and whether it is the only one. */
    default Answer solve(Puzzle puzzle, Limits limits) {
        List<Grid> found = new ArrayList<>();
        Tally tally = each(puzzle, limits, solution -> {
            found.add(solution);
            return found.size() < 2;
        });
        if (found.size() == 2) {
            return new Answer.Many(found.getFirst(), found.getLast());
        }
        if (tally.stop().isPresent()) {
            return new Answer.Unknown(tally.stop().get(), List.copyOf(found));
        }
        return found.isEmpty() ? new Answer.Impossible(Reasons.of(puzzle)) : new Answer.Unique(found.getFirst());
    }

    /** How many solutions there are, up to the limits. */
    default Tally count(Puzzle puzzle, Limits limits) {
        return count(puzzle, limits, _ -> {});
    }

    /**
     * How many solutions there are, up to the limits. An engine need not see each of them to count them.
     *
     * @param soFar told now and then how many there are so far, for whoever waits
     */
    default Tally count(Puzzle puzzle, Limits limits, LongConsumer soFar) {
        var counted = new Predicate<Grid>() {
            private long number;

            @Override
            public boolean test(Grid solution) {
                soFar.accept(++number);
                return true;
            }
        };
        return each(puzzle, limits, counted);
    }
}
