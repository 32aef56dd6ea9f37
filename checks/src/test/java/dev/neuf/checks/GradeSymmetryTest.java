package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Answer;
import dev.neuf.core.Board;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.variant.Variants;
import dev.neuf.logic.Grade;
import dev.neuf.logic.Scale;
import dev.neuf.search.Best;
import dev.neuf.testkit.PuzzleKind;
import dev.neuf.testkit.RandomShapes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What looks different but asks the same is equally hard: same level, score and steps by technique. */
class GradeSymmetryTest {

    private static final int PUZZLES = Integer.getInteger("neuf.grades", 70);
    private static final int SIZE = 9;

    /** What takes longer is not worth it. */
    private static final Limits BOUND = Limits.NONE.withNodes(100_000);

    @Test
    void aGradeDoesNotDependOnHowAPuzzleIsTurned() {
        int graded = 0;
        for (long seed = 0; graded < PUZZLES; seed++) {
            PuzzleKind.Made made = PuzzleKind.of(seed, new Best());
            if (made.kind() != PuzzleKind.UNIQUE && made.kind() != PuzzleKind.JIGSAW) {
                continue;
            }
            graded++;
            var random = new SplittableRandom(seed);
            boolean isUnique = made.kind() == PuzzleKind.UNIQUE;
            for (int turn = 0; turn < 2; turn++) {
                Puzzle moved = isUnique ? shuffled(made.puzzle(), random) : turned(made.puzzle(), random);
                requireSame(seed, made.puzzle(), moved, isUnique);
            }
        }
    }

    /** Puzzles whose grades were different once, upside down and turned. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                // a rectangle in which two corners have nothing but two digits each, and not the same ones
                "........4.4...91277......9..351...7.4...3...6..76....2.9..5....8.........1...2..8"
            })
    void norDidTheseKeepTheirs(String givens) {
        Puzzle puzzle = Puzzle.of(
                Layout.standard(SIZE),
                Grid.of(givens.chars().map(c -> c == '.' ? 0 : c - '0').toArray()));
        for (long seed = 0; seed < 20; seed++) {
            requireSame(seed, puzzle, shuffled(puzzle, new SplittableRandom(seed)), true);
        }
    }

    /** Boxes of other sizes, in which all that 9x9 allows is allowed as well. */
    @ParameterizedTest
    @CsvSource({"4, 12", "6, 12", "8, 4", "12, 2"})
    void norOnAnyOtherBoardWithBoxes(int size, int puzzles) {
        same(puzzles, _ -> new Puzzle(Layout.standard(size), List.of(), Grid.empty(size)), GradeSymmetryTest::shuffled);
    }

    /** Rules that stay the same when the board is transposed, or upside down. */
    @ParameterizedTest
    @ValueSource(strings = {"diagonals", "windoku", "anti-knight"})
    void norWithRulesThatAreTurnedWithIt(String rule) {
        Layout layout = Layout.standard(SIZE);
        var empty = new Puzzle(layout, List.of(Variants.read(rule, layout)), Grid.empty(SIZE));
        same(6, _ -> empty, GradeSymmetryTest::turned);
    }

    @Test
    void norInAJigsawWithOneSolution() {
        same(
                12,
                random -> {
                    int size = 6 + random.nextInt(4);
                    return Puzzle.of(Layout.of(RandomShapes.jigsaw(size, random)), Grid.empty(size));
                },
                GradeSymmetryTest::turned);
    }

    /** So many puzzles with one solution on empty boards have the same grade when they are moved. */
    private static void same(int puzzles, Function<RandomGenerator, Puzzle> boards, Moving moving) {
        int graded = 0;
        for (long seed = 0; graded < puzzles; seed++) {
            var random = new SplittableRandom(seed);
            Optional<Puzzle> made = unique(boards.apply(random), random);
            if (made.isPresent()) {
                graded++;
                requireSame(seed, made.get(), moving.move(made.get(), random), true);
            }
        }
    }

    private interface Moving {
        Puzzle move(Puzzle puzzle, RandomGenerator random);
    }

