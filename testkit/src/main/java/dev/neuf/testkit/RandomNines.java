package dev.neuf.testkit;

import dev.neuf.core.Answer;
import dev.neuf.core.Conflict;
import dev.neuf.core.Digits;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Only;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Plain 9x9 puzzles: with one solution, with several, with none. The helper, any engine, tells which. */
final class RandomNines {

    private static final Layout BOARD = Layout.standard(9);
    private static final int CELLS = 81;

    private RandomNines() {}

    /** One solution and few digits, though rarely as few as possible. */
    static Puzzle unique(Engine helper, RandomGenerator random) {
        return Puzzle.of(BOARD, unique(full(random), helper, random));
    }

    /** Begins with too few digits; each one added rules out one of two solutions. Then some may go again. */
    private static Grid unique(Grid full, Engine helper, RandomGenerator random) {
        Grid givens = some(full, 20 + random.nextInt(6), random);
        while (helper.solve(Puzzle.of(BOARD, givens), Limits.NONE) instanceof Answer.Many(Grid one, Grid another)) {
            int[] differing = IntStream.range(0, CELLS)
                    .filter(cell -> one.digit(cell) != another.digit(cell))
                    .toArray();
            int cell = differing[random.nextInt(differing.length)];
            givens = givens.with(cell, full.digit(cell));
        }
        for (int cell : shuffled(random).subList(0, 24)) {
            Grid fewer = givens.with(cell, 0);
            if (!givens.isEmpty(cell) && helper.solve(Puzzle.of(BOARD, fewer), Limits.NONE) instanceof Answer.Unique) {
                givens = fewer;
            }
        }
        return givens;
    }

    /** A puzzle with one solution that has lost some digits, so that it has a few. */
    static Puzzle several(Engine helper, RandomGenerator random) {
        Grid givens = unique(full(random), helper, random);
        int lost = 1 + random.nextInt(4);
        for (int cell : shuffled(random)) {
            if (lost > 0 && !givens.isEmpty(cell)) {
                givens = givens.with(cell, 0);
                lost--;
            }
        }
        return Puzzle.of(BOARD, givens);
    }

    /** So many digits of a full grid, the least and the most. */
    static Puzzle some(int least, int most, RandomGenerator random) {
        return Puzzle.of(BOARD, some(full(random), least + random.nextInt(most - least + 1), random));
    }

    /** A puzzle with one solution, and one digit that is not in it and breaks no rule at sight: it has none. */
    static Puzzle none(Engine helper, RandomGenerator random) {
        Grid full = full(random);
        Puzzle puzzle = Puzzle.of(BOARD, unique(full, helper, random));
        for (int cell : shuffled(random)) {
            int digit = 1 + random.nextInt(9);
            Grid wrong = puzzle.givens().with(cell, digit);
            if (puzzle.givens().isEmpty(cell)
                    && digit != full.digit(cell)
                    && Conflict.in(puzzle.rules(), wrong).isEmpty()) {
                return puzzle.withGivens(wrong);
            }
        }
        return puzzle;
    }

    /** Digits that clash: one copied to where it must not be, or digits anywhere. */
    static Puzzle clashing(RandomGenerator random) {
        Grid givens = some(full(random), 2 + random.nextInt(70), random);
        if (random.nextBoolean()) {
            int[] digits = new int[CELLS];
            for (int i = random.nextInt(40); i > 0; i--) {
                digits[random.nextInt(CELLS)] = 1 + random.nextInt(9);
            }
            return Puzzle.of(BOARD, Grid.of(digits));
        }
        for (int cell : shuffled(random)) {
            var house = RandomShapes.pick(BOARD.houses(), random);
            int[] cells = house.cells().stream().toArray();
            int other = cells[random.nextInt(cells.length)];
            if (!givens.isEmpty(cell) && house.cells().contains(cell) && other != cell) {
                return Puzzle.of(BOARD, givens.with(other, givens.digit(cell)));
            }
        }
        return Puzzle.of(BOARD, givens);
    }

    /** A full grid, in which some cells have another digit. */
    static Puzzle fullButWrong(RandomGenerator random) {
        Grid grid = full(random);
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            int cell = random.nextInt(CELLS);
            grid = grid.with(cell, grid.digit(cell) % 9 + 1);
        }
        return Puzzle.of(BOARD, grid);
    }

    /** Pencil marks instead of digits, or beside them. Now and then a cell lacks the mark it needs. */
    static Puzzle marked(RandomGenerator random) {
        Grid full = full(random);
        double share = 0.1 + 0.5 * random.nextDouble();
        int wrong = random.nextInt(4) == 0 ? random.nextInt(CELLS) : -1;
        Grid givens = some(full, random.nextInt(20), random);
        List<Variant> marks = new ArrayList<>();
        for (int cell = 0; cell < CELLS; cell++) {
            Digits digits = cell == wrong ? Digits.NONE : Digits.of(full.digit(cell));
            for (int digit = 1; digit <= 9; digit++) {
                digits = random.nextDouble() < share ? digits.with(digit) : digits;
            }
            if (givens.isEmpty(cell) && !digits.isEmpty()) {
                marks.add(new Only(digits, List.of(cell)));
            }
        }
        return new Puzzle(BOARD, marks, givens);
    }

    private static Grid some(Grid full, int count, RandomGenerator random) {
        Grid grid = Grid.empty(9);
        for (int cell : shuffled(random).subList(0, count)) {
            grid = grid.with(cell, full.digit(cell));
        }
        return grid;
    }

    private static List<Integer> shuffled(RandomGenerator random) {
        var cells = new ArrayList<>(IntStream.range(0, CELLS).boxed().toList());
        Collections.shuffle(cells, random);
        return cells;
    }

    /** Any full grid. */
    static Grid full(RandomGenerator random) {
        while (true) {
            var filling = new Filling(random);
            if (filling.fill(0)) {
                return Grid.of(filling.digits);
            }
        }
    }

    /** Cell by cell in reading order, digits in any order. Most attempts are short; a long one is given up. */
    private static final class Filling {
        private final RandomGenerator random;
        private final int[] digits = new int[CELLS];

        /** Digits not yet in each row, column and box: bit d for digit d. */
        private final int[][] left = new int[3][9];

        private int tries = 1_000;

        Filling(RandomGenerator random) {
            this.random = random;
            for (int[] houses : left) {
                Arrays.fill(houses, 0b11_1111_1110);
            }
        }

        boolean fill(int cell) {
            if (cell == CELLS) {
                return true;
            }
            int row = cell / 9;
            int column = cell % 9;
            int box = row / 3 * 3 + column / 3;
            int open = left[0][row] & left[1][column] & left[2][box];
            while (open != 0 && tries-- > 0) {
                int bit = open;
                for (int skip = random.nextInt(Integer.bitCount(open)); skip > 0; skip--) {
                    bit &= bit - 1;
                }
                bit = Integer.lowestOneBit(bit);
                open ^= bit;
                digits[cell] = Integer.numberOfTrailingZeros(bit);
                flip(row, column, box, bit);
                if (fill(cell + 1)) {
                    return true;
                }
                flip(row, column, box, bit);
            }
            return false;
        }

        private void flip(int row, int column, int box, int bit) {
            left[0][row] ^= bit;
            left[1][column] ^= bit;
            left[2][box] ^= bit;
        }
    }
}
