package dev.neuf.bench;

import dev.neuf.core.Answer;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.search.Best;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Plain 9x9 puzzles of a file, where random ones are too easy: each is turned and given other digits at random. */
final class MovedPuzzles {

    private static final int SIZE = 9;
    private static final int BOX = 3;

    private final List<Puzzle> puzzles = new ArrayList<>();

    /** Reads a file with a puzzle on each line; others, and lines that are none, are passed over. */
    MovedPuzzles(Path file) throws IOException {
        for (String line : Files.readAllLines(file)) {
            if (Format.LINE.read(line, Hints.NONE) instanceof Parsed.Ok ok
                    && ok.sheet()
                            .puzzle()
                            .equals(Puzzle.of(
                                    Layout.standard(SIZE), ok.sheet().puzzle().givens()))) {
                puzzles.add(ok.sheet().puzzle());
            }
        }
        if (puzzles.isEmpty()) {
            throw new IOException("%s has no line with a 9x9 puzzle.".formatted(file));
        }
    }

    /** The puzzle of a seed, one line after the other, if it has one solution. */
    Optional<ExamplePuzzles.Made> of(long seed) {
        Puzzle puzzle = puzzles.get((int) Math.floorMod(seed, (long) puzzles.size()));
        Puzzle moved = puzzle.withGivens(moved(puzzle.givens(), new SplittableRandom(seed)));
        return new Best().solve(moved, Limits.NONE) instanceof Answer.Unique
                ? Optional.of(new ExamplePuzzles.Made(ExamplePuzzles.PLAIN, moved))
                : Optional.empty();
    }

    /** All that leaves a puzzle as hard as it is: other digits, rows and columns in another order, the board turned over. */
    static Grid moved(Grid grid, RandomGenerator random) {
        List<Integer> rows = lines(random);
        List<Integer> columns = lines(random);
        List<Integer> digits = ExamplePuzzles.shuffled(SIZE, random);
        boolean isTurned = random.nextBoolean();
        int[] moved = new int[grid.cellCount()];
        for (int cell = 0; cell < moved.length; cell++) {
            int row = rows.get(cell / SIZE);
            int column = columns.get(cell % SIZE);
            if (!grid.isEmpty(cell)) {
                moved[isTurned ? column * SIZE + row : row * SIZE + column] = digits.get(grid.digit(cell) - 1) + 1;
            }
        }
        return Grid.of(moved);
    }

    /** Where each row or column goes: those of a band stay together. */
    private static List<Integer> lines(RandomGenerator random) {
        var lines = new ArrayList<Integer>();
        for (int band : ExamplePuzzles.shuffled(BOX, random)) {
            ExamplePuzzles.shuffled(BOX, random).forEach(line -> lines.add(BOX * band + line));
        }
        return lines;
    }
}
