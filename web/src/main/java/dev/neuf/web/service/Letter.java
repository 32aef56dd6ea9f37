package dev.neuf.web.service;

import com.sun.net.httpserver.HttpExchange;
import dev.neuf.core.Unreadable;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Message;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What was sent: values in the address, and a body that is an object, a form, or the puzzle itself. */
final class Letter {

    private static final int PART = 16_384;

    private Letter() {}

    /** The values in the address of a request. */
    static Map<String, List<String>> query(HttpExchange exchange) {
        String query = exchange.getRequestURI().getRawQuery();
        return query == null ? new LinkedHashMap<>() : form(query);
    }

    private static Map<String, List<String>> form(String text) {
        var told = new LinkedHashMap<String, List<String>>();
        for (String pair : text.split("&", -1)) {
            if (!pair.isEmpty()) {
                String[] parts = pair.split("=", 2);
                told.computeIfAbsent(decoded(parts[0]), _ -> new ArrayList<>())
                        .add(parts.length > 1 ? decoded(parts[1]) : "");
            }
        }
        return told;
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException _) {
            throw new Problem(Problem.BAD, Message.of(ServicePhrase.BAD_ENCODING));
        }
    }

    /** The values in the body of a request, which must not be longer than that. */
    static Map<String, List<String>> body(
            HttpExchange exchange, Operation operation, int mostBytes, Storage.Share share) throws IOException {
        String text = text(bytes(exchange.getRequestBody(), mostBytes, share));
        String type = Optional.ofNullable(exchange.getRequestHeaders().getFirst("Content-Type"))
                .orElse("")
                .toLowerCase(Locale.ROOT);
        if (text.isBlank()) {
            return Map.of();
        }
        if (type.startsWith("application/json")) {
            return json(text, operation);
        }
        // curl says of every file that it is a form
        boolean isForm = type.startsWith("application/x-www-form-urlencoded")
                && operation.parameters().stream().anyMatch(parameter -> text.startsWith(parameter.id() + "="));
        return isForm ? form(text.strip()) : Map.of(Parameter.PUZZLE.id(), List.of(text));
    }

    /** Room is taken for what has come, not for what is announced: whoever sends slowly does not keep it from others. */
    private static byte[] bytes(InputStream body, int most, Storage.Share share) throws IOException {
        var all = new ByteArrayOutputStream();
        byte[] part = body.readNBytes(PART);
        while (part.length > 0) {
            share.take(part.length);
            all.writeBytes(part);
            if (all.size() > most) {
                throw new Problem(Problem.TOO_LARGE, Message.of(ServicePhrase.TOO_LARGE, most));
            }
            part = body.readNBytes(PART);
        }
        return all.toByteArray();
    }

    private static String text(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException _) {
            throw new Problem(Problem.BAD, Message.of(ServicePhrase.BAD_ENCODING));
        }
    }

    /** An object with the values, or a puzzle that is an object itself. */
    private static Map<String, List<String>> json(String text, Operation operation) {
        Object value;
        try {
            value = Json.parse(text);
        } catch (Unreadable bad) {
            throw new Problem(Problem.BAD, bad.why(), Json.object("line", bad.line(), "column", bad.column()));
        }
        if (!(value instanceof Map<?, ?> object)) {
            throw new Problem(Problem.BAD, Message.of(ServicePhrase.NO_OBJECT));
        }
        boolean isPuzzle = operation.isAboutPuzzle() && !object.containsKey(Parameter.PUZZLE.id());
        return isPuzzle ? Map.of(Parameter.PUZZLE.id(), List.of(text)) : Asked.fields(object);
    }
}
