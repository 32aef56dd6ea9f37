package dev.neuf.browser;

import static dev.neuf.browser.Scripts.at;
import static dev.neuf.browser.Scripts.request;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.json.Json;
import dev.neuf.core.variant.Variants;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Lines and other rules of cells that are drawn by hand, through the door. */
class MarksTest {

    private static final Layout NINE = Layout.standard(9);

    private final Desk desk = new Desk();

    private Map<?, ?> ask(String name, Object... namesAndValues) {
        return (Map<?, ?>) Json.parse(desk.answer(request(name, namesAndValues)));
    }

    private static Object draft(Map<?, ?> answer) {
        assertThat(answer.get("error")).isNull();
        return at(answer, "edit", "draft");
    }

    private static Object marks(Map<?, ?> answer) {
        assertThat(answer.get("error")).isNull();
        return at(answer, "edit", "marks");
    }

    private Map<?, ?> draw(Object draft, String rule, String value, List<Integer> cells) {
        return ask("edit", "draft", draft, "change", "draw", "rule", rule, "value", value, "cells", cells);
    }

    private Object empty(int size) {
        return draft(ask("edit", "size", size));
    }

    private Object count(Map<?, ?> answer) {
        return at(ask("live", "board", at(answer, "edit", "text")), "live", "count");
    }

    static Stream<Variants> rowsOfCells() {
        var withTools = Set.of(Variants.CAGE, Variants.ODD, Variants.EVEN);
        return Arrays.stream(Variants.values()).filter(row -> row.isOfCells() && !withTools.contains(row));
    }

    /** The example of the table, drawn: it is the puzzle that the words mean, also in a link for other setters. */
    @ParameterizedTest
    @MethodSource("rowsOfCells")
    void everyRuleOfCellsIsDrawn(Variants row) {
        // where a palindrome can be, too: its ends see each other in the example
        String example =
                row.example().replace("r1c1", "r3c3").replace("r1c2", "r4c3").replace("r2c2", "r5c4");
        var variant = Variants.read(example, NINE);
        List<Integer> cells = Arrays.stream(
                        example.substring(example.indexOf("cells=") + 6).split(","))
                .map(name -> NINE.cell(name).orElseThrow())
                .toList();
        Map<?, ?> drawn = draw(empty(9), row.keyword(), row.usual(), cells);
        assertThat(drawn.get("error")).isNull();
        var sheet = Sheet.of(new Puzzle(NINE, List.of(variant), Grid.empty(9)));
        assertThat(at(drawn, "edit", "text")).isEqualTo(Format.JSON.write(sheet));
        assertThat(at(ask("text", "format", "f-puzzles", "save", at(drawn, "game", "save")), "text"))
                .isEqualTo(Format.FPUZZLES.write(sheet));
    }

    @Test
    void theToolOffersWhatTheTableHas() {
        List<?> kinds = (List<?>) at(ask("edit", "size", 9), "edit", "kinds");
        assertThat(kinds.stream().map(kind -> at(kind, "key")))
                .startsWith("thermometer", "slow-thermometer", "palindrome")
                .containsExactlyInAnyOrderElementsOf(
                        rowsOfCells().map(Variants::keyword).toList());
        assertThat(kinds.toString())
                .contains(
                        "{key=whisper, asks=Digits next to each other on a whisper line are far apart., field=gap, usual=5}")
                .contains("{key=thermometer, asks=Digits grow along each thermometer.}");
    }

    @ParameterizedTest
    @CsvSource({
        "thermometer, '',    .Thermo~R1C1~R2C2~R4C4~R5C5",
        "palindrome,  '',    .Palindrome~R1C1~R2C2~R4C4~R5C5",
        "renban,      '',    .Renban~R1C1~R2C2~R4C4~R5C5",
        "entropic,    '',    .Entropic~R1C1~R2C2~R4C4~R5C5",
        "whisper,     4,     .Whisper~4~R1C1~R2C2~R4C4~R5C5",
        "total,       21,    .Sum~21~R1C1~R2C2~R4C4~R5C5",
        "different,   '',    .AllDifferent~R1C1~R2C2~R4C4~R5C5",
        "difference,  1,     .WhiteDot~R1C1~R2C2.WhiteDot~R2C2~R4C4.WhiteDot~R4C4~R5C5",
        "ratio,       2,     .BlackDot~R1C1~R2C2.BlackDot~R2C2~R4C4.BlackDot~R4C4~R5C5",
        "only,        '1, 3',.~R1C1_1_3~R2C2_1_3~R4C4_1_3~R5C5_1_3",
    })
    void whatIsDrawnIsWhatTheInteractiveSolverMeans(String rule, String value, String iss) {
        Map<?, ?> drawn = draw(empty(9), rule, value, List.of(0, 10, 30, 40));
        assertThat(drawn.get("error")).isNull();
        assertThat(at(drawn, "edit", "text")).isEqualTo(at(ask("edit", "text", iss), "edit", "text"));
    }

