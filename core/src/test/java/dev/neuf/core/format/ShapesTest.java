package dev.neuf.core.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.neuf.core.Shape;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Shapes in a word, and what else is said beside a text. */
class ShapesTest {

    private static final String LINE_6 = "4....6..3......1.42.....5..1........";

    private static String mistake(Runnable read) {
        var bad = catchThrowableOfType(Unreadable.class, read::run);
        assertThat(bad).isNotNull();
        assertThat(Words.in(Language.FRENCH).say(bad.why()))
                .isNotEqualTo(Words.in(Language.ENGLISH).say(bad.why()));
        return bad.why().toString();
    }

    private static String read(String text, Hints hints) {
        return switch (Format.readAny(text, hints)) {
            case Parsed.Ok ok ->
                ok.sheet().layout().shape() + " "
                        + ok.sheet().puzzle().variants().stream()
                                .map(variant -> variant.keyword())
                                .toList() + " "
                        + ok.notes();
            case Parsed.Bad bad -> bad.line() + ":" + bad.column() + " " + bad.message();
        };
    }

    private static Hints shape(String words) {
        return new Hints(0, Shapes.of(words), List.of());
    }

    @ParameterizedTest
    @EnumSource
    void exampleIsUnderstood(Shapes row) {
        assertThat(Shapes.of(row.example())).isNotNull();
    }

    @ParameterizedTest
    @CsvSource({
        "2x3, 6, 2x3",
        "3x2, 6, 3x2",
        "1x6, 6, latin 6",
        "08x08, 64, 8x8",
        "latin, 9, latin 9",
        "standard, 12, 3x4",
        "standard, 7, latin 7",
        "jigsaw:1122112233443344, 4, 2x2",
        "jigsaw:aaababbbcccdcddd, 4, jigsaw 4",
        "jigsaw:................, 4, latin 4",
        "jigsaw:x, 1, latin 1"
    })
    void wordMeansAShape(String words, int size, String shape) {
        assertThat(Shapes.of(words).forSize(size)).hasToString(shape);
    }

    @Test
    void anyIsWhatPeopleExpect() {
        assertThat(Shapes.ANY.forSize(9)).isEqualTo(Shape.standard(9));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``           | SHAPE_UNKNOWN[, 2x3, latin, standard, jigsaw:1122112233443344]",
                "3            | SHAPE_UNKNOWN[3, 2x3, latin, standard, jigsaw:1122112233443344]",
                "3X3          | SHAPE_UNKNOWN[3X3, 2x3, latin, standard, jigsaw:1122112233443344]",
                "3x3x3        | SHAPE_UNKNOWN[3x3x3, 2x3, latin, standard, jigsaw:1122112233443344]",
                "-3x3         | SHAPE_UNKNOWN[-3x3, 2x3, latin, standard, jigsaw:1122112233443344]",
                "100x1        | SHAPE_UNKNOWN[100x1, 2x3, latin, standard, jigsaw:1122112233443344]",
                "Latin        | SHAPE_UNKNOWN[Latin, 2x3, latin, standard, jigsaw:1122112233443344]",
                "0x3          | SHAPE_TOO_LARGE[0x3, 0, 64]",
                "9x9          | SHAPE_TOO_LARGE[9x9, 81, 64]",
                "99x99        | SHAPE_TOO_LARGE[99x99, 9801, 64]",
                "jigsaw:      | MAP_LENGTH[0]",
                "jigsaw:11223 | MAP_LENGTH[5]",
                "jigsaw:1112  | REGION_TOO_LARGE[1, 2]"
            })
    void mistakeIsExplained(String words, String sentence) {
        assertThat(mistake(() -> Shapes.of(words))).isEqualTo(sentence);
    }

    @Test
    void shapeOfAnotherSizeIsRefused() {
        assertThat(mistake(() -> Shapes.of("2x3").forSize(9))).isEqualTo("SHAPE_MISFIT[2x3, 6, 9]");
        assertThat(mistake(() -> Shapes.of("jigsaw:1122112233443344").forSize(9)))
                .isEqualTo("SHAPE_MISFIT[jigsaw, 4, 9]");
        assertThat(read(".".repeat(81), shape("2x3"))).isEqualTo("0:0 SHAPE_MISFIT[2x3, 6, 9]");
    }

    @Test
    void shapeThatIsSaidCountsMoreThanThatOfTheText() {
        assertThat(read(LINE_6, Hints.NONE)).isEqualTo("2x3 [] []");
        assertThat(read(LINE_6, shape("3x2"))).isEqualTo("3x2 [] []");
        assertThat(read(LINE_6, shape("latin"))).isEqualTo("latin 6 [] []");
        assertThat(read(".".repeat(49), shape("latin")))
                .as("no note: it was said")
                .isEqualTo("latin 7 [] []");
        String drawn = "12|34\n..|..\n--+--\n..|..\n..|..\n";
        assertThat(read(drawn, shape("latin"))).isEqualTo("latin 4 [] [SHAPE_OVERRIDDEN[]]");
        assertThat(read(drawn, shape("2x2"))).as("no note: it is the same").isEqualTo("2x2 [] []");
        assertThat(read("{\"size\":4,\"regions\":\"1112122233343444\"}", shape("standard")))
                .isEqualTo("2x2 [] [SHAPE_OVERRIDDEN[]]");
        assertThat(read(
                        "6 1\n" + ".".repeat(36) + "\n"
                                + "0 0 0 0 0 0\n1 1 1 1 1 1\n2 2 2 2 2 2\n3 3 3 3 3 3\n4 4 4 4 4 4\n5 5 5 5 5 5",
                        shape("2x3")))
                .isEqualTo("2x3 [] [SHAPE_OVERRIDDEN[]]");
    }

    @Test
    void sizeThatIsSaidMustBeThatOfTheText() {
        assertThat(read(LINE_6, new Hints(6, Shapes.ANY, List.of()))).isEqualTo("2x3 [] []");
        assertThat(read(LINE_6, new Hints(9, Shapes.ANY, List.of()))).isEqualTo("0:0 SIZE_MISFIT[6, 9]");
    }

    @Test
    void variantsThatAreSaidAreAddedOnce() {
        var hints = new Hints(0, Shapes.ANY, List.of("diagonals", "anti-king", "diagonals"));
        assertThat(read("{\"size\":4,\"variants\":[{\"type\":\"diagonals\"}]}", hints))
                .isEqualTo("2x2 [diagonals, anti-king] []");
        assertThat(read(".".repeat(81), hints)).isEqualTo("3x3 [diagonals, anti-king] []");
        assertThat(read(".".repeat(25), new Hints(0, Shapes.ANY, List.of("windoku"))))
                .isEqualTo("0:0 VARIANT_NEEDS_BOXES[windoku]");
    }
}
