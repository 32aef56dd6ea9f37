package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.TERMINAL;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Engine;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code neuf bench}, alone. */
class BenchTest {

    /** With one, two and no solutions. */
    private static final String NINES = Samples.NINE + "\n" + ".".repeat(81) + "\n55" + ".".repeat(79) + "\n";

    @TempDir
    Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static double number(Map<String, Object> object, String name) {
        return Double.parseDouble(String.valueOf(object.get(name)));
    }

    @Test
    void plainNinesAreMeasuredOnTheKernel() throws IOException {
        String nines = file("nines.txt", NINES);
        var result = neuf("bench", "--seconds", "1", "--rounds", "3", "--json", nines);
        assertThat(result.exit()).isZero();
        assertThat(result.err()).isEmpty();
        Map<String, Object> line = result.objects().getFirst();
        assertThat(line)
                .containsEntry("source", nines)
                .containsEntry("engine", "nine")
                .containsEntry("puzzles", 3L)
                .containsEntry("none", 1L)
                .containsEntry("unique", 1L)
                .containsEntry("many", 1L)
                .containsEntry("unknown", 0L)
                .containsEntry("unreadable", 0L)
                .containsEntry("rounds", 3L);
        double best = number(line, "best");
        assertThat(best).isPositive().isGreaterThanOrEqualTo(number(line, "median"));
    }

    @Test
    void eachFileHasALineWithTabs() throws IOException {
        String nines = file("nines.txt", NINES);
        String four = file("four.txt", Samples.FOUR + "\n" + Samples.MANY);
        var result = neuf("bench", "--seconds=1", "--rounds=1", nines, four);
        assertThat(result.lines().getFirst())
                .matches("\\Q" + nines + "\\E\tnine\t3\t[\\d.]+\t[\\d.]+\t[\\d.]+\t1\t1\t1");
        assertThat(result.lines().getLast()).matches("\\Q" + four + "\\E\tauto\t2\t[\\d.]+\t[\\d.]+\t[\\d.]+\t0\t1\t1");
    }

    @Test
    void aPersonGetsColumnsUnderTheirNames() {
        var result = TERMINAL.run("bench", "--seconds=1", "--rounds=1", "--engine=backtrack", Samples.FOUR);
        assertThat(result.lines()).hasSize(2);
        assertThat(result.lines().getFirst().strip())
                .isEqualTo("engine  puzzles  best k/s  median  choices    none     one  several");
        assertThat(result.lines().getLast())
                .matches("puzzle +backtrack +1 +[\\d.]+ +[\\d.]+ +0 +0 +1 +0")
                .hasSameSizeAs(result.lines().getFirst());
    }

    @Test
    void badPuzzlesAreLeftOutAndSaidOnce() throws IOException {
        String file = file("some.txt", Samples.BAD + "\n" + Samples.FOUR + "\n" + Samples.BAD + "\n");
        var result = neuf(
                "bench",
                "--seconds=1",
                "--rounds=1",
                file,
                folder.resolve("none.txt").toString());
        assertThat(result.exit()).isEqualTo(3);
        assertThat(result.lines()).hasSize(1);
        assertThat(result.remarks()).hasSize(2);
        assertThat(result.remarks().getFirst())
                .startsWith(file + ":1")
                .contains(": 2 puzzles that cannot be read are left out: 13 cells do not make a square board");
        assertThat(result.remarks().getLast()).endsWith("none.txt' is neither a file nor a puzzle");
    }

    @Test
    void aSourceWithoutAPuzzleHasNoLine() {
        var result = PIPE.reading("#\n").run("bench", "--seconds=1", "-");
        assertThat(result.exit()).isEqualTo(3);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).contains("1 puzzle that cannot be read is left out");
    }

    /** Without trial, the second of these is not solved: the grade of it is beyond. */
    @Test
    void logicSaysHowManyItSolves() throws IOException {
        String row = ".........";
        String file = file(
                "some.txt",
                row + "...4....." + ".....2..." + row.repeat(2) + "........4" + row.repeat(3) + "\n"
                        + row + ".....8..." + row.repeat(6) + ".......1.\n"
                        + row.repeat(9) + "\n"
                        + "11" + ".".repeat(79) + "\n");
        var result = neuf(
                "bench",
                "--engine=logic",
                "--seconds=1",
                "--rounds=1",
                "--json",
                "--variant=anti-king",
                "--variant=anti-knight",
                "--variant=non-consecutive",
                file);
        assertThat(result.exit()).isZero();
        assertThat(result.objects().getFirst())
                .containsEntry("engine", "logic")
                .containsEntry("unique", 1L)
                .containsEntry("stuck", 1L)
                .containsEntry("many", 1L)
                .containsEntry("none", 1L)
                .containsEntry("unknown", 0L);
        assertThat(result.err())
                .isEqualTo(file + ": logic without trial solves 1 of 2 puzzles with one solution, 50.00 %\n");
    }

    @Test
    void whatTakesTooLongIsSaid() {
        var result = neuf(
                "bench", "--seconds=1", "--rounds=1", "--time-limit=1ms", "--engine=backtrack", Samples.EMPTY_LARGE);
        assertThat(result.exit()).isEqualTo(4);
        assertThat(result.err()).endsWith(": 1 puzzle not settled in the time for one puzzle\n");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "--seconds 0 1...|--seconds: '0' must be a whole number from 1 to 3600",
                "--rounds x 1...|--rounds: 'x' must be a whole number from 1 to 1000",
                "--engine simple 1...|--engine: 'simple' is not known: expected one of auto",
                "--signature 1...|--signature does not go with PUZZLE",
                "--signature --engine backtrack|--signature does not go with --engine",
                "--signature --peer x|--signature does not go with --peer"
            })
    void wrongUsageIsSaid(String args, String complaint) {
        var result = neuf(("bench " + args).split(" "));
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).startsWith("neuf: " + complaint);
    }

    @Test
    void theSignatureIsTheSumOverTheEngines() {
        var objects = neuf("bench", "--signature", "--json").objects();
        long sum = 0;
        for (Map<String, Object> share : objects.subList(0, objects.size() - 1)) {
            assertThat(number(share, "choices")).isPositive();
            sum += (long) number(share, "choices");
        }
        assertThat(objects).hasSize(Engines.names().size() + 2);
        assertThat(objects.getLast()).isEqualTo(Map.of("signature", sum));
        assertThat(PIPE.with("LANG", "fr").run("bench", "--signature").lines().getLast())
                .isEqualTo("Signature: " + sum);
    }

    /** The reference and what is best for a puzzle agree, and each kind of answer is there. */
    @Test
    void theFixedPuzzlesAreOfEveryKind() {
        List<Puzzle> puzzles = Signature.puzzles();
        var limits = Limits.NONE.withSolutions(2);
        Engine reference = Engines.of("backtrack");
        Engine best = Engines.of("auto");
        long[] found = new long[3];
        for (Puzzle puzzle : puzzles) {
            int solutions = (int) reference.each(puzzle, limits, _ -> true).solutions();
            assertThat(best.each(puzzle, limits, _ -> true).solutions()).isEqualTo(solutions);
            found[solutions]++;
        }
        assertThat(found).doesNotContain(0);
        assertThat(puzzles).extracting(puzzle -> puzzle.layout().size()).contains(4, 6, 8, 9, 10, 12, 15, 16);
        assertThat(puzzles).anyMatch(puzzle -> !puzzle.variants().isEmpty());
        assertThat(puzzles).doesNotHaveDuplicates();
    }
}
