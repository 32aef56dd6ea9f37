package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Sheet;
import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Entry;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.testkit.RandomSheets;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Puzzles written one after another are found one after another. */
class StreamsTest {

    /** Not a square number, because so many lines of so many cells are one grid. */
    private static final int PUZZLES = 5;

    /** By size or seed: to cut large boards takes longer than to write them, and every format gets the same ones. */
    private static final Map<Integer, List<Sheet>> OF_ONE_SIZE = new HashMap<>();

    private static final Map<Long, List<Sheet>> OF_ALL_SIZES = new HashMap<>();

    static Stream<Arguments> formatsAndSizes() {
        return Arrays.stream(Format.values())
                .flatMap(format -> Sizes.most().mapToObj(size -> Arguments.of(format, size)));
    }

    @ParameterizedTest
    @MethodSource("formatsAndSizes")
    void puzzlesOfOneSizeAreFoundInOrder(Format format, int size) {
        requireAllFound(format, OF_ONE_SIZE.computeIfAbsent(size, key -> {
            var random = new SplittableRandom(key);
            return sheets(IntStream.range(0, PUZZLES).map(_ -> size), random);
        }));
    }

    @ParameterizedTest
    @EnumSource
    void puzzlesOfAllSizesAreFoundInOrder(Format format) {
        for (long seed = 0; seed < 25; seed++) {
            requireAllFound(format, OF_ALL_SIZES.computeIfAbsent(seed, key -> {
                var random = new SplittableRandom(key);
                int most = 2 + random.nextInt(24);
                return sheets(random.ints(3, 1, most), random);
            }));
        }
    }

    @Test
    void asManyLinesAsCellsAreOneGrid() {
        assertThat(sizes("1...\n..2.\n....\n...1\n")).containsExactly(4);
        assertThat(sizes("1...\n..2.\n....\n...1\n\n".repeat(2))).containsExactly(4, 4);
    }

    @Test
    void anyOtherNumberOfLinesAreAsManyPuzzles() {
        for (int count : List.of(1, 2, 3, 5, 6, 7, 8, 9, 33, 1603)) {
            assertThat(sizes("1.2.\n".repeat(count))).hasSize(count).containsOnly(2);
        }
    }

    @Test
    void puzzlesOfSixteenCellsAreLinesHoweverMany() {
        for (int count : List.of(15, 17, 32, 33, 50, 803)) {
            assertThat(sizes("1...............\n".repeat(count))).hasSize(count).containsOnly(4);
        }
    }

    @Test
    void linesOfDifferentLengthsAreAsManyPuzzles() {
        assertThat(sizes("1.2.\n.........\n.........\n........1\n")).containsExactly(2, 3, 3, 3);
    }

    private static List<Integer> sizes(String text) {
        return read(text, Optional.empty()).stream()
                .map(sheet -> sheet.layout().size())
                .toList();
    }

    private static List<Sheet> sheets(IntStream sizes, RandomGenerator random) {
        return sizes.mapToObj(size -> sheet(size, random)).toList();
    }

    private static void requireAllFound(Format format, List<Sheet> all) {
        List<Sheet> sheets =
                all.stream().filter(sheet -> format.refuses(sheet).isEmpty()).toList();
        var text = new StringBuilder();
        var expected = new ArrayList<Sheet>();
        for (Sheet sheet : sheets) {
            String written = format.write(sheet);
            // as the command line does it: an empty line sets puzzles of several lines apart
            text.append(written).append(format.isOneLine() ? "" : "\n");
            expected.add(sheet(format.read(written, Hints.NONE), text));
        }
        if (!sheets.isEmpty()) {
            assertThat(read(text.toString(), Optional.of(format)))
                    .as(format + "\n" + text)
                    .isEqualTo(expected);
            assertThat(read(text.toString(), Optional.empty()))
                    .as("any\n" + text)
                    .isEqualTo(expected);
        }
    }

    private static Sheet sheet(int size, RandomGenerator random) {
        return switch (random.nextInt(3)) {
            case 0 -> RandomSheets.plain(size, random);
            case 1 -> RandomSheets.shaped(size, random);
            default -> RandomSheets.any(size, random);
        };
    }

    private static List<Sheet> read(String text, Optional<Format> forced) {
        var entries = new Entries(new StringReader(text), forced);
        var sheets = new ArrayList<Sheet>();
        while (entries.hasNext()) {
            Entry entry = entries.next();
            sheets.add(sheet(entry.read(forced, Hints.NONE), text));
            assertThat(entry.number()).isEqualTo(sheets.size());
        }
        return sheets;
    }

    private static Sheet sheet(Parsed parsed, CharSequence text) {
        return switch (parsed) {
            case Parsed.Ok ok -> ok.sheet();
            case Parsed.Bad bad -> throw new AssertionError(bad + "\n" + text);
        };
    }
}
