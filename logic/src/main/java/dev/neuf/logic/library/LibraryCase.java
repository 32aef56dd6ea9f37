package dev.neuf.logic.library;

import dev.neuf.core.Board;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Unreadable;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.words.Message;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Step;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A position, and what one technique must find in it.
 *
 * <pre>
 *   :code-variant:digits:position:deleted candidates:eliminations:placements:extra
 *   :0201-1:128:..4+37 ...:171 279::
 * </pre>
 *
 * @param code the technique: HoDoKu's code of four digits, or our key such as x-wing
 * @param isSiamese two fish of the same base taken together, written as a fifth digit 1
 * @param variant which options the technique has, or empty; {@code x} for a case in which it must find nothing
 * @param digits the digits of the pattern; for chains, almost locked sets and Sue de Coq, those eliminated
 * @param expected each candidate placed or eliminated, as {@code =} or {@code -}, digit, row and column
 */
public record LibraryCase(
        String code, boolean isSiamese, String variant, Digits digits, Board board, Set<String> expected) {

    private static final Layout NINE = Layout.standard(9);

    private static final Pattern CODES = Pattern.compile(
            "(?<code>[0-9]{4})(?<siamese>1?)(?:-(?<variant>[0-9x]))?|(?<key>[a-z][a-z0-9-]*?)(?:-(?<none>x))?");

    private static final int CODE = 1;
    private static final int DIGITS = 2;
    private static final int ELIMINATIONS = 5;
    private static final int PLACEMENTS = 6;

    public LibraryCase {
        expected = Set.copyOf(expected);
    }

    /** What the case is filed under: its code without the variant. */
    public String name() {
        return isSiamese ? code + "1" : code;
    }

    /** Whether the technique must find nothing. */
    public boolean isNegative() {
        return variant.equals("x");
    }

    /** The case of a line; nothing for an empty line or a comment. */
    public static Optional<LibraryCase> read(String line, int number) {
        if (line.isBlank() || line.startsWith("#")) {
            return Optional.empty();
        }
        String[] fields = line.strip().split(":", -1);
        if (fields.length <= PLACEMENTS || !CODES.matcher(fields[CODE]).matches()) {
            throw new Unreadable(number, 1, Message.of(LogicPhrase.LIBRARY_LINE));
        }
        if (!fields[DIGITS].matches("[1-9]*")) {
            throw new Unreadable(number, 1, Message.of(LogicPhrase.LIBRARY_DIGITS, fields[DIGITS]));
        }
        Matcher name = CODES.matcher(fields[CODE]);
        boolean isCode = name.matches() && name.group("code") != null;
        var expected = new TreeSet<String>();
        add(expected, '-', fields[ELIMINATIONS], number);
        add(expected, '=', fields[PLACEMENTS], number);
        return Optional.of(new LibraryCase(
                isCode ? name.group("code") : name.group("key"),
                isCode && !name.group("siamese").isEmpty(),
                Objects.requireNonNullElse(name.group(isCode ? "variant" : "none"), ""),
                digits(fields[DIGITS]),
                board(line, number),
                expected));
    }

    private static Board board(String line, int number) {
        return switch (Format.HODOKU.read(line, Hints.NONE)) {
            case Parsed.Ok ok -> Board.of(ok.sheet());
            case Parsed.Bad bad -> throw new Unreadable(number, bad.column(), bad.message());
        };
    }

    private static Digits digits(String text) {
        Digits digits = Digits.NONE;
        for (char c : text.toCharArray()) {
            digits = digits.with(c - '0');
        }
        return digits;
    }

    private static void add(Set<String> expected, char sign, String field, int number) {
        for (String word : field.isBlank() ? new String[0] : field.strip().split(" +")) {
            if (!word.matches("[1-9]{3}")) {
                throw new Unreadable(number, 1, Message.of(LogicPhrase.LIBRARY_CANDIDATE, word));
            }
            expected.add(sign + word);
        }
    }

    /** What a step does, written as {@link #expected} is. */
    static Set<String> written(Step step) {
        var written = new TreeSet<String>();
        for (Deduction deduction : step.deductions()) {
            switch (deduction) {
                case Deduction.Place(int cell, int digit) -> written.add(written('=', cell, digit));
                case Deduction.Eliminate(int cell, Digits digits) -> {
                    for (int digit : digits) {
                        written.add(written('-', cell, digit));
                    }
                }
            }
        }
        return written;
    }

    private static String written(char sign, int cell, int digit) {
        return "%c%d%d%d".formatted(sign, digit, NINE.row(cell) + 1, NINE.column(cell) + 1);
    }
}
