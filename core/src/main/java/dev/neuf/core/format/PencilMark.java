package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Sheet;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;

/** What stands in one cell of a grid of pencil marks. */
record PencilMark(Kind kind, Digits digits) {

    /** What may stand among the digits: around values, or to point at a candidate. */
    private static final String MARKS = "<>()*#@u+-";

    /** All 64 candidates with commas are shorter. */
    private static final int LONGEST = 200;

    /** How sure it is what the digits are. */
    enum Kind {
        GIVEN,
        ENTERED,
        /** Surely candidates, even if there is only one. */
        NOTE,
        /** Candidates, or a value if it is one digit alone. */
        OPEN,
        NOTHING
    }

    /** What a word says; nothing if it cannot stand in a grid of this size. */
    static Optional<PencilMark> read(String word, int size) {
        if (word.equals(".")) {
            return Optional.of(new PencilMark(Kind.NOTHING, Digits.NONE));
        }
        Kind kind = kind(word);
        Digits digits = digits(word, size);
        boolean isValue = kind == Kind.GIVEN || kind == Kind.ENTERED;
        return digits.isEmpty() || isValue && !digits.isSingle()
                ? Optional.empty()
                : Optional.of(new PencilMark(kind, digits));
    }

    private static Kind kind(String word) {
        String ends = "" + word.charAt(0) + word.charAt(word.length() - 1);
        return switch (ends) {
            case "<>" -> Kind.GIVEN;
            case "**" -> Kind.ENTERED;
            case "()" -> Kind.NOTE;
            default -> ends.charAt(0) == 'u' ? Kind.ENTERED : Kind.OPEN;
        };
    }

    /** The digits of a word without what people use to point at some of them; none if there is anything else. */
    private static Digits digits(String word, int size) {
        if (word.length() > LONGEST) {
            return Digits.NONE;
        }
        Digits digits = Digits.NONE;
        int number = 0;
        for (int at = 0; at <= word.length(); at++) {
            char c = at < word.length() ? word.charAt(at) : ',';
            if (MARKS.indexOf(c) >= 0) {
                continue;
            }
            boolean isDigit = c >= '0' && c <= '9';
            number = isDigit ? 10 * number + c - '0' : number;
            boolean isEnd = size <= Cells.DECIMAL ? isDigit : c == ',';
            if (!isDigit && c != ',' || isEnd && (number < 1 || number > size) || number > Digits.MOST) {
                return Digits.NONE;
            }
            digits = isEnd ? digits.with(number) : digits;
            number = isEnd ? 0 : number;
        }
        return digits;
    }

    /** Whether a word can only be one of pencil marks: several candidates, or a mark. */
    static boolean isTelling(String word, int size) {
        boolean isMarked = "<(*u".indexOf(word.charAt(0)) >= 0;
        long numbers = word.chars()
                .limit(LONGEST)
                .filter(c -> size <= Cells.DECIMAL ? c >= '1' && c <= '9' : c == ',')
                .count();
        return isMarked ? word.length() > 1 : numbers > (size <= Cells.DECIMAL ? 1 : 0);
    }

    /** What stands in a cell of a sheet. */
    static PencilMark of(Sheet sheet, Map<Integer, Digits> notes, int cell) {
        if (sheet.value(cell) != 0) {
            boolean isGiven = sheet.entries().isEmpty(cell);
            return new PencilMark(isGiven ? Kind.GIVEN : Kind.ENTERED, Digits.of(sheet.value(cell)));
        }
        Digits digits = notes.getOrDefault(cell, Digits.NONE);
        return new PencilMark(digits.isEmpty() ? Kind.NOTHING : digits.isSingle() ? Kind.NOTE : Kind.OPEN, digits);
    }

    /** As it is written. */
    String word(int size) {
        var numbers = new ArrayList<String>();
        digits.forEach(digit -> numbers.add(String.valueOf(digit)));
        String run = String.join(size <= Cells.DECIMAL ? "" : ",", numbers);
        return switch (kind) {
            case GIVEN -> "<" + run + ">";
            case ENTERED -> "*" + run + "*";
            case NOTE -> "(" + run + ")";
            case OPEN -> run;
            case NOTHING -> ".";
        };
    }
}
