package dev.neuf.cli;

import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.format.Format;
import dev.neuf.logic.Example;
import dev.neuf.logic.Technique;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

/** {@code neuf explain}. */
class ExplainTest {

    @Test
    void theWholeWayIsToldInRounds() {
        var result = neuf("explain", Samples.FOUR);
        assertThat(result.out()).isEqualTo("""
                 1. Hidden single in a box or region (easy, 1.2)
                    The 3 in r2c4 leaves box 1 only r1c1 for its 3. So r1c1 is 3.
                    The 4 in r1c3 leaves box 1 only r2c2 for its 4. So r2c2 is 4.
                    The 1 in r2c1 leaves box 2 only r1c4 for its 1. So r1c4 is 1.
                    The 2 in r1c2 leaves box 2 only r2c3 for its 2. So r2c3 is 2.
                    The 2 in r1c2 leaves box 3 only r4c1 for its 2. So r4c1 is 2.
                    The 3 in r4c3 leaves box 3 only r3c2 for its 3. So r3c2 is 3.
                    The 1 in r4c2 leaves box 4 only r3c3 for its 1. So r3c3 is 1.
                    The 4 in r1c3 leaves box 4 only r4c4 for its 4. So r4c4 is 4.

                Solved in 1 round.
                Easy, score 16, hardest technique: hidden single in a box or region.
                """);
        assertThat(result.exit()).isZero();
    }

    @Test
    void boardsAreDrawnBeforeEachRoundAndAtTheEnd() {
        var result = neuf("explain", "--boards", Samples.FOUR);
        assertThat(result.out()).startsWith("""
                 1. Hidden single in a box or region (easy, 1.2)
                    1    2      3    4
                  ┏━━━━━━━━━━━┳━━━━━━━━━━━┓
                1 ┃ (+3) 2    ┃ 4    (+1) ┃
                2 ┃ 1    (+4) ┃ (+2) 3    ┃
                  ┣━━━━━━━━━━━╋━━━━━━━━━━━┫
                3 ┃ 4    (+3) ┃ (+1) 2    ┃
                4 ┃ (+2) 1    ┃ 3    (+4) ┃
                  ┗━━━━━━━━━━━┻━━━━━━━━━━━┛
                + placed
                    The 3 in r2c4 leaves box 1 only r1c1 for its 3. So r1c1 is 3.
                """).endsWith("""
                Easy, score 16, hardest technique: hidden single in a box or region.
                ┏━━━━━┳━━━━━┓
                ┃ 3 2 ┃ 4 1 ┃
                ┃ 1 4 ┃ 2 3 ┃
                ┣━━━━━╋━━━━━┫
                ┃ 4 3 ┃ 1 2 ┃
                ┃ 2 1 ┃ 3 4 ┃
                ┗━━━━━┻━━━━━┛
                """);
        var rounds = neuf("explain", "--boards", Samples.NINE);
        assertThat(rounds.lines().stream().filter(line -> line.contains("┏"))).hasSize(15);
        assertThat(neuf("explain", "--boards", "--json", Samples.FOUR).out())
                .isEqualTo(neuf("explain", "--json", Samples.FOUR).out());
    }

    @Test
    void theEndTellsTheGrade() {
        var result = neuf("explain", Samples.NINE);
        assertThat(result.out())
                .contains(
                        "Solved in 14 rounds.\nEasy, score 321, hardest technique: hidden single in a box or region.\n");
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
    void ofManyLongProofsOnlyTheShortestIsToldUnlessAllAreWanted() {
        String hard = Format.JSON.write(Example.of(Technique.DYNAMIC_NESTED_NET).sheet());
        String told = neuf("explain", hard).out();
        assertThat(told).containsPattern("    There are \\d+ more like it \\(--all tells them in full\\)\\. So ");
        String all = neuf("explain", "--all", hard).out();
        assertThat(all).doesNotContain("more like it");
        assertThat(told.length()).isLessThan(all.length() / 5);
        assertThat(neuf("explain", "--json", hard).out().split("\"technique\":\"dynamic-nested-net\",\"title\""))
                .hasSizeGreaterThan(5);
    }

    @Test
    void aJigsawIsExplainedByItsRegions() {
        var result = Console.PIPE.reading(Samples.JIGSAW).run("explain", "-");
        assertThat(result.out()).contains(" region ").contains("Solved in ");
    }
}
