package dev.neuf.browser;

import dev.neuf.core.CellSet;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.Unreadable;
import dev.neuf.core.Variant;
import dev.neuf.core.json.Json;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle that somebody is setting. It may still make no sense: a region with too many cells, a rule that does not fit
 * the board.
 *
 * @param size the number of rows
 * @param regions a number for each cell, from 0; {@link Shape#NO_REGION} for none
 * @param marked cells that are to be given one day
 */
record Blueprint(int size, List<Integer> regions, Grid givens, CellSet marked, List<Variant> variants) {

    /** Larger boards are not set by hand. */
    static final int LARGEST = 25;

    Blueprint {
        regions = List.copyOf(regions);
        variants = List.copyOf(variants);
        marked = marked.minus(givens.filled());
    }

    /** A puzzle as it is. */
    static Blueprint of(Puzzle puzzle) {
        Layout layout = puzzle.layout();
        var regions = new ArrayList<Integer>();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            regions.add(layout.shape().regionOf(cell));
        }
        return new Blueprint(layout.size(), regions, puzzle.givens(), CellSet.NONE, puzzle.variants());
    }

    /** The same with other regions. */
    Blueprint withRegions(List<Integer> others) {
        return new Blueprint(size, others, givens, marked, variants);
    }

    /** The same with other digits, and other cells that are to have one. */
    Blueprint withGivens(Grid others, CellSet marks) {
        return new Blueprint(size, regions, others, marks, variants);
    }

    /** The same with other extra rules. */
    Blueprint withVariants(List<Variant> others) {
        return new Blueprint(size, regions, givens, marked, others);
    }

    /** The board, as far as it makes sense: regions with too many cells are left out. */
    Layout layout() {
        int[] fitting = new int[regions.size()];
        for (int cell = 0; cell < fitting.length; cell++) {
            int region = regions.get(cell);
            boolean isTooLarge = region != Shape.NO_REGION && Collections.frequency(regions, region) > size;
            fitting[cell] = isTooLarge ? Shape.NO_REGION : region;
        }
        return Layout.of(Shape.jigsaw(fitting));
    }

    /** The question, as far as it makes sense. */
    Puzzle puzzle() {
        Layout layout = layout();
        return new Puzzle(
                layout,
                variants.stream()
                        .filter(variant -> misfit(variant, layout).isEmpty())
                        .toList(),
                givens);
    }

    /** Why nobody can play it yet. */
    List<Message> troubles() {
        var troubles = new ArrayList<Message>();
        cellsOfRegions().forEach((region, cells) -> {
            if (cells.size() > size) {
                troubles.add(Message.of(DoorPhrase.REGION_LARGE, region + 1, cells.size(), size));
            }
        });
        Layout layout = layout();
        variants.forEach(variant -> troubles.addAll(misfit(variant, layout)));
        return troubles;
    }

    /** What is unusual, and may not be meant. */
    List<Message> remarks() {
        var remarks = new ArrayList<Message>();
        Map<Integer, CellSet> all = cellsOfRegions();
        all.forEach((region, cells) -> {
            if (cells.size() < size) {
                remarks.add(Message.of(DoorPhrase.REGION_SMALL, region + 1, cells.size(), size));
            }
            int pieces = pieces(cells);
            if (pieces > 1) {
                remarks.add(Message.of(DoorPhrase.REGION_PIECES, region + 1, pieces));
            }
        });
        int without = Collections.frequency(regions, Shape.NO_REGION);
        if (without > 0 && !all.isEmpty()) {
            remarks.add(Message.of(DoorPhrase.REGION_NONE, without));
        }
        return remarks;
    }

    private Map<Integer, CellSet> cellsOfRegions() {
        var all = new LinkedHashMap<Integer, CellSet>();
        for (int region = 0; region < size; region++) {
            var cells = new CellSet.Builder();
            for (int cell = 0; cell < regions.size(); cell++) {
                if (regions.get(cell) == region) {
                    cells.add(cell);
                }
            }
            CellSet built = cells.build();
            if (!built.isEmpty()) {
                all.put(region, built);
            }
        }
        return all;
    }

    private int pieces(CellSet cells) {
        int pieces = 0;
        CellSet left = cells;
        while (!left.isEmpty()) {
            var piece = new ArrayList<Integer>(List.of(left.first()));
            left = left.without(left.first());
            for (int i = 0; i < piece.size(); i++) {
                int cell = piece.get(i);
                int[] beside = {
                    cell - size, cell + size, cell % size > 0 ? cell - 1 : -1, (cell + 1) % size > 0 ? cell + 1 : -1
                };
                for (int next : beside) {
                    if (next >= 0 && next < size * size && left.contains(next)) {
                        left = left.without(next);
                        piece.add(next);
                    }
                }
            }
            pieces++;
        }
        return pieces;
    }

    /** Why a rule does not fit the board; nothing, if it does. */
    static List<Message> misfit(Variant variant, Layout layout) {
        try {
            Variants.read(Variants.object(variant, layout), layout);
            return List.of();
        } catch (Unreadable bad) {
            return List.of(bad.why());
        }
    }

    /** As text, for {@link #read}. */
    String write() {
        Layout layout = layout();
        var digits = new ArrayList<Integer>();
        for (int cell = 0; cell < givens.cellCount(); cell++) {
            digits.add(givens.digit(cell));
        }
        return Json.write(Json.object(
                "size",
                size,
                "regions",
                regions,
                "givens",
                digits,
                "marked",
                GameJson.list(marked),
                "variants",
                variants.stream()
                        .map(variant -> Variants.object(variant, layout))
                        .toList()));
    }

    /**
     * Reads what was written.
     *
     * @throws Unreadable if it was not
     */
    static Blueprint read(String text) {
        if (Json.parse(text) instanceof Map<?, ?> object && object.get("size") instanceof Long rows) {
            int size = Math.clamp(rows, 1, LARGEST);
            List<Integer> regions = numbers(object.get("regions"), Shape.NO_REGION, size - 1);
            List<Integer> digits = numbers(object.get("givens"), 0, size);
            List<Integer> marked = numbers(object.get("marked"), 0, size * size - 1);
            if (regions.size() == size * size
                    && digits.size() == size * size
                    && object.get("variants") instanceof List<?> rules) {
                var plain = new Blueprint(
                        size,
                        regions,
                        Grid.of(digits.stream().mapToInt(digit -> digit).toArray()),
                        CellSet.of(marked),
                        List.of());
                return plain.withVariants(rules.stream().map(plain::variant).toList());
            }
        }
        throw damaged();
    }

    /** A rule is read even if the regions that are painted now are not those it needs. */
    private Variant variant(Object object) {
        var fields = new LinkedHashMap<String, Object>();
        if (object instanceof Map<?, ?> map) {
            map.forEach((key, value) -> fields.put(String.valueOf(key), value));
        }
        try {
            return Variants.read(fields, layout());
        } catch (Unreadable bad) {
            Layout usual = Layout.standard(size);
            return Variants.read(fields, usual);
        }
    }

    private static List<Integer> numbers(@Nullable Object list, int least, int most) {
        var numbers = new ArrayList<Integer>();
        if (!(list instanceof List<?> all)) {
            throw damaged();
        }
        for (Object each : all) {
            if (!(each instanceof Long number) || number < least || number > most) {
                throw damaged();
            }
            numbers.add((int) (long) number);
        }
        return numbers;
    }

    private static Unreadable damaged() {
        return new Unreadable(Message.of(DoorPhrase.DRAFT_DAMAGED));
    }
}
