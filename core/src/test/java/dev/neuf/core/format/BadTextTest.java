package dev.neuf.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Corpus;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Texts that cannot be understood: the files bad-*.txt. Expected are line and column, both 0 if the whole text is meant,
 * and the sentence in English.
 *
 * <p>A sentence names what is wrong and what was expected, and a way out where there is one. It begins in small letters
 * and ends without a full stop, because the place comes before it.
 */
class BadTextTest {

    static Stream<Arguments> samples() {
        return Stream.of(Format.values())
                .flatMap(format -> Corpus.samples("format/bad-%s.txt".formatted(format.id())).stream()
                        .map(sample -> Arguments.of(format, sample)));
    }

    static List<Corpus.Sample> samplesOfAnyFormat() {
        return Corpus.samples("format/bad-any.txt");
    }

    private static String summary(Parsed parsed) {
        if (parsed instanceof Parsed.Bad bad) {
            return "%d:%d %s"
                    .formatted(
                            bad.line(), bad.column(), Words.in(Language.ENGLISH).say(bad.message()));
        }
        return "understood";
    }

    private static void assertFrench(Parsed parsed) {
        var bad = (Parsed.Bad) parsed;
        String french = Words.in(Language.FRENCH).say(bad.message());
        assertThat(french).isNotBlank().isNotEqualTo(Words.in(Language.ENGLISH).say(bad.message()));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void badTextIsRefusedWithPlaceAndSentence(Format format, Corpus.Sample sample) {
        Parsed parsed = format.read(sample.text(), Hints.NONE);
        assertThat(summary(parsed)).isEqualTo(sample.expected());
        assertFrench(parsed);
    }

    @ParameterizedTest
    @MethodSource("samplesOfAnyFormat")
    void badTextIsRefusedWhenItsFormatIsNotSaid(Corpus.Sample sample) {
        Parsed parsed = Format.readAny(sample.text(), Hints.NONE);
        assertThat(summary(parsed)).isEqualTo(sample.expected());
        assertFrench(parsed);
    }

    /** In a stream the lines are counted from the beginning of the stream, and a whole text is where it begins. */
    @ParameterizedTest
    @MethodSource("samplesOfAnyFormat")
    void badTextInAStreamGetsItsLineThere(Corpus.Sample sample) {
        String before = "{\"size\":4}\n\n# next\n";
        var entries = new Entries(new StringReader(before + sample.text() + "\n"), Optional.empty());
        var found = new ArrayList<String>();
        entries.next();
        while (entries.hasNext()) {
            found.add(summary(entries.next().read(Optional.empty(), Hints.NONE)));
        }
        int colon = sample.expected().indexOf(':');
        int line = Integer.parseInt(sample.expected().substring(0, colon));
        if (!sample.text().isBlank() && !sample.text().startsWith("#")) {
            assertThat(found)
                    .containsExactly(3 + Math.max(line, 1) + sample.expected().substring(colon));
        }
    }
}
