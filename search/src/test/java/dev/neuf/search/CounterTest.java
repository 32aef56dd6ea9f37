package dev.neuf.search;

import static dev.neuf.search.Texts.latin;
import static dev.neuf.search.Texts.puzzle;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Shape;
import dev.neuf.core.format.Shapes;
import dev.neuf.testkit.Oracle;
import dev.neuf.testkit.RandomPuzzles;
import dev.neuf.testkit.RandomRules;
import dev.neuf.testkit.RandomShapes;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers of solutions, without visiting each. */
class CounterTest {

    private static final long BYTES = 64 << 20;
    private static final String EMPTY_6 = ".".repeat(36);

    /** Known from the literature, except for the EPFL jigsaw, see CountsTest. */
    @ParameterizedTest
    @CsvSource({
        "4, 2x2, 288",
        "6, 2x3, 28200960",
        "6, 3x2, 28200960",
        "6, jigsaw:011111000001233333222223455555444445, 18800640",
        "8, 2x4, 29136487207403520",
        "4, latin, 576",
        "5, latin, 161280",
        "6, latin, 812851200",
        "7, latin, 61479419904000",
    })
    void emptyBoardsHaveKnownNumbersOfSolutions(int size, String shape, BigInteger solutions) {
        Puzzle empty = Puzzle.of(Layout.of(Shapes.of(shape).forSize(size)), Grid.empty(size));
        assertThat(count(empty, Limits.NONE)).isEqualTo(complete(solutions));
    }

    /**
     * Rows and columns in binary, digit = row xor column: a Latin square of 32 with 4x4 Latin squares of the digits 1 to 4
     * along the diagonal. Without those, each of the 8 can be filled in 576 ways.
     */
    @Test
    void partsThatDoNotTouchMultiplyBeyondALong() {
        int size = 32;
        int[] digits = new int[size * size];
        for (int cell = 0; cell < digits.length; cell++) {
            int row = cell / size;
            int column = cell % size;
            digits[cell] = row / 4 == column / 4 ? 0 : (row ^ column) + 1;
        }
        Puzzle puzzle = Puzzle.of(Layout.of(Shape.latin(size)), Grid.of(digits));
        assertThat(count(puzzle, Limits.NONE))
                .isEqualTo(complete(BigInteger.valueOf(576).pow(8)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void itAgreesWithTheOracle(int size) {
        for (long seed = 0; seed < 300; seed++) {
            var random = new SplittableRandom(100 * seed + size);
            Puzzle puzzle = RandomPuzzles.small(size, random);
            requireSame(puzzle, seed);
            Layout layout = Layout.of(RandomShapes.any(size, random));
            requireSame(RandomPuzzles.small(layout, List.of(RandomRules.some(layout, random)), random), seed);
        }
    }

    /**
     * Two parts of one form, the first of which is not possible where it is.
     *
     * <pre>
     *   a a a B B B B B     A Latin square of 16 of four squares of 8. Lower right, 3x3 cells with the digits 1 to 3 are
     *   a B B a B B B B     open: 12 ways. Upper right, four cells have 9 or 10. If the first of them is 10, the upper
     *   B a B a B B B B     left is settled. If it is 9, the cells a have 1 to 3, and differ as if they were 3x3 cells,
     *   B B a a B B B B     but the cells B have only 4 to 8, and so one of 1 to 3 has no place in the second row.
     *   B B B B x x x x
     * </pre>
     */
    @Test
    void aPartThatLeavesADigitWithoutAPlaceIsNotTakenForOthersOfItsForm() {
        int[][] asSquare = {{0, 1, 2}, {16, 33, 50}, {19, 35, 51}, {0, 16, 19}, {1, 33, 35}, {2, 50, 51}};
        var rules = new ArrayList<Rule>();
        for (int[] cells : asSquare) {
            rules.add(new Rule.Different(CellSet.of(cells)));
        }
        Grid settled = first(new Puzzle(
                Layout.of(Shape.latin(8)),
                List.of(new RandomRules(Arrays.stream(asSquare)
                        .map(cells -> (Rule) new Rule.Different(CellSet.of(Arrays.stream(cells)
                                .map(cell -> cell / 16 * 8 + cell % 16)
                                .toArray())))
                        .toList())),
                Grid.empty(8)));
        Grid square = first(latin("123.....231.....312....." + ".".repeat(40)));
        Digits all = Digits.upTo(8);
        Digits low = Digits.upTo(3);
        CellSet alike = CellSet.of(
                Arrays.stream(asSquare).flatMapToInt(Arrays::stream).distinct().toArray());
        Grid givens = Grid.empty(16);
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 8; column++) {
                int cell = row * 16 + column;
                int right = cell + 8;
                int below = cell + 8 * 16;
                int digit = settled.digit(row * 8 + column);
                Digits open = alike.contains(cell) ? low : row < 4 || column < 4 ? all.minus(low) : all;
                rules.add(new Rule.Relation(8, cell, (x, y) -> x == 9 ? open.contains(y) : y == digit));
                givens = givens.with(below, 9 + (row ^ column));
                if (row < 2 && column < 2) {
                    rules.add(new Rule.Domain(right, Digits.of(9, 10)));
                } else {
                    givens = givens.with(right, 9 + (row ^ column));
                }
                if (row > 2 || column > 2) {
                    givens = givens.with(below + 8, square.digit(row * 8 + column));
                }
            }
        }
        var puzzle = new Puzzle(Layout.of(Shape.latin(16)), List.of(new RandomRules(rules)), givens);
        assertThat(new Backtrack().count(puzzle, Limits.NONE).solutions()).isEqualTo(12);
        assertThat(new Counting(puzzle, BYTES).run(Limits.NONE, Counter.Watcher.NONE))
                .isEqualTo(complete(BigInteger.valueOf(12)));
    }

    private static Grid first(Puzzle puzzle) {
        var found = new ArrayList<Grid>();
        new General().each(puzzle, Limits.NONE.withSolutions(1), found::add);
        return found.getFirst();
    }

    private static void requireSame(Puzzle puzzle, long seed) {
        var oracle = new Oracle().count(puzzle, Limits.NONE.withNodes(100_000).withSolutions(1_000));
        if (oracle.isComplete()) {
            var count = new Counting(puzzle, BYTES).run(Limits.NONE, Counter.Watcher.NONE);
            assertThat(count)
                    .as("seed %d: %s", seed, puzzle)
                    .isEqualTo(complete(BigInteger.valueOf(oracle.solutions())));
        }
    }

    /** The engine alone would take these numbers as well, in more time. */
    @ParameterizedTest
    @CsvSource({
        "diagonals, 8640",
        "anti-knight, 11520",
        "non-consecutive, 48",
        "'cage sum=7 cells=r1c1,r1c2', 5640192",
        "'odd cells=r1c1,r2c2', 5640192",
    })
    void extraRulesAreKept(String rule, long solutions) {
        Puzzle puzzle = puzzle(EMPTY_6, rule);
        assertThat(new Counting(puzzle, BYTES).run(Limits.NONE, Counter.Watcher.NONE))
                .isEqualTo(complete(BigInteger.valueOf(solutions)));
    }

    @Test
    void littleMemoryIsEnough() {
        var count = new Counting(puzzle(EMPTY_6), 5_000).run(Limits.NONE, Counter.Watcher.NONE);
        assertThat(count).isEqualTo(complete(BigInteger.valueOf(28_200_960)));
    }

    /** Whoever asks an engine that knows every solution of a puzzle with few does not need to count. */
    @Test
    void fewSolutionsAreVisited() {
        var visits = new AtomicInteger();
        Engine engine = (puzzle, limits, each) -> new Backtrack().each(puzzle, limits, solution -> {
            visits.incrementAndGet();
            return each.test(solution);
        });
        assertThat(new Counter(engine, BYTES).count(puzzle(".".repeat(16)), Limits.NONE, Counter.Watcher.NONE))
                .isEqualTo(complete(BigInteger.valueOf(288)));
        assertThat(visits).hasValue(288);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 1_999, 2_000, 2_001, 100_000, 28_200_959})
    void itStopsAfterTheNumberOfSolutions(long most) {
        assertThat(count(puzzle(EMPTY_6), Limits.NONE.withSolutions(most)))
                .isEqualTo(new Counter.Count(BigInteger.valueOf(most), Optional.of(Limits.Limit.SOLUTIONS)));
    }

