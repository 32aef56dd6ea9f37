package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.bench.Contender;
import dev.neuf.core.Answer;
import dev.neuf.core.Conflict;
import dev.neuf.core.Deduction;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Ruleset;
import dev.neuf.core.Tally;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Variants;
import dev.neuf.search.Simple;
import dev.neuf.testkit.Oracle;
import dev.neuf.testkit.RandomPuzzles;
import dev.neuf.testkit.RandomRules;
import dev.neuf.testkit.RandomShapes;
import dev.neuf.testkit.RandomVariants;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every engine gives the answers of the naive oracle, on random puzzles with no, one and many solutions. */
class AgreementTest {

    private static final int PUZZLES_PER_SIZE = 600;
    private static final int PUZZLES_PER_VARIANT = 300;
    private static final int PUZZLES_PER_RULES = 300;

    /** Enough to tell, and few enough for the oracle. */
    private static final Limits BOUND = Limits.NONE.withSolutions(1_000);

    /** Rarely there is much to try and nothing to find. */
    private static final long PATIENCE = 100_000;

    static IntStream smallSizes() {
        return IntStream.rangeClosed(1, RandomPuzzles.SMALL);
    }

    static IntStream sizes() {
        return IntStream.rangeClosed(1, 64);
    }

    @ParameterizedTest
    @MethodSource("smallSizes")
    void enginesAgreeOnEverySize(int size) {
        var verdicts = new Verdicts();
        for (long seed = 0; seed < PUZZLES_PER_SIZE; seed++) {
            verdicts.add(seed, RandomPuzzles.small(size, new SplittableRandom(100 * seed + size)));
        }
        verdicts.requireVariety();
    }

    @ParameterizedTest
    @EnumSource
    void enginesAgreeOnEveryVariant(Variants kind) {
        var verdicts = new Verdicts();
        for (long seed = 0; seed < PUZZLES_PER_VARIANT; seed++) {
            var random = new SplittableRandom(seed);
            int size = 4 + random.nextInt(3);
            var layout = Layout.of(RandomShapes.pick(RandomShapes.rectangles(size), random));
            List<Variant> variants =
                    RandomVariants.of(kind, layout, random).stream().toList();
            verdicts.add(seed, RandomPuzzles.small(layout, variants, random));
        }
        verdicts.requireVariety();
    }

    @ParameterizedTest
    @MethodSource("smallSizes")
    void enginesAgreeOnEveryRule(int size) {
        var verdicts = new Verdicts();
        for (long seed = 0; seed < PUZZLES_PER_RULES; seed++) {
            var random = new SplittableRandom(100 * seed + size);
            var layout = Layout.of(RandomShapes.any(size, random));
            verdicts.add(seed, RandomPuzzles.small(layout, List.of(RandomRules.some(layout, random)), random));
        }
        verdicts.requireVariety();
    }

    private static List<Contender> contenders(Puzzle puzzle) {
        return Arrays.stream(Contender.values())
                .filter(contender -> contender.takes(puzzle))
                .toList();
    }

    /** What came of comparing many puzzles. */
    private static final class Verdicts {
        private int impossible;
        private int unique;
        private int many;
        private int undecided;

        void add(long seed, Puzzle puzzle) {
            var expected = new HashSet<Grid>();
            Tally tally = new Oracle().each(puzzle, BOUND.withNodes(PATIENCE), expected::add);
            if (tally.stop().stream().anyMatch(stop -> stop == Limits.Limit.NODES)) {
                undecided++;
                return;
            }
            for (Contender contender : contenders(puzzle)) {
                String shown = contender + ", " + Shown.puzzle(seed, puzzle);
                requireSame(contender.engine(), puzzle, tally, expected, shown);
            }
            requireSound(Simple.fill(puzzle), expected, Shown.puzzle(seed, puzzle));
            impossible += expected.isEmpty() ? 1 : 0;
            unique += expected.size() == 1 ? 1 : 0;
            many += expected.size() > 1 ? 1 : 0;
        }

        private static void requireSame(
                Engine engine, Puzzle puzzle, Tally expected, Set<Grid> solutions, String shown) {
            var found = new ArrayList<Grid>();
            Tally tally = engine.each(puzzle, BOUND, found::add);
            assertThat(tally.stop()).as(shown).isEqualTo(expected.stop());
            assertThat(tally.solutions())
                    .as(shown)
                    .isEqualTo(expected.solutions())
                    .isEqualTo(found.size());
            assertThat(found).as(shown).doesNotHaveDuplicates();
            if (tally.isComplete()) {
                assertThat(new HashSet<>(found)).as(shown).isEqualTo(solutions);
            }
            Ruleset rules = puzzle.rules();
            for (Grid grid : found) {
                requireSolution(grid, puzzle, rules, shown);
            }
            assertThat(engine.count(puzzle, BOUND).solutions()).as(shown).isEqualTo(found.size());
            Class<?> answer = found.isEmpty()
                    ? Answer.Impossible.class
                    : found.size() == 1 ? Answer.Unique.class : Answer.Many.class;
            assertThat(engine.solve(puzzle, Limits.NONE)).as(shown).isInstanceOf(answer);
        }

        /** What follows simply is in every solution; what is filled is the solution. */
        private static void requireSound(Simple.Result result, Set<Grid> solutions, String shown) {
            for (Deduction.Place place : result.placed()) {
                assertThat(solutions).as(shown).allMatch(grid -> grid.digit(place.cell()) == place.digit());
            }
            switch (result) {
                case Simple.Result.Filled filled ->
                    assertThat(solutions).as(shown).containsExactly(filled.solution());
                case Simple.Result.Contradiction _ ->
                    assertThat(solutions).as(shown).isEmpty();
                case Simple.Result.Stuck stuck ->
                    assertThat(stuck.board().isFull()).as(shown).isFalse();
            }
        }

        /** A comparison that saw only one kind of puzzle, or gave up on many, would prove little. */
        void requireVariety() {
            assertThat(impossible).as("puzzles without a solution").isPositive();
            assertThat(unique).as("puzzles with one solution").isPositive();
            assertThat(20 * undecided)
                    .as("20 times the puzzles that were too much for the oracle")
                    .isLessThan(impossible + unique + many);
        }
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void enginesFindTheKnownSolutionOfLargeBoards(int size) {
        for (long seed = 0; seed < 3; seed++) {
            RandomPuzzles.Solved solved = RandomPuzzles.large(size, 0.8, new SplittableRandom(100 * seed + size));
            Ruleset rules = solved.puzzle().rules();
            for (Contender contender : contenders(solved.puzzle())) {
                String shown = contender + ", " + Shown.puzzle(seed, solved.puzzle());
                var found = new ArrayList<Grid>();
                Tally tally = contender.engine().each(solved.puzzle(), Limits.NONE.withNodes(10_000), found::add);
                assertThat(tally.stop()).as(shown).isEmpty();
                assertThat(found).as(shown).doesNotHaveDuplicates().contains(solved.solution());
                for (Grid grid : found) {
                    requireSolution(grid, solved.puzzle(), rules, shown);
                }
            }
        }
    }

    private static void requireSolution(Grid grid, Puzzle puzzle, Ruleset rules, String shown) {
        assertThat(grid.isFull()).as(shown).isTrue();
        assertThat(puzzle.givens().or(grid)).as(shown).isEqualTo(grid);
        assertThat(Conflict.in(rules, grid)).as(shown).isEmpty();
    }
}
