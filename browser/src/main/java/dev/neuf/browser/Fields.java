package dev.neuf.browser;

import dev.neuf.core.Layout;
import dev.neuf.core.Unreadable;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** What a request says, field by field. A field that is not what it should be is a sentence for whoever asked. */
final class Fields {

    private final Map<?, ?> object;

    private Fields(Map<?, ?> object) {
        this.object = object;
    }

    /**
     * The fields of a JSON object.
     *
     * @throws Unreadable if it is none
     */
    static Fields of(String request) {
        try {
            if (Json.parse(request) instanceof Map<?, ?> object) {
                return new Fields(object);
            }
        } catch (Unreadable _) {
            // it is said below
        }
        throw new Unreadable(Message.of(DoorPhrase.NO_REQUEST));
    }

    private static Unreadable bad(String name) {
        return new Unreadable(Message.of(DoorPhrase.NEEDS_FIELD, name));
    }

    String text(String name) {
        return optional(name).orElseThrow(() -> bad(name));
    }

    /** A text, or a number as text. */
    Optional<String> optional(String name) {
        return switch (object.get(name)) {
            case String text -> Optional.of(text);
            case Long number -> Optional.of(number.toString());
            case null, default -> Optional.empty();
        };
    }

    /** Whether a text or a number is there, and says something. */
    boolean isNamed(String name) {
        return optional(name).filter(text -> !text.isBlank()).isPresent();
    }

    /** One text or several. */
    List<String> texts(String name) {
        if (object.get(name) instanceof List<?> list) {
            return list.stream()
                    .map(one -> one instanceof String text ? text : "")
                    .filter(text -> !text.isBlank())
                    .toList();
        }
        return optional(name).filter(text -> !text.isBlank()).stream().toList();
    }

    /** Texts by their names. */
    Map<String, String> named(String name) {
        if (!(object.get(name) instanceof Map<?, ?> all)) {
            throw bad(name);
        }
        var texts = new LinkedHashMap<String, String>();
        all.forEach((key, value) -> {
            if (!(key instanceof String word) || !(value instanceof String text)) {
                throw bad(name);
            }
            texts.put(word, text);
        });
        return texts;
    }

    /** One of the constants of a table, by its name in small letters. */
    <E extends Enum<E>> E oneOf(String name, Class<E> table) {
        String word = text(name);
        for (E constant : table.getEnumConstants()) {
            if (constant.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(word)) {
                return constant;
            }
        }
        throw bad(name);
    }

    boolean flag(String name) {
        if (object.get(name) instanceof Boolean flag) {
            return flag;
        }
        throw bad(name);
    }

    /** Whether something is asked for that nobody has to speak of. */
    boolean isOn(String name) {
        return object.containsKey(name) && flag(name);
    }

    OptionalLong number(String name) {
        return object.get(name) instanceof Long number ? OptionalLong.of(number) : OptionalLong.empty();
    }

    /** A number from 1 to the most there are. */
    int upTo(String name, int most) {
        return between(name, 1, most);
    }

    /** A number between two others, both included. */
    int between(String name, int least, int most) {
        return within(object.get(name), least, most, name);
    }

    private static int within(@Nullable Object value, int least, int most, String name) {
        if (value instanceof Long number && number >= least && number <= most) {
            return (int) (long) number;
        }
        throw bad(name);
    }

    private static List<?> list(@Nullable Object value, String name) {
        if (value instanceof List<?> list) {
            return list;
        }
        throw bad(name);
    }

    /** Cells of the board, each once. */
    List<Integer> cells(Layout layout) {
        var cells = new LinkedHashSet<Integer>();
        for (Object cell : list(object.get("cells"), "cells")) {
            cells.add(within(cell, 0, layout.cellCount() - 1, "cells"));
        }
        return List.copyOf(cells);
    }

    /** A candidate of the board. */
    record Candidate(int cell, int digit) {}

    /** Pairs of a cell and a digit; none if nobody speaks of them. */
    List<Candidate> candidates(String name, Layout layout) {
        var candidates = new ArrayList<Candidate>();
        if (object.containsKey(name)) {
            for (Object one : list(object.get(name), name)) {
                List<?> pair = list(one, name);
                if (pair.size() != 2) {
                    throw bad(name);
                }
                candidates.add(new Candidate(
                        within(pair.getFirst(), 0, layout.cellCount() - 1, name),
                        within(pair.getLast(), 1, layout.size(), name)));
            }
        }
        return candidates;
    }
}
