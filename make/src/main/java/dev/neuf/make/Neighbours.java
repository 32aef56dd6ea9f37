package dev.neuf.make;

import dev.neuf.core.Answer;
import dev.neuf.core.Chance;
import dev.neuf.core.Grid;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Cage;
import dev.neuf.search.Best;
import dev.neuf.search.General;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Makes puzzles near to another: a few givens go, others come, so that there is one solution again. This is how hard
 * puzzles are found: those near to a hard one are hard more often than others.
 *
 * <p>One to three givens are taken away, and one of the solutions that there are then is drawn; the old one is one of them.
 * Digits of that solution come back until it is the only one; then some that can be spared go, in random order: as many as
 * came, or all.
 *
 * <p>A killer puzzle without givens has its cages changed instead: cells go over to the cage beside, and cages are cut
 * until there is one solution.
 */
final class Neighbours {

    private static final int MOST_AWAY = 3;
    private static final long PATIENCE = 2_000;

    private final General general = new General();
    private final Best engine = new Best();

    /**
     * A puzzle near to one with one solution, and its own solution; nothing if that takes too long.
     *
     * @param isMinimal whether all givens that can be spared go
     */
    Optional<Draft> of(Puzzle puzzle, boolean isMinimal, Chance random, Budget budget) {
        budget.spend(1);
        return puzzle.givens().filledCount() > 0
                ? withOtherGivens(puzzle, isMinimal, random, budget)
                : withOtherCages(puzzle, random, budget);
    }

    /** Whether a puzzle can have neighbours: there is something to change. */
    static boolean hasSome(Puzzle puzzle) {
        return puzzle.givens().filledCount() > 0 || puzzle.variants().stream().anyMatch(Cage.class::isInstance);
    }

    /** A killer puzzle with the same solution, in which some cells belong to the cage beside. */
    private Optional<Draft> withOtherCages(Puzzle puzzle, Chance random, Budget budget) {
        Optional<Grid> solution = general.any(puzzle, budget.piece(Long.MAX_VALUE), random);
        if (solution.isEmpty() || !hasSome(puzzle)) {
            return Optional.empty();
        }
        CageMap cages = CageMap.of(puzzle, solution.get());
        for (int i = 1 + random.nextInt(MOST_AWAY); i > 0; i--) {
            cages.move(random);
        }
        return Optional.of(cages.cutUntilUnique(general, budget))
                .filter(draft -> draft.lacks().isEmpty() && !isSame(draft.puzzle(), puzzle));
    }

    /** Whether two puzzles of one board ask for the same, in whatever order. */
    static boolean isSame(Puzzle one, Puzzle other) {
        return one.givens().equals(other.givens()) && rules(one).equals(rules(other));
    }

    private static Set<Variant> rules(Puzzle puzzle) {
        return puzzle.variants().stream()
                .map(rule -> rule instanceof Cage(int sum, List<Integer> cells)
                        ? new Cage(sum, cells.stream().sorted().toList())
                        : rule)
                .collect(Collectors.toSet());
    }

    private Optional<Draft> withOtherGivens(Puzzle puzzle, boolean isMinimal, Chance random, Budget budget) {
        var given = new ArrayList<>(puzzle.givens().filled().stream().boxed().toList());
        random.shuffle(given);
        Grid fewer = puzzle.givens();
        for (int cell : given.subList(0, Math.min(given.size(), 1 + random.nextInt(MOST_AWAY)))) {
            fewer = fewer.with(cell, 0);
        }
        Optional<Grid> solution = general.any(puzzle.withGivens(fewer), budget.piece(PATIENCE), random);
        if (solution.isEmpty()) {
            return Optional.empty();
        }
        int least = isMinimal ? 0 : fewer.filledCount();
        return filled(puzzle.withGivens(fewer), solution.get(), random, budget)
                .flatMap(full -> spared(full, least, random, budget))
                .filter(next -> !next.givens().equals(puzzle.givens()))
                .map(next -> new Draft(next, solution.get(), Set.of()));
    }

    /** Gives digits of the solution, in cells where others differ, until there is no other. */
    private Optional<Puzzle> filled(Puzzle puzzle, Grid solution, Chance random, Budget budget) {
        Puzzle now = puzzle;
        while (!budget.isOver()) {
            switch (engine.solve(now, budget.piece(PATIENCE))) {
                case Answer.Unique _ -> {
                    return Optional.of(now);
                }
                case Answer.Many(Grid one, Grid another) -> {
                    Grid other = one.equals(solution) ? another : one;
                    var cells = new ArrayList<Integer>();
                    for (int cell = 0; cell < solution.cellCount(); cell++) {
                        if (other.digit(cell) != solution.digit(cell)) {
                            cells.add(cell);
                        }
                    }
                    int cell = cells.get(random.nextInt(cells.size()));
                    now = now.withGivens(now.givens().with(cell, solution.digit(cell)));
                }
                case Answer.Impossible _, Answer.Unknown _ -> {
                    return Optional.empty();
                }
            }
        }
        return Optional.empty();
    }

    /** The puzzle without givens that can be spared, but with so many at least. */
    Optional<Puzzle> spared(Puzzle puzzle, int least, Chance random, Budget budget) {
        List<Integer> given =
                new ArrayList<>(puzzle.givens().filled().stream().boxed().toList());
        random.shuffle(given);
        Puzzle now = puzzle;
        for (int cell : given) {
            if (now.givens().filledCount() <= least) {
                return Optional.of(now);
            }
            if (budget.isOver()) {
                return Optional.empty();
            }
            Puzzle without = now.withGivens(now.givens().with(cell, 0));
            if (engine.solve(without, budget.piece(PATIENCE)) instanceof Answer.Unique) {
                now = without;
            }
        }
        return Optional.of(now);
    }
}
