package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

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
                .isEqualTo("neuf: --engine: 'simple' is not known: expected one of auto, general, backtrack\n");
    }

    @ParameterizedTest
    @CsvSource({"0", "-1", "many", "1.5", "99999999999999999999"})
    void aLimitIsAWholeNumber(String limit) {
        var result = neuf("count", "--limit", limit, Samples.FOUR);
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.err()).isEqualTo("neuf: --limit: '" + limit + "' must be a whole number of at least 1\n");
    }
}
