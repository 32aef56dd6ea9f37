package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import java.util.List;

/** Large boards in one line with two characters for each cell: 01 to 64, and 00 or two dots for an empty one. */
final class Pairs {

    private static final int LEAST = 10;

    private Pairs() {}

    /** Whether a line is made of such cells: as many as a board has, and nothing but numbers and dots. */
    static boolean areCells(String line) {
        int cells = line.length() / 2;
        int size = LineSyntax.root(cells);
        if (line.length() % 2 > 0 || size < LEAST || size > Digits.MOST || size * size != cells) {
            return false;
        }
        for (int at = 0; at < line.length(); at += 2) {
            boolean isNumber = isDigit(line.charAt(at)) && isDigit(line.charAt(at + 1));
            boolean isBlank = line.charAt(at) == Symbols.BLANK && line.charAt(at + 1) == Symbols.BLANK;
            if (!isNumber && !isBlank) {
                return false;
            }
        }
        return true;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** Reads such a line; a number that is too large is refused. */
    static Sheet read(Reading reading, Numbers.Word line) {
        int size = LineSyntax.root(line.text().length() / 2);
        var layout = reading.layout(size);
        int[] givens = new int[layout.cellCount()];
        for (int cell = 0; cell < givens.length; cell++) {
            String pair = line.text().substring(2 * cell, 2 * cell + 2);
            givens[cell] =
                    new Numbers.Word(line.line(), line.column() + 2 * cell, pair).digit(size, List.of("..", "00"));
        }
        return reading.sheet(layout, givens);
    }
}
