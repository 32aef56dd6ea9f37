package dev.neuf.cli;

import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.neuf.core.words.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Completions, in the shells that are there. */
class CompletionTest {

    /** What the command prints for each shell. */
    private static final Map<Shell, String> SCRIPTS = Arrays.stream(Shell.values())
            .collect(Collectors.toMap(
                    shell -> shell, shell -> neuf("completion", shell.id()).out()));

    @TempDir
    Path folder;

    /** What a program prints, and nothing on standard error; the test is skipped where there is no such program. */
    private static List<String> run(Path folder, String... command) throws IOException, InterruptedException {
        boolean isThere = Arrays.stream(System.getenv("PATH").split(":"))
                .anyMatch(place -> Files.isExecutable(Path.of(place, command[0])));
        assumeTrue(isThere, () -> "skipped: there is no " + command[0] + " on this machine");
        Path errors = folder.resolve("errors");
        var builder = new ProcessBuilder(command).directory(folder.toFile()).redirectError(errors.toFile());
        builder.environment().put("HOME", folder.toString()); // where nobody has settings of their own
        builder.environment().put("XDG_CONFIG_HOME", folder.toString());
        Process process = builder.start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        assertThat(errors).isEmptyFile();
        return out.lines().toList();
    }

    private Path script(Shell shell) throws IOException {
        return Files.writeString(folder.resolve("script"), SCRIPTS.get(shell));
    }

    /** What bash offers for the last of some words. Like readline, it takes = for a word of its own. */
    private List<String> bash(String line) throws IOException, InterruptedException {
        String words = line.replace("=", " = ").replace("''", " ''");
        String program = "source '%s'; COMP_WORDS=(%s); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _neuf;"
                        .formatted(script(Shell.BASH), words)
                + " printf '%s\\n' \"${COMPREPLY[@]}\"";
        return run(folder, "bash", "-c", program).stream()
                .filter(word -> !word.isEmpty())
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
                    neuf so                             | solve
                    neuf --lang fr chec                 | check
                    neuf help expl                      | explain
                    neuf solve --al                     | --all
                    neuf solve --engine s               | sat search simple
                    neuf count --engine s               | sat search
                    neuf solve --engine=s               | sat search simple
                    neuf solve --lang ''                | en fr
                    neuf convert --to=js                | json
                    neuf hint --upto x-w                | x-wing
                    neuf hint --without x-wing,skysc    | x-wing,skyscraper
                    neuf generate --symmetry qu         | quarter-turn
                    neuf generate --level ex            | expert extreme
                    neuf play --new be                  |
                    neuf generate --level be            | beyond
                    neuf rate --scale ''                | neuf hodoku report
                    neuf cnf --parts row-min,row-       | row-min,row-min row-min,row-max
                    neuf solve --limit ''               |
                    neuf formats ep                     | epfl
                    neuf techniques skysc               | skyscraper
                    neuf completion f                   | fish
                    neuf sudoku --uni                   | --unique
                    """)
    void bashOffersWhatCanBeTyped(String line, String offered) throws Exception {
        assertThat(bash(line)).isEqualTo(offered == null ? List.of() : List.of(offered.split(" ")));
    }

    @Test
    void bashOffersFilesWherePuzzlesAre() throws Exception {
        Files.createFile(folder.resolve("my puzzle.txt"));
        assertThat(bash("neuf solve my")).containsExactly("my puzzle.txt");
        assertThat(bash("neuf solve -o my")).containsExactly("my puzzle.txt");
    }

    @Test
    void bashKnowsEveryCommandAndOption() throws Exception {
        assertThat(bash("neuf ''")).containsAll(Commands.names());
        for (Described command : Described.all(Language.ENGLISH)) {
            var names = new ArrayList<String>();
            command.options().forEach(option -> names.addAll(option.names()));
            String start = command.name().equals("neuf") ? "neuf -" : "neuf " + command.name() + " -";
            assertThat(bash(start)).isEqualTo(names);
        }
    }

    @Test
    void fishOffersWhatCanBeTyped() throws Exception {
        String program = "source '" + script(Shell.FISH) + "'; complete -C 'neuf solve --engine s'; "
                + "complete -C 'neuf chec'; complete -C 'neuf hint --sho'";
        assertThat(run(folder, "fish", "-c", program))
                .extracting(line -> line.split("\t")[0])
                .containsExactly("sat", "search", "simple", "check", "--show");
    }

    @Test
    void zshUnderstandsTheScript() throws Exception {
        assertThat(run(folder, "zsh", "-n", script(Shell.ZSH).toString())).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Shell.class)
    void everyOptionStandsInTheScript(Shell shell) {
        String script = neuf("completion", shell.id(), "--lang", "fr").out();
        for (Described command : Described.all(Language.FRENCH)) {
            for (Described.Option option : command.options()) {
                String name = option.names().getLast();
                assertThat(script).contains(shell == Shell.FISH ? " -l " + name.substring(2) : name);
            }
        }
    }

    @Test
    void theShellMustBeKnown() {
        assertThat(neuf("completion", "bsh").err())
                .isEqualTo(
                        "neuf: completion: 'bsh' is not known: expected one of bash, zsh, fish; did you mean 'bash'?\n");
        assertThat(neuf("completion", "tcsh").exit()).isEqualTo(2);
        assertThat(neuf("completion").err()).isEqualTo("neuf: which shell? Expected one of bash, zsh, fish\n");
    }
}
