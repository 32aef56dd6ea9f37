package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where puzzles come from, and what is said about them beside their text. */
class InputTest {

    @TempDir
    Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void aPuzzleIsTypedOrInAFileOrOnStandardInput() throws IOException {
        String file = file("nine.txt", Samples.NINE + "\n");
        var result = PIPE.reading(Samples.FOUR).run("solve", file, Samples.MANY, "-");
        assertThat(result.lines()).hasSize(3).startsWith(Samples.NINE_SOLVED).endsWith(Samples.FOUR_SOLVED);
        assertThat(result.err()).contains("puzzle 2: More than one solution");
    }

    @Test
    void aFileMayHoldManyPuzzlesOfManyKinds() throws IOException {
        String file = file(
                "many.txt",
                Samples.NINE + "\n\n4 0\n.24.\n1..3\n4..2\n.13.\n\n" + "{\"size\":1}\n"
                        + "_ 2 4 _\n1 _ _ 3\n4 _ _ 2\n_ 1 3 _\n");
        var result = neuf("check", "--json", file);
        assertThat(result.lines()).hasSize(4);
        assertThat(result.out())
                .contains("\"line\":1,\"format\":\"line\"")
                .contains("\"line\":3,\"format\":\"epfl\"")
                .contains("\"line\":9,\"format\":\"json\"")
                .contains("\"line\":10,\"format\":\"sku\"");
    }

    @Test
    void aMistakeHasFileLineAndColumn() throws IOException {
        String file = file("bad.txt", "# title\n.24.\n1..3\n4.x2\n.1?.\n");
        assertThat(neuf("solve", file).err()).startsWith(file + ":4:3: 'x' cannot stand in a 4x4 puzzle");
    }

    @Test
    void aFileNamedLikeATypedPuzzleKeepsItsLines() throws IOException {
        String text = Samples.CLASH + "\n";
        String file = file("puzzle.txt", text);
        assertThat(neuf("solve", file).err()).startsWith(file + ":1: no solution");
    }

    @Test
    void aSlipInATypedPuzzleIsShownInItsPlace() {
        assertThat(neuf("count", "12x4............").err()).startsWith("puzzle:1:3: 'x' cannot stand in a 4x4 puzzle");
        assertThat(neuf("count", "12345678.sku").err()).contains("is neither a file nor a puzzle");
    }

