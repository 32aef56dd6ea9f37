package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.words.Notation;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Draws a board in text, with heavy lines along the regions, whatever their shape.
 *
 * <pre>
 *   ┏━━━━━━━┳━━━━┓     a line stands between two rows or columns only where
 *   ┃ 1 2 3 ┃ .  ┃     a region ends somewhere along it
 * </pre>
 */
public final class Picture {

    /** Larger boards have no blanks between the cells: 64 of them would be wider than any terminal. */
    private static final int LARGEST_WIDE = 25;

    private static final int NONE = 0;
    private static final int LIGHT = 1;
    private static final int HEAVY = 2;

    /** Where lines meet: left, right, up, down, each none, light or heavy, as a number in base 3. */
    private static final String[] JUNCTIONS = {
        "0000 ", "2200━", "0022┃", "0202┏", "2002┓", "0220┗", "2020┛", "0222┣", "2022┫", "2202┳", "2220┻", "2222╋",
        "1100─", "0011│", "1111┼", "0122┠", "1022┨", "2201┯", "2210┷", "2000╸", "0200╺", "0020╹", "0002╻"
    };

    private final Sheet sheet;
    private final Layout layout;
    private final Shape shape;
    private final Ink.Painter painter;
    private final Ink.Marker marker;
    /** A Latin square where people would expect boxes: light lines everywhere tell that it is none of these. */
    private final boolean isPlainLatin;

    private final boolean[] hasColumnLine;
    private final boolean hasNotes;
    private final boolean isPlay;
    /** So many candidates stand beside each other at the most; the rest of them goes below. */
    private final int fold;

    private final int[] widths;
    private final String gap;

    /** What stands in front of each row; nothing, if the edges are bare. */
    private IntFunction<String> rowNames = _ -> "";

