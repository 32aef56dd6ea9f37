package dev.neuf.core.format;

import dev.neuf.core.Layout;
import dev.neuf.core.Sheet;
import dev.neuf.core.Variant;
import dev.neuf.core.json.Json;
import dev.neuf.core.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The rules of a puzzle of f-puzzles: flags, and lists of objects with cells, lines or values. */
final class FpuzzlesRules {

    /** Rules for the whole board, as f-puzzles calls them and as we do. */
    private static final Map<String, String> FLAGS = Map.of(
            "antiknight", "anti-knight",
            "antiking", "anti-king",
            "disjointgroups", "disjoint-groups",
            "nonconsecutive", "non-consecutive");

    /** Rules about lines of cells, or pairs. */
    private static final List<Kind> KINDS = List.of(
            new Kind("thermometer", "thermometer", "", 0, true),
            new Kind("slowthermometer", "slow-thermometer", "", 0, true),
            new Kind("palindrome", "palindrome", "", 0, true),
            new Kind("renban", "renban", "", 0, true),
            new Kind("nabner", "nabner", "", 0, true),
            new Kind("entropicline", "entropic", "", 0, true),
            new Kind("modularline", "modular", "", 0, true),
            new Kind("whispers", "whisper", "gap", 5, true),
            new Kind("difference", "difference", "value", 1, false),
            new Kind("ratio", "ratio", "value", 2, false),
            new Kind("extraregion", "different", "", 0, false));

    /** What is said elsewhere, or says how a program shall work. */
    private static final Set<String> KNOWN = Set.of(
            "size", "grid", "diagonal+", "diagonal-", "disabledlogic", "truecandidatesoptions", "highlightConflicts");

    /** What can be seen and does not matter. */
    private static final Set<String> LOOKS = Set.of(
            "title",
            "author",
            "ruleset",
            "solution",
            "line",
            "rectangle",
            "circle",
            "text",
            "cage",
            "fogofwar",
            "foglight");

    private FpuzzlesRules() {}

    /**
     * A rule about some cells.
     *
     * @param number what we call its value, or nothing if it has none
     * @param usual the value if none is said
     */
    private record Kind(String name, String keyword, String number, int usual, boolean isLines) {

        void read(Draft draft, Tree rule) {
            List<Tree> lines = isLines ? rule.at("lines").items() : List.of(rule.at("cells"));
            for (Tree line : lines) {
                if (number.isEmpty()) {
                    draft.variant(keyword, "cells", names(line));
                } else {
                    draft.variant(keyword, number, (long) rule.at("value").whole(usual), "cells", names(line));
                }
            }
        }

        Map<String, Object> object(Map<String, Object> variant) {
            Map<String, Object> object = Json.object();
            List<String> cells = cells(variant);
            object.put(isLines ? "lines" : "cells", isLines ? List.of(cells) : cells);
            if (!number.isEmpty()) {
                object.put("value", String.valueOf(variant.get(number)));
            }
            return object;
        }
    }

    private static List<String> names(Tree cells) {
        return cells.items().stream().map(Tree::text).toList();
    }

    static void read(Draft draft, Tree puzzle) {
        draft.diagonals(puzzle.at("diagonal-").isTrue(), puzzle.at("diagonal+").isTrue());
        for (Object name : puzzle.names()) {
            if (!KNOWN.contains(name) && !puzzle.at((String) name).isEmpty()) {
                read(draft, (String) name, puzzle.at((String) name));
            }
        }
    }

    private static void read(Draft draft, String name, Tree value) {
        if (FLAGS.containsKey(name)) {
            draft.variant(FLAGS.getOrDefault(name, ""));
        } else if (LOOKS.contains(name)) {
            draft.lost(name);
        } else if (name.equals("odd") || name.equals("even")) {
            List<String> cells =
                    value.items().stream().map(item -> item.at("cell").text()).toList();
            draft.variant(name, "cells", cells);
        } else {
            List<Tree> rules = value.items().isEmpty() ? List.of(value) : value.items();
            rules.forEach(rule -> readOne(draft, name, rule));
        }
    }

