package dev.neuf.make;

import dev.neuf.core.Chance;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Prover;
import dev.neuf.core.Puzzle;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes puzzles of any board: every size and shape, every variant. */
final class BoardMaker implements Maker {

    /** Regions that no filling is found for are not the fault of the recipe. */
    private static final int MOST_LAYOUTS = 50;

    private final Recipe recipe;
    private final Fillings fillings = new Fillings();
    private final Digger digger;
    private final List<int[]> orbits;

    BoardMaker(Recipe recipe, Prover prover) {
        this.recipe = recipe;
        this.digger = new Digger(prover);
        this.orbits = recipe.symmetry().orbits(recipe.layout().size());
    }

    @Override
    public Optional<Draft> next(Chance random, Budget budget) {
        budget.spend(1);
        Optional<Puzzle> full = full(recipe, fillings, random, budget);
        if (full.isEmpty()) {
            return Optional.empty();
        }
        Puzzle puzzle = full.get()
                .withGivens(
                        recipe.isUnique()
                                ? digger.dig(full.get(), orbits, recipe.leastGivens(), patience(), random, budget)
                                : sow(full.get().givens(), random));
        return Optional.of(new Draft(puzzle, full.get().givens(), lacks(full.get(), puzzle.givens(), budget)));
    }

    /** A full grid of the board that the recipe speaks of. */
    static Optional<Puzzle> full(Recipe recipe, Fillings fillings, Chance random, Budget budget) {
        boolean isRandom = recipe.regions() == Recipe.Regions.RANDOM;
        for (int i = 0; i < (isRandom ? MOST_LAYOUTS : 1) && !budget.isOver(); i++) {
            Layout layout = isRandom ? Layout.of(Jigsaws.shape(recipe.layout().size(), random)) : recipe.layout();
            Optional<Grid> grid = isRandom
                    ? fillings.anyOfJigsaw(layout, recipe.variants(), random, budget)
                    : fillings.any(layout, recipe.variants(), random, budget);
            if (grid.isPresent()) {
                return Optional.of(new Puzzle(layout, recipe.variants(), grid.get()));
            }
        }
        return Optional.empty();
    }

    /** A proof on a large board may take forever, and there are thousands of them. */
    private long patience() {
        int size = recipe.layout().size();
        long usual = size <= 12 ? 10_000 : size <= 16 ? 1_000 : 100;
        return recipe.isMinimal() ? 100 * usual : usual;
    }

    private Grid sow(Grid solution, Chance random) {
        var order = new ArrayList<>(orbits);
        random.shuffle(order);
        int[] givens = new int[solution.cellCount()];
        int count = 0;
        for (int[] orbit : order) {
            if (count < recipe.leastGivens()) {
                for (int cell : orbit) {
                    givens[cell] = solution.digit(cell);
                }
                count += orbit.length;
            }
        }
        return Grid.of(givens);
    }

    private Set<Lack> lacks(Puzzle full, Grid givens, Budget budget) {
        if (recipe.givens().isPresent() && recipe.givens().getAsInt() != givens.filledCount()) {
            return EnumSet.of(Lack.GIVENS);
        }
        if (recipe.isUnique() && digger.isCut() && recipe.givens().isEmpty()) {
            return EnumSet.of(Lack.FEWEST);
        }
        boolean isDoubtful = recipe.symmetry() != Symmetry.NONE || recipe.leastGivens() > 0 || !digger.isSure();
        boolean isMinimal = !recipe.isMinimal() || !isDoubtful || digger.isMinimal(full, givens, patience(), budget);
        return isMinimal ? Set.of() : EnumSet.of(Lack.MINIMAL);
    }
}
