package dev.neuf.core.variant;

import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Variant;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Cells in an order, and what two of them must have to do with each other: thermometers, whispers, dots ...
 *
 * @param number what some kinds have beside the cells, such as the gap of a whisper; else 0
 */
public record Line(Kind kind, int number, List<Integer> cells) implements Variant {

    public Line {
        cells = List.copyOf(cells);
    }

    /** Every kind. To add one, add its row here and in {@link Variants}. */
    public enum Kind {
        // spotless:off
        THERMOMETER     ("thermometer",      "",      Reach.NEXT,   (x, y, line, size) -> x < y),
        SLOW_THERMOMETER("slow-thermometer", "",      Reach.NEXT,   (x, y, line, size) -> x <= y),
        PALINDROME      ("palindrome",       "",      Reach.MIRROR, (x, y, line, size) -> x == y),
        /** As many different digits without a gap as cells: no two can be further apart. */
        RENBAN          ("renban",           "",      Reach.ALL,    (x, y, line, size) -> x != y && Math.abs(x - y) < line.cells.size()),
        NABNER          ("nabner",           "",      Reach.ALL,    (x, y, line, size) -> Math.abs(x - y) > 1),
        /** A low, a middle and a high digit in any three cells in a row. */
        ENTROPIC        ("entropic",         "",      Reach.TWO,    (x, y, line, size) -> (x - 1) * 3 / size != (y - 1) * 3 / size),
        MODULAR         ("modular",          "",      Reach.TWO,    (x, y, line, size) -> x % 3 != y % 3),
        WHISPER         ("whisper",          "gap",   Reach.NEXT,   (x, y, line, size) -> Math.abs(x - y) >= line.number),
        DIFFERENCE      ("difference",       "value", Reach.NEXT,   (x, y, line, size) -> Math.abs(x - y) == line.number),
        RATIO           ("ratio",            "value", Reach.NEXT,   (x, y, line, size) -> x == y * line.number || y == x * line.number);
        // spotless:on

        private final String keyword;
        private final String number;
        private final Reach reach;
        private final Test test;

        Kind(String keyword, String number, Reach reach, Test test) {
            this.keyword = keyword;
            this.number = number;
            this.reach = reach;
            this.test = test;
        }
    }

    /** Which cells of a line are compared: neighbours, also those two apart, all, or the ends and so on inwards. */
    private enum Reach {
        NEXT,
        TWO,
        ALL,
        MIRROR;

        boolean joins(int i, int j, int count) {
            return switch (this) {
                case NEXT -> j == i + 1;
                case TWO -> j <= i + 2;
                case ALL -> true;
                case MIRROR -> i + j == count - 1;
            };
        }
    }

    /** Whether x may stand before y on a line, on a board of some size. */
    @FunctionalInterface
    private interface Test {
        boolean allows(int x, int y, Line line, int size);
    }

    static Variants.Reader reader(Kind kind) {
        return args -> {
            int most = Math.max(1, args.layout().size());
            int number = kind.number.isEmpty() ? 0 : args.number(kind.number, 1, most);
            return new Line(kind, number, args.cells("cells"));
        };
    }

    @Override
    public String keyword() {
        return kind.keyword;
    }

    @Override
    public Message named(int count) {
        CorePhrase phrase = switch (kind) {
            case THERMOMETER -> CorePhrase.NAMED_THERMOMETER;
            case SLOW_THERMOMETER -> CorePhrase.NAMED_SLOW_THERMOMETER;
            case PALINDROME -> CorePhrase.NAMED_PALINDROME;
            case RENBAN -> CorePhrase.NAMED_RENBAN;
            case NABNER -> CorePhrase.NAMED_NABNER;
            case ENTROPIC -> CorePhrase.NAMED_ENTROPIC;
            case MODULAR -> CorePhrase.NAMED_MODULAR;
            case WHISPER -> CorePhrase.NAMED_WHISPER;
            case DIFFERENCE -> CorePhrase.NAMED_DIFFERENCE;
            case RATIO -> CorePhrase.NAMED_RATIO;
        };
        return Message.of(phrase, count);
    }

    @Override
    public List<Rule> rules(Layout layout) {
        var rules = new ArrayList<Rule>();
        for (int i = 0; i < cells.size(); i++) {
            for (int j = i + 1; j < cells.size(); j++) {
                if (kind.reach.joins(i, j, cells.size())) {
                    rules.add(new Rule.Relation(
                            cells.get(i), cells.get(j), (x, y) -> kind.test.allows(x, y, this, layout.size())));
                }
            }
        }
        return rules;
    }

    @Override
    public Map<String, Object> fields(Layout layout) {
        Map<String, Object> fields = Json.object();
        if (!kind.number.isEmpty()) {
            fields.put(kind.number, number);
        }
        fields.put("cells", cells.stream().map(layout::name).toList());
        return fields;
    }
}
