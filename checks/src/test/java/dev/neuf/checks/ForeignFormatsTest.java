package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Answer;
import dev.neuf.core.Limits;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.json.Json;
import dev.neuf.core.variant.Cage;
import dev.neuf.search.General;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Strings and links that other programs made are read as what they are. */
class ForeignFormatsTest {

    /** Several times what the hardest of them takes. */
    private static final Limits LIMITS = Limits.NONE.withNodes(5_000_000);

    /** All cells of a 9x9 board. */
    private static final int TOTAL = 405;

    @BeforeAll
    static void skipWithoutData() {
        Shared.require("formats");
    }

    private static String text(String file) {
        try {
            return Files.readString(Shared.require("formats/" + file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Parsed.Ok> read(String file) {
        return text(file)
                .lines()
                .map(line -> {
                    Parsed parsed = Format.readAny(line, Hints.NONE);
                    assertThat(parsed).as(line).isInstanceOf(Parsed.Ok.class);
                    return (Parsed.Ok) parsed;
                })
                .toList();
    }

    private static boolean hasOneSolution(Sheet sheet) {
        return new General().solve(sheet.puzzle(), LIMITS) instanceof Answer.Unique;
    }

    private static int total(Sheet sheet) {
        return sheet.puzzle().variants().stream()
                .mapToInt(variant -> variant instanceof Cage cage ? cage.sum() : 0)
                .sum();
    }

    @ParameterizedTest
    @CsvSource({
        "solo_ids.txt, solo, 8",
        "sumocue_jigsaw.txt, sumocue, 1",
        "ps_killer.txt, ps-killer, 1",
        "sudokuwiki.txt, sudokuwiki, 5"
    })
    void puzzlesHaveOneSolutionAndSurviveTheWayThereAndBack(String file, String format, int count) {
        List<Parsed.Ok> found = read(file);
        assertThat(found).hasSize(count);
        for (Parsed.Ok ok : found) {
            assertThat(ok.readAs().id()).isEqualTo(format);
            assertThat(ok.notes()).isEmpty();
            assertThat(hasOneSolution(ok.sheet()))
                    .as(Format.JSON.write(ok.sheet()))
                    .isTrue();
            assertThat(ok.readAs().losses(ok.sheet())).isEmpty();
            assertThat(Format.readAny(ok.readAs().write(ok.sheet()), Hints.NONE))
                    .isEqualTo(ok);
            int total = total(ok.sheet());
            assertThat(total == 0 || total == TOTAL).isTrue();
        }
    }

    /** Ids of a program are written again as that program wrote them. */
    @Test
    void idsOfSoloAreTheSameAgain() {
        var again = new StringBuilder();
        read("solo_ids.txt").forEach(ok -> again.append(Format.SOLO.write(ok.sheet())));
        assertThat(again).hasToString(text("solo_ids.txt"));
    }

    @Test
    void linksOfSudokuPadAreRead() {
        List<Parsed.Ok> found = read("sudokupad_fpuzzles.txt");
        assertThat(found)
                .extracting(ok -> ok.readAs().id())
                .containsExactly("sudokupad", "sudokupad", "sudokupad", "f-puzzles");
        assertThat(hasOneSolution(found.get(0).sheet())).isTrue();
        assertThat(hasOneSolution(found.get(1).sheet())).isTrue();
    }

    @Test
    void statesOfSudokuCoachAreRead() {
        List<Parsed.Ok> found = read("sudokucoach.txt");
        assertThat(found).extracting(ok -> ok.readAs().id()).containsOnly("sudoku-coach");
        assertThat(hasOneSolution(found.getFirst().sheet())).isTrue();
        assertThat(found.getFirst().sheet().entries().filledCount()).isEqualTo(15);
        assertThat(found.getFirst().sheet().candidates()).isNotEmpty();
        assertThat(found.getLast().notes()).hasSize(1);
    }

    /** The setters' puzzles: whatever Neuf knows of them is written and read again. */
    @Test
    void puzzlesOfFpuzzlesAreRead() {
        var names = new HashSet<Object>();
        for (Object pair : (List<?>) Json.parse(text("fpuzzles_37_named.json"))) {
            String name = ((List<?>) pair).getFirst().toString();
            String link = "https://f-puzzles.com/?load=" + ((List<?>) pair).get(1);
            Parsed parsed = Format.readAny(link, Hints.NONE);
            assertThat(parsed).as(name).isInstanceOf(Parsed.Ok.class);
            Sheet sheet = ((Parsed.Ok) parsed).sheet();
            assertThat(Format.FPUZZLES.losses(sheet)).as(name).isEmpty();
            Sheet again = ((Parsed.Ok) Format.readAny(Format.FPUZZLES.write(sheet), Hints.NONE)).sheet();
            assertThat(again.values()).isEqualTo(sheet.values());
            assertThat(again.layout()).isEqualTo(sheet.layout());
            assertThat(new ArrayList<>(again.puzzle().variants()))
                    .as(name)
                    .containsExactlyInAnyOrderElementsOf(sheet.puzzle().variants());
            names.add(name);
        }
        assertThat(names).hasSize(37);
    }
}