    /** A puzzle with one solution on an empty board, unless chance finds no way to fill it. */
    private static Optional<Puzzle> unique(Puzzle empty, RandomGenerator random) {
        int size = empty.layout().size();
        List<Integer> firstRow = names(size, random);
        Grid givens = Grid.empty(size);
        for (int cell = 0; cell < size; cell++) {
            givens = givens.with(cell, firstRow.get(cell));
        }
        Optional<Grid> full = switch (new Best().solve(with(empty, givens), BOUND)) {
            case Answer.Many(Grid one, Grid _) -> Optional.of(one);
            case Answer.Unique(Grid one) -> Optional.of(one);
            case Answer.Impossible _, Answer.Unknown _ -> Optional.empty();
        };
        return full.map(solution -> dug(empty, solution, random));
    }

    /** The puzzle that is left when digits go as long as there is one solution, and not too many go. */
    private static Puzzle dug(Puzzle empty, Grid solution, RandomGenerator random) {
        Grid givens = solution;
        int most = solution.cellCount() * 2 / 3;
        for (int name : names(solution.cellCount(), random)) {
            Grid fewer = givens.with(name - 1, 0);
            boolean isFew = fewer.cellCount() - fewer.filledCount() > most;
            if (!isFew && new Best().solve(with(empty, fewer), BOUND) instanceof Answer.Unique) {
                givens = fewer;
            }
        }
        return with(empty, givens);
    }

    private static Puzzle with(Puzzle empty, Grid givens) {
        return new Puzzle(empty.layout(), empty.variants(), givens);
    }

    private static void requireSame(long seed, Puzzle puzzle, Puzzle moved, boolean isUnique) {
        Grade grade = grade(puzzle, isUnique);
        Grade other = grade(moved, isUnique);
        assertThat(List.of(other.level(), other.score(), other.counts()))
                .as("%s%s", Shown.puzzle(seed, puzzle), Shown.puzzle(seed, moved))
                .isEqualTo(List.of(grade.level(), grade.score(), grade.counts()));
    }

    private static Grade grade(Puzzle puzzle, boolean isUnique) {
        return Scale.NEUF.grade(Board.of(puzzle), isUnique, () -> false);
    }

    /** Digits renamed, rows, columns, bands and stacks in another order, and perhaps transposed. */
    private static Puzzle shuffled(Puzzle puzzle, RandomGenerator random) {
        Layout layout = puzzle.layout();
        int[] rows = lines(layout.size(), layout.shape().boxHeight(), random);
        int[] columns = lines(layout.size(), layout.shape().boxWidth(), random);
        boolean isTransposed = random.nextBoolean();
        List<Integer> names = names(layout.size(), random);
        IntUnaryOperator place = cell -> {
            int row = rows[layout.row(cell)];
            int column = columns[layout.column(cell)];
            return isTransposed ? layout.cell(column, row) : layout.cell(row, column);
        };
        return Moved.puzzle(puzzle, place, digit -> names.get(digit - 1));
    }

    /** Lines in another order that keeps those of a band together. */
    private static int[] lines(int size, int height, RandomGenerator random) {
        List<Integer> bands = names(size / height, random);
        int[] lines = new int[size];
        for (int band = 0; band < bands.size(); band++) {
            List<Integer> within = names(height, random);
            for (int i = 0; i < height; i++) {
                lines[height * band + i] = height * (bands.get(band) - 1) + within.get(i) - 1;
            }
        }
        return lines;
    }

    /** A jigsaw has fewer symmetries, as have most extra rules: digits renamed, and perhaps transposed or upside down. */
    private static Puzzle turned(Puzzle puzzle, RandomGenerator random) {
        Layout layout = puzzle.layout();
        int last = layout.size() - 1;
        boolean isTransposed = random.nextBoolean();
        boolean isUpsideDown = random.nextBoolean();
        List<Integer> names = names(layout.size(), random);
        IntUnaryOperator place = cell -> {
            int row = isUpsideDown ? last - layout.row(cell) : layout.row(cell);
            int column = layout.column(cell);
            return isTransposed ? layout.cell(column, row) : layout.cell(row, column);
        };
        return Moved.puzzle(puzzle, place, digit -> names.get(digit - 1));
    }

    private static List<Integer> names(int count, RandomGenerator random) {
        var names = new ArrayList<>(IntStream.rangeClosed(1, count).boxed().toList());
        Collections.shuffle(names, random);
        return names;
    }
}
