package dev.neuf.testkit;

import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Variants;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Puzzles of every size, shape and variant: small ones for the oracle, large ones with a known solution. */
public final class RandomPuzzles {

    /** Boards with more rows are too much for the oracle. */
    public static final int SMALL = 6;

    /** How many tries the search for a solution to start from may take. It may fail: there may be none. */
    private static final long TRIES = 5_000;

    private RandomPuzzles() {}

    /** A puzzle, and a full grid that is a solution of it. */
    public record Solved(Puzzle puzzle, Grid solution) {}

    /** A puzzle with no, one or many solutions. */
    public static Puzzle small(int size, RandomGenerator random) {
        var layout = Layout.of(RandomShapes.any(size, random));
        return small(layout, RandomVariants.some(2, layout, random), random);
    }

    /** A puzzle on this board, with these rules, that has no, one or many solutions. */
    public static Puzzle small(Layout layout, List<Variant> variants, RandomGenerator random) {
        var empty = new Puzzle(layout, variants, Grid.empty(layout.size()));
        if (random.nextInt(8) == 0) {
            return empty.withGivens(anyDigits(layout, random));
        }
        Grid solution = solution(empty, new Oracle(), random);
        // the larger the board, the more digits the oracle needs
        double least = layout.size() < 5 ? 0 : layout.size() == 5 ? 0.2 : 0.3;
        Grid givens = some(solution, least + (0.9 - least) * random.nextDouble(), random);
        return perhapsSpoilt(empty.withGivens(givens), random);
    }

    /** The puzzle, or, once in four times, the puzzle with another digit in one cell. */
    static Puzzle perhapsSpoilt(Puzzle puzzle, RandomGenerator random) {
        return random.nextInt(4) == 0 ? puzzle.withGivens(withOneChanged(puzzle.givens(), random)) : puzzle;
    }

    /** A few digits anywhere. They often clash. */
    private static Grid anyDigits(Layout layout, RandomGenerator random) {
        Grid grid = Grid.empty(layout.size());
        for (int i = random.nextInt(layout.cellCount() / 2 + 1); i > 0; i--) {
            grid = grid.with(random.nextInt(layout.cellCount()), 1 + random.nextInt(layout.size()));
        }
        return grid;
    }

    private static Grid withOneChanged(Grid givens, RandomGenerator random) {
        return givens.with(random.nextInt(givens.cellCount()), 1 + random.nextInt(givens.size()));
    }

    /** A puzzle of any size on a board cut like this, with no, one or many solutions; the helper finds one. */
    static Puzzle on(Shape shape, Engine helper, RandomGenerator random) {
        var empty = Puzzle.of(Layout.of(shape), Grid.empty(shape.size()));
        Grid givens = some(solution(empty, helper, random), 0.3 + 0.5 * random.nextDouble(), random);
        return perhapsSpoilt(empty.withGivens(givens), random);
    }

    /** A solution, if one is found soon; else a full grid that is none. */
    private static Grid solution(Puzzle empty, Engine helper, RandomGenerator random) {
        int size = empty.layout().size();
        for (int i = 0; i < 3; i++) {
            Optional<Grid> found = firstSolution(empty.withGivens(withRandomRow(size, random)), helper);
            if (found.isPresent()) {
                return found.get();
            }
        }
        return firstSolution(empty, helper).orElseGet(() -> pattern(1, size, List.of(), List.of()));
    }

    private static Grid withRandomRow(int size, RandomGenerator random) {
        Grid grid = Grid.empty(size);
        List<Integer> digits = shuffled(size, 1, random);
        int row = random.nextInt(size);
        for (int column = 0; column < size; column++) {
            grid = grid.with(row * size + column, digits.get(column) + 1);
        }
        return grid;
    }

    private static Optional<Grid> firstSolution(Puzzle puzzle, Engine helper) {
        var found = new ArrayList<Grid>();
        helper.each(puzzle, Limits.NONE.withNodes(TRIES).withSolutions(1), found::add);
        return found.stream().findFirst();
    }

    /**
     * A puzzle of any size, of which about this share of the cells is given. Its regions are boxes, or what becomes of
     * boxes when rows and columns change places, with or without some of their cells; its variants fit the solution.
     */
    public static Solved large(int size, double share, RandomGenerator random) {
        Shape boxes = RandomShapes.pick(RandomShapes.rectangles(size), random);
        int height = Math.max(boxes.boxHeight(), 1);
        boolean isKept = random.nextBoolean();
        List<Integer> rows = isKept ? shuffled(size, height, random) : shuffled(size, 1, random);
        List<Integer> columns = isKept ? shuffled(size, size / height, random) : shuffled(size, 1, random);
        Grid solution = relabelled(pattern(height, size / height, rows, columns), random);
        boolean isTorn = random.nextInt(4) == 0;
        int[] regionOf = IntStream.range(0, size * size)
                .map(cell -> isTorn && random.nextInt(size) == 0
                        ? Shape.NO_REGION
                        : boxes.regionOf(rows.get(cell / size) * size + columns.get(cell % size)))
                .toArray();
        var layout = Layout.of(Shape.jigsaw(regionOf));
        var variants = new ArrayList<Variant>();
        for (Variants kind : Variants.values()) {
            if (random.nextInt(3) == 0) {
                RandomVariants.obeyedBy(solution, kind, layout, random).ifPresent(variants::add);
            }
        }
        return new Solved(new Puzzle(layout, variants, some(solution, share, random)), solution);
    }

    /**
     * The full grid that shifts each row against the one above, so that boxes fit; rows and columns taken in an order.
     *
     * <pre>
     *   1 2 3 4     within a box the shift is its width,
     *   3 4 1 2     from band to band it is one
     *   2 3 4 1
     *   4 1 2 3
     * </pre>
     */
    private static Grid pattern(int height, int width, List<Integer> rows, List<Integer> columns) {
        int size = height * width;
        return Grid.of(IntStream.range(0, size * size)
                .map(cell -> {
                    int row = rows.isEmpty() ? cell / size : rows.get(cell / size);
                    int column = columns.isEmpty() ? cell % size : columns.get(cell % size);
                    return (width * (row % height) + row / height + column) % size + 1;
                })
                .toArray());
    }

    /** The numbers from 0 on, in groups of this many that stay together: rows in their bands. */
    private static List<Integer> shuffled(int size, int together, RandomGenerator random) {
        var groups = new ArrayList<List<Integer>>();
        for (int first = 0; first < size; first += together) {
            var group = new ArrayList<>(
                    IntStream.range(first, first + together).boxed().toList());
            Collections.shuffle(group, random);
            groups.add(group);
        }
        Collections.shuffle(groups, random);
        return groups.stream().flatMap(List::stream).toList();
    }

    private static Grid relabelled(Grid grid, RandomGenerator random) {
        List<Integer> names = shuffled(grid.size(), 1, random);
        return Grid.of(IntStream.range(0, grid.cellCount())
                .map(cell -> names.get(grid.digit(cell) - 1) + 1)
                .toArray());
    }

    private static Grid some(Grid grid, double share, RandomGenerator random) {
        return Grid.of(IntStream.range(0, grid.cellCount())
                .map(cell -> random.nextDouble() < share ? grid.digit(cell) : 0)
                .toArray());
    }
}
