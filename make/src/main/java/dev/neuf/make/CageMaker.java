package dev.neuf.make;

import dev.neuf.core.Chance;
import dev.neuf.core.Grid;
import dev.neuf.core.Prover;
import dev.neuf.core.Puzzle;
import dev.neuf.search.General;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes killer puzzles: cages all over a full grid, cut until there is one solution, or with givens. */
final class CageMaker implements Maker {

    private static final long TRIES = 2_000;

    private final Recipe recipe;
    private final Fillings fillings = new Fillings();
    private final General engine = new General();
    private final Digger digger;

    CageMaker(Recipe recipe, Prover prover) {
        this.recipe = recipe;
        this.digger = new Digger(prover);
    }

    @Override
    public Optional<Draft> next(Chance random, Budget budget) {
        budget.spend(1);
        return BoardMaker.full(recipe, fillings, random, budget).map(full -> {
            CageMap cages = CageMap.grown(full, random);
            return recipe.cages() == Recipe.Cages.ALONE
                    ? cages.cutUntilUnique(engine, budget)
                    : withGivens(cages.puzzle(full.givens()), random, budget);
        });
    }

    private Draft withGivens(Puzzle full, Chance random, Budget budget) {
        List<int[]> orbits = recipe.symmetry().orbits(recipe.layout().size());
        Grid givens = digger.dig(full, orbits, recipe.leastGivens(), TRIES, random, budget);
        return new Draft(full.withGivens(givens), full.givens(), lacks(givens));
    }

    private Set<Lack> lacks(Grid givens) {
        if (recipe.givens().isPresent()) {
            return recipe.givens().getAsInt() == givens.filledCount() ? Set.of() : EnumSet.of(Lack.GIVENS);
        }
        return digger.isCut() ? EnumSet.of(Lack.FEWEST) : Set.of();
    }
}
