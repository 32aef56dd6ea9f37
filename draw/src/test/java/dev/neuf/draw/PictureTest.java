package dev.neuf.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.neuf.core.Board;
import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Link;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.format.Shapes;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Example;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Mark;
import dev.neuf.logic.Person;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Toolbox;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xml.sax.InputSource;

/** Pictures of boards and steps, in both kinds. Java's own reader of PNG and of XML says whether they can be read. */
class PictureTest {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /** Sizes, shapes and rules that draw something of their own. */
    static Stream<Sheet> boards() {
        return Stream.of(
                sheet(PUZZLE, hints()),
                sheet(PUZZLE, hints("diagonals", "odd cells=r1c3,r2c2", "even cells=r9c9", "windoku")),
                sheet(
                        ".".repeat(81),
                        hints(
                                "thermometer cells=r1c1,r1c2,r2c2",
                                "whisper gap=5 cells=r4c4,r5c5,r6c6",
                                "renban cells=r1c5,r1c6,r2c6",
                                "difference value=1 cells=r3c3,r3c4",
                                "difference value=3 cells=r8c3,r9c3",
                                "ratio value=2 cells=r7c7,r8c7")),
                sheet(".".repeat(81), hints("total sum=17 cells=r1c3,r2c2,r3c1", "total sum=7 cells=r9c1,r8c2,r7c3")),
                sheet(".".repeat(81), hints("cage sum=15 cells=r1c1,r1c2,r2c1", "cage sum=3 cells=r9c8,r9c9")),
                sheet("1...............", hints()),
                sheet("1" + ".".repeat(24), hints()),
                sheet(".".repeat(256), hints()),
                sheet(".".repeat(64 * 64), hints()),
                sheet("2.3...5...3...4......5...5...3...4.1" + "011111000001233333222223455555444445", hints()));
    }

    private static Hints hints(String... variants) {
        return new Hints(0, Shapes.ANY, List.of(variants));
    }

    private static Sheet sheet(String text, Hints hints) {
        Parsed parsed = Format.readAny(text, hints);
        assertThat(parsed).isInstanceOf(Parsed.Ok.class);
        return ((Parsed.Ok) parsed).sheet();
    }

