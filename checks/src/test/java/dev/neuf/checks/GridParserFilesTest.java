package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The files of the course on low-level programming are read or refused as their names say. */
class GridParserFilesTest {

    private static final String FOLDER = "llp/grid-parser";
    private static final Pattern SIZE = Pattern.compile("-size_(\\d+)");
    private static final Pattern LINE = Pattern.compile("_l(\\d+)");

    @BeforeAll
    static void skipWithoutData() {
        Shared.require(FOLDER);
    }

    static Stream<Named<Path>> files() {
        return Shared.files(Shared.require(FOLDER)).stream()
                .map(file -> Named.of(file.getFileName().toString(), file));
    }

    @Test
    void thereAreTwentyNine() {
        assertThat(files()).hasSize(29);
    }

    @ParameterizedTest
    @MethodSource("files")
    void aFileIsReadOrRefusedAsItsNameSays(Path file) {
        requireAsNamed(
                Format.SKU.read(Shared.text(file), Hints.NONE),
                file.getFileName().toString());
    }

    @ParameterizedTest
    @MethodSource("files")
    void aFileIsReadOrRefusedTheSameWithoutBeingToldTheFormat(Path file) {
        requireAsNamed(
                Format.readAny(Shared.text(file), Hints.NONE),
                file.getFileName().toString());
    }

    @ParameterizedTest
    @MethodSource("files")
    void aFileIsOnePuzzle(Path file) {
        for (Optional<Format> forced :
                Stream.of(Optional.of(Format.SKU), Optional.<Format>empty()).toList()) {
            var entries = new Entries(new StringReader(Shared.text(file)), forced);
            requireAsNamed(
                    entries.next().read(forced, Hints.NONE), file.getFileName().toString());
            assertThat(entries.hasNext()).isFalse();
        }
    }

    private static void requireAsNamed(Parsed parsed, String name) {
        switch (parsed) {
            case Parsed.Ok ok -> {
                assertThat(name).endsWith("-pass.sku");
                Matcher size = SIZE.matcher(name);
                if (size.find()) {
                    assertThat(ok.sheet().layout().size()).isEqualTo(Integer.parseInt(size.group(1)));
                }
            }
            case Parsed.Bad bad -> {
                assertThat(name).as(bad.toString()).endsWith("-fail.sku");
                Matcher line = LINE.matcher(name);
                if (line.find()) {
                    assertThat(bad.line()).isEqualTo(Integer.parseInt(line.group(1)));
                }
            }
        }
    }
}
