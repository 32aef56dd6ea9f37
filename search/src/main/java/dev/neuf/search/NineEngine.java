package dev.neuf.search;

import dev.neuf.core.Deadline;
import dev.neuf.core.Digits;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Ruleset;
import dev.neuf.core.Tally;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The kernel as an engine for whole puzzles. It takes plain 9x9 boards only: see {@link #fits}. */
public final class NineEngine implements Engine {

    /** How many tries pass between two looks at the clock: about a tenth of a millisecond. */
    private static final int CLOCK_EVERY = 256;

    private static final Layout PLAIN = Layout.standard(9);

    /** Kept for the next puzzle; taken while a search is on, so that a visitor may ask this engine something else. */
    private @Nullable Nine free = new Nine();

    /** Whether this is a plain 9x9 board: 3x3 boxes and no extra rules, but cells may be restricted to some digits. */
    public static boolean fits(Puzzle puzzle) {
        return puzzle.layout().size() == 9
                && puzzle.layout().equals(PLAIN)
                && puzzle.variants().stream()
                        .allMatch(variant ->
                                variant.rules(puzzle.layout()).stream().allMatch(Rule.Domain.class::isInstance));
    }

    @Override
    public Tally each(Puzzle puzzle, Limits limits, Predicate<Grid> each) {
        requireFit(puzzle);
        return search(puzzle, limits, nine -> each.test(solution(nine)));
    }

    @Override
    public Tally count(Puzzle puzzle, Limits limits, LongConsumer soFar) {
        requireFit(puzzle);
        var counted = new Predicate<Nine>() {
            private long number;

            @Override
            public boolean test(Nine nine) {
                soFar.accept(++number);
                return true;
            }
        };
        return search(puzzle, limits, counted);
    }

    private static void requireFit(Puzzle puzzle) {
        if (!fits(puzzle)) {
            throw new IllegalArgumentException("The puzzle (%s, %d extra rules) must be a plain 9x9 board."
                    .formatted(puzzle.layout(), puzzle.variants().size()));
        }
    }

    private Tally search(Puzzle puzzle, Limits limits, Predicate<Nine> each) {
        Nine nine = free == null ? new Nine() : free;
        free = null;
        try {
            nine.load(candidates(puzzle));
            return search(nine, limits, each);
        } finally {
            free = nine;
        }
    }

    private static int[] candidates(Puzzle puzzle) {
        Ruleset rules = puzzle.rules();
        int[] candidates = new int[Nine.CELL_COUNT];
        for (int cell = 0; cell < candidates.length; cell++) {
            long given = puzzle.givens().isEmpty(cell)
                    ? -1L
                    : Digits.of(puzzle.givens().digit(cell)).bits();
            candidates[cell] = (int) (rules.domain(cell).bits() & given);
        }
        return candidates;
    }

    private static Tally search(Nine nine, Limits limits, Predicate<Nine> each) {
        var deadline = new Deadline(limits);
        long solutions = 0;
        long look = 0;
        Optional<Limits.Limit> stop = Optional.empty();
        while (stop.isEmpty() && !nine.isOver()) {
            if (nine.next(Math.min(limits.nodes(), look))) {
                solutions++;
                if (!each.test(nine)) {
                    break;
                }
                if (solutions >= limits.solutions()) {
                    stop = Optional.of(Limits.Limit.SOLUTIONS);
                }
            } else if (!nine.isOver() && nine.choices() >= limits.nodes()) {
                stop = Optional.of(Limits.Limit.NODES);
            }
            if (stop.isEmpty() && !nine.isOver() && nine.choices() >= look) {
                look = nine.choices() + CLOCK_EVERY;
                stop = deadline.look();
            }
        }
        return new Tally(solutions, nine.choices(), nine.backtracks(), stop);
    }

    private static Grid solution(Nine nine) {
        byte[] text = new byte[Nine.CELL_COUNT];
        nine.write(text, 0);
        int[] digits = new int[text.length];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = text[cell] - '0';
        }
        return Grid.of(digits);
    }
}
