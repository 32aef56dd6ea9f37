package dev.neuf.browser;

import static dev.neuf.browser.Scripts.at;
import static dev.neuf.browser.Scripts.request;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Setting a puzzle by hand, through the door. */
class DraftingTest {

    private final Desk desk = new Desk();
    private String draft = "";

    private Map<?, ?> ask(String name, Object... namesAndValues) {
        return (Map<?, ?>) Json.parse(desk.answer(request(name, namesAndValues)));
    }

    /** Changes the draft, and goes on from there. */
    private Map<?, ?> edit(Object... namesAndValues) {
        Map<String, Object> fields = Json.object(namesAndValues);
        if (!draft.isEmpty()) {
            fields.put("draft", draft);
        }
        fields.put("do", "edit");
        Map<?, ?> answer = (Map<?, ?>) Json.parse(desk.answer(Json.write(fields)));
        assertThat(answer.get("error")).isNull();
        draft = inEdit(answer, "draft").toString();
        return answer;
    }

    private static Object inEdit(Map<?, ?> answer, String name) {
        return at(answer, "edit", name);
    }

    private long solutions(Map<?, ?> answer) {
        return (Long) at(ask("live", "board", inEdit(answer, "text")), "live", "count");
    }

    @Test
    void aBoardIsSetFromNothing() {
        Map<?, ?> empty = edit("size", 4);
        assertThat(solutions(empty)).isEqualTo(288);
        edit("change", "digit", "cells", List.of(0, 5), "digit", 1);
        Map<?, ?> two = edit("change", "digit", "cells", List.of(1), "digit", 2);
        assertThat(inEdit(two, "text").toString()).contains("\"12..\"", "\".1..\"");
        // the same again takes it back
        Map<?, ?> one = edit("change", "digit", "cells", List.of(1), "digit", 2);
        assertThat(inEdit(one, "text").toString()).contains("\"1...\"");
        assertThat(at(one, "game", "conflicts").toString()).isEqualTo("[0, 5]");
        assertThat(inEdit(edit("change", "clear"), "draft")).isEqualTo(inEdit(empty, "draft"));
    }

    @Test
    void regionsArePaintedAndWhatIsMissingIsSaid() {
        edit("size", 6, "shape", "2x3");
        // r1c4 goes from region 2 to region 1
        Map<?, ?> large = edit("change", "region", "cells", List.of(3), "region", 1);
        assertThat(inEdit(large, "troubles").toString()).isEqualTo("[Region 1 has 7 cells, and there are 6 digits.]");
        assertThat(inEdit(large, "remarks").toString()).isEqualTo("[Region 2 has 5 of 6 cells.]");
        assertThat(inEdit(large, "text")).isEqualTo(Json.NULL);
        assertThat(at(large, "board", "regions").toString()).startsWith("[0, 0, 0, 0, 1, 1");
        // and r2c3 the other way
        Map<?, ?> whole = edit("change", "region", "cells", List.of(8), "region", 2);
        assertThat(inEdit(whole, "troubles").toString()).isEqualTo("[]");
        assertThat(inEdit(whole, "remarks").toString()).isEqualTo("[]");
        assertThat(at(whole, "board", "title")).isEqualTo("6x6 jigsaw");
        Map<?, ?> torn = edit("change", "region", "cells", List.of(0), "region", 0);
        assertThat(inEdit(torn, "remarks").toString())
                .isEqualTo("[Region 1 has 5 of 6 cells., 1 cell is in no region.]");
        Map<?, ?> apart = edit("change", "region", "cells", List.of(35), "region", 1);
        assertThat(inEdit(apart, "remarks").toString()).contains("Region 1 is in 2 pieces.");
    }

    @Test
    void rulesComeAndGoAndThoseThatDoNotFitSaySo() {
        edit("size", 9);
        Map<?, ?> windoku = edit("change", "rule", "rule", "windoku", "on", true);
        assertThat(at(windoku, "board", "title")).isEqualTo("9x9 with boxes 3x3, plus windoku");
        assertThat(inEdit(windoku, "rules").toString()).contains("{key=windoku, on=true}");
        Map<?, ?> painted = edit("change", "region", "cells", List.of(0), "region", 2);
        assertThat((List<?>) inEdit(painted, "troubles")).hasSize(2);
        // it is remembered, though it does not fit now
        Map<?, ?> back = edit("change", "region", "cells", List.of(0), "region", 1);
        assertThat((List<?>) inEdit(back, "troubles")).isEmpty();
        Map<?, ?> off = edit("change", "rule", "rule", "windoku", "on", false);
        assertThat(at(off, "board", "title")).isEqualTo("9x9 with boxes 3x3");
    }

    @Test
    void rulesThatCameWithAPuzzleStayUntilTheyAreTakenAway() {
        Map<?, ?> opened = edit(
                "text",
                "{\"size\":4,\"variants\":[{\"type\":\"thermometer\",\"cells\":[\"r1c1\",\"r1c2\",\"r1c3\"]}]}");
        assertThat(inEdit(opened, "marks").toString()).isEqualTo("[{at=0, key=thermometer, cells=[0, 1, 2]}]");
        assertThat(inEdit(edit("change", "digit", "cells", List.of(15), "digit", 1), "text")
                        .toString())
                .contains("thermometer");
        Map<?, ?> without = edit("change", "remove", "at", 0);
        assertThat(inEdit(without, "marks").toString()).isEqualTo("[]");
        assertThat(inEdit(without, "text").toString()).doesNotContain("thermometer");
    }

