package dev.neuf.make;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Variant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * What to make. It begins with {@link #of}, which asks for a puzzle with one solution and as few givens as can be, and
 * is made to order by what follows.
 *
 * <pre>
 *   Recipe.of(Layout.standard(9)).withSymmetry(Symmetry.HALF_TURN).withTaste(Taste.ANY.withLevel(Level.HARD))
 * </pre>
 *
 * @param layout the board; of a {@link Regions#RANDOM} jigsaw only the size counts
 * @param variants extra rules
 * @param cages whether digits are told by cages, too
 * @param givens how many digits are given, if that matters
 * @param pattern the cells that are given, if that matters
 * @param isUnique whether there is to be one solution; if not, any number will do
 * @param isMinimal whether no given at all may be spared. Symmetry alone stops earlier, where only pairs of givens can
 *     be spared and no single one
 * @param isEven whether every full grid is to be as likely behind a plain 9x9 puzzle; that takes a hundred times as long
 * @param near a puzzle with one solution from which only a few givens are to differ, if any; then symmetry, pattern and
 *     number of givens do not matter
 */
public record Recipe(
        Layout layout,
        Regions regions,
        List<Variant> variants,
        Cages cages,
        Symmetry symmetry,
        OptionalInt givens,
        Optional<CellSet> pattern,
        boolean isUnique,
        boolean isMinimal,
        boolean isEven,
        Optional<Puzzle> near,
        Taste taste) {

    private static final int USUAL_PERCENT = 60;

    /** Where the regions come from. */
    public enum Regions {
        /** They are those of the layout. */
        FIXED,
        /** A jigsaw, another one for each puzzle. */
        RANDOM
    }

    /** Whether cages tell sums. */
    public enum Cages {
        /** There are none. */
        NONE,
        /** Cages all over the board, and givens where those are not enough. */
        WITH_GIVENS,
        /** Cages all over the board, and no givens. */
        ALONE
    }

    public Recipe {
        variants = List.copyOf(variants);
        if (givens.isPresent() && (givens.getAsInt() < 0 || givens.getAsInt() > layout.cellCount())) {
            throw new IllegalArgumentException("The number of givens (%d) must be between 0 and %d."
                    .formatted(givens.getAsInt(), layout.cellCount()));
        }
        if (pattern.isPresent() && !layout.cells().containsAll(pattern.get())) {
            throw new IllegalArgumentException(
                    "The pattern %s must fit the board of size %d.".formatted(pattern.get(), layout.size()));
        }
    }

    /** A puzzle with one solution and as few givens as can be. */
    public static Recipe of(Layout layout) {
        return new Recipe(
                layout,
                Regions.FIXED,
                List.of(),
                Cages.NONE,
                Symmetry.NONE,
                OptionalInt.empty(),
                Optional.empty(),
                true,
                false,
                false,
                Optional.empty(),
                Taste.ANY);
    }

    /** The same as a jigsaw, with other regions in each puzzle. */
    public Recipe withRandomRegions() {
        return with(copy -> copy.regions = Regions.RANDOM);
    }

    /** The same with these extra rules. */
    public Recipe withVariants(List<Variant> others) {
        return with(copy -> copy.variants = others);
    }

    /** The same with sums of cages. */
    public Recipe withCages(Cages other) {
        return with(copy -> copy.cages = other);
    }

    /** The same with givens that look the same from several sides. */
    public Recipe withSymmetry(Symmetry other) {
        return with(copy -> copy.symmetry = other);
    }

    /** The same with so many givens. */
    public Recipe withGivens(int number) {
        return with(copy -> copy.givens = OptionalInt.of(number));
    }

    /** The same with givens in so many cells of a hundred, rounded up to a number that the symmetry can have. */
    public Recipe withShare(int percent) {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("The share (%d) must be between 0 and 100.".formatted(percent));
        }
        boolean[] isPossible = symmetry.possibleCounts(layout.size());
        int number = share(percent);
        while (!isPossible[number]) {
            number++;
        }
        return withGivens(number);
    }

    private int share(int percent) {
        return (layout.cellCount() * percent + 99) / 100;
    }

    /** The same with givens in these cells and no others. */
    public Recipe withPattern(CellSet cells) {
        return with(copy -> copy.pattern = Optional.of(cells));
    }

    /** The same with any number of solutions. */
    public Recipe withAnySolutions() {
        return with(copy -> copy.isUnique = false);
    }

    /** The same where every single given is needed. */
    public Recipe minimal() {
        return with(copy -> copy.isMinimal = true);
    }

    /** The same from full grids of which each is as likely as any other. */
    public Recipe evenly() {
        return with(copy -> copy.isEven = true);
    }

    /** The same near to a puzzle with one solution, on its board. What else was said of the board is forgotten. */
    public Recipe withNear(Puzzle puzzle) {
        return of(puzzle.layout()).with(copy -> {
            copy.variants = puzzle.variants();
            copy.isMinimal = isMinimal;
            copy.isEven = isEven;
            copy.near = Optional.of(puzzle);
            copy.taste = taste;
        });
    }

    /** The same with puzzles to a taste. */
    public Recipe withTaste(Taste other) {
        return with(copy -> copy.taste = other);
    }

    private Recipe with(Consumer<Copy> change) {
        var copy = new Copy(this);
        change.accept(copy);
        return copy.recipe();
    }

    /** A copy that can still be changed: each change above names one field and not all twelve. */
    private static final class Copy {

        private final Layout layout;
        private Regions regions;
        private List<Variant> variants;
        private Cages cages;
        private Symmetry symmetry;
        private OptionalInt givens;
        private Optional<CellSet> pattern;
        private boolean isUnique;
        private boolean isMinimal;
        private boolean isEven;
        private Optional<Puzzle> near;
        private Taste taste;

        Copy(Recipe recipe) {
            layout = recipe.layout;
            regions = recipe.regions;
            variants = recipe.variants;
            cages = recipe.cages;
            symmetry = recipe.symmetry;
            givens = recipe.givens;
            pattern = recipe.pattern;
            isUnique = recipe.isUnique;
            isMinimal = recipe.isMinimal;
            isEven = recipe.isEven;
            near = recipe.near;
            taste = recipe.taste;
        }

        Recipe recipe() {
            return new Recipe(
                    layout, regions, variants, cages, symmetry, givens, pattern, isUnique, isMinimal, isEven, near,
                    taste);
        }
    }

    /** With fewer givens, digging stops. Where solutions do not matter, nothing else would stop it. */
    int leastGivens() {
        return givens.orElse(isUnique ? 0 : share(USUAL_PERCENT));
    }
}