    private static void readOne(Draft draft, String name, Tree rule) {
        List<String> cells = names(rule.at("cells"));
        int value = rule.at("value").whole(0);
        switch (name) {
            case "killercage" -> {
                if (rule.at("value").isEmpty()) {
                    draft.variant("different", "cells", cells);
                } else {
                    draft.variant("cage", "sum", value, "cells", cells);
                }
            }
            case "littlekillersum" -> draft.variant("total", "sum", value, "cells", cells);
            case "xv" -> {
                String sign = rule.at("value").text();
                draft.variant("total", "sum", sign.equals("X") ? 10 : sign.equals("V") ? 5 : 0, "cells", cells);
            }
            case "clone" -> {
                List<String> clones = names(rule.at("cloneCells"));
                for (int i = 0; i < Math.min(cells.size(), clones.size()); i++) {
                    draft.variant("palindrome", "cells", List.of(cells.get(i), clones.get(i)));
                }
            }
            case "minimum", "maximum" -> extreme(draft, rule.at("cell").text(), name.equals("minimum"));
            default ->
                KINDS.stream()
                        .filter(kind -> kind.name.equals(name))
                        .findFirst()
                        .ifPresentOrElse(kind -> kind.read(draft, rule), () -> draft.lostRule(name, 1));
        }
    }

    /** A cell whose digit is smaller or larger than those beside it: a thermometer to each. */
    private static void extreme(Draft draft, String name, boolean isLeast) {
        int size = draft.size();
        for (int cell = 0; cell < draft.cellCount(); cell++) {
            if (draft.name(cell).equalsIgnoreCase(name)) {
                int[] others = {
                    cell - size, cell % size == 0 ? -1 : cell - 1, (cell + 1) % size == 0 ? -1 : cell + 1, cell + size
                };
                for (int other : others) {
                    if (other >= 0 && other < draft.cellCount()) {
                        draft.variant(
                                "thermometer",
                                "cells",
                                List.of(draft.name(isLeast ? cell : other), draft.name(isLeast ? other : cell)));
                    }
                }
                return;
            }
        }
        draft.lostRule(isLeast ? "minimum" : "maximum", 1);
    }

    /** Adds the rules of a sheet to its object; some go into the cells. What f-puzzles does not know is left out. */
    static void write(Sheet sheet, List<List<Object>> rows, Map<String, Object> object) {
        for (Variant variant : Variants.inOrder(sheet.puzzle())) {
            Map<String, Object> fields = Variants.object(variant, sheet.layout());
            String keyword = variant.keyword();
            switch (keyword) {
                case "diagonals" -> {
                    object.put("diagonal+", true);
                    object.put("diagonal-", true);
                }
                case "odd", "even" -> {
                    for (String cell : cells(fields)) {
                        add(object, keyword, Json.object("cell", cell));
                    }
                }
                case "cage" ->
                    add(
                            object,
                            "killercage",
                            Json.object("cells", cells(fields), "value", String.valueOf(fields.get("sum"))));
                case "total" -> total(object, fields);
                case "only" -> only(sheet.layout(), rows, fields);
                default -> writeOther(object, keyword, fields);
            }
        }
    }

    private static void writeOther(Map<String, Object> object, String keyword, Map<String, Object> fields) {
        for (var flag : FLAGS.entrySet()) {
            if (flag.getValue().equals(keyword)) {
                object.put(flag.getKey(), true);
            }
        }
        for (Kind kind : KINDS) {
            if (kind.keyword.equals(keyword)) {
                add(object, kind.name, kind.object(fields));
            }
        }
    }

    /** Two cells side by side that make 5 or 10 have a sign; other sums have no place but that of a little killer. */
    private static void total(Map<String, Object> object, Map<String, Object> fields) {
        List<String> cells = cells(fields);
        String sum = String.valueOf(fields.get("sum"));
        if (cells.size() == 2 && (sum.equals("5") || sum.equals("10"))) {
            add(object, "xv", Json.object("cells", cells, "value", sum.equals("5") ? "V" : "X"));
        } else {
            add(object, "littlekillersum", Json.object("cells", cells, "value", sum));
        }
    }

    private static void only(Layout layout, List<List<Object>> rows, Map<String, Object> fields) {
        for (String name : cells(fields)) {
            int cell = layout.cell(name).orElseThrow();
            if (rows.get(layout.row(cell)).get(layout.column(cell)) instanceof Map<?, ?> of) {
                Map<String, Object> copy = Json.object();
                of.forEach((key, value) -> copy.put((String) key, value));
                copy.put("givenPencilMarks", fields.get("digits"));
                rows.get(layout.row(cell)).set(layout.column(cell), copy);
            }
        }
    }

    private static List<String> cells(Map<String, Object> fields) {
        return fields.get("cells") instanceof List<?> list
                ? list.stream()
                        .map(cell -> cell.toString().toUpperCase(Locale.ROOT))
                        .toList()
                : List.of();
    }

    private static void add(Map<String, Object> object, String name, Map<String, Object> rule) {
        var list = new ArrayList<Object>(object.get(name) instanceof List<?> before ? before : List.of());
        list.add(rule);
        object.put(name, list);
    }
}
