package dev.neuf.web;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Serves a site until it is stopped. It reads nothing that is sent to it and writes nothing to disk. */
public final class PageServer {

    /** The page loads nothing from elsewhere, and nobody may frame it. Its tests read the same file. */
    private static final String POLICY = policy();

    /** What TeaVM makes of Java builds small functions from text. The worker it runs in sees no page. */
    private static final String WORKER_POLICY =
            POLICY.replace("'wasm-unsafe-eval'", "'wasm-unsafe-eval' 'unsafe-eval'");

    private static final int OK = 200;
    private static final int NOT_MODIFIED = 304;
    private static final int NOT_FOUND = 404;
    private static final int NOT_ALLOWED = 405;

    private final HttpServer server;
    private final ExecutorService workers;
    private final Site site;

    private PageServer(HttpServer server, ExecutorService workers, Site site) {
        this.server = server;
        this.workers = workers;
        this.site = site;
    }

    /** Starts to serve; with port 0, on any port that is free. */
    public static PageServer start(Site site, InetSocketAddress address) throws IOException {
        HttpServer server = HttpServer.create(address, 0);
        ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
        var pages = new PageServer(server, workers, site);
        server.setExecutor(workers);
        server.createContext("/", pages::answer);
        server.start();
        return pages;
    }

    /** Where to find it. */
    public URI address() {
        InetSocketAddress bound = server.getAddress();
        String host = bound.getAddress().getHostAddress();
        return URI.create("http://%s:%d/".formatted(host.contains(":") ? "[" + host + "]" : host, bound.getPort()));
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            Headers headers = exchange.getResponseHeaders();
            String path = exchange.getRequestURI().getPath();
            headers.set("Content-Security-Policy", path.startsWith("/assets/worker-") ? WORKER_POLICY : POLICY);
            headers.set("X-Content-Type-Options", "nosniff");
            headers.set("Referrer-Policy", "no-referrer");
            headers.set("Cross-Origin-Opener-Policy", "same-origin");
            String method = exchange.getRequestMethod();
            if (!method.equals("GET") && !method.equals("HEAD")) {
                headers.set("Allow", "GET, HEAD");
                send(exchange, NOT_ALLOWED, new byte[0]);
                return;
            }
            Optional<Site.Page> page = site.page(path);
            if (page.isPresent()) {
                send(exchange, page.get());
            } else {
                headers.set("Content-Type", "text/plain; charset=utf-8");
                send(exchange, NOT_FOUND, Site.nothing());
            }
        }
    }

    private static void send(HttpExchange exchange, Site.Page page) throws IOException {
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", page.type());
        headers.set("ETag", page.tag());
        headers.set("Vary", "Accept-Encoding");
        headers.set("Cache-Control", page.isLasting() ? "public, max-age=31536000, immutable" : "no-cache");
        if (page.tag().equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
            send(exchange, NOT_MODIFIED, new byte[0]);
            return;
        }
        Set<String> accepted = accepted(exchange);
        for (Site.Packed packed : page.packed()) {
            if (accepted.contains(packed.encoding())) {
                headers.set("Content-Encoding", packed.encoding());
                send(exchange, OK, packed.bytes());
                return;
            }
        }
        send(exchange, OK, page.plain());
    }

    /** The encodings that the browser takes; what it takes with a quality of 0, it does not. */
    private static Set<String> accepted(HttpExchange exchange) {
        var accepted = new HashSet<String>();
        for (String header : exchange.getRequestHeaders().getOrDefault("Accept-Encoding", List.of())) {
            for (String word : header.split(",", -1)) {
                String[] parts = word.split(";", 2);
                boolean isRefused = parts.length == 2 && parts[1].strip().matches("q=0(\\.0*)?");
                if (!isRefused) {
                    accepted.add(parts[0].strip().toLowerCase(Locale.ROOT));
                }
            }
        }
        return accepted;
    }

    private static void send(HttpExchange exchange, int status, byte[] body) throws IOException {
        boolean isBare = body.length == 0 || exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(status, isBare ? -1 : body.length);
        if (!isBare) {
            exchange.getResponseBody().write(body);
        }
    }

    private static String policy() {
        try (InputStream in = PageServer.class.getResourceAsStream("policy.txt")) {
            String lines = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            return String.join("; ", lines.strip().split("\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Stops to serve; what is under way ends first, within a second. */
    public void stop() {
        server.stop(1);
        workers.shutdown();
    }
}
