package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.TERMINAL;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a person sees. */
class TerminalTest {

    private static final String ESCAPE = "\u001B";

    private static final String PICTURE = """
            ┏━━━━━┳━━━━━┓
            ┃ 3 2 ┃ 4 1 ┃
            ┃ 1 4 ┃ 2 3 ┃
            ┣━━━━━╋━━━━━┫
            ┃ 4 3 ┃ 1 2 ┃
            ┃ 2 1 ┃ 3 4 ┃
            ┗━━━━━┻━━━━━┛
            """;

    private static Console plain() {
        return TERMINAL.with("NO_COLOR", "1");
    }

    @Test
    void thereIsAPictureAndASentence() {
        var result = plain().run("solve", Samples.FOUR);
        assertThat(result.out()).isEqualTo(PICTURE + "Exactly one solution.\n");
        assertThat(result.err()).isEmpty();
    }

    @Test
    void severalSolutionsAreASentenceToo() {
        var result = plain().run("solve", Samples.MANY);
        assertThat(result.out()).endsWith("┛\nMore than one solution; this is one of them.\n");
        assertThat(result.err()).isEmpty();
    }

    @Test
    void noSolutionIsASentenceWithoutAnEmptyLine() {
        var result = plain().run("solve", Samples.CLASH);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).startsWith("puzzle: no solution: the digits given break the rules\n");
    }

    @Test
    void picturesAreSetApart() {
        var result = plain().run("solve", Samples.FOUR, Samples.FOUR);
        assertThat(result.out()).isEqualTo(PICTURE + "Exactly one solution.\n\n" + PICTURE + "Exactly one solution.\n");
        assertThat(result.err()).contains("2 puzzles: 2 with one solution");
    }

    @Test
    void givensAndSolutionDifferInColour() {
        var result = TERMINAL.run("solve", Samples.FOUR);
        assertThat(result.out()).contains(ESCAPE + "[36m3" + ESCAPE + "[0m").contains(ESCAPE + "[1m2" + ESCAPE + "[0m");
        assertThat(result.out().replaceAll(ESCAPE + "\\[\\d+m", "")).isEqualTo(PICTURE + "Exactly one solution.\n");
    }

    @Test
    void thereIsNoColourWhereNobodyWantsIt() {
        assertThat(TERMINAL.with("NO_COLOR", "1").run("solve", Samples.FOUR).out())
                .doesNotContain(ESCAPE);
        assertThat(TERMINAL.with("TERM", "dumb").run("solve", Samples.FOUR).out())
                .doesNotContain(ESCAPE);
        assertThat(TERMINAL.run("solve", "--color", "never", Samples.FOUR).out())
                .doesNotContain(ESCAPE);
        assertThat(TERMINAL.run("--color", "never", "solve", Samples.FOUR).out())
                .doesNotContain(ESCAPE);
        assertThat(PIPE.run("solve", "--to", "picture", Samples.FOUR).out()).isEqualTo(PICTURE);
        assertThat(PIPE.run("solve", "--color", "auto", "--to", "picture", Samples.FOUR)
                        .out())
                .isEqualTo(PICTURE);
    }

    @Test
    void thereIsColourWhereSomebodyInsists() {
        assertThat(TERMINAL.with("NO_COLOR", "1")
                        .run("solve", "--color", "always", Samples.FOUR)
                        .out())
                .contains(ESCAPE);
        assertThat(TERMINAL.with("NO_COLOR", "").run("solve", Samples.FOUR).out())
                .contains(ESCAPE);
        assertThat(TERMINAL.with("TERM", "xterm").run("solve", Samples.FOUR).out())
                .contains(ESCAPE);
        assertThat(PIPE.run("solve", "--color", "always", "--to", "picture", Samples.FOUR)
                        .out())
                .contains(ESCAPE);
        assertThat(PIPE.run("solve", "--color", "always", Samples.FOUR).out()).isEqualTo(Samples.FOUR_SOLVED + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "solve", "count", "candidates", "check", "convert", "formats"})
    void helpPagesHaveColourOnATerminalOnly(String command) {
        assertThat(TERMINAL.run((command + " --help").strip().split(" ")).out()).contains(ESCAPE);
        assertThat(plain().run((command + " --help").strip().split(" ")).out()).doesNotContain(ESCAPE);
        assertThat(PIPE.run((command + " --help").strip().split(" ")).out()).doesNotContain(ESCAPE);
    }

    @Test
    void aFormatThatWasAskedForIsNoPicture() {
        assertThat(plain().run("solve", "--to", "line", Samples.FOUR).out())
                .isEqualTo(Samples.FOUR_SOLVED + "\nExactly one solution.\n");
    }

    @Test
    void jsonIsForPrograms() {
        assertThat(TERMINAL.run("solve", "--json", Samples.FOUR).lines()).hasSize(1);
    }

    @Test
    void allSolutionsArePictures() {
        var result = plain().run("solve", "--all", "--limit", "2", Samples.MANY);
        assertThat(result.out().split("\n\n")).hasSize(2).allMatch(picture -> picture.startsWith("┏"));
    }

    @Test
    void simpleGridsGetTheirSentence() {
        assertThat(plain().run("solve", "--engine", "simple", Samples.FOUR).out())
                .isEqualTo(PICTURE + "A simple grid: 8 cells filled one after another.\n");
    }

    @Test
    void theReportIsTheSameToTheByte() {
        assertThat(TERMINAL.run("solve", "--report", "epfl", Samples.FOUR).out())
                .isEqualTo(PIPE.run("solve", "--report", "epfl", Samples.FOUR).out());
    }

    @Test
    void countsAreSentences() {
        assertThat(plain().run("count", Samples.MANY).out()).isEqualTo("72 solutions\n");
        assertThat(plain().run("count", Samples.FOUR).out()).isEqualTo("1 solution\n");
        assertThat(plain().run("count", Samples.CLASH).out()).isEqualTo("0 solutions\n");
        assertThat(plain().run("count", "--limit", "5", Samples.MANY).out()).isEqualTo("at least 5 solutions\n");
    }

    @Test
    void candidatesArePicturesWithASentence() {
        assertThat(plain().run("candidates", "1.....3..4......").out()).isEqualTo("""
                ┏━━━━━━┳━━━━━━━━┓
                ┃ 1  3 ┃ 24 24  ┃
                ┃ 4  2 ┃ 3  1   ┃
                ┣━━━━━━╋━━━━━━━━┫
                ┃ 23 4 ┃ 1  23  ┃
                ┃ 23 1 ┃ 24 234 ┃
                ┗━━━━━━┻━━━━━━━━┛
                The same digit in every solution: 6 of 13 open cells.
                """);
        assertThat(TERMINAL.run("candidates", "1.....3..4......").out())
                .contains(ESCAPE + "[1m1" + ESCAPE + "[0m", ESCAPE + "[36m3" + ESCAPE + "[0m", ESCAPE + "[39m24");
    }

    @Test
    void aSheetKeepsItsOwnSymbols() {
        String sheet = "{\"size\":4,\"symbols\":\"ABCD\",\"givens\":\".BD.A..CD..B.AC.\"}";
        assertThat(plain().run("solve", sheet).out()).contains("┃ C B ┃ D A ┃");
        assertThat(plain().run("check", sheet.replace(".BD.", "BBD.")).out())
                .contains("row 1 has the digit B more than once: r1c1, r1c2");
    }

    @Test
    void anAnswerInAFileIsForPrograms(@TempDir Path folder) {
        Path file = folder.resolve("out.txt");
        var result = TERMINAL.run("solve", "-o", file.toString(), Samples.FOUR);
        assertThat(result.out()).isEmpty();
        assertThat(file).hasContent(Samples.FOUR_SOLVED);
    }
}
