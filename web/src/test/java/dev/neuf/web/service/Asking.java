package dev.neuf.web.service;

import dev.neuf.core.json.Json;
import dev.neuf.web.WebServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/** A service that runs, and somebody who asks it. */
final class Asking implements AutoCloseable {

    static final String PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private final WebServer server;
    private final HttpClient client = HttpClient.newHttpClient();

    Asking(Bounds bounds) throws IOException {
        server = WebServer.start(Optional.empty(), bounds, new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    }

    /** An answer; its object, if it is one. */
    record Answer(int status, String type, String text) {

        @SuppressWarnings("unchecked")
        Map<String, Object> object() {
            return (Map<String, Object>) Json.parse(text);
        }

        String said(String field) {
            return String.valueOf(object().get(field));
        }
    }

    URI address(String path) {
        return server.address().resolve(Service.ROOT + path);
    }

    /** Asks by the address. The values come in pairs. */
    Answer get(String operation, String... namesAndValues) {
        var query = new StringBuilder();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            query.append(query.isEmpty() ? "?" : "&")
                    .append(namesAndValues[i])
                    .append('=')
                    .append(URLEncoder.encode(namesAndValues[i + 1], StandardCharsets.UTF_8));
        }
        return send(HttpRequest.newBuilder(address(operation + query)).build());
    }

    /** Asks by a body. */
    Answer post(String path, String type, String body) {
        return send(HttpRequest.newBuilder(address(path))
                .header("Content-Type", type)
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());
    }

    Answer send(HttpRequest request) {
        try {
            HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
            return new Answer(
                    response.statusCode(),
                    response.headers().firstValue("content-type").orElse(""),
                    // what takes long has empty lines before it
                    response.body().stripLeading());
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    HttpClient client() {
        return client;
    }

    @Override
    public void close() {
        server.stop();
        client.close();
    }
}
