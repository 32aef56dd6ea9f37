package dev.neuf.browser;

import static dev.neuf.browser.Scripts.request;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Limits;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.json.Json;
import dev.neuf.logic.Level;
import dev.neuf.make.Boards;
import dev.neuf.make.Generator;
import dev.neuf.make.Made;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The engine of the page answers what the JVM answers, to the letter. */
class EngineTest {

    @BeforeAll
    static void needsNode() throws InterruptedException {
        Node.require();
    }

    private static void compare(String name, List<String> requests)
            throws IOException, InterruptedException, URISyntaxException {
        Node.Work work = Node.begin(name, requests);
        var desk = new Desk();
        List<String> expected = requests.stream().map(desk::answer).toList();
        keep(name, requests, expected);
        List<?> answers = work.answers();
        assertThat(answers).hasSameSizeAs(requests);
        for (int i = 0; i < requests.size(); i++) {
            assertThat(answers.get(i)).as("%d: %s", i, requests.get(i)).isEqualTo(expected.get(i));
            assertThat(expected.get(i)).doesNotContain("our mistake");
        }
    }

    /** For page/browser/engine.test.mjs, which asks the same of WebAssembly: Node has not got all that it needs. */
    private static void keep(String name, List<String> requests, List<String> answers) throws IOException {
        Path folder = Files.createDirectories(Path.of("target", "talk"));
        Files.writeString(
                folder.resolve(name + ".json"), Json.write(Json.object("requests", requests, "answers", answers)));
    }

    private static String drawing(String rule, String value, List<Integer> cells) {
        return request("edit", "size", 9, "change", "draw", "rule", rule, "value", value, "cells", cells);
    }

    /** Puzzles of a kind, by their seeds. */
    private static List<String> puzzles(int count, int rows, String shape, String... variants) {
        var generator = new Generator(Boards.recipe(rows, shape, List.of(variants)));
        var puzzles = new ArrayList<String>();
        for (int seed = 0; seed < count; seed++) {
            if (generator.make(seed, Limits.NONE.withNodes(Generator.USUAL_TRIES)) instanceof Made.Good good) {
                puzzles.add(Format.JSON.write(Sheet.of(good.puzzle())));
            }
        }
        assertThat(puzzles).hasSize(count);
        return puzzles;
    }

    @Test
    void aThousandPuzzlesGetTheSameHints() throws IOException, InterruptedException, URISyntaxException {
        var puzzles = new ArrayList<String>();
        puzzles.addAll(puzzles(400, 9, ""));
        puzzles.addAll(puzzles(400, 6, ""));
        puzzles.addAll(puzzles(100, 4, ""));
        puzzles.addAll(puzzles(50, 6, "jigsaw"));
        puzzles.addAll(puzzles(50, 6, "latin", "diagonals"));
        var requests = new ArrayList<String>();
        for (int i = 0; i < puzzles.size(); i++) {
            requests.add(request("open", "text", puzzles.get(i), "lang", i % 2 == 0 ? "en" : "fr"));
            requests.add(request("hint"));
            if (i % 100 == 0) {
                requests.add(request("path"));
                requests.add(request("live"));
                requests.add(request("text", "format", "candidates"));
            }
        }
        compare("hints", requests);
    }

    @Test
    void seedsGiveTheSamePuzzles() throws IOException, InterruptedException, URISyntaxException {
        compare(
                "makes",
                List.of(
                        request("make", "seed", 1, "level", "easy"),
                        request("make", "seed", 2, "level", "medium", "symmetry", "half-turn", "lang", "fr"),
                        request("make", "seed", 3, "shape", "jigsaw", "size", 5),
                        request("make", "seed", 4, "shape", 6, "variant", "diagonals"),
                        request("make", "seed", "word", "shape", 4, "cages", "alone"),
                        request("make", "seed", 5, "shape", "3x4x5"),
                        request("make", "seed", 6, "level", "hard", "needs", List.of("x-wing")),
                        request("make", "seed", 7, "needs", List.of("sue-de-coq"), "index", 1),
                        request("make", "seed", 8, "symmetry", "half-turn", "givens", 30),
                        request("plan", "size", 4, "variant", List.of("anti-king"), "lang", "fr"),
                        request("plan", "needs", List.of("law-of-leftovers"), "level", "easy", "lang", "en"),
                        request("edit", "text", Scripts.KILLER, "change", "digit", "cells", List.of(3), "digit", 2),
                        request("edit", "size", 6, "change", "region", "cells", List.of(3), "region", 1),
                        drawing("whisper", "5", List.of(0, 1, 11)),
                        drawing("palindrome", "", List.of(0, 1)),
                        request("complete", "draft", Scripts.DRAFT, "symmetry", "half-turn", "seed", 1),
                        request("spare", "draft", Scripts.DRAFT),
                        request("about")));
    }

    @Test
    void lessonsAreTheSame() throws IOException, InterruptedException, URISyntaxException {
        var requests = new ArrayList<String>();
        requests.add(request("lessons", "lang", "fr"));
        // nets take long where everything does; the JVM has done them all
        SchoolTest.shown().filter(one -> one.level().compareTo(Level.HARD) <= 0).forEach(technique -> {
            String key = technique.key();
            SchoolTest.Doing doing = new SchoolTest().doing(key, 5);
            requests.add(request("lesson", "technique", key, "seed", 5));
            requests.add(request("apply", "place", doing.place(), "strike", doing.strike()));
            requests.add(request("judge", "technique", key, "lang", requests.size() % 2 == 0 ? "en" : "fr"));
        });
        requests.add(request("judge", "technique", "naked-single"));
        requests.add(request("drill", "technique", "x-wing", "seed", 5));
        compare("lessons", requests);
    }

    @Test
    void gamesAreTheSame() throws IOException, InterruptedException, URISyntaxException {
        var random = new SplittableRandom(1);
        var requests = new ArrayList<String>();
        for (String board : Scripts.BOARDS) {
            int size = board.equals(Scripts.NINE) ? 9 : board.equals(Scripts.SIXTEEN) ? 16 : 4;
            requests.add(request("open", "text", board));
            for (int i = 0; i < 100; i++) {
                requests.add(Scripts.random(size, random));
            }
            requests.add(request("name"));
            requests.add(request("hint"));
        }
        compare("games", requests);
    }
}
