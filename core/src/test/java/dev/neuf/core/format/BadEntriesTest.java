package dev.neuf.core.format;

import static dev.neuf.core.format.Streams.DRAWN;
import static dev.neuf.core.format.Streams.EPFL;
import static dev.neuf.core.format.Streams.JSON;
import static dev.neuf.core.format.Streams.LINE_4;
import static dev.neuf.core.format.Streams.LINE_9;
import static dev.neuf.core.format.Streams.PRETTY;
import static dev.neuf.core.format.Streams.ROWS_4;
import static dev.neuf.core.format.Streams.ROWS_9;
import static dev.neuf.core.format.Streams.TYPED;
import static dev.neuf.core.format.Streams.read;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A bad puzzle in a stream is told of, and does not harm the others. */
class BadEntriesTest {

    @Test
    void badLineDoesNotHarmTheOthers() {
        String bad = LINE_9.substring(1);
        assertThat(read(LINE_9 + "\n" + bad + "\n" + LINE_9 + "\nhello\n" + bad + bad + "\n" + LINE_9 + "\n"))
                .containsExactly(
                        "1 line " + LINE_9,
                        "2:80 LINE_NOT_SQUARE[80, 8, 64, 9, 81]",
                        "3 line " + LINE_9,
                        "4:1 ONLY_WORDS[]",
                        "5:160 LINE_NOT_SQUARE[160, 12, 144, 13, 169]",
                        "6 line " + LINE_9);
        assertThat(read((LINE_9 + "!\n").repeat(200)))
                .hasSize(200)
                .allMatch(found -> found.contains("LINE_TAIL['!', 9, 9]"));
    }

    @Test
    void badLineAmongShortOnesDoesNotHarmTheOthers() {
        String wrong = LINE_4.replace('.', 'x');
        String shorter = LINE_4.substring(1);
        String longer = LINE_4 + ".";
        for (String bad : List.of(wrong, shorter, longer)) {
            var lines = new ArrayList<>(Collections.nCopies(20, LINE_4));
            lines.set(7, bad);
            lines.set(12, bad);
            List<String> found = read(String.join("\n", lines));
            assertThat(found).hasSize(20);
            assertThat(found.get(7)).startsWith("8:");
            assertThat(found.get(12)).startsWith("13:");
            assertThat(found.stream().filter(entry -> entry.endsWith(" line " + LINE_4)))
                    .hasSize(18);
            lines.set(0, bad);
            assertThat(read(String.join("\n", lines)))
                    .hasSize(20)
                    .filteredOn(entry -> entry.contains(":"))
                    .hasSize(3);
        }
    }

    @Test
    void gridThatLacksARowDoesNotHarmTheOthers() {
        String lacking = ROWS_9.substring(0, 80);
        String missing = " ROWS_MISSING[8, 9]";
        assertThat(read(ROWS_9 + "\n" + lacking + "\n" + ROWS_9 + "\n" + lacking + "\n" + ROWS_9))
                .containsExactly(
                        "1 picture " + LINE_9,
                        "18:0" + missing,
                        "20 picture " + LINE_9,
                        "37:0" + missing,
                        "39 picture " + LINE_9);
        assertThat(read(lacking + "\n" + JSON + LINE_9 + "\n" + lacking + "\n" + EPFL + lacking + LINE_9))
                .containsExactly(
                        "8:0" + missing,
                        "10 json " + LINE_4,
                        "11 line " + LINE_9,
                        "19:0" + missing,
                        "21 epfl " + LINE_4,
                        "33:0" + missing,
                        "34 line " + LINE_9);
    }

    @Test
    void pictureThatLacksARowDoesNotHarmTheOthers() {
        for (String picture : List.of(DRAWN, TYPED)) {
            String lacking = picture.lines().filter(line -> !line.contains("3")).reduce("", (a, b) -> a + b + "\n");
            for (String between : List.of("", "\n")) {
                List<String> found = read(picture + between + lacking + between + picture + between + lacking);
                assertThat(found).hasSize(4);
                assertThat(found.get(0)).isEqualTo("1 picture " + LINE_4);
                assertThat(found.get(1)).contains("ROWS_MISSING[3, 4]");
                assertThat(found.get(2)).endsWith(" picture " + LINE_4);
                assertThat(found.get(3)).contains("ROWS_MISSING[3, 4]");
            }
        }
    }

