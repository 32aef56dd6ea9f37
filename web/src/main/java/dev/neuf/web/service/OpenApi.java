package dev.neuf.web.service;

import dev.neuf.core.json.Json;
import dev.neuf.core.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The service as programs like it described: OpenAPI 3.1, made from the tables. */
final class OpenApi {

    /** A puzzle to try things on. */
    static final String EXAMPLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private final Words words;
    private final Bounds bounds;

    OpenApi(Words words, Bounds bounds) {
        this.words = words;
        this.bounds = bounds;
    }

    Map<String, Object> json() {
        Map<String, Object> paths = Json.object();
        for (Operation operation : Operation.values()) {
            paths.put(Service.ROOT + operation.id(), path(operation));
        }
        Map<String, Object> problem = Json.object(
                "type",
                "object",
                "required",
                List.of("type", "title", "status", "detail"),
                "properties",
                Json.object(
                        "type", Json.object("type", "string"),
                        "title", Json.object("type", "string"),
                        "status", Json.object("type", "integer"),
                        "detail", Json.object("type", "string"),
                        "parameter", Json.object("type", "string"),
                        "line", Json.object("type", "integer"),
                        "column", Json.object("type", "integer")));
        return Json.object(
                "openapi",
                "3.1.0",
                "info",
                Json.object(
                        "title",
                        "Neuf",
                        "version",
                        "1",
                        "summary",
                        words.say(ServicePhrase.SERVICE_ABOUT),
                        "description",
                        words.say(ServicePhrase.SERVICE_RULES, bounds.bytes(), bounds.mostMillis() / 1_000)),
                "servers",
                List.of(Json.object("url", "/")),
                "paths",
                paths,
                "components",
                Json.object("schemas", Json.object("Problem", problem)));
    }

    private Map<String, Object> path(Operation operation) {
        var parameters = new ArrayList<Object>();
        Map<String, Object> properties = Json.object();
        for (Parameter parameter : operation.parameters()) {
            Map<String, Object> schema = parameter.kind().schema();
            boolean isRequired =
                    parameter == Parameter.PUZZLE || operation == Operation.CONVERT && parameter == Parameter.TO;
            Map<String, Object> described = Json.object(
                    "name",
                    parameter.id(),
                    "in",
                    "query",
                    "required",
                    isRequired,
                    "description",
                    words.say(parameter.about()),
                    "schema",
                    schema);
            if (parameter == Parameter.PUZZLE) {
                described.put("example", EXAMPLE);
            }
            parameters.add(described);
            Map<String, Object> property = Json.object("description", words.say(parameter.about()));
            property.putAll(schema);
            properties.put(parameter.id(), property);
        }
        Map<String, Object> content = Json.object(
                "application/json", Json.object("schema", Json.object("type", "object", "properties", properties)));
        if (operation.isAboutPuzzle()) {
            content.put("text/plain", Json.object("schema", Json.object("type", "string"), "example", EXAMPLE));
        }
        Map<String, Object> get = one(operation, "");
        get.put("parameters", parameters);
        get.put("responses", responses(operation));
        Map<String, Object> post = one(operation, "ByPost");
        post.put("parameters", parameters.stream().filter(row -> !isPuzzle(row)).toList());
        post.put("requestBody", Json.object("content", content));
        post.put("responses", responses(operation));
        return Json.object("get", get, "post", post);
    }

    private static boolean isPuzzle(Object parameter) {
        return parameter instanceof Map<?, ?> row && Parameter.PUZZLE.id().equals(row.get("name"));
    }

    private Map<String, Object> one(Operation operation, String ending) {
        return Json.object("operationId", operation.id() + ending, "summary", words.say(operation.about()));
    }

    private Map<String, Object> responses(Operation operation) {
        Map<String, Object> content = operation.fields().isEmpty()
                ? Json.object(
                        "image/svg+xml", Json.object("schema", Json.object("type", "string")),
                        "image/png", Json.object("schema", Json.object("type", "string", "format", "binary")))
                : Json.object(
                        "application/json", Json.object("schema", schema(operation.fields())),
                        "text/event-stream", Json.object("schema", Json.object("type", "string")));
        Map<String, Object> problem =
                Json.object(Client.PROBLEM, Json.object("schema", Json.object("$ref", "#/components/schemas/Problem")));
        return Json.object(
                "200", Json.object("description", words.say(operation.about()), "content", content),
                "400", Json.object("description", words.say(ServicePhrase.STATUS_400), "content", problem),
                "413", Json.object("description", words.say(ServicePhrase.STATUS_413), "content", problem),
                "503", Json.object("description", words.say(ServicePhrase.STATUS_503), "content", problem));
    }

    /** What an answer looks like; see {@link Operation#fields}. */
    static Map<String, Object> schema(List<String> fields) {
        Map<String, Object> properties = Json.object();
        var required = new ArrayList<String>();
        for (String field : fields) {
            String[] parts = field.replace("?", "").split(":", 2);
            properties.put(parts[0], Json.object("type", parts[1].toLowerCase(Locale.ROOT)));
            if (!field.endsWith("?")) {
                required.add(parts[0]);
            }
        }
        return Json.object("type", "object", "required", required, "properties", properties);
    }
}
