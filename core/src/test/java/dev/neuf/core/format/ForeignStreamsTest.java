package dev.neuf.core.format;

import static dev.neuf.core.format.Streams.LINE_4;
import static dev.neuf.core.format.Streams.LINE_9;
import static dev.neuf.core.format.Streams.ROWS_4;
import static dev.neuf.core.format.Streams.ROWS_9;
import static dev.neuf.core.format.Streams.read;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Streams as other programs write them: titles, headers, records, puzzles of two lines. */
class ForeignStreamsTest {

    private static final String MAP_4 = "aaababbbcccdcddd";
    private static final String CSV = "0,2,0,4\n3,0,0,0\n4,0,2,0\n0,0,0,1\n";
    private static final String LLOYD_AMOS = "2\n1\n-1 2 -1 4\n3 -1 -1 -1\n4 -1 2 -1\n-1 -1 -1 1\n";
    private static final String QWH = "order 4\n-1 1 -1 3\n2 -1 -1 -1\n3 -1 1 -1\n-1 -1 -1 0\n";

    @Test
    void headerBelongsToTheRowsBelowIt() {
        String sdk = "#AAnna\n#LEasy\n" + ROWS_9;
        assertThat(read(sdk + sdk + "# plain\n" + ROWS_9))
                .containsExactly("3 sdk " + LINE_9, "14 sdk " + LINE_9, "24 picture " + LINE_9);
        assertThat(read("#AAnna\n\n" + ROWS_9)).as("a gap keeps them apart").containsExactly("3 picture " + LINE_9);
    }

    @Test
    void mistakeBelowAHeaderGetsItsLine() {
        String bad = "#AAnna\n#LEasy\n" + ROWS_9.replace("4..8.3..1", "4..8.3..");
        assertThat(read("\n" + bad)).containsExactly("8:8 ROW_SHORT[5, 8, 9]");
    }

    @Test
    void sectionsOfOnePuzzleStayTogether() {
        String puzzle = "[Puzzle]\n" + ROWS_9 + "[State]\n" + ROWS_9 + "\n[Marks]\nx\n";
        assertThat(read(puzzle + puzzle + "\n" + LINE_9))
                .containsExactly("1 sdk " + LINE_9, "24 sdk " + LINE_9, "48 line " + LINE_9);
    }

    @Test
    void recordsBelongToTheGridAboveThem() {
        String filled = "534" + LINE_9.substring(3);
        assertThat(read(ROWS_9 + "\nI024\nE03001\n\n" + ROWS_9 + "\n" + ROWS_9 + "I024\n"))
                .containsExactly("1 ss " + filled, "14 picture " + LINE_9, "24 ss " + filled);
    }

    @Test
    void titleBelongsToTheGridBelowIt() {
        assertThat(read("Sudoku X\n\n" + ROWS_4 + "\nsudoku x\n" + LINE_4 + "\n" + LINE_4))
                .containsExactly("1 picture " + LINE_4, "8 line " + LINE_4, "10 line " + LINE_4);
        assertThat(read(ROWS_4 + "Sudoku X\n")).containsExactly("1 picture " + LINE_4, "5:0 ONLY_TITLE[]");
    }

    @Test
    void linesOfRegionsBelongToTheLinesAboveThem() {
        String pair = LINE_4 + "\n" + MAP_4 + "\n";
        assertThat(read(pair + pair + LINE_4 + "\n" + LINE_4 + MAP_4 + "\n"))
                .containsExactly("1 jigsaw " + LINE_4, "3 jigsaw " + LINE_4, "5 line " + LINE_4, "6 jigsaw " + LINE_4);
    }

    @Test
    void solutionBelowAPuzzleIsNoMapOfRegions() {
        String solved = "1234341221434321";
        assertThat(read(LINE_4 + "\n" + solved + "\n")).containsExactly("1 line " + LINE_4, "2 line " + solved);
        assertThat(read(LINE_4 + solved)).containsExactly("1:32 LINE_NOT_SQUARE[32, 5, 25, 6, 36]");
    }

    @Test
    void numbersInRowsMayFollowWithoutAGap() {
        assertThat(read(CSV + CSV)).containsExactly("1 csv " + LINE_4, "5 csv " + LINE_4);
        assertThat(read(LLOYD_AMOS + LLOYD_AMOS)).containsExactly("1 lloyd-amos " + LINE_4, "7 lloyd-amos " + LINE_4);
        assertThat(read(QWH + QWH)).containsExactly("1 qwh " + LINE_4, "6 qwh " + LINE_4);
    }

