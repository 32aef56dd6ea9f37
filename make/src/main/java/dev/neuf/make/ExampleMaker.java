package dev.neuf.make;

import dev.neuf.core.Answer;
import dev.neuf.core.Chance;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.logic.Example;
import dev.neuf.logic.Technique;
import dev.neuf.search.Best;
import dev.neuf.search.Nine;
import java.util.Optional;
import java.util.Set;

/**
 * Makes plain 9x9 puzzles for techniques that are too rare to wait for: at first random puzzles, then every other one near to the
 * example of the technique, turned and with other digits.
 */
final class ExampleMaker implements Maker {

    /** Of so many puzzles near to the example, one is the example itself. */
    private static final int TURN = 8;

    private final Maker maker;
    private final boolean isMinimal;
    private final byte[] example = new byte[Nine.CELL_COUNT];
    private final byte[] turned = new byte[Nine.CELL_COUNT];
    private final Neighbours neighbours = new Neighbours();
    private final Best engine = new Best();

    private ExampleMaker(Recipe recipe, Puzzle example) {
        this.maker = new NineMaker(recipe);
        this.isMinimal = recipe.isMinimal();
        Nines.write(example.givens(), this.example);
    }

    /** For a recipe with a technique that has an example on a plain 9x9 board. */
    static Optional<ExampleMaker> of(Recipe recipe) {
        return recipe.taste().needs().stream()
                .max(Technique::compareTo)
                .flatMap(Example::find)
                .map(example -> example.sheet().puzzle())
                .filter(puzzle -> puzzle.layout().equals(Nines.LAYOUT)
                        && puzzle.variants().isEmpty())
                .map(puzzle -> new ExampleMaker(recipe, puzzle));
    }

    @Override
    public Optional<Draft> next(Chance random, Budget budget) {
        if (budget.spent() < Judge.PATIENCE || random.nextBoolean()) {
            return maker.next(random, budget);
        }
        while (!budget.isOver()) {
            Scramble.of(example, turned, random);
            Puzzle puzzle = Nines.puzzle(turned);
            Optional<Draft> draft = random.nextInt(TURN) == 0
                    ? itself(puzzle, random, budget)
                    : neighbours.of(puzzle, true, random, budget);
            if (draft.isPresent()) {
                return draft;
            }
        }
        return Optional.empty();
    }

    private Optional<Draft> itself(Puzzle puzzle, Chance random, Budget budget) {
        budget.spend(1);
        if (!(engine.solve(puzzle, Limits.NONE) instanceof Answer.Unique(Grid solution))) {
            return Optional.empty();
        }
        Optional<Puzzle> chosen = isMinimal ? neighbours.spared(puzzle, 0, random, budget) : Optional.of(puzzle);
        return chosen.map(one -> new Draft(one, solution, Set.of()));
    }
}
