package dev.neuf.core.format;

import dev.neuf.core.Grid;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;

/** Digits as rows of characters. */
final class Rows {

    /** Up to so many cells are easily forgotten, or typed twice. */
    private static final int SLIP = 2;

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

    /** Says that the rows of a grid could have been puzzles as well, if they could. */
    static void noteIfLines(Reading reading, List<Text.Line> rows) {
        if (rows.size() > 1
                && rows.stream().allMatch(row -> LineSyntax.isPuzzle(row.text().strip()))) {
            reading.note(CorePhrase.READ_AS_ROWS, rows.size());
        }
    }

    /** Whether a line begins with a blank, or has two of them next to each other. */
    static boolean hasWideGap(String line) {
        String text = line.stripTrailing();
        return text.startsWith(" ") || text.contains("  ");
    }

    /** Where in the line something other than a blank is, counted from 0. */
    static List<Integer> columns(String line) {
        var columns = new ArrayList<Integer>();
        for (int column = 0; column < line.length(); column++) {
            if (!Cells.isGap(line.charAt(column))) {
                columns.add(column);
            }
        }
        return columns;
    }

    /**
     * How large a grid shall be that has these numbers of cells in its rows: as the first row says, unless the two rows
     * after it agree that the first has some too few or too many.
     */
    static int size(List<Integer> cells) {
        int first = cells.getFirst();
        boolean isSlip =
                cells.size() > 2 && cells.get(1).equals(cells.get(2)) && Math.abs(cells.get(1) - first) <= SLIP;
        return isSlip ? cells.get(1) : first;
    }

    /** The digits of some rows, and the symbols in which they were written. */
    record Read(int[] givens, Symbols symbols) {}

    /** The digits of n rows whose cells are at these columns, in whichever symbols they are. */
    static Read read(List<Text.Line> rows, List<List<Integer>> columns, int size, Reading reading) {
        var cells = new StringBuilder();
        for (int row = 0; row < rows.size(); row++) {
            for (int column : columns.get(row)) {
                cells.append(rows.get(row).text().charAt(column));
            }
        }
        Symbols symbols = cells.length() == size * size
                ? LineSymbols.of(cells.toString()).orElse(Symbols.standard(size))
                : Symbols.standard(size);
        int[] givens = givens(rows, columns, symbols);
        LineSymbols.note(cells.toString(), symbols, reading);
        return new Read(givens, symbols);
    }

    /** The digits of n rows whose cells are at these columns. */
    static int[] givens(List<Text.Line> rows, List<List<Integer>> columns, Symbols symbols) {
        int size = symbols.size();
        int[] givens = new int[size * size];
        for (int row = 0; row < rows.size(); row++) {
            Text.Line line = rows.get(row);
            if (row == size) {
                requireRows(rows.size(), size, line.number());
            }
            requireCells(columns.get(row), size, row + 1, line);
            for (int i = 0; i < size; i++) {
                int column = columns.get(row).get(i);
                givens[row * size + i] = Cells.require(line.text().charAt(column), symbols, line.number(), column + 1);
            }
        }
        requireRows(rows.size(), size, rows.getLast().number());
        return givens;
    }

    /** Refuses a row that does not have as many cells as there must be. */
    static void requireCells(int found, int size, int row, int line, int column) {
        if (found != size) {
            var phrase = found < size ? CorePhrase.ROW_SHORT : CorePhrase.ROW_LONG;
            throw new Unreadable(line, column, Message.of(phrase, row, found, size));
        }
    }

    /** The same for a row whose cells are at these columns: names the first cell too many, or the end of the line. */
    static void requireCells(List<Integer> columns, int size, int row, Text.Line line) {
        int column = columns.size() > size ? columns.get(size) + 1 : line.text().length();
        requireCells(columns.size(), size, row, line.number(), column);
    }

    /** Refuses a grid that does not have as many rows as cells in the first row. */
    static void requireRows(int found, int size, int lastLine) {
        if (found < size) {
            throw new Unreadable(lastLine, 0, Message.of(CorePhrase.ROWS_MISSING, found, size));
        }
        if (found > size) {
            throw new Unreadable(lastLine, 0, Message.of(CorePhrase.ROWS_EXTRA, size));
        }
    }
}
