package dev.neuf.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Corpus;
import dev.neuf.core.Layout;
import dev.neuf.core.Sheet;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Good texts, spoilt at random: whatever is read is either understood, and then can be written and read again, or refused
 * with a sentence and a place that exists. Nothing throws, nothing runs on.
 *
 * <p>For a longer run: {@code mvn test -pl core -Dtest=MutationTest -DargLine=-Dneuf.mutations=1000000}
 */
class MutationTest {

    private static final int MUTATIONS = Integer.getInteger("neuf.mutations", 4000);

    /** Characters that mean something somewhere. */
    private static final String ALPHABET =
            "0123456789ABCGXZaz@&*._-+|=:,;#{}[]\"\\/ \t\n\r\f\u00a0\u2003\ufeff\ufffd\u0000"
                    + "┏┓┗┛┃━╋│─╔╗╚╝║═é漢\ud83d\ude00~'!%()<>?";

    private static final List<Format> FORMATS = List.of(Format.values());

    /** Good texts as people type them; ours are made anew. */
    private static final List<String> TYPED = FORMATS.stream()
            .flatMap(format -> Corpus.samples("format/good-%s.txt".formatted(format.id())).stream())
            .map(Corpus.Sample::text)
            .filter(text -> text.length() < 2000)
            .toList();

    private static final List<Words> WORDS =
            Arrays.stream(Language.values()).map(Words::in).toList();

    @ParameterizedTest
    @ValueSource(longs = {1, 22, 333, 4444})
    void spoiltTextIsUnderstoodOrRefusedButNeverThrows(long seed) {
        var random = new Random(seed);
        List<Layout> layouts = Samples.layouts();
        for (int i = 0; i < MUTATIONS / 4; i++) {
            String text = spoilt(stream(layouts, random), random);
            Optional<Format> forced =
                    random.nextInt(3) > 0 ? Optional.empty() : Optional.of(FORMATS.get(random.nextInt(FORMATS.size())));
            try {
                check(text, forced, hints(random));
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("As %s, seed %d, number %d:%n%s".formatted(forced, seed, i, text), e);
            }
        }
    }

    private static String stream(List<Layout> layouts, Random random) {
        var text = new StringBuilder();
        for (int i = random.nextInt(3); i >= 0; i--) {
            if (random.nextInt(3) == 0) {
                text.append(TYPED.get(random.nextInt(TYPED.size()))).append("\n");
                continue;
            }
            // large boards are slow and say little more
            Layout layout = layouts.get(random.nextInt(layouts.size()));
            while (layout.size() > 16 && random.nextInt(20) > 0) {
                layout = layouts.get(random.nextInt(layouts.size()));
            }
            Sheet sheet = Samples.random(layout, random);
            Format format = FORMATS.get(random.nextInt(FORMATS.size()));
            if (format.refuses(sheet).isEmpty()) {
                text.append(format.write(sheet));
            }
            text.append(List.of("", "\n", "# next\n", "\n\n").get(random.nextInt(4)));
        }
        return text.toString();
    }

    private static Hints hints(Random random) {
        return switch (random.nextInt(12)) {
            case 0 -> new Hints(9, Shapes.ANY, List.of());
            case 1 -> new Hints(0, Shapes.of("latin"), List.of());
            case 2 -> new Hints(0, Shapes.of("2x2"), List.of("diagonals"));
            case 3 -> new Hints(0, Shapes.ANY, List.of("windoku", "cage sum=3 cells=r1c1,r1c2"));
            default -> Hints.NONE;
        };
    }

    private static String spoilt(String good, Random random) {
        var text = new StringBuilder(good);
        for (int i = random.nextInt(4); i > 0 && !text.isEmpty(); i--) {
            int at = random.nextInt(text.length());
            int to = Math.min(text.length(), at + 1 + random.nextInt(1 + random.nextInt(30)));
            char c = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
            switch (random.nextInt(9)) {
                case 0 -> text.setCharAt(at, c);
                case 1 -> text.insert(at, c);
                case 2 -> text.deleteCharAt(at);
                case 3 -> text.delete(at, to);
                case 4 -> text.insert(random.nextInt(text.length()), text.substring(at, to));
                case 5 -> text.setLength(at);
                case 6 -> deleteLine(text, at);
                case 7 -> replace(text, random);
                default -> text.insert(at, String.valueOf(c).repeat(random.nextInt(100)));
            }
        }
        return text.toString();
    }

    private static void deleteLine(StringBuilder text, int at) {
        int from = text.lastIndexOf("\n", at) + 1;
        int to = text.indexOf("\n", at);
        text.delete(Math.min(from, at), to < 0 ? text.length() : to + 1);
    }

    private static void replace(StringBuilder text, Random random) {
        List<String> from = List.of("\n", ".", " ", "┃", "\"", "1", "[", "━", "_");
        List<String> to = List.of("\r\n", "\r", "-", "|", "\t", "null", "0", "+", "99999999999999999999");
        String replaced =
                text.toString().replace(from.get(random.nextInt(from.size())), to.get(random.nextInt(to.size())));
        text.setLength(0);
        text.append(replaced);
    }

    private static void check(String text, Optional<Format> forced, Hints hints) {
        var numbers = new ArrayList<Long>();
        List<String> lines = text.lines().toList();
        int last = 0;
        for (var entries = new Entries(new StringReader(text), forced); entries.hasNext(); ) {
            Entry entry = entries.next();
            numbers.add(entry.number());
            assertThat(entry.number()).isEqualTo(numbers.size());
            assertThat(entry.line()).isGreaterThan(last);
            last = entry.line();
            switch (entry.read(forced, hints)) {
                case Parsed.Ok ok -> {
                    ok.notes()
                            .forEach(note -> WORDS.forEach(
                                    words -> assertThat(words.say(note)).isNotBlank()));
                    checkWriting(ok.sheet());
                }
                case Parsed.Bad bad -> {
                    WORDS.forEach(words -> assertThat(words.say(bad.message())).isNotBlank());
                    assertThat(bad.line()).isBetween(entry.line(), Math.max(1, lines.size()));
                    int length = lines.isEmpty() ? 0 : lines.get(bad.line() - 1).length();
                    assertThat(bad.column()).isBetween(0, length + 1);
                }
            }
        }
        assertThat(numbers.size()).isBetween(1, Math.max(1, lines.size()));
    }

    /** What a format does not say that it loses must be there again; and its text must be recognised as what it is. */
    private static void checkWriting(Sheet sheet) {
        for (Format format : Format.values()) {
            if (format.refuses(sheet).isPresent()) {
                continue;
            }
            String text = format.write(sheet);
            assertThat(text).endsWith("\n");
            for (Parsed again : List.of(format.read(text, Hints.NONE), Format.readAny(text, Hints.NONE))) {
                assertThat(again).as("%s of%n%s", format, text).isInstanceOf(Parsed.Ok.class);
                Sheet read = ((Parsed.Ok) again).sheet();
                assertThat(read.values()).as(text).isEqualTo(sheet.values());
                if (format.losses(sheet).isEmpty()) {
                    assertThat(read).as("%s of%n%s", format, text).isEqualTo(sheet);
                }
            }
        }
    }
}
