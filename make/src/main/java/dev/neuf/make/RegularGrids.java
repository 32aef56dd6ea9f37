package dev.neuf.make;

import dev.neuf.core.Chance;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.variant.DisjointGroups;
import dev.neuf.search.General;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Full grids of boxes with disjoint groups, which neither a search nor exchanging digits finds on boards of 20x20 and more.
 *
 * <p>There is a regular one. If a digit is told by a pair of numbers, the first is the row inside the box plus the box
 * inside the band, the second the band plus the column inside the box: in every row, column, box and group each pair comes
 * once. It is shuffled in all ways that keep the rules; then a search fills a random half of it anew, some times over.
 */
final class RegularGrids {

    /** Smaller boards leave it to a search, which is not as regular. */
    private static final int SMALLEST = 20;

    private static final int REFILLS = 4;
    private static final int TRIES_PER_CELL = 2;

    private RegularGrids() {}

    /** A full grid, if these are the rules and the board is large. */
    static Optional<Grid> fill(Puzzle empty, General engine, Chance random, Budget budget) {
        boolean isRight = empty.layout().size() >= SMALLEST
                && empty.layout().shape().isBoxes()
                && empty.variants().equals(List.of(new DisjointGroups()));
        if (!isRight) {
            return Optional.empty();
        }
        Grid grid = shuffled(empty.layout(), random);
        for (int i = 0; i < REFILLS && !budget.isOver(); i++) {
            int[] half = new int[grid.cellCount()];
            for (int cell = 0; cell < half.length; cell++) {
                half[cell] = random.nextBoolean() ? grid.digit(cell) : 0;
            }
            long tries = (long) TRIES_PER_CELL * grid.cellCount();
            grid = engine.any(
                            empty.withGivens(Grid.of(half)),
                            budget.piece(Long.MAX_VALUE).withNodes(tries),
                            random)
                    .orElse(grid);
        }
        return Optional.of(grid);
    }

    private static Grid shuffled(Layout layout, Chance random) {
        int size = layout.size();
        int height = layout.shape().boxHeight();
        int width = layout.shape().boxWidth();
        List<Integer> bands = order(width, random);
        List<Integer> rows = order(height, random);
        List<Integer> stacks = order(height, random);
        List<Integer> columns = order(width, random);
        List<Integer> names = order(size, random);
        int[] digits = new int[layout.cellCount()];
        for (int cell = 0; cell < digits.length; cell++) {
            int row = cell / size;
            int column = cell % size;
            int first = (rows.get(row % height) + stacks.get(column / width)) % height;
            int second = (bands.get(row / height) + columns.get(column % width)) % width;
            digits[cell] = names.get(first * width + second) + 1;
        }
        return Grid.of(digits);
    }

    private static List<Integer> order(int count, Chance random) {
        var order = new ArrayList<Integer>();
        for (int i = 0; i < count; i++) {
            order.add(i);
        }
        random.shuffle(order);
        return order;
    }
}
