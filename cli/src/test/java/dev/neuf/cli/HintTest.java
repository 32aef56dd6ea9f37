package dev.neuf.cli;

import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.format.Format;
import dev.neuf.logic.Example;
import dev.neuf.logic.Technique;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code neuf hint}. */
class HintTest {

    @Test
    void theNextStepIsProvenInOneLine() {
        var result = neuf("hint", Samples.NINE);
        assertThat(result.out())
                .isEqualTo(
                        "Hidden single in a box or region (easy, 1.2): The 8s in r3c3 and r5c4 leave box 2 only r1c6 for its 8."
                                + " So r1c6 is 8.\n");
        assertThat(result.exit()).isZero();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    nudge | Look for this: hidden single in a box or region.
                    where | Look for this: hidden single in a box or region. Digit: 8. Look at box 2.
                    """)
    void aHintCanGiveLessAway(String show, String text) {
        assertThat(neuf("hint", "--show", show, Samples.NINE).out()).isEqualTo(text + "\n");
    }

    @ParameterizedTest
    @CsvSource({"r1c1,r1c6", "A1,A6", "K9,A6", "a1,A6"})
    void cellsAreNamedAsOneLikes(String notation, String name) {
        assertThat(neuf("hint", "--notation", notation, Samples.NINE).out()).contains("So " + name + " is 8.");
    }

    @Test
    void theSameInFrench() {
        assertThat(neuf("hint", "--lang", "fr", Samples.NINE).out())
                .isEqualTo(
                        "Singleton caché dans un bloc ou une région (facile, 1.2) : Avec les 8 en r3c3 et r5c4, le bloc 2 n'a plus que r1c6 pour son 8."
                                + " Donc r1c6 vaut 8.\n");
    }

    @Test
    void allStepsComeEasiestFirst() {
        var result = neuf("hint", "--all", Samples.NINE);
        assertThat(result.lines()).hasSizeGreaterThan(10).doesNotHaveDuplicates();
        assertThat(result.lines().getFirst()).startsWith("Hidden single in a box or region");
        assertThat(result.lines().getLast()).doesNotStartWith("Hidden single");
    }

    @Test
    void stepsThatLeadNoFurtherThanEasierOnesAreLeftOut() {
        var few = neuf("hint", "--all", Samples.NINE);
        var all = neuf("hint", "--all", "--repeats", Samples.NINE);
        assertThat(all.lines())
                .containsAll(few.lines())
                .hasSizeGreaterThan(few.lines().size());
        int left = all.lines().size() - few.lines().size();
        assertThat(few.err()).contains("left out: %d steps that lead no further".formatted(left));
        assertThat(all.err()).doesNotContain("left out");
        assertThat(neuf("hint", "--repeats", Samples.NINE).exit()).isEqualTo(2);
    }

    @Test
    void programsGetTheStepAsData() {
        var object = neuf("hint", "--json", Samples.NINE).objects().getFirst();
        assertThat(object).containsEntry("answer", "step");
        assertThat(object.get("steps"))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .singleElement()
                .asInstanceOf(InstanceOfAssertFactories.MAP)
                .containsEntry("technique", "hidden-single-box")
                .containsEntry("level", "easy")
                .containsEntry("digits", "8")
                .containsEntry("place", List.of(Map.of("cells", List.of("r1c6"), "digits", "8")))
                .containsEntry("eliminate", List.of());
    }

    @Test
    void aWrongDigitIsSaidBeforeAnyHint() {
        // r1c3 is 4, not 1
        var result = neuf(
                "hint",
                "--from",
                "hodoku",
                ":0000:x:53+1.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::");
        assertThat(result.out()).isEqualTo("1 in r1c3 is wrong.\n");
        assertThat(result.exit()).isEqualTo(1);
    }

    @Test
    void aNudgeDoesNotSayWhatIsWrong() {
        var result = neuf("hint", "--show", "nudge", ":0000:x:53+1" + Samples.NINE.substring(3) + ":::");
        assertThat(result.out())
                .isEqualTo("Before the next step something has to be put right: look over what you wrote.\n");
        assertThat(neuf("hint", "--json", ":0000:x:53+1" + Samples.NINE.substring(3) + ":::")
                        .objects()
                        .getFirst())
                .containsEntry("answer", "trouble")
                .containsEntry("kind", "mistake")
                .containsEntry("cells", List.of("r1c3"));
    }

    @Test
    void jsonGivesNoMoreAwayThanAsked() {
        var object = neuf("hint", "--json", "--show", "nudge", Samples.NINE)
                .objects()
                .getFirst();
        assertThat(object.get("steps"))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .singleElement()
                .asInstanceOf(InstanceOfAssertFactories.MAP)
                .containsEntry("technique", "hidden-single-box")
                .doesNotContainKeys("place", "proof", "digits", "conclusion");
    }

    @Test
    void notesThatLackTheRightDigitAreSaid() {
        var result = neuf(
                "hint",
                ":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:413::");
        assertThat(result.out()).isEqualTo("The notes of r1c3 (1, 2) lack the right digit.\n");
        assertThat(result.exit()).isEqualTo(1);
    }

    @Test
    void thePlayersOwnNotesCount() {
        // the player has struck 1 and 2 in r1c3
        var result = neuf(
                "hint",
                "--upto",
                "naked-single",
                "--without",
                "full-house,hidden-single-box,hidden-single-line",
                ":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:113 213::");
        assertThat(result.out()).contains("So r1c3 is 4.");
    }

    @Test
    void digitsThatClashAreNamed() {
        var result = neuf("hint", Samples.CLASH);
        assertThat(result.out())
                .isEqualTo(
                        "Row 1 has the digit 1 more than once: r1c1, r1c2. Box 1 has the digit 1 more than once: r1c1, r1c2.\n");
        assertThat(result.exit()).isEqualTo(1);
    }

    @Test
    void aSolvedGridNeedsNoHint() {
        var result = neuf("hint", "1234341221434321");
        assertThat(result.out()).isEqualTo("Solved: every digit is right.\n");
        assertThat(result.exit()).isZero();
    }

    @Test
    void whereThereIsNoStepThatIsSaid() {
        var result = neuf("hint", "--upto", "full-house", Samples.NINE);
        assertThat(result.out()).isEqualTo("None of the techniques finds a step here.\n");
        assertThat(result.exit()).isEqualTo(1);
    }

    @Test
    void withSeveralSolutionsUniquenessIsLeftOut() {
        var result = neuf("hint", "1...............");
        assertThat(result.err())
                .contains("more than one solution: techniques that rely on there being one are left out");
    }

    @Test
    void aWrongNameGetsASuggestion() {
        var result = neuf("hint", "--upto", "x-wimg", Samples.NINE);
        assertThat(result.err()).contains("--upto: there is no technique 'x-wimg': did you mean x-wing?");
        assertThat(result.exit()).isEqualTo(2);
        assertThat(neuf("hint", "--notation", "chess", Samples.NINE).err()).contains("r1c1, A1, K9");
        assertThat(neuf("hint", "--show", "all", Samples.NINE).exit()).isEqualTo(2);
    }

    @Test
    void everyPuzzleOfAStreamGetsALine() {
        var result = Console.PIPE
                .reading(Samples.NINE + "\n" + "12\n" + Samples.NINE + "\n")
                .run("hint", "-");
        assertThat(result.lines()).hasSize(3);
        assertThat(result.exit()).isEqualTo(3);
    }

    @Test
    void emptyNamesAreRefused() {
        var result = neuf("hint", "--without", ",", Samples.NINE);
        assertThat(result.err()).contains("--without: there is no technique ''; 'neuf techniques' lists them");
        assertThat(result.exit()).isEqualTo(2);
        assertThat(neuf("hint", "--without", "x-wing,", Samples.NINE).exit()).isEqualTo(2);
        assertThat(neuf("hint", "--without", "x-wing, -", Samples.NINE).exit()).isEqualTo(2);
        assertThat(neuf("hint", "--without", "x-wing, swordfish", Samples.NINE).exit())
                .isZero();
    }

    private static final Console PLAIN = Console.TERMINAL.with("NO_COLOR", "1");

    @ParameterizedTest
    @CsvSource({"9, 60", "9, 80", "9, 40", "16, 80", "16, 120"})
    void aPictureIsDrawnAsNarrowAsTheTerminal(int size, String columns) {
        String open = "123456789ABCDEFG".substring(0, size - 1) + ".".repeat(size * (size - 1) + 1);
        String out = PLAIN.with("COLUMNS", columns).run("hint", open).out();
        assertThat(out).contains("┏━");
        assertThat(out.lines()).allMatch(line -> line.length() <= Integer.parseInt(columns));
        String wide = PLAIN.run("hint", open).out();
        assertThat(PLAIN.with("COLUMNS", "300").run("hint", open).out()).isEqualTo(wide);
        assertThat(wide.lines()).anyMatch(line -> line.length() > Integer.parseInt(columns));
    }

    @Test
    void aLongProofIsAListOnATerminalAndOneLineInAPipe() {
        String net = Format.JSON.write(Example.of(Technique.NESTED_NET).sheet());
        assertThat(PLAIN.run("hint", net).out()).contains("\n 1. Suppose r", "\n10. ");
        var piped = neuf("hint", net);
        assertThat(piped.lines()).hasSize(1);
        assertThat(piped.out()).contains(": 1. Suppose r", " 10. ").doesNotContain(" 11. So ");
        // a short one needs no numbers
        assertThat(neuf("hint", Samples.SKYSCRAPER).out()).startsWith("Skyscraper (hard, 4.2): In row ");
    }

    @Test
    void whatIsSupposedOnTopIsMovedIn() {
        String net = Format.JSON.write(Example.of(Technique.DYNAMIC_NESTED_NET).sheet());
        String out = PLAIN.run("hint", net).out();
        assertThat(out)
                .contains("\n 1. Suppose r")
                .containsPattern("\\n *\\d+\\.   Suppose also that r")
                .containsPattern("\\n *\\d+\\. That cannot be, so r");
        assertThat(out.lines()).allMatch(line -> line.length() <= 80);
        assertThat(neuf("hint", "--json", net).out())
                .contains("\"key\":\"chain-suppose\",\"text\":\"Suppose r")
                .containsPattern("\"key\":\"nested-suppose\"[^}]*\\}\\],\"depth\":1");
        assertThat(PLAIN.run("hint", "--move", "r2c3-9", net).out())
                .containsPattern("\n\\d+\\. So that cannot be\\.\n\\d+\\.   Suppose instead that r\\dc\\d is \\d\\.\n")
                .containsPattern("\n\\d+\\. Whichever of them can be, r\\dc\\d is ");
    }

    @Test
    void withoutColoursSignsTellWhatTheyWould() {
        Example example = Example.of(Technique.SKYSCRAPER);
        String out = PLAIN.run("hint", Format.JSON.write(example.sheet())).out();
        assertThat(out).containsPattern("┃.*[ \\d]-\\d").containsPattern("┃.*[ \\d]\\*\\d");
        assertThat(out.lines()).contains("- eliminated  * pattern");
        List<Integer> bars = out.lines()
                .filter(line -> line.contains("┃") || line.contains("╋"))
                .map(line -> line.lastIndexOf(line.contains("╋") ? '┫' : '┃'))
                .distinct()
                .toList();
        assertThat(bars).hasSize(1);
        assertThat(Console.TERMINAL
                        .run("hint", Format.JSON.write(example.sheet()))
                        .out())
                .doesNotContainPattern("[-*+]\\d")
                .doesNotContain("- eliminated");
    }

    @Test
    void aPictureThatDoesNotFitIsLeftOut() {
        var result = PLAIN.with("COLUMNS", "30").run("hint", "123456789ABCDEF" + ".".repeat(241));
        assertThat(result.out())
                .doesNotContain("┏━")
                .startsWith("A picture of the board would\nbe wider than the 30 columns\nof the terminal.\n");
    }

    @Test
    void regionsAreDrawnAndExtraRulesNamed() {
        String jigsaw = "jigsaw:1112122233343444";
        String out = PLAIN.run("hint", "--shape", jigsaw, "--variant", "diagonals", "1...............")
                .out();
        assertThat(out).contains("┏━━━━").contains("━┓").contains("Also: both long diagonals hold each digit once.\n");
        var cages = PLAIN.run(
                "hint",
                "--variant",
                "cage sum=3 cells=r1c1,r1c2",
                "--variant",
                "cage sum=3 cells=r2c3,r2c4",
                "--variant",
                "odd cells=r4c4",
                "................");
        assertThat(cages.out()).contains("Also: r4c4 is odd; the digits of a cage differ and add up to its total.\n");
        assertThat(PLAIN.run("hint", Samples.FOUR).out()).doesNotContain("Also:");
    }

    @Test
    void aTerminalShowsTheStepOnTheBoard() {
        var result = Console.TERMINAL.run("hint", Samples.NINE);
        assertThat(result.out())
                .contains("\u001B[1;30;42m8\u001B[0m")
                .contains("┏━")
                .contains("leave box 2 only r1c6 for its 8");
    }
}
