package dev.neuf.browser;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Unreadable;
import dev.neuf.core.Variant;
import dev.neuf.core.json.Json;
import dev.neuf.core.variant.Cage;
import dev.neuf.core.variant.Parity;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Rules about some cells, as a setter draws them: lines, dots, sums, cages. Whatever the table of variants has with cells
 * can be drawn; a new row needs nothing here.
 */
final class Marks {

    /** What has a tool of its own. */
    private static final Set<Variants> OTHER_TOOLS = Set.of(Variants.CAGE, Variants.ODD, Variants.EVEN);

    /** What stands between two cells: over a longer way, one between each and the next. */
    private static final Set<Variants> BETWEEN_TWO = Set.of(Variants.DIFFERENCE, Variants.RATIO);

    /** What cells may be said to hold. */
    private enum Half {
        ODD,
        EVEN,
        NONE
    }

    private Marks() {}

    /** What can be drawn, with the number that is usual, and what it asks. Lines come first: most want one. */
    static List<Map<String, Object>> kinds(Voice voice) {
        return Arrays.stream(Variants.values())
                .filter(row -> row.isOfCells() && !OTHER_TOOLS.contains(row))
                .sorted(Comparator.comparing(row -> row.compareTo(Variants.THERMOMETER) < 0))
                .map(row -> {
                    Map<String, Object> kind =
                            Json.object("key", row.keyword(), "asks", voice.say(Message.of(row.asks(), CellSet.NONE)));
                    if (!row.field().isEmpty()) {
                        kind.put("field", row.field());
                        kind.put("usual", row.usual());
                    }
                    return kind;
                })
                .toList();
    }

    /** Every rule of the draft that is about some cells; its place among all rules is its name. */
    static List<Map<String, Object>> all(Blueprint draft) {
        Layout layout = draft.layout();
        var all = new ArrayList<Map<String, Object>>();
        for (int at = 0; at < draft.variants().size(); at++) {
            Variant variant = draft.variants().get(at);
            Set<Integer> cells = cells(variant, layout);
            if (!cells.isEmpty()) {
                Map<String, Object> mark =
                        Json.object("at", at, "key", variant.keyword(), "cells", new ArrayList<Object>(cells));
                variant.fields(layout).forEach((name, value) -> {
                    if (!name.equals("cells")) {
                        mark.put("value", value instanceof List<?> list ? joined(list) : value.toString());
                    }
                });
                all.add(mark);
            }
        }
        return all;
    }

    private static String joined(List<?> list) {
        return String.join(",", list.stream().map(String::valueOf).toList());
    }

    /** The cells of a rule in its order; none for one of the whole board. */
    private static Set<Integer> cells(Variant variant, Layout layout) {
        var cells = new LinkedHashSet<Integer>();
        if (variant.fields(layout).get("cells") instanceof List<?> names) {
            names.forEach(name -> layout.cell(name.toString()).ifPresent(cells::add));
        }
        return cells;
    }

    /** One of the same kind in the same cells gives way, so that a number is changed by drawing again. */
    static Blueprint drawn(Blueprint draft, List<Integer> cells, Fields fields) {
        Variants row = fields.oneOf("rule", Variants.class);
        Layout layout = draft.layout();
        var variants = new ArrayList<>(draft.variants());
        for (List<Integer> part : parts(row, cells)) {
            Variant drawn = read(row, part, fields, layout);
            requireSense(row, drawn, part, layout);
            var same = Set.copyOf(part);
            variants.removeIf(variant -> variant.keyword().equals(row.keyword())
                    && cells(variant, layout).equals(same));
            variants.add(drawn);
        }
        return draft.withVariants(variants);
    }

    private static List<List<Integer>> parts(Variants row, List<Integer> cells) {
        if (!BETWEEN_TWO.contains(row) || cells.size() < 3) {
            return List.of(cells);
        }
        var pairs = new ArrayList<List<Integer>>();
        for (int i = 1; i < cells.size(); i++) {
            pairs.add(cells.subList(i - 1, i + 1));
        }
        return pairs;
    }

