package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.Variant;
import dev.neuf.core.json.Json;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** A sheet in the making, for texts of programs that know more than Neuf: what it has no place for is said. */
final class Draft {

    private final Reading reading;
    private final int size;
    private final int[] givens;
    private final int[] entries;
    private final int[] regionOf;
    private boolean hasRegions;
    private final Map<Integer, Digits> candidates = new HashMap<>();
    private final List<Map<String, Object>> variants = new ArrayList<>();
    private final Map<String, Integer> lostRules = new LinkedHashMap<>();
    private final Map<String, Integer> drawn = new LinkedHashMap<>();
    private final Map<String, Integer> lost = new LinkedHashMap<>();

    Draft(Reading reading, int size) {
        if (size < 1 || size > Digits.MOST) {
            throw new Unreadable(Message.of(CorePhrase.SIZE_RANGE, size, Digits.MOST));
        }
        this.reading = reading;
        this.size = size;
        this.givens = new int[size * size];
        this.entries = new int[size * size];
        this.regionOf = new int[size * size];
        Arrays.fill(regionOf, Shape.NO_REGION);
    }

    int size() {
        return size;
    }

    int cellCount() {
        return givens.length;
    }

    /** The name of a cell, as variants want it. */
    String name(int cell) {
        return "r" + (cell / size + 1) + "c" + (cell % size + 1);
    }

    /** Puts a digit into a cell; 0 leaves it empty, anything that is no digit is refused. */
    void digit(int cell, int digit, boolean isGiven) {
        if (digit < 0 || digit > size) {
            throw new Unreadable(Message.of(CorePhrase.FOREIGN_DIGIT, name(cell), digit, size));
        }
        (isGiven ? givens : entries)[cell] = digit;
    }

    boolean isEmpty(int cell) {
        return givens[cell] == 0 && entries[cell] == 0;
    }

    /** Notes candidates; those that are no digits of the board are left out. */
    void note(int cell, Iterable<Integer> digits) {
        Digits kept = Digits.NONE;
        for (int digit : digits) {
            kept = digit >= 1 && digit <= size ? kept.with(digit) : kept;
        }
        candidates.put(cell, kept);
    }

    /** Forgets notes that tell nothing, see {@link Notes#areIdle}. */
    void keepNewsOnly() {
        if (Notes.areIdle(Layout.of(shape()), Grid.of(givens).or(Grid.of(entries)), candidates)) {
            candidates.clear();
        }
    }

    /** Says in which region a cell is. Cells of which nothing is said are in none, or all are as usual. */
    void region(int cell, int region) {
        hasRegions = true;
        regionOf[cell] = region;
    }

    /** A rule for some cells or the whole board, with fields as in {@link Variants}. */
    void variant(String keyword, Object... fields) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("type", keyword);
        object.putAll(Json.object(fields));
        variants.add(object);
    }

    /** The diagonals that count: each has no digit twice, and both together are a rule of their own. */
    void diagonals(boolean isDown, boolean isUp) {
        if (isDown && isUp) {
            variant("diagonals");
        } else if (isDown || isUp) {
            var cells = new ArrayList<String>();
            for (int row = 0; row < size; row++) {
                cells.add(name(row * size + (isDown ? row : size - 1 - row)));
            }
            variant("different", "cells", cells);
        }
    }

    /** A rule that Neuf does not know. */
    void lostRule(String name, int count) {
        lostRules.merge(name, count, Integer::sum);
    }

    /** A drawing, which may stand for a rule or for nothing. */
    void drawn(String name, int count) {
        if (count > 0) {
            drawn.merge(name, count, Integer::sum);
        }
    }

    /** Something else that has no place on a sheet. */
    void lost(String name) {
        lost.merge(name, 1, Integer::sum);
    }

    private Shape shape() {
        return hasRegions ? Shapes.regions(regionOf, size) : Shape.standard(size);
    }

    Sheet sheet() {
        Layout layout = hasRegions ? reading.layout(shape()) : reading.layout(size);
        var kept = new LinkedHashSet<Variant>();
        for (Map<String, Object> object : variants) {
            try {
                kept.add(Variants.read(object, layout));
            } catch (Unreadable _) {
                lostRule(String.valueOf(object.get("type")), 1);
            }
        }
        if (!lostRules.isEmpty()) {
            reading.note(CorePhrase.FOREIGN_RULES, shown(lostRules));
        }
        if (!drawn.isEmpty()) {
            reading.note(CorePhrase.FOREIGN_DRAWN, shown(drawn));
        }
        if (!lost.isEmpty()) {
            reading.note(CorePhrase.FOREIGN_REST, shown(lost));
        }
        return reading.sheet(
                layout,
                List.copyOf(kept),
                Grid.of(givens),
                Grid.of(entries).without(Grid.of(givens).filled()),
                candidates,
                Symbols.standard(size));
    }

    private static String shown(Map<String, Integer> counts) {
        var names = new ArrayList<String>();
        counts.forEach((name, count) -> names.add(count > 1 ? name + " (" + count + ")" : name));
        return String.join(", ", names);
    }
}
