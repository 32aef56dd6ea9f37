package dev.neuf.make;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Answer;
import dev.neuf.core.CellSet;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.variant.Diagonals;
import dev.neuf.search.Backtrack;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CompletionTest {

    private static final Limits LIMITS = Limits.NONE.withNodes(100_000);

    private static final Puzzle BEGINNING = new Puzzle(
            Layout.standard(9),
            List.of(new Diagonals()),
            Grid.empty(9).with(0, 9).with(10, 8).with(20, 7));

    @ParameterizedTest
    @EnumSource(names = {"NONE", "HALF_TURN", "FULL"})
    void whatIsThereStaysAndThereIsOneSolution(Symmetry symmetry) {
        CellSet wanted = CellSet.of(40, 44);
        Puzzle made = Completion.of(BEGINNING, wanted, symmetry, 1, LIMITS).orElseThrow();
        assertThat(new Backtrack().solve(made, Limits.NONE)).isInstanceOf(Answer.Unique.class);
        for (int cell : BEGINNING.givens().filled()) {
            assertThat(made.givens().digit(cell)).isEqualTo(BEGINNING.givens().digit(cell));
        }
        assertThat(made.givens().filled().containsAll(wanted)).isTrue();
        // as few as can be, and no wall of digits
        assertThat(made.givens().filledCount()).isLessThan(symmetry == Symmetry.FULL ? 50 : 36);
        for (int[] orbit : symmetry.orbits(9)) {
            CellSet cells = CellSet.of(orbit);
            assertThat(made.givens().filled().meets(cells))
                    .isEqualTo(made.givens().filled().containsAll(cells));
        }
    }

    @Test
    void theSameSeedGivesTheSame() {
        assertThat(Completion.of(BEGINNING, CellSet.NONE, Symmetry.NONE, 7, LIMITS))
                .isEqualTo(Completion.of(BEGINNING, CellSet.NONE, Symmetry.NONE, 7, LIMITS));
    }

    @Test
    void whereThereIsNoSolutionNothingIsAdded() {
        Puzzle impossible = BEGINNING.withGivens(BEGINNING.givens().with(1, 9));
        assertThat(Completion.of(impossible, CellSet.NONE, Symmetry.NONE, 1, LIMITS))
                .isEmpty();
    }
}
