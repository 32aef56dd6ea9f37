package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.bench.Agreed;
import dev.neuf.bench.Agreement;
import dev.neuf.bench.Comparison.Count;
import dev.neuf.testkit.PuzzleKind;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/**
 * All engines agree on random puzzles of all kinds, up to the last of a thousand solutions. {@code bench/run agreement}
 * tries many more, and with {@code 1 SEED} what failed here.
 */
class RandomAgreementTest {

    private static final long FIRST = 1_000_000_000;
    private static final int PUZZLES = 4_000;

    @Test
    void enginesAgreeOnPuzzlesOfAllKinds() throws InterruptedException {
        Agreement agreement = Agreement.ofAll();
        var said = new ByteArrayOutputStream();
        var print = new PrintStream(said, true, StandardCharsets.UTF_8);
        boolean isFine = agreement.run(PUZZLES, FIRST, 2, print, print);
        assertThat(isFine).as(said.toString(StandardCharsets.UTF_8)).isTrue();

        Agreed agreed = agreement.agreed();
        // a kind that never comes up is not tried, and neither is one that is too hard
        assertThat(PuzzleKind.values())
                .allMatch(kind -> Arrays.stream(Count.values())
                        .anyMatch(count -> count != Count.TOO_HARD && agreed.count(kind, count) > 0));
        assertThat(Count.values())
                .filteredOn(count -> count != Count.TOO_HARD)
                .allMatch(count -> agreed.count(count) > 0);
        assertThat(100 * agreed.count(Count.TOO_HARD)).isLessThan(PUZZLES);
        assertThat(10 * agreed.byOracle()).isGreaterThan(PUZZLES);
        // these are what they are called
        assertThat(agreed.count(PuzzleKind.UNIQUE, Count.ONE)).isPositive();
        assertThat(agreed.count(PuzzleKind.UNIQUE, Count.NO_SOLUTION)).isZero();
        assertThat(agreed.count(PuzzleKind.UNIQUE, Count.UP_TO_1000)).isZero();
        assertThat(agreed.count(PuzzleKind.SEVERAL, Count.UP_TO_1000)).isPositive();
        assertThat(agreed.count(PuzzleKind.NEARLY_EMPTY, Count.MORE)).isPositive();
        assertThat(agreed.count(PuzzleKind.NONE, Count.NO_SOLUTION)).isPositive();
        assertThat(agreed.count(PuzzleKind.FULL_BUT_WRONG, Count.ONE)).isZero();
    }
}
