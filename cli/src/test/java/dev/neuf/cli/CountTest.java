package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Symbols;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code neuf count}. */
class CountTest {

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource({
        "--shape=2x2,   ................, 288",
        "--shape=latin, ................, 576",
        "--shape=latin, ........., 12",
        "--shape=standard, 1..............., 72",
        "--shape=jigsaw:1122112233443344, 1..............., 72",
        "--variant=diagonals, ................, 48",
        "--engine=backtrack, ................, 288",
        "--engine=general, ................, 288",
        "--engine=auto, 0, 1",
    })
    void countsAreExact(String option, String puzzle, String solutions) {
        var result = neuf("count", option, puzzle);
        assertThat(result.out()).isEqualTo(solutions + "\n");
        assertThat(result.exit()).isZero();
    }

    /** Digit = row xor column, without the 4x4 Latin squares along the diagonal: see CounterTest. */
    @Test
    void thereIsNoLargestNumber() {
        int size = 32;
        var puzzle = new StringBuilder();
        for (int cell = 0; cell < size * size; cell++) {
            int digit = (cell / size ^ cell % size) + 1;
            puzzle.append(digit <= 4 ? '.' : Symbols.standard(size).of(digit));
        }
        var result = neuf("count", "--shape=latin", puzzle.toString());
        assertThat(result.out()).isEqualTo(BigInteger.valueOf(576).pow(8) + "\n");
        assertThat(result.out()).hasSizeGreaterThan(20);
        assertThat(result.exit()).isZero();
    }

    @Test
    void jsonHasLargeNumbersAsTextToo() {
        var result = neuf("count", "--json", ".".repeat(64));
        assertThat(result.out())
                .endsWith("\"solutions\":29136487207403520,\"exact\":\"29136487207403520\",\"complete\":true}\n");
        assertThat(neuf("count", "--json", Samples.MANY).out()).doesNotContain("exact");
    }

    @Test
    void whoeverRunsOutOfTimeHearsOfTheEstimate() {
        var result = neuf("count", "--time-limit", "1ms", Samples.EMPTY_LARGE);
        assertThat(result.exit()).isEqualTo(4);
        assertThat(result.remarks())
                .containsExactly(
                        "puzzle: 0 solutions so far: the time limit was reached",
                        "puzzle: 'neuf count --estimate' guesses how many there are");
    }

    @Test
    void noneIsANumberToo() {
        var result = neuf("count", Samples.CLASH);
        assertThat(result.out()).isEqualTo("0\n");
        assertThat(result.err()).isEmpty();
        assertThat(result.exit()).isEqualTo(1);
    }

    @Test
    void atTheLimitItSaysSo() {
        var result = neuf("count", "--limit", "5", Samples.MANY);
        assertThat(result.out()).isEqualTo("5\n");
        assertThat(result.err())
                .isEqualTo("puzzle: 5 solutions so far: the number of solutions asked for was reached\n");
        assertThat(neuf("count", "--limit", "73", Samples.MANY).exit()).isZero();
    }

    @Test
    void linesStayInOrder() {
        var result = PIPE.reading(String.join("\n", Samples.MANY, Samples.BAD, Samples.CLASH, Samples.FOUR))
                .run("count", "--from", "line", "-");
        assertThat(result.out()).isEqualTo("72\n\n0\n1\n");
    }

    @Test
    void onlyCompleteEnginesCount() {
        var result = neuf("count", "--engine", "simple", Samples.FOUR);
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.err())
                .isEqualTo(
                        "neuf: --engine: 'simple' is not known: expected one of auto, general, sat, backtrack, search\n");
    }

    @ParameterizedTest
    @CsvSource({"0", "-1", "many", "1.5"})
    void aLimitIsAWholeNumber(String limit) {
        var result = neuf("count", "--limit", limit, Samples.FOUR);
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.err()).isEqualTo("neuf: --limit: '" + limit + "' must be a whole number of at least 1\n");
    }

    @Test
    void aLimitHasALargestValue() {
        var result = neuf("count", "--limit", "99999999999999999999", Samples.FOUR);
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.err())
                .isEqualTo(
                        "neuf: --limit: '99999999999999999999' must be a whole number from 1 to 999999999999999999\n");
    }
}
