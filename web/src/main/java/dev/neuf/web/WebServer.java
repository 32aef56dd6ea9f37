package dev.neuf.web;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.neuf.web.service.Bounds;
import dev.neuf.web.service.Service;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Serves the page and the service until it is stopped. It writes nothing to disk. */
public final class WebServer {

    /** The page loads nothing from elsewhere, and nobody may frame it. Its tests read the same file. */
    private static final String POLICY = policy();

    /** What TeaVM makes of Java builds small functions from text. The worker it runs in sees no page. */
    private static final String WORKER_POLICY =
            POLICY.replace("'wasm-unsafe-eval'", "'wasm-unsafe-eval' 'unsafe-eval'");

    /**
     * What the JDK's server leaves open: small answers are sent at once; a client that takes longer than this, in seconds,
     * to send its request or to take its answer is given up; a puzzle in the address can be long, but not endlessly; a
     * body that is refused is let go by, up to some size, as a client that still sends hears no answer; and there are not
     * endless many of them.
     */
    private static final Map<String, String> BOUNDS = Map.of(
            "sun.net.httpserver.nodelay", "true",
            "sun.net.httpserver.maxReqTime", "30",
            "sun.net.httpserver.maxRspTime", "180",
            "sun.net.httpserver.maxReqHeaderSize", "65536",
            "sun.net.httpserver.drainAmount", "8388608",
            "jdk.httpserver.maxConnections", "2000");

    /** So many connections may wait until one is accepted. */
    private static final int BACKLOG = 512;

    private static final int STOP_SECONDS = 2;

    private static final int OK = 200;
    private static final int NOT_MODIFIED = 304;
    private static final int FOUND = 302;
    private static final int FORBIDDEN = 403;
    private static final int NOT_FOUND = 404;
    private static final int NOT_ALLOWED = 405;

    private final HttpServer server;
    private final ExecutorService workers;
    private final Optional<Site> site;
    private final Service service;

    private WebServer(HttpServer server, ExecutorService workers, Optional<Site> site, Service service) {
        this.server = server;
        this.workers = workers;
        this.site = site;
        this.service = service;
    }

    /** Starts to serve; with port 0, on any port that is free. Without a site, there is the service alone. */
    public static WebServer start(Optional<Site> site, Bounds bounds, InetSocketAddress address) throws IOException {
        BOUNDS.forEach((name, value) -> {
            if (System.getProperty(name) == null) {
                System.setProperty(name, value);
            }
        });
        HttpServer server = HttpServer.create(address, BACKLOG);
        ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
        var web = new WebServer(server, workers, site, new Service(bounds));
        server.setExecutor(workers);
        server.createContext("/", web::answer);
        server.start();
        return web;
    }

    /** Where to find it. */
    public URI address() {
        InetSocketAddress bound = server.getAddress();
        String host = bound.getAddress().getHostAddress();
        return URI.create("http://%s:%d/".formatted(host.contains(":") ? "[" + host + "]" : host, bound.getPort()));
    }

    private void answer(HttpExchange exchange) throws IOException {
        Headers headers = exchange.getResponseHeaders();
        String path = exchange.getRequestURI().getPath();
        headers.set("Content-Security-Policy", path.startsWith("/assets/worker-") ? WORKER_POLICY : POLICY);
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        if (isStranger(exchange)) {
            try (exchange) {
                headers.set("Content-Type", "text/plain; charset=utf-8");
                send(exchange, FORBIDDEN, Site.stranger());
            }
        } else if (path.startsWith(Service.ROOT)) {
            service.answer(exchange);
        } else {
            try (exchange) {
                page(exchange, path);
            }
        }
    }

    /**
     * Whether the request comes from the page of somebody else, which a browser here has open: by another origin, or by a
     * name that leads to this machine though it is not ours.
     */
    private boolean isStranger(HttpExchange exchange) {
        Headers headers = exchange.getRequestHeaders();
        String host = Optional.ofNullable(headers.getFirst("Host")).orElse("");
        String origin = Optional.ofNullable(headers.getFirst("Origin")).orElse("");
        if (!origin.isEmpty() && !origin.equals("http://" + host)) {
            return true;
        }
        String name = host.replaceFirst(":\\d{1,5}$", "").toLowerCase(Locale.ROOT);
        boolean isLocal = server.getAddress().getAddress().isLoopbackAddress();
        return isLocal
                && !Set.of("localhost", "127.0.0.1", "[::1]", "").contains(name)
                && !name.equals(server.getAddress().getAddress().getHostAddress());
    }

    private void page(HttpExchange exchange, String path) throws IOException {
        Headers headers = exchange.getResponseHeaders();
        String method = exchange.getRequestMethod();
        if (!method.equals("GET") && !method.equals("HEAD")) {
            headers.set("Allow", "GET, HEAD");
            send(exchange, NOT_ALLOWED, new byte[0]);
            return;
        }
        Optional<Site.Page> page = site.flatMap(all -> all.page(path));
        if (page.isPresent()) {
            send(exchange, page.get());
        } else if (path.equals("/") || path.equals("/v1")) {
            headers.set("Location", Service.ROOT);
            send(exchange, FOUND, new byte[0]);
        } else {
            headers.set("Content-Type", "text/plain; charset=utf-8");
            send(exchange, NOT_FOUND, Site.nothing());
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
        try (InputStream in = WebServer.class.getResourceAsStream("policy.txt")) {
            String lines = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            return String.join("; ", lines.strip().split("\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Stops to serve; what is under way is answered first, with what there is of it. */
    public void stop() {
        service.stop();
        server.stop(STOP_SECONDS);
        workers.shutdown();
    }
}
