package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Phrase;
import dev.neuf.testkit.RandomSheets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a format writes it reads again: all of it, or all but what it said would be lost. */
class RoundTripTest {

    private static final int SHEETS = 4;

    /** By size: to cut a large board takes longer than to write it, and every format gets the same ones. */
    private static final Map<Integer, List<Sheet>> KNOWN = new HashMap<>();

    static Stream<Arguments> formatsAndSizes() {
        return Arrays.stream(Format.values())
                .flatMap(format -> Sizes.most().mapToObj(size -> Arguments.of(format, size)));
    }

    @ParameterizedTest
    @MethodSource("formatsAndSizes")
    void whatIsWrittenIsReadAgain(Format format, int size) {
        for (int seed = 0; seed < SHEETS; seed++) {
            Sheet sheet = KNOWN.computeIfAbsent(size, RoundTripTest::sheets).get(seed);
            if (format.refuses(sheet).isPresent()) {
                assertThatThrownBy(() -> format.write(sheet)).isInstanceOf(IllegalArgumentException.class);
                continue;
            }
            String text = format.write(sheet);
            String about = "seed " + seed;
            Supplier<String> shown = () -> "%s, %s%s".formatted(about, Format.JSON.write(sheet), text);
            assertThat(text).as(shown).endsWith("\n");
            assertThat(text.lines().count() == 1 || !format.isOneLine())
                    .as(shown)
                    .isTrue();

            Sheet again = read(format.read(text, Hints.NONE), format, shown);
            Set<Phrase> lost =
                    format.losses(sheet).stream().map(Message::phrase).collect(Collectors.toSet());
            requireKept(sheet, again, lost, shown);
            if (!lost.contains(CorePhrase.LOST_SHAPE)) {
                assertThat(format.write(again)).as(shown).isEqualTo(text);
            }

            Sheet guessed = read(Format.readAny(text, Hints.NONE), format, shown);
            assertThat(guessed).as(() -> "as recognised, " + shown.get()).isEqualTo(again);
        }
    }

    private static List<Sheet> sheets(int size) {
        return IntStream.range(0, SHEETS).mapToObj(seed -> sheet(size, seed)).toList();
    }

    private static Sheet sheet(int size, int seed) {
        var random = new SplittableRandom(1_000L * size + seed);
        return switch (seed % 3) {
            case 0 -> RandomSheets.plain(size, random);
            case 1 -> RandomSheets.shaped(size, random);
            default -> RandomSheets.any(size, random);
        };
    }

    private static Sheet read(Parsed parsed, Format format, Supplier<String> shown) {
        return switch (parsed) {
            case Parsed.Ok ok -> ok.sheet();
            case Parsed.Bad bad -> throw new AssertionError(format + ": " + bad + "\n" + shown.get());
        };
    }

    private static void requireKept(Sheet sheet, Sheet again, Set<Phrase> lost, Supplier<String> shown) {
        if (!lost.contains(CorePhrase.LOST_SHAPE)) {
            assertThat(again.layout()).as(shown).isEqualTo(sheet.layout());
        }
        if (!lost.contains(CorePhrase.LOST_VARIANTS)) {
            assertThat(again.puzzle().variants())
                    .as(shown)
                    .containsExactlyInAnyOrderElementsOf(sheet.puzzle().variants());
        }
        if (!lost.contains(CorePhrase.LOST_ENTRIES)) {
            assertThat(again.entries()).as(shown).isEqualTo(sheet.entries());
        }
        if (!lost.contains(CorePhrase.LOST_CANDIDATES)) {
            assertThat(again.candidates()).as(shown).isEqualTo(sheet.candidates());
        }
        if (!lost.contains(CorePhrase.LOST_SYMBOLS)) {
            assertThat(again.symbols()).as(shown).isEqualTo(sheet.symbols());
        }
        assertThat(again.values()).as(shown).isEqualTo(sheet.values());
    }
}