    private static Variant read(Variants row, List<Integer> cells, Fields fields, Layout layout) {
        Map<String, Object> object = Json.object(
                "type", row.keyword(), "cells", cells.stream().map(layout::name).toList());
        String value = fields.optional("value").orElse("").replace(" ", "");
        if (!row.field().isEmpty() && !value.isEmpty()) {
            boolean isNumber = value.length() < 10 && value.chars().allMatch(letter -> letter >= '0' && letter <= '9');
            object.put(row.field(), isNumber ? (Object) Long.valueOf(value) : List.of(value.split(",", -1)));
        }
        return Variants.read(object, layout);
    }

    /** A rule that asks nothing, or that nobody can keep, is refused at once. */
    private static void requireSense(Variants row, Variant drawn, List<Integer> cells, Layout layout) {
        Message asks = Message.of(row.asks(), CellSet.of(cells));
        boolean asksNothing =
                drawn.rules(layout).stream().allMatch(rule -> rule instanceof Rule.Different && cells.size() < 2);
        if (asksNothing) {
            throw new Unreadable(Message.of(DoorPhrase.MARK_SHORT, asks));
        }
        if (!Fit.isPossible(drawn, cells, layout)) {
            throw new Unreadable(Message.of(
                    row.field().isEmpty() ? DoorPhrase.MARK_UNFIT : DoorPhrase.MARK_UNFIT_NUMBER, cells.size(), asks));
        }
    }

    /** The rule at a place goes, of whatever kind. */
    static Blueprint removed(Blueprint draft, Fields fields) {
        var variants = new ArrayList<>(draft.variants());
        variants.remove(fields.between("at", 0, variants.size() - 1));
        return draft.withVariants(variants);
    }

    /** What is drawn through one of the cells goes. */
    static Blueprint erased(Blueprint draft, List<Integer> cells) {
        Layout layout = draft.layout();
        Set<String> kept = OTHER_TOOLS.stream().map(Variants::keyword).collect(Collectors.toSet());
        var variants = new ArrayList<>(draft.variants());
        variants.removeIf(variant -> !kept.contains(variant.keyword())
                && cells(variant, layout).stream().anyMatch(cells::contains));
        return draft.withVariants(variants);
    }

    /** Cages with one of the cells give way to the new one; without a sum, there is none. */
    static Blueprint caged(Blueprint draft, List<Integer> chosen, Fields fields) {
        List<Integer> cells = chosen.stream().sorted().toList();
        var variants = new ArrayList<>(draft.variants());
        variants.removeIf(
                variant -> variant instanceof Cage cage && cage.cells().stream().anyMatch(cells::contains));
        if (fields.isNamed("sum")) {
            Layout layout = draft.layout();
            String names = String.join(",", cells.stream().map(layout::name).toList());
            String sum = fields.text("sum").strip();
            variants.add(Variants.read("cage sum=" + sum + " cells=" + names, layout));
        }
        return draft.withVariants(variants);
    }

    static Blueprint withParity(Blueprint draft, List<Integer> cells, Fields fields) {
        Half half = fields.oneOf("parity", Half.class);
        var variants = new ArrayList<Variant>();
        for (Variant variant : draft.variants()) {
            if (variant instanceof Parity(boolean isOdd, List<Integer> marked)) {
                List<Integer> rest =
                        marked.stream().filter(cell -> !cells.contains(cell)).toList();
                if (!rest.isEmpty()) {
                    variants.add(new Parity(isOdd, rest));
                }
            } else {
                variants.add(variant);
            }
        }
        if (half != Half.NONE && !cells.isEmpty()) {
            variants.add(new Parity(half == Half.ODD, cells));
        }
        return draft.withVariants(joinedParity(variants));
    }

    /** One rule for all odd cells, and one for all even ones. */
    private static List<Variant> joinedParity(List<Variant> variants) {
        var joined = new ArrayList<Variant>();
        for (boolean isOdd : new boolean[] {true, false}) {
            List<Integer> cells = variants.stream()
                    .filter(variant -> variant instanceof Parity parity && parity.isOdd() == isOdd)
                    .flatMap(variant -> ((Parity) variant).cells().stream())
                    .sorted()
                    .toList();
            if (!cells.isEmpty()) {
                joined.add(new Parity(isOdd, cells));
            }
        }
        variants.stream().filter(variant -> !(variant instanceof Parity)).forEach(joined::add);
        return joined;
    }
}
