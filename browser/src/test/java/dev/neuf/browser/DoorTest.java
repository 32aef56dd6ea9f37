package dev.neuf.browser;

import static dev.neuf.browser.Scripts.at;
import static dev.neuf.browser.Scripts.request;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.json.Json;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests and answers, on the JVM. */
class DoorTest {

    static final List<String> BOARDS = Scripts.BOARDS;

    /** What requests may speak of. */
    private static final List<String> FIELDS = List.of(
            "cells",
            "draft",
            "change",
            "givens",
            "needs",
            "digit",
            "colour",
            "name",
            "to",
            "one",
            "other",
            "on",
            "layer",
            "text",
            "place",
            "strike",
            "format",
            "seed",
            "board",
            "save",
            "language",
            "books",
            "bare",
            "technique");

    private final Desk desk = new Desk();

    private Map<?, ?> ask(String name, Object... namesAndValues) {
        return (Map<?, ?>) Json.parse(desk.answer(request(name, namesAndValues)));
    }

    private void open(String text) {
        assertThat(ask("open", "text", text).keySet().stream().map(Object::toString))
                .containsExactly("board", "game", "read");
    }

    @Test
    void whatCannotBeReadIsSaidWithItsPlace() {
        Map<?, ?> bad = ask("open", "text", "1..x\n....\n....\n....");
        assertThat(at(bad, "error").toString()).startsWith("'x' cannot stand in a 4x4 puzzle");
        assertThat(at(bad, "line")).isEqualTo(1L);
        assertThat(at(bad, "column")).isEqualTo(4L);
        assertThat(at(ask("open", "text", Scripts.FOUR + "\n" + Scripts.FOUR + "\n"), "read", 1))
                .isEqualTo("There are 2 puzzles here; this is the first.");
    }

    @Test
    void marksColoursAndUndo() {
        open(Scripts.FOUR);
        ask("corner", "cells", List.of(0, 3), "digit", 3);
        ask("centre", "cells", List.of(0), "digit", 1);
        ask("colour", "cells", List.of(0, 1), "colour", 10);
        Map<?, ?> all = ask("tint", "cells", List.of(0), "digit", 3, "colour", 2);
        assertThat(at(all, "game", "cells", 0))
                .isEqualTo(Map.of(
                        "a", List.of(3L), "m", List.of(1L), "c", List.of(3L), "k", List.of(10L), "t", Map.of("3", 2L)));
        Map<?, ?> entered = ask("enter", "cells", List.of(0), "digit", 3);
        assertThat(at(entered, "game", "cells", 3, "c")).as("tidied").isEqualTo(Json.NULL);
        assertThat(at(entered, "game", "undo")).isEqualTo(5L);
        assertThat(at(ask("undo"), "game", "cells")).isEqualTo(at(all, "game", "cells"));
        assertThat(at(ask("redo"), "game")).isEqualTo(at(entered, "game"));
    }

    @Test
    void aHintIsToldAndDone() {
        open(Scripts.NINE);
        Map<?, ?> hint = ask("hint");
        assertThat(at(hint, "hint", "nudge").toString()).startsWith("Look for this: ");
        assertThat(at(hint, "hint", "step", "technique")).isEqualTo("hidden-single-box");
        assertThat(at(ask("hint", "lang", "fr"), "hint", "nudge").toString()).startsWith("Cherche");
    }

    @Test
    void helpIsCountedByTheDeskOfTheGame() {
        open(Scripts.NINE);
        assertThat(at(ask("aided"), "game", "hints")).isEqualTo(1L);
        assertThat(at(ask("checked"), "game", "checks")).isEqualTo(1L);
        assertThat(at(ask("checked"), "game", "unaided")).isEqualTo(false);
    }

    @Test
    void aQuestionMayBringItsGame() {
        open(Scripts.NINE);
        ask("enter", "cells", List.of(2), "digit", 4);
        String save = at(ask("enter", "cells", List.of(3), "digit", 1), "game", "save")
                .toString();
        String other = request("check", "save", save);
        var adviser = new Desk();
        assertThat(at(Json.parse(adviser.answer(other)), "check")).isEqualTo(at(ask("check"), "check"));
        adviser.answer(request("open", "text", Scripts.FOUR));
        assertThat(at(Json.parse(adviser.answer(other)), "check")).isEqualTo(at(ask("check"), "check"));
        assertThat(at(Json.parse(adviser.answer(request("check", "save", "x"))), "error"))
                .isEqualTo("This saved game is damaged.");
    }

