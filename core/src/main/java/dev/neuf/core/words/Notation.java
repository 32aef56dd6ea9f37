package dev.neuf.core.words;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import java.util.ArrayList;
import java.util.OptionalInt;
import java.util.TreeMap;

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
        return String.join(
                ",", cells.stream().mapToObj(cell -> name(layout, cell)).toList());
    }

    /** Cells of one line together: r1c159, r159c1; others by rows. */
    private static String lines(Layout layout, CellSet cells) {
        var rows = new TreeMap<Integer, String>();
        var columns = new TreeMap<Integer, String>();
        for (int cell : cells) {
            rows.merge(layout.row(cell) + 1, String.valueOf(layout.column(cell) + 1), String::concat);
            columns.merge(layout.column(cell) + 1, String.valueOf(layout.row(cell) + 1), String::concat);
        }
        var names = new ArrayList<String>();
        if (columns.size() == 1) {
            columns.forEach((column, its) -> names.add("r" + its + "c" + column));
        } else {
            rows.forEach((row, its) -> names.add("r" + row + "c" + its));
        }
        return String.join(",", names);
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
