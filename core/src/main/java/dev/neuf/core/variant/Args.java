package dev.neuf.core.variant;

import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Unreadable;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What was said of a variant: its fields by name, checked against the board when they are asked for. */
final class Args {

    private final String keyword;
    private final String example;
    private final Map<String, Object> fields;
    private final Layout layout;
    private final Set<String> used = new HashSet<>(Set.of("type"));

    Args(String keyword, String example, Map<String, Object> fields, Layout layout) {
        this.keyword = keyword;
        this.example = example;
        this.fields = fields;
        this.layout = layout;
    }

    Layout layout() {
        return layout;
    }

    /** A whole number between two others. */
    int number(String name, int least, int most) {
        Object value = field(name);
        boolean isWhole = value instanceof Long || value instanceof Integer;
        if (isWhole && ((Number) value).longValue() >= least && ((Number) value).longValue() <= most) {
            return ((Number) value).intValue();
        }
        throw bad(CorePhrase.VARIANT_NUMBER, name, least, most, shown(value));
    }

    /** One or more digits, as a number or a list of numbers. */
    Digits digits(String name) {
        Object value = field(name);
        Digits digits = Digits.NONE;
        for (Object item : value instanceof List<?> list ? list : List.of(value)) {
            boolean isNumber = item.toString().matches("[0-9]{1,2}");
            int digit = isNumber ? Integer.parseInt(item.toString()) : 0;
            if (digit < 1 || digit > layout.size()) {
                throw bad(CorePhrase.VARIANT_DIGITS, name, layout.size(), shown(value));
            }
            digits = digits.with(digit);
        }
        if (digits.isEmpty()) {
            throw bad(CorePhrase.VARIANT_DIGITS, name, layout.size(), shown(value));
        }
        return digits;
    }

    /** One or more different cells, in the order given. */
    List<Integer> cells(String name) {
        Object value = field(name);
        if (!(value instanceof List<?> names) || names.isEmpty()) {
            throw bad(CorePhrase.VARIANT_CELLS, name, shown(value));
        }
        var cells = new ArrayList<Integer>();
        for (Object cellName : names) {
            int cell = layout.cell(cellName.toString())
                    .orElseThrow(() -> bad(CorePhrase.VARIANT_CELL, cellName, layout.size(), layout.size()));
            if (cells.contains(cell)) {
                throw bad(CorePhrase.VARIANT_CELL_TWICE, cellName);
            }
            cells.add(cell);
        }
        return cells;
    }

    /** As it was typed: text as it stands, a list with commas, or JSON. */
    private static String shown(Object value) {
        if (value instanceof List<?> list && !list.isEmpty() && list.stream().allMatch(String.class::isInstance)) {
            return "'" + String.join(",", list.stream().map(String.class::cast).toList()) + "'";
        }
        return Json.write(value);
    }

    private Object field(String name) {
        Object value = fields.get(name);
        if (value == null) {
            throw bad(CorePhrase.VARIANT_LACKS, name, example);
        }
        used.add(name);
        return value;
    }

    /** A word that nobody asked for is a mistake the person wants to know of. */
    void requireNothingElse() {
        for (String name : fields.keySet()) {
            if (!used.contains(name)) {
                throw bad(CorePhrase.VARIANT_EXTRA, name, example);
            }
        }
    }

    /** The problem, with the variant's keyword as the first part. */
    Unreadable bad(CorePhrase phrase, Object... parts) {
        var all = new ArrayList<Object>();
        all.add(keyword);
        all.addAll(List.of(parts));
        return new Unreadable(new Message(phrase, all));
    }
}
