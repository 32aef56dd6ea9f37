package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.testkit.RandomSheets;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a format writes it reads again: all of it, or all but what it said would be lost. */
class RoundTripTest {

    private static final int SHEETS = 9;

    static Stream<Arguments> formatsAndSizes() {
        return Arrays.stream(Format.values())
                .flatMap(format -> IntStream.rangeClosed(1, 64).mapToObj(size -> Arguments.of(format, size)));
    }

    @ParameterizedTest
    @MethodSource("formatsAndSizes")
    void whatIsWrittenIsReadAgain(Format format, int size) {
        for (int seed = 0; seed < SHEETS; seed++) {
            Sheet sheet = sheet(size, seed);
            if (format.refuses(sheet).isPresent()) {
                assertThatThrownBy(() -> format.write(sheet)).isInstanceOf(IllegalArgumentException.class);
                continue;
            }
            String text = format.write(sheet);
            String shown = "seed %d, %s%s".formatted(seed, Format.JSON.write(sheet), text);
            assertThat(text).as(shown).endsWith("\n");
            assertThat(text.lines().count() == 1 || !format.isOneLine())
                    .as(shown)
                    .isTrue();

            Sheet again = read(format.read(text, Hints.NONE), format, shown);
            requireKept(sheet, again, format, shown);
            if (!isLost(CorePhrase.LOST_SHAPE, sheet, format)) {
                assertThat(format.write(again)).as(shown).isEqualTo(text);
            }

            Sheet guessed = read(Format.readAny(text, Hints.NONE), format, shown);
            assertThat(guessed).as("as recognised, " + shown).isEqualTo(again);
        }
    }

    private static Sheet sheet(int size, int seed) {
        var random = new SplittableRandom(1_000L * size + seed);
        return switch (seed % 3) {
            case 0 -> RandomSheets.plain(size, random);
            case 1 -> RandomSheets.shaped(size, random);
            default -> RandomSheets.any(size, random);
        };
    }

    private static Sheet read(Parsed parsed, Format format, String shown) {
        return switch (parsed) {
            case Parsed.Ok ok -> ok.sheet();
            case Parsed.Bad bad -> throw new AssertionError(format + ": " + bad + "\n" + shown);
        };
    }

    private static void requireKept(Sheet sheet, Sheet again, Format format, String shown) {
        if (format.losses(sheet).isEmpty()) {
            assertThat(again).as(shown).isEqualTo(sheet);
        }
        if (!isLost(CorePhrase.LOST_SHAPE, sheet, format)) {
            assertThat(again.layout()).as(shown).isEqualTo(sheet.layout());
        }
        if (!isLost(CorePhrase.LOST_VARIANTS, sheet, format)) {
            assertThat(again.puzzle().variants())
                    .as(shown)
                    .isEqualTo(sheet.puzzle().variants());
        }
        if (!isLost(CorePhrase.LOST_ENTRIES, sheet, format)) {
            assertThat(again.entries()).as(shown).isEqualTo(sheet.entries());
        }
        if (!isLost(CorePhrase.LOST_CANDIDATES, sheet, format)) {
            assertThat(again.candidates()).as(shown).isEqualTo(sheet.candidates());
        }
        if (!isLost(CorePhrase.LOST_SYMBOLS, sheet, format)) {
            assertThat(again.symbols()).as(shown).isEqualTo(sheet.symbols());
        }
        assertThat(again.values()).as(shown).isEqualTo(sheet.values());
    }

    private static boolean isLost(CorePhrase content, Sheet sheet, Format format) {
        return format.losses(sheet).stream().anyMatch(message -> message.phrase() == content);
    }
}
