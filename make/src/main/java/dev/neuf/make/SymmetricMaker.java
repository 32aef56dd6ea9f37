package dev.neuf.make;

import dev.neuf.core.Chance;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Variant;
import dev.neuf.search.General;
import dev.neuf.search.Nine;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes plain 9x9 puzzles that stay the same when they are turned or mirrored and digits change names, as Gurth's theorem
 * needs them: no random puzzle is like that.
 *
 * <p>A search fills a board on which cells across have digits that go together; then those cells lose their digits together.
 */
final class SymmetricMaker implements Maker {

    /** To fill a board takes a few hundred tries as a rule; if it takes more, another one is quicker. */
    private static final long PATIENCE = 5_000;

    private static final List<Kind> KINDS = List.of(
            // a digit that keeps its name stands in the middle, or thrice on the diagonal: so there are one or three of
            // them
            new Kind(Symmetry.HALF_TURN, 1), new Kind(Symmetry.DIAGONAL, 3), new Kind(Symmetry.ANTIDIAGONAL, 3));

    private final Recipe recipe;
    private final NineScreen screen;
    private final List<Way> ways = new ArrayList<>();
    private final byte[] solution = new byte[Nine.CELL_COUNT];
    private final byte[] puzzle = new byte[Nine.CELL_COUNT];

    SymmetricMaker(Recipe recipe) {
        this.recipe = recipe;
        this.screen = NineScreen.of(recipe.taste());
        for (Kind kind : KINDS) {
            var empty = new Puzzle(Nines.LAYOUT, List.of(kind), Grid.empty(9));
            ways.add(new Way(empty, new General(), new NineDigger(new Nine(), kind.symmetry.orbits(9))));
        }
    }

    /** What is ready for a kind: an engine knows its rules, a digger the cells that go together. */
    private record Way(Puzzle empty, General engine, NineDigger digger) {}

    /**
     * Cells that go together have digits that go together: the first few digits keep their names, the others change them in
     * twos.
     */
    private record Kind(Symmetry symmetry, int keptCount) implements Variant {

        @Override
        public String keyword() {
            return "symmetric";
        }

        @Override
        public List<Rule> rules(Layout layout) {
            var rules = new ArrayList<Rule>();
            for (int[] orbit : symmetry.orbits(layout.size())) {
                rules.add(
                        orbit.length == 1
                                ? new Rule.Domain(orbit[0], Digits.upTo(keptCount))
                                : new Rule.Relation(orbit[0], orbit[1], (x, y) -> other(x) == y));
            }
            return rules;
        }

        private int other(int digit) {
            int number = digit - 1 - keptCount;
            return number < 0 ? digit : 1 + keptCount + (number ^ 1);
        }
    }

    @Override
    public Optional<Draft> next(Chance random, Budget budget) {
        boolean isFirst = budget.spent() == 0;
        while (isFirst || !budget.isOver()) {
            budget.spend(1);
            Way way = ways.get(random.nextInt(ways.size()));
            Optional<Grid> grid =
                    way.engine.any(way.empty, budget.piece(Long.MAX_VALUE).withNodes(PATIENCE), random);
            if (grid.isEmpty()) {
                if (budget.isOver()) {
                    return Optional.empty();
                }
                continue;
            }
            rename(grid.get(), random);
            way.digger.dig(solution, puzzle, 0, random);
            boolean isMinimal = !recipe.isMinimal() || way.digger.isMinimal(solution, puzzle);
            if (isFirst || isMinimal && screen.passes(puzzle)) {
                Set<Lack> lacks = isMinimal ? Set.of() : EnumSet.of(Lack.MINIMAL);
                return Optional.of(new Draft(Nines.puzzle(puzzle), Nines.grid(solution), lacks));
            }
        }
        return Optional.empty();
    }

    private void rename(Grid grid, Chance random) {
        byte[] names = {'1', '2', '3', '4', '5', '6', '7', '8', '9'};
        NineGrids.shuffle(names, 0, 9, random);
        for (int cell = 0; cell < solution.length; cell++) {
            solution[cell] = names[grid.digit(cell) - 1];
        }
    }
}
