package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.format.Format;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code neuf solve} in a pipe. */
class SolveTest {

    @Test
    void lineInLineOut() {
        var result = neuf("solve", Samples.NINE);
        assertThat(result.out()).isEqualTo(Samples.NINE_SOLVED + "\n");
        assertThat(result.err()).isEqualTo("neuf: Exactly one solution.\n");
    }

    @Test
    void answersKeepTheOrderAndALineStaysEmptyWhereThereIsNone() {
        var result = PIPE.reading(
                        String.join("\n", Samples.NINE, Samples.BAD, Samples.HARD, Samples.CLASH, Samples.FOUR))
                .run("solve", "--from", "line", "-");
        assertThat(result.lines()).hasSize(5);
        assertThat(result.lines().get(0)).isEqualTo(Samples.NINE_SOLVED);
        assertThat(result.lines().get(1)).isEmpty();
        assertThat(result.lines().get(2)).startsWith("812753649943682175");
        assertThat(result.lines().get(3)).isEmpty();
        assertThat(result.lines().get(4)).isEqualTo(Samples.FOUR_SOLVED);
    }

    @Test
    void theLastWordCountsThePuzzles() {
        var result = neuf("solve", Samples.NINE, Samples.MANY, Samples.CLASH, Samples.BAD, Samples.FOUR);
        assertThat(result.remarks())
                .last()
                .isEqualTo(
                        "neuf: 5 puzzles: 2 with one solution, 1 with several, 1 with none, 0 not settled, 1 not readable");
    }

    @Test
    void aPuzzleWithSeveralSolutionsIsNamed() {
        var result =
                PIPE.reading(Samples.NINE + "\n" + Samples.EMPTY_NINE + "\n").run("solve", "-");
        assertThat(result.err()).startsWith("stdin:2: More than one solution; this is one of them.\n");
        assertThat(result.exit()).isZero();
    }

    @Test
    void inALongStreamOnlySomeOfThemAreNamed() {
        var result = PIPE.reading((Samples.EMPTY_NINE + "\n").repeat(30)).run("solve", "-");
        assertThat(result.remarks()).hasSize(22);
        assertThat(result.err())
                .contains("stdin:20:")
                .doesNotContain("stdin:21:")
                .contains("30 with several");
    }

    @Test
    void whyThereIsNoSolutionIsSaid() {
        assertThat(neuf("solve", Samples.STRANDED).err()).isEqualTo("puzzle: no solution: no digit is left for r1c4\n");
        assertThat(neuf("solve", Samples.HOMELESS).err())
                .isEqualTo("puzzle: no solution: row 1 has no place left for the digit 1\n");
        assertThat(neuf("solve", Samples.HOPELESS).err())
                .isEqualTo("puzzle: no solution: every possibility was tried\n");
        assertThat(neuf("solve", Samples.CLASH).remarks())
                .containsExactly(
                        "puzzle: no solution: the digits given break the rules",
                        "puzzle: row 1 has the digit 1 more than once: r1c1, r1c2",
                        "puzzle: box 1 has the digit 1 more than once: r1c1, r1c2");
    }

    @ParameterizedTest
    @MethodSource("dev.neuf.cli.Samples#formatsThatAreSeen")
    void theAnswerHasTheFormatOfTheQuestion(Format format) {
        String question = neuf("convert", "--to", format.id(), Samples.NINE).out();
        var solved = PIPE.reading(question).run("solve", "-");
        assertThat(solved.exit()).isZero();
        assertThat(solved.out())
                .isEqualTo(neuf("solve", "--to", format.id(), Samples.NINE).out());
        var again = PIPE.reading(solved.out()).run("convert", "--json", "--to", "line", "-");
        assertThat(again.out()).contains("\"format\":\"" + format.id() + "\"").contains(Samples.NINE_SOLVED);
    }

    @ParameterizedTest
    @MethodSource("dev.neuf.cli.Samples#formatsThatAreSeen")
    void severalAnswersInOneStreamCanBeReadAgain(Format format) {
        String questions = neuf("convert", "--to", format.id(), Samples.NINE, Samples.NINE, Samples.HARD)
                .out();
        String answers = PIPE.reading(questions).run("solve", "-").out();
        var again = PIPE.reading(answers).run("convert", "--to", "line", "-");
        assertThat(again.exit()).isZero();
        assertThat(again.lines()).hasSize(3).startsWith(Samples.NINE_SOLVED, Samples.NINE_SOLVED);
    }

