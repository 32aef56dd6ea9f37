package dev.neuf.web.service;

import static dev.neuf.web.service.Asking.PUZZLE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.json.Json;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Technique;
import java.io.IOException;
import java.math.BigInteger;
import java.net.http.HttpRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What the service answers, and that its description says so. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ServiceTest {

    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private static final String CLASH = "55" + ".".repeat(79);

    private @Nullable Asking started;

    @BeforeAll
    void start() throws IOException {
        started = new Asking(Bounds.usual());
    }

    @AfterAll
    void stop() {
        asking().close();
    }

    private Asking asking() {
        return Optional.ofNullable(started).orElseThrow();
    }

    /** Requests that show each side of an operation. */
    private static List<List<String>> requests(Operation operation) {
        return switch (operation) {
            case SOLVE ->
                List.of(
                        List.of("puzzle", PUZZLE),
                        List.of("puzzle", PUZZLE, "limit", "5", "engine", "sat"),
                        List.of("puzzle", ".".repeat(16)),
                        List.of("puzzle", ".".repeat(16), "limit", "3"),
                        List.of("puzzle", CLASH));
            case COUNT -> List.of(List.of("puzzle", ".".repeat(36)), List.of("puzzle", ".".repeat(16), "limit", "5"));
            case CANDIDATES -> List.of(List.of("puzzle", "1" + ".".repeat(15)), List.of("puzzle", CLASH));
            case CHECK -> List.of(List.of("puzzle", PUZZLE), List.of("puzzle", CLASH), List.of("puzzle", SOLUTION));
            case HINT ->
                List.of(
                        List.of("puzzle", PUZZLE),
                        List.of("puzzle", PUZZLE, "show", "nudge"),
                        List.of("puzzle", PUZZLE, "show", "where", "notation", "A1"),
                        List.of("puzzle", CLASH),
                        List.of("puzzle", SOLUTION),
                        List.of("puzzle", ".".repeat(16), "upto", "naked-pair"));
            case STEPS -> List.of(List.of("puzzle", PUZZLE, "upto", "x-wing"), List.of("puzzle", CLASH));
            case EXPLAIN -> List.of(List.of("puzzle", PUZZLE), List.of("puzzle", SOLUTION));
            case RATE ->
                List.of(
                        List.of("puzzle", PUZZLE),
                        List.of("puzzle", PUZZLE, "scale", "hodoku"),
                        List.of("puzzle", ".".repeat(16)));
            case CONVERT -> List.of(List.of("puzzle", PUZZLE, "to", "json"));
            case GENERATE ->
                List.of(
                        List.of("seed", "7", "number", "2"),
                        List.of("seed", "7", "size", "6", "shape", "jigsaw", "symmetry", "half-turn"));
            case FORMATS -> List.of(List.of());
            case TECHNIQUES -> List.of(List.of(), List.of("technique", "x-wing"));
            case DRAW -> List.of();
        };
    }

    @ParameterizedTest
    @EnumSource(Operation.class)
    void anAnswerHasTheFieldsThatItsDescriptionSays(Operation operation) {
        for (List<String> request : requests(operation)) {
            Asking.Answer answer = asking().get(operation.id(), request.toArray(String[]::new));
            assertThat(answer.status())
                    .as("%s %s: %s", operation.id(), request, answer.text())
                    .isEqualTo(200);
            Map<String, Object> object = answer.object();
            var known = new ArrayList<String>();
            for (String field : operation.fields()) {
                String[] parts = field.replace("?", "").split(":", 2);
                known.add(parts[0]);
                Object value = object.get(parts[0]);
                assertThat(value != null || field.endsWith("?"))
                        .as("%s in %s", field, answer.text())
                        .isTrue();
                assertThat(value == null || type(value).equals(parts[1]) || parts[1].equals("number"))
                        .as("%s in %s", field, answer.text())
                        .isTrue();
            }
            assertThat(known).containsAll(object.keySet());
        }
    }

    private static String type(Object value) {
        return switch (value) {
            case String _ -> "string";
            case Boolean _ -> "boolean";
            case Long _, BigInteger _ -> "integer";
            case List<?> _ -> "array";
            case Map<?, ?> _ -> "object";
            default -> "number";
        };
    }

    @ParameterizedTest
    @CsvSource({"text/plain, false", "application/x-www-form-urlencoded, false", "application/json, true"})
    void aPuzzleCanBeSentInManyWays(String type, boolean isJson) {
        String body = isJson ? Json.write(Json.object("puzzle", PUZZLE)) : PUZZLE;
        assertThat(asking().post("solve", type, body).said("solution")).isEqualTo(SOLUTION);
        String form = "puzzle=" + PUZZLE + "&limit=1";
        assertThat(asking().post("solve", "application/x-www-form-urlencoded", form)
                        .text())
                .contains(SOLUTION);
        // our own format is JSON itself
        String own = asking().get("convert", "puzzle", PUZZLE, "to", "json").said("text");
        assertThat(asking().post("solve", "application/json", own).said("solution"))
                .isEqualTo(SOLUTION);
        assertThat(asking().post("solve?limit=1&to=sku", "text/plain", PUZZLE).text())
                .contains("5 3 4 6 7 8 9 1 2");
    }

    @Test
    void countsAreExact() {
        assertThat(asking().get("count", "puzzle", ".".repeat(36), "time", "60000")
                        .said("solutions"))
                .isEqualTo("28200960");
    }

    @Test
    void theSameSeedGivesTheSamePuzzle() {
        String one = asking().get("generate", "seed", "4", "level", "hard").text();
        assertThat(asking().get("generate", "seed", "4", "level", "hard").text())
                .isEqualTo(one);
        assertThat(one).contains("\"level\":\"hard\"");
    }

    @Test
    void picturesAreDrawn() {
        for (String picture : List.of("board", "solution", "step")) {
            Asking.Answer svg = asking().get("draw", "puzzle", PUZZLE, "picture", picture, "candidates", "true");
            assertThat(svg.type()).isEqualTo("image/svg+xml");
            assertThat(svg.text()).startsWith("<svg ");
        }
        Asking.Answer png = asking().get("draw", "puzzle", PUZZLE, "to", "png", "width", "200");
        assertThat(png.type()).isEqualTo("image/png");
        assertThat(png.text()).contains("PNG");
        assertThat(asking().get("draw", "puzzle", CLASH, "picture", "solution").status())
                .isEqualTo(400);
    }

    @Test
    void sentencesAreInTheLanguageAskedFor() {
        assertThat(asking().get("hint", "puzzle", PUZZLE, "show", "nudge", "lang", "fr")
                        .text())
                .contains("Cherchez");
        HttpRequest request = HttpRequest.newBuilder(asking().address("hint?show=nudge&puzzle=" + PUZZLE))
                .header("Accept-Language", "fr-CH, fr;q=0.9, en;q=0.8")
                .build();
        assertThat(asking().send(request).text()).contains("Cherchez");
        HttpRequest second = HttpRequest.newBuilder(asking().address("hint"))
                .header("Accept-Language", "de-CH, fr;q=0.9, en;q=0.8")
                .build();
        assertThat(asking().send(second).said("detail")).startsWith("hint demande une grille");
        assertThat(asking().get("hint", "lang", "fr").said("detail")).startsWith("hint demande une grille");
    }

    @Test
    void whatIsWrongIsSaidWithWhatWasExpected() {
        assertThat(detail("hint")).contains("needs a puzzle");
        assertThat(detail("hint", "puzle", "1")).contains("knows no 'puzle'").contains("puzzle, from");
        assertThat(detail("hint", "puzzle", PUZZLE, "show", "all")).contains("nudge, where, how");
        assertThat(detail("count", "puzzle", PUZZLE, "limit", "0")).contains("from 1 to");
        assertThat(detail("count", "puzzle", PUZZLE, "time", "61000")).contains("from 1 to 60000");
        assertThat(detail("convert", "puzzle", PUZZLE)).contains("/v1/formats");
        assertThat(detail("solve", "puzzle", PUZZLE, "shape", "round")).contains("round");
        assertThat(detail("draw", "puzzle", PUZZLE, "candidates", "yes")).contains("true or false");
        assertThat(detail("generate", "variant", "cage")).contains("cells");
        assertThat(detail("generate", "givens", "82")).contains("from 0 to 81");
        assertThat(detail("generate", "score", "9-1")).contains("1500-2000");
        Asking.Answer bad = asking().get("solve", "puzzle", "12345");
        assertThat(bad.status()).isEqualTo(400);
        assertThat(bad.type()).isEqualTo("application/problem+json");
        assertThat(bad.object()).containsEntry("line", 1L).containsKey("column");
        assertThat(asking().get("nothing").status()).isEqualTo(404);
        HttpRequest delete =
                HttpRequest.newBuilder(asking().address("solve")).DELETE().build();
        assertThat(asking().send(delete).status()).isEqualTo(405);
    }

    /** As on the command line. */
    @Test
    void aTechniqueMayBeCalledWhatItIsCalledElsewhere() {
        for (String name : List.of("xy-wing", "XY Wing", "y-wing", "0800")) {
            assertThat(asking().get("techniques", "technique", name).said("technique"))
                    .as(name)
                    .isEqualTo("xy-wing");
        }
        assertThat(asking().get("techniques", "technique", "candidats verrouillés")
                        .said("technique"))
                .isEqualTo("pointing");
        assertThat(asking().get("hint", "puzzle", PUZZLE, "upto", "Hidden Single")
                        .status())
                .isEqualTo(200);
        assertThat(detail("generate", "needs", "y-wing", "without", "xy-wing")).contains("XY-wing", "at once");
        assertThat(String.valueOf(asking().get("openapi.json").object())).contains("naked-pair");
    }

    @Test
    void aSlipInTheNameOfATechniqueIsToldFromOneThatNobodyKnows() {
        assertThat(detail("techniques", "technique", "x-wink"))
                .isEqualTo("'technique' cannot be 'x-wink'; did you mean 'x-wing'?");
        assertThat(detail("generate", "needs", "simple colurs")).contains("did you mean 'colour-trap'?");
        assertThat(detail("hint", "puzzle", PUZZLE, "upto", "pontifex")).contains("/v1/techniques");
        String many = "{\"needs\":[" + "\"er\",".repeat(100_000) + "\"er\"]}";
        assertThat(asking().post("generate", "application/json", many).said("detail"))
                .contains("100001 values", "at most " + Technique.values().length);
        String endless = "{\"technique\":\"" + "wing ".repeat(100_000) + "\"}";
        assertThat(asking().post("techniques", "application/json", endless).said("detail"))
                .contains("wing …", "/v1/techniques");
    }

    @Test
    void whatCannotBeMadeIsSaidAtOnce() {
        assertThat(detail("generate", "needs", "x-wing", "without", "x-wing")).contains("X-wing", "at once");
        assertThat(detail("generate", "needs", "x-wing", "level", "easy")).contains("is hard", "that is easy");
        assertThat(detail("generate", "needs", "cage")).contains("plain 9x9");
        assertThat(detail("generate", "givens", "16")).contains("fewer than 17");
        assertThat(detail("generate", "cages", "alone", "givens", "5")).contains("leave out 'givens'");
        assertThat(detail("generate", "cages", "alone", "minimal", "true")).contains("leave out 'minimal'");
        assertThat(detail("generate", "givens", "31", "symmetry", "quarter-turn"))
                .contains("29 or 32 would");
        assertThat(detail("generate", "near", ".".repeat(81))).contains("exactly one solution");
        assertThat(detail("generate", "near", PUZZLE, "size", "9")).contains("its own board", "'size'");
        assertThat(asking().get("generate", "near", "12345").object()).containsEntry("parameter", "near");
    }

    @Test
    void neighboursAndScoresCanBeOrdered() {
        Map<String, Object> near = made("near", PUZZLE, "seed", "1");
        String puzzle = String.valueOf(near.get("puzzle"));
        int same = 0;
        for (int i = 0; i < PUZZLE.length(); i++) {
            same += puzzle.charAt(i) == PUZZLE.charAt(i) ? 1 : 0;
        }
        assertThat(puzzle).isNotEqualTo(PUZZLE);
        assertThat(same).as(puzzle).isGreaterThan(60);
        assertThat(score("score", "300-600", "seed", "1")).isBetween(300, 600);
        assertThat(score("score", "-400", "seed", "1", "size", "4")).isLessThanOrEqualTo(400);
    }

    /** The one puzzle that was made, to all wishes. */
    @SuppressWarnings("unchecked")
    private Map<String, Object> made(String... namesAndValues) {
        var puzzles = (List<Map<String, Object>>)
                asking().get("generate", namesAndValues).object().getOrDefault("puzzles", List.of());
        assertThat(puzzles).singleElement().extracting("complete").isEqualTo(true);
        return puzzles.getFirst();
    }

    private int score(String... namesAndValues) {
        return Integer.parseInt(String.valueOf(made(namesAndValues).get("score")));
    }

    private String detail(String operation, String... namesAndValues) {
        Asking.Answer answer = asking().get(operation, namesAndValues);
        assertThat(answer.status()).as(answer.text()).isEqualTo(400);
        return answer.said("detail");
    }

    @Test
    void eventsTellHowFarItIsAndThenTheAnswer() {
        HttpRequest request = HttpRequest.newBuilder(asking().address("count?time=1500&puzzle=" + ".".repeat(81)))
                .header("Accept", "text/event-stream")
                .build();
        Asking.Answer answer = asking().send(request);
        assertThat(answer.type()).isEqualTo("text/event-stream");
        assertThat(answer.text())
                .containsSubsequence("event: progress\ndata: {", "\"solutions\":", "event: result\ndata: {");
        HttpRequest bad = HttpRequest.newBuilder(asking().address("draw?picture=step&puzzle=" + SOLUTION))
                .header("Accept", "text/event-stream")
                .build();
        assertThat(asking().send(bad).text()).contains("event: problem\ndata: {");
    }

    @Test
    void everyOperationIsDescribedInEveryLanguage() {
        Map<String, Object> described = asking().get("openapi.json").object();
        assertThat(described).containsEntry("openapi", "3.1.0");
        for (Operation operation : Operation.values()) {
            assertThat(String.valueOf(described.get("paths"))).contains("/v1/" + operation.id() + "=");
        }
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            String page = asking().get("", "lang", language.code()).text();
            for (Operation operation : Operation.values()) {
                assertThat(page).contains(words.say(operation.about()));
            }
        }
    }

    @Test
    void whatThePageOffersToTryIsAnswered() {
        String page = asking().get("").text();
        var trials =
                Pattern.compile("<p class=\"try\"><a href=\"/v1/([^\"]*)\">").matcher(page);
        int count = 0;
        while (trials.find()) {
            HttpRequest request = HttpRequest.newBuilder(
                            asking().address(trials.group(1).replace("&amp;", "&")))
                    .build();
            assertThat(asking().send(request).status()).as(trials.group(1)).isEqualTo(200);
            count++;
        }
        assertThat(count).isEqualTo(Operation.values().length);
    }

    @Test
    void healthAndMetricsAreThere() {
        assertThat(asking().get("health").text()).isEqualTo("{\"status\":\"up\"}");
        Asking.Answer head = asking().send(HttpRequest.newBuilder(asking().address("health"))
                .HEAD()
                .build());
        assertThat(head.status()).isEqualTo(200);
        assertThat(head.text()).isEmpty();
        assertThat(asking().get("check", "puzzle", PUZZLE).status()).isEqualTo(200);
        String metrics = "";
        // a request is counted when its answer is out, which a client may be faster to read
        for (int tries = 0; tries < 1000 && !metrics.contains("total{operation=\"check\",status"); tries++) {
            metrics = asking().get("metrics").text();
        }
        assertThat(metrics)
                .containsPattern("neuf_requests_total\\{operation=\"check\",status=\"200\"} [1-9]")
                .contains("neuf_waiting 0");
    }
}
