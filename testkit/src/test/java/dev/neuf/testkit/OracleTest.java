package dev.neuf.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Answer;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.Tally;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class OracleTest {

    private static final Puzzle EMPTY = Puzzle.of(Layout.standard(4), Grid.empty(4));

    private final Oracle oracle = new Oracle();

    @Test
    void itCountsWhatIsKnown() {
        assertThat(oracle.count(EMPTY, Limits.NONE).solutions()).isEqualTo(288);
        assertThat(oracle.count(Puzzle.of(Layout.of(Shape.latin(4)), Grid.empty(4)), Limits.NONE)
                        .solutions())
                .isEqualTo(576);
    }

    @Test
    void solutionsComeInTheOrderOfTheirDigits() {
        var found = new ArrayList<String>();
        oracle.each(EMPTY, Limits.NONE, solution -> found.add(solution.toString()));
        assertThat(found).hasSize(288).isSorted().doesNotHaveDuplicates().startsWith("1234341221434321");
    }

    @Test
    void everyDigitTriedIsCounted() {
        Tally tally = oracle.count(Puzzle.of(Layout.of(Shape.latin(2)), Grid.of(1, 0, 0, 0)), Limits.NONE);
        assertThat(tally.solutions()).isEqualTo(1);
        assertThat(tally.choices()).isEqualTo(6);
        assertThat(tally.backtracks()).isEqualTo(3);
    }

    @Test
    void givensThatClashHaveNoSolution() {
        Puzzle puzzle = EMPTY.withGivens(Grid.empty(4).with(0, 1).with(1, 1));
        assertThat(oracle.count(puzzle, Limits.NONE).solutions()).isZero();
        assertThat(oracle.solve(puzzle, Limits.NONE)).isInstanceOf(Answer.Impossible.class);
    }

    @Test
    void itKeepsItsLimits() {
        assertThat(oracle.count(EMPTY, Limits.NONE.withSolutions(5)).stop()).contains(Limits.Limit.SOLUTIONS);
        assertThat(oracle.count(EMPTY, Limits.NONE.withNodes(5)).stop()).contains(Limits.Limit.NODES);
        assertThat(oracle.count(EMPTY, Limits.NONE.withMillis(0)).stop()).contains(Limits.Limit.TIME);
        assertThat(oracle.count(EMPTY, Limits.NONE.withCancelled(() -> true)).stop())
                .contains(Limits.Limit.CANCELLED);
        var seen = new ArrayList<Grid>();
        Tally tally = oracle.each(EMPTY, Limits.NONE, solution -> !seen.add(solution));
        assertThat(tally.stop()).isEmpty();
        assertThat(seen).hasSize(1);
    }
}
