package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.TERMINAL;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
}
