package dev.neuf.core.words;

import dev.neuf.core.Layout;
import java.util.OptionalInt;

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