    @Test
    void wordsCanBeHandedOver() {
        assertThat(at(ask("words", "language", "fr", "books", Map.of("door", "NO_GAME = Rien.")), "learned"))
                .isEqualTo("fr");
        assertThat(at(ask("hint", "lang", "fr"), "error")).isEqualTo("Rien.");
        assertThat(at(ask("hint", "lang", "en"), "error").toString()).startsWith("There is no puzzle yet");
        assertThat(at(ask("words", "language", "xx", "books", Map.of()), "error")
                        .toString())
                .startsWith("\"language\" is missing");
        assertThat(at(ask("words", "language", "fr", "books", Map.of("door", 1)), "error")
                        .toString())
                .startsWith("\"books\" is missing");
    }

    @Test
    void aMistakeIsFound() {
        open(Scripts.NINE);
        ask("enter", "cells", List.of(2), "digit", 1);
        Map<?, ?> check = ask("check");
        assertThat(at(check, "check", "fine")).isEqualTo(false);
        assertThat(at(check, "check", "cells")).isEqualTo(List.of(2L));
        assertThat(at(check, "check", "text")).isEqualTo(List.of("1 in r1c3 is wrong."));
        assertThat(at(ask("hint"), "check", "fine")).isEqualTo(false);
        assertThat(at(ask("name"), "name", "text")).isEqualTo(List.of("1 in r1c3 is wrong."));
        open(".".repeat(16));
        assertThat(at(ask("check"), "check", "text"))
                .isEqualTo(List.of("Nothing is wrong so far.", "This puzzle has more than one solution."));
    }

    @Test
    void aMoveHasItsName() {
        open(Scripts.FOUR);
        assertThat(at(ask("name"), "name", "step")).isEqualTo(Json.NULL);
        ask("enter", "cells", List.of(0), "digit", 3);
        Map<?, ?> named = ask("name");
        assertThat(at(named, "name", "move")).isEqualTo("Your move: r1c1 is 3.");
        assertThat(at(named, "name", "step", "technique").toString()).contains("single");
        assertThat(at(named, "name", "values", 0)).as("before the move").isEqualTo(0L);
        assertThat(at(named, "name", "candidates", 0)).isEqualTo(List.of(3L));
    }

    @Test
    void theWholePathLeadsToTheSolution() {
        open(Scripts.NINE);
        Object path = at(ask("path"), "path");
        assertThat(at(path, "answer")).isEqualTo("solved");
        var values = new ArrayList<Object>((List<?>) at(path, "values"));
        for (Object step : (List<?>) at(path, "steps")) {
            for (Object placed : (List<?>) at(step, "placed")) {
                values.set(((Long) at(placed, 0)).intValue(), at(placed, 1));
            }
        }
        assertThat(values).doesNotContain(0L);
        assertThat((List<?>) at(ask("steps"), "steps")).isNotEmpty();
    }

    @Test
    void solutionsAreCountedWhileEditing() {
        open(Scripts.NINE);
        Object live = at(ask("live"), "live");
        assertThat(at(live, "count")).isEqualTo(1L);
        assertThat(at(live, "text")).isEqualTo(List.of("30 givens are taken as fixed.", "Exactly one solution."));
        ask("enter", "cells", List.of(2), "digit", 1);
        assertThat(at(ask("live"), "live", "text"))
                .isEqualTo(List.of("30 givens and 1 digit of yours are taken as fixed.", "No solution."));
        Object many = at(ask("live", "board", ".".repeat(16)), "live");
        assertThat(at(many, "count")).isEqualTo(288L);
        assertThat(at(many, "candidates", 0)).isEqualTo(List.of(1L, 2L, 3L, 4L));
        assertThat(at(many, "counts", 0)).isEqualTo(List.of(72L, 72L, 72L, 72L));
        Object empty = at(ask("live", "board", ".".repeat(625)), "live");
        assertThat(at(empty, "complete")).isEqualTo(false);
    }

