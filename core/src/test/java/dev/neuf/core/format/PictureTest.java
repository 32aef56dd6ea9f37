package dev.neuf.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.words.Notation;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Boards as they are drawn. */
class PictureTest {

    private static String picture(Layout layout) {
        return Picture.of(Sheet.of(Puzzle.of(layout, Grid.empty(layout.size()))), (_, text) -> text);
    }

    @Test
    void boxesHaveHeavyLines() {
        assertThat(picture(Layout.standard(6))).isEqualTo("""
                ┏━━━━━━━┳━━━━━━━┓
                ┃ . . . ┃ . . . ┃
                ┃ . . . ┃ . . . ┃
                ┣━━━━━━━╋━━━━━━━┫
                ┃ . . . ┃ . . . ┃
                ┃ . . . ┃ . . . ┃
                ┣━━━━━━━╋━━━━━━━┫
                ┃ . . . ┃ . . . ┃
                ┃ . . . ┃ . . . ┃
                ┗━━━━━━━┻━━━━━━━┛
                """);
        assertThat(picture(Layout.standard(1))).isEqualTo("""
                ┏━━━┓
                ┃ . ┃
                ┗━━━┛
                """);
    }

    @Test
    void latinSquareWherePeopleExpectBoxesHasLightLines() {
        assertThat(picture(Layout.of(Shape.latin(4)))).isEqualTo("""
                ┏━━━┯━━━┯━━━┯━━━┓
                ┃ . │ . │ . │ . ┃
                ┠───┼───┼───┼───┨
                ┃ . │ . │ . │ . ┃
                ┠───┼───┼───┼───┨
                ┃ . │ . │ . │ . ┃
                ┠───┼───┼───┼───┨
                ┃ . │ . │ . │ . ┃
                ┗━━━┷━━━┷━━━┷━━━┛
                """);
        assertThat(picture(Layout.standard(3)))
                .as("3 is prime, nobody expects boxes")
                .isEqualTo("""
                ┏━━━━━━━┓
                ┃ . . . ┃
                ┃ . . . ┃
                ┃ . . . ┃
                ┗━━━━━━━┛
                """);
    }

    @Test
    void jigsawHasLinesWhereRegionsEnd() {
        assertThat(picture(Samples.jigsaw("""
                aaab
                abbb
                cccd
                cddd
                """))).isEqualTo("""
                ┏━━━━━━━━━━━┳━━━┓
                ┃ .   .   . ┃ . ┃
                ┃   ┏━━━━━━━┛   ┃
                ┃ . ┃ .   .   . ┃
                ┣━━━┻━━━━━━━┳━━━┫
                ┃ .   .   . ┃ . ┃
                ┃   ┏━━━━━━━┛   ┃
                ┃ . ┃ .   .   . ┃
                ┗━━━┻━━━━━━━━━━━┛
                """);
    }

    @Test
    void cellsWithoutARegionAreLeftOpen() {
        assertThat(picture(Samples.jigsaw("""
                aab..
                aab..
                .....
                ....c
                ...cc
                """))).isEqualTo("""
                ┏━━━━━━━┳━━━┳━━━━━━━┓
                ┃ .   . ┃ . ┃ .   . ┃
                ┃ .   . ┃ . ┃ .   . ┃
                ┣━━━━━━━┻━━━┛       ┃
                ┃ .   .   .   .   . ┃
                ┃               ┏━━━┫
                ┃ .   .   .   . ┃ . ┃
                ┃           ┏━━━┛   ┃
                ┃ .   .   . ┃ .   . ┃
                ┗━━━━━━━━━━━┻━━━━━━━┛
                """);
    }

    @Test
    void piecesArePaintedAsWhatTheyShow() {
        var sheet = new Sheet(
                Puzzle.of(Layout.standard(2), Grid.of(1, 0, 0, 0)), Grid.of(0, 2, 0, 0), Map.of(), new Symbols("xy"));
        assertThat(Picture.of(
                        sheet,
                        (ink, text) -> "<" + ink.name().charAt(0) + ink.name().charAt(1) + text + ">"))
                .isEqualTo("""
                        <FR┏━━━━━┓>
                        <FR┃> <GIx> <ENy> <FR┃>
                        <FR┃> <EM.> <EM.> <FR┃>
                        <FR┗━━━━━┛>
                        """);
    }

    @Test
    void notesMakeColumnsWider() {
        var notes = Map.of(1, Digits.of(2, 3), 2, Digits.of(3), 4, Digits.of(1, 2, 3));
        var sheet = new Sheet(
                Puzzle.of(Layout.of(Shape.latin(3)), Grid.of(1, 0, 0, 0, 0, 0, 0, 0, 0)),
                Grid.of(0, 0, 0, 2, 0, 0, 0, 0, 0),
                notes,
                Symbols.standard(3));
        assertThat(Picture.withNotes(
                        sheet,
                        (ink, text) -> ink == Ink.FRAME ? text : ink.name().charAt(0) + text,
                        Integer.MAX_VALUE))
                .hasValue("""
                        ┏━━━━━━━━━┓
                        ┃ G1 N23  E3 ┃
                        ┃ E2 N123 E. ┃
                        ┃ E. E.   E. ┃
                        ┗━━━━━━━━━┛
                        """);
        assertThat(Picture.of(sheet, (_, text) -> text)).contains("┃ 1 . . ┃");
    }

    @Test
    void candidatesGoBelowEachOtherWhereThereIsNoRoomBesideEachOther() {
        var sheet = new Sheet(
                Puzzle.of(
                        Samples.jigsaw("aaab\nabbb\ncccd\ncddd\n"),
                        Grid.empty(4).with(0, 1)),
                Grid.empty(4),
                Map.of(1, Digits.of(2, 3, 4), 4, Digits.of(2), 5, Digits.of(1, 4), 15, Digits.of(1, 2, 3, 4)),
                Symbols.standard(4));
        assertThat(Picture.withMarks(sheet, (_, text) -> text, (_, _) -> Ink.PATTERN, Notation.R1C1, 22))
                .hasValue("""
                            1     2   3   4
                          ┏━━━━━━━━━━━━━┳━━━┓
                        1 ┃ 1     2   . ┃ . ┃
                          ┃       3     ┃   ┃
                          ┃       4     ┃   ┃
                          ┃     ┏━━━━━━━┛   ┃
                        2 ┃ (2) ┃ 1   .   . ┃
                          ┃     ┃ 4         ┃
                          ┣━━━━━┻━━━━━━━┳━━━┫
                        3 ┃ .     .   . ┃ . ┃
                          ┃     ┏━━━━━━━┛   ┃
                        4 ┃ .   ┃ .   .   1 ┃
                          ┃     ┃         2 ┃
                          ┃     ┃         3 ┃
                          ┃     ┃         4 ┃
                          ┗━━━━━┻━━━━━━━━━━━┛
                        """);
        assertThat(Picture.withNotes(sheet, (_, text) -> text, 16)).isEmpty();
    }

    @Test
    void linesHaveNoBlanksAtTheEnd() {
        for (Layout layout : Samples.layouts()) {
            assertThat(picture(layout).lines()).allMatch(line -> line.equals(line.stripTrailing()));
        }
    }
}
