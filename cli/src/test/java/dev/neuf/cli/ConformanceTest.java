package dev.neuf.cli;

import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The tests of the courses that Neuf grew out of, through the command line. */
class ConformanceTest {

    /** The files of a folder of the conformance data whose names end so. */
    private static List<Path> data(String name, String end) throws IOException {
        String shared = System.getProperty("neuf.shared", "");
        assumeFalse(
                shared.isEmpty(), "no folder ../shared with the conformance data: run ./check, or set -Dneuf.shared");
        try (Stream<Path> files = Files.list(Path.of(shared, "data").resolve(name))) {
            return files.filter(file -> file.getFileName().toString().endsWith(end))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void theReportsOfTheExerciseAreEqualToTheByte() throws IOException {
        List<Path> inputs = data("epfl", ".txt");
        assertThat(inputs).hasSizeGreaterThanOrEqualTo(2);
        for (Path input : inputs) {
            String expected = Files.readString(Path.of(input.toString().replace(".txt", ".out")));
            var result = neuf("solve", "--report", "epfl", input.toString());
            assertThat(result.out()).as(input.toString()).isEqualTo(expected);
            assertThat(result.exit()).as(input.toString()).isZero();
        }
    }

    @Test
    void gridFilesPassOrFailAsTheirNamesSay() throws IOException {
        List<Path> grids = data("llp/grid-parser", ".sku");
        assertThat(grids).hasSize(29);
        for (Path grid : grids) {
            boolean mustPass = grid.toString().endsWith("-pass.sku");
            var result = neuf("convert", "--to", "json", grid.toString());
            assertThat(result.exit()).as(grid + "\n" + result.err()).isEqualTo(mustPass ? 0 : 3);
            assertThat(result.err()).startsWith(grid.toString());
        }
    }

    @Test
    void gridsOfTheClausesPracticalAreShownAndSolved() throws IOException {
        List<Path> grids = data("mp2i", ".txt");
        assertThat(grids).hasSize(25);
        for (Path grid : grids) {
            var shown = neuf("convert", "--to", "csv", grid.toString());
            assertThat(shown.lines()).as(grid.toString()).hasSize(9).allMatch(row -> row.matches("[0-9](,[0-9]){8}"));
            var solved = neuf("solve", "--unique", "--to", "csv", grid.toString());
            assertThat(solved.exit()).as(grid + "\n" + solved.err()).isZero();
            for (int row = 0; row < 9; row++) {
                String given = shown.lines().get(row).replace('0', '.');
                assertThat(solved.lines().get(row)).as(grid.toString()).matches(given);
            }
        }
    }

    @Test
    void consistentGridsAreSolved() throws IOException {
        for (Path grid : data("llp/grid-solver", ".sku")) {
            if (isUpTo16(grid) && !isInconsistent(grid)) {
                var result = neuf("solve", grid.toString());
                assertThat(result.exit()).as(grid.toString()).isZero();
                var checked = Console.PIPE.reading(result.out()).run("check", "--from", "sku", "-");
                assertThat(checked.out()).as(grid.toString()).contains("valid and complete: this is a solution");
            }
        }
    }

    @Test
    void inconsistentGridsAreRefusedWithTheConflict() throws IOException {
        for (Path grid : data("llp/grid-solver", ".sku")) {
            if (isUpTo16(grid) && isInconsistent(grid)) {
                var result = neuf("solve", grid.toString());
                assertThat(result.exit()).as(grid.toString()).isEqualTo(1);
                assertThat(result.out()).isBlank();
                assertThat(result.err())
                        .contains(grid + ":1: no solution: the digits given break the rules")
                        .containsPattern(
                                house(grid) + " \\d+ has the digit " + digit(grid) + " more than once: r\\d+c");
            }
        }
    }

    private static boolean isUpTo16(Path grid) {
        return grid.getFileName().toString().matches("grid-(01|04|09|16)x.*");
    }

    private static boolean isInconsistent(Path grid) {
        return grid.toString().contains("inconsistent");
    }

    /** What the name says: grid-16x16-06-twice_char_8_in_line-inconsistent.sku. */
    private static String house(Path grid) {
        return grid.toString().contains("_line") ? "row" : grid.toString().contains("_column") ? "column" : "box";
    }

    private static String digit(Path grid) {
        return grid.toString().replaceAll(".*twice_char_(.)_.*", "$1");
    }
}
