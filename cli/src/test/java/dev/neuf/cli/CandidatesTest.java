package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

/** {@code neuf candidates}. */
class CandidatesTest {

    private static final String THREE = "1.....3..4......";

    @Test
    void programsGetAGridOfPencilMarks() {
        var result = neuf("candidates", THREE);
        assertThat(result.out()).isEqualTo("""
                +---------+---------+
                | <1> (3) | 24  24  |
                | (4) (2) | <3> (1) |
                +---------+---------+
                | 23  <4> | (1) 23  |
                | 23  (1) | 24  234 |
                +---------+---------+
                """);
        assertThat(result.err()).isEmpty();
        assertThat(result.exit()).isZero();
    }

    @Test
    void countsAreListed() {
        var result = neuf("candidates", "--counts", THREE);
        assertThat(result.lines()).contains("r1c2: 3 (3)", "r1c3: 2 (2), 4 (1)", "r4c4: 2 (1), 3 (1), 4 (1)");
    }

    @Test
    void aCountThatMayBeHigherSaysSo() {
        var result = neuf("candidates", "--counts", "--limit", "2", THREE);
        assertThat(result.lines()).contains("r1c2: 3 (2+)", "r1c3: 2 (2+), 4 (1)");
        assertThat(result.exit()).isZero();
    }

    @Test
    void jsonHasCandidatesAndCounts() {
        var object = neuf("candidates", "--json", THREE).objects().getFirst();
        assertThat(object.get("candidates"))
                .asInstanceOf(InstanceOfAssertFactories.MAP)
                .hasSize(13)
                .containsEntry("r1c3", "24");
        assertThat(object.get("counts"))
                .asInstanceOf(InstanceOfAssertFactories.MAP)
                .containsEntry("r1c3", List.of(2L, 1L));
        assertThat(object)
                .containsEntry("limit", 100L)
                .containsEntry("complete", true)
                .doesNotContainKey("reason");
    }

    @Test
    void withoutASolutionThereIsNothing() {
        var result = neuf("candidates", Samples.HOPELESS);
        assertThat(result.out()).isEqualTo("\n");
        assertThat(result.err()).isEqualTo("puzzle: no solution: every possibility was tried\n");
        assertThat(result.exit()).isEqualTo(1);
        assertThat(neuf("candidates", Samples.CLASH).err())
                .startsWith("puzzle: no solution: the digits given break the rules\npuzzle: row 1 has the digit 1");
        assertThat(neuf("candidates", "--json", Samples.CLASH).objects().getFirst())
                .containsEntry("candidates", Map.of())
                .containsEntry("answer", "none")
                .containsEntry("reason", "the digits given break the rules")
                .containsEntry("complete", true);
    }

    @Test
    void formatsThatCannotHoldThemSaySo() {
        var result = neuf("candidates", "--to", "line", THREE);
        assertThat(result.out()).isEqualTo(THREE + "\n");
        assertThat(result.err()).contains("lost in line: ");
    }

    @Test
    void aSukakuHasThemAsItsClues() {
        assertThat(neuf("candidates", "--to", "sukaku", Samples.EMPTY_NINE).out())
                .isEqualTo("123456789".repeat(81) + "\n");
        String twoWays = "....7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        var result = neuf("candidates", "--to", "sukaku", twoWays);
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).startsWith("..3.5....").hasSize(81 * 9 + 1);
        assertThat(neuf("count", result.out().strip()).out()).isEqualTo("2\n");
    }

    /** All of them are written, even if whoever reads them again learns nothing new. */
    @Test
    void candidatesThatFollowFromTheDigitsAreNotLost() {
        var result = neuf("candidates", "................");
        assertThat(result.out()).contains("| 1234 1234 | 1234 1234 |");
        assertThat(result.err()).isEmpty();
    }

    @Test
    void jigsawsHaveCandidatesToo() {
        String[] command = {"candidates", "--shape=jigsaw:1122112233443344", "--to", "picture", THREE};
        assertThat(neuf(command).out()).contains("24");
        var json = neuf("candidates", "--shape", "jigsaw:1123112323442344", "................");
        assertThat(json.out()).startsWith("{\"neuf\":1,").contains("\"candidates\":{\"r1c1\":");
    }

    @Test
    void whatWasReadCanBeReadAgain() {
        var first = neuf("candidates", THREE);
        var second = PIPE.reading(first.out()).run("candidates", "-");
        assertThat(second.out()).isEqualTo(first.out());
    }

    @Test
    void limitsAreSaid() {
        var result = neuf("candidates", "--time-limit", "1ms", Samples.EMPTY_LARGE);
        assertThat(result.exit()).isEqualTo(4);
        assertThat(result.err()).isEqualTo("puzzle: not all candidates are settled: the time limit was reached\n");
        assertThat(neuf("candidates", "--json", "--time-limit", "1ms", Samples.EMPTY_LARGE)
                        .objects()
                        .getFirst())
                .containsEntry("complete", false)
                .containsEntry("reason", "the time limit was reached");
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertThat(neuf("candidates", "--counts", "--json", THREE).err())
                .isEqualTo("neuf: --counts is for boards in text; --json has the numbers anyway\n");
        assertThat(neuf("candidates", "--to=line", "--json", THREE).exit()).isEqualTo(2);
        assertThat(neuf("candidates", "--limit=0", THREE).exit()).isEqualTo(2);
    }

    @Test
    void linesStayInOrder() {
        var result = PIPE.reading(String.join("\n", Samples.MANY, Samples.BAD, Samples.FOUR))
                .run("candidates", "--from", "line", "--json", "-");
        assertThat(result.objects()).hasSize(3);
        assertThat(result.objects().get(1)).containsKey("error");
        assertThat(result.exit()).isEqualTo(3);
    }
}
