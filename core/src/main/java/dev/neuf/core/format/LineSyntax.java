package dev.neuf.core.format;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * All cells in one line, row by row.
 *
 * <pre>
 *   53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
 * </pre>
 *
 * Above 9x9 several ways to write the digits are in use, see {@link LineSymbols} and {@link Pairs}.
 */
final class LineSyntax implements Syntax {

    /** So many cells at the beginning of a line are a puzzle, whatever follows them; fewer could be a row. */
    static final int MANY = 16;

    @Override
    public boolean recognises(Text text) {
        var content = text.content();
        String line = content.size() == 1 ? content.getFirst().text().strip() : "";
        // a single underscore is a sku grid of one cell
        return !line.isEmpty() && !line.equals("_") && !hasGap(line) || hasTail(line);
    }

    private static boolean hasGap(String line) {
        for (int i = 0; i < line.length(); i++) {
            if (Cells.isGap(line.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a puzzle is followed by something else, such as its name or its solution. */
    private static boolean hasTail(String line) {
        int end = endOfCells(line);
        boolean isWhole = isSquare(line.length()) && !hasGap(line);
        return end >= MANY && isSquare(end) && end < line.length() && !isWhole;
    }

    /** Whether a line by itself can be all cells of a board. */
    static boolean isPuzzle(String line) {
        return isSquare(line.length()) && LineSymbols.of(line).isPresent() || Pairs.areCells(line);
    }

    /** The size of a board with so many cells, if there is one. */
    static int root(int cells) {
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
        Numbers.Word line = reading.onlyLine("line");
        String cells = line.text();
        if (Pairs.areCells(cells)) {
            return Pairs.read(reading, line);
        }
        int size = root(cells.length());
        Optional<Symbols> symbols = isSquare(cells.length()) ? LineSymbols.of(cells) : Optional.empty();
        if (symbols.isEmpty()) {
            reading.text().requireNoWords();
            throw problem(line);
        }
        Layout layout = reading.layout(size);
        LineSymbols.note(cells, symbols.get(), reading);
        int[] givens = new int[cells.length()];
        for (int cell = 0; cell < givens.length; cell++) {
            givens[cell] = Cells.digit(cells.charAt(cell), symbols.get());
        }
        return reading.sheet(layout, List.of(), Grid.of(givens), Grid.empty(size), Map.of(), symbols.get());
    }

    /** What is wrong with a line that is not all cells of a board. */
    private static Unreadable problem(Numbers.Word line) {
        String cells = line.text();
        if (hasTail(cells)) {
            int size = root(endOfCells(cells));
            int tail =
                    cells.length() - cells.substring(size * size).stripLeading().length();
            return line.wrong(tail, Message.of(CorePhrase.LINE_TAIL, Cells.shown(cells.charAt(tail)), size, size));
        }
        if (hasGap(cells)) {
            int before = cells.length()
                    - cells.chars().dropWhile(c -> !Cells.isGap(c)).toArray().length;
            return line.wrong(before, Message.of(CorePhrase.LINE_GAP, before));
        }
        int end = endOfCells(cells);
        if (end < cells.length() && !isSquare(cells.length())) {
            return line.wrong(end, Message.of(CorePhrase.LINE_CHARACTER, Cells.shown(cells.charAt(end))));
        }
        if (cells.length() > CellSet.MOST) {
            return new Unreadable(
                    line.line(), 0, Message.of(CorePhrase.LINE_TOO_LONG, cells.length(), CellSet.MOST, Digits.MOST));
        }
        int size = (int) Math.sqrt(cells.length());
        if (!isSquare(cells.length())) {
            int next = size + 1;
            return line.wrong(
                    cells.length() - 1,
                    Message.of(CorePhrase.LINE_NOT_SQUARE, cells.length(), size, size * size, next, next * next));
        }
        int at = 0;
        while (Cells.digit(cells.charAt(at), Symbols.standard(size)) >= 0) {
            at++;
        }
        return Cells.wrong(cells.charAt(at), Symbols.standard(size), Cells.BLANKS, line.line(), line.column() + at);
    }

    @Override
    public boolean isOneLine() {
        return true;
    }

    @Override
    public String write(Sheet sheet) {
        Symbols symbols = LineSymbols.areKept(sheet)
                ? sheet.symbols()
                : Symbols.standard(sheet.layout().size());
        return Rows.join(sheet.values(), symbols, "", "", Symbols.BLANK) + "\n";
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return LineSymbols.areKept(sheet) ? EnumSet.of(Content.SYMBOLS) : EnumSet.noneOf(Content.class);
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        return lookAlike(write(sheet).strip());
    }

    /** Why a line that is all cells of a board would be taken for something else, if so. */
    static Optional<Message> lookAlike(String line) {
        if (JigsawSyntax.isMapAlone(line)) {
            return Optional.of(Message.of(CorePhrase.LINE_IS_MAP));
        }
        int size = (int) Math.round(Math.cbrt(line.length()));
        return SukakuSyntax.isLine(line)
                ? Optional.of(Message.of(CorePhrase.LINE_IS_SUKAKU, line.length(), size))
                : Optional.empty();
    }
}
