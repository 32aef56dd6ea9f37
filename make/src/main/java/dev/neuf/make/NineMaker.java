package dev.neuf.make;

import dev.neuf.core.Chance;
import dev.neuf.core.Puzzle;
import dev.neuf.search.Nine;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Makes plain 9x9 puzzles from bytes to bytes; those that cannot be to the taste are thrown away as bytes. */
final class NineMaker implements Maker {

    private final Recipe recipe;
    private final NineScreen screen;
    private final NineGrids grids;
    private final NineDigger digger;
    private final byte[] solution = new byte[Nine.CELL_COUNT];
    private final byte[] puzzle = new byte[Nine.CELL_COUNT];

    /** How many givens the one that comes nearest to what is wanted has too many or too few. */
    private int nearest;

    NineMaker(Recipe recipe) {
        this.recipe = recipe;
        this.screen = NineScreen.of(recipe.taste());
        var nine = new Nine();
        this.grids = new NineGrids(nine);
        this.digger = new NineDigger(nine, recipe.symmetry().orbits(9));
    }

    /** Whether a recipe is for such puzzles. */
    static boolean fits(Recipe recipe) {
        return recipe.layout().equals(Nines.LAYOUT)
                && recipe.regions() == Recipe.Regions.FIXED
                && recipe.variants().isEmpty()
                && recipe.cages() == Recipe.Cages.NONE;
    }

    @Override
    public Optional<Draft> next(Chance random, Budget budget) {
        // the first one is taken as it is, so that there is something to hand over; later what comes nearer to it
        boolean isFirst = budget.spent() == 0;
        while (isFirst || !budget.isOver()) {
            budget.spend(1);
            if (recipe.isEven()) {
                grids.fillEvenly(solution, random);
            } else {
                grids.fill(solution, random);
            }
            if (recipe.isUnique()) {
                digger.dig(solution, puzzle, recipe.leastGivens(), random);
            } else {
                digger.sow(solution, puzzle, recipe.leastGivens(), random);
            }
            int count = NineDigger.count(puzzle);
            int off = Math.abs(count - recipe.givens().orElse(count));
            Set<Lack> lacks = lacks(off);
            boolean isNearer = isFirst || off < nearest;
            if (isNearer || lacks.isEmpty() && screen.passes(puzzle)) {
                nearest = off;
                return Optional.of(new Draft(
                        new Puzzle(Nines.LAYOUT, recipe.variants(), Nines.grid(puzzle)), Nines.grid(solution), lacks));
            }
        }
        return Optional.empty();
    }

    private Set<Lack> lacks(int off) {
        if (off > 0) {
            return EnumSet.of(Lack.GIVENS);
        }
        boolean isDoubtful = recipe.isMinimal() && (recipe.symmetry() != Symmetry.NONE || recipe.leastGivens() > 0);
        return isDoubtful && !digger.isMinimal(solution, puzzle) ? EnumSet.of(Lack.MINIMAL) : Set.of();
    }
}
