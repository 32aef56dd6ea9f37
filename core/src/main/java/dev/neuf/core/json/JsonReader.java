package dev.neuf.core.json;

import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads one JSON value, strictly. */
final class JsonReader {

    /** Deeper nesting than any puzzle has; keeps a hostile text from filling the stack. */
    private static final int DEEPEST = 64;

    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");

    private final String text;
    private int at;
    private int depth;

    JsonReader(String text) {
        this.text = text;
    }

    Object whole() {
        Object value = value();
        skipBlanks();
        if (at < text.length()) {
            throw expected(CorePhrase.JSON_END);
        }
        return value;
    }

    private Object value() {
        skipBlanks();
        char c = peek();
        return switch (c) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", Json.NULL);
            default -> {
                if (c == '-' || c >= '0' && c <= '9') {
                    yield number();
                }
                throw expected(CorePhrase.JSON_VALUE);
            }
        };
    }

    private Map<String, Object> object() {
        enter();
        var object = new LinkedHashMap<String, Object>();
        at++;
        skipBlanks();
        while (peek() != '}') {
            if (peek() != '"') {
                throw expected(CorePhrase.JSON_NAME);
            }
            int start = at;
            String name = string();
            skipBlanks();
            if (peek() != ':') {
                throw expected(CorePhrase.JSON_COLON);
            }
            at++;
            if (object.put(name, value()) != null) {
                at = start;
                throw error(Message.of(CorePhrase.JSON_TWICE, name));
            }
            separator('}', CorePhrase.JSON_NAME);
        }
        at++;
        depth--;
        return object;
    }

    private List<Object> list() {
        enter();
        var list = new ArrayList<Object>();
        at++;
        skipBlanks();
        while (peek() != ']') {
            list.add(value());
            separator(']', CorePhrase.JSON_VALUE);
        }
        at++;
        depth--;
        return list;
    }

    /** After an item: a comma and another item, or the end. */
    private void separator(char end, CorePhrase item) {
        skipBlanks();
        if (peek() == ',') {
            at++;
            skipBlanks();
            if (peek() == end) {
                throw expected(item);
            }
        } else if (peek() != end) {
            throw expected(CorePhrase.JSON_COMMA, "'" + end + "'");
        }
    }

    private void enter() {
        if (++depth > DEEPEST) {
            throw error(Message.of(CorePhrase.JSON_DEEP, DEEPEST));
        }
    }

    private String string() {
        var string = new StringBuilder();
        at++;
        while (peek() != '"') {
            char c = text.charAt(at);
            if (c < ' ') {
                throw expected(CorePhrase.JSON_QUOTE);
            }
            at++;
            string.append(c == '\\' ? escaped() : c);
        }
        at++;
        return string.toString();
    }

    private char escaped() {
        char c = peek();
        at++;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> {
                int code = 0;
                for (int i = 0; i < 4; i++) {
                    int digit = peek() < 0x80 ? Character.digit(peek(), 16) : -1;
                    if (digit < 0) {
                        throw expected(CorePhrase.JSON_ESCAPE);
                    }
                    code = code << 4 | digit;
                    at++;
                }
                yield (char) code;
            }
            default -> {
                at--;
                throw expected(CorePhrase.JSON_ESCAPE);
            }
        };
    }

    private Object number() {
        int start = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String number = text.substring(start, at);
        if (!NUMBER.matcher(number).matches() || Double.isInfinite(Double.parseDouble(number))) {
            at = start;
            throw expected(CorePhrase.JSON_DIGITS);
        }
        try {
            return Long.parseLong(number);
        } catch (NumberFormatException _) {
            return Double.parseDouble(number);
        }
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw expected(CorePhrase.JSON_VALUE);
        }
        at += word.length();
        return value;
    }

    private void skipBlanks() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private char peek() {
        if (at >= text.length()) {
            throw error(Message.of(CorePhrase.JSON_CUT));
        }
        return text.charAt(at);
    }

    private Unreadable expected(CorePhrase what, Object... parts) {
        return error(Message.of(CorePhrase.JSON_EXPECTED, Message.of(what, parts)));
    }

    private Unreadable error(Message why) {
        int line = 1;
        int column = 1;
        for (int i = 0; i < Math.min(at, text.length()); i++) {
            column++;
            if (isLineEnd(i)) {
                line++;
                column = 1;
            }
        }
        return new Unreadable(line, column, why);
    }

    private boolean isLineEnd(int i) {
        boolean isReturn = text.charAt(i) == '\r' && !text.startsWith("\n", i + 1);
        return isReturn || text.charAt(i) == '\n';
    }
}