    @Test
    void gridThatLacksARowSpoilsNoOther() {
        String few = "0,2,0,4\n3,0,0,0\n4,0,2,0\n";
        assertThat(read(few + "\n" + CSV)).containsExactly("3:0 ROWS_MISSING[3, 4]", "5 csv " + LINE_4);
        assertThat(read(CSV + "0,0,0,0\n\n" + CSV)).containsExactly("5:0 ROWS_EXTRA[4]", "7 csv " + LINE_4);
        assertThat(read("order 4\n-1 1 -1 3\n" + QWH)).containsExactly("2:0 ROWS_MISSING[1, 4]", "3 qwh " + LINE_4);
    }

    @Test
    void kindsMayFollowOneAnother() {
        assertThat(read(CSV + "\n" + QWH + "\n" + LLOYD_AMOS + "\n" + LINE_9 + " easy\n" + LINE_4 + "\n133\n152\n"))
                .containsExactly(
                        "1 csv " + LINE_4,
                        "6 qwh " + LINE_4,
                        "12 lloyd-amos " + LINE_4,
                        "19 sdm " + LINE_9,
                        "20 line " + LINE_4,
                        "21 vars ..3.2" + ".".repeat(76));
    }

    @Test
    void threeLinesOfThreeDigitsAreAGridIfTheyCanBe() {
        assertThat(read("123\n231\n312\n")).containsExactly("1 picture 123231312");
        assertThat(read("123\n231\n314\n")).hasSize(1).allMatch(found -> found.startsWith("1 vars "));
        assertThat(read("123\n231\n312\n", Optional.of(Format.VARS)))
                .hasSize(1)
                .allMatch(found -> found.startsWith("1 vars "));
    }

    @Test
    void slipInAFileOfVariablesIsOneMistake() {
        assertThat(read("133\n152\n205\n219\n\n111\n"))
                .containsExactly("3:1 VARS_WRONG[205]", "6 vars 1" + ".".repeat(80));
    }

    @Test
    void regionsThatTheFirstLineDeniesAreOneMistake() {
        String grid = "6 0\n" + "......\n".repeat(6);
        String map = "0 1 2 3 4 5\n".repeat(6);
        assertThat(read(grid + map + grid)).containsExactly("1:1 EPFL_NOT_SQUARE[6]", "14:1 EPFL_NOT_SQUARE[6]");
    }

    @Test
    void wordsAboveAGridAreNoRowOfIt() {
        assertThat(read("Solution:\n" + ROWS_9 + "Difficult\n" + ROWS_9))
                .hasSize(4)
                .contains("2 picture " + LINE_9, "12 picture " + LINE_9);
        String marks = "+---+---+\n| 12 12 |\n| 12 12 |\n+---+---+\n";
        assertThat(read("Step 3: X-Wing\n" + marks)).hasSize(2).contains("2 candidates ....");
    }

    @Test
    void titleMayHaveAComment() {
        assertThat(read("Sudoku X # the third\n" + ROWS_4)).containsExactly("1 picture " + LINE_4);
        assertThat(read("X-Sudoku\n" + ROWS_4)).containsExactly("1 picture " + LINE_4);
    }

    @Test
    void slipsInAFileOfVariablesDoNotSplitIt() {
        for (String slip : new String[] {"1a5", "11", "x", "-111"}) {
            assertThat(read("133\n152\n" + slip + "\n219\n243\n")).containsExactly("3:1 VARS_WRONG[" + slip + "]");
        }
    }

    @Test
    void regionsWithoutANewlineAtTheEndBelongToThePuzzleAbove() {
        assertThat(read(LINE_4 + "\n" + MAP_4)).containsExactly("1 jigsaw " + LINE_4);
        assertThat(read(LINE_4 + "\n\n1112122233343444")).containsExactly("1 line " + LINE_4, "3:1 JIGSAW_MAP_ALONE[]");
    }

    @Test
    void numberDirectlyAboveRowsIsNoPuzzle() {
        assertThat(read("1\n" + ROWS_9 + "2.\n" + ROWS_9))
                .containsExactly("2 picture " + LINE_9, "12 picture " + LINE_9);
        assertThat(read("1\n\n" + ROWS_9)).as("a gap keeps them apart").hasSize(2);
        assertThat(read("1\n" + LINE_9 + "\n")).as("a line could be anything").hasSize(2);
    }
}
