package dev.neuf.web.service;

import dev.neuf.core.json.Json;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import java.util.Map;

/** Why a request gets no answer, carried from the depth of a reader to the edge, as RFC 9457 writes it. */
final class Problem extends RuntimeException {

    private static final long serialVersionUID = 1L;

    static final int BAD = 400;
    static final int NOT_FOUND = 404;
    static final int NOT_ALLOWED = 405;
    static final int TOO_LARGE = 413;
    static final int BUSY = 503;

    private final int status;
    private final transient Message message;
    private final transient Map<String, Object> more;

    Problem(int status, Message message) {
        this(status, message, Map.of());
    }

    Problem(int status, Message message, Map<String, Object> more) {
        super(message.phrase().name(), null, false, false);
        this.status = status;
        this.message = message;
        this.more = more;
    }

    int status() {
        return status;
    }

    Map<String, Object> json(Words words) {
        Map<String, Object> object = Json.object("type", "about:blank", "title", title(status), "status", status);
        object.put("detail", words.say(message));
        object.putAll(more);
        return object;
    }

    /** The name of a status, as HTTP has it. */
    private static String title(int status) {
        return switch (status) {
            case BAD -> "Bad Request";
            case NOT_FOUND -> "Not Found";
            case NOT_ALLOWED -> "Method Not Allowed";
            case TOO_LARGE -> "Content Too Large";
            case BUSY -> "Service Unavailable";
            default -> "Internal Server Error";
        };
    }
}
