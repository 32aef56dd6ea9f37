package dev.neuf.core.format;

import static dev.neuf.core.format.Streams.DRAWN;
import static dev.neuf.core.format.Streams.EPFL;
import static dev.neuf.core.format.Streams.JSON;
import static dev.neuf.core.format.Streams.LINE_4;
import static dev.neuf.core.format.Streams.LINE_9;
import static dev.neuf.core.format.Streams.PRETTY;
import static dev.neuf.core.format.Streams.ROWS_9;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Plain lines are the entries that they stand for. */
class PlainLinesTest {

    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /** Regions in one piece each, as digits. */
    private static final String MAP = "111222333".repeat(3) + "444555666".repeat(3) + "777888999".repeat(3);

    private static final String MAP_FROM_ZERO = MAP.replace('9', '0');

    private static final List<String> ODD = List.of(
            "",
            "   ",
            "# a comment",
            "7",
            "Sudoku X",
            "not a puzzle",
            LINE_9.replace('.', ' '),
            LINE_9 + " ",
            " " + LINE_9,
            LINE_9 + " # named",
            LINE_9 + ", easy",
            LINE_9 + "1",
            LINE_9.substring(1),
            LINE_9.substring(1) + "?",
            LINE_9.substring(1) + "\u00e9",
            LINE_9.substring(1) + "\u0135", // the lower byte of it is a digit
            "\uFEFF" + LINE_9,
            LINE_9.replace('.', '-').replaceAll("[1-9]", "*"),
            "-".repeat(81),
            ".".repeat(81),
            "*".repeat(81),
            "*5*" + LINE_9.substring(3),
            MAP,
            MAP_FROM_ZERO,
            MAP.replace('1', 'a'),
            "111222333" + LINE_9.substring(9),
            LINE_9 + LINE_9,
            "1".repeat(256),
            "x".repeat(70_000),
            LINE_4,
            ROWS_9.strip(),
            EPFL.strip(),
            JSON.strip(),
            PRETTY.strip(),
            DRAWN.strip(),
            "aa" + MAP.replace('1', 'a').replace('9', '\u0001'));

    private static final String SIGNS = ".0_*-X";

    private final Random random = new Random(11);

    private String plain() {
        String base = random.nextInt(8) == 0 ? SOLVED : LINE_9;
        var line = new StringBuilder(base);
        char sign = SIGNS.charAt(random.nextInt(SIGNS.length()));
        boolean isMixed = random.nextInt(10) == 0;
        int emptied = random.nextInt(4) == 0 ? random.nextInt(30) : 0;
        for (int i = 0; i < emptied; i++) {
            line.setCharAt(random.nextInt(81), '.');
        }
        for (int i = 0; i < 81; i++) {
            if (line.charAt(i) == '.') {
                line.setCharAt(i, isMixed ? SIGNS.charAt(random.nextInt(SIGNS.length())) : sign);
            }
        }
        return line.toString();
    }

    private String mixed(int lines, int odd) {
        var stream = new StringBuilder();
        String end = random.nextBoolean() ? "\n" : "\r\n";
        for (int i = 0; i < lines; i++) {
            boolean isOdd = random.nextInt(1000) < odd;
            stream.append(isOdd ? ODD.get(random.nextInt(ODD.size())) : plain());
            stream.append(random.nextInt(200) == 0 ? "\r" : end);
        }
        if (random.nextBoolean()) {
            stream.append(plain());
        }
        return stream.toString();
    }

    private static List<Entry> entries(Reader text, Optional<Format> forced) {
        var entries = new Entries(text, forced);
        var found = new ArrayList<Entry>();
        entries.forEachRemaining(found::add);
        return found;
    }

    /** With plain lines taken together wherever that goes. */
    private static List<Entry> together(Reader text, Optional<Format> forced) {
        var entries = new Entries(text, forced);
        var found = new ArrayList<Entry>();
        while (true) {
            Optional<PlainLines> lines = entries.plainLines();
            if (lines.isPresent()) {
                assertThat(lines.get().count()).isBetween(1, 256);
                for (int i = 0; i < lines.get().count(); i++) {
                    found.add(lines.get().rest(i).entry(0));
                    assertThat(lines.get().entry(i)).isEqualTo(found.getLast());
                }
            } else if (entries.hasNext()) {
                found.add(entries.next());
            } else {
                return found;
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2, 20, 200, 800})
    void streamHasTheSameEntriesWhetherLinesAreTakenTogetherOrNot(int odd) {
        for (int round = 0; round < 20; round++) {
            String stream = mixed(1 + random.nextInt(odd < 200 ? 1500 : 150), odd);
            for (Optional<Format> forced : List.of(Optional.<Format>empty(), Optional.of(Format.LINE))) {
                assertThat(together(new StringReader(stream), forced))
                        .isEqualTo(entries(new StringReader(stream), forced));
            }
        }
    }

    /** A few characters at a time, and whether there are more is never known. */
    private static final class Drops extends Reader {
        private final Random random = new Random(3);
        private final String text;
        private int at;

        Drops(String text) {
            this.text = text;
        }

        @Override
        public boolean ready() {
            return random.nextInt(3) > 0;
        }

        @Override
        public int read(char[] to, int offset, int length) {
            int count = Math.min(Math.min(length, text.length() - at), 1 + random.nextInt(400));
            text.getChars(at, at + count, to, offset);
            at += count;
            return count == 0 ? -1 : count;
        }

        @Override
        public void close() {}
    }

    @Test
    void streamThatComesInDropsHasTheSameEntries() {
        for (int round = 0; round < 60; round++) {
            // what was not there when it was looked for changes how some streams are cut, but not these
            String stream = mixed(1 + random.nextInt(300), 0);
            assertThat(together(new Drops(stream), Optional.empty()))
                    .isEqualTo(entries(new StringReader(stream), Optional.empty()));
        }
    }

    @Test
    void nearlyAllOfALongStreamIsTakenTogether() {
        var entries = new Entries(new StringReader((LINE_9 + "\n").repeat(10_000)), Optional.empty());
        int together = 0;
        int alone = 0;
        while (true) {
            Optional<PlainLines> lines = entries.plainLines();
            together += lines.map(PlainLines::count).orElse(0);
            if (lines.isEmpty() && !entries.hasNext()) {
                break;
            }
            alone += lines.isEmpty() ? entries.next().above() + 1 : 0;
        }
        assertThat(together + alone).isEqualTo(10_000);
        assertThat(alone).isLessThan(5);
    }

    @Test
    void otherFormatsTakeNoLinesTogether() {
        for (Format format : Format.values()) {
            var entries = new Entries(new StringReader((LINE_9 + "\n").repeat(100)), Optional.of(format));
            entries.next();
            assertThat(entries.plainLines().isPresent()).as(format.id()).isEqualTo(format == Format.LINE);
        }
    }

    @Test
    void aSolvedBoardIsPlainAndAMapIsNot() {
        byte[] to = new byte[PlainLines.WIDTH];
        for (String plain : List.of(SOLVED, LINE_9, SOLVED.replace('9', '.'), LINE_9.replace('.', 'X'))) {
            assertThat(PlainLines.copy(plain.toCharArray(), 0, 81, to, 0)).isEqualTo(81);
            assertThat(new String(to, StandardCharsets.US_ASCII)).isEqualTo(plain + "\n");
        }
        for (String other : List.of(MAP, MAP_FROM_ZERO, MAP.replace('5', '_'), ".".repeat(81))) {
            assertThat(PlainLines.copy(other.toCharArray(), 0, 81, to, 0)).isEqualTo(-1);
        }
    }
}
