package dev.neuf.cli;

import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.logic.Technique;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code neuf techniques}. */
class TechniquesTest {

    @TempDir
    Path folder;

    @Test
    void allAreListedInOrder() {
        var result = neuf("techniques");
        assertThat(result.lines()).hasSize(Technique.values().length);
        assertThat(result.lines().getFirst()).isEqualTo("full-house\teasy\t1.0\tfull house");
        assertThat(Console.TERMINAL.run("techniques").out())
                .startsWith("Easy\n  full-house")
                .contains("\nMedium\n");
    }

    @Test
    void oneIsShownByName() {
        assertThat(neuf("techniques", "x-wing").out())
                .startsWith("X-wing (hard, 4.1)\nIn two rows ")
                .contains("\n\n    1 ")
                .contains(" cannot be ");
        assertThat(neuf("techniques", "--lang", "fr", "swordfish").out()).contains("Espadon");
        assertThat(neuf("techniques", "--json", "naked-pair").objects().getFirst())
                .containsEntry("technique", "naked-pair")
                .containsEntry("hodoku", "0200")
                .containsEntry("unique", false);
        for (String name : List.of("X-Wing", "0300", "x wing", "espadon", "XY_WING", "xwing", "jelly fish", "meduse")) {
            assertThat(neuf("techniques", name).exit()).as(name).isZero();
        }
        assertThat(neuf("techniques", "naked-par").err()).contains("did you mean naked-pair?");
    }

    @Test
    void namesFromElsewhereAreKnown() {
        assertThat(neuf("techniques", "y-wing").out()).startsWith("XY-wing ");
        assertThat(neuf("techniques", "exocet", "simple colors").exit()).isZero();
        assertThat(neuf("techniques", "chaînes forcées").exit()).isZero();
        assertThat(neuf("techniques", "simple colurs").err()).contains("did you mean colour-trap?");
        String puzzle = ".".repeat(81);
        assertThat(neuf("hint", "--upto", "y wing", "--without", "hidden quadruple,sdc", puzzle)
                        .err())
                .doesNotContain("there is no technique");
    }

    @Test
    void aNameWithACommaMayBeInAList() {
        String puzzle = ".".repeat(81);
        for (String list : List.of(
                "unique rectangle, type 1", "x-wing,rectangle unique, type 2,sdc", "template, placing,ur", "ar,ur")) {
            assertThat(neuf("hint", "--without", list, puzzle).err()).as(list).doesNotContain("there is no technique");
        }
        for (String list : List.of("x-wing,", "x-wing, type 7", "unique rectangle,,", ",ur")) {
            assertThat(neuf("hint", "--without", list, puzzle).err()).as(list).contains("there is no technique");
        }
    }

    @Test
    void aNameAsLongAsAFileIsRefusedAtOnceAndInShort() {
        String name = "hidden pair ".repeat(10_000);
        for (String[] words : new String[][] {
            {"techniques", name},
            {"convert", "--to", name},
            {"solve", "--variant", name},
            {"solve", "--shape", name}
        }) {
            assertThat(neuf(words).err()).as(words[0]).startsWith("neuf: ").hasSizeLessThan(1_500);
        }
    }

    @Test
    void theListStandsInColumnsAndBreaksAtWords() {
        String out = Console.TERMINAL
                .with("COLUMNS", "80")
                .run("techniques", "--lang", "fr")
                .out();
        assertThat(out.lines()).allMatch(line -> line.length() < 80);
        assertThat(out)
                .contains("  aligned-triple-exclusion   7.5  exclusion de triplet aligné\n")
                .contains("  dynamic-nested-net        10.0  ")
                .contains("  boucle discontinue à ensembles presque\n" + " ".repeat(34) + "verrouillés\n");
        assertThat(Console.TERMINAL
                        .with("COLUMNS", "120")
                        .run("techniques", "--lang", "fr")
                        .out())
                .contains("  boucle discontinue à ensembles presque verrouillés\n");
    }

    @Test
    void noLineBeginsWithASignThatBelongsToTheLineBefore() {
        for (String columns : List.of("40", "60", "80")) {
            String out = Console.TERMINAL
                    .with("COLUMNS", columns)
                    .run("techniques", "--lang", "fr", "aic", "whip", "grouped-aic")
                    .out();
            assertThat(out).doesNotContainPattern("\\n *[;:!?»]").doesNotContain("«\n");
        }
    }

    @Test
    void aLongProofIsAListAndAShortOneIsProse() {
        assertThat(neuf("techniques", "nested-net").out())
                .contains("\n 1. Suppose r", "\n10. ")
                .containsPattern("\n\\d\\d\\. But ")
                .containsPattern("\nSo r\\dc\\d cannot be \\d\\.\n$");
        assertThat(neuf("techniques", "skyscraper").out()).doesNotContain(" 1. ");
    }

