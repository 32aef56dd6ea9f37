package dev.neuf.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.neuf.core.Corpus;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {

    private static String mistake(String text) {
        var bad = catchThrowableOfType(Unreadable.class, () -> Json.parse(text));
        assertThat(bad).as("%s is refused", text).isNotNull();
        assertThat(Words.in(Language.FRENCH).say(bad.why())).isNotBlank();
        return "%d:%d %s"
                .formatted(bad.line(), bad.column(), Words.in(Language.ENGLISH).say(bad.why()));
    }

    static List<Corpus.Sample> valid() {
        return Corpus.samples("json/valid.txt");
    }

    static List<Corpus.Sample> invalid() {
        return Corpus.samples("json/invalid.txt");
    }

    @ParameterizedTest
    @MethodSource("valid")
    void validTextIsReadAndWrittenInOneWay(Corpus.Sample sample) {
        Object value = Json.parse(sample.text());
        assertThat(Json.write(value)).isEqualTo(sample.expected());
        assertThat(Json.parse(sample.expected())).isEqualTo(value);
    }

    @ParameterizedTest
    @MethodSource("invalid")
    void invalidTextIsRefusedAtItsPlace(Corpus.Sample sample) {
        assertThat(mistake(sample.text())).isEqualTo(sample.expected());
    }

    @Test
    void valuesAreJavaValues() {
        assertThat(Json.parse("{\"a\": [1, -2.5, \"x\", true, false, null], \"b\": {}}"))
                .isEqualTo(Map.of("a", List.of(1L, -2.5, "x", true, false, Json.NULL), "b", Map.of()));
        assertThat(Json.parse("9223372036854775807")).isEqualTo(Long.MAX_VALUE);
        assertThat(Json.parse("-9223372036854775808")).isEqualTo(Long.MIN_VALUE);
        assertThat(Json.parse("9223372036854775808")).isEqualTo(0x1p63);
        assertThat(Json.NULL).hasToString("null");
    }

    @Test
    void namesKeepTheirOrder() {
        assertThat(Json.write(Json.parse("{\"z\":1,\"a\":2,\"m\":3}"))).isEqualTo("{\"z\":1,\"a\":2,\"m\":3}");
        assertThat(Json.write(Json.object("z", 1, "a", 2))).isEqualTo("{\"z\":1,\"a\":2}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{\"a\":"})
    void deepNestingIsRefusedAndFillsNoStack(String open) {
        String close = open.equals("[") ? "]" : "}";
        assertThat(Json.write(Json.parse(open.repeat(63) + "[]" + close.repeat(63))))
                .startsWith(open);
        assertThat(mistake(open.repeat(64) + "[]" + close.repeat(64)))
                .isEqualTo("1:%d nested more than 64 levels deep", 64 * open.length() + 1);
        assertThat(mistake(open.repeat(1_000_000))).endsWith("nested more than 64 levels deep");
    }

    @Test
    void listsSideBySideAreNotDeep() {
        assertThat((List<?>) Json.parse("[" + "[],".repeat(1000) + "{}]")).hasSize(1001);
    }

    @Test
    void lineAndColumnAreRightForEveryEndOfLine() {
        assertThat(mistake("{\n  \"a\": 1,\n  \"b\" 2\n}")).startsWith("3:7 ");
        assertThat(mistake("{\r\n  \"a\": 1,\r\n  \"b\" 2\r\n}")).startsWith("3:7 ");
        assertThat(mistake("{\r  \"a\": 1,\r  \"b\" 2\r}")).startsWith("3:7 ");
        assertThat(mistake("\n\n\n")).startsWith("4:1 ");
    }

    @Test
    void everyCharacterCanBeWrittenAndReadAgain() {
        var all = new StringBuilder();
        for (char c = 0; c < Character.MAX_VALUE; c++) {
            all.append(c);
        }
        String written = Json.write(all);
        assertThat(Json.parse(written)).isEqualTo(all.toString());
        assertThat(written.chars()).as("control characters are escaped").allMatch(c -> c >= ' ' && c != 0x7f);
    }

    @Test
    void specialCharactersAreEscaped() {
        assertThat(Json.write("\"\\\n\r\t\b\f\u0000\u001f\u007f/é漢"))
                .isEqualTo("\"\\\"\\\\\\n\\r\\t\\u0008\\u000c\\u0000\\u001f\\u007f/é漢\"");
    }

    @Test
    void loneSurrogatesAreEscapedAndPairsAreNot() {
        String pair = "😀";
        assertThat(Json.write(pair)).isEqualTo("\"😀\"");
        assertThat(Json.parse("\"\\ud83d\\ude00\"")).isEqualTo(pair);
        assertThat(Json.write("\ud83d")).isEqualTo("\"\\ud83d\"");
        assertThat(Json.write("\ude00\ud83d")).isEqualTo("\"\\ude00\\ud83d\"");
        assertThat(Json.write("\ud83d\ud83d\ude00\ude00")).isEqualTo("\"\\ud83d😀\\ude00\"");
        assertThat(Json.parse("\"\\ud83d\"")).isEqualTo("\ud83d");
    }

    @Test
    void namesAreEscapedLikeText() {
        assertThat(Json.write(Json.object("a\"\n", List.of()))).isEqualTo("{\"a\\\"\\n\":[]}");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void randomValueIsTheSameAfterWritingAndReading(long seed) {
        var random = new Random(seed);
        for (int i = 0; i < 200; i++) {
            Object value = random(random, 0);
            String written = Json.write(value);
            assertThat(Json.parse(written)).as(written).isEqualTo(value);
            assertThat(Json.write(Json.parse(written))).isEqualTo(written);
            assertThat(Json.parse(spaced(written))).isEqualTo(value);
        }
    }

    /** With blanks wherever they may be. */
    private static String spaced(String written) {
        var text = new StringBuilder(" \n");
        boolean isQuoted = false;
        for (int i = 0; i < written.length(); i++) {
            char c = written.charAt(i);
            if (c == '\\') {
                text.append(c).append(written.charAt(++i));
                continue;
            }
            isQuoted ^= c == '"';
            boolean isMark = !isQuoted && "{}[]:,".indexOf(c) >= 0;
            text.append(isMark ? "\t" : "").append(c).append(isMark ? "\r\n " : "");
        }
        return text.append('\n').toString();
    }

    private static Object random(Random random, int depth) {
        return switch (random.nextInt(depth > 4 ? 6 : 8)) {
            case 0 -> random.nextLong();
            case 1 -> (long) random.nextInt(100);
            case 2 -> random.nextGaussian() * 1e10;
            case 3 -> random.nextBoolean();
            case 4 -> Json.NULL;
            case 5 -> string(random);
            case 6 -> {
                var list = new ArrayList<Object>();
                for (int i = random.nextInt(5); i > 0; i--) {
                    list.add(random(random, depth + 1));
                }
                yield list;
            }
            default -> {
                var object = new LinkedHashMap<String, Object>();
                for (int i = random.nextInt(5); i > 0; i--) {
                    object.put(string(random), random(random, depth + 1));
                }
                yield object;
            }
        };
    }

    private static String string(Random random) {
        var text = new StringBuilder();
        for (int i = random.nextInt(8); i > 0; i--) {
            text.append((char) random.nextInt(random.nextBoolean() ? 0x80 : 0x10000));
        }
        return text.toString();
    }
}