    private Picture(Sheet sheet, Ink.Painter painter, Ink.Marker marker, boolean hasNotes, boolean isPlay, int fold) {
        this.sheet = sheet;
        this.layout = sheet.layout();
        this.shape = layout.shape();
        this.painter = painter;
        this.marker = marker;
        this.isPlainLatin = shape.isLatin() && !Shape.standard(layout.size()).isLatin();
        this.hasNotes = hasNotes;
        this.isPlay = isPlay;
        this.fold = fold;
        this.widths = new int[layout.size()];
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            int column = layout.column(cell);
            widths[column] = Math.max(widths[column], word(cell, 0).length());
        }
        this.gap = layout.size() > LARGEST_WIDE && !hasNotes ? "" : " ";
        this.hasColumnLine = new boolean[layout.size() + 1];
        for (int column = 0; column <= layout.size(); column++) {
            for (int row = 0; row < layout.size(); row++) {
                // in a jigsaw every column has room for a line, so that the cells stand at equal distances
                hasColumnLine[column] |= upright(row, column) != NONE || !shape.isBoxes() && !shape.isLatin();
            }
        }
    }

    /** The picture of a sheet, ending with a newline. */
    public static String of(Sheet sheet, Ink.Painter painter) {
        return new Picture(sheet, painter, (_, _) -> Ink.NOTE, false, false, 1).draw();
    }

    /**
     * The same, with the candidates noted in the open cells, in so many columns of text at the most. Where candidates do
     * not fit beside each other they stand in several lines; there is no picture if even that is too wide.
     */
    public static Optional<String> withNotes(Sheet sheet, Ink.Painter painter, int columns) {
        return widest(sheet, columns, fold -> new Picture(sheet, painter, (_, _) -> Ink.NOTE, true, false, fold));
    }

    /** The same, with some of the candidates marked, and the names of rows and columns along two edges. */
    public static Optional<String> withMarks(
            Sheet sheet, Ink.Painter painter, Ink.Marker marker, Notation names, int columns) {
        return widest(sheet, columns, fold -> {
            var picture = new Picture(sheet, painter, marker, true, true, fold);
            picture.name(names);
            return picture;
        });
    }

    private static Optional<String> widest(Sheet sheet, int columns, IntFunction<Picture> drawn) {
        for (int fold = sheet.layout().size(); fold > 0; fold--) {
            Picture picture = drawn.apply(fold);
            if (picture.edge("").length() + picture.line(0).length() <= columns) {
                return Optional.of(picture.columnNames() + picture.draw());
            }
        }
        return Optional.empty();
    }

    private void name(Notation names) {
        rowNames = names::row;
        for (int column = 0; column < widths.length; column++) {
            widths[column] = Math.max(widths[column], columnName(column).length());
        }
    }

    private String draw() {
        var text = new StringBuilder();
        boolean isFolded = isFolded();
        for (int row = 0; row <= layout.size(); row++) {
            // rows of several lines stand apart, or nobody could tell where one ends
            if (hasRowLine(row) || isFolded) {
                text.append(painter.paint(Ink.FRAME, edge("") + line(row))).append('\n');
            }
            for (int line = 0; row < layout.size() && line < height(row); line++) {
                String name = edge(line == 0 ? rowNames.apply(row) : "");
                text.append(name.isEmpty() ? "" : painter.paint(Ink.FRAME, name));
                cells(row, line, text);
            }
        }
        return text.toString();
    }

    private boolean isFolded() {
        for (int row = 0; row < layout.size(); row++) {
            if (height(row) > 1) {
                return true;
            }
        }
        return false;
    }

    /** How many lines of text a row takes. */
    private int height(int row) {
        int height = 1;
        for (int column = 0; column < layout.size(); column++) {
            int cell = layout.cell(row, column);
            height = sheet.value(cell) == 0 ? Math.max(height, (notes(cell).size() + fold - 1) / fold) : height;
        }
        return height;
    }

    /** A name in front of the board, as wide as the longest of them and a blank. */
    private String edge(String name) {
        int width = rowNames.apply(layout.size() - 1).length();
        return width == 0 ? "" : " ".repeat(width - name.length()) + name + " ";
    }

    /** The numbers of the columns, each above its cells; nothing, if the edges are bare. */
    private String columnNames() {
        if (edge("").isEmpty()) {
            return "";
        }
        var text = new StringBuilder(edge(""));
        for (int column = 0; column < layout.size(); column++) {
            String name = columnName(column);
            text.append(hasColumnLine[column] ? (column == 0 ? "" : gap) + " " : "")
                    .append(gap);
            text.append(name).append(" ".repeat(widths[column] - name.length()));
        }
        return painter.paint(Ink.FRAME, text.toString().stripTrailing()) + "\n";
    }

    private static String columnName(int column) {
        return String.valueOf(column + 1);
    }

    private boolean hasRowLine(int row) {
        for (int column = 0; column < layout.size(); column++) {
            if (level(row, column) != NONE) {
                return true;
            }
        }
        return false;
    }

    private void cells(int row, int line, StringBuilder text) {
        for (int column = 0; column <= layout.size(); column++) {
            if (hasColumnLine[column]) {
                String bar = junction(NONE, NONE, upright(row, column), upright(row, column));
                text.append(column == 0 ? "" : gap).append(painter.paint(Ink.FRAME, bar));
            }
            if (column < layout.size()) {
                int cell = layout.cell(row, column);
                text.append(gap).append(painted(cell, line));
                text.append(" ".repeat(widths[column] - word(cell, line).length()));
            }
        }
        text.append('\n');
    }

    /** The word of a cell in its colours: one for all of it, unless some of its candidates are marked. */
    private String painted(int cell, int line) {
        boolean isMarked = false;
        for (int digit : notes(cell)) {
            isMarked |= marker.ink(cell, digit) != Ink.NOTE;
        }
        if (!isMarked || sheet.value(cell) != 0) {
            String word = word(cell, line);
            return word.isEmpty() ? "" : painter.paint(ink(cell), word);
        }
        boolean isBracketed = isLoneNote(cell) && line == 0;
        var text = new StringBuilder(isBracketed ? "(" : "");
        for (int digit : digits(cell, line)) {
            text.append(painter.paint(marker.ink(cell, digit), note(cell, digit)));
        }
        return text.append(isBracketed ? ")" : "").toString();
    }

    /** What stands in a line of a cell: its digit, its candidates, or a dot; nothing below these. */
    private String word(int cell, int line) {
        var word = new StringBuilder();
        digits(cell, line)
                .forEach(digit -> word.append(
                        sheet.value(cell) == 0
                                ? note(cell, digit)
                                : sheet.symbols().of(digit)));
        if (isLoneNote(cell) && line == 0) {
            return "(" + word + ")";
        }
        return word.isEmpty() && line == 0 ? String.valueOf(Symbols.BLANK) : word.toString();
    }

    private String note(int cell, int digit) {
        return marker.sign(cell, digit) + sheet.symbols().of(digit);
    }

    /** The digits in a line of a cell. */
    private Digits digits(int cell, int line) {
        if (sheet.value(cell) != 0) {
            return line == 0 ? Digits.of(sheet.value(cell)) : Digits.NONE;
        }
        Digits digits = Digits.NONE;
        int at = 0;
        for (int digit : notes(cell)) {
            digits = at++ / fold == line ? digits.with(digit) : digits;
        }
        return digits;
    }

    private Digits notes(int cell) {
        return hasNotes ? sheet.candidates().getOrDefault(cell, Digits.NONE) : Digits.NONE;
    }

    /** Whether a cell has one candidate, and this is a moment of play: then it is no digit until somebody places it. */
    private boolean isLoneNote(int cell) {
        return isPlay && sheet.value(cell) == 0 && notes(cell).isSingle();
    }

    private Ink ink(int cell) {
        if (!sheet.puzzle().givens().isEmpty(cell)) {
            return Ink.GIVEN;
        }
        if (!sheet.entries().isEmpty(cell) || notes(cell).isSingle() && !isLoneNote(cell)) {
            return Ink.ENTERED;
        }
        return notes(cell).isEmpty() ? Ink.EMPTY : Ink.NOTE;
    }

    /** The line above a row. */
    private String line(int row) {
        var text = new StringBuilder();
        for (int column = 0; column <= layout.size(); column++) {
            int left = column == 0 ? NONE : level(row, column - 1);
            int right = column == layout.size() ? NONE : level(row, column);
            if (hasColumnLine[column]) {
                int up = row == 0 ? NONE : upright(row - 1, column);
                int down = row == layout.size() ? NONE : upright(row, column);
                text.append(column == 0 ? "" : junction(left, left, NONE, NONE).repeat(gap.length()));
                text.append(junction(left, right, up, down));
            }
            if (column < layout.size()) {
                text.append(junction(right, right, NONE, NONE).repeat(widths[column] + gap.length()));
            }
        }
        return text.toString().stripTrailing();
    }

    /** The line between a cell and its left neighbour. */
    private int upright(int row, int column) {
        return column == 0 || column == layout.size()
                ? HEAVY
                : between(layout.cell(row, column - 1), layout.cell(row, column));
    }

    /** The line between a cell and its upper neighbour. */
    private int level(int row, int column) {
        return row == 0 || row == layout.size()
                ? HEAVY
                : between(layout.cell(row - 1, column), layout.cell(row, column));
    }

    private int between(int cell, int other) {
        if (isPlainLatin) {
            return LIGHT;
        }
        return shape.regionOf(cell) == shape.regionOf(other) ? NONE : HEAVY;
    }

    private static String junction(int left, int right, int up, int down) {
        String wanted = "" + left + right + up + down;
        for (String junction : JUNCTIONS) {
            if (junction.startsWith(wanted)) {
                return junction.substring(4);
            }
        }
        throw new IllegalStateException("There is no line that goes " + wanted + " (left, right, up, down).");
    }
}
