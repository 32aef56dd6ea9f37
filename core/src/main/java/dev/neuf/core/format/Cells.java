package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;

/** Single characters as cells of a board. */
final class Cells {

    /** What everybody takes for an empty cell, to say in a sentence. */
    static final String BLANKS = ". 0 _";

    /** Up to this size no letter is a digit, so people use letters and signs for an empty cell. */
    static final int DECIMAL = 9;

    /** Up to this size small letters can stand for capitals: above, they are digits of their own. */
    private static final int ONE_CASE = 35;

    private Cells() {}

    /** The digit, 0 for an empty cell, or -1 for a character that is neither. */
    static int digit(char c, Symbols symbols) {
        int digit = symbols.digit(c);
        if (digit > 0) {
            return digit;
        }
        boolean isBlank = c == '.' || c == '0' || c == '_' || symbols.size() <= DECIMAL && "*-X".indexOf(c) >= 0;
        if (isBlank) {
            return 0;
        }
        boolean isSmallLetter = c >= 'a' && c <= 'z' && symbols.size() <= ONE_CASE;
        return isSmallLetter && symbols.digit((char) (c - 'a' + 'A')) > 0 ? symbols.digit((char) (c - 'a' + 'A')) : -1;
    }

    /** Whether the character is white space, as wide as it may be: what is copied from a page has all kinds of it. */
    static boolean isGap(int c) {
        return c <= 0x7f ? " \t\n\r\f".indexOf(c) >= 0 : Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    /** Whether the character is a digit or an empty cell on a board of some size. */
    static boolean canBeCell(char c) {
        return digit(c, Symbols.standard(Digits.MOST)) >= 0 || digit(c, Symbols.standard(DECIMAL)) >= 0;
    }

    /** The digit or 0; anything else is refused at its line and column. */
    static int require(char c, Symbols symbols, int line, int column) {
        int digit = digit(c, symbols);
        if (digit < 0) {
            throw wrong(c, symbols, BLANKS, line, column);
        }
        return digit;
    }

    /** What to say of a character that is no cell. */
    static Unreadable wrong(char c, Symbols symbols, String blanks, int line, int column) {
        return new Unreadable(
                line,
                column,
                Message.of(
                        CorePhrase.WRONG_CHARACTER, shown(c), symbols.size(), symbols.size(), symbols.range(), blanks));
    }

    /** The beginning of a text, enough to recognise it in a sentence. */
    static String start(String text) {
        return text.length() <= 20 ? text : text.substring(0, 20) + "...";
    }

    /** The character itself, or its number if it cannot be seen. */
    static String shown(char c) {
        boolean isVisible = switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.NON_SPACING_MARK,
                    Character.ENCLOSING_MARK -> false;
            default -> !isGap(c);
        };
        return isVisible ? "'" + c + "'" : "U+%04X".formatted((int) c);
    }
}
