package dev.neuf.core.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.variant.Diagonals;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every format: what is written can be read, and what is lost is said. */
class FormatTest {

    private static final Sheet FULL_OF_THINGS = new Sheet(
            new Puzzle(
                    Samples.jigsaw("aaab\nabbb\ncccd\ncddd\n"),
                    List.of(new Diagonals()),
                    Grid.empty(4).with(0, 1)),
            Grid.empty(4).with(1, 2),
            Map.of(2, Digits.of(3, 4)),
            new Symbols("wxyz"));

    static Stream<Arguments> formatsAndBoards() {
        return Stream.of(Format.values())
                .flatMap(format -> Samples.layouts().stream().map(layout -> Arguments.of(format, layout)));
    }

    private static List<String> losses(Format format, Sheet sheet) {
        return format.losses(sheet).stream()
                .map(message -> message.phrase().name())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("formatsAndBoards")
    void whatIsWrittenIsReadAgain(Format format, Layout layout) {
        var random = new Random(layout.size());
        for (int i = 0; i < (layout.size() > 16 ? 3 : 20); i++) {
            Sheet sheet = Samples.random(layout, random);
            if (format.refuses(sheet).isPresent()) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> format.write(sheet))
                        .withMessageStartingWith("The format %s cannot write this", format.id());
                continue;
            }
            String text = format.write(sheet);
            Parsed parsed = format.read(text, Hints.NONE);
            assertThat(parsed).as(text).isInstanceOf(Parsed.Ok.class);
            Sheet again = ((Parsed.Ok) parsed).sheet();
            assertThat(again.values()).isEqualTo(sheet.values());
            if (format.losses(sheet).isEmpty()) {
                assertThat(Samples.inOrder(again)).as(text).isEqualTo(Samples.inOrder(sheet));
            }
            assertThat(text).as("ends with a newline").endsWith("\n");
            assertThat(text.lines().count() == 1 || !format.isOneLine()).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("formatsAndBoards")
    void whatIsWrittenIsRecognised(Format format, Layout layout) {
        Sheet sheet = Samples.random(layout, new Random(3));
        if (format.refuses(sheet).isEmpty()) {
            var parsed = (Parsed.Ok) Format.readAny(format.write(sheet), Hints.NONE);
            assertThat(parsed.sheet().values()).isEqualTo(sheet.values());
            if (format.losses(sheet).isEmpty()) {
                assertThat(Samples.inOrder(parsed.sheet())).isEqualTo(Samples.inOrder(sheet));
            }
        }
    }

    @Test
    void jsonLosesNothing() {
        assertThat(losses(Format.JSON, FULL_OF_THINGS)).isEmpty();
        var parsed = (Parsed.Ok) Format.JSON.read(Format.JSON.write(FULL_OF_THINGS), Hints.NONE);
        assertThat(parsed.sheet()).isEqualTo(FULL_OF_THINGS);
        assertThat(Format.JSON.write(FULL_OF_THINGS))
                .isEqualTo(
                        "{\"neuf\":1,\"size\":4,\"symbols\":\"wxyz\",\"regions\":[\"1 1 1 2\",\"1 2 2 2\",\"3 3 3 4\",\"3 4 4 4\"],"
                                + "\"variants\":[{\"type\":\"diagonals\"}],\"givens\":[\"w...\",\"....\",\"....\",\"....\"],"
                                + "\"values\":[\".x..\",\"....\",\"....\",\"....\"],\"candidates\":{\"r1c3\":\"yz\"}}\n");
    }

    @Test
    void otherFormatsSayWhatTheyLose() {
        List<String> all = List.of("LOST_SHAPE", "LOST_VARIANTS", "LOST_ENTRIES", "LOST_CANDIDATES", "LOST_SYMBOLS");
        assertThat(losses(Format.LINE, FULL_OF_THINGS)).isEqualTo(all);
        assertThat(losses(Format.SKU, FULL_OF_THINGS)).isEqualTo(all);
        assertThat(losses(Format.PICTURE, FULL_OF_THINGS)).isEqualTo(all.subList(1, 5));
        assertThat(losses(Format.EPFL, FULL_OF_THINGS)).isEqualTo(all.subList(1, 5));
        assertThat(losses(Format.JIGSAW, FULL_OF_THINGS)).isEqualTo(all.subList(1, 5));
        assertThat(losses(Format.CSV, FULL_OF_THINGS)).isEqualTo(all);
        assertThat(losses(Format.SUKAKU, FULL_OF_THINGS)).isEqualTo(all);
        assertThat(losses(Format.DECIMAL, FULL_OF_THINGS))
                .as("a title says that the diagonals count")
                .isEqualTo(List.of("LOST_SHAPE", "LOST_ENTRIES", "LOST_CANDIDATES", "LOST_SYMBOLS"));
    }

    @ParameterizedTest
    @EnumSource
    void plainPuzzleLosesNothing(Format format) {
        for (int size : new int[] {1, 4, 9, 16}) {
            assertThat(format.losses(Sheet.of(Puzzle.of(Layout.standard(size), Grid.empty(size)))))
                    .isEmpty();
        }
    }

    @Test
    void pictureCannotShowRegionsInPieces() {
        Sheet pieces = Sheet.of(Puzzle.of(Samples.jigsaw("a..a\n.bb.\n.bb.\na..a\n"), Grid.empty(4)));
        assertThat(losses(Format.PICTURE, pieces)).containsExactly("LOST_SHAPE");
        Sheet quarter = Sheet.of(Puzzle.of(Samples.jigsaw("aabb\naabb\ncc..\ncc..\n"), Grid.empty(4)));
        assertThat(losses(Format.PICTURE, quarter))
                .as("the cells in none look like a region")
                .containsExactly("LOST_SHAPE");
        Sheet corners = Sheet.of(Puzzle.of(Samples.jigsaw("abc\ndef\nghi\n"), Grid.empty(3)));
        assertThat(losses(Format.PICTURE, corners))
                .as("lines around every cell look like a table")
                .containsExactly("LOST_SHAPE");
    }

    @Test
    void formatsRefuseWhatTheyCannotWrite() {
        Sheet six = Sheet.of(Puzzle.of(Layout.standard(6), Grid.empty(6)));
        assertThat(Format.SKU.refuses(six)).hasValue(Message.of(CorePhrase.SKU_SIZE, 6, "1, 4, 9, 16, 25, 36, 49, 64"));
        Sheet holes = Sheet.of(Puzzle.of(Samples.jigsaw("aa..\naa..\n..bb\n..bb\n"), Grid.empty(4)));
        assertThat(Format.EPFL.refuses(holes)).hasValue(Message.of(CorePhrase.NEEDS_FULL_REGIONS, "epfl"));
        assertThat(Format.EPFL.refuses(Sheet.of(Puzzle.of(Layout.of(Shape.latin(6)), Grid.empty(6)))))
                .isEmpty();
        assertThat(Format.JIGSAW.refuses(holes)).hasValue(Message.of(CorePhrase.NEEDS_FULL_REGIONS, "jigsaw"));
        assertThat(Format.CANDIDATES.refuses(holes)).hasValue(Message.of(CorePhrase.CANDIDATES_BOXES));
        assertThat(Format.QWH.refuses(six)).hasValue(Message.of(CorePhrase.QWH_NEEDS_LATIN));
        assertThat(Format.LLOYD_AMOS.refuses(six)).hasValue(Message.of(CorePhrase.LLOYD_AMOS_BOXES));
        for (Format nine : List.of(Format.HODOKU, Format.EXCHANGE, Format.SDK, Format.SDM, Format.SS)) {
            assertThat(nine.refuses(six)).hasValue(Message.of(CorePhrase.ONLY_NINE, nine.id(), 6));
        }
        assertThat(Format.VARS.refuses(six)).hasValue(Message.of(CorePhrase.VARS_EMPTY));
        assertThat(Format.LINE.refuses(holes)).isEmpty();
        assertThat(Format.PICTURE.refuses(holes)).isEmpty();
    }

    @Test
    void textsAreWrittenAsTheDocumentationShows() {
        Sheet four = Sheet.of(Puzzle.of(Layout.standard(4), Grid.of(0, 2, 0, 4, 3, 0, 0, 0, 4, 0, 2, 0, 0, 0, 0, 1)));
        assertThat(Format.LINE.write(four)).isEqualTo(".2.43...4.2....1\n");
        assertThat(Format.SKU.write(four)).isEqualTo("_ 2 _ 4\n3 _ _ _\n4 _ 2 _\n_ _ _ 1\n");
        assertThat(Format.EPFL.write(four)).isEqualTo("4 0\n.2.4\n3...\n4.2.\n...1\n");
        assertThat(Format.JSON.write(four))
                .isEqualTo("{\"neuf\":1,\"size\":4,\"givens\":[\".2.4\",\"3...\",\"4.2.\",\"...1\"]}\n");
        assertThat(Format.DECIMAL.write(four)).isEqualTo(". 2 . 4\n3 . . .\n4 . 2 .\n. . . 1\n");
        assertThat(Format.CSV.write(four)).isEqualTo("0,2,0,4\n3,0,0,0\n4,0,2,0\n0,0,0,1\n");
        assertThat(Format.JIGSAW.write(four)).isEqualTo(".2.43...4.2....11122112233443344\n");
        assertThat(Format.SUKAKU.write(four))
                .isEqualTo("1234.2..1234...4..3.123412341234...41234.2..12341234123412341...\n");
        assertThat(Format.LLOYD_AMOS.write(four))
                .isEqualTo("2\n1\n-1\t2\t-1\t4\n3\t-1\t-1\t-1\n4\t-1\t2\t-1\n-1\t-1\t-1\t1\n");
        Sheet latin = Sheet.of(Puzzle.of(Layout.of(Shape.latin(2)), Grid.of(1, 0, 0, 2)));
        assertThat(Format.QWH.write(latin)).isEqualTo("order 2\n 0 -1\n-1  1\n");
        assertThat(Format.CANDIDATES.write(four)).isEqualTo("""
                +---------+---------+
                | (1) <2> | 13  <4> |
                | <3> 14  | (1) (2) |
                +---------+---------+
                | <4> 13  | <2> (3) |
                | (2) (3) | 34  <1> |
                +---------+---------+
                """);
        assertThat(Format.PICTURE.write(four)).isEqualTo("""
                ┏━━━━━┳━━━━━┓
                ┃ . 2 ┃ . 4 ┃
                ┃ 3 . ┃ . . ┃
                ┣━━━━━╋━━━━━┫
                ┃ 4 . ┃ 2 . ┃
                ┃ . . ┃ . 1 ┃
                ┗━━━━━┻━━━━━┛
                """);
    }

    @Test
    void namesAreUniqueAndFound() {
        var ids = new HashSet<String>();
        for (Format format : Format.values()) {
            assertThat(ids.add(format.id())).isTrue();
            assertThat(Format.of(format.id())).hasValue(format);
            for (Language language : Language.values()) {
                assertThat(Words.in(language).say(format)).isNotBlank();
            }
        }
        assertThat(Format.of("sudoku")).isEmpty();
        assertThat(Format.of("LINE")).isEmpty();
        assertThat(Format.LINE.isOneLine()).isTrue();
        assertThat(Format.JSON.isOneLine()).isTrue();
        assertThat(Format.PICTURE.isOneLine()).isFalse();
    }

    /** A stream of everything that can be written, one after another with nothing between, is cut where it should be. */
    @ParameterizedTest
    @EnumSource
    void streamOfOneFormatIsCutIntoItsPuzzles(Format format) {
        assumeThat(format.isWritten()).isTrue();
        var random = new Random(7);
        var text = new StringBuilder();
        var expected = new ArrayList<Grid>();
        for (Layout layout : Samples.layouts()) {
            Sheet digits = Samples.random(layout, random);
            Sheet sheet = format.refuses(digits).isEmpty() ? digits : Samples.killer(layout);
            if (format.refuses(sheet).isEmpty()) {
                text.append(format.write(sheet)).append(expected.size() % 2 == 0 ? "\n" : "# next\n");
                expected.add(sheet.values());
            }
        }
        for (Optional<Format> forced : List.of(Optional.of(format), Optional.<Format>empty())) {
            var found = new ArrayList<Grid>();
            for (var entries = new Entries(new StringReader(text.toString()), forced); entries.hasNext(); ) {
                Parsed parsed = entries.next().read(forced, Hints.NONE);
                assertThat(parsed).isInstanceOf(Parsed.Ok.class);
                found.add(((Parsed.Ok) parsed).sheet().values());
            }
            assertThat(found).isEqualTo(expected);
        }
    }
}
