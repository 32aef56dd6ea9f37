package dev.neuf.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Limits;
import dev.neuf.core.words.Language;
import dev.neuf.testkit.SharedData;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The grids of the course through the drop-in. */
class SudokuConformanceTest {

    /** So many tries are enough for most grids; the others are at least read. */
    private static final long TRIES = 1_000;

    @BeforeAll
    static void skipWithoutData() {
        require("llp");
    }

    private static Path require(String name) {
        return SharedData.find(name).orElseGet(() -> {
            System.err.println(SharedData.skipped(name));
            return Assumptions.abort(SharedData.skipped(name));
        });
    }

    private static Stream<Named<Path>> files(String folder) throws IOException {
        try (var files = Files.list(require(folder))) {
            return files.sorted().map(file -> Named.of(file.getFileName().toString(), file)).toList().stream();
        }
    }

    static Stream<Named<Path>> parserFiles() throws IOException {
        return files("llp/grid-parser");
    }

    static Stream<Named<Path>> solverFiles() throws IOException {
        return files("llp/grid-solver");
    }

    private static Console.Result sudoku(long tries, String... args) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        Io io = Console.PIPE.io(InputStream.nullInputStream(), print(out), print(err));
        int exit = new Sudoku(io, Language.ENGLISH, Limits.NONE.withNodes(tries), () -> "").run(List.of(args));
        return new Console.Result(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static PrintStream print(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    @Test
    void thereAreTwentyNineFilesForTheReader() throws IOException {
        assertThat(parserFiles()).hasSize(29);
    }

    @ParameterizedTest
    @MethodSource("parserFiles")
    void aFileIsReadOrRefusedAsItsNameSays(Path file) {
        var result = sudoku(TRIES, "-v", file.toString());
        if (file.toString().endsWith("-pass.sku")) {
            assertThat(result.out()).startsWith("***** Solving '" + file + "'...\nInput grid:\n");
            boolean isSolved = result.out().contains("\nThe grid is solved!\n");
            assertThat(result.exit()).isEqualTo(isSolved ? 0 : 1);
            assertThat(isSolved || result.err().endsWith(": not solved: the limit of tries was reached\n"))
                    .isTrue();
        } else {
            assertThat(result.exit()).isEqualTo(1);
            assertThat(result.out()).isEmpty();
            assertThat(result.remarks()).hasSize(1);
            assertThat(result.err()).matches("(?s)sudoku: \\Q" + file + "\\E:\\d+(:\\d+)?: .+");
        }
    }

    @ParameterizedTest
    @MethodSource("solverFiles")
    void aGridIsSolvedUnlessItsNameSaysInconsistent(Path file) {
        boolean isSmall = file.getFileName().toString().matches("grid-(01|04|09|16)x.*");
        var result = sudoku(isSmall ? Long.MAX_VALUE : TRIES, file.toString());
        boolean isInconsistent = file.toString().contains("inconsistent");
        boolean isSettled = !result.err().contains("the limit of tries");
        assertThat(isSettled || !isSmall).isTrue();
        if (isSettled) {
            assertThat(result.exit()).isEqualTo(isInconsistent ? 1 : 0);
            assertThat(result.lines().getLast())
                    .isEqualTo(isInconsistent ? "The grid is inconsistent!" : "The grid is solved!");
        }
    }

    static Stream<Arguments> counts() throws IOException {
        return Files.readAllLines(require("llp/COUNTS.tsv")).stream()
                .map(line -> line.split("\t"))
                .filter(fields -> fields[0].matches("llp-S-(01|04|09|16)x.*"))
                .map(fields -> Arguments.of(fields[0].replace("llp-S", "grid"), Long.parseLong(fields[1])));
    }

    @ParameterizedTest
    @MethodSource("counts")
    void allSolutionsAreAsManyAsOtherProgramsFound(String name, long solutions) {
        String file = require("llp/grid-solver/" + name + ".sku").toString();
        var result = sudoku(Long.MAX_VALUE, "--all", file);
        assertThat(result.lines().getLast()).isEqualTo("# Number of solutions: " + solutions);
        assertThat(result.lines().stream().filter(line -> line.startsWith("Solution #")))
                .hasSize((int) solutions);
        assertThat(result.exit()).isEqualTo(solutions == 0 ? 1 : 0);
    }
}
