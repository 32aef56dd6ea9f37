package dev.neuf.search;

import static dev.neuf.search.Texts.latin;
import static dev.neuf.search.Texts.puzzle;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Answer;
import dev.neuf.core.CellSet;
import dev.neuf.core.Chance;
import dev.neuf.core.Conflict;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Ruleset;
import dev.neuf.core.Tally;
import dev.neuf.testkit.RandomPuzzles;
import dev.neuf.testkit.RandomRules;
import dev.neuf.testkit.RandomShapes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GeneralTest {

    private static final String EASY =
            "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79";
    /** Needs several tries. */
    private static final String HARD =
            ".4......8 .......3. 75...2..9 ...4..2.. ..82....7 ..7.951.. ...9....5 .3..5..7. .651.78..";

    private static final String EMPTY_4 = ".... .... .... ....";
    private static final String EMPTY_6 = ".".repeat(36);

    private final General engine = new General();

    // the same answers as the reference

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void solutionsAreThoseOfTheReference(int size) {
        for (int seed = 0; seed < 300; seed++) {
            var random = new SplittableRandom(100L * seed + size);
            requireSame(RandomPuzzles.small(size, random));
            var layout = Layout.of(RandomShapes.any(size, random));
            requireSame(RandomPuzzles.small(layout, List.of(RandomRules.some(layout, random)), random));
        }
    }

    private void requireSame(Puzzle puzzle) {
        var expected = new HashSet<Grid>();
        Tally known = new Backtrack().each(puzzle, Limits.NONE.withSolutions(2_000), expected::add);
        if (known.isComplete()) {
            var found = new ArrayList<Grid>();
            assertThat(engine.each(puzzle, Limits.NONE, found::add).isComplete())
                    .isTrue();
            assertThat(found)
                    .as(puzzle.toString())
                    .doesNotHaveDuplicates()
                    .containsExactlyInAnyOrderElementsOf(expected);
            assertThat(engine.count(puzzle, Limits.NONE).solutions())
                    .as(puzzle.toString())
                    .isEqualTo(expected.size());
        }
    }

    @Test
    void moreCellsThanDigitsCannotDiffer() {
        var crowd = new RandomRules(List.of(new Rule.Different(CellSet.of(0, 3, 5, 6, 9))));
        Puzzle puzzle = new Puzzle(Layout.standard(4), List.of(crowd), Grid.empty(4));
        assertThat(engine.solve(puzzle, Limits.NONE)).isInstanceOf(Answer.Impossible.class);
    }

    @Test
    void severalKindsOfPuzzlesInTurnDoNotMix() {
        for (int turn = 0; turn < 3; turn++) {
            assertThat(engine.count(puzzle(EMPTY_4), Limits.NONE).solutions()).isEqualTo(288);
            assertThat(engine.count(puzzle(EMPTY_4, "diagonals"), Limits.NONE).solutions())
                    .isEqualTo(48);
            assertThat(engine.count(latin(EMPTY_4), Limits.NONE).solutions()).isEqualTo(576);
            assertThat(engine.solve(puzzle(EASY), Limits.NONE)).isInstanceOf(Answer.Unique.class);
        }
    }

    @Test
    void aVisitorMayAskTheSameEngine() {
        var inner = new ArrayList<Long>();
        Tally outer = engine.each(latin(".. .."), Limits.NONE, _ -> {
            inner.add(engine.count(latin(".. .."), Limits.NONE).solutions());
            return true;
        });
        assertThat(outer.solutions()).isEqualTo(2);
        assertThat(inner).containsExactly(2L, 2L);
    }

    // large boards

    @ParameterizedTest
    @ValueSource(ints = {16, 25, 36, 49, 64})
    void anEmptyBoardIsFilledOnAStackOfItsOwn(int size) throws InterruptedException {
        Puzzle puzzle = Puzzle.of(Layout.standard(size), Grid.empty(size));
        var found = new ArrayList<Grid>();
        long smallStack = 128L << 10;
        var thread = new Thread(
                null,
                () -> engine.each(puzzle, Limits.NONE.withSolutions(1).withNodes(20_000), found::add),
                "small stack",
                smallStack);
        thread.start();
        thread.join();
        Ruleset rules = puzzle.rules();
        assertThat(found).hasSize(1).allMatch(Grid::isFull);
        assertThat(Conflict.in(rules, found.getFirst())).isEmpty();
    }

    @Test
    void moreSolutionsThanANumberCanHoldAreTheMostItCan() {
        Puzzle puzzle = Puzzle.of(Layout.standard(64), Grid.empty(64));
        Tally tally = engine.count(puzzle, Limits.NONE.withNodes(20_000));
        assertThat(tally.solutions()).isEqualTo(Long.MAX_VALUE);
        assertThat(tally.stop()).contains(Limits.Limit.SOLUTIONS);
    }

    // tallies

    @Test
    void whatNeedsNoTryCostsNone() {
        assertThat(engine.each(puzzle(EASY), Limits.NONE, _ -> true)).isEqualTo(tally(1, 0, 0));
        assertThat(engine.count(puzzle(EASY), Limits.NONE)).isEqualTo(tally(1, 0, 0));
    }

    @Test
    void whoCountsNeedsFewerTries() {
        assertThat(engine.each(latin(".. .."), Limits.NONE, _ -> true)).isEqualTo(tally(2, 2, 0));
        assertThat(engine.count(latin(".. .."), Limits.NONE)).isEqualTo(tally(2, 0, 0));
    }

    /** A number that changes means that the search has changed: on purpose, or not. */
    @Test
    void theSearchTakesAsManyTriesAsItAlwaysDid() {
        assertThat(seen(puzzle(EMPTY_4))).isEqualTo(tally(288, 568, 0));
        assertThat(seen(puzzle(HARD))).isEqualTo(tally(1, 31, 26));
        assertThat(seen(puzzle(EMPTY_6, "diagonals", "cage sum=6 cells=r1c1,r2c1")))
                .isEqualTo(tally(1152, 4002, 1570));
        assertThat(seen(puzzle(EMPTY_6, "non-consecutive"))).isEqualTo(tally(48, 212, 116));
        assertThat(engine.count(puzzle(EMPTY_6), Limits.NONE)).isEqualTo(tally(28_200_960, 22_820, 0));
        assertThat(engine.count(puzzle(EMPTY_6, "anti-knight"), Limits.NONE)).isEqualTo(tally(16 * 720, 39, 1));
    }

    @Test
    void theSameQuestionTakesTheSameWay() {
        Tally first = seen(puzzle(HARD));
        assertThat(seen(puzzle(EASY)).solutions()).isEqualTo(1);
        assertThat(seen(puzzle(HARD))).isEqualTo(first);
        assertThat(new General().each(puzzle(HARD), Limits.NONE, _ -> true)).isEqualTo(first);
    }

    private Tally seen(Puzzle puzzle) {
        return engine.each(puzzle, Limits.NONE, _ -> true);
    }

    private static Tally tally(long solutions, long choices, long backtracks) {
        return new Tally(solutions, choices, backtracks, Optional.empty());
    }

    // limits

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 100, 287, 288})
    void itStopsAfterTheNumberOfSolutions(long most) {
        Tally counted = engine.count(puzzle(EMPTY_4), Limits.NONE.withSolutions(most));
        assertThat(counted.solutions()).isEqualTo(most);
        assertThat(counted.stop()).contains(Limits.Limit.SOLUTIONS);
        var seen = new ArrayList<Grid>();
        Tally visited = engine.each(puzzle(EMPTY_4), Limits.NONE.withSolutions(most), seen::add);
        assertThat(visited.solutions()).isEqualTo(most).isEqualTo(seen.size());
        assertThat(visited.stop()).contains(Limits.Limit.SOLUTIONS);
    }

    @Test
    void aLimitThatIsNotReachedIsNotMentioned() {
        Tally free = engine.count(puzzle(EMPTY_4), Limits.NONE);
        assertThat(engine.count(puzzle(EMPTY_4), Limits.NONE.withSolutions(289).withNodes(free.choices())))
                .isEqualTo(free);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 3, 50, 300})
    void itStopsAfterTheNumberOfTries(long most) {
        Tally tally = engine.each(puzzle(EMPTY_4), Limits.NONE.withNodes(most), _ -> true);
        assertThat(tally.choices()).isEqualTo(most);
        assertThat(tally.stop()).contains(Limits.Limit.NODES);
    }

    @Test
    void withoutTimeOnlyWhatFollowsIsFound() {
        Limits noTime = Limits.NONE.withMillis(0);
        assertThat(engine.solve(puzzle(EASY), noTime)).isInstanceOf(Answer.Unique.class);
        assertThat(engine.count(puzzle(HARD), noTime)).isEqualTo(new Tally(0, 0, 0, Optional.of(Limits.Limit.TIME)));
    }

    @Test
    void itStopsWhenCalledOff() {
        Tally tally = engine.count(puzzle(HARD), Limits.NONE.withCancelled(() -> true));
        assertThat(tally).isEqualTo(new Tally(0, 0, 0, Optional.of(Limits.Limit.CANCELLED)));
    }

    @ParameterizedTest
    @ValueSource(ints = {9, 25, 64})
    void itAsksOftenWhetherItIsCalledOff(int size) {
        var asked = new AtomicInteger();
        Limits limits = Limits.NONE.withNodes(1_000_000).withCancelled(() -> asked.incrementAndGet() > 3);
        Tally tally = engine.each(Puzzle.of(Layout.standard(size), Grid.empty(size)), limits, _ -> true);
        assertThat(tally.stop()).contains(Limits.Limit.CANCELLED);
        assertThat(tally.choices()).isPositive().isLessThan(5_000);
        assertThat(asked).hasValue(4);
    }

    @Test
    void whoCountsIsToldHowManyThereAreSoFar() {
        var told = new ArrayList<Long>();
        engine.count(puzzle(EMPTY_6, "odd cells=r1c1"), Limits.NONE.withNodes(20_000), told::add);
        assertThat(told).hasSizeGreaterThan(1).isSorted();
    }

    // for those who make puzzles

    @Test
    void anyIsARandomSolution() {
        var seen = new HashSet<Grid>();
        Puzzle empty = puzzle(EMPTY_4);
        for (int seed = 0; seed < 4_000; seed++) {
            Grid grid = engine.any(empty, Limits.NONE, new Chance(seed)).orElseThrow();
            assertThat(Conflict.in(empty.rules(), grid)).isEmpty();
            seen.add(grid);
        }
        assertThat(seen).hasSize(288); // all there are
        assertThat(engine.any(empty, Limits.NONE.withNodes(0), new Chance(1))).isEmpty();
    }
}
