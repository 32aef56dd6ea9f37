package dev.neuf.core.format;

import static dev.neuf.core.format.Streams.DRAWN;
import static dev.neuf.core.format.Streams.EPFL;
import static dev.neuf.core.format.Streams.EPFL_REGIONS;
import static dev.neuf.core.format.Streams.JSON;
import static dev.neuf.core.format.Streams.LINE_4;
import static dev.neuf.core.format.Streams.LINE_9;
import static dev.neuf.core.format.Streams.PRETTY;
import static dev.neuf.core.format.Streams.ROWS_4;
import static dev.neuf.core.format.Streams.ROWS_9;
import static dev.neuf.core.format.Streams.SKU;
import static dev.neuf.core.format.Streams.SLOPPY;
import static dev.neuf.core.format.Streams.TYPED;
import static dev.neuf.core.format.Streams.example;
import static dev.neuf.core.format.Streams.read;
import static dev.neuf.core.format.Streams.rows;
import static dev.neuf.core.format.Streams.summary;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Streams of many puzzles, of one kind and mixed. */
class EntriesTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 15, 17, 20, 31, 32, 33, 48, 1000})
    void sixteenCellsInALineAreAPuzzleUnlessTheLinesMakeAGrid(int count) {
        assertThat(read((LINE_4 + "\n").repeat(count)))
                .containsExactlyElementsOf(IntStream.rangeClosed(1, count)
                        .mapToObj(line -> line + " line " + LINE_4)
                        .toList());
    }

    @Test
    void asManyLinesAsCellsAreRowsOfOneGrid() {
        String stream = (LINE_4 + "\n").repeat(16);
        assertThat(read(stream)).containsExactly("1 picture " + LINE_4.repeat(16));
        assertThat(read(stream + "\n" + stream)).hasSize(2);
        assertThat(read(stream, Optional.of(Format.LINE))).hasSize(16);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 35, 37, 100})
    void thirtySixCellsInALineAreAPuzzle(int count) {
        assertThat(read("4....6..3......1.42.....5..1........\n".repeat(count)))
                .hasSize(count)
                .allMatch(found -> found.contains(" line "));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 80, 81, 82, 5000})
    void eightyOneCellsInALineAreAlwaysAPuzzle(int count) {
        assertThat(read((LINE_9 + "\n").repeat(count)))
                .hasSize(count)
                .allMatch(found -> found.endsWith(" line " + LINE_9));
    }

    @Test
    void linesWithBlanksAndCommentsBetween() {
        assertThat(read("# easy\n" + LINE_9 + "\n\n\n" + LINE_9 + " # named\n   # hard\n" + LINE_9))
                .containsExactly("2 line " + LINE_9, "5 line " + LINE_9, "7 line " + LINE_9);
        assertThat(read((LINE_4 + "\n\n").repeat(16)))
                .as("not 16 rows: a line alone is a puzzle")
                .hasSize(16);
        assertThat(read((LINE_4 + "\n# next\n").repeat(16))).hasSize(16);
    }

    @Test
    void gridsInRowsBackToBackAndApart() {
        String expected = " picture " + LINE_9;
        assertThat(read(ROWS_9 + ROWS_9 + ROWS_9)).containsExactly("1" + expected, "10" + expected, "19" + expected);
        assertThat(read(ROWS_9 + "\n" + ROWS_9 + "# third\n" + ROWS_9))
                .containsExactly("1" + expected, "11" + expected, "21" + expected);
        assertThat(read(ROWS_9.repeat(500))).hasSize(500);
        assertThat(read((ROWS_9 + "\n").repeat(500))).hasSize(500);
    }

    @Test
    void gridsInBands() {
        String bands = rows(ROWS_9, 30)
                        .replaceAll("(?m)^((?:.{9}\n){3})", "$1\n")
                        .replaceAll("\n{3,}", "\n\n")
                        .strip() + "\n";
        assertThat(bands.split("\n\n")).hasSize(3);
        assertThat(read(bands)).containsExactly("1 picture " + LINE_9);
        assertThat(read(bands + "\n" + bands + "\n\n" + bands)).hasSize(3).allMatch(found -> found.endsWith(LINE_9));
        String rowsApart = ROWS_9.replace("\n", "\n\n");
        assertThat(read(rowsApart + rowsApart)).hasSize(2).allMatch(found -> found.endsWith(LINE_9));
    }

    @Test
    void gridsOfSeveralSizes() {
        assertThat(read(ROWS_4 + ROWS_9 + "1\n\n" + ROWS_4 + "\n12\n..\n"))
                .containsExactly(
                        "1 picture " + LINE_4,
                        "5 picture " + LINE_9,
                        "14 line 1",
                        "16 picture " + LINE_4,
                        "21 picture 12..");
    }

    @Test
    void pictures() {
        for (String picture : List.of(DRAWN, TYPED, SLOPPY)) {
            int lines = (int) picture.lines().count();
            assertThat(read(picture + picture + "\n" + picture))
                    .containsExactly(
                            "1 picture " + LINE_4,
                            lines + 1 + " picture " + LINE_4,
                            2 * lines + 2 + " picture " + LINE_4);
        }
        assertThat(read(DRAWN + TYPED + SLOPPY + DRAWN)).hasSize(4).allMatch(found -> found.endsWith(LINE_4));
        assertThat(read("\n\n  # first\n" + DRAWN.indent(3) + TYPED.indent(7)))
                .hasSize(2)
                .allMatch(found -> found.endsWith(LINE_4));
    }

    @Test
    void epfl() {
        assertThat(read(EPFL + EPFL_REGIONS + EPFL + "\n\n" + EPFL_REGIONS))
                .containsExactly("1 epfl " + LINE_4, "6 epfl " + LINE_4, "15 epfl " + LINE_4, "22 epfl " + LINE_4);
        assertThat(read("2 1\n12\n21\n0 1\n0 1\n2 1\n..\n..\n0 0\n1 1\n"))
                .containsExactly("1 epfl 1221", "6 epfl ....");
    }

    @Test
    void json() {
        assertThat(read(JSON.repeat(3))).containsExactly("1 json " + LINE_4, "2 json " + LINE_4, "3 json " + LINE_4);
        assertThat(read(PRETTY + PRETTY + "\n" + JSON + PRETTY))
                .containsExactly("1 json " + LINE_4, "11 json " + LINE_4, "22 json " + LINE_4, "23 json " + LINE_4);
    }

    @Test
    void bracesInTextsAreNotSeen() {
        String tricky = "{\"title\":\"a \\\" { [ \\\\\",\"size\":1,\n\"#\":\"}\"}\n";
        assertThat(read(tricky + tricky + JSON)).containsExactly("1 json .", "3 json .", "5 json " + LINE_4);
    }

    /** Every order of every pair of kinds, with a blank line between. */
    @Test
    void kindsMayBeMixed() {
        var kinds = List.of(
                LINE_9 + "\n", LINE_4 + "\n", ROWS_9, ROWS_4, EPFL, EPFL_REGIONS, JSON, PRETTY, DRAWN, TYPED, SLOPPY);
        for (String one : kinds) {
            for (String other : kinds) {
                for (String between : List.of("\n", "# next\n", "\n# next\n\n")) {
                    String stream = one + between + other + between + one;
                    assertThat(read(stream)).as(stream).hasSize(3).noneMatch(found -> found.contains(":"));
                }
            }
        }
    }

    @Test
    void kindsMayBeMixedWithNothingBetween() {
        assertThat(read(JSON + LINE_9 + "\n" + EPFL + DRAWN + ROWS_9 + PRETTY + LINE_9 + "\n" + TYPED + EPFL_REGIONS
                        + JSON + ROWS_4))
                .hasSize(11)
                .noneMatch(found -> found.contains(":"));
    }

    @Test
    void largestGridIsReadInEveryWay() {
        String large = ".".repeat(4095) + "*";
        assertThat(read(large)).containsExactly("1 line " + large);
        assertThat(read(rows(large, 64))).containsExactly("1 picture " + large);
        assertThat(read(rows(large, 64).replace('.', '_'))).containsExactly("1 sku " + large);
        assertThat(read("64 0\n" + large)).containsExactly("1 epfl " + large);
    }

    @ParameterizedTest
    @EnumSource
    void forcedFormatIsUsedForEverything(Format format) {
        List<String> found = read(
                example(format) + "\n" + LINE_9 + "\n\n" + ROWS_9 + "\n" + EPFL + "\n" + JSON + "\n" + DRAWN + "\n"
                        + SKU,
                Optional.of(format));
        assertThat(found)
                .filteredOn(entry -> !entry.contains(":"))
                .isNotEmpty()
                .allMatch(entry -> entry.contains(" " + format.id() + " "));
    }

    @Test
    void knownSizeTellsLinesFromRows() {
        String stream = (LINE_4 + "\n").repeat(16);
        var entries = new Entries(new StringReader(stream), Optional.empty(), new Hints(4, Shapes.ANY, List.of()));
        var found = new ArrayList<String>();
        while (entries.hasNext()) {
            found.add(summary(entries.next(), Optional.empty()));
        }
        assertThat(found).hasSize(16).allMatch(entry -> entry.endsWith(" line " + LINE_4));
    }

    @Test
    void knownSizeAndAMixedStream() {
        String wrong = LINE_4.replace('4', '5');
        String stream = (LINE_4 + "\n").repeat(3) + wrong + "\n" + (LINE_4 + "\n").repeat(3) + JSON + ROWS_4
                + (LINE_4 + "\n").repeat(2) + ROWS_4;
        var hints = new Hints(4, Shapes.ANY, List.of());
        var found = new ArrayList<String>();
        for (var entries = new Entries(new StringReader(stream), Optional.empty(), hints); entries.hasNext(); ) {
            found.add(summary(entries.next(), Optional.empty()));
        }
        assertThat(found)
                .hasSize(12)
                .filteredOn(entry -> entry.endsWith(LINE_4))
                .hasSize(11);
        assertThat(found.get(3)).startsWith("4:4 WRONG_CHARACTER['5'");
    }

    @Test
    void nextAfterTheLastIsRefused() {
        var entries = new Entries(new StringReader(LINE_4), Optional.empty());
        entries.next();
        assertThat(entries.hasNext()).isFalse();
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(entries::next);
    }

    /** Text that comes in pieces, and is only waited for where somebody asks for it. */
    private static final class Pieces extends Reader {
        private final Deque<String> pieces;
        private boolean isWaitedFor;

        Pieces(String... pieces) {
            this.pieces = new ArrayDeque<>(List.of(pieces));
        }

        @Override
        public int read(char[] buffer, int offset, int length) {
            isWaitedFor = true;
            String piece = pieces.isEmpty() ? "" : pieces.remove();
            piece.getChars(0, piece.length(), buffer, offset);
            return piece.isEmpty() ? -1 : piece.length();
        }

        @Override
        public boolean ready() {
            return false;
        }

        @Override
        public void close() {
            // nothing to close
        }
    }

    @Test
    void whatIsHereAlreadyIsReadyAndNothingIsWaitedForToTell() {
        var reader = new Pieces(LINE_9 + "\n" + LINE_9 + "\n" + LINE_9.substring(0, 5), LINE_9.substring(5) + "\n \n");
        var entries = new Entries(reader, Optional.of(Format.LINE));
        assertThat(entries.isReady()).isFalse();
        assertThat(reader.isWaitedFor).isFalse();
        entries.next();
        assertThat(entries.isReady()).isTrue();
        entries.next();
        reader.isWaitedFor = false;
        assertThat(entries.isReady()).as("a line that is not complete").isFalse();
        assertThat(reader.isWaitedFor).isFalse();
        assertThat(entries.hasNext()).isTrue();
        assertThat(entries.isReady()).as("what was looked at").isTrue();
        entries.next();
        assertThat(entries.isReady()).as("blanks").isFalse();
        assertThat(entries.hasNext()).isFalse();
        assertThat(entries.isReady()).isFalse();
    }

    /** What a program has asked is answered before it says more. */
    @ParameterizedTest
    @MethodSource
    void puzzleThatIsCompleteIsNotWaitedFor(String puzzle) {
        var reader = new Pieces(puzzle, puzzle);
        var entries = new Entries(reader, Optional.empty());
        assertThat(entries.next().text().strip()).isEqualTo(puzzle.strip());
        assertThat(reader.pieces).as("not read yet").hasSize(1);
    }

    static List<String> puzzleThatIsCompleteIsNotWaitedFor() {
        return List.of(
                LINE_9 + "\n",
                LINE_9 + " easy\n",
                LINE_9 + " # easy\n",
                LINE_9 + ",easy\n",
                ":0000:x:" + LINE_9 + ":::\n",
                ROWS_9 + "\n",
                ROWS_9.replace("", " ") + "\n",
                ROWS_9.replaceAll("(...)", "|$1") + "\n",
                DRAWN + "\n",
                EPFL,
                EPFL_REGIONS,
                JSON);
    }
}
