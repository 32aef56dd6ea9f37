package dev.neuf.cli;

import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code neuf count --estimate}. */
class EstimateTest {

    private static final String EMPTY_EIGHT = ".".repeat(64);

    @Test
    void aGuessIsCalledAGuess() {
        var result = neuf("count", "--estimate", "--samples", "5", EMPTY_EIGHT);
        assertThat(result.out())
                .matches("about (2\\.[89]|3\\.0)\\de16 solutions; 95 % between \\d\\.\\d\\de16 and \\d\\.\\d\\de16"
                        + " \\(an estimate from 5 samples, seed 1\\)\n");
        assertThat(result.err()).isEmpty();
        assertThat(result.exit()).isZero();
    }

    @Test
    void theSameSeedSaysTheSame() {
        var result = neuf("count", "--estimate", "--samples", "5", "--seed", "7", EMPTY_EIGHT);
        assertThat(neuf("count", "--estimate", "--samples", "5", "--seed", "7", EMPTY_EIGHT))
                .isEqualTo(result);
        assertThat(neuf("count", "--estimate", "--samples", "5", "--seed", "8", EMPTY_EIGHT)
                        .out())
                .isNotEqualTo(result.out());
    }

    @Test
    void programsGetTheInterval() {
        var result = neuf("count", "--estimate", "--json", "--samples", "5", EMPTY_EIGHT);
        var object = result.objects().getFirst();
        assertThat(number(object, "low")).isLessThan(number(object, "estimate"));
        assertThat(number(object, "high")).isGreaterThan(number(object, "estimate"));
        assertThat(number(object, "log10")).isBetween(16.4, 16.5);
        assertThat(object)
                .containsEntry("confidence", 0.95)
                .containsEntry("samples", 5L)
                .containsEntry("seed", 1L)
                .doesNotContainKeys("solutions", "complete");
    }

    private static double number(Map<String, Object> object, String name) {
        return object.get(name) instanceof Number number ? number.doubleValue() : Double.NaN;
    }

    @Test
    void whatIsSmallIsExact() {
        assertThat(neuf("count", "--estimate", Samples.MANY).out()).isEqualTo("exactly 72 solutions\n");
        assertThat(neuf("count", "--estimate", Samples.FOUR).out()).isEqualTo("exactly 1 solution\n");
        var none = neuf("count", "--estimate", Samples.CLASH);
        assertThat(none.out()).isEqualTo("exactly 0 solutions\n");
        assertThat(none.exit()).isEqualTo(1);
        assertThat(neuf("count", "--estimate", "--json", Samples.MANY).out())
                .endsWith("\"solutions\":72,\"complete\":true}\n");
    }

    @Test
    void withoutTimeThereIsNoGuess() {
        var result = neuf("count", "--estimate", "--time-limit", "1ms", Samples.EMPTY_LARGE);
        assertThat(result.out()).isEqualTo("\n");
        assertThat(result.err()).isEqualTo("puzzle: no estimate after 0 samples: the time limit was reached\n");
        assertThat(result.exit()).isEqualTo(4);
        assertThat(neuf("count", "--estimate", "--json", "--time-limit", "1ms", Samples.EMPTY_LARGE)
                        .objects()
                        .getFirst())
                .containsEntry("samples", 0L)
                .containsEntry("reason", "no estimate after 0 samples: the time limit was reached");
    }

    @ParameterizedTest
    @CsvSource({
        "--estimate --limit 5, --estimate does not go with --limit",
        "--estimate --engine backtrack, --estimate does not go with --engine",
        "--samples 5, --samples goes with --estimate",
        "--seed 5, --seed goes with --estimate",
        "--estimate --samples 4, --samples: '4' must be a whole number from 5 to 2147483647",
        "--estimate --seed x, --seed: 'x' must be a whole number of at least 0",
    })
    void whatMakesNoSenseIsRefused(String options, String words) {
        var result = neuf(("count " + options + " " + Samples.FOUR).split(" "));
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.err()).isEqualTo("neuf: " + words + "\n");
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "2, 100", "5.9, 794328", "6, 1.00e6", "21.8242, 6.67e21", "21.9999, 1.00e22", "400.5, 3.16e400"
    })
    void largeNumbersAreShort(double log, String text) {
        assertThat(Estimating.text(log)).isEqualTo(text);
    }
}
