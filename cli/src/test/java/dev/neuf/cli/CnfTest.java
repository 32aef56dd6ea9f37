package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.TERMINAL;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code neuf cnf}: clauses out, and a result back. */
class CnfTest {

    @TempDir
    Path folder;

    private String result(String text) throws IOException {
        return Files.writeString(folder.resolve("result"), text).toString();
    }

    @Test
    void aPuzzleIsOneFormula() {
        var result = neuf("cnf", Samples.NINE);
        assertThat(result.exit()).isZero();
        assertThat(result.err()).isEqualTo("neuf: 999 variables, 12018 clauses\n");
        assertThat(result.lines())
                .startsWith(
                        "c 9x9 with boxes 3x3, 30 digits given; general",
                        "c variable ijk: row i, column j holds the digit k",
                        "p cnf 999 12018",
                        "111 112 113 114 115 116 117 118 119 0")
                .endsWith("987 0", "999 0")
                .hasSize(3 + 12_018);
    }

    @Test
    void theFormulaGoesToAFile() throws IOException {
        Path file = folder.resolve("conditions.dimacs");
        var result = neuf("cnf", "--encoding=adapted", "-o", file.toString(), Samples.NINE);
        assertThat(result.out()).isEmpty();
        assertThat(Files.readString(file))
                .isEqualTo(neuf("cnf", "--encoding=adapted", Samples.NINE).out());
    }

    @Test
    void partsArePicked() {
        assertThat(neuf("cnf", "--parts", "givens, cell-min", Samples.FOUR).lines())
                .startsWith("c 4x4 with boxes 2x2, 8 digits given; cell-min,givens")
                .contains("p cnf 444 24", "122 0")
                .hasSize(3 + 16 + 8);
    }

    @Test
    void helpSaysWhatPartsDoNotGoWith() {
        assertThat(neuf("cnf", "--help").out().replaceAll("\\s+", " "))
                .contains("strikes (of adapted). Not with --encoding. --run");
    }

    @Test
    void commentsAreInTheLanguageAndFitTheVariables() {
        assertThat(PIPE.with("LANG", "fr").run("cnf", Samples.FOUR).out())
                .startsWith("c 4x4 avec des blocs 2x2, 8 chiffres donnés ; general\nc variable ijk : la ligne i");
        assertThat(neuf("cnf", ".".repeat(256)).lines())
                .contains("c variable ((row-1) 16 + column-1) 16 + digit, all counted from 1", "p cnf 4096 123904");
        assertThat(neuf("cnf", "--encoding", "compact", Samples.CLASH).out())
                .contains("c variables: the open candidates")
                .endsWith("p cnf 0 1\n0\n");
    }

