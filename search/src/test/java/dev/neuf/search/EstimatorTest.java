package dev.neuf.search;

import static dev.neuf.search.Texts.puzzle;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Guesses on boards whose numbers of solutions are known. */
class EstimatorTest {

    private static final Puzzle EMPTY_8 = puzzle(".".repeat(64));

    private static Estimate.About about(Puzzle puzzle, int samples, long seed) {
        return (Estimate.About) Estimator.estimate(puzzle, Limits.NONE, samples, seed, _ -> {});
    }

    @Test
    void smallTreesAreCounted() {
        assertThat(Estimator.estimate(puzzle(".".repeat(36)), Limits.NONE, 5, 1, _ -> {}))
                .isEqualTo(new Estimate.Exact(BigInteger.valueOf(28_200_960)));
        assertThat(Estimator.estimate(puzzle("11.............."), Limits.NONE, 5, 1, _ -> {}))
                .isEqualTo(new Estimate.Exact(BigInteger.ZERO));
    }

    @Test
    void theEmptyBoardIsGuessedWithinAFewPercent() {
        Estimate.About about = about(puzzle(".".repeat(81)), 5, 1);
        assertThat(Math.pow(10, about.mean() - Math.log10(6.670903752021e21))).isBetween(0.9, 1.1);
        assertThat(about.samples()).isEqualTo(5);
    }

    @Test
    void theIntervalHoldsTheTruthMostOfTheTime() {
        double truth = Math.log10(29136487207403520.0);
        int held = 0;
        for (int seed = 0; seed < 20; seed++) {
            Estimate.About about = about(EMPTY_8, 5, seed);
            assertThat(about.low()).isLessThan(about.mean());
            assertThat(about.high()).isGreaterThan(about.mean()).isLessThan(about.mean() + 0.2);
            held += about.low() <= truth && truth <= about.high() ? 1 : 0;
        }
        assertThat(held).isGreaterThanOrEqualTo(16);
    }

    @Test
    void boardsBeyondADoubleAreGuessedToo() {
        Estimate.About about = about(puzzle(".".repeat(625)), 2, 1);
        assertThat(about.mean()).isBetween(307.0, 310.0);
    }

    @Test
    void relationsAndSumsAreKept() {
        // of the 56 ways to fill the two cells, 8 make this sum
        Estimate.About about = about(puzzle(".".repeat(64), "cage sum=9 cells=r1c1,r1c2"), 5, 3);
        assertThat(Math.pow(10, about.mean()) * 7 / 29136487207403520.0).isBetween(0.8, 1.2);
    }

    @Test
    void theSameSeedSaysTheSame() {
        assertThat(about(EMPTY_8, 3, 42)).isEqualTo(about(EMPTY_8, 3, 42)).isNotEqualTo(about(EMPTY_8, 3, 43));
    }

    @Test
    void samplesAreHeardOf() {
        List<Integer> heard = new ArrayList<>();
        Estimator.estimate(EMPTY_8, Limits.NONE, 3, 1, heard::add);
        assertThat(heard).containsExactly(1, 2, 3);
    }

    @Test
    void aLimitLeavesNothingOrLess() {
        assertThat(Estimator.estimate(EMPTY_8, Limits.NONE.withMillis(0), 5, 1, _ -> {}))
                .isInstanceOf(Estimate.Unknown.class);
        assertThat(Estimator.estimate(EMPTY_8, Limits.NONE.withNodes(100), 5, 1, _ -> {}))
                .isEqualTo(new Estimate.Unknown(0, Optional.of(Limits.Limit.NODES)));
    }

    /** Counting first, as on smaller boards, would go down more levels than a thread has room for. */
    @Test
    void theLargestBoardsAreNotCountedFirst() {
        Puzzle empty = Puzzle.of(Layout.standard(64), Grid.empty(64));
        assertThat(Estimator.estimate(empty, Limits.NONE.withNodes(5_000), 5, 1, _ -> {}))
                .isEqualTo(new Estimate.Unknown(0, Optional.of(Limits.Limit.NODES)));
        Puzzle clashing = empty.withGivens(empty.givens().with(0, 1).with(1, 1));
        assertThat(Estimator.estimate(clashing, Limits.NONE, 5, 1, _ -> {}))
                .isEqualTo(new Estimate.Exact(BigInteger.ZERO));
    }

    /** Weights that stay equal for long would go beyond a double. (64 / e²)^4096, which is 10^3841, is a lower bound. */
    @Test
    void theLargestLatinSquareIsGuessed() {
        Puzzle empty = Puzzle.of(Layout.of(Shape.latin(64)), Grid.empty(64));
        assertThat(about(empty, 1, 1).mean()).isBetween(3841.0, 4200.0);
    }
}
