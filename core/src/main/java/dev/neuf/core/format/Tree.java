package dev.neuf.core.format;

import dev.neuf.core.json.Json;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A value of another program's JSON, which may have anything anywhere: what is not there is empty. */
record Tree(Object value) {

    private static final Tree NONE = new Tree(Json.NULL);

    Tree at(String name) {
        Object found = value instanceof Map<?, ?> map ? map.get(name) : null;
        return found == null ? NONE : new Tree(found);
    }

    Tree at(int index) {
        return value instanceof List<?> list && index < list.size() ? new Tree(list.get(index)) : NONE;
    }

    boolean has(String name) {
        return value instanceof Map<?, ?> map && map.containsKey(name);
    }

    /** The names of an object. */
    Set<?> names() {
        return value instanceof Map<?, ?> map ? map.keySet() : Set.of();
    }

    /** The values of a list. */
    List<Tree> items() {
        return value instanceof List<?> list ? list.stream().map(Tree::new).toList() : List.of();
    }

    boolean isNull() {
        return value.equals(Json.NULL);
    }

    boolean isTrue() {
        return value instanceof Boolean is && is;
    }

    /** Whether there is nothing in it. */
    boolean isEmpty() {
        return switch (value) {
            case Map<?, ?> map -> map.isEmpty();
            case List<?> list -> list.isEmpty();
            case String text -> text.isBlank();
            default -> isNull() || value.equals(false);
        };
    }

    /** The text, or the number as text. */
    String text() {
        return value instanceof String || value instanceof Number ? value.toString() : "";
    }

    /** The whole number, also if it stands in quotes; else another. */
    int whole(int other) {
        String digits = text().strip();
        boolean isWhole = !digits.isEmpty() && digits.length() <= 9;
        for (int i = digits.startsWith("-") && digits.length() > 1 ? 1 : 0; i < digits.length(); i++) {
            isWhole &= digits.charAt(i) >= '0' && digits.charAt(i) <= '9';
        }
        return isWhole ? Integer.parseInt(digits) : other;
    }
}
