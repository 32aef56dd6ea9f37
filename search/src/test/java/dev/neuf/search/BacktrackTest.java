package dev.neuf.search;

import static dev.neuf.search.Texts.latin;
import static dev.neuf.search.Texts.puzzle;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Answer;
import dev.neuf.core.CellSet;
import dev.neuf.core.Conflict;
import dev.neuf.core.Digits;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BacktrackTest {

    private static final String EASY =
            "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79";
    private static final String EASY_SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    /** Needs many tries. */
    private static final String HARD =
            "4.....8.5 .3....... ...7..... .2.....6. ....8.4.. ....1.... ...6.3.7. 5..2..... 1.4......";

    private static final String EMPTY_4 = ".... .... .... ....";

    private final Engine engine = new Backtrack();

    // answers

    @Test
    void theOnlySolutionIsFound() {
        assertThat(engine.solve(puzzle(EASY), Limits.NONE))
                .isEqualTo(new Answer.Unique(puzzle(EASY_SOLVED).givens()));
    }

    @Test
    void aFullGridIsItsOwnSolution() {
        Grid full = puzzle(EASY_SOLVED).givens();
        assertThat(engine.solve(puzzle(EASY_SOLVED), Limits.NONE)).isEqualTo(new Answer.Unique(full));
        assertThat(engine.count(puzzle(EASY_SOLVED), Limits.NONE)).isEqualTo(tally(1, 0, 0));
    }

    @Test
    void aBoardOfOneCellHasOneSolution() {
        assertThat(engine.solve(puzzle("."), Limits.NONE)).isEqualTo(new Answer.Unique(Grid.of(1)));
    }

    @Test
    void twoDifferentSolutionsAreShown() {
        assertThat(engine.solve(latin(".. .."), Limits.NONE))
                .isEqualTo(new Answer.Many(Grid.of(1, 2, 2, 1), Grid.of(2, 1, 1, 2)));
    }

    // reasons

    @Test
    void givensThatBreakRulesAreNamed() {
        Puzzle puzzle = puzzle("1..1 .... .... 1...");
        List<Rule.House> houses = puzzle.layout().houses();
        assertThat(reason(puzzle))
                .isEqualTo(new Answer.Reason.Clash(List.of(
                        new Conflict(houses.getFirst(), Digits.of(1), CellSet.of(0, 3)),
                        new Conflict(houses.get(4), Digits.of(1), CellSet.of(0, 12)))));
    }

    @Test
    void aCellWithoutADigitIsNamed() {
        assertThat(reason(puzzle("123. .... ...4 ...."))).isEqualTo(new Answer.Reason.NoDigitFor(3));
        assertThat(reason(puzzle(EMPTY_4, "odd cells=r2c3", "even cells=r2c3")))
                .isEqualTo(new Answer.Reason.NoDigitFor(6));
    }

    @Test
    void aDigitWithoutAPlaceIsNamed() {
        Puzzle puzzle = puzzle("1... ...2 ..1. ....");
        Rule.House secondRow = puzzle.layout().houses().get(1);
        assertThat(reason(puzzle)).isEqualTo(new Answer.Reason.NoPlaceFor(1, secondRow));
    }

    @Test
    void whereNothingIsVisibleEverythingWasTried() {
        assertThat(reason(latin("... ... ...", "diagonals"))).isEqualTo(new Answer.Reason.Exhausted());
        assertThat(reason(puzzle(EMPTY_4, "non-consecutive"))).isEqualTo(new Answer.Reason.Exhausted());
    }

    private Answer.Reason reason(Puzzle puzzle) {
        return switch (engine.solve(puzzle, Limits.NONE)) {
            case Answer.Impossible(Answer.Reason reason) -> reason;
            case Answer other -> throw new AssertionError(other);
        };
    }

    // tallies

    @Test
    void whatNeedsNoTryCostsNone() {
        assertThat(engine.count(puzzle(EASY), Limits.NONE)).isEqualTo(tally(1, 0, 0));
    }

    @Test
    void everyTryIsCounted() {
        assertThat(engine.count(latin(".. .."), Limits.NONE)).isEqualTo(tally(2, 2, 0));
        // the first cell takes 1, 2 or 3; then the second row begins with one of two digits, and the rest follows
        assertThat(engine.count(latin("... ... ..."), Limits.NONE)).isEqualTo(tally(12, 3 + 3 * 2 + 6 * 2, 0));
    }

    @Test
    void aTryWithoutASolutionIsABacktrack() {
        assertThat(engine.count(latin(".. ..", "diagonals"), Limits.NONE)).isEqualTo(tally(0, 2, 2));
    }

    @Test
    void whereThereIsNoSolutionEveryTryIsABacktrack() {
        Tally tally = engine.count(puzzle(".".repeat(36), "diagonals", "anti-king"), Limits.NONE);
        assertThat(tally.choices())
                .as("tries, of which the first six are in the first cell")
                .isGreaterThan(6);
        assertThat(tally.backtracks()).isEqualTo(tally.choices());
    }

    @Test
    void whereThereIsOneSolutionTheTriesThatLeadToItAreRight() {
        Tally tally = engine.count(puzzle(HARD), Limits.NONE);
        assertThat(tally.solutions()).isEqualTo(1);
        assertThat(tally.choices() - tally.backtracks()).isBetween(1L, 81L - 17);
    }

    /** A number that changes means that the search has changed: on purpose, or not. */
    @Test
    void theSearchTakesAsManyTriesAsItAlwaysDid() {
        assertThat(engine.count(puzzle(EMPTY_4), Limits.NONE)).isEqualTo(tally(288, 568, 0));
        assertThat(engine.count(puzzle(HARD), Limits.NONE)).isEqualTo(tally(1, 100, 94));
        assertThat(engine.count(puzzle(".".repeat(36), "diagonals", "cage sum=6 cells=r1c1,r2c1"), Limits.NONE))
                .isEqualTo(tally(1152, 10917, 7681));
    }

    @Test
    void aTallyWithoutALimitIsComplete() {
        assertThat(tally(1, 0, 0).isComplete()).isTrue();
        assertThat(engine.count(puzzle(EMPTY_4), Limits.NONE.withNodes(0)).isComplete())
                .isFalse();
    }

    private static Tally tally(long solutions, long choices, long backtracks) {
        return new Tally(solutions, choices, backtracks, Optional.empty());
    }

    // limits

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 100, 287, 288})
    void itStopsAfterTheNumberOfSolutions(long most) {
        Tally tally = engine.count(puzzle(EMPTY_4), Limits.NONE.withSolutions(most));
        assertThat(tally.solutions()).isEqualTo(most);
        assertThat(tally.stop()).contains(Limits.Limit.SOLUTIONS);
    }

    @Test
    void aLimitThatIsNotReachedIsNotMentioned() {
        Tally free = engine.count(puzzle(EMPTY_4), Limits.NONE);
        Tally bounded =
                engine.count(puzzle(EMPTY_4), Limits.NONE.withSolutions(289).withNodes(free.choices()));
        assertThat(bounded).isEqualTo(free);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 50, 300})
    void itStopsAfterTheNumberOfTries(long most) {
        Tally tally = engine.count(puzzle(EMPTY_4), Limits.NONE.withNodes(most));
        assertThat(tally.choices()).isEqualTo(most);
        assertThat(tally.stop()).contains(Limits.Limit.NODES);
    }

    @Test
    void withoutATryOnlyWhatFollowsIsFound() {
        Limits noTries = Limits.NONE.withNodes(0);
        assertThat(engine.solve(puzzle(EASY), noTries)).isInstanceOf(Answer.Unique.class);
        assertThat(engine.solve(puzzle(EMPTY_4), noTries)).isEqualTo(new Answer.Unknown(Limits.Limit.NODES, List.of()));
    }

    @Test
    void withoutTimeOnlyWhatFollowsIsFound() {
        Limits noTime = Limits.NONE.withMillis(0);
        assertThat(engine.solve(puzzle(EASY), noTime)).isInstanceOf(Answer.Unique.class);
        assertThat(engine.count(puzzle(HARD), noTime).stop()).contains(Limits.Limit.TIME);
        assertThat(engine.count(puzzle(HARD), noTime).choices()).isZero();
    }

    @Test
    void theLargestTimeIsNoLimit() {
        assertThat(engine.count(puzzle(EMPTY_4), Limits.NONE.withMillis(Long.MAX_VALUE - 1))
                        .isComplete())
                .isTrue();
        assertThat(engine.count(puzzle(EMPTY_4), Limits.NONE.withMillis(Long.MAX_VALUE / 1_000_000))
                        .isComplete())
                .isTrue();
    }

    @Test
    void itStopsWhenCalledOff() {
        Tally tally = engine.count(puzzle(HARD), Limits.NONE.withCancelled(() -> true));
        assertThat(tally).isEqualTo(new Tally(0, 0, 0, Optional.of(Limits.Limit.CANCELLED)));
    }

    @Test
    void itStopsSoonAfterBeingCalledOff() {
        var asked = new AtomicInteger();
        Limits limits = Limits.NONE.withNodes(1_000_000).withCancelled(() -> asked.incrementAndGet() > 3);
        Tally tally = engine.count(puzzle(".".repeat(81)), limits);
        assertThat(tally.stop()).contains(Limits.Limit.CANCELLED);
        assertThat(tally.choices()).isPositive().isLessThan(10_000);
        assertThat(asked).hasValue(4);
    }

    @Test
    void whatWasFoundBeforeALimitIsKept() {
        Grid first = Grid.of(1, 2, 2, 1);
        assertThat(engine.solve(latin(".. .."), Limits.NONE.withNodes(1)))
                .isEqualTo(new Answer.Unknown(Limits.Limit.NODES, List.of(first)));
        assertThat(engine.solve(latin(".. .."), Limits.NONE.withSolutions(1)))
                .isEqualTo(new Answer.Unknown(Limits.Limit.SOLUTIONS, List.of(first)));
    }

    // visitors

    @Test
    void aVisitorThatHasEnoughEndsTheSearch() {
        var seen = new ArrayList<Grid>();
        Tally tally = engine.each(puzzle(EMPTY_4), Limits.NONE, solution -> {
            seen.add(solution);
            return seen.size() < 5;
        });
        assertThat(seen).hasSize(5).doesNotHaveDuplicates();
        assertThat(tally.solutions()).isEqualTo(5);
        assertThat(tally.stop()).as("a visitor that stops is no limit").isEmpty();
    }

    @Test
    void aVisitorSeesEachSolutionOnce() {
        Puzzle puzzle = puzzle(EMPTY_4);
        var seen = new ArrayList<Grid>();
        engine.each(puzzle, Limits.NONE, seen::add);
        assertThat(seen).hasSize(288).doesNotHaveDuplicates();
        assertThat(seen)
                .allMatch(grid ->
                        grid.isFull() && Conflict.in(puzzle.rules(), grid).isEmpty());
    }

    @Test
    void anEngineCanBeUsedAgain() {
        assertThat(engine.count(puzzle(EMPTY_4), Limits.NONE.withSolutions(3)).solutions())
                .isEqualTo(3);
        assertThat(engine.count(puzzle(EMPTY_4), Limits.NONE).solutions()).isEqualTo(288);
    }
}
