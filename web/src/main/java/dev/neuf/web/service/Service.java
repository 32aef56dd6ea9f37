package dev.neuf.web.service;

import static java.util.Objects.requireNonNull;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Answers requests below {@code /v1/}. */
public final class Service {

    /** The first part of all addresses. */
    public static final String ROOT = "/v1/";

    private static final System.Logger LOG = System.getLogger(Service.class.getName());

    private static final int OK = 200;
    private static final int FAILED = 500;

    private final Bounds bounds;
    private final Crew crew;
    private final Storage storage;
    private final Metrics metrics = new Metrics();

    /** Words that nobody uses at the moment: to read their files again for each request would take longer than a hint. */
    private final Map<Language, Queue<Words>> spare = new EnumMap<>(Language.class);

    public Service(Bounds bounds) {
        this.bounds = bounds;
        this.crew = new Crew(bounds);
        this.storage = new Storage(bounds.held());
        for (Language language : Language.values()) {
            spare.put(language, new ConcurrentLinkedQueue<>());
        }
    }

    /** Answers one request. */
    public void answer(HttpExchange exchange) throws IOException {
        long start = System.nanoTime();
        Headers headers = exchange.getResponseHeaders();
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Cache-Control", "no-store");
        String name = exchange.getRequestURI().getPath().substring(ROOT.length());
        Optional<Operation> operation = Operation.of(name);
        int status = OK;
        try (exchange) {
            Map<String, List<String>> told = new LinkedHashMap<>();
            try (Storage.Share share = storage.share()) {
                told = Letter.query(exchange);
                if (operation.isPresent()) {
                    answer(exchange, operation.get(), told, share);
                } else {
                    other(exchange, name, told);
                }
            } catch (Problem problem) {
                status = problem.status();
                send(exchange, problem, told);
            } catch (RuntimeException e) {
                Problem problem = unforeseen(e);
                status = problem.status();
                send(exchange, problem, told);
            }
        } catch (Client.Gone _) {
            metrics.addGone();
        } finally {
            long took = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
            metrics.add(operation.map(Operation::id).orElse("other"), status, took);
        }
    }

    /** What is no operation: the descriptions, and how the service is. */
    private void other(HttpExchange exchange, String name, Map<String, List<String>> told) throws IOException {
        requireMethod(exchange, false);
        Words words = Words.in(language(exchange, told));
        switch (name) {
            case "" ->
                Client.send(
                        exchange,
                        OK,
                        "text/html; charset=utf-8",
                        DocsPage.html(words, exchange.getLocalAddress().getPort()));
            case "style.css" -> Client.send(exchange, OK, "text/css; charset=utf-8", DocsPage.style());
            case "openapi.json" ->
                Client.send(exchange, OK, "application/json", Json.write(new OpenApi(words, bounds).json()));
            case "health" -> Client.send(exchange, OK, "application/json", "{\"status\":\"up\"}");
            case "metrics" -> Client.send(exchange, OK, "text/plain; version=0.0.4; charset=utf-8", metrics.text(crew));
            default -> throw new Problem(Problem.NOT_FOUND, Message.of(ServicePhrase.NOTHING_HERE, ROOT));
        }
    }

    private static Language language(HttpExchange exchange, Map<String, List<String>> told) {
        return Asked.language(
                told,
                Optional.ofNullable(exchange.getRequestHeaders().getFirst("Accept-Language"))
                        .orElse(""));
    }

    private static void requireMethod(HttpExchange exchange, boolean isPostFine) {
        String method = exchange.getRequestMethod();
        // whoever watches a server likes to ask for the head alone; work is not done for that
        String other = isPostFine ? "POST" : "HEAD";
        if (!method.equals("GET") && !method.equals(other)) {
            String allowed = "GET, " + other;
            exchange.getResponseHeaders().set("Allow", allowed);
            throw new Problem(Problem.NOT_ALLOWED, Message.of(ServicePhrase.METHOD, allowed));
        }
    }

    private void answer(HttpExchange exchange, Operation operation, Map<String, List<String>> told, Storage.Share share)
            throws IOException {
        requireMethod(exchange, true);
        if (exchange.getRequestMethod().equals("POST")) {
            told.putAll(Letter.body(exchange, operation, bounds.bytes(), share));
        }
        Language language = language(exchange, told);
        Queue<Words> words = requireNonNull(spare.get(language));
        Words mine = Optional.ofNullable(words.poll()).orElseGet(() -> Words.in(language));
        CompletableFuture<Result> result;
        Effort effort;
        try {
            Asked asked = Asked.of(operation, told, mine);
            effort = new Effort(asked.number(Parameter.TIME, bounds.usualMillis()));
            result = crew.start(asked, effort);
        } catch (Problem problem) {
            words.add(mine);
            throw problem;
        }
        try {
            new Client(exchange, result, effort, share, operation.fields().isEmpty()).answer(mine);
        } finally {
            // nobody else has them before both are done: who worked, and who says what went wrong
            var _ = result.whenComplete((_, _) -> words.add(mine));
        }
    }

    private void send(HttpExchange exchange, Problem problem, Map<String, List<String>> told) throws IOException {
        Words words = Words.in(language(exchange, told));
        if (problem.status() == Problem.BUSY) {
            exchange.getResponseHeaders().set("Retry-After", "1");
        }
        Client.send(exchange, problem.status(), Client.PROBLEM, Json.write(problem.json(words)));
    }

    /** A problem that nobody has foreseen. */
    static Problem unforeseen(@Nullable Throwable cause) {
        // whoever runs the service can tell us what it was; whoever asks need not know
        LOG.log(System.Logger.Level.ERROR, "a request failed", cause);
        boolean isLarge = cause instanceof OutOfMemoryError || cause instanceof StackOverflowError;
        return new Problem(FAILED, Message.of(isLarge ? ServicePhrase.TOO_MUCH : ServicePhrase.FAILED));
    }

    /** Ends what is under way, each with what it has, and takes no more. */
    public void stop() {
        crew.stop();
    }

    /** An answer as bytes. */
    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
