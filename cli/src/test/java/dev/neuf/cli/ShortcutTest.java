package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.TERMINAL;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The short way says the same to the byte as the ordinary way. A blank after a line is enough to make it go that one. */
class ShortcutTest {

    private static final String SEVERAL = "...." + Samples.NINE.substring(4).replace('1', '.');

    private static final String CLASH = "55" + Samples.NINE.substring(2);

    /** No clash, but the first row has no place for a 9. */
    private static final String NONE = "12345678." + "........9" + ".".repeat(63);

    private static final List<String> PLAIN = List.of(
            Samples.NINE,
            Samples.NINE,
            Samples.NINE.replace('.', '0'),
            Samples.NINE.replace('.', '_'),
            Samples.NINE.replace('.', '-'),
            Samples.HARD,
            Samples.HARD.replace('.', '*'),
            Samples.HARD.replace("..", ".0"),
            SEVERAL,
            CLASH,
            NONE,
            Samples.NINE_SOLVED,
            Samples.NINE_SOLVED.replace('9', 'X'),
            "1" + ".".repeat(80),
            "35" + Samples.NINE_SOLVED.substring(2));

    private static final List<String> ODD = List.of(
            "",
            "# a comment",
            "12",
            "not a puzzle",
            Samples.NINE + " # named",
            Samples.NINE + " easy",
            Samples.NINE + "1",
            Samples.NINE.substring(1),
            Samples.NINE.substring(1) + "?",
            "\uFEFF" + Samples.NINE,
            Samples.EMPTY_NINE,
            "Sudoku X",
            "111222333".repeat(3) + "444555666".repeat(3) + "777888999".repeat(3),
            "1........................",
            Samples.FOUR,
            Samples.FOUR.replaceAll("(.{4})", "$1\n"),
            Samples.JIGSAW.strip(),
            "{\"size\":4,\"givens\":\".24.1..34..2....\"}",
            "?".repeat(70_000));

    private static final Pattern ALONE = Pattern.compile("(?m)^([1-9.0_*X-]{81})(\r?)$");

    private static String mixed(int seed, int lines, int odd, String end) {
        var random = new Random(seed);
        var stream = new StringBuilder();
        for (int i = 0; i < lines; i++) {
            boolean isOdd = random.nextInt(100) < odd;
            // mostly usual puzzles, so that there is something to do for the short way
            boolean isUsual = !isOdd && random.nextInt(4) > 0;
            List<String> kinds = isOdd ? ODD : PLAIN;
            stream.append(isUsual ? Samples.NINE : kinds.get(random.nextInt(kinds.size())))
                    .append(end);
        }
        return stream.append(Samples.NINE).toString();
    }

    private static void assertSame(String stream, String command) {
        assertThat(ordinary(stream)).isNotEqualTo(stream);
        var expected = PIPE.reading(ordinary(stream)).run(with(command, "--threads=1", "-"));
        assertThat(expected.out()).isNotEmpty();
        for (String threads : new String[] {"1", "2", "4"}) {
            assertThat(PIPE.reading(stream).run(with(command, "--threads=" + threads, "-")))
                    .as(command + " on " + threads)
                    .isEqualTo(expected);
        }
    }

    private static String ordinary(String stream) {
        return ALONE.matcher(stream).replaceAll("$1 $2");
    }

