package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code -o}, and what happens when something cannot be written. */
class OutputTest {

    @TempDir
    Path folder;

    /** What is in the folder: no draft must stay behind. */
    private String[] names() {
        return folder.toFile().list();
    }

    @Test
    void theAnswerGoesToTheFileAndNothingElseDoes() {
        Path file = folder.resolve("out.txt");
        var result = neuf("solve", "-o", file.toString(), Samples.NINE);
        assertThat(result.exit()).isZero();
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).isEqualTo("neuf: Exactly one solution.\n");
        assertThat(file).hasContent(Samples.NINE_SOLVED);
        assertThat(names()).containsExactly("out.txt");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "count", "candidates", "check", "convert --to line", "formats"})
    void everyCommandHasIt(String command) {
        Path file = folder.resolve("out.txt");
        String puzzle = command.equals("formats") ? "line" : Samples.FOUR;
        var plain = neuf((command + " " + puzzle).split(" "));
        var filed = neuf((command + " --output=" + file + " " + puzzle).split(" "));
        assertThat(filed.out()).isEmpty();
        assertThat(file).hasContent(plain.out());
    }

    @Test
    void aDashIsStandardOutput() {
        assertThat(neuf("solve", "-o", "-", Samples.FOUR).out()).isEqualTo(Samples.FOUR_SOLVED + "\n");
    }

    @Test
    void theFileOfTheQuestionCanBeThatOfTheAnswer() throws IOException {
        Path file = folder.resolve("puzzles.txt");
        Files.writeString(file, (Samples.NINE + "\n").repeat(3000));
        var result = neuf("solve", "-o", file.toString(), file.toString());
        assertThat(result.exit()).isZero();
        assertThat(Files.readString(file)).isEqualTo((Samples.NINE_SOLVED + "\n").repeat(3000));
        assertThat(names()).containsExactly("puzzles.txt");
    }

    @Test
    void theFileIsReplacedOnlyAtTheEnd() throws IOException {
        Path file = folder.resolve("out.txt");
        Files.writeString(file, "old");
        var seen = new StringBuilder();
        var text = new ByteArrayInputStream((Samples.FOUR + "\n").getBytes(StandardCharsets.UTF_8));
        var input = new FilterInputStream(text) {
            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                seen.append(Files.readString(file)).append('\n');
                return super.read(bytes, offset, length);
            }
        };
        var nowhere = new PrintStream(OutputStream.nullOutputStream());
        assertThat(Neuf.run(PIPE.io(input, nowhere, nowhere), "solve", "-o", file.toString(), "-"))
                .isZero();
        assertThat(seen.toString().lines()).isNotEmpty().containsOnly("old");
        assertThat(file).hasContent(Samples.FOUR_SOLVED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve --limit 2 1...............",
                "solve --engine warp 1...............",
                "solve --shape round 1...............",
                "solve --variant sudoku 1...............",
                "solve --to pdf 1...............",
                "solve",
                "count --limit none 1...............",
                "check --size huge 1...............",
                "convert 1...............",
                "formats pdf",
                "solve --lang xx 1..............."
            })
    void aCommandThatIsRefusedKeepsTheFile(String command) throws IOException {
        Path file = folder.resolve("out.txt");
        Files.writeString(file, "old");
        assertThat(neuf((command + " -o " + file).split(" ")).exit()).isEqualTo(2);
        assertThat(file).hasContent("old");
        assertThat(names()).containsExactly("out.txt");
    }

    @Test
    void aCommandThatIsRefusedMakesNoFile() {
        neuf("solve", "--limit", "2", "-o", folder.resolve("out.txt").toString(), Samples.MANY);
        assertThat(names()).isEmpty();
    }

    @Test
    void aFolderThatIsNotThereIsSaidToBeMissing() {
        Path file = folder.resolve("no").resolve("out.txt");
        var result = neuf("solve", "-o", file.toString(), Samples.FOUR);
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).isEqualTo("neuf: '" + file + "' cannot be written: there is no such folder\n");
    }

    @Test
    void aFolderIsNoFile() {
        var result = neuf("solve", "-o", folder.toString(), Samples.FOUR);
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.err()).startsWith("neuf: '" + folder + "' cannot be written: ");
        assertThat(names()).isEmpty();
    }

    @Test
    void aFolderThatMayNotBeWrittenIsSaidToBeSo() throws IOException {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-x------"));
        assumeFalse(Files.isWritable(folder), "this user may write everywhere");
        var result = neuf("solve", "-o", folder.resolve("out.txt").toString(), Samples.FOUR);
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.err()).endsWith("out.txt' cannot be written: permission denied\n");
    }

    @Test
    void aFileThatMayNotBeWrittenIsNotReplacedBehindItsBack() throws IOException {
        Path file = folder.resolve("out.txt");
        Files.writeString(file, "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
        assumeFalse(Files.isWritable(file), "this user may write everything");
        assertThat(neuf("solve", "-o", file.toString(), Samples.FOUR).exit()).isEqualTo(2);
        assertThat(file).hasContent("old");
    }

    @Test
    void aFileKeepsItsPermissions() throws IOException {
        Path file = folder.resolve("out.txt");
        Files.writeString(file, "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        assertThat(neuf("solve", "-o", file.toString(), Samples.FOUR).exit()).isZero();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-r-----");
    }

    @Test
    void aNewFileHasThePermissionsOfAnyOther() throws IOException {
        Path other = Files.createFile(folder.resolve("other.txt"));
        Path file = folder.resolve("out.txt");
        neuf("solve", "-o", file.toString(), Samples.FOUR);
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(Files.getPosixFilePermissions(other));
    }

    @Test
    void behindALinkTheFileIsReplacedAndNotTheLink() throws IOException {
        Path file = Files.createFile(folder.resolve("out.txt"));
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), file);
        assertThat(neuf("solve", "-o", link.toString(), Samples.FOUR).exit()).isZero();
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent(Samples.FOUR_SOLVED);
    }

    @Test
    void aDeviceIsWrittenAndNotReplaced() {
        assumeTrue(Files.exists(Path.of("/dev/null")), "no devices here");
        assertThat(neuf("solve", "-o", "/dev/null", Samples.FOUR).exit()).isZero();
        assertThat(Files.isRegularFile(Path.of("/dev/null"))).isFalse();
    }

    @Test
    void aFullDiskIsSaidOnce() {
        var full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        for (String command : new String[] {"solve " + Samples.NINE, "--help", "--version", "formats"}) {
            var err = new ByteArrayOutputStream();
            var io = PIPE.io(InputStream.nullInputStream(), Streams.answer(full, "stdout"), new PrintStream(err));
            assertThat(Neuf.run(io, command.split(" "))).as(command).isEqualTo(2);
            assertThat(err.toString(StandardCharsets.UTF_8))
                    .as(command)
                    .containsOnlyOnce("neuf: 'stdout' cannot be written: No space left on device\n");
        }
    }

    @Test
    void aFullDiskEndsTheWorkAtOnce() {
        assumeTrue(Files.exists(Path.of("/dev/full")), "no device here that is always full");
        String sheet = "{\"size\":1,\"title\":\"x\"}";
        var result = neuf("solve", "-o", "/dev/full", "--all", Samples.EMPTY_NINE, "--limit", "10000", sheet);
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.err()).startsWith("neuf: '/dev/full' cannot be written: ");
        assertThat(result.remarks()).hasSize(1);
    }

    @Test
    void aFullDeviceIsNoFileToReplace() {
        assumeTrue(Files.exists(Path.of("/dev/full")), "no device here that is always full");
        var result = neuf("solve", "-o", "/dev/full", Samples.FOUR);
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.err()).contains("neuf: '/dev/full' cannot be written: ");
    }
}
