package dev.neuf.cli;

import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code neuf hint --move}. */
class HintMoveTest {

    @ParameterizedTest
    @CsvSource({"r1c6=8,r1c1", "A6=8,A1", "a6 = 8,K9", "R1C6=8,A1"})
    void aMoveIsNamedWithItsProof(String move, String notation) {
        var result = neuf("hint", "--move", move, "--notation", notation, Samples.NINE);
        assertThat(result.out())
                .startsWith("Hidden single in a box or region (easy, 1.2): The 8s in ")
                .endsWith(" for its 8. So " + (notation.equals("r1c1") ? "r1c6" : "A6") + " is 8.\n");
        assertThat(result.exit()).isZero();
    }

    @Test
    void aStrikeIsNoHarderThanADigitThatMakesIt() {
        assertThat(neuf("hint", "--move", "r3c8=8", Samples.SKYSCRAPER).out()).startsWith("W-wing (hard, 4.4): ");
        assertThat(neuf("hint", "--move", "r3c8-7", Samples.SKYSCRAPER).out())
                .startsWith("Skyscraper (hard, 4.2): ")
                .endsWith(" So r1c7 is 7. And r2c5 cannot be 1. And r3c8 cannot be 7.\n");
    }

    @Test
    void thatEasyStepsLeadToAMoveIsSaidBesideAHardProof() {
        var result = neuf("hint", "--move", "r9c1=3", Samples.NINE);
        assertThat(result.out()).startsWith("ALS chain (expert, 7.3): ");
        assertThat(result.err()).contains("the move takes no hard step: after 1 easier step (hardest: ");
        assertThat(neuf("hint", "--move", "r1c6=8", Samples.NINE).err()).isEmpty();
    }

    @Test
    void onlyOneMoveIsAskedAboutAtATime() {
        var result = neuf("hint", "--move", "r1c6=8", "--move", "r1c3=4", Samples.NINE);
        assertThat(result.err()).contains("--move can be given only once");
        assertThat(result.exit()).isEqualTo(2);
        // the longer way through the options knows it too
        assertThat(neuf("hint", "--no-uniqueness", "--move", "r1c6=8", "--move", "r1c3=4", Samples.NINE)
                        .exit())
                .isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"r9c1-1", "r9c1<>1", "r9c1!=1", "K1-1", "I1-1"})
    void aCandidateStruckIsNamed(String move) {
        // K is the last row without I and J, and I the last row with them
        assertThat(neuf("hint", "--move", move, Samples.NINE).out())
                .isEqualTo("Hidden single in a box or region (easy, 1.2): The 1s in r5c9 and r8c5 leave box 9 only r9c7"
                        + " for its 1. So r9c7 is 1. And r9c1 cannot be 1.\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    r1c3=1 | 1 | 1 in r1c3 is wrong.
                    r1c1=4 | 1 | r1c1 is 5 already.
                    r1c3-4 | 1 | 4 has to stay in r1c3: the solution has it there.
                    r1c1=5 | 0 | r1c1 is 5 already.
                    r1c1-4 | 0 | r1c1 is 5 already.
                    r1c3-5 | 0 | 5 is no candidate of r1c3 any more: there is nothing to strike.
                    r1c3=4 | 1 | This move is right, but none of the techniques proves it in one step.
                    """)
    void aMoveWithoutANameIsSaid(String move, int exit, String text) {
        var result = neuf("hint", "--upto", "naked-single", "--move", move, Samples.NINE);
        assertThat(result.out()).isEqualTo(text + "\n");
        assertThat(result.exit()).isEqualTo(exit);
    }

    @Test
    void withSeveralSolutionsAMoveIsOnlyUnproven() {
        assertThat(neuf("hint", "--move", "r4c4=1", "1...............").out())
                .isEqualTo("None of the techniques proves this move in one step.\n");
        assertThat(neuf("hint", "--move", "r1c4=1", "1...............").out())
                .isEqualTo("r1c4 cannot be 1: a digit in its sight, or a note, rules that out.\n");
    }

    @Test
    void programsGetTheMoveAsAStep() {
        var object = neuf("hint", "--json", "--move", "r1c6=8", Samples.NINE)
                .objects()
                .getFirst();
        assertThat(object).containsEntry("answer", "step");
        assertThat(object.get("steps"))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .singleElement()
                .asInstanceOf(InstanceOfAssertFactories.MAP)
                .containsEntry("technique", "hidden-single-box");
        assertThat(neuf("hint", "--json", "--move", "r1c3=1", Samples.NINE)
                        .objects()
                        .getFirst())
                .containsEntry("answer", "trouble")
                .containsEntry("kind", "mistake")
                .containsEntry("cells", List.of("r1c3"));
        assertThat(neuf("hint", "--json", "--move", "r1c1=5", Samples.NINE)
                        .objects()
                        .getFirst())
                .containsEntry("answer", "done");
    }

    @Test
    void theNameOfAMoveInFrench() {
        assertThat(neuf("hint", "--lang", "fr", "--move", "r1c3-4", Samples.NINE)
                        .out())
                .isEqualTo("Le 4 doit rester en r1c3 : la solution l'a à cet endroit.\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    r1c1    | 'r1c1' is not a move: expected r1c1=5 to place a digit, or r1c1-5 to strike a candidate
                    r1c1=45 | 'r1c1=45' is not a move
                    r12c3=4 | the board has no cell 'r12c3'
                    M1=4    | the board has no cell 'M1'
                    r1c3=A  | 'A' is no digit of this board: expected 1-9
                    """)
    void aMoveThatIsNoneIsRefused(String move, String text) {
        var result = neuf("hint", "--move", move, Samples.NINE);
        assertThat(result.err()).contains("--move: " + text);
        assertThat(result.exit()).isEqualTo(2);
    }

    @Test
    void aMoveDoesNotGoWithOtherQuestions() {
        assertThat(neuf("hint", "--move", "r1c6=8", "--all", Samples.NINE).exit())
                .isEqualTo(2);
        assertThat(neuf("hint", "--move", "r1c6=8", "--show", "nudge", Samples.NINE)
                        .exit())
                .isEqualTo(2);
    }
}
