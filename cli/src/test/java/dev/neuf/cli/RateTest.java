package dev.neuf.cli;

import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.neuf.testkit.SharedData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** {@code neuf rate}. */
class RateTest {

    @Test
    void programsGetALineWithTabs() {
        var result = neuf("rate", Samples.NINE);
        assertThat(result.out()).isEqualTo("easy\t321\thidden-single-box\n");
        assertThat(result.exit()).isZero();
    }

    @Test
    void aPersonGetsASentenceAndATable() {
        var result = Console.TERMINAL.run("rate", Samples.NINE);
        assertThat(result.out()).isEqualTo("""
                puzzle: easy, score 321, hardest technique: hidden single in a box or region
                    16  full house
                    35  hidden single in a box or region
                """);
    }

    @Test
    void jsonHasCounts() {
        assertThat(neuf("rate", "--json", Samples.NINE).objects().getFirst())
                .containsEntry("answer", "solved")
                .containsEntry("solutions", "unique")
                .containsEntry("level", "easy")
                .containsEntry("score", 321L)
                .containsEntry("hardest", "hidden-single-box")
                .containsEntry("steps", Map.of("full-house", 16L, "hidden-single-box", 35L))
                .containsEntry("rounds", 14L);
    }

    @Test
    void otherScalesHaveTheirOwnLevels() {
        assertThat(neuf("rate", "--scale", "hodoku", Samples.NINE).out()).startsWith("easy\t");
        assertThat(neuf("rate", "--scale", "report", Samples.NINE).out()).startsWith("easy\t");
        assertThat(neuf("rate", "--scale", "report", Samples.HARD).out()).startsWith("very-hard\t");
        assertThat(neuf("rate", "--scale", "hodoku", Samples.HARD).out()).startsWith("extreme\t");
        assertThat(neuf("rate", "--scale", "french", Samples.NINE).err()).contains("neuf, hodoku, report");
    }

    @Test
    void whatNeedsChainsIsExtremeOrExpert() {
        assertThat(neuf("rate", Samples.HARD).out()).matches("(?s)(expert|extreme)\t.*");
    }

    @Test
    void theHardestPuzzlesAreExtreme() throws IOException {
        Optional<Path> file = SharedData.find("lines/hardest-1106.txt");
        assumeTrue(file.isPresent(), SharedData.skipped("lines/hardest-1106.txt"));
        String puzzle = Files.readAllLines(file.get()).getFirst();
        assertThat(neuf("rate", puzzle).out()).startsWith("extreme\t");
    }

    @Test
    void whatHasSeveralSolutionsIsNotRated() {
        var result = neuf("rate", Samples.MANY);
        assertThat(result.out()).startsWith("several\t");
        assertThat(result.exit()).isEqualTo(1);
        assertThat(neuf("rate", "--json", Samples.MANY).objects().getFirst())
                .containsEntry("solutions", "many")
                .doesNotContainKeys("level", "score");
        assertThat(Console.TERMINAL.run("rate", Samples.MANY).out())
                .isEqualTo("puzzle: not rated: there is more than one solution\n");
    }

    @Test
    void whereTheTimeIsUpThereIsNoGrade() {
        var result = neuf("rate", "--time-limit", "1ms", "--json", Samples.EMPTY_LARGE);
        assertThat(result.objects().getFirst()).containsEntry("answer", "cut").doesNotContainKey("level");
        assertThat(result.exit()).isEqualTo(4);
    }

    @Test
    void aStreamEndsWithHowManyThereWere() {
        var result = Console.PIPE.reading(Samples.NINE + "\n12\n").run("rate", "-");
        assertThat(result.err()).endsWith("neuf: 2 puzzles, 1 not readable\n");
    }

    @Test
    void aPuzzleWithoutASolutionHasNoGrade() {
        var result = neuf("rate", Samples.HOPELESS);
        assertThat(result.out()).isEqualTo("\n");
        assertThat(result.err()).contains("no solution");
        assertThat(result.exit()).isEqualTo(1);
    }

    @Test
    void aFullGridHasNothingToRate() {
        assertThat(neuf("rate", Samples.FOUR_SOLVED).out()).isEqualTo("easy\t0\t-\n");
    }

    @Test
    void everyPuzzleOfAStreamGetsALineInItsPlace() {
        var result = Console.PIPE
                .reading(Samples.NINE + "\n12\n" + Samples.NINE + "\n")
                .run("rate", "-");
        assertThat(result.lines()).containsExactly("easy\t321\thidden-single-box", "", "easy\t321\thidden-single-box");
        assertThat(result.exit()).isEqualTo(3);
    }

    @Test
    void whoDoesWithoutTechniquesLearnsWhetherTheOthersSuffice() {
        assertThat(neuf("rate", "--upto", "hidden-single-box", Samples.NINE).out())
                .isEqualTo("easy\t321\thidden-single-box\n");
        var stuck = neuf(
                "rate",
                "--without",
                "hidden-single-box,hidden-single-line",
                "--upto",
                "naked-single",
                "--json",
                Samples.NINE);
        assertThat(stuck.objects().getFirst()).containsEntry("answer", "solved");
        var result = neuf("rate", "--upto", "x-wing", Samples.HARD);
        assertThat(result.out()).startsWith("stuck\t");
        assertThat(result.exit()).isEqualTo(1);
        assertThat(neuf("rate", "--upto", "x-wing", "--json", Samples.HARD)
                        .objects()
                        .getFirst())
                .containsEntry("answer", "stuck")
                .doesNotContainKeys("level", "score");
        assertThat(Console.TERMINAL
                        .run("rate", "--upto", "full-house", Samples.NINE)
                        .out())
                .isEqualTo("puzzle: not solved with these techniques: none of them finds a first step\n");
        assertThat(neuf("rate", "--upto", "x-wimg", Samples.NINE).err()).contains("did you mean x-wing?");
    }
}
