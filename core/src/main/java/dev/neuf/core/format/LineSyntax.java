package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.EnumSet;
import java.util.Set;

/**
 * All cells in one line, row by row.
 *
 * <pre>
 *   53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
 * </pre>
 */
final class LineSyntax implements Syntax {

    @Override
    public boolean recognises(Text text) {
        var content = text.content();
        String cells = content.size() == 1 ? content.getFirst().text().strip() : "";
        // a single underscore is a sku grid of one cell
        return !cells.isEmpty() && !cells.equals("_") && cells.chars().noneMatch(c -> c <= ' ');
    }

    @Override
    public Sheet read(Reading reading) {
        var content = reading.text().content();
        Text.Line line = content.getFirst();
        String cells = line.text().strip();
        int indent = line.text().indexOf(cells);
        if (content.size() > 1) {
            throw new Unreadable(content.get(1).number(), 1, Message.of(CorePhrase.LINE_ONLY_ONE));
        }
        int size = (int) Math.sqrt(cells.length());
        if (size > Digits.MOST) {
            throw new Unreadable(
                    Message.of(CorePhrase.LINE_TOO_LONG, cells.length(), Digits.MOST * Digits.MOST, Digits.MOST));
        }
        if (size * size != cells.length()) {
            int next = Math.min(size + 1, Digits.MOST);
            throw new Unreadable(
                    line.number(),
                    indent + cells.length(),
                    Message.of(CorePhrase.LINE_NOT_SQUARE, cells.length(), size, size * size, next, next * next));
        }
        Layout layout = reading.layout(size);
        int[] givens = new int[cells.length()];
        for (int cell = 0; cell < givens.length; cell++) {
            givens[cell] =
                    Cells.require(cells.charAt(cell), Symbols.standard(size), line.number(), indent + cell + 1);
        }
        return reading.sheet(layout, givens);
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
