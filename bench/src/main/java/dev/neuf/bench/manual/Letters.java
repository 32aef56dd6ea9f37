package dev.neuf.bench.manual;

import dev.neuf.bench.manual.Plan.Point;
import java.util.Map;
import java.util.TreeMap;

/** Single characters of one size, each at its place; those of a row share an element, which keeps a picture small. */
final class Letters {

    /** From the middle of a figure to its foot, as a share of the size of the font. */
    private static final double FOOT = 0.36;

    private final double size;
    private final Map<Double, Row> rows = new TreeMap<>();

    private record Row(StringBuilder places, StringBuilder characters) {}

    Letters(double size) {
        this.size = size;
    }

    /** Puts a character, already escaped, in the middle of a place. */
    void add(Point at, String character) {
        Row row = rows.computeIfAbsent(at.y(), _ -> new Row(new StringBuilder(), new StringBuilder()));
        row.places.append(row.places.isEmpty() ? "" : " ").append(Arrows.number(at.x()));
        row.characters.append(character);
    }

    /** All of them, in one look. */
    String group(String attributes) {
        var text = new StringBuilder();
        rows.forEach((y, row) -> text.append("<text x=\"%s\" y=\"%s\">%s</text>\n"
                .formatted(row.places, Arrows.number(y + FOOT * size), row.characters)));
        return text.isEmpty()
                ? ""
                : "<g font-size=\"%s\" %s>\n%s</g>\n".formatted(Arrows.number(size), attributes, text);
    }
}
