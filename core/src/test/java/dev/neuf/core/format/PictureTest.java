package dev.neuf.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
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
    void linesHaveNoBlanksAtTheEnd() {
        for (Layout layout : Samples.layouts()) {
            assertThat(picture(layout).lines()).allMatch(line -> line.equals(line.stripTrailing()));
        }
    }
}