    private Console.Result verify(String... lines) throws IOException {
        Path file = folder.resolve("library.txt");
        Files.write(file, List.of(lines));
        return neuf("techniques", "--verify", file.toString());
    }

    @Test
    void aLibraryThatComesOutRightIsAYes() throws IOException {
        var result = verify("# a comment", "", Samples.LIBRARY);
        assertThat(result.lines().getLast()).matches("total +1 +1 +0 +0");
        assertThat(result.exit()).isZero();
    }

    @Test
    void whatIsMissedOrWrongIsCountedAndNamed() throws IOException {
        var missed = verify(Samples.LIBRARY.replace(":0000:", ":0300:"));
        assertThat(missed.lines().getLast()).matches("total +1 +0 +1 +0");
        assertThat(missed.err()).contains("library.txt:1: 0300: not found");
        assertThat(missed.exit()).isEqualTo(1);
        var wrong = verify(Samples.LIBRARY.replace("999", "899"));
        assertThat(wrong.lines().getLast()).matches("total +1 +0 +0 +1");
        assertThat(wrong.err()).contains("something else was found");
        var several = verify(":hidden-single-box:8:" + Samples.NINE + ":::816:");
        assertThat(several.err()).contains("found, but something else with the same digits as well");
        var negative = verify(Samples.LIBRARY.replace(":0000:", ":0000-x:"));
        assertThat(negative.lines().getLast()).matches("total +1 +0 +0 +1");
    }

    @Test
    void ourOwnNamesWorkToo() throws IOException {
        assertThat(verify(Samples.LIBRARY.replace(":0000:", ":full-house:")).exit())
                .isZero();
        var unknown = verify(Samples.LIBRARY.replace(":0000:", ":full-horse:"));
        assertThat(unknown.err()).contains("no technique has this code or name");
        assertThat(unknown.exit()).isEqualTo(1);
    }

    @Test
    void aVariantThatNobodyKnowsIsNotTakenForNone() throws IOException {
        var numbered = verify(Samples.LIBRARY, Samples.LIBRARY.replace(":0000:", ":0300-9:"));
        assertThat(numbered.err()).contains("library.txt:2: 0300: the library has no variant '9' of this technique");
        assertThat(numbered.lines().getLast()).matches("total +2 +1 +1 +0");
        assertThat(numbered.exit()).isEqualTo(1);
        assertThat(verify(Samples.LIBRARY.replace(":0000:", ":0000-1:")).exit()).isEqualTo(1);
        assertThat(verify(Samples.LIBRARY.replace(":0000:", ":00001:")).exit()).isEqualTo(1);
    }

    @Test
    void anExampleFitsTheTerminal() {
        String out = Console.TERMINAL
                .with("COLUMNS", "60")
                .with("NO_COLOR", "1")
                .run("techniques", "x-wing")
                .out();
        assertThat(out).contains("┏━");
        assertThat(out.lines()).allMatch(line -> line.length() <= 60);
    }

    @Test
    void aLineThatIsNoCaseIsNamed() throws IOException {
        var result = verify("hello");
        assertThat(result.err()).contains("library.txt:1:1: a line such as :0200:38:");
        assertThat(result.exit()).isEqualTo(3);
        assertThat(neuf("techniques", "--verify", "nowhere.txt").exit()).isEqualTo(3);
        assertThat(verify("# nothing").exit()).isEqualTo(3);
    }

    @Test
    void aTechniqueIsExplainedAndComparedWithOthers() {
        String flat = neuf("techniques", "x-wing").out().replace('\n', ' ');
        assertThat(flat)
                .contains("In two rows a digit fits only in the same two columns.")
                .contains("Elsewhere: HoDoKu 140 (0300), Sudoku Explainer 3.2, YZF 140.");
        assertThat(neuf("techniques", "--lang", "fr", "aic").out())
                .contains("Chaîne alternée")
                .contains("Ailleurs : HoDoKu 280 (0708), Sudoku Explainer 7.0+, YZF 280.");
        assertThat(neuf("techniques", "--json", "x-wing").objects().getFirst())
                .containsEntry("explainer", "3.2")
                .containsKeys("about", "hodokuScore", "yzfScore", "example");
    }

    @Test
    void aLibraryThatIsNotThereIsSaidToBe() {
        var result = neuf("techniques", "--verify", "no-such-file.txt");
        assertThat(result.err()).isEqualTo("neuf: 'no-such-file.txt' cannot be read: there is no such file\n");
        assertThat(result.exit()).isEqualTo(3);
    }
}
