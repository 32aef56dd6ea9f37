package dev.neuf.search;

import static dev.neuf.search.Texts.puzzle;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Digits;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.testkit.Oracle;
import dev.neuf.testkit.RandomPuzzles;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Digits that occur in some solution. */
class TrueCandidatesTest {

    private static TrueCandidates.Found find(Puzzle puzzle, Limits limits) {
        return new TrueCandidates(new Backtrack()).find(puzzle, limits);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 7, 1_000_000})
    void theyAreThoseThatTheOracleMeets(long most) {
        for (long seed = 0; seed < 200; seed++) {
            Puzzle puzzle = RandomPuzzles.small(4 + (int) seed % 2, new SplittableRandom(seed));
            int size = puzzle.layout().size();
            long[] counts = new long[size * size * size];
            var tally = new Oracle().each(puzzle, Limits.NONE.withSolutions(20_000), solution -> {
                for (int cell = 0; cell < solution.cellCount(); cell++) {
                    counts[cell * size + solution.digit(cell) - 1]++;
                }
                return true;
            });
            if (tally.isComplete()) {
                requireSame(find(puzzle, Limits.NONE.withSolutions(most)), counts, most, "seed " + seed);
            }
        }
    }

    private static void requireSame(TrueCandidates.Found found, long[] counts, long most, String shown) {
        assertThat(found.stop()).as(shown).isEmpty();
        for (int i = 0; i < counts.length; i++) {
            int cell = i / found.size();
            int digit = i % found.size() + 1;
            if (found.isExact(cell, digit)) {
                assertThat(found.count(cell, digit)).as(shown).isEqualTo(counts[i]);
            } else {
                assertThat(found.count(cell, digit)).as(shown).isEqualTo(most).isLessThanOrEqualTo(counts[i]);
            }
        }
    }

    @Test
    void anEmptyBoardTakesFewSolutions() {
        var asked = new AtomicInteger();
        var found = new TrueCandidates((puzzle, limits, each) -> {
                    asked.incrementAndGet();
                    return new Backtrack().each(puzzle, limits, each);
                })
                .find(puzzle(".".repeat(81)), Limits.NONE.withSolutions(1));
        for (int cell = 0; cell < 81; cell++) {
            assertThat(found.digits(cell)).isEqualTo(Digits.upTo(9));
        }
        assertThat(asked.get()).isBetween(9, 400);
    }

    @Test
    void extraRulesCount() {
        var found = find(puzzle(".".repeat(16), "odd cells=r1c1"), Limits.NONE.withSolutions(1_000));
        assertThat(found.digits(0)).isEqualTo(Digits.of(1, 3));
        assertThat(found.count(0, 1)).isEqualTo(72);
        assertThat(found.count(0, 2)).isZero();
    }

    @Test
    void whereThereIsNoSolutionThereIsNoCandidate() {
        var found = find(puzzle("11.............."), Limits.NONE);
        assertThat(found.hasSolution()).isFalse();
        assertThat(found.stop()).isEmpty();
        assertThat(found.isExact(0, 1)).isTrue();
    }

    @Test
    void whatWasNotLookedAtIsNotKnown() {
        var found = find(puzzle(".".repeat(81)), Limits.NONE.withSolutions(2).withNodes(200));
        assertThat(found.stop()).contains(Limits.Limit.NODES);
        assertThat(found.hasSolution()).isTrue();
        assertThat(found.isExact(80, 9) && found.count(80, 9) == 0).isFalse();
        var nothing = find(puzzle(".".repeat(81)), Limits.NONE.withCancelled(() -> true));
        assertThat(nothing.stop()).contains(Limits.Limit.CANCELLED);
        assertThat(nothing.isExact(0, 1)).isFalse();
    }
}
