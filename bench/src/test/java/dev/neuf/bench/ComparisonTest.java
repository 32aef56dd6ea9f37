package dev.neuf.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import dev.neuf.search.Backtrack;
import dev.neuf.testkit.Oracle;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ComparisonTest {

    private static final Puzzle NONE = puzzle(4, "123...4.........");
    private static final Puzzle ONE = puzzle(4, "1234341221434...");
    private static final Puzzle FEW = puzzle(4, "1...............");
    private static final Puzzle MANY = puzzle(9, ".".repeat(81));

    private static Puzzle puzzle(int size, String line) {
        int[] digits = line.chars().map(c -> c == '.' ? 0 : c - '0').toArray();
        return Puzzle.of(Layout.standard(size), Grid.of(digits));
    }

    private static Comparison with(Engine engine) {
        return new Comparison(
                new Backtrack(),
                List.of(
                        new Comparison.Entrant("other", engine, _ -> true),
                        new Comparison.Entrant("choosy", engine, _ -> false)));
    }

    @Test
    void solutionsAreCountedAndComparedInAnyOrder() {
        Comparison comparison = with(new Oracle());
        assertThat(comparison.of(NONE)).isEqualTo(outcome(Comparison.Count.NO_SOLUTION, true));
        assertThat(comparison.of(ONE)).isEqualTo(outcome(Comparison.Count.ONE, true));
        assertThat(comparison.of(FEW)).isEqualTo(outcome(Comparison.Count.UP_TO_1000, true));
        assertThat(with(new Backtrack()).of(MANY)).isEqualTo(outcome(Comparison.Count.MORE, false));
    }

    private static Comparison.Outcome outcome(Comparison.Count count, boolean isByOracle) {
        return new Comparison.Outcome(count, isByOracle, List.of("other"));
    }

    /** Ways to be wrong. */
    enum Lie {
        /** Passes over the second solution. */
        SKIPS((each, number, grid) -> number == 2 || each.test(grid)),
        /** Has a wrong digit in the second. */
        SPOILS((each, number, grid) -> each.test(number == 2 ? grid.with(0, grid.digit(0) % 4 + 1) : grid)),
        /** Leaves a cell of the second empty. */
        LEAVES_OPEN((each, number, grid) -> each.test(number == 2 ? grid.with(5, 0) : grid)),
        /** Visits the second solution twice. */
        REPEATS((each, number, grid) -> each.test(grid) && (number != 2 || each.test(grid))),
        /** Ends after the second solution as if there were no more. */
        ENDS_EARLY((each, number, grid) -> each.test(grid) && number < 2),
        /** Finds solutions where there are none. */
        INVENTS((each, _, grid) -> each.test(grid)) {
            @Override
            Puzzle asked(Puzzle puzzle) {
                return puzzle.withGivens(Grid.empty(puzzle.layout().size()));
            }
        },
        /** Counts one too many. */
        MISCOUNTS((each, _, grid) -> each.test(grid)) {
            @Override
            Tally told(Tally tally) {
                return new Tally(tally.solutions() + 1, tally.choices(), tally.backtracks(), tally.stop());
            }
        },
        /** Does not say that it stopped before the end. */
        KEEPS_QUIET((each, _, grid) -> each.test(grid)) {
            @Override
            Tally told(Tally tally) {
                return new Tally(tally.solutions(), tally.choices(), tally.backtracks(), Optional.empty());
            }
        };

        private final Visit visit;

        Lie(Visit visit) {
            this.visit = visit;
        }

        interface Visit {
            boolean test(Predicate<Grid> each, int number, Grid grid);
        }

        Puzzle asked(Puzzle puzzle) {
            return puzzle;
        }

        Tally told(Tally tally) {
            return tally;
        }

        Engine engine() {
            return (puzzle, limits, each) -> {
                var number = new int[1];
                return told(new Backtrack().each(asked(puzzle), limits, grid -> visit.test(each, ++number[0], grid)));
            };
        }
    }

    @ParameterizedTest
    @EnumSource
    void whoLiesIsFound(Lie lie) {
        Puzzle puzzle = switch (lie) {
            case INVENTS -> NONE;
            case KEEPS_QUIET -> MANY;
            default -> FEW;
        };
        assertThatThrownBy(() -> with(lie.engine()).of(puzzle))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("other ");
    }

    /** Of more solutions than are compared one by one, each is looked at. */
    @ParameterizedTest
    @EnumSource(
            value = Lie.class,
            names = {"SPOILS", "LEAVES_OPEN", "REPEATS", "ENDS_EARLY", "MISCOUNTS"})
    void whoLiesAboutManySolutionsIsFound(Lie lie) {
        assertThatThrownBy(() -> with(lie.engine()).of(MANY))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("other ");
    }

    @Test
    void aWrongReferenceIsFoundByTheOracle() {
        assertThatThrownBy(() -> new Comparison(Lie.SKIPS.engine(), List.of()).of(FEW))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("the oracle ");
    }
}
