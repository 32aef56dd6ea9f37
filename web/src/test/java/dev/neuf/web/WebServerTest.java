package dev.neuf.web;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.web.service.Bounds;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page over HTTP, and who may ask for it. */
class WebServerTest {

    private static final String SCRIPT = "let nine = 9;\n".repeat(100);

    @TempDir
    Path folder;

    private final HttpClient client = HttpClient.newHttpClient();
    private @Nullable WebServer started;

    @BeforeEach
    void start() throws IOException {
        Path site = folder.resolve("site");
        Files.createDirectories(site.resolve("assets"));
        Files.writeString(site.resolve("index.html"), "<!doctype html>");
        Files.writeString(site.resolve("assets/page.js"), SCRIPT);
        Files.writeString(site.resolve("assets/page.js.br"), "packed");
        Files.writeString(folder.resolve("secret.txt"), "secret");
        started = WebServer.start(
                Site.in(site), Bounds.usual(), new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    }

    @AfterEach
    void stop() {
        server().stop();
        client.close();
    }

    private WebServer server() {
        return requireNonNull(started);
    }

    private HttpResponse<byte[]> get(String path, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server().address() + path));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return client.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    @Test
    void thePageIsAtTheRootAndAskedForAnew() throws Exception {
        HttpResponse<byte[]> page = get("");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).asString().isEqualTo("<!doctype html>");
        assertThat(page.headers().firstValue("content-type")).contains("text/html; charset=utf-8");
        assertThat(page.headers().firstValue("cache-control")).contains("no-cache");
        String tag = page.headers().firstValue("etag").orElseThrow();
        assertThat(get("", "If-None-Match", tag).statusCode()).isEqualTo(304);
    }

    @Test
    void whatHasItsContentsInItsNameIsKeptAndPacked() throws Exception {
        HttpResponse<byte[]> script = get("assets/page.js", "Accept-Encoding", "gzip, br;q=0");
        assertThat(script.headers().firstValue("cache-control").orElseThrow()).contains("immutable");
        assertThat(script.headers().firstValue("content-encoding")).contains("gzip");
        assertThat(new GZIPInputStream(new ByteArrayInputStream(script.body())).readAllBytes())
                .asString()
                .isEqualTo(SCRIPT);
        assertThat(get("assets/page.js", "Accept-Encoding", "gzip, deflate, br").body())
                .asString()
                .isEqualTo("packed");
        assertThat(get("assets/page.js").body()).asString().isEqualTo(SCRIPT);
        assertThat(get("assets/page.js.br").statusCode()).isEqualTo(404);
    }

    @Test
    void everyAnswerHasTheHeadersThatKeepAPageSafe() throws Exception {
        for (String path : new String[] {"", "assets/page.js", "none"}) {
            HttpResponse<byte[]> answer = get(path);
            assertThat(answer.headers().firstValue("content-security-policy").orElseThrow())
                    .contains("default-src 'none'", "frame-ancestors 'none'")
                    .doesNotContain("unsafe-inline");
            assertThat(answer.headers().firstValue("x-content-type-options")).contains("nosniff");
        }
    }

    @Test
    void nothingOutsideTheFolderIsServed() throws Exception {
        for (String path :
                new String[] {"../secret.txt", "%2e%2e/secret.txt", "assets/../../secret.txt", "assets", "a%00"}) {
            assertThat(get(path).statusCode()).as(path).isEqualTo(404);
        }
    }

    @Test
    void onlyReadingIsAllowed() throws Exception {
        HttpRequest post = HttpRequest.newBuilder(server().address())
                .POST(HttpRequest.BodyPublishers.ofString("x"))
                .build();
        assertThat(client.send(post, HttpResponse.BodyHandlers.discarding()).statusCode())
                .isEqualTo(405);
        HttpRequest head = HttpRequest.newBuilder(server().address()).HEAD().build();
        assertThat(client.send(head, HttpResponse.BodyHandlers.ofString()).body())
                .isEmpty();
    }

    @Test
    void aFolderWithoutAPageIsNone() throws Exception {
        assertThat(Site.in(folder)).isEmpty();
    }

    @Test
    void pagesOfOthersAreNotAnswered() throws Exception {
        assertThat(get("v1/health", "Origin", "http://elsewhere.example").statusCode())
                .isEqualTo(403);
        assertThat(get("v1/health", "Origin", "null").statusCode()).isEqualTo(403);
        String own = server().address().toString().replaceFirst("/$", "");
        assertThat(get("v1/health", "Origin", own).statusCode()).isEqualTo(200);
        // a name of somebody else that leads here
        try (var socket =
                new Socket(InetAddress.getLoopbackAddress(), server().address().getPort())) {
            socket.getOutputStream()
                    .write("GET /v1/health HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));
            assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII))
                    .startsWith("HTTP/1.1 403");
        }
    }

    @Test
    void withoutAPageTheRootLeadsToTheService() throws Exception {
        WebServer bare = WebServer.start(
                Optional.empty(), Bounds.usual(), new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        try {
            HttpRequest request = HttpRequest.newBuilder(bare.address()).build();
            HttpResponse<Void> answer = client.send(request, HttpResponse.BodyHandlers.discarding());
            assertThat(answer.statusCode()).isEqualTo(302);
            assertThat(answer.headers().firstValue("location")).contains("/v1/");
        } finally {
            bare.stop();
        }
    }
}
