package dev.neuf.make;

import dev.neuf.core.Prover;

/** Who makes what. */
final class Makers {

    private Makers() {}

    static Maker of(Recipe recipe, Prover prover) {
        if (recipe.near().isPresent()) {
            return new NearMaker(recipe.near().get(), recipe.isMinimal());
        }
        if (recipe.pattern().isPresent()) {
            return new PatternMaker(recipe);
        }
        if (recipe.cages() != Recipe.Cages.NONE) {
            return new CageMaker(recipe, prover);
        }
        if (!NineMaker.fits(recipe)) {
            return new BoardMaker(recipe, prover);
        }
        boolean isFree = recipe.symmetry() == Symmetry.NONE && recipe.givens().isEmpty() && recipe.isUnique();
        return ExampleMaker.of(recipe)
                .filter(_ -> isFree)
                .map(Maker.class::cast)
                .orElseGet(() -> new NineMaker(recipe));
    }
}
