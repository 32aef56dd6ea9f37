package dev.neuf.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.neuf.core.Deadline;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.Tally;
import dev.neuf.search.Backtrack;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RaceTest {

    /** It has 288 solutions. */
    private static final Puzzle EMPTY = new Puzzle(Layout.standard(4), List.of(), Grid.empty(4));

    private static final List<Grid> ALL = new ArrayList<>();

    static {
        new Backtrack().each(EMPTY, Limits.NONE, ALL::add);
    }

    /** An engine that looks at the clock so often before each solution, and before it is done. */
    private static Engine slow(int looks, List<Grid> order, boolean hasEnd) {
        return (_, limits, each) -> {
            var deadline = new Deadline(limits);
            long found = 0;
            for (Grid solution : order) {
                for (int i = 0; i < looks; i++) {
                    Optional<Limits.Limit> stop = deadline.look();
                    if (stop.isPresent()) {
                        return new Tally(found, 0, 0, stop);
                    }
                }
                found++;
                if (!each.test(solution)) {
                    return new Tally(found, 0, 0, Optional.empty());
                }
            }
            Optional<Limits.Limit> stop = Optional.empty();
            while (!hasEnd && stop.isEmpty()) {
                stop = deadline.look();
            }
            return new Tally(found, 0, 0, stop);
        };
    }

    private static Race race(Engine first, Engine second, Limits limits) {
        return new Race(first, second, EMPTY, limits);
    }

    @ParameterizedTest
    @CsvSource({"0, 1000", "1, 1", "1, 1000", "1000, 1", "3, 2", "2, 3", "1000, 0"})
    void allSolutionsAreVisitedOnceWhoeverIsFaster(int first, int second) {
        var found = new ArrayList<Grid>();
        Tally tally = race(slow(first, ALL, true), slow(second, ALL.reversed(), true), Limits.NONE)
                .each(found::add);
        assertThat(tally.isComplete()).isTrue();
        assertThat(tally.solutions()).isEqualTo(288);
        assertThat(found).hasSize(288);
        assertThat(new HashSet<>(found)).isEqualTo(new HashSet<>(ALL));
    }

    @Test
    void theOrderIsTheSameEachTime() {
        var once = new ArrayList<Grid>();
        race(slow(3, ALL, true), slow(2, ALL.reversed(), true), Limits.NONE).each(once::add);
        for (int i = 0; i < 20; i++) {
            var again = new ArrayList<Grid>();
            race(slow(3, ALL, true), slow(2, ALL.reversed(), true), Limits.NONE).each(again::add);
            assertThat(again).isEqualTo(once);
        }
    }

    @Test
    void solutionsOfBothCount() {
        var found = new ArrayList<Grid>();
        Tally tally = race(
                        slow(1, ALL.subList(0, 1), false),
                        slow(1, ALL.subList(5, 6), false),
                        Limits.NONE.withSolutions(2))
                .each(found::add);
        assertThat(tally).isEqualTo(new Tally(2, 0, 0, Optional.of(Limits.Limit.SOLUTIONS)));
        assertThat(found).containsExactly(ALL.get(0), ALL.get(5));
    }

    @Test
    void whoeverIsDoneFirstHasTheCount() {
        assertThat(race(slow(1, List.of(), false), slow(1, ALL, true), Limits.NONE)
                        .count(_ -> {}))
                .isEqualTo(new Tally(288, 0, 0, Optional.empty()));
        assertThat(race(slow(1, ALL, true), slow(1, List.of(), false), Limits.NONE)
                        .count(_ -> {}))
                .isEqualTo(new Tally(288, 0, 0, Optional.empty()));
        assertThat(race(slow(1, List.of(), false), slow(1, ALL, true), Limits.NONE.withSolutions(100))
                        .count(_ -> {}))
                .isEqualTo(new Tally(100, 0, 0, Optional.of(Limits.Limit.SOLUTIONS)));
    }

    @Test
    void aVisitorCanStop() {
        Tally tally =
                race(slow(1, List.of(), false), slow(1, ALL, true), Limits.NONE).each(_ -> false);
        assertThat(tally).isEqualTo(new Tally(1, 0, 0, Optional.empty()));
    }

    @Test
    void itCanBeCalledOff() {
        var isEnough = new AtomicBoolean();
        Tally tally = race(
                        slow(1, List.of(), false),
                        slow(1, ALL.subList(0, 3), false),
                        Limits.NONE.withCancelled(isEnough::get))
                .each(solution -> {
                    isEnough.set(solution.equals(ALL.get(2)));
                    return true;
                });
        assertThat(tally).isEqualTo(new Tally(3, 0, 0, Optional.of(Limits.Limit.CANCELLED)));
    }

    @Test
    void oneThatRunsOutOfMemoryLeavesTheWorkToTheOther() {
        Engine greedy = (_, _, _) -> {
            throw new OutOfMemoryError("for a test");
        };
        assertThat(race(slow(2, ALL, true), greedy, Limits.NONE).each(_ -> true).solutions())
                .isEqualTo(288);
        assertThat(race(slow(2, ALL, true), greedy, Limits.NONE).count(_ -> {}).solutions())
                .isEqualTo(288);
    }

    @Test
    void whatTheOtherHasFoundCountsThoughItIsNotDone() {
        Engine endless = slow(1, ALL, false);
        assertThat(race(slow(1, List.of(), false), endless, Limits.NONE.withSolutions(2))
                        .count(_ -> {}))
                .isEqualTo(new Tally(2, 0, 0, Optional.of(Limits.Limit.SOLUTIONS)));
        var looks = new AtomicInteger();
        Tally tally = race(
                        slow(1, List.of(), false),
                        endless,
                        Limits.NONE.withCancelled(() -> looks.incrementAndGet() > 5_000))
                .count(_ -> {});
        assertThat(tally).isEqualTo(new Tally(288, 0, 0, Optional.of(Limits.Limit.CANCELLED)));
    }

    @Test
    void oneThatBreaksLateDoesNotLetAnythingBeToldTwice() {
        // so many that the second is left to finish
        var layout = Layout.of(Shape.latin(64));
        List<Grid> many = IntStream.range(0, 600).mapToObj(RaceTest::marked).toList();
        Engine breaking = (puzzle, limits, each) -> {
            slow(1, many.subList(0, 500), true).each(puzzle, limits, each);
            throw new OutOfMemoryError("for a test");
        };
        var found = new ArrayList<Grid>();
        Engine late = slow(20, many, true);
        var puzzle = new Puzzle(layout, List.of(), Grid.empty(64));
        Tally tally = new Race(late, breaking, puzzle, Limits.NONE).each(found::add);
        assertThat(new HashSet<>(found)).hasSize(found.size());
        assertThat(tally.solutions()).isEqualTo(found.size());
        assertThat(tally.stop()).contains(Limits.Limit.MEMORY);
    }

    private static Grid marked(int number) {
        int[] cells = new int[64 * 64];
        for (int i = 0; i < 10; i++) {
            cells[i] = 1 + (number >> i & 1);
        }
        return Grid.of(cells);
    }

    @Test
    void aVisitorWhoThrowsLeavesNobodyAtWork() throws InterruptedException {
        var isStopped = new CountDownLatch(1);
        Engine endless = (puzzle, limits, each) -> {
            Tally tally = slow(1, ALL, false).each(puzzle, limits, each);
            isStopped.countDown();
            return tally;
        };
        assertThatThrownBy(() -> race(slow(1, List.of(), false), endless, Limits.NONE)
                        .each(_ -> {
                            throw new IllegalStateException("no more");
                        }))
                .hasMessage("no more");
        isStopped.await();
        assertThat(isStopped.getCount()).isZero();
    }

    @Test
    void nobodyWaitsForOneThatDoesNotLookAtTheClock() {
        var isReleased = new CountDownLatch(1);
        Engine stubborn = (_, _, _) -> {
            try {
                isReleased.await();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
            return new Tally(0, 0, 0, Optional.empty());
        };
        Tally tally = race(slow(1, List.of(), false), stubborn, Limits.NONE.withMillis(50))
                .each(_ -> true);
        assertThat(tally.stop()).contains(Limits.Limit.TIME);
        isReleased.countDown();
    }

    @Test
    void aMistakeOfTheOtherIsNotHidden() {
        Engine wrong = (_, _, _) -> {
            throw new IllegalStateException("wrong");
        };
        assertThatThrownBy(() -> race(slow(2, ALL, true), wrong, Limits.NONE).each(_ -> true))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("wrong");
    }

    @Test
    void autoAgreesWithTheReferenceBeyondNine() {
        Engine auto = Engines.of("auto");
        var found = new HashSet<Grid>();
        Tally tally = auto.each(EMPTY, Limits.NONE, found::add);
        assertThat(tally.solutions()).isEqualTo(288);
        assertThat(found).isEqualTo(new HashSet<>(ALL));
        assertThat(auto.count(EMPTY, Limits.NONE).solutions()).isEqualTo(288);
    }
}
