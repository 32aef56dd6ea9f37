package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.logic.Grade;
import dev.neuf.logic.Scale;
import dev.neuf.search.Best;
import dev.neuf.testkit.PuzzleKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What looks different but asks the same is equally hard: same level, score and steps by technique. */
class GradeSymmetryTest {

    private static final int PUZZLES = Integer.getInteger("neuf.grades", 150);
    private static final int SIZE = 9;

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
            Grade grade = grade(made.puzzle(), isUnique);
            for (int turn = 0; turn < 2; turn++) {
                Puzzle moved = isUnique ? shuffled(made.puzzle(), random) : turned(made.puzzle(), random);
                Grade other = grade(moved, isUnique);
                assertThat(List.of(other.level(), other.score(), other.counts()))
                        .as("%s%s", Shown.puzzle(seed, made.puzzle()), Shown.puzzle(seed, moved))
                        .isEqualTo(List.of(grade.level(), grade.score(), grade.counts()));
            }
        }
    }

    private static Grade grade(Puzzle puzzle, boolean isUnique) {
        return Scale.NEUF.grade(Board.of(puzzle), isUnique, () -> false);
    }

    /** Digits renamed, rows, columns, bands and stacks in another order, and perhaps transposed. */
    private static Puzzle shuffled(Puzzle puzzle, RandomGenerator random) {
        Layout layout = puzzle.layout();
        int[] rows = lines(random);
        int[] columns = lines(random);
        boolean isTransposed = random.nextBoolean();
        List<Integer> names = names(SIZE, random);
        IntUnaryOperator place = cell -> {
            int row = rows[layout.row(cell)];
            int column = columns[layout.column(cell)];
            return isTransposed ? layout.cell(column, row) : layout.cell(row, column);
        };
        return Moved.puzzle(puzzle, place, digit -> names.get(digit - 1));
    }

    /** Nine lines in another order that keeps those of a band together. */
    private static int[] lines(RandomGenerator random) {
        List<Integer> bands = names(3, random);
        int[] lines = new int[SIZE];
        for (int band = 0; band < 3; band++) {
            List<Integer> within = names(3, random);
            for (int i = 0; i < 3; i++) {
                lines[3 * band + i] = 3 * (bands.get(band) - 1) + within.get(i) - 1;
            }
        }
        return lines;
    }

    /** A jigsaw has fewer symmetries: digits renamed, and perhaps transposed or upside down. */
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
