package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.words.CorePhrase;
import java.util.Optional;

/**
 * The characters that stand for the digits in one line.
 *
 * <p>Up to 9 everybody writes 1-9. Above, three ways are in use for, say, 16x16: 1-9 A-G, which is ours; the letters A-P;
 * and 0-9 A-F, where 0 is a digit. A letter after G with no digit beside it is of the second way, a 0 beside dots of the
 * third. What could be either is read our way, and that is said.
 */
final class LineSymbols {

    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

    private static final String FROM_ZERO = "0123456789" + LETTERS;

    private LineSymbols() {}

    /** The symbols in which all cells of a line can be read, if there are any. */
    static Optional<Symbols> of(String cells) {
        int size = LineSyntax.root(cells.length());
        if (size < 1 || size > Digits.MOST) {
            return Optional.empty();
        }
        Symbols standard = Symbols.standard(size);
        if (isFromZero(cells, size)) {
            return Optional.of(fromZero(size));
        }
        if (fits(cells, standard)) {
            return Optional.of(standard);
        }
        boolean isLetters =
                size > Cells.DECIMAL && size <= LETTERS.length() && !hasDigit(cells) && fits(cells, letters(size));
        return isLetters ? Optional.of(letters(size)) : Optional.empty();
    }

    private static boolean fits(String cells, Symbols symbols) {
        for (int i = 0; i < cells.length(); i++) {
            if (Cells.digit(cells.charAt(i), symbols) < 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean hasDigit(String cells) {
        return cells.chars().anyMatch(c -> c >= '1' && c <= '9');
    }

    /**
     * Whether 0 must be a digit: an empty cell is something else, or none is empty; and the last symbol of the other way
     * is not used.
     */
    private static boolean isFromZero(String cells, int size) {
        return size > Cells.DECIMAL
                && size <= FROM_ZERO.length()
                && cells.indexOf('0') >= 0
                && hasDigit(cells)
                && fits(cells, fromZero(size))
                && (cells.indexOf(Symbols.BLANK) >= 0 || cells.indexOf('_') >= 0 || isFull(cells, fromZero(size)));
    }

    /** Whether all symbols are there, each as often as in a solved grid. */
    private static boolean isFull(String cells, Symbols symbols) {
        return symbols.characters()
                .chars()
                .allMatch(symbol -> cells.chars().filter(c -> c == symbol).count() == symbols.size());
    }

    private static Symbols letters(int size) {
        return new Symbols(LETTERS.substring(0, size));
    }

    private static Symbols fromZero(int size) {
        return new Symbols(FROM_ZERO.substring(0, size));
    }

    /** Says how the characters were read where they could mean something else. */
    static void note(String cells, Symbols symbols, Reading reading) {
        int size = symbols.size();
        if (size <= Cells.DECIMAL) {
            return;
        }
        if (symbols.of(1) == '0') {
            reading.note(CorePhrase.READ_FROM_ZERO, symbols.of(size));
        } else if (symbols.isStandard() && isAlsoLetters(cells, size)) {
            reading.note(CorePhrase.READ_LETTERS, Cells.DECIMAL + 1);
        }
    }

    private static boolean isAlsoLetters(String cells, int size) {
        return size <= LETTERS.length() && !hasDigit(cells) && cells.chars().anyMatch(Character::isLetter);
    }

    /** Whether the symbols of a sheet are seen again in its line: letters, one of which can be nothing else. */
    static boolean areKept(Sheet sheet) {
        int size = sheet.layout().size();
        if (sheet.symbols().isStandard() || size <= Cells.DECIMAL || size > LETTERS.length()) {
            return false;
        }
        return sheet.symbols().equals(letters(size))
                && sheet.values().filled().stream().anyMatch(cell -> sheet.value(cell) > size - Cells.DECIMAL);
    }
}
