package dev.neuf.web.service;

import static dev.neuf.web.service.Asking.PUZZLE;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** What is meant to hurt costs a bounded amount and gets a clear answer, and others are still served. */
class HostileTest {

    private static final String EMPTY = ".".repeat(81);

    private static void assertStillUp(Asking asking) {
        assertThat(asking.get("solve", "puzzle", PUZZLE).said("answer")).isEqualTo("unique");
    }

    @Test
    void aGiantBodyIsCutOff() throws IOException {
        try (var asking = new Asking(Bounds.usual())) {
            Asking.Answer answer = asking.post("solve", "text/plain", ".".repeat(2 << 20));
            assertThat(answer.status()).isEqualTo(413);
            assertThat(answer.said("detail")).contains("1048576 bytes");
            // whoever is refused while they still send hears it, too
            for (int i = 0; i < 20; i++) {
                assertThat(asking.post("solve", "text/plain", ".".repeat(7 << 20))
                                .status())
                        .isEqualTo(413);
            }
            assertStillUp(asking);
        }
    }

    @Test
    void anEndlessCountEndsWithWhatItHas() throws IOException {
        try (var asking = new Asking(Bounds.usual())) {
            Asking.Answer answer = asking.get("count", "puzzle", EMPTY, "time", "700");
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.said("complete")).isEqualTo("false");
            assertThat(answer.said("reason")).contains("time limit");
        }
    }

    @Test
    void theLargestBoardsAreAnswered() throws IOException {
        try (var asking = new Asking(Bounds.usual())) {
            String giant = ".".repeat(64 * 64);
            for (String operation : List.of("solve", "check", "hint", "steps", "rate", "count")) {
                Asking.Answer answer = asking.post(operation + "?time=1000", "text/plain", giant);
                assertThat(answer.status())
                        .as("%s: %s", operation, answer.text())
                        .isEqualTo(200);
            }
            assertThat(asking.post("draw?to=png&candidates=true", "text/plain", giant)
                            .type())
                    .isEqualTo("image/png");
        }
    }

    @Test
    void textsThatAreNoPuzzlesGetASentence() throws IOException {
        try (var asking = new Asking(Bounds.usual())) {
            for (String text : List.of(
                    "[".repeat(100_000),
                    "{\"size\":".repeat(10_000),
                    "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]>"
                            + "<opensudoku><game data=\"&b;\"/></opensudoku>",
                    "<!DOCTYPE a [<!ENTITY x \"xxxxxxxxxx\"><!ENTITY y \"&x;&x;&x;&x;&x;&x;\">]><ksudoku>&y;</ksudoku>",
                    "https://f-puzzles.com/?load=" + "A".repeat(200_000),
                    "\u0000\u0001\uffff".repeat(1_000),
                    "1 ".repeat(200_000),
                    "{\"size\":65,\"givens\":\"\"}",
                    "x")) {
                Asking.Answer answer = asking.post("solve", "text/plain", text);
                // on a slow machine it may be too late for another status line, so the answer itself tells
                assertThat(answer.said("status")).as(answer.text()).isEqualTo("400");
                assertThat(answer.said("detail")).isNotBlank().doesNotContain("root:");
                assertThat(asking.post("solve", "application/json", text).said("status"))
                        .isEqualTo("400");
            }
            assertStillUp(asking);
        }
    }

    @Test
    void moreRulesThanAnEngineCanHoldAreRefused() throws IOException {
        try (var asking = new Asking(Bounds.usual())) {
            var cells = new ArrayList<String>();
            for (int cell = 0; cell < 60; cell++) {
                cells.add("\"r1c" + (cell + 1) + "\"");
            }
            String line = "{\"type\":\"renban\",\"cells\":[" + String.join(",", cells) + "]}";
            String lines =
                    "{\"size\":64,\"variants\":[%s]}".formatted(String.join(",", Collections.nCopies(1_500, line)));
            Asking.Answer answer = asking.post("check", "text/plain", lines);
            assertThat(answer.said("detail"))
                    .isEqualTo(
                            "the extra rules have more than 100000 cells together, which is the most that a puzzle may have");
            // all rules for whole boards at once, on the largest board, are not too many
            assertThat(asking.get(
                                    "convert",
                                    "puzzle",
                                    "{\"size\":64,\"variants\":[{\"type\":\"diagonals\"},{\"type\":\"windoku\"},"
                                            + "{\"type\":\"anti-knight\"},{\"type\":\"anti-king\"},"
                                            + "{\"type\":\"disjoint-groups\"},{\"type\":\"non-consecutive\"}]}",
                                    "to",
                                    "json")
                            .status())
                    .isEqualTo(200);
        }
    }

    @Test
    void bytesThatAreNoTextAreRefused() throws IOException {
        try (var asking = new Asking(Bounds.usual())) {
            HttpRequest request = HttpRequest.newBuilder(asking.address("solve"))
                    .POST(HttpRequest.BodyPublishers.ofByteArray(new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1}))
                    .build();
            Asking.Answer answer = asking.send(request);
            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.said("detail")).isEqualTo("the text is not UTF-8");
            assertThat(asking.send(HttpRequest.newBuilder(asking.address("solve?puzzle=%25zz%ff"))
                                    .build())
                            .status())
                    .isEqualTo(400);
        }
    }

    @Test
    void whenTheLineIsFullThatIsSaid() throws Exception {
        try (var asking = new Asking(new Bounds(1, 1, 1 << 20, 1 << 24, 10_000, 60_000))) {
            List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                HttpRequest request = HttpRequest.newBuilder(asking.address("count?time=1500&puzzle=" + EMPTY))
                        .build();
                answers.add(asking.client().sendAsync(request, HttpResponse.BodyHandlers.ofString()));
            }
            int busy = 0;
            for (CompletableFuture<HttpResponse<String>> answer : answers) {
                HttpResponse<String> response = answer.get();
                if (response.statusCode() == 503) {
                    busy++;
                    assertThat(response.headers().firstValue("retry-after")).contains("1");
                } else {
                    assertThat(response.statusCode()).isEqualTo(200);
                }
            }
            // one is worked on and one waits
            assertThat(busy).isEqualTo(4);
            assertStillUp(asking);
        }
    }

    @Test
    void whoeverGoesAwayCallsTheWorkOff() throws Exception {
        try (var asking = new Asking(new Bounds(1, 10, 1 << 20, 1 << 24, 10_000, 60_000))) {
            for (String accept : List.of("*/*", "text/event-stream")) {
                try (var socket = new Socket(
                        InetAddress.getLoopbackAddress(), asking.address("").getPort())) {
                    send(
                            socket,
                            "GET /v1/count?time=60000&puzzle=%s HTTP/1.1\r\nHost: localhost\r\nAccept: %s\r\n\r\n"
                                    .formatted(EMPTY, accept));
                    // it has begun
                    assertThat(socket.getInputStream().read()).isEqualTo('H');
                }
            }
            // with one worker, this would wait two minutes; and it is counted who went
            assertStillUp(asking);
            assertThat(asking.get("metrics").text()).contains("neuf_requests_gone_total 2");
        }
    }

    @Test
    void whoeverGoesWhileTheyWaitLeavesTheLine() throws Exception {
        try (var asking = new Asking(new Bounds(1, 1, 1 << 20, 1 << 24, 10_000, 60_000));
                var first = socket(asking)) {
            send(first, "GET /v1/count?time=60000&puzzle=%s HTTP/1.1\r\nHost: localhost\r\n\r\n".formatted(EMPTY));
            assertThat(first.getInputStream().read()).isEqualTo('H');
            // each of them takes the only place in the line
            for (int i = 1; i <= 2; i++) {
                try (var waiting = socket(asking)) {
                    send(waiting, "GET /v1/check?puzzle=%s HTTP/1.1\r\nHost: localhost\r\n\r\n".formatted(PUZZLE));
                    assertThat(waiting.getInputStream().read()).isEqualTo('H');
                    assertThat(asking.get("check", "puzzle", PUZZLE).status()).isEqualTo(503);
                }
                String gone = "neuf_requests_gone_total " + i;
                while (!asking.get("metrics").text().contains(gone)) {
                    Thread.onSpinWait();
                }
            }
        }
    }

    @Test
    void manyLargeBodiesCostNoMoreThanAFew() throws Exception {
        long room = 3 << 20;
        try (var asking = new Asking(new Bounds(1, 100, 1 << 20, room, 10_000, 60_000))) {
            var open = new ArrayList<Socket>();
            Socket first = socket(asking);
            open.add(first);
            send(first, "GET /v1/count?time=60000&puzzle=%s HTTP/1.1\r\nHost: localhost\r\n\r\n".formatted(EMPTY));
            assertThat(first.getInputStream().read()).isEqualTo('H');
            String large = PUZZLE + "\n#" + "x".repeat(1_000_000);
            for (int i = 0; i < 3; i++) {
                Socket socket = socket(asking);
                open.add(socket);
                send(
                        socket,
                        "POST /v1/check HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n%s"
                                .formatted(large.length(), large));
                assertThat(socket.getInputStream().read()).isEqualTo('H');
            }
            Asking.Answer fourth = asking.post("check", "text/plain", large);
            assertThat(fourth.status()).isEqualTo(503);
            assertThat(fourth.said("detail")).contains("try again");
            // when the large ones go, so do their bytes
            for (Socket socket : open) {
                socket.close();
            }
            while (asking.post("check", "text/plain", large).status() == 503) {
                Thread.onSpinWait();
            }
        }
    }

    @Test
    void whatAJsonBodyLeavesEmptyIsNotSaid() throws IOException {
        try (var asking = new Asking(Bounds.usual())) {
            for (String empty : List.of("[]", "null")) {
                Asking.Answer nothing = asking.post("solve", "application/json", "{\"puzzle\":" + empty + "}");
                assertThat(nothing.status()).as(nothing.text()).isEqualTo(400);
                assertThat(nothing.said("detail")).contains("needs a puzzle");
                String puzzle = "{\"puzzle\":\"%s\",\"lang\":%s,\"time\":%2$s,\"to\":%2$s}".formatted(PUZZLE, empty);
                assertThat(asking.post("solve", "application/json", puzzle).said("answer"))
                        .isEqualTo("unique");
            }
        }
    }

    @Test
    void aClientThatSendsTooSlowlyIsGivenUp() throws Exception {
        try (var asking = new Asking(Bounds.usual());
                var socket = new Socket(
                        InetAddress.getLoopbackAddress(), asking.address("").getPort())) {
            send(socket, "POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n53..");
            InputStream answer = socket.getInputStream();
            // the build has set two seconds; the connection ends without a byte more from here
            assertThat(new String(answer.readAllBytes(), StandardCharsets.US_ASCII).toLowerCase(Locale.ROOT))
                    .doesNotContain("200 ok");
            assertStillUp(asking);
        }
    }

    private static Socket socket(Asking asking) throws IOException {
        return new Socket(InetAddress.getLoopbackAddress(), asking.address("").getPort());
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
    }
}
