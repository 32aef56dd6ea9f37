package dev.neuf.browser;

import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Ruleset;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Variant;
import dev.neuf.core.json.Json;
import dev.neuf.core.variant.Cage;
import dev.neuf.core.variant.Diagonals;
import dev.neuf.core.variant.Line;
import dev.neuf.core.variant.Parity;
import dev.neuf.core.variant.Total;
import dev.neuf.core.variant.Unequal;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A board without anything written on it: all that a page needs to draw it. */
final class BoardJson {

    private BoardJson() {}

    static Map<String, Object> of(Sheet sheet, Voice voice) {
        Puzzle puzzle = sheet.puzzle();
        Layout layout = puzzle.layout();
        Ruleset rules = puzzle.rules();
        var regions = new ArrayList<Integer>();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            regions.add(layout.shape().regionOf(cell));
        }
        var cages = new ArrayList<Object>();
        var odd = new ArrayList<Integer>();
        var even = new ArrayList<Integer>();
        var lines = new ArrayList<Object>();
        for (Variant variant : puzzle.variants()) {
            switch (variant) {
                case Cage(int sum, List<Integer> cells) -> cages.add(Json.object("sum", sum, "cells", cells));
                case Parity(boolean isOdd, List<Integer> cells) -> (isOdd ? odd : even).addAll(cells);
                case Line line -> lines.add(line(line, line.number(), line.cells()));
                case Total(int sum, List<Integer> cells) -> lines.add(line(variant, sum, cells));
                case Unequal(List<Integer> cells) -> lines.add(line(variant, 0, cells));
                default -> {
                    // its houses and sentences say it all
                }
            }
        }
        return Json.object(
                "size",
                layout.size(),
                "symbols",
                sheet.symbols().characters(),
                "regions",
                regions,
                "houses",
                rules.houses().stream().map(BoardJson::house).toList(),
                "differ",
                rules.all().stream()
                        .filter(Rule.Different.class::isInstance)
                        .map(rule -> GameJson.list(rule.cells()))
                        .toList(),
                "cages",
                cages,
                "odd",
                odd,
                "even",
                even,
                "lines",
                lines,
                "diagonals",
                puzzle.variants().stream().anyMatch(Diagonals.class::isInstance),
                "rules",
                rules(sheet, voice),
                "title",
                voice.words().say(Explain.board(puzzle)));
    }

    private static Map<String, Object> line(Variant variant, int number, List<Integer> cells) {
        return Json.object("kind", variant.keyword(), "number", number, "cells", cells);
    }

    private static Map<String, Object> house(Rule.House house) {
        return Json.object(
                "kind",
                house.kind().name().toLowerCase(Locale.ROOT),
                "number",
                house.number(),
                "cells",
                GameJson.list(house.cells()));
    }

    private static DoorPhrase about(Shape shape) {
        if (shape.isBoxes()) {
            return DoorPhrase.RULE_BOXES;
        }
        if (shape.isLatin()) {
            return DoorPhrase.RULE_LATIN;
        }
        return shape.isWhole() ? DoorPhrase.RULE_REGIONS : DoorPhrase.RULE_SMALL_REGIONS;
    }

    private static List<String> rules(Sheet sheet, Voice voice) {
        Symbols symbols = sheet.symbols();
        String first = String.valueOf(symbols.of(1));
        String last = String.valueOf(symbols.of(symbols.size()));
        var rules = new ArrayList<Message>();
        rules.add(Message.of(about(sheet.layout().shape()), first, last));
        rules.addAll(Variants.asked(sheet.puzzle()));
        return voice.say(rules);
    }
}