    @Test
    void aLimitThatIsNotReachedIsNotMentioned() {
        assertThat(count(puzzle(EMPTY_6), Limits.NONE.withSolutions(28_200_961)))
                .isEqualTo(complete(BigInteger.valueOf(28_200_960)));
    }

    @Test
    void whatIsKnownWhenItStopsIsNeverTooMuch() {
        Puzzle puzzle = latin(".".repeat(36));
        for (long nodes : new long[] {0, 1, 100, 500, 600, 1_000, 3_000}) {
            Counter.Count count = new Counting(puzzle, BYTES).run(Limits.NONE.withNodes(nodes), Counter.Watcher.NONE);
            assertThat(count.solutions()).isLessThanOrEqualTo(BigInteger.valueOf(812_851_200));
            assertThat(count.stop()).isEqualTo(nodes < 300 ? Optional.of(Limits.Limit.NODES) : Optional.empty());
        }
    }

    @Test
    void whatAnEarlierRunKnowsIsUsed() {
        var counting = new Counting(latin(".".repeat(36)), BYTES);
        counting.run(Limits.NONE, Counter.Watcher.NONE);
        long tries = counting.tries();
        counting.run(Limits.NONE, Counter.Watcher.NONE);
        assertThat(counting.tries()).isZero();
        assertThat(tries).isBetween(100L, 1_000L);
    }

    @Test
    void itStopsWhenCalledOffAndKnowsWhatItHasSeen() {
        var asked = new AtomicInteger();
        Limits limits = Limits.NONE.withCancelled(() -> asked.incrementAndGet() > 1_000);
        Counter.Count count = count(puzzle(".".repeat(81)), limits);
        assertThat(count.stop()).contains(Limits.Limit.CANCELLED);
        assertThat(count.solutions()).isGreaterThanOrEqualTo(BigInteger.valueOf(2_000));
    }

    @Test
    void progressGoesUp() {
        var known = new ArrayList<BigInteger>();
        var shares = new ArrayList<Double>();
        new Counter(new Backtrack(), BYTES).count(latin(".".repeat(49)), Limits.NONE, (solutions, share) -> {
            known.add(solutions);
            shares.add(share);
        });
        assertThat(known).hasSizeGreaterThan(10).isSorted();
        assertThat(shares).isSorted().allMatch(share -> share >= 0 && share <= 1);
        assertThat(shares.getLast()).isPositive();
    }

    @Test
    void largeBoardsGoAsFarAsTheLimits() {
        Puzzle empty = Puzzle.of(Layout.of(Shape.latin(40)), Grid.empty(40));
        assertThat(count(empty, Limits.NONE.withNodes(5_000)).stop()).contains(Limits.Limit.NODES);
    }

    private static Counter.Count count(Puzzle puzzle, Limits limits) {
        return new Counter(new Backtrack(), BYTES).count(puzzle, limits, Counter.Watcher.NONE);
    }

    private static Counter.Count complete(BigInteger solutions) {
        return new Counter.Count(solutions, Optional.empty());
    }
}
