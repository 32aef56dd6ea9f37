package dev.neuf.core;

import org.jspecify.annotations.Nullable;

/** The characters that stand for the digits 1 to n in text. */
public record Symbols(String characters) {

    /** In order: enough for 64. */
    private static final String ALL = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ@abcdefghijklmnopqrstuvwxyz&*";

    /** How an empty cell is written. */
    public static final char BLANK = '.';

    /** Those asked for so far. If two threads make the same, either will do. */
    private static final @Nullable Symbols[] STANDARD = new @Nullable Symbols[Digits.MOST + 1];

    public Symbols {
        if (characters.isEmpty() || characters.length() > Digits.MOST) {
            throw new IllegalArgumentException(
                    "The symbols (%s) must be between 1 and %d characters.".formatted(characters, Digits.MOST));
        }
        for (int i = 0; i < characters.length(); i++) {
            char symbol = characters.charAt(i);
            if (symbol == BLANK || !canBeSeen(symbol) || characters.indexOf(symbol) != i) {
                throw new IllegalArgumentException(
                        "The symbols (%s) must be all different, and none of them a dot, white space or half an emoji."
                                .formatted(characters));
            }
        }
    }

    private static boolean canBeSeen(char symbol) {
        return !Character.isISOControl(symbol)
                && !Character.isWhitespace(symbol)
                && !Character.isSpaceChar(symbol)
                && !Character.isSurrogate(symbol);
    }

    /** 1 to 9, A to Z, @, a to z, &amp;, *: as many as there are digits. */
    public static Symbols standard(int size) {
        if (size < 1 || size > Digits.MOST) {
            throw new IllegalArgumentException("The size (%d) must be between 1 and %d.".formatted(size, Digits.MOST));
        }
        Symbols known = STANDARD[size];
        if (known == null) {
            known = new Symbols(ALL.substring(0, size));
            STANDARD[size] = known;
        }
        return known;
    }

    /** How many digits have a symbol. */
    public int size() {
        return characters.length();
    }

    /** Whether these are the symbols that need not be said. */
    public boolean isStandard() {
        return ALL.startsWith(characters);
    }

    /** The symbol of a digit. */
    public char of(int digit) {
        return characters.charAt(digit - 1);
    }

    /** A grid in one line, with a dot for an empty cell. */
    public String line(Grid grid) {
        var text = new StringBuilder(grid.cellCount());
        for (int cell = 0; cell < grid.cellCount(); cell++) {
            text.append(grid.isEmpty(cell) ? BLANK : of(grid.digit(cell)));
        }
        return text.toString();
    }

    /** The digit that a symbol stands for, or 0 if none. */
    public int digit(char symbol) {
        return characters.indexOf(symbol) + 1;
    }

    /** The first and the last symbol, for a sentence that says what was expected: {@code 1-9 A-G}. */
    public String range() {
        if (!isStandard() || size() <= 1) {
            return characters;
        }
        var text = new StringBuilder();
        for (String run : new String[] {"123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "@", "abcdefghijklmnopqrstuvwxyz"}) {
            int from = ALL.indexOf(run);
            int to = Math.min(size(), from + run.length()) - 1;
            if (to >= from) {
                text.append(text.isEmpty() ? "" : " ").append(ALL.charAt(from));
                text.append(to > from ? "-" + ALL.charAt(to) : "");
            }
        }
        for (int i = 62; i < size(); i++) {
            text.append(' ').append(ALL.charAt(i));
        }
        return text.toString();
    }
}
