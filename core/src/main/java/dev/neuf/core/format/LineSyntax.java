package dev.neuf.core.format;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * All cells in one line, row by row.
 *
 * <pre>
 *   53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
 * </pre>
 */
final class LineSyntax implements Syntax {

    /** So many cells at the beginning of a line are a puzzle, whatever follows them; fewer could be a row. */
    private static final int MANY = 16;

    @Override
    public boolean recognises(Text text) {
        var content = text.content();
        String line = content.size() == 1 ? content.getFirst().text().strip() : "";
        // a single underscore is a sku grid of one cell
        return !line.isEmpty() && !line.equals("_") && !hasGap(line) || hasTail(line);
    }

    private static boolean hasGap(String line) {
        return line.chars().anyMatch(Cells::isGap);
    }

    /** Whether a puzzle is followed by something else, such as its name or its solution. */
    private static boolean hasTail(String line) {
        int end = endOfCells(line);
        boolean isWhole = isSquare(line.length()) && !hasGap(line);
        return end >= MANY && isSquare(end) && end < line.length() && !isWhole;
    }

    /** Whether a line by itself can be all cells of a board. */
    static boolean isPuzzle(String line) {
        int size = root(line.length());
        return isSquare(line.length())
                && size <= Digits.MOST
                && line.chars().allMatch(c -> Cells.digit((char) c, Symbols.standard(size)) >= 0);
    }

    private static int root(int cells) {
        return (int) Math.round(Math.sqrt(cells));
    }

    /** Whether so many cells make a square. */
    static boolean isSquare(int cells) {
        return cells > 0 && root(cells) * root(cells) == cells;
    }

    /** How many characters from the beginning of the line are cells of a board of some size. */
    private static int endOfCells(String line) {
        int end = 0;
        while (end < line.length() && Cells.canBeCell(line.charAt(end))) {
            end++;
        }
        return end;
    }

    @Override
    public Sheet read(Reading reading) {
        var content = reading.text().content();
        Text.Line line = content.getFirst();
        List<Integer> columns = Rows.columns(line.text());
        int indent = columns.getFirst();
        String cells = line.text().substring(indent, columns.getLast() + 1);
        if (content.size() > 1) {
            throw new Unreadable(content.get(1).number(), 1, Message.of(CorePhrase.LINE_ONLY_ONE));
        }
        if (hasTail(cells)) {
            int size = root(endOfCells(cells));
            int tail =
                    cells.length() - cells.substring(size * size).stripLeading().length();
            throw new Unreadable(
                    line.number(),
                    indent + tail + 1,
                    Message.of(CorePhrase.LINE_TAIL, Cells.shown(cells.charAt(tail)), size, size));
        }
        if (hasGap(cells)) {
            int before = cells.length()
                    - cells.chars().dropWhile(c -> !Cells.isGap(c)).toArray().length;
            throw new Unreadable(line.number(), indent + before + 1, Message.of(CorePhrase.LINE_GAP, before));
        }
        int end = endOfCells(cells);
        if (end < cells.length() && !isSquare(cells.length())) {
            throw new Unreadable(
                    line.number(),
                    indent + end + 1,
                    Message.of(CorePhrase.LINE_CHARACTER, Cells.shown(cells.charAt(end))));
        }
        int size = (int) Math.sqrt(cells.length());
        if (cells.length() > CellSet.MOST) {
            throw new Unreadable(
                    line.number(), 0, Message.of(CorePhrase.LINE_TOO_LONG, cells.length(), CellSet.MOST, Digits.MOST));
        }
        if (!isSquare(cells.length())) {
            int next = size + 1;
            throw new Unreadable(
                    line.number(),
                    indent + cells.length(),
                    Message.of(CorePhrase.LINE_NOT_SQUARE, cells.length(), size, size * size, next, next * next));
        }
        Layout layout = reading.layout(size);
        int[] givens = new int[cells.length()];
        for (int cell = 0; cell < givens.length; cell++) {
            givens[cell] = Cells.require(cells.charAt(cell), Symbols.standard(size), line.number(), indent + cell + 1);
        }
        return reading.sheet(layout, givens);
    }

    @Override
    public boolean isOneLine() {
        return true;
    }

    @Override
    public String write(Sheet sheet) {
        return Rows.join(sheet, "", "", Symbols.BLANK) + "\n";
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return EnumSet.noneOf(Content.class);
    }
}