    @Test
    void branchesAgree() {
        open(Scripts.FOUR);
        ask("begin", "name", "one");
        ask("enter", "cells", List.of(0), "digit", 3);
        ask("go", "name", "");
        ask("begin", "name", "two");
        ask("enter", "cells", List.of(0), "digit", 3);
        ask("enter", "cells", List.of(3), "digit", 1);
        Map<?, ?> compared = ask("compare", "one", "one", "other", "two");
        assertThat(at(compared, "compare", "agreed")).isEqualTo(List.of(List.of(0L, 3L)));
        assertThat(at(compared, "compare", "text", 0)).isEqualTo("Both branches agree on r1c1 = 3.");
        Map<?, ?> taken = ask("take", "one", "one", "other", "two");
        assertThat(at(taken, "game", "branch")).isEqualTo("");
        assertThat(at(taken, "game", "cells", 0, "d")).isEqualTo(3L);
        assertThat(at(ask("rename", "name", "two", "to", "second"), "game", "branches", 2, "name"))
                .isEqualTo("second");
        assertThat(ask("compare", "one", "one", "other", "two").get("error")).isNotNull();
    }

    @Test
    void textsGoOut() {
        open(Scripts.FOUR);
        ask("enter", "cells", List.of(0), "digit", 3);
        assertThat(at(ask("text", "format", "line"), "text")).isEqualTo("3" + Scripts.FOUR.substring(1) + "\n");
        assertThat((List<?>) at(ask("text", "format", "line"), "lost")).hasSize(1);
        assertThat(ask("text", "format", "banana").get("error")).isNotNull();
        assertThat((List<?>) at(ask("about"), "techniques")).hasSizeGreaterThan(100);
    }

    @Test
    void thePuzzleAloneGoesOutWithoutWhatWasPlayed() {
        open("{\"size\":4,\"givens\":\"" + Scripts.FOUR + "\",\"entries\":\"3...............\"}");
        ask("enter", "cells", List.of(5), "digit", 3);
        assertThat(at(ask("text", "format", "line", "bare", true), "text")).isEqualTo(Scripts.FOUR + "\n");
        assertThat((List<?>) at(ask("text", "format", "line", "bare", true), "lost"))
                .isEmpty();
        assertThat(ask("text", "format", "line", "bare", "yes").get("error")).isNotNull();
        ask("open", "text", Scripts.FOUR);
        ask("strike", "cells", List.of(0), "digit", 3);
        assertThat((List<?>) at(ask("text", "format", "line"), "lost")).hasSize(1);
        assertThat((List<?>) at(ask("text", "format", "line", "bare", true), "lost"))
                .isEmpty();
    }

    @Test
    void thePictureHasWhatIsSeen() {
        open(Scripts.FOUR);
        ask("enter", "cells", List.of(0), "digit", 3);
        ask("centre", "cells", List.of(5), "digit", 3);
        ask("corner", "cells", List.of(6), "digit", 4);
        String bare = at(ask("draw", "bare", true), "picture").toString();
        assertThat(signs(bare)).isEqualTo("11223344");
        assertThat(bare).contains("<title>4x4 with boxes 2x2</title>");
        assertThat(signs(at(ask("draw"), "picture").toString())).isEqualTo("11223333444");
        ask("automatic", "on", true);
        assertThat(signs(at(ask("draw"), "picture").toString())).hasSizeGreaterThan(11);
        assertThat(at(ask("draw", "lang", "fr"), "picture").toString()).contains("<title>4x4 avec");
    }