    @Test
    void cagesAndParity() {
        edit("size", 4);
        Map<?, ?> caged = edit("change", "cage", "cells", List.of(1, 0), "sum", "3");
        assertThat(at(caged, "board", "cages").toString()).isEqualTo("[{sum=3, cells=[0, 1]}]");
        Map<?, ?> other = edit("change", "cage", "cells", List.of(1, 2), "sum", "7");
        assertThat(at(other, "board", "cages").toString()).isEqualTo("[{sum=7, cells=[1, 2]}]");
        assertThat(at(ask("edit", "draft", draft, "change", "cage", "cells", List.of(1, 2), "sum", "99"), "error")
                        .toString())
                .contains("99");
        Map<?, ?> odd = edit("change", "parity", "cells", List.of(0, 3), "parity", "odd");
        edit("change", "parity", "cells", List.of(3), "parity", "even");
        Map<?, ?> both = edit("change", "parity", "cells", List.of(5), "parity", "odd");
        assertThat(at(odd, "board", "odd").toString()).isEqualTo("[0, 3]");
        assertThat(at(both, "board", "odd").toString()).isEqualTo("[0, 5]");
        assertThat(at(both, "board", "even").toString()).isEqualTo("[3]");
        Map<?, ?> none = edit("change", "cage", "cells", List.of(1));
        assertThat(at(none, "board", "cages").toString()).isEqualTo("[]");
    }

    @Test
    void symmetryMarksPartnersAndTheRestIsFilled() {
        edit("size", 9);
        Map<?, ?> entered = edit("change", "digit", "cells", List.of(0), "digit", 5, "symmetry", "half-turn");
        assertThat(inEdit(entered, "marked").toString()).isEqualTo("[80]");
        Map<?, ?> both = edit("change", "digit", "cells", List.of(80), "digit", 4, "symmetry", "half-turn");
        assertThat(inEdit(both, "marked").toString()).isEqualTo("[]");
        Map<?, ?> half = edit("change", "erase", "cells", List.of(80), "symmetry", "half-turn");
        assertThat(inEdit(half, "marked").toString()).isEqualTo("[80]");
        Map<?, ?> filled = ask("complete", "draft", draft, "symmetry", "half-turn", "seed", 1);
        assertThat(solutions(filled)).isEqualTo(1);
        assertThat(at(filled, "game", "cells", 0, "d")).isEqualTo(5L);
        for (int cell = 0; cell < 81; cell++) {
            boolean isOpen = at(filled, "game", "cells", cell, "d").equals(Json.NULL);
            assertThat(isOpen)
                    .isEqualTo(at(filled, "game", "cells", 80 - cell, "d").equals(Json.NULL));
        }
        Map<?, ?> gone = edit("change", "erase", "cells", List.of(0), "symmetry", "half-turn");
        assertThat(inEdit(gone, "marked").toString()).isEqualTo("[]");
    }

    @Test
    void whatIsNotNeededIsFound() {
        Map<?, ?> opened = edit("text", Scripts.NINE);
        assertThat(solutions(opened)).isEqualTo(1);
        Object spare = at(ask("spare", "draft", draft), "spare");
        assertThat(at(spare, "complete")).isEqualTo(true);
        List<?> cells = (List<?>) at(spare, "cells");
        assertThat(cells).isNotEmpty();
        for (int cell : IntStream.range(0, 81)
                .filter(c -> Scripts.NINE.charAt(c) != '.')
                .toArray()) {
            Map<?, ?> without = ask("edit", "draft", draft, "change", "erase", "cells", List.of(cell));
            assertThat(solutions(without) == 1).isEqualTo(cells.contains((long) cell));
        }
        assertThat(at(spare, "text").toString()).contains("r1c1");
    }

    @Test
    void aDraftIsWrittenAndReadBackAndNothingElseIs() {
        edit("text", Scripts.KILLER);
        Map<?, ?> once = edit("change", "digit", "cells", List.of(15), "digit", 3);
        assertThat(ask("edit", "draft", draft)).isEqualTo(once);
        var bad = new ArrayList<>(
                List.of("{}", "[]", "{\"size\":4}", "nonsense", draft.replace("\"size\":4", "\"size\":5")));
        bad.add(draft.replace("cage", "page"));
        bad.add(draft.replaceFirst("\\d", "-7"));
        for (String text : bad) {
            assertThat(desk.answer(request("edit", "draft", text)))
                    .as(text)
                    .contains("\"error\"")
                    .doesNotContain("our mistake");
        }
        assertThat(ask("edit", "size", 26).get("error")).isNotNull();
        assertThat(ask("edit", "text", ".".repeat(1296)).get("error")).isNotNull();
    }
}
