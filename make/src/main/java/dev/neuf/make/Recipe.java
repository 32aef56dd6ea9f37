package dev.neuf.make;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Variant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

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
        return new Recipe(
                layout,
                Regions.RANDOM,
                variants,
                cages,
                symmetry,
                givens,
                pattern,
                isUnique,
                isMinimal,
                isEven,
                near,
                taste);
    }

    /** The same with these extra rules. */
    public Recipe withVariants(List<Variant> others) {
        return new Recipe(
                layout, regions, others, cages, symmetry, givens, pattern, isUnique, isMinimal, isEven, near, taste);
    }

    /** The same with sums of cages. */
    public Recipe withCages(Cages other) {
        return new Recipe(
                layout, regions, variants, other, symmetry, givens, pattern, isUnique, isMinimal, isEven, near, taste);
    }

    /** The same with givens that look the same from several sides. */
    public Recipe withSymmetry(Symmetry other) {
        return new Recipe(
                layout, regions, variants, cages, other, givens, pattern, isUnique, isMinimal, isEven, near, taste);
    }

    /** The same with so many givens. */
    public Recipe withGivens(int number) {
        return new Recipe(
                layout,
                regions,
                variants,
                cages,
                symmetry,
                OptionalInt.of(number),
                pattern,
                isUnique,
                isMinimal,
                isEven,
                near,
                taste);
    }

    /** The same with givens in so many cells of a hundred, rounded up. */
    public Recipe withShare(int percent) {
        return withGivens((layout.cellCount() * percent + 99) / 100);
    }

    /** The same with givens in these cells and no others. */
    public Recipe withPattern(CellSet cells) {
        return new Recipe(
                layout,
                regions,
                variants,
                cages,
                symmetry,
                givens,
                Optional.of(cells),
                isUnique,
                isMinimal,
                isEven,
                near,
                taste);
    }

    /** The same with any number of solutions. */
    public Recipe withAnySolutions() {
        return new Recipe(
                layout, regions, variants, cages, symmetry, givens, pattern, false, isMinimal, isEven, near, taste);
    }

    /** The same where every single given is needed. */
    public Recipe minimal() {
        return new Recipe(
                layout, regions, variants, cages, symmetry, givens, pattern, isUnique, true, isEven, near, taste);
    }

    /** The same from full grids of which each is as likely as any other. */
    public Recipe evenly() {
        return new Recipe(
                layout, regions, variants, cages, symmetry, givens, pattern, isUnique, isMinimal, true, near, taste);
    }

    /** The same near to a puzzle with one solution, on its board. */
    public Recipe withNear(Puzzle puzzle) {
        return new Recipe(
                puzzle.layout(),
                Regions.FIXED,
                puzzle.variants(),
                Cages.NONE,
                Symmetry.NONE,
                OptionalInt.empty(),
                Optional.empty(),
                true,
                isMinimal,
                isEven,
                Optional.of(puzzle),
                taste);
    }

    /** The same with puzzles to a taste. */
    public Recipe withTaste(Taste other) {
        return new Recipe(
                layout, regions, variants, cages, symmetry, givens, pattern, isUnique, isMinimal, isEven, near, other);
    }

    /** With fewer givens, digging stops. Where solutions do not matter, nothing else would stop it. */
    int leastGivens() {
        return givens.orElse(isUnique ? 0 : (layout.cellCount() * USUAL_PERCENT + 99) / 100);
    }
}
