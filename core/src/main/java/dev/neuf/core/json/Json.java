package dev.neuf.core.json;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * JSON values as plain Java: maps, lists, strings, booleans, longs, doubles, and {@link #NULL}.
 *
 * <p>Our own because the core depends on nothing: it must also run in the browser.
 */
public final class Json {

    /** The JSON null. */
    public static final Object NULL = new Object() {
        @Override
        public String toString() {
            return "null";
        }
    };

    private Json() {}

    /**
     * The value that the text holds.
     *
     * @throws dev.neuf.core.Unreadable with line and column, if it is not JSON
     */
    public static Object parse(String text) {
        return new JsonReader(text).whole();
    }

    /** An object that keeps the order of these names and values. */
    public static Map<String, Object> object(Object... namesAndValues) {
        var object = new LinkedHashMap<String, Object>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return object;
    }

    /** The value in one line. */
    public static String write(Object value) {
        var text = new StringBuilder();
        write(value, text);
        return text.toString();
    }

    private static void write(Object value, StringBuilder text) {
        switch (value) {
            case Map<?, ?> object -> {
                text.append('{');
                boolean isFirst = true;
                for (var entry : object.entrySet()) {
                    text.append(isFirst ? "" : ",");
                    quote((String) entry.getKey(), text);
                    text.append(':');
                    write(entry.getValue(), text);
                    isFirst = false;
                }
                text.append('}');
            }
            case Collection<?> list -> {
                text.append('[');
                boolean isFirst = true;
                for (Object item : list) {
                    text.append(isFirst ? "" : ",");
                    write(item, text);
                    isFirst = false;
                }
                text.append(']');
            }
            case CharSequence string -> quote(string, text);
            default -> text.append(value);
        }
    }

    private static void quote(CharSequence string, StringBuilder text) {
        text.append('"');
        for (int i = 0; i < string.length(); i++) {
            char c = string.charAt(i);
            switch (c) {
                case '"', '\\' -> text.append('\\').append(c);
                case '\n' -> text.append("\\n");
                case '\r' -> text.append("\\r");
                case '\t' -> text.append("\\t");
                default -> {
                    // lone surrogates and control characters are not valid in UTF-8 text: write them as escapes
                    if (c < ' ' || c == 0x7f || Character.isSurrogate(c) && !isPaired(string, i)) {
                        text.append("\\u").append(Character.forDigit(c >> 12, 16));
                        text.append(Character.forDigit(c >> 8 & 15, 16));
                        text.append(Character.forDigit(c >> 4 & 15, 16));
                        text.append(Character.forDigit(c & 15, 16));
                    } else {
                        text.append(c);
                    }
                }
            }
        }
        text.append('"');
    }

    private static boolean isPaired(CharSequence string, int i) {
        return Character.isHighSurrogate(string.charAt(i))
                ? i + 1 < string.length() && Character.isLowSurrogate(string.charAt(i + 1))
                : i > 0 && Character.isHighSurrogate(string.charAt(i - 1));
    }
}
