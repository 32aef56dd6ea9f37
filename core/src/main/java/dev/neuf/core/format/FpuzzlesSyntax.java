package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.json.Json;
import dev.neuf.core.pack.LzString;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The JSON of f-puzzles, by itself or packed in a link.
 *
 * <pre>
 *   https://f-puzzles.com/?load=N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==
 *   {"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]]}
 * </pre>
 *
 * Each cell has its value, whether it is given, its notes, and its region where that is not the usual one. All else is
 * in lists beside the grid, see {@link FpuzzlesRules}.
 */
final class FpuzzlesSyntax implements Syntax {

    private static final String START = "https://f-puzzles.com/?load=";

    /** As large as the site goes. */
    private static final int LARGEST = 16;

    @Override
    public boolean recognises(Text text) {
        return Link.isOf(text, "f-puzzles.com")
                || text.names().contains("grid") && text.names().contains("size");
    }

    @Override
    public Sheet read(Reading reading) {
        Optional<Link> link = Link.of(reading.text().only());
        if (link.isEmpty()) {
            return read(reading, reading.json());
        }
        String load = link.get().parameter("load");
        if (load.isEmpty()) {
            boolean isShort = !link.get().parameter("id").isEmpty();
            throw Numbers.Word.of(reading.text().content().getFirst())
                    .wrong(
                            0,
                            isShort
                                    ? Message.of(CorePhrase.LINK_SHORT)
                                    : Message.of(CorePhrase.LINK_EMPTY, START + "N4Ig..."));
        }
        return read(reading, reading.packed(() -> LzString.unpack(load)));
    }

    /** The sheet of a puzzle in this JSON, wherever it came from. */
    static Sheet read(Reading reading, Tree puzzle) {
        var draft = new Draft(
                reading, puzzle.at("size").whole(puzzle.at("grid").items().size()));
        int size = draft.size();
        List<Tree> rows = puzzle.at("grid").items();
        if (rows.size() != size || rows.stream().anyMatch(row -> row.items().size() != size)) {
            throw new Unreadable(Message.of(CorePhrase.FOREIGN_GRID, "grid", size));
        }
        for (int cell = 0; cell < draft.cellCount(); cell++) {
            cell(draft, cell, rows.get(cell / size).at(cell % size));
        }
        regions(draft, rows);
        FpuzzlesRules.read(draft, puzzle);
        return draft.sheet();
    }

    private static void cell(Draft draft, int cell, Tree fields) {
        if (!fields.at("value").isEmpty()) {
            draft.digit(cell, fields.at("value").whole(-1), fields.at("given").isTrue());
        }
        if (fields.has("centerPencilMarks")) {
            draft.note(cell, numbers(fields.at("centerPencilMarks")));
        }
        if (!fields.at("cornerPencilMarks").isEmpty()) {
            draft.lost("cornerPencilMarks");
        }
        if (!fields.at("givenPencilMarks").isEmpty()) {
            draft.variant("only", "digits", numbers(fields.at("givenPencilMarks")), "cells", List.of(draft.name(cell)));
        }
    }

    static List<Integer> numbers(Tree list) {
        return list.items().stream().map(item -> item.whole(0)).toList();
    }

    /** Where a cell says nothing it is in its usual box. */
    private static void regions(Draft draft, List<Tree> rows) {
        int size = draft.size();
        if (rows.stream().noneMatch(row -> row.items().stream().anyMatch(cell -> cell.has("region")))) {
            return;
        }
        Shape usual = Shape.standard(size);
        for (int cell = 0; cell < draft.cellCount(); cell++) {
            Tree fields = rows.get(cell / size).at(cell % size);
            int box = usual.isLatin() ? cell / size : usual.regionOf(cell);
            int region = fields.has("region") ? fields.at("region").whole(Shape.NO_REGION) : box;
            draft.region(cell, region < 0 || region >= draft.cellCount() ? Shape.NO_REGION : region);
        }
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return isForced ? new JsonCutter(true) : Cutter.oneLine(line -> Link.isOf(new Text(line), "f-puzzles.com"));
    }

    @Override
    public boolean isOneLine() {
        return true;
    }

    @Override
    public String write(Sheet sheet) {
        return START + LzString.pack(Json.write(object(sheet))) + "\n";
    }

    /** The puzzle as an object of this JSON. */
    static Map<String, Object> object(Sheet sheet) {
        int size = sheet.layout().size();
        Shape shape = sheet.layout().shape();
        boolean isUsual = shape.equals(Shape.standard(size));
        var rows = new ArrayList<List<Object>>();
        for (int cell = 0; cell < sheet.layout().cellCount(); cell++) {
            Map<String, Object> fields = Json.object();
            if (sheet.value(cell) > 0) {
                fields.put("value", sheet.value(cell));
            }
            if (!sheet.puzzle().givens().isEmpty(cell)) {
                fields.put("given", true);
            }
            if (!isUsual) {
                fields.put("region", shape.regionOf(cell) == Shape.NO_REGION ? Json.NULL : shape.regionOf(cell));
            }
            var notes = new ArrayList<Integer>();
            if (sheet.candidates().containsKey(cell)) {
                sheet.candidates().getOrDefault(cell, Digits.NONE).forEach(notes::add);
                fields.put("centerPencilMarks", notes);
            }
            if (cell % size == 0) {
                rows.add(new ArrayList<>());
            }
            rows.getLast().add(fields);
        }
        Map<String, Object> object = Json.object("size", size, "grid", rows);
        FpuzzlesRules.write(sheet, rows, object);
        return object;
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return Kept.by(this, sheet);
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        int size = sheet.layout().size();
        return size <= LARGEST
                ? Optional.empty()
                : Optional.of(Message.of(CorePhrase.FORMAT_SIZES, "f-puzzles", size, 1, LARGEST));
    }
}
