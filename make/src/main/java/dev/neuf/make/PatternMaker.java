package dev.neuf.make;

import dev.neuf.core.Answer;
import dev.neuf.core.Chance;
import dev.neuf.core.Grid;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import dev.neuf.search.Best;
import dev.neuf.search.General;
import dev.neuf.search.Rivals;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * Makes puzzles whose givens stand in certain cells.
 *
 * <p>It takes a full grid and looks at the digits in those cells. As long as they have several solutions, it moves on to
 * another solution that they have when a few of them are changed, and keeps what has fewer solutions than before.
 */
final class PatternMaker implements Maker {

    /** More solutions than this are many, and not told apart. */
    private static final long MANY = 400;

    /** After so many changes in vain, a new grid. */
    private static final int PATIENCE = 150;

    private final Recipe recipe;
    private final int[] cells;
    private final Fillings fillings = new Fillings();
    private final General general = new General();
    private final Best engine = new Best();
    private final Digger digger = new Digger(new Rivals());

    PatternMaker(Recipe recipe) {
        this.recipe = recipe;
        this.cells = recipe.pattern().orElseThrow().toArray();
    }

    @Override
    public Optional<Draft> next(Chance random, Budget budget) {
        Optional<Puzzle> full = BoardMaker.full(recipe, fillings, random, budget);
        if (full.isEmpty()) {
            return Optional.empty();
        }
        Puzzle puzzle = full.get().withGivens(only(full.get().givens()));
        Grid solution = full.get().givens();
        long least = count(puzzle, budget);
        for (int vain = 0; least > 1 && recipe.isUnique() && vain < PATIENCE && !budget.isOver(); vain++) {
            Optional<Grid> changed = changed(puzzle, random, budget);
            if (changed.isPresent()) {
                Puzzle next = puzzle.withGivens(only(changed.get()));
                long solutions = count(next, budget);
                if (solutions <= least) {
                    vain = solutions < least ? 0 : vain;
                    least = solutions;
                    puzzle = next;
                    solution = changed.get();
                }
            }
        }
        return Optional.of(new Draft(puzzle, solution, lacks(puzzle, solution, least, budget)));
    }

    private Grid only(Grid full) {
        int[] digits = new int[full.cellCount()];
        for (int cell : cells) {
            digits[cell] = full.digit(cell);
        }
        return Grid.of(digits);
    }

    private long count(Puzzle puzzle, Budget budget) {
        budget.spend(1);
        // solutions are met one by one: what counts is how many, not that all are known
        Tally tally = engine.each(puzzle, budget.piece(20 * MANY).withSolutions(MANY), _ -> true);
        // a search that gave up has met few, but there may be many
        return tally.isComplete() ? tally.solutions() : MANY;
    }

    /** A solution of the puzzle without some of its givens. */
    private Optional<Grid> changed(Puzzle puzzle, Chance random, Budget budget) {
        Grid givens = puzzle.givens();
        int changes = Math.min(cells.length, 1 + random.nextInt(3));
        for (int i = 0; i < changes; i++) {
            givens = givens.with(cells[random.nextInt(cells.length)], 0);
        }
        return general.any(puzzle.withGivens(givens), budget.piece(MANY), random);
    }

    private Set<Lack> lacks(Puzzle puzzle, Grid solution, long solutions, Budget budget) {
        if (!recipe.isUnique()) {
            return Set.of();
        }
        boolean isUnique =
                solutions == 1 && engine.solve(puzzle, budget.piece(Long.MAX_VALUE)) instanceof Answer.Unique;
        if (!isUnique) {
            return EnumSet.of(Lack.UNIQUE);
        }
        boolean isMinimal = !recipe.isMinimal()
                || digger.isMinimal(puzzle.withGivens(solution), puzzle.givens(), Long.MAX_VALUE, budget);
        return isMinimal ? Set.of() : EnumSet.of(Lack.MINIMAL);
    }
}
