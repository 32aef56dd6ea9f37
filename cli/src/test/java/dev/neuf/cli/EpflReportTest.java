package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** {@code neuf solve --report epfl}. */
class EpflReportTest {

    @Test
    void theGridIsShownBeforeAndAfter() {
        var result = PIPE.reading("4 0\n.24.\n1..3\n4..2\n.13.\n").run("solve", "--report", "epfl", "-");
        assertThat(result.exit()).isZero();
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).isEqualTo("""
                        ~~~~~~ Initial ~~~~~~
                        ╔═════════╗
                        ║ . 2 4 . ║
                        ║ 1 . . 3 ║
                        ║ 4 . . 2 ║
                        ║ . 1 3 . ║
                        ╚═════════╝
                        ~~~*~~ Solved! ~~*~~~
                        ╔═════════╗
                        ║ 3 2 4 1 ║
                        ║ 1 4 2 3 ║
                        ║ 4 3 1 2 ║
                        ║ 2 1 3 4 ║
                        ╚═════════╝
                        """);
    }

    @Test
    void withoutSolutionTheInitialGridAndAMessageRemain() {
        var result = neuf("solve", "--report", "epfl", Samples.STRANDED);
        assertThat(result.exit()).isEqualTo(1);
        assertThat(result.out()).isEqualTo("""
                        ~~~~~~ Initial ~~~~~~
                        ╔═════════╗
                        ║ 1 2 3 . ║
                        ║ . . . 4 ║
                        ║ . . . . ║
                        ║ . . . . ║
                        ╚═════════╝
                        """);
        assertThat(result.err()).isEqualTo("puzzle: the grid could not be solved: no digit is left for r1c4\n");
    }

    @Test
    void digitsThatClashAreNamed() {
        assertThat(neuf("solve", "--report", "epfl", Samples.CLASH).remarks())
                .containsExactly(
                        "puzzle: the grid could not be solved: the digits given break the rules",
                        "puzzle: row 1 has the digit 1 more than once: r1c1, r1c2",
                        "puzzle: box 1 has the digit 1 more than once: r1c1, r1c2");
    }

    @Test
    void moreThanOneSolutionIsSaidBesideTheReport() {
        var result = neuf("solve", "--report", "epfl", Samples.MANY);
        assertThat(result.exit()).isZero();
        assertThat(result.err()).isEqualTo("puzzle: More than one solution; this is one of them.\n");
    }

    @Test
    void theTimeMayNotSuffice() {
        var result = neuf("solve", "--report", "epfl", "--time-limit", "1ms", Samples.EMPTY_LARGE);
        assertThat(result.exit()).isEqualTo(4);
        assertThat(result.out()).startsWith("~~~~~~ Initial ~~~~~~\n").doesNotContain("Solved");
        assertThat(result.err()).isEqualTo("puzzle: not solved: the time limit was reached\n");
    }

    @Test
    void aBadGridGetsNoReport() {
        var result = PIPE.reading("4 0\n.24.\n1..3\n4..2\n").run("solve", "--report", "epfl", "-");
        assertThat(result.exit()).isEqualTo(3);
        assertThat(result.out()).isBlank();
        assertThat(result.err()).startsWith("stdin:4: ").contains("ends after 3 whole rows, 4 expected");
    }

    @Test
    void thereIsNoOtherReport() {
        var result = neuf("solve", "--report", "ethz", Samples.FOUR);
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.err()).isEqualTo("neuf: --report: 'ethz' is not known: expected one of epfl\n");
    }
}
