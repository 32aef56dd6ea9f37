package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.words.Language;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The drop-in {@code sudoku}, beside what sudoku.txt says of its command lines. */
class SudokuTest {

    @TempDir
    Path folder;

    private Path file(String name, String grid) throws IOException {
        return Files.writeString(folder.resolve(name), sku(grid));
    }

    /** A puzzle in one line, written in rows. */
    private static String sku(String line) {
        int size = (int) Math.sqrt(line.length());
        return line.replace('.', '_').replaceAll("(.{" + size + "})", "$1\n");
    }

    private static Console.Result sudoku(Object... args) {
        return PIPE.run(Stream.concat(Stream.of("sudoku"), Arrays.stream(args))
                .map(Object::toString)
                .toArray(String[]::new));
    }

    /** Every grid of a text, read as a stream in the format sku. */
    private static List<Grid> grids(String text) {
        var forced = Optional.of(Format.SKU);
        var entries = new Entries(new StringReader(text), forced);
        var grids = new ArrayList<Grid>();
        while (entries.hasNext()) {
            switch (entries.next().read(forced, Hints.NONE)) {
                case Parsed.Ok ok -> grids.add(ok.sheet().values());
                case Parsed.Bad bad -> throw new AssertionError(bad.toString());
            }
        }
        return grids;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".",
                "1",
                Samples.FOUR,
                Samples.FOUR_SOLVED,
                Samples.MANY,
                Samples.NINE,
                Samples.HARD,
                Samples.NINE_SOLVED
            })
    void aFileOfAnswersIsAStreamOfGrids(String puzzle) throws IOException {
        Path in = file("in.sku", puzzle);
        Path out = folder.resolve("out.sku");
        assertThat(sudoku("-av", "-o", out, in, in).exit()).isZero();
        List<Grid> one = new ArrayList<>(grids(Files.readString(in)));
        Engines.of("auto").each(puzzle(puzzle), Limits.NONE, one::add);
        assertThat(grids(Files.readString(out)))
                .isEqualTo(Stream.concat(one.stream(), one.stream()).toList());
    }

    private static Puzzle puzzle(String line) {
        return switch (Format.SKU.read(sku(line), Hints.NONE)) {
            case Parsed.Ok ok -> ok.sheet().puzzle();
            case Parsed.Bad bad -> throw new AssertionError(bad.toString());
        };
    }

    @Test
    void aFileOfAnswersCanBeSolvedAgain() throws IOException {
        Path out = folder.resolve("out.sku");
        sudoku("-a", "-o", out, file("many.sku", Samples.MANY));
        var again = sudoku("-a", out);
        assertThat(again.exit()).isZero();
        assertThat(again.lines().stream().filter("# Number of solutions: 1"::equals))
                .hasSize(72);
    }

    @Test
    void inAFileEveryLineIsARowOrAComment() throws IOException {
        Path in = file("in.sku", Samples.MANY);
        Path out = folder.resolve("out.sku");
        sudoku("-avo", out, in, folder.resolve("missing.sku"), file("clash.sku", Samples.CLASH));
        assertThat(Files.readString(out).lines()).allMatch(line -> line.matches("# \\S.*|[_1-4]( [_1-4]){3}"));
    }

    @Test
    void aLineBreakInTheNameOfAFileBreaksNoComment() throws IOException {
        Path in = file("one\n2\ntwo.sku", "1");
        Path out = folder.resolve("out.sku");
        assertThat(sudoku("-o", out, in).exit()).isZero();
        assertThat(grids(Files.readString(out))).hasSize(1);
    }

    @Test
    void theInputCanBeTheOutput() throws IOException {
        Path file = file("grid.sku", Samples.FOUR);
        assertThat(sudoku("-o", file, file).exit()).isZero();
        assertThat(grids(Files.readString(file))).hasSize(1).allMatch(Grid::isFull);
        assertThat(folder.toFile().list()).containsExactly("grid.sku");
    }

    @Test
    void anOutputIsKeptWhereNothingWasAnswered() throws IOException {
        Path out = Files.writeString(folder.resolve("out.sku"), "old");
        assertThat(sudoku("-o", out, folder.resolve("missing.sku")).exit()).isEqualTo(1);
        assertThat(sudoku("-x", "-o", out, file("in.sku", "1")).exit()).isEqualTo(1);
        assertThat(out).hasContent("old");
    }

    @ParameterizedTest
    @ValueSource(strings = {Samples.HARD, Samples.HOPELESS, Samples.NINE, Samples.MANY})
    void statisticsAreThoseOfTheEngine(String puzzle) throws IOException {
        Path in = file("in.sku", puzzle);
        Tally first = Engines.of("auto").each(puzzle(puzzle), Limits.NONE, _ -> false);
        Tally all = Engines.of("auto").each(puzzle(puzzle), Limits.NONE, _ -> true);
        assertThat(sudoku("-v", in).out())
                .endsWith("* Number of choices: %d\n* Number of backtracks: %d\n"
                        .formatted(first.choices(), first.backtracks()));
        assertThat(sudoku("-av", in).out())
                .endsWith("* Number of choices: %d\n* Number of backtracks: %d\n"
                        .formatted(all.choices(), all.backtracks()));
    }

    @Test
    void aHardGridTakesChoicesAndBacktracks() throws IOException {
        String out = sudoku("-v", file("hard.sku", Samples.HARD)).out();
        assertThat(out)
                .contains("* Initial fill ratio: 25%\n")
                .containsPattern("\\* Number of choices: [1-9]\\d*\n\\* Number of backtracks: [1-9]\\d*\n");
    }

    @Test
    void theVersionComesWithTheSizes() {
        for (String option : List.of("-V", "--version", "--vers")) {
            var result = sudoku(option);
            assertThat(result.exit()).isZero();
            assertThat(result.err()).isEmpty();
            assertThat(result.out()).matches("sudoku \\(neuf \\S+, Java \\d+\\)\nSizes: 1, 4, 9, 16, 25, 36, 49, 64\n");
        }
    }

    @Test
    void whatStandsFirstCountsFirst() {
        assertThat(sudoku("-h", "-x").exit()).isZero();
        assertThat(sudoku("-x", "-h").exit()).isEqualTo(1);
        assertThat(sudoku("-Vh").out()).startsWith("sudoku (");
        assertThat(sudoku("-hV").out()).startsWith("Usage:");
        assertThat(sudoku("-g10", "-h").out()).isEmpty();
    }

    @Test
    void aLimitThatIsReachedIsNoAnswer() throws IOException {
        Path in = file("large.sku", Samples.EMPTY_LARGE);
        assertThat(limited(0, "-v", in.toString())).isEqualTo("""
                        1
                        ***** Solving '%s'...
                        Input grid:
                        (grid)
                        sudoku: %s:1: not solved: the limit of tries was reached
                        Statistics for the current run:
                        * Initial fill ratio: 0%%
                        * Number of choices: 0
                        * Number of backtracks: 0
                        """.formatted(in, in));
        Path many = file("many.sku", Samples.MANY);
        assertThat(limited(3, "-a", many.toString()))
                .startsWith("1\n")
                .doesNotContain("solved!", "inconsistent", "Number of solutions")
                .endsWith("so far: the limit of tries was reached\n");
    }

    /** Exit status, output and remarks of a run with so many tries. */
    private static String limited(long tries, String... args) {
        return run(Limits.NONE.withNodes(tries), args).replaceAll("(_( _){63}\n){64}", "(grid)\n");
    }

    private static String run(Limits limits, String... args) {
        var out = new ByteArrayOutputStream();
        var print = new PrintStream(out, true, StandardCharsets.UTF_8);
        Io io = PIPE.io(InputStream.nullInputStream(), print, print);
        int exit = new Sudoku(io, Language.ENGLISH, limits, () -> "").run(List.of(args));
        return exit + "\n" + out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void anInterruptedRunSaysHowFarItGot() throws IOException {
        Path in = file("nine.sku", Samples.EMPTY_NINE);
        Path out = Files.writeString(folder.resolve("out.sku"), "old");
        var asked = new AtomicInteger();
        Limits limits = Limits.NONE.withCancelled(() -> asked.incrementAndGet() > 10);
        String told = run(limits, "-a", "-o", out.toString(), in.toString(), in.toString());
        Path kept = folder.resolve("out.sku.part");
        int found = grids(Files.readString(kept)).size();
        assertThat(found).isPositive();
        assertThat(told).isEqualTo("""
                        1
                        sudoku: %s:1: %d solutions so far: interrupted
                        sudoku: interrupted: what was written so far is in '%s'
                        """.formatted(in, found, kept));
        assertThat(out).hasContent("old");
        assertThat(Files.readString(kept)).doesNotContain("solved!", "Number of solutions");
    }

    @Test
    void allSolutionsOfAnEmptyGridEndWhenNobodyReadsAnyMore() throws IOException {
        var broken = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        var err = new ByteArrayOutputStream();
        var io = PIPE.io(InputStream.nullInputStream(), new PrintStream(broken), new PrintStream(err));
        String in = file("nine.sku", Samples.EMPTY_NINE).toString();
        assertThat(Neuf.run(io, "sudoku", "-a", in)).isZero();
        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void aFullDiskIsSaidOnceAndIsAFailure() throws IOException {
        var full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        String in = file("in.sku", Samples.FOUR).toString();
        for (String arg : List.of(in, "--help", "--version")) {
            var err = new ByteArrayOutputStream();
            var io = PIPE.io(InputStream.nullInputStream(), Streams.answer(full, "stdout"), new PrintStream(err));
            assertThat(Neuf.run(io, "sudoku", arg)).isEqualTo(1);
            assertThat(err.toString(StandardCharsets.UTF_8))
                    .isEqualTo("sudoku: 'stdout' cannot be written: No space left on device\n");
        }
    }

    @Test
    void aFolderIsNoGrid() {
        var result = sudoku(folder);
        assertThat(result.exit()).isEqualTo(1);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).startsWith("sudoku: '" + folder + "' cannot be read: ");
    }

    @Test
    void aPersonIsAskedToType() {
        var result = Console.TERMINAL.run("sudoku", "-");
        assertThat(result.err()).startsWith("sudoku: type or paste puzzles; Ctrl-D ends\n");
    }

    @Test
    void remarksAreInTheLanguageOfThePersonAndTheAnswerIsNot() throws IOException {
        Path in = file("in.sku", Samples.FOUR);
        Path clash = file("clash.sku", Samples.CLASH);
        Console french = PIPE.with("LANG", "fr_FR.UTF-8");
        String[] args = {"sudoku", "-auv", in.toString(), clash.toString(), "rien.sku"};
        assertThat(french.run(args).out()).isEqualTo(neuf(args).out());
        assertThat(french.run(args).err())
                .contains("sudoku: attention : --unique sert à créer des grilles")
                .contains("clash.sku:1: la ligne 1 contient plusieurs fois le chiffre 1 : r1c1, r1c2")
                .contains("sudoku: « rien.sku » ne peut pas être lu : ce fichier n'existe pas");
        assertThat(french.run("sudoku", "--ver").err())
                .startsWith("sudoku: l'option « --ver » est ambiguë : elle peut désigner --verbose, --version\n");
        assertThat(french.run("sudoku", "-g10").err()).contains("pas de grille de taille « 10 »");
        assertThat(french.run("sudoku", "-ag4").err()).contains("--all sert à résoudre");
        assertThat(french.run("sudoku").err()).contains("nommez les fichiers à résoudre");
        assertThat(french.run("sudoku", "-o", "x").err()).contains("« x » doit recevoir la réponse");
    }

    @Test
    void aGridThatWasMadeCanBeReadAgainAndHasOneSolution() throws IOException {
        for (String size : List.of("", "4", "16")) {
            Path made = folder.resolve("made" + size + ".sku");
            assertThat(neuf("sudoku", "-u", "-g" + size, "-o", made.toString()).exit())
                    .isZero();
            List<String> solved = neuf("sudoku", "-av", made.toString()).lines();
            assertThat(solved)
                    .contains("# Number of solutions: 1")
                    .anyMatch(line -> line.matches("\\* Initial fill ratio: 6[0-2]%"));
        }
    }

    @Test
    void theSettingsOfNeufStandBeforeItsName() {
        assertThat(neuf("--lang", "fr", "sudoku", "-ag1").err()).contains("--all sert à résoudre");
        assertThat(neuf("--lang", "xx", "sudoku", "-g").exit()).isEqualTo(2);
        assertThat(neuf("--version", "sudoku").out())
                .isEqualTo(neuf("--version").out());
    }
}
