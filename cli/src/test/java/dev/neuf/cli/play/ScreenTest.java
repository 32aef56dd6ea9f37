package dev.neuf.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.words.Words;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is drawn, as text. */
class ScreenTest {

    private static String draw(Desk desk, int rows, int columns) {
        Words words =
                Table.ENGLISH.about(desk.game().layout(), desk.game().sheet().symbols());
        Canvas canvas = Screen.of(desk, desk.takeSaid(), 0, false, words, rows, columns);
        for (Theme theme : Theme.values()) {
            for (int row = 0; row < rows; row++) {
                assertThat(canvas.painted(row, theme).replaceAll("\u001B\\[[0-9;]*m", ""))
                        .hasSize(columns)
                        .startsWith(canvas.plain(row));
            }
        }
        return canvas.plain();
    }

    @Test
    void aNineFitsOnAnOrdinaryTerminal() {
        Desk desk = Table.desk(Table.NINE, Assist.FULL);
        desk.goTo(2);
        desk.mark(1);
        desk.mark(2);
        desk.mark(7);
        desk.goTo(3);
        desk.enter(6);
        assertThat(draw(desk, 24, 80)).isEqualTo("""
                      1     2     3      4     5     6      7     8     9    Neuf  9x9  0:00
                  ┏━━━━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━━━━┓
                1 ┃   5     3   12   ┃   6     7     ·  ┃   ·     ·     ·  ┃  Digits  Marks
                  ┃              7   ┃                  ┃                  ┃ your own marks
                2 ┃   6     ·     ·  ┃   1     9     5  ┃   ·     ·     ·  ┃
                  ┃                  ┃                  ┃                  ┃ r1c4
                3 ┃   ·     9     8  ┃   ·     ·     ·  ┃   ·     6     ·  ┃ 1 2 3 4 5 6 7 8 9
                  ┃                  ┃                  ┃                  ┃
                  ┣━━━━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━━━━┫
                4 ┃   8     ·     ·  ┃   ·     6     ·  ┃   ·     ·     3  ┃
                  ┃                  ┃                  ┃                  ┃
                5 ┃   4     ·     ·  ┃   8     ·     3  ┃   ·     ·     1  ┃
                  ┃                  ┃                  ┃                  ┃
                6 ┃   7     ·     ·  ┃   ·     2     ·  ┃   ·     ·     6  ┃
                  ┃                  ┃                  ┃                  ┃
                  ┣━━━━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━━━━┫
                7 ┃   ·     6     ·  ┃   ·     ·     ·  ┃   2     8     ·  ┃
                  ┃                  ┃                  ┃                  ┃
                8 ┃   ·     ·     ·  ┃   4     1     9  ┃   ·     ·     5  ┃
                  ┃                  ┃                  ┃                  ┃
                9 ┃   ·     ·     ·  ┃   ·     8     ·  ┃   ·     7     9  ┃
                  ┃                  ┃                  ┃                  ┃
                  ┗━━━━━━━━━━━━━━━━━━┻━━━━━━━━━━━━━━━━━━┻━━━━━━━━━━━━━━━━━━┛
                 ? hint  Space marks  m auto  u undo  Enter check  b what-if  F1 help  q leave
                """);
    }

    @Test
    void aJigsawHasItsLines() {
        assertThat(draw(Table.desk(Table.JIGSAW, Assist.FULL), 16, 50)).startsWith("""
                    1   2   3   4   5   6   Neuf  6x6  0:00
                  ┏━━━━━━━━━━━┳━━━━━━━━━━━┓
                1 ┃ ·   ·   · ┃ ·   ·   2 ┃  Digits  Marks
                  ┃       ┏━━━┻━━━┓       ┃ your own marks
                2 ┃ ·   5 ┃ ·   · ┃ ·   · ┃
                  ┃   ┏━━━┛       ┃   ┏━━━┫ r4c4
                3 ┃ · ┃ ·   ·   · ┃ 1 ┃ · ┃ 1 2 3 4 5 6
                  ┣━━━┫   ┏━━━━━━━┻━━━┫   ┃
                4 ┃ · ┃ · ┃ 4   ·   · ┃ · ┃
                  ┃   ┗━━━┫       ┏━━━┛   ┃
                5 ┃ ·   3 ┃ ·   · ┃ ·   · ┃
                  ┃       ┗━━━┓   ┃       ┃
                6 ┃ ·   ·   · ┃ · ┃ ·   · ┃
                  ┗━━━━━━━━━━━┻━━━┻━━━━━━━┛
                """);
    }

    @Test
    void cagesHaveTheirLinesAndSums() {
        Desk desk = Table.desk(Table.KILLER, Assist.FULL);
        desk.goTo(0);
        desk.enter(2);
        assertThat(draw(desk, 14, 50)).startsWith("""
                    1  2   3  4   Neuf  4x4  0:00
                  ┏━━━━━━┳━━━━━━┓
                  ┃ 3    ┃╷10   ┃  Digits  Marks
                1 ┃ 2  · ┃│·  · ┃ your own marks
                  ┃╶──┬──┃┘  ┌──┃
                2 ┃ · │· ┃ · │· ┃ r1c1
                  ┣━━━━━━╋━━━━━━┫ cage 3: 1 left
                  ┃   └──┃───┘  ┃ 1 2 3 4
                3 ┃ ·  · ┃ ·  · ┃
                  ┃      ┃   ┌4─┃ Also: the digits of a cage
                4 ┃ ·  · ┃ · │· ┃ differ and add up to its total.
                  ┗━━━━━━┻━━━━━━┛
                """);
    }

    @Test
    void aHintIsToldAndDrawn() {
        Desk desk = Table.desk(Table.FOUR, Assist.FULL);
        desk.askHint();
        assertThat(draw(desk, 24, 80)).contains("Look for this:").contains("? tells more");
        desk.askHint();
        desk.askHint();
        assertThat(draw(desk, 24, 80)).contains("Enter does it").doesNotContain("your own marks");
    }

    @Test
    void whatDoesNotFitIsShownAroundTheCursor() {
        Desk desk = Table.desk(".".repeat(64 * 64), Assist.NONE);
        desk.goTo(0);
        assertThat(draw(desk, 24, 80)).contains("┏━━").doesNotContain("┗━━").contains("r1c1");
        desk.goTo(64 * 64 - 1);
        assertThat(draw(desk, 24, 80)).contains("━━┛").doesNotContain("┏━━").contains("r64c64");
    }

    @Test
    void aWindowThatIsTooSmallIsSaidSo() {
        assertThat(draw(Table.desk(Table.NINE, Assist.FULL), 5, 30)).startsWith("The window is too small");
    }

    @Test
    void everyBoardIsDrawnInEveryWindow() {
        var random = new Random(1);
        for (String text :
                List.of(Table.FOUR, Table.NINE, Table.JIGSAW, Table.KILLER, "1", ".".repeat(256), "1........")) {
            Desk desk = Table.desk(text, Assist.FULL);
            desk.toggleAutomatic();
            for (int i = 0; i < 60; i++) {
                desk.goTo(random.nextInt(desk.game().layout().cellCount()));
                draw(desk, 1 + random.nextInt(90), 1 + random.nextInt(200));
            }
        }
    }

    @Test
    void largerWindowsHaveRoomForAllMarks() {
        Desk desk = Table.desk(Table.NINE, Assist.FULL);
        desk.toggleAutomatic();
        assertThat(draw(desk, 40, 120)).contains("1 2").contains("Neuf  9x9");
    }
}