    @Test
    void aJigsawIsSolvedAndStaysAJigsaw() {
        var result = PIPE.reading(Samples.JIGSAW).run("solve", "-");
        assertThat(result.out()).startsWith("6 1\n263154\n").contains("\n0 1 1 1 1 1\n0 0 0 0 0 1\n");
    }

    @Test
    void anotherFormatCanBeAskedFor() {
        assertThat(neuf("solve", "--to", "sku", Samples.FOUR).out()).isEqualTo("3 2 4 1\n1 4 2 3\n4 3 1 2\n2 1 3 4\n");
        assertThat(neuf("solve", "--to", "epfl", Samples.FOUR).out()).isEqualTo("4 0\n3241\n1423\n4312\n2134\n");
        assertThat(neuf("solve", "--to", "json", Samples.FOUR).out())
                .isEqualTo("{\"neuf\":1,\"size\":4,\"givens\":[\".24.\",\"1..3\",\"4..2\",\".13.\"],"
                        + "\"values\":[\"3..1\",\".42.\",\".31.\",\"2..4\"]}\n");
    }

    @Test
    void aBoardThatTheFormatCannotWriteDoesNotStopTheOthers() {
        var result = PIPE.reading(Samples.FOUR + "\n" + "1" + ".".repeat(35) + "\n" + Samples.FOUR)
                .run("solve", "--to", "sku", "--from", "line", "-");
        assertThat(result.exit()).isEqualTo(1);
        assertThat(result.out()).contains("3 2 4 1").endsWith("3 2 4 1\n1 4 2 3\n4 3 1 2\n2 1 3 4\n");
        assertThat(result.err())
                .contains("stdin:2: the format 'sku' has no size 6")
                .contains("2 with one solution")
                .contains("0 not readable");
    }

    @Test
    void allSolutionsAreShown() {
        var result = neuf("solve", "--all", Samples.MANY);
        assertThat(result.lines()).hasSize(72).doesNotHaveDuplicates().allMatch(line -> line.matches("1[1-4]{15}"));
        assertThat(result.err()).isEqualTo("puzzle: 72 solutions\n");
    }

    @Test
    void allSolutionsOfOneAreOne() {
        var result = neuf("solve", "--all", Samples.FOUR);
        assertThat(result.out()).isEqualTo(Samples.FOUR_SOLVED + "\n");
        assertThat(result.err()).isEqualTo("puzzle: 1 solution\n");
    }

    @Test
    void allSolutionsOfAnImpossiblePuzzleAreAnEmptyLineAndTheReason() {
        var result = neuf("solve", "--all", Samples.CLASH);
        assertThat(result.out()).isEqualTo("\n");
        assertThat(result.remarks())
                .contains(
                        "puzzle: no solution: the digits given break the rules",
                        "puzzle: row 1 has the digit 1 more than once: r1c1, r1c2");
        assertThat(neuf("solve", "--all", Samples.HOPELESS).err())
                .isEqualTo("puzzle: no solution: every possibility was tried\n");
    }

    @Test
    void aNumberOfSolutionsIsEnough() {
        var result = neuf("solve", "--all", "--limit", "3", Samples.MANY);
        assertThat(result.lines()).hasSize(3);
        assertThat(result.err())
                .isEqualTo("puzzle: 3 solutions so far: the number of solutions asked for was reached\n");
        assertThat(neuf("solve", "--all", "--limit", "100", Samples.MANY).exit())
                .isZero();
    }

