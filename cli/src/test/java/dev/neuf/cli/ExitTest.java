package dev.neuf.cli;

import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a script goes by. */
class ExitTest {

    @ParameterizedTest(name = "{0} {1} ends with {2}")
    @CsvSource({
        "solve,             .24.1..34..2.13., 0",
        "solve,             1..............., 0",
        "solve --unique,    .24.1..34..2.13., 0",
        "solve --unique,    1..............., 1",
        "solve,             11.............., 1",
        "solve,             123....4........, 1",
        "solve --all,       1..............., 0",
        "solve --all,       11.............., 1",
        "solve --all --unique, 1..............., 1",
        "solve --all --unique, .24.1..34..2.13., 0",
        "solve --all --limit 3, 1..............., 4",
        "solve --engine simple, .24.1..34..2.13., 0",
        "solve --engine simple, 1..............., 1",
        "solve --report epfl, .24.1..34..2.13., 0",
        "solve --report epfl, 1..............., 0",
        "solve --report epfl --unique, 1..............., 1",
        "solve --report epfl, 11.............., 1",
        "solve,             1234567890123,    3",
        "solve,             no-such-file,     3",
        "count,             1..............., 0",
        "count,             11.............., 1",
        "count --limit 5,   1..............., 4",
        "count,             1234567890123,    3",
        "check,             .24.1..34..2.13., 0",
        "check,             3241142343122134, 0",
        "check,             1..............., 1",
        "check,             11.............., 1",
        "check,             123....4........, 1",
        "check,             1234567890123,    3",
        "convert --to sku,  .24.1..34..2.13., 0",
        "convert --to sku,  11.............., 0",
        "convert --to sku --shape latin,  1..............., 0",
        "convert --to sku,  1234567890123,    3",
        "formats,           sku,              0",
        "formats,           nothing,          2",
        "solve --engine warp, 1..............., 2",
        "count --limit 0,   1..............., 2",
        "convert,           1..............., 2",
        "check --size none, 1..............., 2",
    })
    void statusTellsTheAnswer(String command, String puzzle, int expected) {
        var args = new ArrayList<>(List.of(command.split(" ")));
        args.add(puzzle);
        assertThat(neuf(args.toArray(String[]::new)).exit()).isEqualTo(expected);
    }

    @Test
    void theOtherFamilyOfCommandsHasItsLimitsToo() {
        String[] options = {"--time-limit", "1ms", Samples.EMPTY_LARGE};
        assertThat(neuf("solve", options[0], options[1], options[2]).exit()).isEqualTo(4);
        assertThat(neuf("solve", "--all", options[0], options[1], options[2]).exit())
                .isEqualTo(4);
        assertThat(neuf("solve", "--report", "epfl", options[0], options[1], options[2])
                        .exit())
                .isEqualTo(4);
        assertThat(neuf("count", options[0], options[1], Samples.EMPTY_NINE).exit())
                .isEqualTo(4);
        assertThat(neuf("check", options[0], options[1], options[2]).exit()).isEqualTo(4);
    }

    @Test
    void overManyPuzzlesTheWorstWins() {
        String yes = Samples.FOUR;
        String no = Samples.CLASH;
        String limit = Samples.MANY;
        String bad = Samples.BAD;
        assertThat(count(yes, yes)).isEqualTo(0);
        assertThat(count(yes, no, yes)).isEqualTo(1);
        assertThat(count(no, limit, yes)).isEqualTo(4);
        assertThat(count(limit, no, yes)).isEqualTo(4);
        assertThat(count(yes, bad, no)).isEqualTo(3);
        assertThat(count(bad, limit, no, yes)).isEqualTo(3);
        assertThat(count(yes, no, limit, "no-such-file")).isEqualTo(3);
        assertThat(count("no-such-file", limit)).isEqualTo(3);
    }

    private static int count(String... puzzles) {
        var args = new ArrayList<>(List.of("count", "--limit", "2"));
        args.addAll(List.of(puzzles));
        return neuf(args.toArray(String[]::new)).exit();
    }

    @Test
    void theOrderIsTheSameInOneFile() {
        var result = Console.PIPE
                .reading(String.join("\n", Samples.FOUR, Samples.BAD, Samples.MANY, Samples.CLASH))
                .run("count", "--limit", "2", "--from", "line", "-");
        assertThat(result.exit()).isEqualTo(3);
        assertThat(result.out()).isEqualTo("1\n\n2\n0\n");
    }

    @Test
    void nothingButTheAnswerIsOnStandardOutput() {
        assertThat(neuf("solve", Samples.MANY).lines()).hasSize(1);
        assertThat(neuf("solve", "no-such-file").out()).isEmpty();
        assertThat(neuf("solve").out()).isEmpty();
        assertThat(neuf("solve", "--limit", "2", Samples.MANY).out()).isEmpty();
        assertThat(neuf("solve", "--shape", "latin", "--to", "json", "1........")
                        .lines())
                .hasSize(1);
        assertThat(neuf("convert", "--to", "line", "1........").out()).isEqualTo("1........\n");
        assertThat(neuf("count", "--limit", "3", Samples.MANY).out()).isEqualTo("3\n");
    }

    @Test
    void whatWasAssumedIsARemark() {
        assertThat(neuf("solve", "1........................").err())
                .contains("puzzle: 5 is prime, so there are no boxes: read as a Latin square");
    }
}
