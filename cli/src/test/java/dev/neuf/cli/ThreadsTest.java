package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.TERMINAL;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Output is the same to the byte, however many threads have worked on it. */
class ThreadsTest {

    private static final List<String> KINDS = List.of(
            Samples.FOUR,
            Samples.NINE,
            Samples.HARD,
            Samples.MANY,
            Samples.CLASH,
            Samples.STRANDED,
            Samples.HOMELESS,
            Samples.HOPELESS,
            Samples.BAD,
            "not a puzzle",
            "1........................", // Latin square: a remark
            "{\"size\":4,\"givens\":\".24.1..34..2....\",\"values\":\"3...............\"}",
            "{\"size\":1,\"title\":\"x\"}",
            "{\"size\":}",
            Samples.JIGSAW.strip(),
            "8 0\n" + "1.......\n".repeat(8).strip());

    /** Puzzles of all kinds, good and bad, quick and slow. */
    private static String mixed(int count) {
        var random = new Random(7);
        var stream = new StringBuilder();
        for (int i = 0; i < count; i++) {
            stream.append(KINDS.get(random.nextInt(KINDS.size()))).append("\n\n");
        }
        return stream.toString();
    }

    private static void assertSame(Console console, String command) {
        List<String> args = List.of(command.split(" "));
        var alone = console.run(with(args, "1"));
        assertThat(alone.out()).isNotEmpty();
        for (String threads : new String[] {"2", "3", "8"}) {
            assertThat(console.run(with(args, threads)))
                    .as(command + " on " + threads)
                    .isEqualTo(alone);
        }
        var usual = new ArrayList<>(args);
        usual.add("-");
        assertThat(console.run(usual.toArray(String[]::new))).as(command).isEqualTo(alone);
    }

    private static String[] with(List<String> args, String threads) {
        var all = new ArrayList<>(args);
        all.addAll(List.of("--threads", threads, "-"));
        return all.toArray(String[]::new);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve",
                "solve --unique",
                "solve --json",
                "solve --to picture",
                "solve --to sku",
                "solve --all --limit 100",
                "solve --all --limit 5 --json",
                "solve --engine simple --steps",
                "solve --engine simple --steps --json",
                "solve --report epfl",
                "solve --from line",
                "solve --lang fr",
                "count --limit 1000",
                "count --limit 1000 --json",
                "check",
                "check --json",
                "convert --to json",
                "convert --to picture",
                "convert --to line --json",
            })
    void outputIsTheSameForEveryNumberOfThreads(String command) {
        assertSame(PIPE.reading(mixed(300)), command);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve",
                "solve --all --limit 100",
                "count --limit 1000",
                "candidates",
                "check",
                "convert --to sku"
            })
    void aPersonSeesTheSameToo(String command) {
        assertSame(TERMINAL.reading(mixed(60)), command);
    }

    @Test
    void replyThatIsTooLongToKeepIsTheSameToo() {
        String stream = String.join("\n", Samples.FOUR, Samples.EMPTY_NINE, Samples.EMPTY_NINE, Samples.MANY) + "\n";
        assertSame(PIPE.reading(stream), "solve --all --limit 3000 --from line");
        assertSame(PIPE.reading(stream), "solve --all --limit 3000 --from line --json");
        String large = ("1" + ".".repeat(4095) + "\n").repeat(40);
        assertSame(PIPE.reading(large), "convert --to picture --from line");
    }

    @Test
    void oneSlowPuzzleHoldsNobodyUpForEver() {
        String stream = Samples.EMPTY_NINE + "\n" + (Samples.FOUR + "\n").repeat(6000);
        assertSame(PIPE.reading(stream), "count --limit 30000 --from line");
    }

    @Test
    void sourcesKeepTheirOrderWhateverIsWrongWithThem(@TempDir Path folder) throws IOException {
        String file = Files.writeString(folder.resolve("mixed.txt"), mixed(50)).toString();
        String[] words = {Samples.HARD, file, "no-such-file", "-", folder.toString(), Samples.BAD, file, Samples.MANY};
        for (String form : new String[] {"--to=line", "--json"}) {
            var args = new ArrayList<>(List.of("solve", form, "--threads", "1"));
            args.addAll(List.of(words));
            var alone = PIPE.reading(Samples.NINE).run(args.toArray(String[]::new));
            args.set(3, "4");
            assertThat(PIPE.reading(Samples.NINE).run(args.toArray(String[]::new)))
                    .isEqualTo(alone);
            assertThat(alone.exit()).isEqualTo(3);
            assertThat(alone.err()).contains("neuf: 'no-such-file' is neither").contains("puzzle 6:1:13: ");
        }
    }

    @Test
    void badPuzzleIsReportedWithItsNumberAndItsPlace() {
        String good = (Samples.NINE + "\n").repeat(700);
        var result = PIPE.reading(good + "53..x\n" + good).run("solve", "--json", "--threads", "4", "-");
        assertThat(result.objects()).hasSize(1401);
        assertThat(result.objects().get(700))
                .containsEntry("puzzle", 701L)
                .containsEntry("line", 701L)
                .containsKey("error")
                .doesNotContainKey("answer");
        assertThat(result.objects())
                .extracting(object -> object.get("puzzle"))
                .containsExactlyElementsOf(
                        LongStream.rangeClosed(1, 1401).boxed().toList());
        assertThat(result.exit()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "abc", "1.5", "257", "99999999999999999999", "2x"})
    void nonsenseIsRefused(String threads) {
        for (String command : new String[] {"solve", "count", "check", "convert --to line"}) {
            var result = neuf((command + " --threads=" + threads + " " + Samples.FOUR).split(" "));
            assertThat(result.exit()).as(command).isEqualTo(2);
            assertThat(result.out()).isEmpty();
            assertThat(result.err())
                    .isEqualTo("neuf: --threads: '" + threads + "' must be a whole number from 1 to 256\n");
        }
    }

    @Test
    void manyThreadsAreFineForFewPuzzles() {
        assertThat(neuf("count", "--threads", "256", Samples.MANY, Samples.FOUR).out())
                .isEqualTo("72\n1\n");
        assertThat(neuf("count", "--threads", "256", Samples.MANY).out()).isEqualTo("72\n");
    }

    @Test
    void limitIsReachedByThoseItIsMeantFor() {
        String stream = String.join("\n", Samples.FOUR, Samples.EMPTY_LARGE, Samples.NINE, Samples.EMPTY_LARGE) + "\n";
        var result = PIPE.reading(stream).run("solve", "--time-limit", "1ms", "--threads", "2", "--from", "line", "-");
        assertThat(result.lines()).hasSize(4);
        assertThat(result.exit()).isEqualTo(4);
        assertThat(result.err())
                .contains("stdin:2: not solved: the time limit was reached")
                .contains("stdin:4: not solved: the time limit was reached");
    }
}
