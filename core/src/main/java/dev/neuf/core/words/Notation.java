package dev.neuf.core.words;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Ways to name a cell. */
public enum Notation {
    /** Row and column by number: r1c1 to r9c9. */
    R1C1("r1c1") {
        @Override
        public String row(int row) {
            return String.valueOf(row + 1);
        }

        @Override
        public String name(Layout layout, int cell) {
            return layout.name(cell);
        }

        @Override
        public String names(Layout layout, CellSet cells) {
            boolean isShort = layout.size() < 10; // of more rows or columns some have two figures
            return isShort ? lines(layout, cells) : super.names(layout, cells);
        }
    },
    /** Rows by letter from the top, columns by number: A1 to I9. */
    A1("A1") {
        @Override
        public String row(int row) {
            return letters(row, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
        }
    },
    /** The same without the letters I and J, which look like digits: the last cell is K9. */
    K9("K9") {
        @Override
        public String row(int row) {
            return letters(row, "ABCDEFGHKLMNOPQRSTUVWXYZ");
        }
    };

    private final String key;

    Notation(String key) {
        this.key = key;
    }

    /** What a person types to choose it. */
    public String key() {
        return key;
    }

    /** What stands beside a row, counted from 0, on a board with names on its edges; columns have numbers. */
    public abstract String row(int row);

    /** The cell in this notation. */
    public String name(Layout layout, int cell) {
        return row(layout.row(cell)) + (layout.column(cell) + 1);
    }

    /** Several cells as they are written in chains. */
    public String names(Layout layout, CellSet cells) {
        return cells.stream().mapToObj(cell -> name(layout, cell)).collect(Collectors.joining(","));
    }

    /** Cells of one line together: r1c159, r159c1; others by rows. */
    private static String lines(Layout layout, CellSet cells) {
        var rows = new TreeMap<Integer, String>();
        var columns = new TreeMap<Integer, String>();
        for (int cell : cells) {
            rows.merge(layout.row(cell) + 1, String.valueOf(layout.column(cell) + 1), String::concat);
            columns.merge(layout.column(cell) + 1, String.valueOf(layout.row(cell) + 1), String::concat);
        }
        return columns.size() == 1
                ? "r" + columns.firstEntry().getValue() + "c" + columns.firstKey()
                : rows.entrySet().stream()
                        .map(row -> "r" + row.getKey() + "c" + row.getValue())
                        .collect(Collectors.joining(","));
    }

    /** The cell of a name in this notation, in capitals or not; nothing if there is none. */
    public OptionalInt cell(Layout layout, String name) {
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            if (name(layout, cell).equalsIgnoreCase(name)) {
                return OptionalInt.of(cell);
            }
        }
        return OptionalInt.empty();
    }

    /** A, B ... Z, then AA, AB ... as in a spreadsheet. */
    private static String letters(int number, String alphabet) {
        String last = String.valueOf(alphabet.charAt(number % alphabet.length()));
        return number < alphabet.length() ? last : letters(number / alphabet.length() - 1, alphabet) + last;
    }
}
