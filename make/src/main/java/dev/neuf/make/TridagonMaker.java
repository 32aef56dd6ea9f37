package dev.neuf.make;

import dev.neuf.core.Answer;
import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Chance;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Variant;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Path;
import dev.neuf.logic.Person;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Toolbox;
import dev.neuf.search.Best;
import dev.neuf.search.General;
import dev.neuf.search.Nine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes plain 9x9 puzzles with a tridagon, which no random puzzle has: twelve cells in four boxes that three digits all but
 * fill.
 *
 * <p>A search fills a board on which eleven of the cells have one of the three digits, and the last one has another. At
 * first all digits but the three are given around them; then others, outside of the twelve cells, until there is one
 * solution; then what can be spared goes, as long as the tridagon is there when singles, pairs and the like are done.
 */
final class TridagonMaker implements Maker {

    /** To fill a board takes a few hundred tries as a rule; if it takes more, another one is quicker. */
    private static final long PATIENCE = 5_000;

    private static final int SIDE = 3;
    private static final int SIZE = 9;

    /** The columns of the three cells in a box, from row to row: three orders that fall, then three that rise. */
    private static final int[][] ORDERS = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}};

    /** The first cells of the four boxes. */
    private static final int[] BOXES = {0, 3, 27, 30};

    private static final int CELLS = SIDE * BOXES.length;

    private static final Toolbox BASICS = Toolbox.full().upTo(Technique.HIDDEN_TRIPLE);

    private final boolean isMinimal;
    private final General filler = new General();
    private final Best engine = new Best();
    private final byte[] plain = new byte[Nine.CELL_COUNT];
    private final byte[] turned = new byte[Nine.CELL_COUNT];

    TridagonMaker(Recipe recipe) {
        this.isMinimal = recipe.isMinimal();
    }

    /** One of the digits 1, 2 and 3 in each of the cells but for the last, which has another. */
    private record Twelve(int... cells) implements Variant {

        @Override
        public String keyword() {
            return "twelve";
        }

        @Override
        public List<Rule> rules(Layout layout) {
            Digits three = Digits.upTo(SIDE);
            var rules = new ArrayList<Rule>();
            for (int i = 0; i < CELLS; i++) {
                rules.add(new Rule.Domain(
                        cells[i], i == CELLS - 1 ? layout.digits().minus(three) : three));
            }
            return rules;
        }
    }

    @Override
    public Optional<Draft> next(Chance random, Budget budget) {
        boolean isFirst = budget.spent() == 0;
        while (isFirst || !budget.isOver()) {
            isFirst = false;
            budget.spend(1);
            int[] cells = cells(random);
            var empty = new Puzzle(Nines.LAYOUT, List.of(new Twelve(cells)), Grid.empty(SIZE));
            Optional<Draft> draft = filler.any(
                            empty, budget.piece(Long.MAX_VALUE).withNodes(PATIENCE), random)
                    .flatMap(grid -> told(grid, cells, random, budget))
                    .flatMap(puzzle -> spared(puzzle, random, budget))
                    .flatMap(puzzle -> turned(puzzle, random));
            if (draft.isPresent()) {
                return draft;
            }
        }
        return Optional.empty();
    }

    /** Cells that fall in three boxes and rise in one, or the other way round. */
    private static int[] cells(Chance random) {
        int[] cells = new int[CELLS];
        int rising = 0;
        for (int box = 0; box < BOXES.length; box++) {
            boolean isLast = box == BOXES.length - 1;
            int order = isLast ? random.nextInt(SIDE) + (rising % 2 == 0 ? SIDE : 0) : random.nextInt(ORDERS.length);
            rising += order < SIDE ? 0 : 1;
            for (int row = 0; row < SIDE; row++) {
                cells[box * SIDE + row] = BOXES[box] + row * SIZE + ORDERS[order][row];
            }
        }
        return cells;
    }

    /** The solution as a puzzle: all digits but the three, and of those as many as it takes. */
    private Optional<Puzzle> told(Grid solution, int[] cells, Chance random, Budget budget) {
        CellSet elsewhere = Nines.LAYOUT.cells().minus(CellSet.of(cells));
        int last = solution.digit(cells[CELLS - 1]);
        Grid givens = Grid.empty(SIZE);
        for (int cell : elsewhere) {
            int digit = solution.digit(cell);
            // with the last one given elsewhere, too, everybody would see that it belongs into the last cell
            if (digit > SIDE && (digit != last || isInFirstBoxes(cell))) {
                givens = givens.with(cell, digit);
            }
        }
        Puzzle now = Puzzle.of(Nines.LAYOUT, givens);
        while (engine.solve(now, budget.piece(PATIENCE)) instanceof Answer.Many(Grid one, Grid another)) {
            Optional<Puzzle> more =
                    more(now, solution, one.equals(solution) ? another : one, elsewhere, random, budget);
            if (more.isEmpty()) {
                return more;
            }
            now = more.get();
        }
        return Optional.of(now).filter(TridagonMaker::hasTridagon);
    }

    /** Whether the cell is in one of the four boxes, but not in the last of them. */
    private static boolean isInFirstBoxes(int cell) {
        int band = cell / SIZE / SIDE;
        int stack = cell % SIZE / SIDE;
        return band < 2 && stack < 2 && band + stack < 2;
    }

    /** Gives one more digit, where another solution differs, that leaves the tridagon as it is. */
    private static Optional<Puzzle> more(
            Puzzle puzzle, Grid solution, Grid other, CellSet elsewhere, Chance random, Budget budget) {
        var differing = new ArrayList<Integer>();
        for (int cell : elsewhere) {
            if (other.digit(cell) != solution.digit(cell)) {
                differing.add(cell);
            }
        }
        random.shuffle(differing);
        for (int cell : differing) {
            budget.spend(1);
            Puzzle more = puzzle.withGivens(puzzle.givens().with(cell, solution.digit(cell)));
            if (hasTridagon(more)) {
                return Optional.of(more);
            }
        }
        return Optional.empty();
    }

    private Optional<Puzzle> spared(Puzzle puzzle, Chance random, Budget budget) {
        var given = new ArrayList<>(puzzle.givens().filled().stream().boxed().toList());
        random.shuffle(given);
        Puzzle now = puzzle;
        for (int cell : given) {
            budget.spend(1);
            Puzzle without = now.withGivens(now.givens().with(cell, 0));
            if (isUnique(without, budget.piece(PATIENCE)) && hasTridagon(without)) {
                now = without;
            }
        }
        return Optional.of(now);
    }

    private boolean isUnique(Puzzle puzzle, Limits limits) {
        return engine.solve(puzzle, limits) instanceof Answer.Unique;
    }

    private static boolean hasTridagon(Puzzle puzzle) {
        return Person.with(BASICS).quietly().solve(Board.of(puzzle)) instanceof Path.Stuck stuck
                && Hunt.first(Technique.TRIDAGON, new Sight(stuck.end())).isPresent();
    }

    /** The puzzle with the twelve cells anywhere. */
    private Optional<Draft> turned(Puzzle puzzle, Chance random) {
        Nines.write(puzzle.givens(), plain);
        Scramble.of(plain, turned, random);
        Puzzle other = Nines.puzzle(turned);
        if (!(engine.solve(other, Limits.NONE) instanceof Answer.Unique(Grid solution))) {
            return Optional.empty();
        }
        boolean isLarger = isMinimal
                && other.givens().filled().stream()
                        .anyMatch(
                                cell -> isUnique(other.withGivens(other.givens().with(cell, 0)), Limits.NONE));
        return Optional.of(new Draft(other, solution, isLarger ? Set.of(Lack.MINIMAL) : Set.of()));
    }
}
