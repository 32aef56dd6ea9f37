package dev.neuf.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SpoiltTextsTest {

    private static final int TEXTS = 500;

    private final SpoiltTexts texts = new SpoiltTexts(TypedTexts.all());

    @Test
    void aSeedGivesTheSameTextAgain() {
        for (long seed = 0; seed < TEXTS; seed++) {
            assertThat(texts.of(seed).shown()).isEqualTo(texts.of(seed).shown());
        }
    }

    @Test
    void hardlyAnyTwoAreTheSame() {
        var seen = new HashSet<String>();
        LongStream.range(0, TEXTS).forEach(seed -> seen.add(texts.of(seed).text()));
        assertThat(seen).hasSizeGreaterThan(TEXTS * 9 / 10);
    }

    @Test
    void everyFormatIsForcedOnSome() {
        var forced = new HashSet<Optional<Format>>();
        LongStream.range(0, TEXTS).forEach(seed -> forced.add(texts.of(seed).forced()));
        assertThat(forced).hasSize(Format.values().length + 1);
    }

    @Test
    void someAreLongerThanAnyPuzzle() {
        assertThat(LongStream.range(0, 10 * TEXTS))
                .anyMatch(seed -> texts.of(seed).text().length() > 1 << 20);
    }

    @Test
    void samplesOfAFileAreTexts() {
        List<String> lines = List.of("# about", "== one", "1.", "«.x2»", "=> x", "", "== two", "«U+0009»a\\b$", "=> y");
        assertThat(TypedTexts.samples(lines)).containsExactly("1.\n..", "\ta\\b$");
    }

    @Test
    void whatIsEscapedIsReadBack() {
        for (String text : TypedTexts.all().stream().flatMap(List::stream).toList()) {
            var file = new ArrayList<>(List.of("== title"));
            file.addAll(List.of(TypedTexts.escaped(text).split("\n", -1)));
            file.add("=> expected");
            assertThat(TypedTexts.samples(file)).containsExactly(text);
        }
    }

    @Test
    void aFailureShowsTheText() {
        var spoilt = new SpoiltText(17, "1...............\n", Optional.of(Format.LINE), Hints.NONE);
        var promises = new FormatPromises();
        assertThatCode(() -> promises.check(spoilt, _ -> {})).doesNotThrowAnyException();
        assertThatThrownBy(() -> promises.check(spoilt, _ -> {
                    throw new IllegalStateException("broken");
                }))
                .isInstanceOf(AssertionError.class)
                .hasMessageContainingAll("broken", "seed 17", "as line", spoilt.text());
    }
}
