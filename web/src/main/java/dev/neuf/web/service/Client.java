package dev.neuf.web.service;

import com.sun.net.httpserver.HttpExchange;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Words;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Somebody who waits for an answer, as one piece or as events.
 *
 * <p>Whether they are still there shows only when something is sent to them. So while a long answer is in the making, an
 * event tells how far it is; where no events were asked for, it is a line feed, which a reader of JSON passes over.
 */
final class Client {

    static final String JSON = "application/json";

    static final String PROBLEM = "application/problem+json";

    private static final int OK = 200;

    private static final long SIGN_MILLIS = 500;

    /** They did not wait. */
    static final class Gone extends IOException {

        private static final long serialVersionUID = 1L;

        Gone() {
            super("gone");
        }
    }

    private final HttpExchange exchange;
    private final CompletableFuture<Result> result;
    private final Effort effort;
    private final Storage.Share share;
    private final boolean isPicture;
    private final long start = System.nanoTime();

    Client(
            HttpExchange exchange,
            CompletableFuture<Result> result,
            Effort effort,
            Storage.Share share,
            boolean isPicture) {
        this.exchange = exchange;
        this.result = result;
        this.effort = effort;
        this.share = share;
        this.isPicture = isPicture;
    }

    void answer(Words words) throws IOException {
        String accepted = Optional.ofNullable(exchange.getRequestHeaders().getFirst("Accept"))
                .orElse("");
        try {
            if (accepted.contains("text/event-stream")) {
                events(words);
            } else {
                whole(words);
            }
        } catch (IOException _) {
            effort.cancel();
            throw new Gone();
        } catch (InterruptedException _) {
            effort.cancel();
            Thread.currentThread().interrupt();
            throw new Gone();
        }
    }

    private void whole(Words words) throws IOException, InterruptedException {
        Optional<Result> early = await();
        if (early.isPresent() || isPicture) {
            Result whole = early.isPresent() ? early.get() : last();
            switch (whole) {
                case Result.Data(Map<String, Object> object) -> send(JSON, Service.bytes(Json.write(object)));
                case Result.Raw(String type, byte[] bytes) -> send(type, bytes);
            }
            return;
        }
        exchange.getResponseHeaders().set("Content-Type", JSON);
        exchange.sendResponseHeaders(OK, 0);
        try (OutputStream out = exchange.getResponseBody()) {
            sign(out, "\n");
            String said;
            try {
                Optional<Result> late = await();
                while (late.isEmpty()) {
                    sign(out, "\n");
                    late = await();
                }
                said = said(late.get());
            } catch (Problem problem) {
                // it is too late for another status, but it is said all the same
                said = Json.write(problem.json(words));
            }
            sign(out, said);
        }
    }

    private void send(String type, byte[] bytes) throws IOException {
        share.take(bytes.length);
        send(exchange, OK, type, bytes);
    }

    private String said(Result result) {
        String said = Json.write(
                switch (result) {
                    case Result.Data(Map<String, Object> object) -> object;
                    case Result.Raw(String type, byte[] bytes) ->
                        Json.object("type", type, "base64", Base64.getEncoder().encodeToString(bytes));
                });
        share.take(said.length());
        return said;
    }

    /** The answer, whenever it comes: nothing can be sent before a picture. */
    private Result last() throws InterruptedException {
        Optional<Result> late = await();
        while (late.isEmpty()) {
            late = await();
        }
        return late.get();
    }

    private void events(Words words) throws IOException, InterruptedException {
        exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(OK, 0);
        try (OutputStream out = exchange.getResponseBody()) {
            // so that a browser does not ask again when all has been said
            sign(out, "retry: 86400000\n\n");
            while (true) {
                try {
                    Optional<Result> done = await();
                    if (done.isPresent()) {
                        sign(out, event("result", said(done.get())));
                        return;
                    }
                } catch (Problem problem) {
                    sign(out, event("problem", Json.write(problem.json(words))));
                    return;
                }
                Map<String, Object> progress =
                        Json.object("millis", TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
                progress.putAll(effort.progress());
                sign(out, event("progress", Json.write(progress)));
            }
        }
    }

    private static String event(String name, String data) {
        return "event: " + name + "\ndata: " + data + "\n\n";
    }

    private static void sign(OutputStream out, String text) throws IOException {
        out.write(Service.bytes(text));
        out.flush();
    }

    /** The answer, if it comes before the next sign is due. */
    private Optional<Result> await() throws InterruptedException {
        try {
            return Optional.of(result.get(SIGN_MILLIS, TimeUnit.MILLISECONDS));
        } catch (TimeoutException _) {
            return Optional.empty();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof Problem problem ? problem : Service.unforeseen(e.getCause());
        }
    }

    static void send(HttpExchange exchange, int status, String type, String text) throws IOException {
        send(exchange, status, type, Service.bytes(text));
    }

    static void send(HttpExchange exchange, int status, String type, byte[] bytes) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        if (exchange.getRequestMethod().equals("HEAD")) {
            exchange.sendResponseHeaders(status, -1);
            return;
        }
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
    }
}