    @Test
    void halvesOfPicturesAreNotPutTogether() {
        String half = TYPED.lines()
                .filter(line -> !line.contains("1") && !line.contains("3"))
                .reduce("", (a, b) -> a + b + "\n");
        assertThat(read(half + "\n" + half)).hasSize(2).allMatch(found -> found.contains("ROWS_MISSING[2, 4]"));
    }

    @Test
    void gridWithAWrongCellDoesNotHarmTheOthers() {
        String wrong = ROWS_9.replaceFirst("419", "4?9");
        String sentence = ":5 WRONG_CHARACTER['?', 9, 9, 1-9, . 0 _]";
        assertThat(read(ROWS_9 + wrong + ROWS_9 + "\n" + wrong + "\n" + ROWS_9))
                .containsExactly(
                        "1 picture " + LINE_9,
                        "17" + sentence,
                        "19 picture " + LINE_9,
                        "36" + sentence,
                        "39 picture " + LINE_9);
        String shorter = ROWS_9.replaceFirst("419", "49");
        assertThat(read(ROWS_9 + shorter + ROWS_9))
                .containsExactly("1 picture " + LINE_9, "17:8 ROW_SHORT[8, 8, 9]", "19 picture " + LINE_9);
    }

    @Test
    void rowTooManyIsSaidOnce() {
        String extra = " ROWS_EXTRA[9]";
        assertThat(read(ROWS_9 + ".........\n")).containsExactly("10:0" + extra);
        assertThat(read(ROWS_9 + ".........\n\n" + ROWS_9)).containsExactly("10:0" + extra, "12 picture " + LINE_9);
        assertThat(read(ROWS_9 + ROWS_9 + ".........\n1........\n"))
                .containsExactly("1 picture " + LINE_9, "19:0" + extra);
    }

    @Test
    void lastGridMayBeCutShort() {
        assertThat(read(ROWS_9 + "\n" + ROWS_9.substring(0, 45)))
                .containsExactly("1 picture " + LINE_9, "15:5 ROW_SHORT[5, 5, 9]");
        assertThat(read(ROWS_9 + "\n53..7....\n6..195...\n"))
                .containsExactly("1 picture " + LINE_9, "12:0 ROWS_MISSING[2, 9]");
        assertThat(read(EPFL + "4 1\n" + ROWS_4 + "0 0 0 1\n"))
                .containsExactly("1 epfl " + LINE_4, "11:0 EPFL_FEW_REGIONS[4, 16]");
        assertThat(read(DRAWN + DRAWN.substring(0, 40))).hasSize(2);
        assertThat(read(JSON + JSON.substring(0, 30))).containsExactly("1 json " + LINE_4, "2:31 JSON_CUT[]");
    }

    @Test
    void jsonThatIsNotClosedDoesNotHarmTheOthers() {
        String open = JSON.replace("]}", "");
        assertThat(read(JSON + open + JSON + JSON))
                .hasSize(4)
                .filteredOn(found -> found.endsWith(LINE_4))
                .hasSize(3);
        assertThat(read(JSON + open + "\n\n" + PRETTY + JSON))
                .hasSize(4)
                .filteredOn(found -> found.endsWith(LINE_4))
                .hasSize(3);
        assertThat(read(JSON + "{\"size\":4,}\n" + JSON)).hasSize(3);
        assertThat(read(JSON + "}\n" + JSON)).hasSize(3);
    }

    @Test
    void epflThatEndsEarlyDoesNotHarmTheOthers() {
        String lacking = "4 0\n.2.4\n3...\n";
        assertThat(read(EPFL + lacking + EPFL + lacking + "\n" + JSON))
                .containsExactly(
                        "1 epfl " + LINE_4,
                        "8:0 EPFL_FEW_ROWS[2, 4]",
                        "9 epfl " + LINE_4,
                        "16:0 EPFL_FEW_ROWS[2, 4]",
                        "18 json " + LINE_4);
        assertThat(read("4 1\n" + ROWS_4 + "0 0 0 1\n0 1 1 1\n2 2 2 1\n2 3 3 3\n" + EPFL))
                .containsExactly("8:7 EPFL_REGION_SIZE[1, 5, 4]", "10 epfl " + LINE_4);
        assertThat(read("99999 0\n" + ROWS_4 + "\n" + EPFL))
                .hasSize(2)
                .element(1)
                .isEqualTo("7 epfl " + LINE_4);
    }

