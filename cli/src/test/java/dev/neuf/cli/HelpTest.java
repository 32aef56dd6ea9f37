package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** The help pages. */
class HelpTest {

    private static Stream<Object> commands() {
        return Stream.concat(Stream.of(new Root()), Commands.all().stream());
    }

    /** Every page in every language. */
    static Stream<Arguments> pages() {
        return commands()
                .flatMap(command ->
                        Stream.of(Language.values()).map(language -> Arguments.of(command(command), language.code())));
    }

    private static String command(Object command) {
        String name = new CommandLine(command).getCommandName();
        return name.equals("neuf") ? "" : name;
    }

    private static String page(String command, String language) {
        var result = neuf((command + " --help --lang " + language).strip().split(" "));
        assertThat(result.exit()).isZero();
        assertThat(result.err()).isEmpty();
        return result.out();
    }

    @ParameterizedTest(name = "neuf {0} --help in {1}")
    @MethodSource("pages")
    void everyOptionIsDescribed(String name, String language) {
        String page = page(name, language);
        CommandLine line = Neuf.commandLine(List.of(name));
        CommandLine command = line.getSubcommands().getOrDefault(name, line);
        for (CommandLine.Model.OptionSpec option : command.getCommandSpec().options()) {
            String pattern = "(?m)^ .*" + option.longestName() + "(=\\S+)?(\\s|\\n)+\\p{L}\\S+";
            assertThat(page).as(option.longestName()).containsPattern(pattern);
        }
        assertThat(page).containsPattern("(?m)^ +-h, --help +\\p{Lu}").containsPattern("(?m)^ +-V, --version +\\p{Lu}");
    }

    @ParameterizedTest(name = "neuf {0} --help in {1}")
    @MethodSource("pages")
    void nothingRawIsLeft(String name, String language) {
        assertThat(page(name, language).replace(Peer.FILE, "").replaceAll("[0-9N] ?%", ""))
                .doesNotContain("{", "}", "%", "null")
                .doesNotContainPattern("[A-Z]{2,}_[A-Z]")
                .startsWith(language.equals("fr") ? "Usage : neuf" : "Usage: neuf")
                .contains(language.equals("fr") ? "\nExemples :\n" : "\nExamples:\n");
    }

    @ParameterizedTest(name = "neuf {0} --help in {1}")
    @MethodSource("pages")
    void linesFitOnAScreen(String name, String language) {
        assertThat(page(name, language).lines()).allMatch(line -> line.length() <= 100);
    }

    @ParameterizedTest(name = "neuf {0} --help in {1}")
    @MethodSource("pages")
    void examplesWork(String name, String language, @TempDir Path folder) throws IOException {
        List<String> examples = page(name, language)
                .lines()
                .dropWhile(line -> !line.matches("Ex[ae]mples ?:"))
                .filter(line -> line.startsWith("  neuf "))
                .toList();
        assertThat(examples).isNotEmpty();
        for (String example : examples) {
            if (name.equals("serve")) {
                continue; // it would go on until somebody stops it
            }
            String text = example.contains("--verify")
                    ? Samples.LIBRARY
                    : example.contains("2x3") ? "1" + ".".repeat(35) : Samples.NINE;
            var args = new ArrayList<String>();
            for (String word :
                    example.strip().substring("neuf ".length()).split(" < ")[0].split(" ")) {
                boolean isFile = word.endsWith(".txt") || word.equals("*.sku");
                boolean isPicture = word.endsWith(".svg") || word.endsWith(".png");
                args.add(
                        isFile
                                ? Files.writeString(folder.resolve(word.replace('*', 'x')), text)
                                        .toString()
                                : isPicture ? folder.resolve(word).toString() : word);
            }
            var result = PIPE.reading(text).run(args.toArray(String[]::new));
            assertThat(result.exit()).as(example + "\n" + result.err()).isIn(0, 4);
        }
    }

    @Test
    void withoutACommandItShowsWhatItCanDoWithThreeExamples() {
        var result = neuf();
        assertThat(result.exit()).isZero();
        assertThat(result.out()).isEqualTo(neuf("--help").out());
        for (Task task : Commands.all()) {
            assertThat(result.out()).containsPattern("(?m)^  " + command(task) + " +\\p{Lu}");
        }
        assertThat(result.lines().stream().filter(line -> line.startsWith("  neuf ")))
                .hasSize(3);
        assertThat(result.out()).contains("0 yes", "1 the answer is no", "2 wrong usage", "4 a limit was reached");
    }

    /** Longer ones are broken once more, after a word or two. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void linesBelowTheOptionsFitOnATerminal(Language language) {
        Words.load("cli", language).forEach((key, text) -> {
            if (key.startsWith("EXAMPLES_")) {
                assertThat(text.split("\\{n}")).as(key).allMatch(line -> line.length() < 80);
            }
        });
    }

    @Test
    void helpIsFoundBeforeAndAfterTheCommand() {
        assertThat(neuf("--help", "solve").out()).isEqualTo(neuf("solve", "-h").out());
        assertThat(neuf("solve", Samples.FOUR, "--help").out())
                .isEqualTo(neuf("solve", "-h").out());
    }

    @Test
    void theVersionIsOneLineEverywhere() {
        var result = neuf("--version");
        assertThat(result.exit()).isZero();
        assertThat(result.out()).matches("neuf \\S+, Java \\d+\\R"); // what is packed says more
        assertThat(neuf("-V").out()).isEqualTo(result.out());
        for (Task task : Commands.all()) {
            assertThat(neuf(command(task), "--version").out()).isEqualTo(result.out());
        }
    }
}