    private static String[] with(String command, String... more) {
        var all = new ArrayList<>(List.of(command.split(" ")));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve",
                "solve --unique",
                "solve --to line",
                "solve --to picture",
                "solve --from line",
                "solve --size 9",
                "solve --variant diagonals --from line",
                "solve --shape latin --from line",
                "solve --lang fr",
                "solve --json",
                "solve --report epfl",
                "solve --all --limit 3",
                "solve --engine backtrack",
                "solve --engine simple",
                "count --limit 1",
                "count --limit 2",
                "count --limit 50",
                "count --limit 50 --lang fr",
                "count --limit 50 --json",
                "check",
                "check --lang fr",
                "check --json",
                "check --variant diagonals --from line",
                "canon",
                "canon --to line",
                "canon --to picture",
                "canon --json",
                "canon --variant diagonals --from line",
                "canon --distinct",
                "canon --distinct --lang fr",
            })
    void bothWaysSayTheSame(String command) {
        assertSame(mixed(1, 300, 0, "\n"), command);
        assertSame(mixed(2, 300, 3, "\r\n"), command);
        assertSame("\uFEFF" + mixed(3, 150, 30, "\n"), command);
    }

    /** A grade takes longer than an answer. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "rate",
                "rate --scale hodoku",
                "rate --scale report",
                "rate --no-uniqueness --lang fr",
                "rate --json"
            })
    void bothWaysGiveTheSameGrade(String command) {
        assertSame(mixed(7, 40, 3, "\n"), command);
    }

    /** With more lines than the reader holds, and than are taken together. */
    @ParameterizedTest
    @ValueSource(strings = {"solve", "count --limit 9", "check", "canon", "canon --distinct"})
    void bothWaysSayTheSameOfALongStream(String command) {
        assertSame((Samples.NINE + "\n").repeat(5000) + CLASH, command);
        assertSame(mixed(4, 3000, 1, "\n"), command);
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve --unique", "count --limit=9", "check --lang=fr"})
    void sourcesKeepTheirNamesAndLines(String command, @TempDir Path folder) throws IOException {
        Path file = folder.resolve("a file.txt");
        String typed = String.join("\n", Samples.NINE, Samples.NINE, Samples.NINE, SEVERAL, Samples.NINE);
        String[] sources = {typed, file.toString(), typed, "no-such-file", file.toString()};
        Files.writeString(file, mixed(5, 100, 2, "\n"));
        var result = PIPE.run(with(command, sources));
        Files.writeString(file, ordinary(mixed(5, 100, 2, "\n")));
        sources[0] = ordinary(typed);
        sources[2] = sources[0];
        assertThat(result).isEqualTo(PIPE.run(with(command, sources)));
        assertThat(result.out()).isNotEmpty();
    }

    @Test
    void answersInAFileAreTheSame(@TempDir Path folder) throws IOException {
        String file = folder.resolve("out.txt").toString();
        String stream = mixed(6, 500, 1, "\n");
        var result = PIPE.reading(stream).run("solve", "-o", file, "-");
        assertThat(result.exit()).isEqualTo(3);
        assertThat(Files.readString(Path.of(file)))
                .isEqualTo(PIPE.reading(stream).run("solve", "-").out());
    }

    @Test
    void aPersonSeesPictures() {
        var result = TERMINAL.reading((Samples.NINE + "\n").repeat(10)).run("solve", "--color=never", "-");
        assertThat(result.out()).doesNotContain(Samples.NINE_SOLVED);
        assertThat(result.lines().stream().filter("Exactly one solution."::equals))
                .hasSize(10);
    }

    /** Batches of one puzzle each: to send on each of them would take longer than to solve it. */
    @Test
    void smallBatchesAreWrittenTogether() {
        var writes = new AtomicInteger();
        var counting = new OutputStream() {
            @Override
            public void write(int b) {
                writes.incrementAndGet();
            }

            @Override
            public void write(byte[] bytes, int from, int length) {
                writes.incrementAndGet();
            }
        };
        var out = new PrintStream(new BufferedOutputStream(counting, 1 << 16));
        var err = new PrintStream(OutputStream.nullOutputStream());
        byte[] stream = (Samples.NINE + "\n" + SEVERAL + "\n").repeat(1000).getBytes(StandardCharsets.UTF_8);
        // with more threads it depends on who is first
        assertThat(Neuf.run(PIPE.io(new ByteArrayInputStream(stream), out, err), "solve", "--threads=1", "-"))
                .isZero();
        assertThat(writes).hasValueLessThan(200);
    }

    /** Otherwise all of this would be about nothing. */
    @Test
    void theShortWayIsTaken() {
        var alone = new AtomicInteger();
        var out = new PrintStream(OutputStream.nullOutputStream()) {
            @Override
            public void print(String text) {
                alone.incrementAndGet();
            }
        };
        byte[] stream = (Samples.NINE + "\n").repeat(5000).getBytes(StandardCharsets.UTF_8);
        for (String command :
                List.of("solve", "solve --to line --unique --size 9", "count --limit 2", "check", "rate")) {
            var err = new PrintStream(OutputStream.nullOutputStream());
            alone.set(0);
            assertThat(Neuf.run(PIPE.io(new ByteArrayInputStream(stream), out, err), with(command, "-")))
                    .isZero();
            assertThat(alone).as(command).hasValueLessThan(50);
        }
    }
}
