package dev.neuf.search;

import static dev.neuf.search.Texts.latin;
import static dev.neuf.search.Texts.puzzle;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.format.Shapes;
import dev.neuf.testkit.Oracle;
import dev.neuf.testkit.RandomPuzzles;
import dev.neuf.testkit.RandomRules;
import dev.neuf.testkit.RandomShapes;
import java.math.BigInteger;
import java.util.ArrayList;
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
