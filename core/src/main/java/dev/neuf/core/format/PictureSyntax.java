package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/**
 * Rows of cells, framed or not. Lines of any kind, drawn or typed, tell the regions.
 *
 * <pre>
 *   ┏━━━━━┳━━━━━┓      +-----+-----+      .2.4
 *   ┃ . 2 ┃ . 4 ┃      | . 2 | . 4 |      3...
 *   ┃ 3 . ┃ . . ┃      | 3 . | . . |      4.2.
 *   ┣━━━━━╋━━━━━┫      |-----+-----|      ...1
 * </pre>
 */
final class PictureSyntax implements Syntax {

    @Override
    public boolean recognises(Text text) {
        // the last row of the table: everything else that has rows is a picture
        return text.content().size() > 1;
    }

    @Override
    public Sheet read(Reading reading) {
        List<Text.Line> content = reading.text().content();
        Drawing drawing = Drawing.of(content);
        if (drawing.rows().isEmpty()) {
            throw new Unreadable(content.getFirst().number(), 0, Message.of(CorePhrase.PICTURE_NO_CELLS));
        }
        List<Integer> counts = drawing.columns().stream().map(List::size).toList();
        boolean isWide = drawing.rows().size() < content.size()
                || content.stream().anyMatch(line -> Rows.hasWideGap(line.text()));
        if (isWide && counts.size() > 2 && counts.stream().allMatch(cells -> cells < counts.size())) {
            throw new Unreadable(drawing.rows().getFirst().number(), 0, Message.of(CorePhrase.PICTURE_BLANKS));
        }
        if (content.size() == 1) {
            reading.text().requireNoWords();
        }
        Rows.Read read = read(drawing.rows(), drawing.columns(), Rows.size(counts), reading);
        Rows.noteIfLines(reading, content);
        Layout layout = layout(reading, drawing);
        return reading.sheet(
                layout, List.of(), Grid.of(read.givens()), Grid.empty(layout.size()), Map.of(), read.symbols());
    }

    private static Rows.Read read(List<Text.Line> rows, List<List<Integer>> columns, int size, Reading reading) {
        if (size > Digits.MOST) {
            var phrase = rows.size() == 1 ? CorePhrase.PICTURE_WIDE : CorePhrase.SIZE_RANGE;
            throw new Unreadable(rows.getFirst().number(), 0, Message.of(phrase, size, Digits.MOST));
        }
        return Rows.read(rows, columns, size, reading);
    }

    /** Heavy lines tell the regions; where there are none, any line does. */
    static Layout layout(Reading reading, Drawing drawing) {
        int size = drawing.rows().size();
        int[] pieces = drawing.pieces(Frames.HEAVY_BARS, Frames.HEAVY_DASHES);
        if (count(pieces) > 1) {
            return isTable(pieces, size) ? reading.layout(size) : layout(reading, pieces, size);
        }
        pieces = drawing.pieces(Frames.BARS, Frames.DASHES);
        if (count(pieces) == size * size && size > 1 && drawing.hasUpperEdge(Frames.HEAVY_DASHES)) {
            return reading.layout(Shape.latin(size));
        }
        if (isTable(pieces, size)) {
            return reading.layout(size);
        }
        // in a table, lines between all columns, or all rows, tell nothing: only the others do
        int[] stacks = drawing.pieces(Frames.BARS, "");
        int[] bands = drawing.pieces("", Frames.DASHES);
        if (isCut(stacks, cell -> cell % size) || Arrays.equals(pieces, bands)) {
            return stripes(reading, bands, size);
        }
        if (isCut(bands, cell -> cell / size) || Arrays.equals(pieces, stacks)) {
            return stripes(reading, stacks, size);
        }
        return layout(reading, pieces, size);
    }

    /** Whether there are no lines, or lines around all cells, rows or columns. */
    private static boolean isTable(int[] pieces, int size) {
        return count(pieces) == 1
                || count(pieces) == size * size
                || isCut(pieces, cell -> cell / size)
                || isCut(pieces, cell -> cell % size);
    }

    private static int count(int[] pieces) {
        return Arrays.stream(pieces).max().orElse(-1) + 1;
    }

    /** Whether the pieces are numbered so. */
    private static boolean isCut(int[] pieces, IntUnaryOperator pieceOf) {
        for (int cell = 0; cell < pieces.length; cell++) {
            if (pieces[cell] != pieceOf.applyAsInt(cell)) {
                return false;
            }
        }
        return true;
    }

    private static Layout layout(Reading reading, int[] pieces, int size) {
        int[] cells = new int[pieces.length];
        for (int piece : pieces) {
            cells[piece]++;
        }
        int inSmall = 0;
        int inNone = 0;
        for (int piece : pieces) {
            inSmall += cells[piece] < size ? 1 : 0;
            inNone += cells[piece] > size ? 1 : 0;
        }
        if (inNone == pieces.length) {
            return stripes(reading, pieces, size);
        }
        if (inSmall + inNone > 0) {
            reading.note(CorePhrase.PICTURE_REGIONS, size, inSmall, inNone);
        }
        // a piece that is too large for a region is the rest of the board
        return reading.layout(Shape.jigsaw(Arrays.stream(pieces)
                .map(piece -> cells[piece] > size ? Shape.NO_REGION : piece)
                .toArray()));
    }

    /** Lines in one direction only: they tell how wide, or how high, the boxes are. */
    private static Layout stripes(Reading reading, int[] pieces, int size) {
        for (int width = 2; width < size; width++) {
            int each = width;
            if (size % width == 0 && isCut(pieces, cell -> cell % size / each)) {
                return reading.layout(Shape.boxes(size / width, width));
            }
            if (size % width == 0 && isCut(pieces, cell -> cell / size / each)) {
                return reading.layout(Shape.boxes(width, size / width));
            }
        }
        reading.note(CorePhrase.PICTURE_LINES);
        return reading.layout(size);
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return new Grids(isForced);
    }

    @Override
    public String write(Sheet sheet) {
        var standard = new Sheet(
                sheet.puzzle(),
                sheet.entries(),
                sheet.candidates(),
                Symbols.standard(sheet.layout().size()));
        return Picture.of(standard, (_, text) -> text);
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return Pieces.areAllConnected(sheet.layout()) ? EnumSet.of(Content.SHAPE) : EnumSet.noneOf(Content.class);
    }
}
