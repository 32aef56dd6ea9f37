package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.TERMINAL;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.format.Format;
import dev.neuf.logic.Example;
import dev.neuf.logic.Technique;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code neuf draw}. */
class DrawTest {

    @TempDir
    private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void aBoardIsAnSvgOnStandardOutput() {
        var result = neuf("draw", Samples.NINE);
        assertThat(result.exit()).isZero();
        assertThat(result.out()).startsWith("<svg ").endsWith("</svg>\n").contains("<title>9x9 with boxes 3x3</title>");
        assertThat(result.err()).isEmpty();
    }

    @Test
    void theNameOfTheFileSaysWhatKindOfPicture() throws IOException {
        assertThat(neuf("draw", "-o", file("a.png"), "--width", "300", Samples.NINE)
                        .exit())
                .isZero();
        assertThat(ImageIO.read(folder.resolve("a.png").toFile()).getWidth()).isEqualTo(300);
        assertThat(neuf("draw", "-o", file("a.svg"), Samples.NINE).exit()).isZero();
        assertThat(Files.readString(folder.resolve("a.svg"))).startsWith("<svg ");
    }

    @Test
    void aFileWithoutAnEndingIsAnSvg() throws IOException {
        for (String name : new String[] {"picture", ".hidden", "full.stop."}) {
            assertThat(neuf("draw", "-o", file(name), Samples.NINE).exit()).isZero();
            assertThat(Files.readString(folder.resolve(name))).startsWith("<svg ");
        }
    }