    @Test
    void wrongHeaderIsSaidOnce() {
        String sentence = " EPFL_HEADER[]";
        assertThat(read(ROWS_4 + "\n" + EPFL, Optional.of(Format.EPFL)))
                .containsExactly("1:1" + sentence, "6 epfl " + LINE_4);
        assertThat(read("xx 1\n" + ROWS_4, Optional.of(Format.EPFL))).containsExactly("1:1" + sentence);
        assertThat(read("4 2\n" + ROWS_4 + EPFL, Optional.of(Format.EPFL)))
                .containsExactly("1:1" + sentence, "6 epfl " + LINE_4);
    }

    @Test
    void titleDoesNotHarmItsGrid() {
        assertThat(read("Grid 01\n" + ROWS_9 + "Grid 02\n" + ROWS_9))
                .hasSize(4)
                .filteredOn(found -> found.endsWith(" picture " + LINE_9))
                .hasSize(2);
        assertThat(read("~~~ Initial ~~~\n" + DRAWN + "~~~ Solved! ~~~\n" + DRAWN))
                .hasSize(4)
                .filteredOn(found -> found.endsWith(" picture " + LINE_4))
                .hasSize(2);
    }

    @Test
    void gridThatIsTooLargeIsRefusedOnce() {
        String sentence = " SIZE_RANGE[65, 64]";
        String large = (".".repeat(65) + "\n").repeat(65);
        assertThat(read(large + "\n" + LINE_9)).containsExactly("1:0" + sentence, "67 line " + LINE_9);
        assertThat(read((". ".repeat(65) + "\n").repeat(65))).containsExactly("1:0" + sentence);
        assertThat(read(large, Optional.of(Format.SKU))).containsExactly("1:0" + sentence);
        assertThat(read(large, Optional.of(Format.PICTURE))).containsExactly("1:0" + sentence);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "  \n\t\n", "\uFEFF", "\r\n\r\n"})
    void emptyStreamIsOneBadPuzzle(String stream) {
        assertThat(read(stream)).containsExactly("1:0 EMPTY[]");
    }

    @Test
    void streamOfCommentsIsOneBadPuzzle() {
        assertThat(read("# one\n\n   # two\n")).containsExactly("1:0 ONLY_COMMENTS[]");
    }

    @Test
    void byteOrderMarksAreNotSeen() {
        for (String one :
                List.of(LINE_9 + "\n", ROWS_9, ROWS_4, EPFL, JSON, PRETTY, DRAWN, TYPED, "# comment\n" + ROWS_4)) {
            assertThat(read("\uFEFF" + one)).isEqualTo(read(one));
            assertThat(read("\uFEFF" + one + "\n\uFEFF" + one))
                    .as("two files put together")
                    .isEqualTo(read(one + "\n" + one));
        }
    }

    @Test
    void endsOfLinesMayBeOfAnyKind() {
        String stream = LINE_9 + "\n\n" + ROWS_9 + "\n" + EPFL + JSON + DRAWN + "?\n";
        assertThat(read(stream.replace("\n", "\r\n"))).isEqualTo(read(stream));
        assertThat(read(stream.replace("\n", "\r"))).isEqualTo(read(stream));
        assertThat(read(stream.stripTrailing())).isEqualTo(read(stream));
    }

    @Test
    void binaryDataIsOneBadPuzzle() {
        var bytes = new byte[4096];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        String decoded = new String(bytes, StandardCharsets.UTF_8);
        assertThat(read(decoded)).hasSize(1).first().asString().isEqualTo("1:1 NOT_TEXT[]");
        assertThat(read(LINE_9 + "\n" + decoded)).first().isEqualTo("1 line " + LINE_9);
        assertThat(read("\u0000".repeat(10_000))).hasSize(1);
        String wide = new String(
                ("\uFEFF" + LINE_9 + "\n" + LINE_9 + "\n").getBytes(StandardCharsets.UTF_16LE), StandardCharsets.UTF_8);
        assertThat(read(wide)).as("UTF-16").hasSize(1).first().asString().contains("NOT_TEXT");
    }

    @Test
    void oneWrongByteSpoilsOnePuzzle() {
        String wrong = LINE_9.substring(1) + "\uFFFD";
        assertThat(read(LINE_9 + "\n" + wrong + "\n" + LINE_9 + " # cr\uFFFD\uFFFDe\n" + wrong + "\n" + LINE_9))
                .hasSize(5)
                .filteredOn(found -> found.endsWith(" line " + LINE_9))
                .hasSize(3);
    }
}
