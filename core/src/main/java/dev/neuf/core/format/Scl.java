package dev.neuf.core.format;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.Variant;
import dev.neuf.core.json.Json;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The JSON of SudokuPad. It is a drawing first: givens, regions, cages and a few words for the whole board are rules, all
 * else is a picture, and what it means is said in prose.
 *
 * <pre>
 *   {"cells":[[{"value":5},{}],...],"regions":[[[0,0],[0,1]],...],"cages":[{"cells":[[0,0],[0,1]],"value":"10"}]}
 * </pre>
 */
final class Scl {

    private static final List<String> DRAWINGS = List.of("lines", "arrows", "overlays", "underlays");

    /** Words for the whole board, theirs and ours. */
    private static final List<Map.Entry<String, String>> GLOBALS =
            List.of(Map.entry("antiknight", "anti-knight"), Map.entry("antiking", "anti-king"));

    private Scl() {}

    static Sheet read(Reading reading, Tree puzzle) {
        List<Tree> rows = puzzle.at("cells").items();
        var draft = new Draft(reading, rows.size());
        int size = draft.size();
        if (rows.stream().anyMatch(row -> row.items().size() != size)) {
            throw new Unreadable(Message.of(CorePhrase.FOREIGN_GRID, "cells", size));
        }
        for (int cell = 0; cell < draft.cellCount(); cell++) {
            Tree fields = rows.get(cell / size).at(cell % size);
            if (!fields.at("value").isEmpty()) {
                draft.digit(cell, fields.at("value").whole(-1), true);
            }
            if (fields.has("centremarks")) {
                draft.note(cell, FpuzzlesSyntax.numbers(fields.at("centremarks")));
            }
            if (!fields.at("pencilMarks").isEmpty()) {
                draft.lost("pencilMarks");
            }
        }
        regions(draft, puzzle);
        puzzle.at("cages").items().forEach(cage -> cage(draft, cage));
        for (var global : GLOBALS) {
            boolean isSaid = puzzle.at("global").items().stream()
                    .anyMatch(word -> word.text().equals(global.getKey()));
            if (isSaid || puzzle.at("metadata").at(global.getKey()).isTrue()) {
                draft.variant(global.getValue());
            }
        }
        for (String name : List.of("title", "author", "rules")) {
            if (!puzzle.at("metadata").at(name).isEmpty()) {
                draft.lost(name);
            }
        }
        for (String name : DRAWINGS) {
            draft.drawn(name, puzzle.at(name).items().size());
        }
        return draft.sheet();
    }

    /** Without a word about regions there are the usual ones; with an empty list there are none. */
    private static void regions(Draft draft, Tree puzzle) {
        boolean isSaid = puzzle.has("regions");
        for (int cell = 0; isSaid && cell < draft.cellCount(); cell++) {
            draft.region(cell, Shape.NO_REGION);
        }
        List<Tree> regions = puzzle.at("regions").items();
        CellSet taken = CellSet.NONE;
        for (int i = 0; i < regions.size(); i++) {
            List<Integer> cells = cells(draft, regions.get(i));
            if (cells.isEmpty() || taken.meets(CellSet.of(cells)) || cells.size() > draft.size()) {
                draft.variant("different", "cells", names(draft, cells));
                continue;
            }
            taken = taken.or(CellSet.of(cells));
            for (int cell : cells) {
                draft.region(cell, i);
            }
        }
    }

    /** The cells of a list of rows and columns; none if one of them is outside of the board. */
    private static List<Integer> cells(Draft draft, Tree list) {
        var cells = new ArrayList<Integer>();
        for (Tree pair : list.items()) {
            int row = pair.at(0).whole(-1);
            int column = pair.at(1).whole(-1);
            if (row < 0 || column < 0 || row >= draft.size() || column >= draft.size()) {
                return List.of();
            }
            cells.add(row * draft.size() + column);
        }
        return cells;
    }

    private static List<String> names(Draft draft, List<Integer> cells) {
        return cells.stream().map(draft::name).toList();
    }

    private static void cage(Draft draft, Tree cage) {
        List<String> cells = names(draft, cells(draft, cage.at("cells")));
        String value = cage.at("value").text();
        if (cage.at("type").text().equals("rowcol")) {
            return;
        }
        if (cells.isEmpty() && value.indexOf(':') > 0) {
            draft.lost(value.substring(0, value.indexOf(':')));
        } else if (cage.at("value").whole(0) > 0) {
            boolean isRepeated = cage.has("unique") && !cage.at("unique").isTrue();
            draft.variant(isRepeated ? "total" : "cage", "sum", cage.at("value").whole(0), "cells", cells);
        } else if (cage.at("unique").isTrue()) {
            draft.variant("different", "cells", cells);
        } else {
            draft.drawn("cages", 1);
        }
    }

    /** The puzzle as an object of this JSON. */
    static Map<String, Object> object(Sheet sheet) {
        Layout layout = sheet.layout();
        var rows = new ArrayList<List<Object>>();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            Map<String, Object> fields = Json.object();
            if (sheet.value(cell) > 0) {
                fields.put("value", sheet.value(cell));
            }
            if (sheet.candidates().containsKey(cell)) {
                var notes = new ArrayList<Integer>();
                sheet.candidates().getOrDefault(cell, Digits.NONE).forEach(notes::add);
                fields.put("centremarks", notes);
            }
            if (layout.column(cell) == 0) {
                rows.add(new ArrayList<>());
            }
            rows.getLast().add(fields);
        }
        var cages = new ArrayList<Object>();
        var globals = new ArrayList<String>();
        for (Variant variant : Variants.inOrder(sheet.puzzle())) {
            Map<String, Object> fields = Variants.object(variant, layout);
            switch (variant.keyword()) {
                case "cage" ->
                    cages.add(Json.object(
                            "cells",
                            pairs(layout, fields),
                            "value",
                            String.valueOf(fields.get("sum")),
                            "unique",
                            true));
                case "total" ->
                    cages.add(Json.object(
                            "cells",
                            pairs(layout, fields),
                            "value",
                            String.valueOf(fields.get("sum")),
                            "unique",
                            false));
                case "different" ->
                    cages.add(Json.object("cells", pairs(layout, fields), "unique", true, "hidden", true));
                default ->
                    GLOBALS.stream()
                            .filter(global -> global.getValue().equals(variant.keyword()))
                            .forEach(global -> globals.add(global.getKey()));
            }
        }
        var regions = new ArrayList<Object>();
        for (CellSet region : layout.shape().regions()) {
            regions.add(region.stream().mapToObj(cell -> pair(layout, cell)).toList());
        }
        return Json.object(
                "cellSize",
                50,
                "cells",
                rows,
                "regions",
                regions,
                "cages",
                cages,
                "global",
                globals,
                "metadata",
                Map.of());
    }

    private static List<Object> pairs(Layout layout, Map<String, Object> fields) {
        var pairs = new ArrayList<Object>();
        for (Object name : fields.get("cells") instanceof List<?> list ? list : List.of()) {
            pairs.add(pair(layout, layout.cell(name.toString()).orElseThrow()));
        }
        return pairs;
    }

    private static Object pair(Layout layout, int cell) {
        return List.of(layout.row(cell), layout.column(cell));
    }
}