    @Test
    void solutionsAreFewerWithALine() {
        Object draft = empty(4);
        assertThat(count(ask("edit", "draft", draft))).isEqualTo(288L);
        Map<?, ?> line = draw(draft, "thermometer", "", List.of(0, 1, 2, 3));
        assertThat(count(line)).isEqualTo(12L);
        Map<?, ?> without = ask("edit", "draft", draft(line), "change", "remove", "at", 0);
        assertThat(draft(without)).isEqualTo(draft);
    }

    @Test
    void drawnAgainANumberChangesAndALineTurnsRound() {
        Map<?, ?> white = draw(empty(9), "difference", "1", List.of(0, 1));
        Map<?, ?> other = draw(draft(white), "difference", "3", List.of(1, 0));
        assertThat(marks(other).toString()).isEqualTo("[{at=0, key=difference, cells=[1, 0], value=3}]");
        Map<?, ?> black = draw(draft(other), "ratio", "2", List.of(1, 0));
        assertThat(marks(black).toString()).contains("difference").contains("at=1, key=ratio");
        assertThat(marks(draw(draft(black), "only", "2,1", List.of(80))).toString())
                .endsWith("{at=2, key=only, cells=[80], value=1,2}]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "thermometer | ''  | 0                  | One cell alone does not do: digits grow along each thermometer. Go on to the next cell.",
                "different   | ''  | 0                  | One cell alone does not do: some groups of cells have no digit twice. Go on to the next cell.",
                "thermometer | ''  | 0 1 2 3 4 5 6 7 8 17 | No digits fit these 10 cells: digits grow along each thermometer. Try fewer cells, or others.",
                "palindrome  | ''  | 0 1                | No digits fit these 2 cells: each palindrome is the same read from either end. Try fewer cells, or others.",
                "palindrome  | ''  | 63 64 65 55 47       | No digits fit these 5 cells: each palindrome is the same read from either end. Try fewer cells, or others.",
                "renban      | ''  | 0 1 2 3 4 5 6 7 8 17 | No digits fit these 10 cells: the digits of each renban line follow each other, in any order. Try fewer cells, or others.",
                "nabner      | ''  | 0 10 20 30 40 50     | No digits fit these 6 cells: no two digits of a nabner line are the same or follow each other. Try fewer cells, or others.",
                "only        | 4   | 0 1                  | No digits fit these 2 cells: some cells hold only some digits. Try another number, or other cells.",
                "whisper     | 9   | 0 1                | No digits fit these 2 cells: digits next to each other on a whisper line are far apart. Try another number, or other cells.",
                "whisper     | 10  | 0 1                | Whisper: 'gap' must be a whole number from 1 to 9, not 10.",
                "whisper     | five | 0 1               | Whisper: 'gap' must be a whole number from 1 to 9, not 'five'.",
                "ratio       | ''  | 0 1                | Ratio: 'value' is missing, as in 'ratio value=2 cells=r1c1,r1c2'.",
                "total       | 3   | 0 1 2 3            | Total: 'sum' must be a whole number from 4 to 36, not 3.",
                "total       | 9   | 0 1 2 3            | No digits fit these 4 cells: the digits of some groups of cells add up to a total. Try another number, or other cells.",
            })
    void whatCannotBeIsSaidAtOnce(String rule, String value, String cells, String said) {
        List<Integer> line =
                Arrays.stream(cells.split(" ")).map(Integer::valueOf).toList();
        assertThat(draw(empty(9), rule, value, line)).isEqualTo(Map.of("error", said));
    }

    @Test
    void aBoardWithoutASolutionStillTakesLines() {
        Object draft = draft(ask("edit", "text", "1...1..........."));
        assertThat(marks(draw(draft, "thermometer", "", List.of(2, 3))).toString())
                .contains("thermometer");
    }

    @Test
    void longLinesOnLargeBoardsAreTakenWithoutAWait() {
        List<Integer> row = IntStream.range(0, 25).boxed().toList();
        for (String rule : List.of("thermometer", "renban", "different", "total")) {
            assertThat(draw(empty(25), rule, "325", row).get("error")).as(rule).isNull();
        }
        List<Integer> longer = Stream.concat(row.stream(), Stream.of(49)).toList();
        assertThat(at(draw(empty(25), "thermometer", "", longer), "error").toString())
                .startsWith("No digits fit these 26 cells");
    }

    @Test
    void whatTouchesAChosenCellIsErasedAndCagesAreNot() {
        Object draft = draft(ask("edit", "text", Scripts.KILLER));
        draft = draft(draw(draft, "thermometer", "", List.of(0, 4)));
        draft = draft(draw(draft, "difference", "1", List.of(2, 3)));
        Map<?, ?> erased = ask("edit", "draft", draft, "change", "remove", "cells", List.of(0));
        assertThat(((List<?>) marks(erased)).stream().map(mark -> at(mark, "key")))
                .containsExactly("cage", "odd", "difference");
    }

    @Test
    void whatIsNotThereCannotBeRemoved() {
        Object draft = empty(4);
        assertThat(ask("edit", "draft", draft, "change", "remove", "at", 0).get("error"))
                .isNotNull();
        for (String rule : List.of("rubbish", "thermometer")) {
            assertThat(ask("edit", "draft", draft, "change", "draw", "rule", rule, "cells", List.of())
                            .get("error"))
                    .isNotNull();
        }
    }
}
