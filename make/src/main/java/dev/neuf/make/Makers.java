package dev.neuf.make;

import dev.neuf.core.Prover;
import dev.neuf.logic.Technique;

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
        // what is built around an example or a pattern does not come from grids that are all as likely
        boolean isFree = recipe.symmetry() == Symmetry.NONE
                && recipe.givens().isEmpty()
                && recipe.isUnique()
                && !recipe.isEven();
        if (isFree && recipe.taste().needs().contains(Technique.GURTH)) {
            return new SymmetricMaker(recipe);
        }
        if (isFree && recipe.taste().needs().contains(Technique.TRIDAGON)) {
            return new TridagonMaker(recipe);
        }
        return ExampleMaker.of(recipe)
                .filter(_ -> isFree)
                .map(Maker.class::cast)
                .orElseGet(() -> new NineMaker(recipe));
    }
}
