package dev.neuf.core.format;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Only;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The candidates of all cells in one line: n characters for each cell, the d-th of them is d or blank.
 *
 * <pre>
 *   1...12341..4.2.4 ...     4x4: r1c1 is 1, r1c2 anything, r1c3 is 1 or 4, r1c4 is 2 or 4
 * </pre>
 *
 * In such a puzzle the candidates are what is given, so they become rules; a cell with a single one holds that digit.
 */
final class SukakuSyntax implements Syntax {

    /** Smaller ones cannot be told from puzzles of other kinds. */
    private static final int LEAST = 3;

    /** One slip in so many characters. */
    private static final int FEW = 50;

    @Override
    public boolean recognises(Text text) {
        var content = text.content();
        return content.size() == 1 && isLine(content.getFirst().text().strip());
    }

    /** Whether nearly every digit stands at its place, and most cells have some. */
    static boolean isLine(String line) {
        int size = size(line.length());
        if (size < LEAST) {
            return false;
        }
        Symbols symbols = Symbols.standard(size);
        int open = 0;
        int wrong = 0;
        for (int cell = 0; cell < size * size; cell++) {
            boolean isOpen = false;
            for (int digit = 1; digit <= size; digit++) {
                char c = line.charAt(cell * size + digit - 1);
                boolean isPlaced = c == symbols.of(digit);
                wrong += isPlaced || isBlank(c, symbols) ? 0 : 1;
                isOpen |= isPlaced;
            }
            open += isOpen ? 1 : 0;
        }
        return wrong <= line.length() / FEW && 2 * open > size * size;
    }

    private static boolean isBlank(char c, Symbols symbols) {
        return Cells.digit(c, symbols) == 0;
    }

    /** The size whose cube this is, or 0. */
    private static int size(int length) {
        int size = (int) Math.round(Math.cbrt(length));
        return size <= Digits.MOST && size * size * size == length ? size : 0;
    }

    @Override
    public Sheet read(Reading reading) {
        Numbers.Word line = reading.onlyLine("sukaku");
        int size = size(line.text().length());
        if (size < LEAST) {
            throw line.wrong(0, Message.of(CorePhrase.SUKAKU_LENGTH, line.text().length(), LEAST, Digits.MOST));
        }
        Layout layout = reading.layout(size);
        int[] givens = new int[layout.cellCount()];
        var variants = new ArrayList<Variant>();
        for (int cell = 0; cell < givens.length; cell++) {
            Digits digits = digits(line, cell, size);
            if (digits.isEmpty()) {
                throw line.wrong(cell * size, Message.of(CorePhrase.SUKAKU_NOTHING, layout.name(cell)));
            }
            givens[cell] = digits.isSingle() ? digits.first() : 0;
            if (!digits.isSingle() && !digits.equals(layout.digits())) {
                variants.add(new Only(digits, List.of(cell)));
            }
        }
        return reading.sheet(layout, variants, Grid.of(givens), Grid.empty(size), Map.of(), Symbols.standard(size));
    }

    private static Digits digits(Numbers.Word line, int cell, int size) {
        Symbols symbols = Symbols.standard(size);
        long bits = 0;
        for (int digit = 1; digit <= size; digit++) {
            int at = cell * size + digit - 1;
            char c = line.text().charAt(at);
            if (c == symbols.of(digit)) {
                bits |= Digits.of(digit).bits();
            } else if (!isBlank(c, symbols)) {
                throw line.wrong(at, Message.of(CorePhrase.SUKAKU_PLACE, Cells.shown(c), symbols.of(digit)));
            }
        }
        return new Digits(bits);
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return isForced
                ? Cutter.ONE_LINE
                : Cutter.oneLine(line -> isLine(Text.withoutComment(line).strip()));
    }

    @Override
    public boolean isOneLine() {
        return true;
    }

    @Override
    public String write(Sheet sheet) {
        int size = sheet.layout().size();
        Symbols symbols = Symbols.standard(size);
        Digits[] digits = new Digits[sheet.layout().cellCount()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = sheet.value(cell) == 0 ? sheet.layout().digits() : Digits.of(sheet.value(cell));
        }
        if (isKept(sheet)) {
            only(sheet).forEach(only -> digits[only.cells().getFirst()] = only.digits());
        }
        var text = new StringBuilder(digits.length * size);
        for (Digits here : digits) {
            for (int digit = 1; digit <= size; digit++) {
                text.append(here.contains(digit) ? symbols.of(digit) : Symbols.BLANK);
            }
        }
        return text.append('\n').toString();
    }

    private static List<Only> only(Sheet sheet) {
        return sheet.puzzle().variants().stream()
                .filter(Only.class::isInstance)
                .map(Only.class::cast)
                .toList();
    }

    /** Whether all extra rules are such as can be read again: about open cells, one each, in order. */
    private static boolean isKept(Sheet sheet) {
        List<Only> only = only(sheet);
        CellSet filled = sheet.values().filled();
        int last = -1;
        for (Only rule : only) {
            int cell = rule.cells().size() == 1 ? rule.cells().getFirst() : -1;
            boolean isNew = !rule.digits().isSingle()
                    && !rule.digits().equals(sheet.layout().digits());
            if (cell <= last || filled.contains(cell) || !isNew) {
                return false;
            }
            last = cell;
        }
        return only.size() == sheet.puzzle().variants().size();
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return isKept(sheet) ? EnumSet.of(Content.VARIANTS) : EnumSet.noneOf(Content.class);
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        int size = sheet.layout().size();
        return size < LEAST ? Optional.of(Message.of(CorePhrase.SUKAKU_SIZE, size)) : Optional.empty();
    }
}
