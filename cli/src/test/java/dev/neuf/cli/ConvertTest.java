package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.neuf.core.format.Format;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code neuf convert} and {@code neuf formats}. */
class ConvertTest {

    @ParameterizedTest
    @MethodSource("dev.neuf.cli.Samples#formatsThatAreSeen")
    void thereAndBackNothingChanges(Format format) {
        var there = neuf("convert", "--to", format.id(), Samples.NINE);
        assertThat(there.exit()).isZero();
        assertThat(there.err()).isEqualTo("puzzle: read as line, 9x9 with boxes 3x3\n");
        var back = PIPE.reading(there.out()).run("convert", "--to", "line", "-");
        assertThat(back.out()).isEqualTo(Samples.NINE + "\n");
        assertThat(back.err()).matches("stdin:[12]: read as " + format.id() + ", 9x9 with boxes 3x3\n");
    }

    @Test
    void whatWasReadIsSaidOnceForAll() {
        var result = PIPE.reading((Samples.NINE + "\n").repeat(50)).run("convert", "--to", "sku", "-");
        assertThat(result.remarks()).containsExactly("stdin:1: read as line, 9x9 with boxes 3x3");
    }

    @Test
    void whatWasLostIsSaid() {
        String sheet = "{\"size\":4,\"symbols\":\"ABCD\",\"regions\":[\"1 1 1 2\",\"1 2 2 2\",\"3 3 3 4\",\"3 4 4 4\"],"
                + "\"variants\":[{\"type\":\"diagonals\"}],\"givens\":\"AB..............\","
                + "\"values\":\"..C.............\",\"candidates\":{\"r4c4\":\"AB\"}}";
        assertThat(neuf("convert", "--to", "line", sheet).remarks())
                .containsExactly(
                        "puzzle: read as json, 4x4 jigsaw, plus diagonals",
                        "puzzle: lost in line: the regions",
                        "puzzle: lost in line: the extra rules",
                        "puzzle: lost in line: which digits were given and which entered",
                        "puzzle: lost in line: the candidates",
                        "puzzle: lost in line: the symbols of the digits");
        assertThat(neuf("convert", "--to", "epfl", sheet).err()).doesNotContain("the regions");
        assertThat(neuf("convert", "--to", "picture", sheet).err()).doesNotContain("the regions");
        var same = neuf("convert", "--to", "json", sheet);
        assertThat(same.remarks()).hasSize(1);
        assertThat(neuf("convert", "--to", "json", same.out()).out()).isEqualTo(same.out());
    }

    @Test
    void aTargetThatCannotHoldTheBoardIsRefused() {
        var sku = neuf("convert", "--to", "sku", ".".repeat(36));
        assertThat(sku.exit()).isEqualTo(1);
        assertThat(sku.out()).isEqualTo("\n");
        assertThat(sku.err()).startsWith("puzzle: the format 'sku' has no size 6, only 1, 4, 9, 16, 25, 36, 49, 64");
        var epfl = neuf("convert", "--to", "epfl", "--shape", "jigsaw:11..11..........", Samples.MANY);
        assertThat(epfl.exit()).isEqualTo(1);
        assertThat(epfl.err()).startsWith("puzzle: the format 'epfl' needs regions");
    }

    @Test
    void theRestGoesOnAfterARefusal() {
        var result = neuf("convert", "--to", "sku", ".".repeat(36), Samples.BAD, Samples.FOUR);
        assertThat(result.out()).endsWith("_ 2 4 _\n1 _ _ 3\n4 _ _ 2\n_ 1 3 _\n");
        assertThat(result.exit()).isEqualTo(3);
    }

    @Test
    void aGridThatBreaksTheRulesIsConvertedAllTheSame() {
        assertThat(neuf("convert", "--to", "epfl", Samples.CLASH).out()).isEqualTo("4 0\n11..\n....\n....\n....\n");
    }

    @Test
    void theTargetMustBeNamed() {
        var none = neuf("convert", Samples.FOUR);
        assertThat(none.exit()).isEqualTo(2);
        assertThat(none.err()).isEqualTo("neuf: --to is missing: the format to write, see 'neuf formats'\n");
        var wrong = neuf("convert", "--to", "pdf", Samples.FOUR);
        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err()).isEqualTo("neuf: --to: 'pdf' is not known: expected one of " + Samples.FORMATS + "\n");
    }

    @Test
    void rulesFromTheCommandLineAreWrittenWithThePuzzle() {
        assertThat(neuf("convert", "--to", "json", "--variant", "diagonals", "--shape", "latin", Samples.FOUR)
                        .out())
                .contains("\"variants\":[{\"type\":\"diagonals\"}]")
                .contains("\"regions\":[\". . . .\"");
    }

    @Test
    void formatsAreListedWithAWordAboutEach() {
        var result = neuf("formats");
        assertThat(result.lines()).hasSize(Format.values().length);
        for (Format format : Format.values()) {
            assertThat(result.out()).containsPattern("(?m)^" + format.id() + " +\\S");
        }
        assertThat(Console.TERMINAL.run("formats").out())
                .contains("A text is read as the first of these that it looks like; --from forces one.");
    }

    @Test
    void aLinkIsAPuzzleAndAShortOneIsExplained() {
        String link = neuf("convert", "--to", "f-puzzles", Samples.FOUR).out().strip();
        assertThat(neuf("convert", "--to", "line", link).out()).isEqualTo(Samples.FOUR + "\n");
        assertThat(neuf("check", "https://f-puzzles.com/?id=abc").err())
                .contains("this short link has no puzzle in it, the site has");
        assertThat(neuf("check", "https://example.org/puzzle").err()).contains("neither a file nor a puzzle");
    }

    @Test
    void aFormatThatIsOnlyReadHasNoExampleAndSaysWhyItIsNotWritten() {
        assertThat(neuf("formats", "penpa").out())
                .isEqualTo(neuf("formats", "penpa").lines().getFirst() + "\n");
        var refused = neuf("convert", "--to", "penpa", Samples.FOUR);
        assertThat(refused.exit()).isEqualTo(1);
        assertThat(refused.err()).contains("this format is read and not written");
    }

    @ParameterizedTest
    @EnumSource(Format.class)
    void theExampleOfAFormatIsAPuzzleInIt(Format format) {
        assumeThat(format.isWritten()).isTrue();
        String page = neuf("formats", format.id()).out();
        String example = page.substring(page.indexOf("\n\n") + 2).stripIndent();
        var read = PIPE.reading(example).run("check", "--json", "--from", format.id(), "-");
        assertThat(read.exit()).isZero();
        assertThat(read.out()).contains("\"format\":\"" + format.id() + "\"").contains("\"answer\":\"unique\"");
    }
}
