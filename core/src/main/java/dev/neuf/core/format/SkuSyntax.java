package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One row a line, cells apart or not, an underscore for an empty cell, {@code #} for comments; square boxes only.
 *
 * <pre>
 *   _ 2 _ 4     # this is row 1
 *   3 _ _ _
 *   4 _ 2 _
 *   _ _ _ 1
 * </pre>
 */
final class SkuSyntax implements Syntax {

    private static final String SIZES = "1, 4, 9, 16, 25, 36, 49, 64";

    @Override
    public boolean recognises(Text text) {
        var content = text.content();
        boolean hasBlank = false;
        boolean hasOtherBlank = false;
        for (Text.Line line : content) {
            if (Frames.isFramed(line.text())) {
                return false;
            }
            hasBlank |= line.text().indexOf('_') >= 0;
            hasOtherBlank |= line.text().indexOf('.') >= 0 || line.text().indexOf('0') >= 0;
        }
        return hasBlank && !hasOtherBlank && !hasOtherBoxes(size(content)) || looksFull(content);
    }

    /** Rows of 6 or 8 cells are no sku, but a board that people expect: there an underscore is just an empty cell. */
    private static boolean hasOtherBoxes(int size) {
        return size > Digits.MOST || !isAllowed(size) && Shape.standard(size).isBoxes();
    }

    /** A grid without an empty cell is written the same way by several formats: take it as sku where sku can be. */
    private static boolean looksFull(List<Text.Line> content) {
        return content.size() > 1
                && isAllowed(content.size())
                && content.stream().allMatch(line -> isFullRow(line.text(), content.size()));
    }

    private static boolean isFullRow(String line, int size) {
        String cells = line.replaceAll("\\s", "");
        return cells.length() == size
                && cells.chars().allMatch(c -> Symbols.standard(size).digit((char) c) > 0);
    }

    private static int size(List<Text.Line> content) {
        return Rows.size(
                content.stream().map(line -> Rows.columns(line.text()).size()).toList());
    }

    private static boolean isAllowed(int size) {
        int root = (int) Math.sqrt(size);
        return root * root == size && size <= Digits.MOST;
    }

    @Override
    public Sheet read(Reading reading) {
        List<Text.Line> content = reading.text().content();
        int size = size(content);
        if (size > Digits.MOST) {
            throw new Unreadable(content.getFirst().number(), 0, Message.of(CorePhrase.SIZE_RANGE, size, Digits.MOST));
        }
        if (!isAllowed(size)) {
            throw new Unreadable(content.getFirst().number(), 0, Message.of(CorePhrase.SKU_SIZE, size, SIZES));
        }
        Symbols symbols = Symbols.standard(size);
        var givens = new ArrayList<Integer>();
        for (int row = 0; row < content.size(); row++) {
            Text.Line line = content.get(row);
            if (row == size) {
                Rows.requireRows(content.size(), size, line.number());
            }
            List<Integer> columns = Rows.columns(line.text());
            for (int column : columns) {
                givens.add(cell(line.text().charAt(column), symbols, line.number(), column + 1));
            }
            Rows.requireCells(columns, size, row + 1, line);
        }
        Rows.requireRows(content.size(), size, content.getLast().number());
        Layout layout = reading.layout(Shape.standard(size));
        Rows.noteIfLines(reading, content);
        return reading.sheet(layout, givens.stream().mapToInt(i -> i).toArray());
    }

    private static int cell(char c, Symbols symbols, int line, int column) {
        if (c == '_') {
            return 0;
        }
        if (symbols.digit(c) == 0) {
            throw Cells.wrong(c, symbols, "_", line, column);
        }
        return symbols.digit(c);
    }

    @Override
    public String write(Sheet sheet) {
        return Rows.join(sheet, " ", "\n", '_') + "\n";
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        int size = sheet.layout().size();
        return isAllowed(size) ? Optional.empty() : Optional.of(Message.of(CorePhrase.SKU_SIZE, size, SIZES));
    }
}