    @Test
    void aStepThatWasToldOfIsDrawn() {
        open(Scripts.NINE);
        for (String language : List.of("en", "fr")) {
            for (Object step : (List<?>) at(ask("steps", "lang", language), "steps")) {
                String picture = at(drawn(step, language), "picture").toString();
                assertThat(picture).containsIgnoringCase("<title>" + at(step, "title") + "</title>");
                assertThat(picture).isNotEqualTo(at(ask("draw"), "picture"));
            }
        }
        Object step = at(ask("hint", "lang", "en"), "hint", "step");
        assertThat(drawn(step, "en").get("picture")).isNotNull();
        ask("apply", "place", List.of(List.of(2, 4)), "strike", List.of());
        assertThat(ask("draw", "technique", "x-wing", "says", List.of()).get("error"))
                .isEqualTo("There is no step of this kind in that position: X-wing.");
        assertThat(ask("draw", "technique", "banana", "says", List.of()).get("error"))
                .isNotNull();
        assertThat(ask("draw", "technique", "x-wing").get("error")).isNotNull();
    }

    private Map<?, ?> drawn(Object step, String language) {
        var says = new ArrayList<Object>();
        ((List<?>) at(step, "proof")).forEach(sentence -> says.add(at(sentence, "text")));
        says.addAll((List<?>) at(step, "conclusion"));
        return ask("draw", "technique", at(step, "technique"), "says", says, "lang", language);
    }

    /** All that is written in a picture, in order. */
    private static String signs(String picture) {
        return Pattern.compile("<text[^>]*>([^<]*)</text>")
                .matcher(picture)
                .results()
                .flatMap(text -> text.group(1).chars().mapToObj(sign -> String.valueOf((char) sign)))
                .sorted()
                .collect(Collectors.joining());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "null",
                "{}",
                "{\"do\":7}",
                "{\"do\":\"x\"}",
                "{\"do\":\"open\"}",
                "{\"do\":\"restore\",\"save\":\"x\"}"
            })
    void whatIsNoRequestIsSaid(String request) {
        assertThat(at(Json.parse(desk.answer(request)), "error").toString()).isNotBlank();
    }

    /** With nothing else said, with nonsense, and before there is a game. */
    @ParameterizedTest
    @EnumSource
    void noRequestThrows(Request request) {
        String name = request.name().toLowerCase(Locale.ROOT);
        for (String text : List.of("", Scripts.FOUR)) {
            if (!text.isEmpty()) {
                open(text);
            }
            for (Object value : Arrays.asList(-1, 99, "", "x", List.of(-1), List.of("x"), true, Map.of())) {
                var fields = new ArrayList<Object>(List.of("shape", 4));
                FIELDS.forEach(field -> fields.addAll(List.of(field, value)));
                String answer = desk.answer(request(name, fields.toArray()));
                assertThat(answer).startsWith("{").doesNotContain("our mistake");
            }
        }
    }

    @Test
    void everyRequestNeedsAGameOrSaysSo() {
        Set<Request> without = Set.of(
                Request.OPEN,
                Request.RESTORE,
                Request.WORDS,
                Request.PLAN,
                Request.MAKE,
                Request.EDIT,
                Request.COMPLETE,
                Request.SPARE,
                Request.LESSONS,
                Request.LESSON,
                Request.DRILL,
                Request.ABOUT);
        for (Request request : Request.values()) {
            String answer = desk.answer(request(request.name().toLowerCase(Locale.ROOT)));
            assertThat(answer.contains("There is no puzzle yet"))
                    .as(request.name())
                    .isEqualTo(!without.contains(request));
        }
    }

    @ParameterizedTest
    @FieldSource("BOARDS")
    void randomPlayIsKeptAndCanBeTakenBack(String text) {
        var random = new Random(text.length());
        Map<?, ?> opened = ask("open", "text", text);
        int size = ((Long) at(opened, "board", "size")).intValue();
        for (int i = 0; i < 400; i++) {
            String request = Scripts.random(size, random);
            Map<?, ?> answer = (Map<?, ?>) Json.parse(desk.answer(request));
            assertThat(answer.toString()).as(request).doesNotContain("our mistake");
            if (i % 20 == 0 && answer.containsKey("game")) {
                var again = new Desk();
                Object restored = Json.parse(again.answer(request("restore", "save", at(answer, "game", "save"))));
                assertThat(at(restored, "game")).isEqualTo(at(answer, "game"));
            }
        }
        Object now = ask("go", "name", "");
        while ((Long) at(now, "game", "undo") > 0) {
            now = ask("undo");
        }
        assertThat(at(now, "game", "cells")).isEqualTo(at(opened, "game", "cells"));
    }
}
