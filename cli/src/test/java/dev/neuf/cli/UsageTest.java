package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Command lines that are not understood. */
class UsageTest {

    private static String complaint(String... args) {
        var result = neuf(args);
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        return result.err();
    }

    @ParameterizedTest(name = "{0} for {1}")
    @CsvSource({"slove, solve", "chek, check", "covnert, convert", "count1, count", "form, formats", "SOLVE, solve"})
    void aSlipInTheCommandIsGuessed(String typed, String meant) {
        assertThat(complaint(typed))
                .isEqualTo("neuf: there is no command '" + typed + "'; did you mean '" + meant + "'?\n"
                        + "'neuf --help' says more\n");
    }

    @ParameterizedTest(name = "{0} for {1}")
    @CsvSource({
        "--al, --all",
        "--uniqe, --unique",
        "--colour, --color",
        "--out, --output",
        "--form, --from",
        "--tiem-limit, --time-limit"
    })
    void aSlipInAnOptionIsGuessed(String typed, String meant) {
        assertThat(complaint("solve", typed, Samples.FOUR))
                .isEqualTo("neuf: there is no option '" + typed + "'; did you mean '" + meant + "'?\n"
                        + "'neuf solve --help' says more\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"cannon-ball", "sewer"})
    void wildGuessesAreNotMade(String typed) {
        assertThat(complaint(typed)).isEqualTo("neuf: there is no command '" + typed + "'\n'neuf --help' says more\n");
    }

    @Test
    void aPuzzleWithoutACommandIsGuessedToBeSolved() {
        assertThat(complaint(Samples.FOUR)).contains("did you mean 'neuf solve " + Samples.FOUR + "'?");
        assertThat(complaint("-")).contains("there is no command '-'; did you mean 'neuf solve -'?");
        assertThat(complaint("puzzles.txt")).contains("did you mean 'neuf solve puzzles.txt'?");
        assertThat(complaint(Samples.EMPTY_LARGE).length()).isLessThan(250);
    }

    @Test
    void anOptionWithoutItsValueIsNamedWithWhatIsMissing() {
        assertThat(complaint("solve", "--limit"))
                .isEqualTo("neuf: --limit needs a value: N\n'neuf solve --help' says more\n");
        assertThat(complaint("solve", "--limit", "--all", Samples.FOUR)).startsWith("neuf: --limit needs a value: N\n");
        assertThat(complaint("convert", Samples.FOUR, "--to")).startsWith("neuf: --to needs a value: FORMAT\n");
        assertThat(complaint("count", Samples.FOUR, "-o")).startsWith("neuf: --output needs a value: FILE\n");
        assertThat(complaint("check", "--lang")).startsWith("neuf: --lang needs a value: CODE\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"--limit", "--to", "--output", "--from", "--shape", "--size", "--variant", "--lang", "--color"})
    void anEmptyValueIsNone(String option) {
        assertThat(complaint("solve", option, "", Samples.FOUR)).startsWith("neuf: " + option + " needs a value: ");
        assertThat(complaint("solve", option + "=", Samples.FOUR)).startsWith("neuf: " + option + " needs a value: ");
    }

    @Test
    void anOptionThatTakesNoValueRefusesOne() {
        assertThat(complaint("solve", "--all=yes", Samples.FOUR))
                .isEqualTo("neuf: --all takes no value\n'neuf solve --help' says more\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "count", "candidates", "check", "convert --to line"})
    void withoutAPuzzleItSaysWhatIsMissing(String command) {
        assertThat(complaint(command.split(" ")))
                .isEqualTo("neuf: no puzzle: give a file, - for standard input, or the puzzle itself\n");
    }

    @Test
    void whatIsPipedInIsReadWhereNoPuzzleIsNamed() {
        assertThat(PIPE.reading(Samples.FOUR).run("solve").out()).isEqualTo(Samples.FOUR_SOLVED + "\n");
    }

    @Test
    void helpIsAWordToo() {
        assertThat(neuf("help").out()).isEqualTo(neuf("--help").out());
        assertThat(neuf("help", "solve").out())
                .isEqualTo(neuf("solve", "--help").out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "solve", "count", "candidates", "check", "convert --to line", "formats"})
    void languageAndColourMustBeKnown(String command) {
        String word = command.equals("formats") || command.isEmpty() ? "" : " " + Samples.FOUR;
        assertThat(complaint((command + " --lang de" + word).strip().split(" ")))
                .isEqualTo("neuf: --lang: 'de' is not known: expected one of en, fr\n");
        assertThat(complaint((command + " --color red" + word).strip().split(" ")))
                .isEqualTo("neuf: --color: 'red' is not known: expected one of auto, always, never\n");
        assertThat(complaint(("--color red " + command + word).strip().split(" ")))
                .contains("--color: 'red'");
        assertThat(complaint(("--lang de " + command + word).strip().split(" ")))
                .contains("--lang: 'de'");
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource({
        "solve --engine, bactrack, backtrack",
        "solve --from, hodku, hodoku",
        "convert --to, Picture, picture",
        "generate --level, expret, expert",
        "generate --symmetry, halfturn, half-turn",
        "generate --symmetry, Quarter_Turn, quarter-turn",
        "generate --variant, antiknight, anti-knight",
        "solve --variant, digonals, diagonals",
        "solve --shape, lattin, latin",
        "rate --scale, hodouku, hodoku",
        "hint --show, wher, where",
        "cnf --encoding, adpted, adapted",
        "cnf --parts, rowmin, row-min",
        "play --new, medum, medium",
        "solve --progress, alway, always"
    })
    void aSlipInAValueIsGuessed(String option, String typed, String meant) {
        String[] words =
                (option + " " + typed + " " + (option.matches("(generate|play) .*") ? "" : Samples.FOUR)).split(" ");
        assertThat(complaint(words)).contains("'" + typed + "'").endsWith("; did you mean '" + meant + "'?\n");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "x-wimg, x-wing",
        "xwin, x-wing",
        "sky-scrapper, skyscraper",
        "naked-par, naked-pair",
        "grate-ciel, skyscraper"
    })
    void aSlipInATechniqueIsGuessed(String typed, String meant) {
        assertThat(complaint("techniques", typed))
                .isEqualTo("neuf: techniques: there is no technique '" + typed + "': did you mean " + meant + "?\n");
    }

    @Test
    void enginesMustBeKnown() {
        for (String engine : Engines.choices("logic", "simple")) {
            assertThat(neuf("solve", "--engine", engine, Samples.FOUR).out()).isEqualTo(Samples.FOUR_SOLVED + "\n");
        }
        assertThat(complaint("solve", "--engine", "dlx", Samples.FOUR))
                .isEqualTo(
                        "neuf: --engine: 'dlx' is not known: expected one of auto, general, sat, backtrack, search, logic, simple\n");
    }

    @Test
    void formatsMustBeKnown() {
        assertThat(complaint("formats", "pdf"))
                .isEqualTo("neuf: formats: 'pdf' is not known: expected one of " + Samples.FORMATS + "\n");
    }

    @Test
    void theLastOfTwoCounts() {
        assertThat(neuf("count", "--limit", "2", "--limit", "3", Samples.MANY).out())
                .isEqualTo("3\n");
        assertThat(neuf("--lang", "fr", "formats", "--lang", "en").out()).contains("one row a line");
    }

    @Test
    void aSymbolThatIsASpecialCharacterIsNoFileOfArguments() {
        assertThat(neuf("solve", "@nothing").err()).isEqualTo("neuf: '@nothing' is neither a file nor a puzzle\n");
    }

    @Test
    void afterTwoDashesEverythingIsAPuzzle() {
        assertThat(complaint("solve", "-24-1--34--2-13-"))
                .startsWith("neuf: there is no option '-24-1--34--2-13-'; did you mean '-- -24-1--34--2-13-'?\n");
        assertThat(neuf("solve", "--", "-24-1--34--2-13-").out()).isEqualTo(Samples.FOUR_SOLVED + "\n");
    }

    @Test
    void aMistakeOfTheProgramIsNotBlamedOnThePerson() {
        var in = new FilterInputStream(InputStream.nullInputStream()) {
            @Override
            public int read(byte[] bytes, int offset, int length) {
                throw new IllegalStateException("out of order");
            }
        };
        var err = new ByteArrayOutputStream();
        int exit = Neuf.run(
                PIPE.io(in, new PrintStream(OutputStream.nullOutputStream()), new PrintStream(err)), "solve", "-");
        assertThat(exit).isEqualTo(70);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .startsWith("neuf: this is a mistake of the program, please report it: ")
                .contains("out of order")
                .contains("at dev.neuf");
    }
}
