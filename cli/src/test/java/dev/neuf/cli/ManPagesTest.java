package dev.neuf.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.neuf.core.words.Language;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The manual pages. */
class ManPagesTest {

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyOptionOfTheHelpStandsOnThePage(Language language) {
        var pages = new ManPages(language);
        for (Described command : Described.all(language)) {
            String page = pages.page(command.name());
            for (Described.Option option : command.options()) {
                for (String name : option.names()) {
                    assertThat(page).as(command.name()).contains("\\fB" + name.replace("-", "\\-") + "\\fR");
                }
            }
            assertThat(page).doesNotContain("%n", "%%", "@|", "null");
        }
    }

    @Test
    void aPageLooksAsPeopleKnowIt(@TempDir Path folder) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/groff")), "skipped: there is no groff on this machine");
        ManPages.main(new String[] {folder.toString()});
        try (Stream<Path> files =
                Files.walk(folder).filter(file -> file.toString().endsWith(".1"))) {
            for (Path file : files.toList()) {
                assertThat(rendered(file)).contains("OPTIONS", "SYNOPSIS");
            }
        }
        assertThat(rendered(folder.resolve("man1/neuf-solve.1")).lines().map(String::strip))
                .contains("neuf-solve - Solves puzzles, and says whether the solution is the only one")
                .contains("neuf solve [OPTIONS] [PUZZLE...]")
                .contains("--limit=N", "-o, --output=FILE")
                .contains("neuf solve --all --limit 10 puzzle.txt");
        assertThat(rendered(folder.resolve("fr/man1/neuf.1"))).contains("COMMANDES", "VOIR AUSSI");
    }

    /** What a terminal shows, without overstrikes; groff has nothing to complain about. */
    private static String rendered(Path page) throws Exception {
        Process process = new ProcessBuilder(
                        "groff",
                        "-man",
                        "-rLL=150n",
                        "-Tutf8",
                        "-Kutf8",
                        "-ww",
                        "-P-c",
                        "-P-b",
                        "-P-u",
                        page.toString())
                .redirectErrorStream(true)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        assertThat(out).doesNotContain("warning:", "error:");
        return out;
    }
}
