package dev.neuf.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Corpus;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Variant;
import dev.neuf.core.json.Json;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Message;
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
 * Texts that must be understood: the files good-*.txt.
 *
 * <p>Expected are the regions, the digits row by row, then, if there are any, entries, candidates, variants and symbols,
 * and, in brackets, what the reader has to say.
 */
class GoodTextTest {

    static Stream<Arguments> samples() {
        return Stream.of(Format.values())
                .flatMap(format -> Corpus.samples("format/good-%s.txt".formatted(format.id())).stream()
                        .map(sample -> Arguments.of(format, sample)));
    }

    static String summary(Parsed.Ok ok) {
        var words = new ArrayList<String>();
        words.add(regions(ok.sheet().layout().shape()));
        words.add(ok.sheet().values().toString());
        Sheet sheet = ok.sheet();
        if (sheet.entries().filledCount() > 0) {
            words.add("entered:" + sheet.entries());
        }
        sheet.candidatesInOrder()
                .forEach((cell, digits) -> words.add(sheet.layout().name(cell) + digits));
        for (Variant variant : sheet.puzzle().variants()) {
            words.add(Json.write(Variants.object(variant, sheet.layout())));
        }
        if (!sheet.symbols().isStandard()) {
            words.add("symbols:" + sheet.symbols().characters());
        }
        for (Message note : ok.notes()) {
            words.add("[" + Words.in(Language.ENGLISH).say(note) + "]");
        }
        return String.join(" ", words);
    }

    private static String regions(Shape shape) {
        if (shape.isBoxes() || shape.isLatin()) {
            return shape.isBoxes() ? shape.toString() : "latin";
        }
        var map = new StringBuilder("jigsaw:");
        for (int cell = 0; cell < shape.size() * shape.size(); cell++) {
            int region = shape.regionOf(cell);
            map.append(region == Shape.NO_REGION ? '.' : Symbols.standard(64).of(region + 1));
        }
        return map.toString();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void goodTextIsRecognisedAndUnderstood(Format format, Corpus.Sample sample) {
        Parsed parsed = Format.readAny(sample.text(), Hints.NONE);
        assertThat(parsed).isInstanceOf(Parsed.Ok.class);
        assertThat(summary((Parsed.Ok) parsed)).isEqualTo(sample.expected());
        assertThat(((Parsed.Ok) parsed).readAs()).isEqualTo(format);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void goodTextIsTheSameWhenItsFormatIsSaid(Format format, Corpus.Sample sample) {
        assertThat(format.read(sample.text(), Hints.NONE)).isEqualTo(Format.readAny(sample.text(), Hints.NONE));
    }

    /** Blanks at the ends of lines, other ends of lines, a byte order mark, more blank lines: nothing that matters. */
    @ParameterizedTest
    @MethodSource("samples")
    void whatCannotBeSeenDoesNotMatter(Format format, Corpus.Sample sample) {
        String text = sample.text();
        for (String same : List.of(
                text + "\n",
                text + "\n\n \n",
                text.replace("\n", "\r\n"),
                text.replace("\n", "\r\n") + "\r\n",
                text.replace("\n", "\r"),
                "\uFEFF" + text,
                text.replace("\n", "  \n") + "\t ",
                "\n\n" + text)) {
            assertThat(Format.readAny(same, Hints.NONE)).isEqualTo(Format.readAny(text, Hints.NONE));
            var entries = new Entries(new StringReader(same), Optional.empty());
            assertThat(entries.next().read(Optional.empty(), Hints.NONE)).isEqualTo(Format.readAny(text, Hints.NONE));
            assertThat(entries.hasNext()).isFalse();
            assertThat(format.read(same, Hints.NONE)).isInstanceOf(Parsed.Ok.class);
        }
    }
}