    private static BufferedImage image(Figure figure, int width) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(Png.of(figure, width)));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void everyBoardCanBeReadAsXmlAndAsAnImage(Sheet sheet) throws Exception {
        for (Map<Integer, Digits> notes : List.of(Map.<Integer, Digits>of(), BoardFigure.candidates(sheet))) {
            Figure figure = BoardFigure.of(sheet, notes, true, "a <board> & more");
            var document = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(Svg.of(figure))));
            assertThat(document.getElementsByTagName("title").item(0).getTextContent())
                    .isEqualTo("a <board> & more");
            BufferedImage image = image(figure, 500);
            assertThat(image.getWidth()).isEqualTo(500);
            assertThat(image.getHeight()).isEqualTo(500);
        }
    }

    @Test
    void digitsStandInTheirCellsAndOpenCellsAreWhite() throws IOException {
        Sheet sheet = sheet(PUZZLE, hints());
        Figure figure = BoardFigure.of(sheet, Map.of(), false, "");
        BufferedImage image = image(figure, 2 * figure.width());
        int side = (2 * figure.width() - 12) / 9;
        for (int cell = 0; cell < 81; cell++) {
            int left = 6 + cell % 9 * side;
            int top = 6 + cell / 9 * side;
            int dark = 0;
            for (int y = top + 8; y < top + side - 8; y++) {
                for (int x = left + 8; x < left + side - 8; x++) {
                    dark += (image.getRGB(x, y) & 255) < 128 ? 1 : 0;
                }
            }
            if (sheet.value(cell) == 0) {
                assertThat(dark).as("cell %d", cell).isZero();
            } else {
                assertThat(dark).as("cell %d", cell).isBetween(100, side * side / 3);
            }
        }
    }

    @Test
    void linesBetweenRegionsAreDarkerThanOthers() throws IOException {
        Sheet sheet = sheet(".".repeat(81), hints());
        Figure figure = BoardFigure.of(sheet, Map.of(), false, "");
        BufferedImage image = image(figure, figure.width());
        int middle = 3 + 44 / 2;
        assertThat(image.getRGB(3 + 3 * 44, middle) & 255).isLessThan(80);
        assertThat(image.getRGB(3 + 44, middle) & 255).isBetween(150, 240);
        assertThat(image.getRGB(middle, middle) & 255).isEqualTo(255);
    }

    @Test
    void anAreaHasNoSeamAndNoBleeding() {
        var canvas = new Canvas(8, 8);
        var outline = new Outline().box(1, 1, 3, 4).box(4, 1, 2.5, 4);
        canvas.fill(outline.runs(), 0);
        for (int y = 0; y < 8; y++) {
            for (int x = 0; x < 8; x++) {
                boolean isInside = x >= 1 && x < 6 && y >= 1 && y < 5;
                boolean isHalf = x == 6 && y >= 1 && y < 5;
                int expected = isInside ? 0 : isHalf ? 128 : 255;
                assertThat(canvas.pixels()[3 * (8 * y + x)] & 255)
                        .as("%d %d", x, y)
                        .isEqualTo(expected);
            }
        }
    }

    @Test
    void everySymbolOfTheLargestBoardCanBeDrawn() {
        Symbols symbols = Symbols.standard(64);
        for (int digit = 1; digit <= 64; digit++) {
            char symbol = symbols.of(digit);
            assertThat(Glyphs.knows(symbol)).as("%s", symbol).isTrue();
        }
        assertThat("0123456789".chars().allMatch(letter -> Glyphs.knows((char) letter)))
                .isTrue();
    }

    @Test
    void aStepShowsWhatIsPlacedAndWhatIsStruck() {
        Sheet sheet = sheet(PUZZLE, hints());
        Board board = Board.of(sheet);
        Step step = Person.with(Toolbox.full()).next(board).orElseThrow();
        var figure = new StepFigure(sheet, step);
        assertThat(figure.looks()).contains(Look.PLACED);
        assertThat(Svg.of(figure.figure("a step"))).contains("fill=\"" + Look.PLACED.fill() + "\"");
    }

    @Test
    void aNetHasArrowsWithOpenHeadsAndTheNumbersOfItsSentences() {
        String net = step(Technique.WHIP);
        assertThat(net)
                .contains("stroke=\"" + Look.IMPLIED.stroke() + "\"", "fill=\"" + Look.EMPTIED.fill() + "\"")
                .contains(">1</text>", ">2</text>", ">3</text>");
        assertThat(step(Technique.AIC)).doesNotContain(Look.IMPLIED.stroke());
    }

    @Test
    void aSentenceShowsWhatItFollowsFromAndTheLastOneWhatFollows() {
        Example example = Example.of(Technique.WHIP);
        Step step = example.step();
        int last = step.proof().size();
        String whole = step(Technique.WHIP);
        for (int number = 1; number <= last; number++) {
            String svg =
                    Svg.of(StepFigure.ofSentence(example.sheet(), step, number).figure(""));
            assertThat(svg.length()).as("sentence %d", number).isLessThan(whole.length());
            assertThat(svg.contains(Look.STRUCK.fill()))
                    .as("sentence %d", number)
                    .isEqualTo(number == last);
        }
    }

    @Test
    void noLineAroundAGroupRunsAcrossACellThatIsNotOfIt() {
        Step step = new Step(
                Technique.AIC,
                Digits.of(1),
                List.of(),
                List.of(new Sentence(
                        Message.of(LogicPhrase.CHAIN_ALL_AGREE),
                        List.of(new Mark(
                                Role.LINK,
                                Link.weak(
                                        Candidates.of(1, CellSet.of(80)),
                                        // two side by side in a row, one below, and one that is apart
                                        Candidates.of(1, CellSet.of(0, 1, 9, 3))))))));
        String svg = Svg.of(new StepFigure(sheet(".".repeat(81), hints()), step).figure(""));
        String dotted = svg.lines()
                .filter(line -> line.contains("stroke-dasharray=\"1 2\""))
                .findFirst()
                .orElseThrow();
        // a stroke begins with a move to its place: one for the pair, one for each of the others
        assertThat(dotted.chars().filter(letter -> letter == 'M').count()).isEqualTo(3);
    }

    @Test
    void theLegendSaysWhatIsSupposedAndWhereHousesCross() {
        assertThat(looks(Technique.DYNAMIC_NESTED_NET)).contains(Look.SUPPOSED).doesNotContain(Look.END);
        assertThat(looks(Technique.XY_WING)).contains(Look.END).doesNotContain(Look.SUPPOSED);
        assertThat(looks(Technique.X_WING)).contains(Look.BASE, Look.COVER, Look.BOTH);
        assertThat(looks(Technique.SKYSCRAPER)).contains(Look.BASE).doesNotContain(Look.BOTH);
    }

    private static Set<Look> looks(Technique technique) {
        Example example = Example.of(technique);
        return new StepFigure(example.sheet(), example.step()).looks();
    }

    private static String step(Technique technique) {
        Example example = Example.find(technique).orElseThrow();
        return Svg.of(new StepFigure(example.sheet(), example.step()).figure(""));
    }

    @Test
    void numbersAreShort() {
        assertThat(Stream.of(0.0, 1.0, -0.04, 2.25, -2.25, 10.96, 100.0).map(Svg::number))
                .containsExactly("0", "1", "0", "2.3", "-2.2", "11", "100");
    }

    @Test
    void aPictureTooWideIsRefused() {
        Figure figure = BoardFigure.of(sheet(PUZZLE, hints()), Map.of(), true, "");
        assertThatThrownBy(() -> Png.of(figure, Png.WIDEST + 1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void linesOfSettersAreDrawn() {
        Sheet sheet =
                sheet(".".repeat(81), hints("thermometer cells=r1c1,r1c2,r2c2", "difference value=3 cells=r8c3,r9c3"));
        String svg = Svg.of(BoardFigure.of(sheet, Map.of(), false, ""));
        // the bulb and the line in grey, and the number of the dot
        assertThat(svg).contains("stroke=\"#cfcfd4\"", "fill=\"#cfcfd4\"", ">3</text>");
    }

    @Test
    void sumsOfPairsAreSignsAndOtherSumsHaveALineAroundThem() {
        String pairs =
                svg("total sum=10 cells=r1c1,r1c2", "total sum=5 cells=r4c4,r5c4", "total sum=7 cells=r8c8,r8c9");
        assertThat(pairs).contains(">X</text>", ">V</text>", ">7</text>").doesNotContain("dasharray");
        assertThat(svg("total sum=12 cells=r1c1,r2c2")).contains(">12</text>", "dasharray");
    }

    @Test
    void sumsOfDiagonalsStandBesideTheBoard() {
        String falling = svg("total sum=17 cells=r1c3,r2c2,r3c1");
        assertThat(falling).contains(">17</text>").doesNotContain("dasharray");
        // a cell is 44 wide, and half of one is left around the board for the number, which stands above the fourth
        // cell
        assertThat(falling).contains("viewBox=\"0 0 446 446\"").contains("x=\"171.1\"");
        // the other way round it stands on the left
        assertThat(svg("total sum=17 cells=r3c1,r2c2,r1c3")).contains("x=\"10.9\"");
        assertThat(svg("total sum=17 cells=r1c3,r2c2"))
                .as("not as far as the edge")
                .contains("dasharray");
        assertThat(svg("total sum=17 cells=r1c3,r2c2,r2c1")).as("not straight").contains("dasharray");
    }

    @Test
    void cellsThatDifferAreGrey() {
        assertThat(svg("different cells=r1c1,r2c2")).contains("<path fill=\"#efefef\"");
        assertThat(svg("odd cells=r1c1")).doesNotContain("<path fill=\"#efefef\"");
    }

    private static String svg(String... variants) {
        return Svg.of(BoardFigure.of(sheet(".".repeat(81), hints(variants)), Map.of(), false, ""));
    }
}
