package dev.neuf.core.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.neuf.core.Symbols;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Streams that are longer than memory should ever hold. They are made while they are read. */
class LongStreamTest {

    private static final int MILLION = 1_000_000;
    private static final String PUZZLE = ".2.43...4.2....1";

    /** Some text, so many times over, between a beginning and an end. */
    private static final class Repeated extends Reader {
        private final String[] texts;
        private final long[] counts;
        private int now;
        private int at;

        Repeated(String start, String text, long count, String end) {
            // many at once, and then the rest
            int many = Math.max(1, 10_000 / text.length());
            texts = new String[] {start, text.repeat(many), text, end};
            counts = new long[] {1, count / many, count % many, 1};
        }

        @Override
        public int read(char[] buffer, int offset, int length) {
            int filled = 0;
            while (filled < length && now < texts.length) {
                if (counts[now] == 0 || texts[now].isEmpty()) {
                    now++;
                    continue;
                }
                int some = Math.min(length - filled, texts[now].length() - at);
                texts[now].getChars(at, at + some, buffer, offset + filled);
                filled += some;
                at += some;
                if (at == texts[now].length()) {
                    at = 0;
                    counts[now]--;
                }
            }
            return filled == 0 ? -1 : filled;
        }

        @Override
        public void close() {}
    }

    private record Found(int good, int bad, List<String> firstSentences, long longest) {}

    private static Found read(Reader reader, Optional<Format> forced) {
        int good = 0;
        int bad = 0;
        long longest = 0;
        var sentences = new ArrayList<String>();
        for (var entries = new Entries(reader, forced); entries.hasNext(); ) {
            Entry entry = entries.next();
            longest = Math.max(longest, entry.text().length());
            switch (entry.read(forced, Hints.NONE)) {
                case Parsed.Ok _ -> good++;
                case Parsed.Bad(int line, int column, var why) -> {
                    bad++;
                    if (sentences.size() < 3) {
                        sentences.add(line + ":" + column + " " + why.phrase().name());
                    }
                }
            }
        }
        return new Found(good, bad, sentences, longest);
    }

    private static Found read(Reader reader) {
        return read(reader, Optional.empty());
    }

