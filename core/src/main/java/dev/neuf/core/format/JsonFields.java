package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The fields of a puzzle in JSON, checked when they are asked for. */
final class JsonFields {

    /** The version of the format that this program writes, and the highest that it reads. */
    static final int VERSION = 1;

    /** What {@code neuf generate --json} tells beside the puzzle. */
    private static final List<String> ABOUT_MADE = List.of(
            "puzzle",
            "seed",
            "solution",
            "count",
            "level",
            "score",
            "hardest",
            "steps",
            "teaches",
            "complete",
            "lacks",
            "reason");

    private final Map<?, ?> object;
    private final Set<String> used = new HashSet<>();

    JsonFields(Object json) {
        if (!(json instanceof Map<?, ?> map)) {
            throw bad(CorePhrase.JSON_NOT_OBJECT);
        }
        object = map;
        if (has("neuf") && object.get("neuf") instanceof Long version && version > VERSION) {
            throw bad(CorePhrase.JSON_VERSION, version, VERSION);
        }
        if (has("neuf")) {
            whole("neuf", 1, VERSION);
        }
        if (isMade()) {
            used.addAll(ABOUT_MADE);
        }
    }

    /** The fields of the puzzle itself: what {@code neuf generate --json} writes has it inside, unless it is a plain one. */
    JsonFields puzzle() {
        return isMade() && object.get("board") instanceof Map<?, ?> board ? new JsonFields(board) : this;
    }

    private boolean isMade() {
        return !object.containsKey("neuf") && object.containsKey("seed") && object.containsKey("solution");
    }

    /** Whether Neuf wrote it. */
    boolean isOurs() {
        return has("neuf") || isMade();
    }

    boolean has(String name) {
        used.add(name);
        return object.containsKey(name);
    }

    private int whole(String name, int least, int most) {
        if (has(name) && object.get(name) instanceof Long number && number >= least && number <= most) {
            return number.intValue();
        }
        throw bad(CorePhrase.JSON_NUMBER, name, least, most);
    }

    int size() {
        return whole("size", 1, Digits.MOST);
    }

    Symbols symbols(int size) {
        if (!has("symbols")) {
            return Symbols.standard(size);
        }
        try {
            if (object.get("symbols") instanceof String characters && characters.length() == size) {
                return new Symbols(characters);
            }
        } catch (IllegalArgumentException _) {
            // said below, as for a wrong number of them
        }
        throw bad(CorePhrase.JSON_SYMBOLS, size);
    }

    /** One name for each cell, blanks between; a dot for none. */
    Shape regions(int size) {
        List<String> rows = texts("regions", size);
        var numbers = new HashMap<String, Integer>();
        int[] regionOf = new int[size * size];
        for (int row = 0; row < size; row++) {
            String[] names = rows.get(row).strip().split("\\s+");
            if (names.length == 1 && names[0].length() == size) {
                names = names[0].split("");
            }
            if (names.length != size) {
                throw bad(CorePhrase.JSON_ROW, "regions", row + 1, names.length, size);
            }
            for (int column = 0; column < size; column++) {
                regionOf[row * size + column] = names[column].equals(".")
                        ? Shape.NO_REGION
                        : numbers.computeIfAbsent(names[column], _ -> numbers.size());
            }
        }
        int[] cells = new int[numbers.size()];
        for (int region : regionOf) {
            if (region != Shape.NO_REGION && ++cells[region] > size) {
                String name = numbers.entrySet().stream()
                        .filter(entry -> entry.getValue() == region)
                        .map(Map.Entry::getKey)
                        .findFirst()
                        .orElseThrow();
                throw bad(CorePhrase.REGION_TOO_LARGE, name, size);
            }
        }
        return Shape.jigsaw(regionOf);
    }

    List<Map<String, Object>> objects(String name) {
        var objects = new ArrayList<Map<String, Object>>();
        if (has(name)) {
            if (!(object.get(name) instanceof List<?> list)) {
                throw bad(CorePhrase.JSON_LIST, name);
            }
            for (Object item : list) {
                if (!(item instanceof Map<?, ?> map)) {
                    throw bad(CorePhrase.JSON_LIST, name);
                }
                var copy = new LinkedHashMap<String, Object>();
                map.forEach((key, value) -> copy.put((String) key, value));
                objects.add(copy);
            }
        }
        return objects;
    }

    Grid grid(String name, Symbols symbols) {
        int size = symbols.size();
        if (!has(name)) {
            return Grid.empty(size);
        }
        List<String> rows = texts(name, size);
        int[] digits = new int[size * size];
        for (int row = 0; row < size; row++) {
            if (rows.get(row).length() != size) {
                throw bad(CorePhrase.JSON_ROW, name, row + 1, rows.get(row).length(), size);
            }
            for (int column = 0; column < size; column++) {
                char c = rows.get(row).charAt(column);
                int digit = symbols.isStandard() ? Cells.digit(c, symbols) : symbols.digit(c);
                if (digit < 0 || digit == 0 && !symbols.isStandard() && c != Symbols.BLANK) {
                    throw bad(CorePhrase.JSON_CELL, name, row + 1, column + 1, Cells.shown(c), symbols.range());
                }
                digits[row * size + column] = digit;
            }
        }
        return Grid.of(digits);
    }

    Map<Integer, Digits> candidates(Layout layout, Symbols symbols) {
        var candidates = new HashMap<Integer, Digits>();
        if (has("candidates")) {
            if (!(object.get("candidates") instanceof Map<?, ?> notes)) {
                throw bad(CorePhrase.JSON_CANDIDATES);
            }
            notes.forEach((name, note) -> {
                int cell = layout.cell(String.valueOf(name))
                        .orElseThrow(() -> bad(CorePhrase.JSON_CELL_NAME, name, layout.size(), layout.size()));
                if (!(note instanceof String digits)) {
                    throw bad(CorePhrase.JSON_CANDIDATES);
                }
                long bits = 0;
                for (char c : digits.toCharArray()) {
                    if (symbols.digit(c) == 0) {
                        throw bad(CorePhrase.JSON_CANDIDATE, name, Cells.shown(c), symbols.range());
                    }
                    bits |= Digits.of(symbols.digit(c)).bits();
                }
                if (candidates.put(cell, new Digits(bits)) != null) {
                    throw bad(CorePhrase.JSON_TWICE, name);
                }
            });
        }
        return candidates;
    }

    /** A list with one text for each row, or one text with all rows. */
    private List<String> texts(String name, int size) {
        Object value = object.get(name);
        if (value instanceof String text && text.length() == size * size) {
            var rows = new ArrayList<String>();
            for (int row = 0; row < size; row++) {
                rows.add(text.substring(row * size, (row + 1) * size));
            }
            return rows;
        }
        if (value instanceof List<?> list
                && list.size() == size
                && list.stream().allMatch(String.class::isInstance)) {
            return list.stream().map(String.class::cast).toList();
        }
        throw bad(CorePhrase.JSON_ROWS, name, size, size);
    }

    /** Whether a field can hold a whole grid, as other programs call it. */
    boolean isLong(String name) {
        Object value = object.get(name);
        return value instanceof List<?>
                || value instanceof Map<?, ?>
                || value instanceof String text && text.length() >= 16;
    }

    /** The names that nobody asked for. */
    List<String> unused() {
        return object.keySet().stream()
                .map(String::valueOf)
                .filter(name -> !used.contains(name))
                .toList();
    }

    Unreadable bad(CorePhrase phrase, Object... parts) {
        return new Unreadable(Message.of(phrase, parts));
    }
}