    @Test
    void aPuzzleMayBeTypedInManyLines() {
        assertThat(neuf("solve", ".24.\n1..3\n4..2\n.13.").exit()).isZero();
        assertThat(neuf("solve", ".24.\n1..3\n4..2\n.1?.").err()).startsWith("puzzle:4:3: '?' cannot stand in");
        assertThat(neuf("solve", "{\"size\":4,\"givens\":\".24.1..34..2.13.\"}").exit())
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no-such-file",
                "puzzles.txt",
                "no/such/folder/puzzles.txt",
                "a/very/long/name/of/a/file/that/is/not/there/but/has/more/than/sixty/letters.txt"
            })
    void aFileThatIsNotThereIsNoPuzzle(String name) {
        var result = neuf("solve", name);
        assertThat(result.exit()).isEqualTo(3);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).contains(name.substring(0, 10)).endsWith("is neither a file nor a puzzle\n");
        assertThat(result.err().length()).isLessThan(120);
    }

    @ParameterizedTest
    @ValueSource(strings = {"12", "1.3", "53..7....6..195", "{\"size\":", "0123456789012345"})
    void aTypedPuzzleWithAMistakeIsNotTakenForAFile(String word) {
        var result = neuf("solve", word);
        assertThat(result.exit()).isEqualTo(3);
        assertThat(result.out()).isEqualTo("\n");
        assertThat(result.err()).startsWith("puzzle:").doesNotContain("neither a file");
    }

    @Test
    void aFolderIsNoFile() {
        var result = neuf("check", folder.toString());
        assertThat(result.exit()).isEqualTo(3);
        assertThat(result.err()).isEqualTo("neuf: '" + folder + "' is a folder: name the files in it\n");
    }

    @Test
    void aFileThatMayNotBeReadIsSaidToBeSo() throws IOException {
        Path file = Path.of(file("secret.txt", Samples.FOUR));
        Files.setPosixFilePermissions(file, Set.of());
        assumeFalse(Files.isReadable(file), "this user may read everything");
        var result = neuf("solve", file.toString());
        assertThat(result.exit()).isEqualTo(3);
        assertThat(result.err()).isEqualTo("neuf: '" + file + "' cannot be read: permission denied\n");
    }

    @Test
    void aFileThatFailsWhileItIsReadIsSaidToBeSo() {
        assumeTrue(Files.exists(Path.of("/proc/self/mem")), "no file here that opens and then fails");
        var result = neuf("solve", "/proc/self/mem", Samples.FOUR);
        assertThat(result.exit()).isEqualTo(3);
        assertThat(result.out()).isEqualTo(Samples.FOUR_SOLVED + "\n");
        assertThat(result.err())
                .startsWith("neuf: '/proc/self/mem' cannot be read: ")
                .doesNotContain("Exception");
    }

    @Test
    void standardInputThatFailsIsSaidToBeSo() throws IOException {
        InputStream broken = InputStream.nullInputStream();
        broken.close();
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        int exit = Neuf.run(PIPE.io(broken, new PrintStream(out), new PrintStream(err)), "count", "-");
        assertThat(exit).isEqualTo(3);
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("neuf: '-' cannot be read: Stream closed\n");
    }

    @Test
    void nothingIsNotAPuzzle() throws IOException {
        assertThat(neuf("solve", "").err()).isEqualTo("puzzle: there is no puzzle here: the text is empty\n");
        assertThat(neuf("solve", "").exit()).isEqualTo(3);
        assertThat(neuf("solve", "  ").exit()).isEqualTo(3);
        assertThat(neuf("solve", "-").err()).isEqualTo("stdin:1: there is no puzzle here: the text is empty\n");
        String empty = file("empty.txt", "");
        assertThat(neuf("count", empty).err()).isEqualTo(empty + ":1: there is no puzzle here: the text is empty\n");
        String comments = file("comments.txt", "# nothing\n\n# at all\n");
        assertThat(neuf("check", comments).err()).contains("there is no puzzle here, only comments");
    }

    @Test
    void whatIsNoTextIsNoPuzzle() throws IOException {
        Path file = folder.resolve("picture.png");
        Files.write(file, new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0});
        var result = neuf("solve", file.toString());
        assertThat(result.exit()).isEqualTo(3);
        assertThat(result.remarks()).hasSize(1);
        assertThat(result.err()).contains("this is not text");
    }

    @Test
    void aBadSourceDoesNotStopTheOthers() {
        var result = neuf("solve", "no-such-file", Samples.FOUR, folder.toString(), Samples.NINE);
        assertThat(result.lines()).containsExactly(Samples.FOUR_SOLVED, Samples.NINE_SOLVED);
        assertThat(result.exit()).isEqualTo(3);
    }

    @Test
    void linesMayEndAsOnAnySystem() {
        assertThat(PIPE.reading(Samples.FOUR + "\r\n" + Samples.FOUR + "\r\n")
                        .run("solve", "--from", "line", "-")
                        .out())
                .isEqualTo((Samples.FOUR_SOLVED + "\n").repeat(2));
        assertThat(PIPE.reading("\uFEFF" + Samples.NINE).run("solve", "-").out())
                .isEqualTo(Samples.NINE_SOLVED + "\n");
    }

    @Test
    void aFormatCanBeForced() {
        String lines = (Samples.FOUR + "\n").repeat(16);
        assertThat(PIPE.reading(lines).run("solve", "--from", "line", "-").lines())
                .hasSize(16);
        assertThat(PIPE.reading(lines).run("check", "--from", "picture", "-").out())
                .contains("16x16 with boxes 4x4");
        assertThat(neuf("solve", "--from", "epfl", Samples.FOUR).err())
                .startsWith("puzzle:1:1: expected the size and 0 or 1 on the first line");
        assertThat(neuf("solve", "--from", "sku", Samples.FOUR).exit()).isEqualTo(3);
        assertThat(neuf("solve", "--from", "json", Samples.FOUR).exit()).isEqualTo(3);
        var wrong = neuf("solve", "--from", "xls", Samples.FOUR);
        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err())
                .isEqualTo("neuf: --from: 'xls' is not known: expected one of " + Samples.FORMATS + "\n");
    }

    private static final List<String> READERS = List.of("solve", "count", "check", "convert --to json");

    private static Console.Result read(String command, String... more) {
        var args = new ArrayList<>(List.of(command.split(" ")));
        args.addAll(List.of(more));
        return neuf(args.toArray(String[]::new));
    }

    @Test
    void everyCommandKnowsSizeShapeAndVariant() {
        for (String command : READERS) {
            assertThat(read(command, "--size", "4", "--shape", "latin", "--variant", "diagonals", Samples.MANY)
                            .exit())
                    .as(command)
                    .isBetween(0, 1);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            --shape   | 2y3             | '2y3' is not a shape
            --shape   | 9x9             | 9x9 make a board of size 81
            --shape   | 0x3             | 0x3 make a board of size 0
            --shape   | jigsaw:112      | 3 do not make a board of 1 to 64 rows
            --shape   | jigsaw:1112     | region 1 has more than 2 cells
            --size    | 0               | --size: '0' must be a whole number from 1 to 64
            --size    | 65              | --size: '65' must be a whole number from 1 to 64
            --size    | big             | --size: 'big' must be a whole number from 1 to 64
            --variant | diagonal        | 'diagonal' is not a variant: expected one of diagonals,
            --variant | cage            | cage: 'cells' is missing
            --variant | cage sum=99 cells=r1c1     | cage: 'sum' must be a whole number from 1 to 64, not 99
            --variant | cage sum=3 cells=r1c1,r1c1 | cage: the cell r1c1 is named twice
            --variant | odd cells=r65c1 | odd: 'r65c1' is not a cell: expected r1c1 to r64c64
            --variant | odd r1c1        | 'r1c1' in 'odd r1c1': expected name=value
            --variant | diagonals x=1   | diagonals: 'x' is not known
            """)
    void whatFitsNoPuzzleIsWrongUsageInEveryCommand(String option, String value, String why) {
        for (String command : READERS) {
            var result = read(command, option, value, Samples.FOUR, Samples.FOUR);
            assertThat(result.exit()).as(command).isEqualTo(2);
            assertThat(result.out()).isEmpty();
            assertThat(result.remarks()).hasSize(1);
            assertThat(result.err()).startsWith("neuf: ").contains(why);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            --shape   | 2x3                         | the shape 2x3 is for size 6, but this puzzle has size 4
            --shape   | jigsaw:111222333            | the shape jigsaw is for size 3, but this puzzle has size 4
            --size    | 9                           | this puzzle has size 4, not 9 as asked for
            --variant | odd cells=r5c1              | odd: 'r5c1' is not a cell: expected r1c1 to r4c4
            --variant | cage sum=20 cells=r1c1,r1c2 | cage: 'sum' must be a whole number from 3 to 7, not 20
            """)
    void whatDoesNotFitThisPuzzleIsSaidOfIt(String option, String value, String why) {
        for (String command : READERS) {
            var result = read(command, option, value, Samples.FOUR);
            assertThat(result.exit()).as(command).isEqualTo(3);
            assertThat(result.remarks()).hasSize(1);
            assertThat(result.err()).startsWith("puzzle: ").contains(why);
        }
    }

    @Test
    void aVariantThatNeedsBoxesSaysSo() {
        assertThat(neuf("solve", "--variant", "windoku", "--shape", "latin", Samples.MANY)
                        .err())
                .isEqualTo("puzzle: windoku: only a board with boxes can have it\n");
    }

    @Test
    void theShapeOfTheTextCanBeOverridden() {
        var result = PIPE.reading(Samples.JIGSAW).run("check", "--shape", "2x3", "-");
        assertThat(result.err()).isEqualTo("stdin:1: the regions of the text were replaced by the shape asked for\n");
        assertThat(result.out()).contains("6x6 with boxes 2x3");
    }

    @Test
    void variantsAddUp() {
        assertThat(neuf("count", "--variant", "diagonals", "--variant", "anti-king", ".".repeat(16))
                        .out())
                .isEqualTo("0\n");
        assertThat(neuf("count", "--variant", "odd cells=r1c1", "--variant", "even cells=r1c2", ".".repeat(16))
                        .out())
                .isEqualTo("96\n");
    }

    @Test
    void boxesAreAsPeopleExpect() {
        assertThat(neuf("check", "1" + ".".repeat(35)).out()).contains("6x6 with boxes 2x3");
        assertThat(neuf("check", "--shape", "3x2", "1" + ".".repeat(35)).out()).contains("6x6 with boxes 3x2");
        assertThat(neuf("check", "1" + ".".repeat(48)).out()).contains("7x7 Latin square");
    }
}
