package dev.neuf.cli;

import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** {@code neuf solve --engine simple}: cells with one possible digit, and nothing else. */
class SimpleTest {

    @Test
    void aSimpleGridIsFilled() {
        var result = neuf("solve", "--engine", "simple", Samples.NINE);
        assertThat(result.exit()).isZero();
        assertThat(result.out()).isEqualTo(Samples.NINE_SOLVED + "\n");
    }

    @Test
    void stepsTellRowColumnAndDigitInTheOrderFilled() {
        var result = neuf("solve", "--engine", "simple", "--steps", Samples.FOUR);
        assertThat(result.lines())
                .containsExactly(
                        "1. row 1, column 1: 3",
                        "2. row 1, column 4: 1",
                        "3. row 2, column 2: 4",
                        "4. row 2, column 3: 2",
                        "5. row 3, column 2: 3",
                        "6. row 3, column 3: 1",
                        "7. row 4, column 1: 2",
                        "8. row 4, column 4: 4",
                        Samples.FOUR_SOLVED);
    }

    @Test
    void eachStepIsForcedByTheOnesBefore() {
        int[] grid = Samples.NINE.chars().map(c -> c == '.' ? 0 : c - '0').toArray();
        List<String> lines =
                neuf("solve", "--engine", "simple", "--steps", Samples.NINE).lines();
        assertThat(lines).hasSize(51 + 1);
        for (int i = 0; i < 51; i++) {
            String[] numbers = lines.get(i).split("\\D+");
            int row = Integer.parseInt(numbers[1]) - 1;
            int column = Integer.parseInt(numbers[2]) - 1;
            assertThat(lines.get(i)).startsWith((i + 1) + ". row ");
            assertThat(possible(grid, row, column)).containsExactly(Integer.parseInt(numbers[3]));
            grid[row * 9 + column] = Integer.parseInt(numbers[3]);
        }
    }

    private static List<Integer> possible(int[] grid, int row, int column) {
        return IntStream.rangeClosed(1, 9)
                .filter(digit -> IntStream.range(0, 81)
                        .filter(cell -> cell / 9 == row
                                || cell % 9 == column
                                || cell / 27 == row / 3 && cell % 9 / 3 == column / 3)
                        .noneMatch(cell -> grid[cell] == digit))
                .boxed()
                .toList();
    }

    @Test
    void whereItIsStuckItShowsHowFarItGot() {
        var result = neuf("solve", "--engine", "simple", "--steps", "12..3.........4.");
        assertThat(result.exit()).isEqualTo(1);
        assertThat(result.lines())
                .containsExactly(
                        "1. row 1, column 3: 3",
                        "2. row 1, column 4: 4",
                        "3. row 2, column 2: 4",
                        "4. row 4, column 1: 2",
                        "5. row 3, column 1: 4",
                        "123434..4...2.4.");
        assertThat(result.err())
                .isEqualTo(
                        "puzzle: not a simple grid: 5 cells filled, then 7 are left, each with several possible digits\n");
    }

    @Test
    void aCellWithoutADigitIsNamed() {
        var result = neuf("solve", "--engine", "simple", Samples.STRANDED);
        assertThat(result.exit()).isEqualTo(1);
        assertThat(result.err()).isEqualTo("puzzle: no solution: no digit is left for r1c4\n");
    }

    @Test
    void givensThatClashAreNamed() {
        var result = neuf("solve", "--engine", "simple", Samples.CLASH);
        assertThat(result.exit()).isEqualTo(1);
        assertThat(result.out()).isEqualTo("\n");
        assertThat(result.remarks())
                .containsExactly(
                        "puzzle: no solution: the digits given break the rules",
                        "puzzle: row 1 has the digit 1 more than once: r1c1, r1c2",
                        "puzzle: box 1 has the digit 1 more than once: r1c1, r1c2");
    }

    @Test
    void aCageIsNoLessARuleThanARow() {
        assertThat(neuf("solve", "--engine", "simple", "--variant", "cage sum=5 cells=r1c1,r1c2", Samples.FOUR)
                        .out())
                .isEqualTo(Samples.FOUR_SOLVED + "\n");
        var wrong = neuf("solve", "--engine", "simple", "--variant", "cage sum=6 cells=r1c1,r1c2", Samples.FOUR);
        assertThat(wrong.exit()).isEqualTo(1);
        assertThat(wrong.out()).doesNotContain(Samples.FOUR_SOLVED);
    }

    @Test
    void aProgramSeesWhetherItIsASolution() {
        assertThat(json("--json", Samples.FOUR))
                .containsEntry("answer", "unique")
                .containsEntry("solution", Samples.FOUR_SOLVED)
                .doesNotContainKeys("reached", "steps");
        assertThat(json("--json", Samples.MANY))
                .containsEntry("answer", "stuck")
                .containsEntry("reached", Samples.MANY)
                .doesNotContainKey("solution");
        assertThat(json("--json", Samples.STRANDED))
                .containsEntry("answer", "none")
                .containsEntry("reached", Samples.STRANDED)
                .doesNotContainKey("solution");
        assertThat(json("--json", Samples.CLASH))
                .containsEntry("answer", "none")
                .containsEntry("reason", "the digits given break the rules");
    }

    @Test
    void aProgramSeesTheSteps() {
        List<?> steps = (List<?>) json("--steps", "--json", Samples.FOUR).get("steps");
        assertThat(steps).hasSize(8);
        assertThat(steps.getFirst()).isEqualTo(Map.of("row", 1L, "column", 1L, "digit", "3"));
    }

    private static Map<String, Object> json(String... args) {
        var all = new ArrayList<>(List.of("solve", "--engine", "simple"));
        all.addAll(List.of(args));
        return neuf(all.toArray(String[]::new)).objects().getFirst();
    }
}
