package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script bin/sudoku, run as people and scripts run it. */
class DropInTest {

    private static final Path ROOT = Path.of(System.getProperty("neuf.root"));
    private static final Path SCRIPT = ROOT.resolve("bin/sudoku");

    private static final String ANSWER = """
            ***** Solving 'grid.sku'...
            Solution:
            3 2 4 1
            1 4 2 3
            4 3 1 2
            2 1 3 4
            The grid is solved!
            """;

    @TempDir
    Path folder;

    /** What came of a command. */
    private record Result(int exit, String out, String err) {}

    @BeforeAll
    static void skipWithoutTheProgram() {
        if (!Files.exists(ROOT.resolve("cli/target/neuf.jar"))) {
            String skipped = "Skipped for want of the built program cli/target/neuf.jar: run ./check.";
            System.err.println(skipped);
            Assumptions.abort(skipped);
        }
    }

    @BeforeEach
    void writeGrid() throws IOException {
        Files.writeString(folder.resolve("grid.sku"), "_24_\n1__3\n4__2\n_13_\n");
    }

    /** Runs a command in the folder, with the grid on standard input. */
    private Result run(Path command, String... args) throws Exception {
        Path out = Files.createTempFile("dropin", ".out");
        Path err = Files.createTempFile("dropin", ".err");
        try {
            var words = new ArrayList<>(List.of(command.toString()));
            words.addAll(List.of(args));
            var builder = new ProcessBuilder(words)
                    .directory(folder.toFile())
                    .redirectInput(folder.resolve("grid.sku").toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile());
            builder.environment().keySet().removeIf(name -> name.startsWith("LC_"));
            builder.environment().put("LANG", "C.UTF-8");
            int exit = builder.start().waitFor();
            return new Result(exit, Files.readString(out), Files.readString(err));
        } finally {
            Files.delete(out);
            Files.delete(err);
        }
    }

    @Test
    void aFileIsFoundFromWhereThePersonIs() throws Exception {
        assertThat(run(SCRIPT, "grid.sku")).isEqualTo(new Result(0, ANSWER, ""));
    }

    @Test
    void aLinkToTheScriptIsAsGood() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("first link"), SCRIPT);
        Path another = Files.createSymbolicLink(folder.resolve("second"), link.getFileName());
        assertThat(run(another, "grid.sku")).isEqualTo(new Result(0, ANSWER, ""));
    }

    @Test
    void aDashIsStandardInput() throws Exception {
        assertThat(run(SCRIPT, "-").out()).isEqualTo(ANSWER.replace("grid.sku", "-"));
    }

    @Test
    void wordsArriveAsTheyAre() throws Exception {
        Files.copy(folder.resolve("grid.sku"), folder.resolve("-a grid *.sku"));
        assertThat(run(SCRIPT, "-o", "my answer.sku", "--", "-a grid *.sku")).isEqualTo(new Result(0, "", ""));
        assertThat(folder.resolve("my answer.sku"))
                .content()
                .startsWith("# ***** Solving '-a grid *.sku'...\n# Solution:\n3 2 4 1\n");
    }

    @Test
    void aMistakeIsToldUnderItsName() throws Exception {
        assertThat(run(SCRIPT, "-x", "grid.sku"))
                .isEqualTo(new Result(1, "", "sudoku: there is no option '-x'\n'sudoku --help' says more\n"));
        assertThat(run(SCRIPT, "missing.sku"))
                .isEqualTo(new Result(1, "", "sudoku: 'missing.sku' cannot be read: there is no such file\n"));
    }

    @Test
    void itIsTheSameAsTheCommandOfNeuf() throws Exception {
        assertThat(run(ROOT.resolve("neuf"), "sudoku", "-av", "grid.sku")).isEqualTo(run(SCRIPT, "-av", "grid.sku"));
        assertThat(run(ROOT.resolve("neuf"), "sudoku", "-V")).isEqualTo(run(SCRIPT, "-V"));
    }
}