    @Test
    void aFileIsNotCalledWhatItIsNot() {
        var result = neuf("draw", "-o", file("a.gif"), Samples.NINE);
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.err()).contains("a.gif' ends in neither .svg nor .png");
        assertThat(neuf("draw", "--lang", "fr", "-o", file("a.gif"), Samples.NINE)
                        .err())
                .contains("a.gif » ne finit ni par .svg ni par .png");
        assertThat(folder.toFile().list()).isEmpty();
        // unless that is wanted
        assertThat(neuf("draw", "--to", "png", "-o", file("a.gif"), Samples.NINE)
                        .exit())
                .isZero();
        assertThat(neuf("draw", "-o", file("A.PNG"), Samples.NINE).exit()).isZero();
    }

    @Test
    void severalPuzzlesGetAFileEach() {
        var result = PIPE.reading((Samples.NINE + "\n").repeat(3)).run("draw", "--from", "line", "-o", file("a.svg"));
        assertThat(result.exit()).isZero();
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("a.svg", "a-2.svg", "a-3.svg");
    }

    @Test
    void withoutAFileOnlyTheFirstIsDrawnAndThatIsSaid() {
        var result = neuf("draw", Samples.NINE, Samples.FOUR);
        assertThat(result.out()).startsWith("<svg ").containsOnlyOnce("<svg ");
        assertThat(result.err()).contains("only the first puzzle was drawn");
        assertThat(result.exit()).isEqualTo(3);
    }

    @Test
    void aStepIsDrawnAndToldBesideIt() {
        var result = neuf("draw", "--step", Samples.NINE);
        assertThat(result.exit()).isZero();
        assertThat(result.err()).contains("ingle").contains("So r");
        // what is placed is white on green
        assertThat(result.out()).contains("#00684d").contains("fill=\"#fff\" font-weight=\"bold\"");
    }

    @Test
    void aSolutionIsFilledIn() {
        assertThat(neuf("draw", Samples.NINE).out()).doesNotContain("#0b3d91");
        assertThat(neuf("draw", "--solution", Samples.NINE).out()).contains("#0b3d91");
        var none = neuf("draw", "--solution", Samples.CLASH);
        assertThat(none.exit()).isEqualTo(1);
        assertThat(none.out()).isEmpty();
        assertThat(none.err()).contains("no solution");
    }

    @Test
    void candidatesTakeRoom() {
        assertThat(neuf("draw", "--candidates", Samples.NINE).out()).contains("font-size=\"12\"");
        assertThat(neuf("draw", Samples.NINE).out()).doesNotContain("font-size=\"12\"");
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertThat(neuf("draw", "--width", "300", Samples.NINE).err()).contains("--width is for PNG");
        assertThat(neuf("draw", "--to", "pgn", Samples.NINE).err()).contains("png");
        assertThat(TERMINAL.run("draw", "--to", "png", Samples.NINE).err()).contains("-o FILE");
        assertThat(neuf("draw", "--to", "png", "--width", "9000", Samples.NINE).exit())
                .isEqualTo(2);
        assertThat(neuf("draw", "--step", "--solution", Samples.NINE).exit()).isEqualTo(2);
    }

    private static String net() {
        return Format.JSON.write(Example.of(Technique.FORCING_NET).sheet());
    }

    @Test
    void theStepThatHintTellsIsDrawn() {
        String[] options = {"--upto", "x-chain", "--without", "skyscraper,turbot-fish", "--notation", "A1"};
        assertThat(told(List.of(options))).isEqualTo(hinted(List.of(options)));
        assertThat(told(List.of("--move", "r1c6=8"))).isEqualTo(hinted(List.of("--move", "r1c6=8")));
        assertThat(told(List.of("--move", "r9c1-1"))).endsWith("And r9c1 cannot be 1.\n");
        var result = neuf("draw", "--step", "--move", "r1c3=1", Samples.NINE);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).contains("1 in r1c3 is wrong.");
        assertThat(result.exit()).isEqualTo(1);
        assertThat(neuf("draw", "--step", "--upto", "full-house", Samples.NINE).exit())
                .isEqualTo(1);
    }

    private static String told(List<String> options) {
        var args = new ArrayList<>(List.of("draw", "--step"));
        args.addAll(options);
        args.add(Samples.NINE);
        return neuf(args.toArray(String[]::new)).err().replace("puzzle: ", "");
    }

    private static String hinted(List<String> options) {
        var args = new ArrayList<>(List.of("hint"));
        args.addAll(options);
        args.add(Samples.NINE);
        return neuf(args.toArray(String[]::new)).out();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--sentence=1",
                "--move=r1c6=8",
                "--upto=x-wing",
                "--without=x-wing",
                "--no-uniqueness",
                "--notation=A1"
            })
    void whatIsAboutAStepGoesWithOne(String option) {
        var result = neuf("draw", option, Samples.NINE);
        assertThat(result.err()).contains(option.replaceAll("=.*", "") + " goes with --step");
        assertThat(result.exit()).isEqualTo(2);
    }

    @Test
    void aLongProofIsAListForAPersonAndOneLineForAProgram() {
        var person = TERMINAL.with("COLUMNS", "60").run("draw", "--step", "-o", file("a.svg"), net());
        assertThat(person.err()).contains("Forcing net (extreme, 8.8)\n 1. In box", "\n 9. ", "\n10. ", "\nSo r");
        assertThat(person.err().lines()).allMatch(line -> line.length() <= 60);
        var program = neuf("draw", "--step", "-o", file("b.svg"), net());
        assertThat(program.remarks()).hasSize(1);
        assertThat(program.err()).contains("Forcing net (extreme, 8.8): 1. In box", " 10. ");
    }

    @Test
    void eachSentenceHasAPictureOfItsOwn() throws IOException {
        Example example = Example.of(Technique.FORCING_NET);
        int sentences = example.step().proof().size();
        assertThat(neuf("draw", "--step", "--sentence", "all", "-o", file("a.svg"), net())
                        .exit())
                .isZero();
        assertThat(folder.toFile().list()).hasSize(sentences).contains("a-1.svg", "a-" + sentences + ".svg");
        var one = neuf("draw", "--step", "--sentence", "3", net());
        assertThat(one.out())
                .isEqualTo(Files.readString(folder.resolve("a-3.svg")))
                .contains(" 3/" + sentences + "<");
        assertThat(one.err()).contains(": 3. Because").doesNotContain(" 4. ");
        // of several puzzles, the number of the puzzle comes first
        neuf("draw", "--step", "--sentence", "all", "-o", file("b.svg"), Samples.NINE, Samples.NINE);
        assertThat(folder.toFile().list()).contains("b-1.svg", "b-2-1.svg");
    }

    @Test
    void aSentenceThatThereIsNotIsRefused() {
        assertThat(neuf("draw", "--step", "--sentence", "99", net()).err()).contains("from 1 to 16");
        assertThat(neuf("draw", "--step", "--sentence", "last", net()).err()).contains("1, 2, 3 ..., all");
        assertThat(neuf("draw", "--step", "--sentence", "all", net()).err()).contains("-o FILE.svg");
    }
}
