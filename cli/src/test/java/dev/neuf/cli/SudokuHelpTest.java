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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The help page of the drop-in. */
class SudokuHelpTest {

    private static String page(String language) {
        var result = PIPE.with("LANG", language).run("sudoku", "--help");
        assertThat(result.exit()).isZero();
        assertThat(result.err()).isEmpty();
        return result.out();
    }

    @Test
    void allWaysLeadToThePage() {
        String page = page("en");
        assertThat(neuf("sudoku", "-h").out()).isEqualTo(page);
        assertThat(neuf("sudoku", "--he").out()).isEqualTo(page);
        assertThat(neuf("sudoku", "-avh").out()).isEqualTo(page);
        assertThat(neuf("sudoku", "grid.sku", "--help").out()).isEqualTo(page);
        assertThat(neuf("help", "sudoku").out()).isEqualTo(page);
        assertThat(neuf("--help", "sudoku").out()).isEqualTo(page);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void everyOptionIsDescribed(String language) {
        String page = page(language);
        for (SudokuOption option : SudokuOption.values()) {
            assertThat(page)
                    .containsPattern("(?m)^  -%c, --%s\\S* +\\p{Lu}".formatted(option.letter(), option.longName()));
        }
        assertThat(page).contains("--generate[=N]", "--output=FILE", "FILE...");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void nothingRawIsLeftAndLinesFitOnAScreen(String language) {
        assertThat(page(language).replaceAll("60 %", ""))
                .doesNotContain("{", "}", "%", "null")
                .doesNotContainPattern("[A-Z]{2,}_[A-Z]")
                .startsWith(language.equals("fr") ? "Usage : sudoku [-av]" : "Usage: sudoku [-av]")
                .contains(language.equals("fr") ? "\nExemples :\n" : "\nExamples:\n")
                .endsWith("\n");
        assertThat(page(language).lines()).allMatch(line -> line.length() <= 80);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void examplesWork(String language, @TempDir Path folder) throws IOException {
        List<String> examples = page(language)
                .lines()
                .filter(line -> line.startsWith("  neuf sudoku "))
                .toList();
        assertThat(examples).hasSize(3);
        for (String example : examples) {
            var args = new ArrayList<String>();
            for (String word :
                    example.strip().substring("neuf ".length()).split(" < ")[0].split(" ")) {
                args.add(
                        word.endsWith(".sku")
                                ? Files.writeString(folder.resolve(word), "1\n").toString()
                                : word);
            }
            assertThat(PIPE.reading("1\n").run(args.toArray(String[]::new)).exit())
                    .as(example)
                    .isZero();
        }
    }

    @Test
    void theCommandIsListedWithTheOthers() {
        assertThat(neuf("--help").out()).containsPattern("(?m)^  sudoku +\\p{Lu}");
        assertThat(neuf("--help", "--lang=fr").out()).containsPattern("(?m)^  sudoku +\\p{Lu}");
        assertThat(neuf("sudoko").err()).contains("did you mean 'sudoku'?");
    }

    @Test
    void thereIsColourOnATerminalOnly() {
        assertThat(TERMINAL.run("sudoku", "--help").out()).contains("\u001B");
        assertThat(TERMINAL.run("--color", "never", "sudoku", "--help").out()).doesNotContain("\u001B");
        assertThat(page("en")).doesNotContain("\u001B");
    }
}
