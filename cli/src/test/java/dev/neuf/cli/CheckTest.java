package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code neuf check}. */
class CheckTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            .24.1..34..2.13. | valid, with exactly one solution (4x4 with boxes 2x2, 8 of 16 cells filled, read as line)
            3241142343122134 | valid and complete: this is a solution (4x4 with boxes 2x2, 16 of 16 cells filled, read as line)
            1............... | valid so far, but with more than one solution (4x4 with boxes 2x2, 1 of 16 cells filled, read as line)
            123....4........ | no solution: no digit is left for r1c4 (4x4 with boxes 2x2, 4 of 16 cells filled, read as line)
            2.1...3.4..1.2.. | no solution: every possibility was tried (4x4 with boxes 2x2, 6 of 16 cells filled, read as line)
            11.............. | not valid: 2 conflicts (4x4 with boxes 2x2, 2 of 16 cells filled, read as line)
            """)
    void theVerdictIsOneLine(String puzzle, String verdict) {
        var result = neuf("check", puzzle);
        assertThat(result.lines()).first().isEqualTo("puzzle: " + verdict);
        assertThat(result.err()).isEmpty();
    }

    @Test
    void theTimeMayNotSuffice() {
        assertThat(neuf("check", "--time-limit", "1ms", Samples.EMPTY_LARGE).out())
                .startsWith(
                        "puzzle: valid so far; the number of solutions is not known: the time limit was reached (64x64");
    }

    @Test
    void everyConflictOfAFullGridIsNamed() {
        assertThat(neuf("check", "3241142343122133").lines())
                .containsExactly(
                        "puzzle: not valid: 3 conflicts (4x4 with boxes 2x2, 16 of 16 cells filled, read as line)",
                        "puzzle: row 4 has the digit 3 more than once: r4c3, r4c4",
                        "puzzle: column 4 has the digit 3 more than once: r2c4, r4c4",
                        "puzzle: box 4 has the digit 3 more than once: r4c3, r4c4");
    }

    @Test
    void aDigitThatIsThereThreeTimesIsOneConflictWithThreeCells() {
        assertThat(neuf("check", "1.11............").lines())
                .contains(
                        "puzzle: row 1 has the digit 1 more than once: r1c1, r1c3, r1c4",
                        "puzzle: box 2 has the digit 1 more than once: r1c3, r1c4");
    }

    @Test
    void diagonalsAreHouses() {
        assertThat(neuf("check", "--variant", "diagonals", "1...........2..1").lines())
                .contains("puzzle: diagonal 1 has the digit 1 more than once: r1c1, r4c4")
                .hasSize(2);
        assertThat(neuf("check", "--variant", "diagonals", "...1........1...").lines())
                .contains("puzzle: diagonal 2 has the digit 1 more than once: r1c4, r4c1");
    }

    @Test
    void windowsAndGroupsAreHouses() {
        String twoInWindow = ".".repeat(10) + "7" + ".".repeat(18) + "7" + ".".repeat(51);
        assertThat(neuf("check", "--variant", "windoku", twoInWindow).lines())
                .contains("puzzle: window 1 has the digit 7 more than once: r2c2, r4c3");
        assertThat(neuf("check", "--variant", "disjoint-groups", "1.........1.....")
                        .lines())
                .contains("puzzle: group 1 has the digit 1 more than once: r1c1, r3c3");
    }

    @Test
    void cagesAreRules() {
        assertThat(neuf("check", "--variant", "cage sum=4 cells=r1c1,r1c2", Samples.FOUR_SOLVED)
                        .lines())
                .contains("puzzle: the cells r1c1, r1c2 cannot add up to 4");
        assertThat(neuf("check", "--variant", "cage sum=4 cells=r1c3,r2c2", Samples.FOUR_SOLVED)
                        .lines())
                .contains(
                        "puzzle: these cells must differ but hold the same digit 4: r1c3, r2c2",
                        "puzzle: the cells r1c3, r2c2 cannot add up to 4");
    }

    @Test
    void otherVariantsAreRules() {
        assertThat(neuf("check", "--variant", "anti-knight", "1.....1.........").lines())
                .contains("puzzle: these cells must differ but hold the same digit 1: r1c1, r2c3");
        assertThat(neuf("check", "--variant", "anti-king", ".1....1.........").lines())
                .contains("puzzle: these cells must differ but hold the same digit 1: r1c2, r2c3");
        assertThat(neuf("check", "--variant", "non-consecutive", "12..............")
                        .lines())
                .contains("puzzle: the digits 1, 2 do not go together in r1c1, r1c2");
        assertThat(neuf("check", "--variant", "odd cells=r1c1", "2...............")
                        .lines())
                .contains("puzzle: the digit 2 is not allowed in r1c1");
        assertThat(neuf("check", "--variant", "even cells=r1c2", ".1..............")
                        .lines())
                .contains("puzzle: the digit 1 is not allowed in r1c2");
    }

    @Test
    void regionsOfAJigsawAreHouses() {
        String clash = Samples.JIGSAW.replace("2.3...\n5...3.", "2.3...\n5...2.");
        assertThat(PIPE.reading(clash).run("check", "-").lines())
                .containsExactly(
                        "stdin:1: not valid: 1 conflict (6x6 jigsaw, 10 of 36 cells filled, read as epfl)",
                        "stdin:1: region 1 has the digit 2 more than once: r1c1, r2c5");
    }

    @Test
    void aLatinSquareHasNoBoxes() {
        assertThat(neuf("check", "--shape", "latin", "1....1..........").out())
                .startsWith("puzzle: valid so far, but with more than one solution (4x4 Latin square,");
    }

    @Test
    void eachPuzzleOfAFileHasItsPlace() {
        var result = PIPE.reading(Samples.NINE + "\n# a remark\n" + Samples.HARD + "\n" + Samples.BAD + "\n")
                .run("check", "-");
        assertThat(result.lines()).hasSize(2);
        assertThat(result.lines().get(0)).startsWith("stdin:1: valid, with exactly one solution");
        assertThat(result.lines().get(1)).startsWith("stdin:3: valid, with exactly one solution");
        assertThat(result.err()).startsWith("stdin:4:13: 13 cells do not make a square board");
        assertThat(result.exit()).isEqualTo(3);
    }
}
