package dev.neuf.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import dev.neuf.core.Variant;
import dev.neuf.core.format.Shapes;
import dev.neuf.core.variant.Variants;
import dev.neuf.testkit.Oracle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Exact numbers of solutions. Those of boards without extra rules are known from the literature; all were counted by
 * a third program as well, that shares nothing with the two here.
 *
 * <p>With the first row fixed as 1, 2, 3 ... the number is that of all grids divided by n!, because renaming the digits
 * turns each first row into each other. That holds for rules that treat all digits alike: no parity, no sums.
 */
class CountsTest {

    /** More than this many would keep the oracle busy for too long. */
    private static final long MOST_FOR_ORACLE = 50_000;

    private static final String EPFL_JIGSAW = "jigsaw:011111000001233333222223455555444445";

    @ParameterizedTest
    @CsvFileSource(resources = "/counts/boards.csv", delimiter = '|', useHeadersInDisplayName = true)
    void boardHasKnownNumberOfSolutions(
            int size, String shape, @Nullable String rules, String firstRow, long solutions) {
        Puzzle puzzle = puzzle(size, shape, rules, firstRow);
        assertThat(count(new Backtrack(), puzzle)).isEqualTo(solutions);
        assertThat(count(new General(), puzzle)).isEqualTo(solutions);
        assertThat(new General().each(puzzle, Limits.NONE, _ -> true).solutions())
                .as("seen one by one")
                .isEqualTo(solutions);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/counts/boards.csv", delimiter = '|', useHeadersInDisplayName = true)
    void theOracleCountsTheSame(int size, String shape, @Nullable String rules, String firstRow, long solutions) {
        long most = Math.min(solutions, MOST_FOR_ORACLE);
        Tally tally = new Oracle().count(puzzle(size, shape, rules, firstRow), Limits.NONE.withSolutions(most + 1));
        assertThat(tally.solutions()).isEqualTo(solutions > most ? most + 1 : solutions);
    }

    /** Too many to see one by one. */
    @ParameterizedTest
    @CsvSource({
        "6, 2x3, 28200960",
        "6, 3x2, 28200960",
        "6, latin, 812851200",
        "6, " + EPFL_JIGSAW + ", 18800640",
    })
    void emptyBoardHasKnownNumberOfSolutions(int size, String shape, long solutions) {
        assertThat(count(new General(), puzzle(size, shape, null, "open"))).isEqualTo(solutions);
    }

    @Test
    void everyFirstRowHasEquallyManyGrids() {
        Layout layout = layout(4, "2x2");
        for (int seed = 0; seed < 50; seed++) {
            assertThat(count(new Backtrack(), withFirstRow(layout, seed))).isEqualTo(288 / (4 * 3 * 2));
        }
    }

    @Test
    void everyFirstRowOfTheEpflJigsawHasEquallyManyGrids() {
        Layout layout = layout(6, EPFL_JIGSAW);
        for (int seed = 0; seed < 5; seed++) {
            assertThat(count(new Backtrack(), withFirstRow(layout, seed))).isEqualTo(18_800_640 / (6 * 5 * 4 * 3 * 2));
        }
    }

    private static Puzzle withFirstRow(Layout layout, int seed) {
        var digits =
                new ArrayList<>(IntStream.rangeClosed(1, layout.size()).boxed().toList());
        Collections.shuffle(digits, new SplittableRandom(seed));
        return Puzzle.of(layout, firstRow(digits));
    }

    private static long count(Engine engine, Puzzle puzzle) {
        Tally tally = engine.count(puzzle, Limits.NONE);
        assertThat(tally.isComplete()).isTrue();
        return tally.solutions();
    }

    private static Puzzle puzzle(int size, String shape, @Nullable String rules, String firstRow) {
        Layout layout = layout(size, shape);
        var variants = new ArrayList<Variant>();
        for (String words : rules == null ? new String[0] : rules.split(" \\+ ")) {
            variants.add(Variants.read(words, layout));
        }
        List<Integer> digits = IntStream.rangeClosed(1, size).boxed().toList();
        return new Puzzle(layout, variants, firstRow.equals("fixed") ? firstRow(digits) : Grid.empty(size));
    }

    private static Layout layout(int size, String shape) {
        return Layout.of(Shapes.of(shape).forSize(size));
    }

    private static Grid firstRow(List<Integer> digits) {
        Grid grid = Grid.empty(digits.size());
        for (int column = 0; column < digits.size(); column++) {
            grid = grid.with(column, digits.get(column));
        }
        return grid;
    }
}
