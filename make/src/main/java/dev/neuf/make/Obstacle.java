package dev.neuf.make;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.logic.Example;
import dev.neuf.logic.Level;
import dev.neuf.logic.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Why no puzzle can be made to a recipe, as far as that is known before anybody tries. */
public sealed interface Obstacle {

    /** The way is to have a technique and not to have it. */
    record NeededAndBanned(Technique technique) implements Obstacle {}

    /** A technique is harder than the level allows. */
    record AboveLevel(Technique technique, Level level) implements Obstacle {}

    /** A technique has no use on a plain 9x9 board. */
    record ForOtherBoards(Technique technique) implements Obstacle {}

    /** No plain 9x9 puzzle with so few givens has one solution. */
    record TooFewGivens(int wanted, int least) implements Obstacle {}

    /** No cells of this number look like that; these numbers below and above it do. */
    record UnevenGivens(int wanted, Symmetry symmetry, int fewer, int more) implements Obstacle {}

    /** With cages alone there are no givens, whose number or places could matter. */
    record NoGivens() implements Obstacle {}

    /** Whether a given can be spared is not looked at where there are cages. */
    record CagesMinimal() implements Obstacle {}

    /** A puzzle without givens and cages has no neighbours: there is nothing to change. */
    record NothingToChange() implements Obstacle {}

    /** McGuire, Tugemann and Civario have tried all, in 2012. */
    int FEWEST = 17;

    /** All that stands in the way; nothing, if the recipe is worth a try. */
    static List<Obstacle> of(Recipe recipe) {
        var found = new ArrayList<Obstacle>();
        Taste taste = recipe.taste();
        List<Technique> needs = taste.needs().stream().sorted().toList();
        for (Technique needed : needs) {
            if (taste.without().contains(needed)) {
                found.add(new NeededAndBanned(needed));
            }
            taste.level().filter(level -> needed.level().compareTo(level) > 0).ifPresent(level -> {
                found.add(new AboveLevel(needed, level));
            });
        }
        boolean isPlain = isPlainNine(recipe);
        for (Technique needed : needs) {
            if (isPlain && recipe.near().isEmpty() && isForOtherBoards(needed)) {
                found.add(new ForOtherBoards(needed));
            }
        }
        int wanted = recipe.pattern().map(CellSet::size).orElse(recipe.givens().orElse(FEWEST));
        if (isPlain && recipe.isUnique() && wanted < FEWEST) {
            found.add(new TooFewGivens(wanted, FEWEST));
        }
        boolean isAboutGivens = recipe.givens().isPresent() || recipe.symmetry() != Symmetry.NONE;
        if (recipe.cages() == Recipe.Cages.ALONE && isAboutGivens) {
            found.add(new NoGivens());
        }
        if (recipe.cages() != Recipe.Cages.NONE && recipe.isMinimal()) {
            found.add(new CagesMinimal());
        }
        if (recipe.near().filter(puzzle -> !Neighbours.hasSome(puzzle)).isPresent()) {
            found.add(new NothingToChange());
        }
        recipe.givens().ifPresent(number -> uneven(number, recipe).ifPresent(found::add));
        return found;
    }

    private static Optional<Obstacle> uneven(int wanted, Recipe recipe) {
        boolean[] isPossible = recipe.symmetry().possibleCounts(recipe.layout().size());
        if (isPossible[wanted]) {
            return Optional.empty();
        }
        int fewer = wanted;
        while (!isPossible[fewer]) {
            fewer--;
        }
        int more = wanted;
        while (!isPossible[more]) {
            more++;
        }
        return Optional.of(new UnevenGivens(wanted, recipe.symmetry(), fewer, more));
    }

    /** Whether a recipe is for the board that most people know. */
    static boolean isPlainNine(Recipe recipe) {
        return NineMaker.fits(recipe);
    }

    /** Whether an example of the technique stands on another board: where it had some use on a plain one, it would not. */
    private static boolean isForOtherBoards(Technique technique) {
        return Example.find(technique)
                .map(example -> example.sheet().puzzle())
                .filter(puzzle -> !isPlain(puzzle))
                .isPresent();
    }

    private static boolean isPlain(Puzzle puzzle) {
        return puzzle.layout().equals(Layout.standard(9)) && puzzle.variants().isEmpty();
    }
}