    @Test
    void aFileOfClausesHoldsOnePuzzle() {
        var result = neuf("cnf", Samples.FOUR, Samples.NINE);
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err())
                .isEqualTo("neuf: 2 puzzles, but a file of clauses holds one: name one puzzle"
                        + " (--run and --compare take many)\n");
        assertThat(neuf("cnf", "12").exit()).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--encoding x 1...|--encoding: 'x' is not known: expected one of general, adapted, compact",
                "--parts cell-min,x 1...|--parts: 'x' is not known: expected one of cell-min, cell-max, row-min",
                "--parts cell-min, 1...|--parts: '' is not known",
                "--parts givens --encoding compact 1...|--parts does not go with --encoding",
                "--parts givens --compare 1...|--parts does not go with --compare",
                "--run x --read y 1...|--run does not go with --read",
                "--run x --compare 1...|--run does not go with --compare",
                "--read x --compare 1...|--read does not go with --compare",
                "--read - -|--read - does not go with PUZZLE -",
                "--to line 1...|--to goes with --run, --read",
                "--json 1...|--json goes with --run, --read, --compare, --proof",
                "--run x --to line --json 1...|--to does not go with --json"
            })
    void wrongUsageIsSaid(String args, String complaint) {
        var result = neuf(("cnf " + args).split(" "));
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).startsWith("neuf: " + complaint);
    }

    /** The forms in which a solution may come. */
    @ParameterizedTest
    @CsvSource({
        "'SAT\n%s0\n'",
        "'s SATISFIABLE\nv %s\nv 0\n'",
        "'c hello\nc 1 2 3\ns SATISFIABLE\nv -111 -112 \nv %s0\n'",
        "'c s UNSATISFIABLE\nv %s0\r\ns SATISFIABLE\r\n'",
        "'%s'",
        "'\n  -111 %s 0'"
    })
    void aResultBecomesAGrid(String text) throws IOException {
        String result = result(text.formatted(FakeSolver.variables(Samples.FOUR_SOLVED)));
        var read = neuf("cnf", "--read", result, Samples.FOUR);
        assertThat(read.out()).as(read.err()).isEqualTo(Samples.FOUR_SOLVED + "\n");
        assertThat(read.exit()).isZero();
        assertThat(read.err())
                .isEqualTo("puzzle: A solution (%s), checked here; whether it is the only one was not asked.\n"
                        .formatted(result));
        var input = PIPE.reading(Files.readString(Path.of(result))).run("cnf", "--read=-", "--json", Samples.FOUR);
        assertThat(input.objects().getFirst())
                .containsEntry("answer", "solved")
                .containsEntry("solution", Samples.FOUR_SOLVED)
                .containsEntry("result", "stdin");
        assertThat(TERMINAL.run("cnf", "--color=never", "--read", result, Samples.FOUR)
                        .out())
                .contains("┃ 3 2 ┃ 4 1 ┃", "A solution (");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "UNSAT|1|no solution: %s says that there is none",
                "s UNSATISFIABLE|1|no solution: %s says that there is none",
                "INDET|4|not solved: the result says that nothing is known",
                "s UNKNOWN|4|not solved: the result says that nothing is known"
            })
    void noSolutionIsAnAnswerToo(String text, int exit, String said) throws IOException {
        String result = result(text);
        var read = neuf("cnf", "--read", result, Samples.FOUR);
        assertThat(read.exit()).isEqualTo(exit);
        assertThat(read.out()).isEqualTo("\n");
        assertThat(read.err()).isEqualTo("puzzle: " + said.formatted(result) + "\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``|1|there is no result in it",
                "`c nothing`|1|there is no result in it",
                "`SAT\n113 x 0`|2|'x' is no part of a result",
                "`SAT\n113 1e5 0`|2|'1e5' is no part of a result",
                "`SAT\n0\n113`|3|'113' stands after the 0",
                "`SAT\n\n-445 0`|3|'-445' is no variable of this puzzle: they go up to 444",
                "`1 99999999999 0`|1|'99999999999' is no part of a result",
                "`s SATISFIABLE\nSATURDAY`|2|'SATURDAY' is no part of a result",
                "`SAT`|1|it says that there is a solution, but not which one",
                "`SAT\n113 122`|2|the result is cut off",
                "`s SATISFIABLE\ns UNSATISFIABLE`|2|it says both SAT and UNSATISFIABLE"
            })
    void aBadResultIsNamedWithItsLine(String text, int line, String complaint) throws IOException {
        String result = result(text);
        var read = neuf("cnf", "--read", result, Samples.FOUR);
        assertThat(read.exit()).isEqualTo(3);
        assertThat(read.out()).isEmpty();
        assertThat(read.err()).startsWith(result + ":" + line + ": " + complaint);
        var json = neuf("cnf", "--json", "--read", result, Samples.FOUR);
        assertThat(json.exit()).isEqualTo(3);
        assertThat(json.err()).isEqualTo(read.err());
        assertThat(json.objects())
                .singleElement(InstanceOfAssertFactories.MAP)
                .containsEntry("puzzle", 1L)
                .containsEntry("result", result)
                .containsEntry("resultLine", (long) line)
                .containsEntry("error", read.err().strip().substring((result + ":" + line + ": ").length()))
                .doesNotContainKey("answer");
    }

    @Test
    void aResultThatIsNoSolutionIsRefused() throws IOException {
        String other = FakeSolver.variables("1234341221434321");
        var read = neuf("cnf", "--read", result(other), Samples.FOUR);
        assertThat(read.exit()).isEqualTo(1);
        assertThat(read.out()).isEqualTo("\n");
        assertThat(read.err())
                .contains("it has other digits where the puzzle gives them, such as in r1c3, r2c1")
                .contains("maybe it is the result of another puzzle, or of another encoding than general");
        assertThat(neuf("cnf", "--read", result("111 112 124"), Samples.MANY).err())
                .contains("15 cells have no digit or several, such as r1c1, r1c3, r1c4, r2c1, r2c2");
        assertThat(neuf("cnf", "--read", result(FakeSolver.variables("1".repeat(16))), Samples.MANY)
                        .err())
                .contains("it breaks 12 rules", "row 1 has the digit 1 more than once", "puzzle: and 7 more\n");
        assertThat(neuf("cnf", "--json", "--read", result(other), Samples.FOUR)
                        .objects()
                        .getFirst())
                .containsEntry("answer", "wrong");
    }

    @Test
    void aResultThatIsNotThereIsSaid() {
        var read = neuf("cnf", "--read", folder.resolve("nothing").toString(), Samples.FOUR);
        assertThat(read.exit()).isEqualTo(3);
        assertThat(read.err()).endsWith("cannot be read: there is no such file\n");
        var json = neuf("cnf", "--json", "--read", folder.toString(), Samples.FOUR);
        assertThat(json.exit()).isEqualTo(3);
        assertThat(json.objects())
                .singleElement(InstanceOfAssertFactories.MAP)
                .containsEntry("error", json.err().strip().substring("neuf: ".length()))
                .doesNotContainKey("resultLine");
    }
}
