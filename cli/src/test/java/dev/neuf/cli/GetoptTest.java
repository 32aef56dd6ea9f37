package dev.neuf.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Command lines as getopt_long of the C library reads them. */
class GetoptTest {

    private static final Words WORDS = Words.in(Language.ENGLISH);

    private static Getopt.Result<SudokuOption> read(String... args) {
        return Getopt.read(List.of(SudokuOption.values()), List.of(args));
    }

    /** What was read, in short: options by letter with their values, a bar, the other words, and the mistake. */
    private static String shown(Getopt.Result<SudokuOption> result) {
        var words = new ArrayList<String>();
        for (var given : result.options()) {
            words.add(given.option().letter()
                    + given.value().map(value -> "=" + value).orElse(""));
        }
        words.add("|");
        words.addAll(result.words());
        result.mistake().ifPresent(mistake -> words.add("! " + WORDS.say(mistake)));
        return String.join(" ", words);
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "'',                    |",
        "f,                     | f",
        "f g f,                 | f g f",
        "-a,                    a |",
        "-a f,                  a | f",
        "-a -v -a,              a v a |",
        // bundled
        "-av,                   a v |",
        "-vaau f,               v a a u | f",
        "-V,                    V |",
        "-vV,                   v V |",
        "-avoF g,               a v o=F | g",
        "-avo F g,              a v o=F | g",
        // a value that is required
        "-oF,                   o=F |",
        "-o F g,                o=F | g",
        "-oa,                   o=a |",
        "-o=F,                  o==F |",
        "-o -a,                 o=-a |",
        "-o -- f,               o=-- | f",
        "-o -,                  o=- |",
        "-oF -oG,               o=F o=G |",
        "--output F g,          o=F | g",
        "--output=F g,          o=F | g",
        "--output=F=G,          o=F=G |",
        "--output --all,        o=--all |",
        // a value that may be left out
        "-g,                    g |",
        "-g16,                  g=16 |",
        "-g 16,                 g | 16",
        "-ag16,                 a g=16 |",
        "-ga,                   g=a |",
        "--generate,            g |",
        "--generate=16,         g=16 |",
        "--generate 16,         g | 16",
        "--generate=,           g= |",
        // long names
        "--all --verbose,       a v |",
        "--version --help,      V h |",
        "--unique f,            u | f",
        // cut short
        "--a,                   a |",
        "--he,                  h |",
        "--gen=16,              g=16 |",
        "--g,                   g |",
        "--o F,                 o=F |",
        "--out=F,               o=F |",
        "--verb --vers,         v V |",
        // in any order
        "f -a,                  a | f",
        "f -a g -o F h,         a o=F | f g h",
        "f --gen=4 g,           g=4 | f g",
        // two dashes, one dash
        "--,                    |",
        "-- -a,                 | -a",
        "-a -- -v f --,         a | -v f --",
        "f -- --all,            | f --all",
        "-,                     | -",
        "- -a -,                a | - -",
    })
    void aCommandLineIsTakenApart(String line, String expected) {
        String[] args = line.isEmpty() ? new String[0] : line.split(" ");
        assertThat(shown(read(args))).isEqualTo(expected);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiterString = "=>",
            value = {
                "-x =>            | ! there is no option '-x'",
                "-ax =>           a | ! there is no option '-x'",
                "-all =>          a | ! there is no option '-l'",
                "-a- =>           a | ! there is no option '--'",
                "-é =>            | ! there is no option '-é'",
                "-\uD83D\uDE00 => | ! there is no option '-\uD83D\uDE00'",
                "--foo =>         | ! there is no option '--foo'",
                "--foo=bar =>     | ! there is no option '--foo'",
                "--allx =>        | ! there is no option '--allx'; did you mean '--all'?",
                "--ALL =>         | ! there is no option '--ALL'; did you mean '--all'?",
                "--ver =>         | ! the option '--ver' is ambiguous: it could be any of --verbose, --version",
                "--v=3 =>         | ! the option '--v' is ambiguous: it could be any of --verbose, --version",
                "--all=x =>       | ! --all takes no value",
                "--al= =>         | ! --all takes no value",
                "-o =>            | ! -o needs a value: FILE",
                "-avo =>          a v | ! -o needs a value: FILE",
                "--output =>      | ! --output needs a value: FILE",
                "--out =>         | ! --output needs a value: FILE",
                "--output= =>     | ! --output needs a value: FILE",
            })
    void aMistakeIsNamed(String line, String expected) {
        assertThat(shown(read(line))).isEqualTo(expected);
    }

    @Test
    void theFirstMistakeEndsIt() {
        assertThat(shown(read("-a", "f", "-x", "--foo", "-v", "g"))).isEqualTo("a | f ! there is no option '-x'");
    }

    @Test
    void anEmptyWordIsAWordButNoValue() {
        assertThat(read("", "-a").words()).containsExactly("");
        assertThat(shown(read("-o", "", "f"))).startsWith("| ! -o needs a value");
    }

    @Test
    void withoutANameEveryOptionIsMeant() {
        assertThat(shown(read("--=x"))).contains("ambiguous", "--all, --generate");
    }

    @Test
    void aNameThatIsTheBeginningOfAnotherIsItself() {
        record Row(String longName) implements Getopt.Option {
            @Override
            public char letter() {
                return '?';
            }

            @Override
            public Getopt.Value value() {
                return Getopt.Value.NONE;
            }

            @Override
            public String label() {
                return "";
            }
        }
        var table = List.of(new Row("allow"), new Row("all"));
        for (String word : List.of("--all", "--allo")) {
            var result = Getopt.read(table, List.of(word));
            assertThat(result.mistake()).isEqualTo(Optional.empty());
            assertThat(result.options()).hasSize(1);
        }
        assertThat(Getopt.read(table, List.of("--al")).mistake()).isPresent();
    }

    /** Picocli, which lists the command, must not look at what is ours to read. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "-a f",
                "f -a",
                "-avoF --",
                "-- -a --",
                "--gen=16 - --lang fr",
                "@file ${x} --help -V",
                "sudoku solve help",
                "--a=b=c \"q\" 'r' -",
                "-x -y f -z",
            })
    void everythingAfterTheNameIsHandedOverAsItStands(String line) {
        var sudoku = SudokuCommand.line();
        var root = new CommandLine(new Root()).addSubcommand(sudoku).setExpandAtFiles(false);
        var args = new ArrayList<>(List.of("--lang", "fr", "sudoku"));
        args.addAll(Arrays.asList(line.split(" ")));
        root.parseArgs(args.toArray(String[]::new));
        SudokuCommand command = sudoku.getCommand();
        assertThat(command.args).containsExactly(line.split(" "));
    }
}
