package dev.neuf.cli;

import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

/** {@code neuf explain}. */
class ExplainTest {

    @Test
    void theWholeWayIsToldInRounds() {
        var result = neuf("explain", Samples.FOUR);
        assertThat(result.out()).isEqualTo("""
                 1. Hidden single in a box (easy, 1.2)
                    r2c4 is 3 already: in box 1 that leaves only r1c1 for it. So r1c1 is 3.
                    r1c3 is 4 already: in box 1 that leaves only r2c2 for it. So r2c2 is 4.
                    r2c1 is 1 already: in box 2 that leaves only r1c4 for it. So r1c4 is 1.
                    r1c2 is 2 already: in box 2 that leaves only r2c3 for it. So r2c3 is 2.
                    r1c2 is 2 already: in box 3 that leaves only r4c1 for it. So r4c1 is 2.
                    r4c3 is 3 already: in box 3 that leaves only r3c2 for it. So r3c2 is 3.
                    r4c2 is 1 already: in box 4 that leaves only r3c3 for it. So r3c3 is 1.
                    r1c3 is 4 already: in box 4 that leaves only r4c4 for it. So r4c4 is 4.

                Solved in 1 round.
                Easy, score 16, hardest technique: hidden single in a box.
                """);
        assertThat(result.exit()).isZero();
    }

    @Test
    void theEndTellsTheGrade() {
        var result = neuf("explain", Samples.NINE);
        assertThat(result.out())
                .contains("Solved in 14 rounds.\nEasy, score 321, hardest technique: hidden single in a box.\n");
        assertThat(neuf("explain", "--without", "x-wing", Samples.NINE).out()).endsWith("Solved in 14 rounds.\n");
    }

    @Test
    void whereItIsStuckThatIsSaid() {
        var result = neuf("explain", "--upto", "naked-single", Samples.HARD);
        assertThat(result.out()).contains("Stuck after ").contains("none of the techniques finds a step");
        assertThat(result.exit()).isEqualTo(1);
    }

    @Test
    void noSolutionIsSaid() {
        var result = neuf("explain", Samples.HOPELESS);
        assertThat(result.out()).startsWith("No solution: ");
        assertThat(result.exit()).isEqualTo(1);
        assertThat(neuf("explain", "--json", Samples.HOPELESS).objects().getFirst())
                .containsEntry("answer", "trouble")
                .containsEntry("kind", "none");
    }

    @Test
    void aClashIsOneObject() {
        assertThat(neuf("explain", "--json", Samples.CLASH).objects())
                .singleElement()
                .satisfies(object -> assertThat(object).containsEntry("kind", "clash"));
    }

    @Test
    void puzzlesOfAFileAreNamed() {
        var result =
                Console.PIPE.reading(Samples.FOUR + "\n" + Samples.FOUR + "\n").run("explain", "-");
        assertThat(result.lines()).contains("stdin:1", "stdin:2");
    }

    @Test
    void programsGetAllRounds() {
        var object = neuf("explain", "--json", Samples.NINE).objects().getFirst();
        assertThat(object).containsEntry("answer", "solved").containsEntry("values", Samples.NINE_SOLVED);
        assertThat(object.get("rounds"))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .hasSize(14);
    }

    @Test
    void aJigsawIsExplainedByItsRegions() {
        var result = Console.PIPE.reading(Samples.JIGSAW).run("explain", "-");
        assertThat(result.out()).contains(" in region ").contains("Solved in ");
    }
}
