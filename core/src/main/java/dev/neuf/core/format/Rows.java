package dev.neuf.core.format;

import dev.neuf.core.Grid;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;

/** Digits as rows of characters. */
final class Rows {

    private Rows() {}

    /** All digits of a sheet in standard symbols, with text between cells and between rows. */
    static String join(Sheet sheet, String betweenCells, String betweenRows, char blank) {
        return join(sheet.values(), Symbols.standard(sheet.layout().size()), betweenCells, betweenRows, blank);
    }

    static String join(Grid grid, Symbols symbols, String betweenCells, String betweenRows, char blank) {
        var text = new StringBuilder();
        for (int cell = 0; cell < grid.cellCount(); cell++) {
            if (cell > 0) {
                text.append(cell % grid.size() == 0 ? betweenRows : betweenCells);
            }
            text.append(grid.isEmpty(cell) ? blank : symbols.of(grid.digit(cell)));
        }
        return text.toString();
    }

    /** Refuses a row that does not have as many cells as there must be. */
    static void requireCells(int found, int size, int row, int line, int column) {
        if (found < size) {
            throw new Unreadable(line, column, Message.of(CorePhrase.ROW_SHORT, row, found, size));
        }
        if (found > size) {
            throw new Unreadable(line, column, Message.of(CorePhrase.ROW_LONG, row, found, size));
        }
    }

    /** Refuses a grid that does not have as many rows as cells in the first row. */
    static void requireRows(int found, int size, int lastLine) {
        if (found < size) {
            throw new Unreadable(lastLine, 0, Message.of(CorePhrase.ROWS_MISSING, found, size, size));
        }
        if (found > size) {
            throw new Unreadable(lastLine, 0, Message.of(CorePhrase.ROWS_EXTRA, size, size, found));
        }
    }
}
