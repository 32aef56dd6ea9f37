package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Answer;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.variant.Diagonals;
import dev.neuf.search.Backtrack;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files and strings that other programs wrote are read as what they are, and survive the way there and back. */
class FormatFilesTest {

    /** Ten times what the hardest of them takes. */
    private static final Limits LIMITS = Limits.NONE.withNodes(50_000);

    @BeforeAll
    static void skipWithoutData() {
        Shared.require("large");
    }

    private static List<Parsed.Ok> read(Path file) {
        var found = new ArrayList<Parsed.Ok>();
        try (var reader = Files.newBufferedReader(file)) {
            for (var entries = new Entries(reader, Optional.empty()); entries.hasNext(); ) {
                found.add((Parsed.Ok) entries.next().read(Optional.empty(), Hints.NONE));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found;
    }

    private static List<Path> files(String folder) throws IOException {
        try (Stream<Path> files = Files.list(Shared.require(folder))) {
            return files.sorted().toList();
        }
    }

    private static Sheet again(Format format, Sheet sheet) {
        return ((Parsed.Ok) Format.readAny(format.write(sheet), Hints.NONE)).sheet();
    }

    private static Grid solution(Sheet sheet) {
        Answer answer = new Backtrack().solve(sheet.position(), LIMITS);
        assertThat(answer).isInstanceOf(Answer.Unique.class);
        return ((Answer.Unique) answer).solution();
    }

    @ParameterizedTest
    @CsvSource({"large/sigh, decimal, 6", "large/lloyd-amos, lloyd-amos, 40", "large/qwh, qwh, 5", "mp2i, vars, 25"})
    void filesGoToJsonAndBack(String folder, String format, int count) throws IOException {
        List<Path> files = files(folder);
        assertThat(files).hasSizeGreaterThanOrEqualTo(count);
        for (Path file : files) {
            List<Parsed.Ok> found = read(file);
            assertThat(found).as(file.toString()).hasSize(1);
            assertThat(found.getFirst().readAs().id()).as(file.toString()).isEqualTo(format);
            Sheet sheet = found.getFirst().sheet();
            assertThat(again(Format.JSON, sheet)).as(file.toString()).isEqualTo(sheet);
            assertThat(found.getFirst().readAs().losses(sheet)).isEmpty();
            assertThat(again(found.getFirst().readAs(), sheet))
                    .as(file.toString())
                    .isEqualTo(sheet);
        }
    }

    @Test
    void titleOfAGiantAddsTheDiagonals() throws IOException {
        for (Path file : files("large/sigh")) {
            boolean isX = file.toString().contains("_X_");
            assertThat(read(file).getFirst().sheet().puzzle().variants())
                    .as(file.toString())
                    .isEqualTo(isX ? List.of(new Diagonals()) : List.of());
        }
    }

    @Test
    void gridsOfTheClausesPracticalHaveOneSolution() throws IOException {
        for (Path file : files("mp2i")) {
            assertThat(solution(read(file).getFirst().sheet()).isFull()).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({"line16_AP.txt, line, 2", "sukaku729.txt, sukaku, 3"})
    void trueStringsHaveOneSolution(String file, String format, int count) {
        List<Parsed.Ok> found = read(Shared.require("formats/" + file));
        assertThat(found).hasSize(count);
        for (Parsed.Ok ok : found) {
            assertThat(ok.readAs().id()).isEqualTo(format);
            assertThat(solution(ok.sheet()).isFull()).isTrue();
            assertThat(ok.readAs().losses(ok.sheet())).isEmpty();
            assertThat(again(ok.readAs(), ok.sheet())).isEqualTo(ok.sheet());
        }
    }

    /** In every position of the library, the digits placed and the candidates left agree with the only solution. */
    @Test
    void libraryOfPositionsIsRead() {
        List<Parsed.Ok> found = read(Shared.require("logic/reglib-odd.txt"));
        assertThat(found).hasSizeGreaterThanOrEqualTo(582);
        for (Parsed.Ok ok : found) {
            Sheet sheet = ok.sheet();
            assertThat(ok.readAs()).isEqualTo(Format.HODOKU);
            Grid solution = solution(sheet);
            for (var note : sheet.candidates().entrySet()) {
                assertThat(note.getValue().containsAll(Digits.of(solution.digit(note.getKey()))))
                        .isTrue();
            }
            for (Format format : List.of(Format.HODOKU, Format.SS, Format.CANDIDATES, Format.JSON)) {
                assertThat(format.losses(sheet)).isEmpty();
                assertThat(again(format, sheet)).as(format.write(sheet)).isEqualTo(sheet);
            }
        }
    }
}