    @ParameterizedTest
    @ValueSource(strings = {".", "{"})
    void lineOfAHundredMillionCharactersIsRefusedOnce(String text) {
        assertRefusedOnce(text, 100L * MILLION);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "x", " 1", "é", "[", "|", "+-", "\t.", "\"", "{\"size\":", "1 0 "})
    void lineOfSomeMillionCharactersIsRefusedOnce(String text) {
        assertRefusedOnce(text, 5L * MILLION);
    }

    private static void assertRefusedOnce(String text, long count) {
        Found found = read(new Repeated(PUZZLE + "\n", text, count, "\n" + PUZZLE + "\n"));
        assertThat(found.good()).isEqualTo(2);
        assertThat(found.bad()).isEqualTo(1);
        assertThat(found.firstSentences()).containsExactly("2:0 TOO_LONG");
        assertThat(found.longest()).isLessThanOrEqualTo(Cutter.LONGEST);
    }

    @Test
    void jsonWithATextOfAHundredMillionCharactersIsRefusedOnce() {
        Found found = read(new Repeated("{\"neuf\":1,\"size\":9,\"title\":\"", "x", 100L * MILLION, "\"}\n" + PUZZLE));
        assertThat(found.firstSentences()).containsExactly("1:0 TOO_LONG");
        assertThat(found.good()).isEqualTo(1);
    }

    @Test
    void commentOfAHundredMillionCharactersIsSkipped() {
        assertThat(read(new Repeated("# ", "x", 100L * MILLION, "\n" + PUZZLE)).good())
                .isEqualTo(1);
    }

    @Test
    void twentyMillionBlankLinesAreSkipped() {
        Found found = read(new Repeated(PUZZLE + "\n", "\n", 20L * MILLION, PUZZLE));
        assertThat(found.good()).isEqualTo(2);
        assertThat(found.bad()).isZero();
        assertThat(read(new Repeated("", "\n", MILLION, "")).firstSentences()).containsExactly("1:0 EMPTY");
        assertThat(read(new Repeated("", " # no\r\n", MILLION, "")).firstSentences())
                .containsExactly("1:0 ONLY_COMMENTS");
    }

    /** Beginnings that make one look for more. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "9 0\n",
                "9 1\n.........\n",
                "{\n",
                "{\"size\":9,\n",
                "123456789\n",
                "+---+\n",
                "┏━━━┓\n| 1 2 3 |\n",
                "12 34\n",
                "0 0\n",
                "64 1\n"
            })
    void blankLinesAfterABeginningAreNotHeld(String start) {
        Found found = read(new Repeated(start, "\n", 2L * MILLION, PUZZLE));
        assertThat(found.good()).isEqualTo(1);
        assertThat(found.bad()).isEqualTo(1);
    }

    /** Long comments in a grid: each line is short enough, all of them together are not. */
    @ParameterizedTest
    @ValueSource(strings = {"123456789\n", "9 0\n", "{\n", "+---+\n"})
    void commentsWithoutEndAreNotHeld(String start) {
        String comment = "#" + "x".repeat(100_000) + "\n";
        Found found = read(new Repeated(start, comment, 200, PUZZLE));
        assertThat(found.longest()).isLessThan(2 * Cutter.LONGEST);
        assertThat(found.bad()).isPositive();
    }

    @ParameterizedTest
    @EnumSource
    void manyPuzzlesPassThroughOneByOne(Format format) {
        // an empty line between, where a puzzle has several lines
        String text = Streams.example(format) + (format.isOneLine() ? "" : "\n");
        int count = 2_000;
        Found found = read(new Repeated("", text, count, ""), Optional.of(format));
        assertThat(found.good()).isEqualTo(count);
        assertThat(found.bad()).isZero();
        assertThat(read(new Repeated("", text, count + 1, "")).bad()).isZero();
    }

    @Test
    void binaryDataWithoutEndIsRefusedOnce() {
        var text = new StringBuilder();
        for (char c = 0; c < 256; c++) {
            text.append(c < 128 ? c : '\uFFFD');
        }
        assertThat(read(new Repeated("", text.toString(), 400_000, "")).firstSentences())
                .containsExactly("1:1 NOT_TEXT");
        assertThat(read(new Repeated(PUZZLE + "\n", "\u0000", 5L * MILLION, "")).bad())
                .isEqualTo(1);
    }

    @Test
    void readerThatFailsIsSaidToFail() {
        var broken = new StringReader("") {
            @Override
            public int read(char[] buffer, int offset, int length) throws IOException {
                throw new IOException("the disk is gone");
            }
        };
        assertThatExceptionOfType(UncheckedIOException.class)
                .isThrownBy(() -> read(broken))
                .withMessageContaining("the disk is gone");
    }

    @Test
    void linesAreCutAtTheirLimitAndNowhereElse() {
        var lines = new LineReader(new Repeated("ab\r\n\rcd", "e", 10, "\n\nx"), 5);
        assertThat(lines.next()).isEqualTo(new LineReader.Line(1, "ab", false));
        assertThat(lines.next()).isEqualTo(new LineReader.Line(2, "", false));
        assertThat(lines.next()).isEqualTo(new LineReader.Line(3, "cdeee", true));
        assertThat(lines.next()).isEqualTo(new LineReader.Line(4, "", false));
        assertThat(lines.next()).isEqualTo(new LineReader.Line(5, "x", false));
        assertThat(lines.next()).isNull();
        assertThat(lines.next()).isNull();
    }

    @Test
    void lineThatEndsWithTheBufferStaysCut() {
        var lines = new LineReader(new Repeated("", "x", 2 * 65_536, "\ny"), 5);
        assertThat(lines.next()).isEqualTo(new LineReader.Line(1, "xxxxx", true));
        assertThat(lines.next()).isEqualTo(new LineReader.Line(2, "y", false));
    }

    /** The end of a buffer may be anywhere, even between a return and its newline. */
    @ParameterizedTest
    @ValueSource(ints = {65_533, 65_534, 65_535, 65_536, 65_537, 131_071, 131_072})
    void endOfTheBufferIsNotSeen(int length) {
        String text = "x".repeat(length);
        for (String end : List.of("\n", "\r", "\r\n")) {
            var lines = new LineReader(new Repeated(text, end, 1, "second" + end + end + "fourth"), 200_000);
            assertThat(texts(lines)).containsExactly(text, "second", "", "fourth");
        }
    }

    private static List<String> texts(LineReader lines) {
        var texts = new ArrayList<String>();
        for (var line = lines.next(); line != null; line = lines.next()) {
            texts.add(line.text());
        }
        return texts;
    }

    @Test
    void longestIsEnoughForTheLargestBoard() {
        String all = "\"" + Symbols.standard(64).characters() + "\"";
        int candidates = 4096 * ("\"r64c64\":,".length() + all.length());
        assertThat(candidates).isLessThan(Cutter.LONGEST / 2);
    }
}
