package dev.neuf.core.format;

import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * JSON that SudokuPad has made shorter: names without quotes and cut to a letter or two, single quotes for double ones
 * and the other way round, nothing at all for an empty object, and words for some values.
 *
 * <pre>
 *   {ce:[[,{v:5}],[,]],ca:[{v:'10',ce:[[0,0],[0,1]],u:t}]}
 * </pre>
 */
final class Zipped {

    /** Deeper than any puzzle; keeps a hostile text from filling the stack. */
    private static final int DEEPEST = 64;

    /** The names that matter to us. Others stay as they are. */
    private static final Map<String, String> NAMES = Map.of(
            "ca", "cages",
            "ce", "cells",
            "v", "value",
            "re", "regions",
            "l", "lines",
            "a", "arrows",
            "o", "overlays",
            "u", "underlays",
            "t", "title");

    private final String text;
    private int at;
    private int depth;

    private Zipped(String text) {
        this.text = text;
    }

    /** The value that a text holds; refuses what has no end. */
    static Object parse(String zipped) {
        var zip = new Zipped(zipped);
        Object value = zip.value();
        if (zip.at < zipped.length()) {
            throw zip.damaged();
        }
        return value;
    }

    private Object value() {
        if (depth > DEEPEST) {
            throw new Unreadable(Message.of(CorePhrase.JSON_DEEP, DEEPEST));
        }
        return switch (peek()) {
            case '{' -> object();
            case '[' -> list();
            case '\'' -> string();
            default -> word();
        };
    }

    private Map<String, Object> object() {
        var object = new LinkedHashMap<String, Object>();
        depth++;
        for (at++; peek() != '}'; ) {
            String name = peek() == '\'' ? string() : bare();
            require(':');
            object.put(NAMES.getOrDefault(name, name), value());
            if (peek() != '}') {
                require(',');
            }
        }
        at++;
        depth--;
        return object;
    }

    /** Between two commas there may be nothing: an empty object. */
    private List<Object> list() {
        var list = new ArrayList<Object>();
        depth++;
        at++;
        boolean isEmpty = peek() == ']';
        while (!isEmpty) {
            list.add(peek() == ',' || peek() == ']' ? Map.of() : value());
            if (peek() == ']') {
                break;
            }
            require(',');
        }
        at++;
        depth--;
        return list;
    }

    private String string() {
        var string = new StringBuilder();
        for (at++; peek() != '\''; at++) {
            char c = peek();
            if (c == '\\') {
                at++;
                c = peek() == 'n' ? '\n' : peek();
            }
            string.append(c == '"' ? '\'' : c == '\'' ? '"' : c);
        }
        at++;
        return string.toString();
    }

    private String bare() {
        int start = at;
        while (at < text.length() && ":,[]{}'".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(start, at);
    }

    private Object word() {
        String word = bare();
        return switch (word) {
            case "t", "true" -> true;
            case "f", "false" -> false;
            default -> word;
        };
    }

    private void require(char c) {
        if (peek() != c) {
            throw damaged();
        }
        at++;
    }

    private char peek() {
        if (at >= text.length()) {
            throw damaged();
        }
        return text.charAt(at);
    }

    private Unreadable damaged() {
        return new Unreadable(Message.of(CorePhrase.PACKED_DAMAGED));
    }
}
