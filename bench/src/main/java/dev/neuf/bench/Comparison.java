package dev.neuf.bench;

import dev.neuf.core.Answer;
import dev.neuf.core.Conflict;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Ruleset;
import dev.neuf.core.Tally;
import dev.neuf.testkit.Oracle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Asks several engines about the same puzzle, and compares what they say.
 *
 * <p>Up to a thousand solutions, the sets of all solutions must be equal. Of more, each must be one, and no two the same.
 * Not for several threads at once.
 */
public final class Comparison {

    private static final int MOST = 1_000;

    /** One more than is compared, so that nobody stops at the last. */
    private static final Limits BOUND = Limits.NONE.withSolutions(MOST + 1);

    /** Of the reference. Beyond that, nobody knows the answer for sure. */
    private static final long PATIENCE = 20_000;

    /** The oracle draws no conclusions: it is asked about boards that are small or almost full, and not for long. */
    private static final long ORACLE_PATIENCE = 20_000;

    private static final int ORACLE_SIZE = 6;
    private static final int ORACLE_CELLS = 26;

    private final Engine reference;
    private final Engine oracle = new Oracle();
    private final List<Entrant> entrants;

    /**
     * One that is compared with the reference.
     *
     * @param takes whether it knows puzzles of this kind
     */
    public record Entrant(String name, Engine engine, Predicate<Puzzle> takes) {}

    /** How many solutions there are. */
    public enum Count {
        NO_SOLUTION,
        ONE,
        UP_TO_1000,
        MORE,
        TOO_HARD
    }

    /**
     * What came of a comparison.
     *
     * @param isByOracle whether the oracle confirmed it
     * @param agreed the names of those that agreed with the reference
     */
    public record Outcome(Count count, boolean isByOracle, List<String> agreed) {}

    /** Compares these with a reference. */
    public Comparison(Engine reference, List<Entrant> entrants) {
        this.reference = reference;
        this.entrants = List.copyOf(entrants);
    }

    /**
     * Compares the answers to one puzzle.
     *
     * @throws AssertionError if two of them differ, or one is wrong
     */
    public Outcome of(Puzzle puzzle) {
        Ruleset rules = puzzle.rules();
        Found expected = Found.by(reference, puzzle, BOUND.withNodes(PATIENCE));
        requireSolutions("the reference", expected, puzzle, rules);
        if (expected.isStoppedBy(Limits.Limit.NODES)) {
            return new Outcome(Count.TOO_HARD, false, List.of());
        }
        var agreed = new ArrayList<String>();
        for (Entrant entrant : entrants) {
            if (entrant.takes.test(puzzle)) {
                Found found = Found.by(entrant.engine, puzzle, BOUND);
                requireSame(entrant.name, found, expected, puzzle, rules);
                requireCount(entrant, puzzle, expected);
                requireAnswer(entrant, puzzle, expected);
                agreed.add(entrant.name);
            }
        }
        return new Outcome(expected.count(), isByOracle(puzzle, rules, expected), agreed);
    }

    private boolean isByOracle(Puzzle puzzle, Ruleset rules, Found expected) {
        Grid givens = puzzle.givens();
        if (givens.size() > ORACLE_SIZE && givens.cellCount() - givens.filledCount() > ORACLE_CELLS) {
            return false;
        }
        Found found = Found.by(oracle, puzzle, BOUND.withNodes(ORACLE_PATIENCE));
        if (found.isStoppedBy(Limits.Limit.NODES)) {
            return false;
        }
        requireSame("the oracle", found, expected, puzzle, rules);
        return true;
    }

    private static void requireSame(String name, Found found, Found expected, Puzzle puzzle, Ruleset rules) {
        long counted = found.tally.solutions();
        int visited = found.grids.size();
        int known = expected.grids.size();
        require(counted == visited, () -> "%s counted %d solutions and visited %d".formatted(name, counted, visited));
        require(visited == known, () -> "%s found %d solutions, the reference %d".formatted(name, visited, known));
        require(
                found.tally.stop().equals(expected.tally.stop()),
                () -> name + " ended otherwise than the reference: " + found.tally + ", " + expected.tally);
        if (expected.tally.isComplete()) {
            require(found.set.equals(expected.set), () -> name + " found other solutions than the reference");
        } else {
            requireSolutions(name, found, puzzle, rules);
        }
    }

    private static void requireSolutions(String name, Found found, Puzzle puzzle, Ruleset rules) {
        require(found.set.size() == found.grids.size(), () -> name + " found a solution twice");
        for (Grid grid : found.grids) {
            boolean isSolution = grid.isFull()
                    && puzzle.givens().or(grid).equals(grid)
                    && Conflict.in(rules, grid).isEmpty();
            require(isSolution, () -> "%s found %s, which is no solution".formatted(name, grid));
        }
    }

    /** An engine may count without visiting. */
    private static void requireCount(Entrant entrant, Puzzle puzzle, Found expected) {
        Tally tally = entrant.engine.count(puzzle, BOUND);
        require(
                tally.solutions() == expected.tally.solutions() && tally.stop().equals(expected.tally.stop()),
                () -> "%s counted otherwise than the reference: %s, %s".formatted(entrant.name, tally, expected.tally));
    }

    /** The way most people ask: it stops at the second solution. */
    private static void requireAnswer(Entrant entrant, Puzzle puzzle, Found expected) {
        Answer answer = entrant.engine.solve(puzzle, Limits.NONE);
        boolean isSame = switch (answer) {
            case Answer.Unique(Grid solution) -> expected.grids.equals(List.of(solution));
            case Answer.Many(Grid one, Grid another) ->
                expected.grids.size() > 1
                        && !one.equals(another)
                        && (expected.count() == Count.MORE || expected.set.containsAll(List.of(one, another)));
            case Answer.Impossible _ -> expected.grids.isEmpty();
            case Answer.Unknown _ -> false;
        };
        require(isSame, () -> "%s answered %s, not as the reference".formatted(entrant.name, answer));
    }

    private static void require(boolean isSo, Supplier<String> otherwise) {
        if (!isSo) {
            throw new AssertionError(otherwise.get());
        }
    }

    /** What one engine visited. */
    private record Found(List<Grid> grids, Set<Grid> set, Tally tally) {

        static Found by(Engine engine, Puzzle puzzle, Limits limits) {
            var grids = new ArrayList<Grid>();
            Tally tally = engine.each(puzzle, limits, grids::add);
            return new Found(grids, new HashSet<>(grids), tally);
        }

        boolean isStoppedBy(Limits.Limit limit) {
            return tally.stop().filter(stop -> stop == limit).isPresent();
        }

        Count count() {
            return switch (grids.size()) {
                case 0 -> Count.NO_SOLUTION;
                case 1 -> Count.ONE;
                default -> grids.size() <= MOST ? Count.UP_TO_1000 : Count.MORE;
            };
        }
    }
}