    @Test
    void theReferenceEngineHasAName() {
        assertThat(neuf("solve", "--engine", "backtrack", Samples.HARD).out())
                .isEqualTo(neuf("solve", "--engine", "auto", Samples.HARD).out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"500ms", "10s", "2m", "1h", "0", "0s", "000ms", "999999999h"})
    void aTimeCanBeSaidInManyWays(String time) {
        assertThat(neuf("solve", "--time-limit", time, Samples.NINE).exit()).isZero();
        assertThat(neuf("count", "--time-limit", time, Samples.NINE).exit()).isZero();
        assertThat(neuf("check", "--time-limit", time, Samples.NINE).exit()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"10", "-1s", "1.5s", "s", "10 s", "1d", "1000000000s", "ten"})
    void aTimeWithoutAUnitIsRefused(String time) {
        var result = neuf("solve", "--time-limit=" + time, Samples.NINE);
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.err()).contains("--time-limit: '" + time + "' is not a time: expected 500ms, 10s");
    }

    @Test
    void atTheEndOfTheTimeALineStaysEmpty() {
        var result = neuf("solve", "--time-limit", "1ms", Samples.EMPTY_LARGE);
        assertThat(result.exit()).isEqualTo(4);
        assertThat(result.out()).isEqualTo("\n");
        assertThat(result.err()).isEqualTo("puzzle: not solved: the time limit was reached\n");
    }

    @ParameterizedTest(name = "--{0} --{1}")
    @CsvSource({
        "--report epfl, --all",
        "--report epfl, --engine simple",
        "--report epfl, --to line",
        "--report epfl, --json",
        "--to line,     --json",
    })
    void optionsThatContradictEachOtherAreRefused(String one, String other) {
        var result = neuf(("solve " + one + " " + other + " " + Samples.FOUR).split(" "));
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err())
                .isEqualTo("neuf: " + one.split(" ")[0] + " does not go with " + other.replace(" line", "") + "\n");
    }

    @Test
    void optionsThatNeedAnotherAreRefusedWithoutIt() {
        assertThat(neuf("solve", "--limit", "2", Samples.MANY).err()).isEqualTo("neuf: --limit goes with --all\n");
        assertThat(neuf("solve", "--steps", Samples.NINE).err()).isEqualTo("neuf: --steps needs --engine simple\n");
        assertThat(neuf("solve", "--all", "--engine", "simple", Samples.NINE).err())
                .isEqualTo("neuf: --all does not go with --engine simple: what it solves has one solution\n");
    }

    @Test
    void digitsThatSomebodyEnteredAreTakenAsFixedAndThatIsSaid() {
        String sheet = "{\"size\":4,\"givens\":\".24.1..34..2.13.\",\"values\":\"3...............\"}";
        String wrong = "{\"size\":4,\"givens\":\".24.1..34..2.13.\",\"values\":\"...1.4...3......\"}";
        String said = "puzzle: 1 entered digit is taken as fixed\n";
        assertThat(neuf("solve", "--to", "line", sheet).err()).startsWith(said);
        assertThat(neuf("solve", "--to", "line", sheet).out()).isEqualTo(Samples.FOUR_SOLVED + "\n");
        assertThat(neuf("solve", "--all", sheet).err()).startsWith(said);
        assertThat(neuf("solve", "--engine", "simple", sheet).err()).startsWith(said);
        assertThat(neuf("solve", "--report", "epfl", sheet).err()).startsWith(said);
        assertThat(neuf("count", sheet).err()).startsWith(said);
        assertThat(neuf("check", sheet).err()).startsWith(said);
        assertThat(neuf("convert", "--to", "line", sheet).err()).doesNotContain("fixed");
        assertThat(neuf("solve", wrong).err()).startsWith("puzzle: 3 entered digits are taken as fixed\n");
    }

    @Test
    void aWrongEntryHasNoSolution() {
        String sheet = "{\"size\":4,\"givens\":\".24.1..34..2.13.\",\"values\":\"1...............\"}";
        var result = neuf("solve", sheet);
        assertThat(result.exit()).isEqualTo(1);
        assertThat(result.err()).contains("column 1 has the digit 1 more than once: r1c1, r2c1");
    }

    @Test
    void logicShowsHowFarItGot() {
        assertThat(neuf("solve", "--engine", "logic", Samples.NINE).out()).isEqualTo(Samples.NINE_SOLVED + "\n");
        var stuck = neuf("solve", "--engine", "logic", "--json", Samples.MANY);
        assertThat(stuck.objects().getFirst())
                .containsEntry("answer", "stuck")
                .containsKey("reached")
                .doesNotContainKey("solution");
        assertThat(stuck.exit()).isEqualTo(1);
        assertThat(neuf("solve", "--engine", "logic", "--all", Samples.NINE).err())
                .contains("--all does not go with --engine logic");
    }
}
