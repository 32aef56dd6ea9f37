package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A line of HoDoKu's library: a position, and what a technique does in it.
 *
 * <pre>
 *   :technique:candidates:givens:deleted candidates:eliminations:placements:extra
 *   :0000:x:6...+53+4.7....4+2+56.+25 ...:224 524 225::
 * </pre>
 *
 * A plus before a digit says that it was placed, not given; 224 is the digit 2 in row 2, column 4. The technique and what
 * it does are left out. The short form {@code givens:deleted candidates} is read, too.
 */
final class HodokuSyntax implements Syntax {

    /** Where in the long form, counted from 0, these stand. */
    private static final int GIVENS = 3;

    private static final int ELIMINATIONS = 5;

    @Override
    public boolean recognises(Text text) {
        var content = text.content();
        return content.size() == 1 && isLine(content.getFirst().text());
    }

    private static boolean isLine(String line) {
        String stripped = line.strip();
        return stripped.startsWith(":") ? isLong(stripped) : isShort(stripped);
    }

    private static boolean isLong(String line) {
        long colons = line.chars().filter(c -> c == ':').count();
        return colons == 6 || colons == 7 || line.matches(":[0-9]{4}[:-].*");
    }

    private static boolean isShort(String line) {
        int colon = line.indexOf(':');
        String cells = colon < 0 ? line : line.substring(0, colon);
        boolean isMarked = cells.indexOf('+') >= 0 || colon >= 0;
        return isMarked
                && cells.length() >= Nines.CELLS
                && cells.chars().allMatch(c -> c == '+' || c == Symbols.BLANK || c >= '0' && c <= '9')
                && line.substring(cells.length()).matches(":?[0-9 ]*");
    }

    @Override
    public Sheet read(Reading reading) {
        Numbers.Word line = reading.onlyLine("hodoku");
        List<Numbers.Word> fields = fields(line);
        boolean isLong = fields.getFirst().text().isEmpty() && fields.size() > 1;
        if (isLong && fields.size() <= GIVENS + 1) {
            throw line.wrong(0, Message.of(CorePhrase.HODOKU_FIELDS, fields.size() - 1));
        }
        int at = isLong ? GIVENS : 0;
        Layout layout = reading.layout(Nines.SIZE);
        var values = Values.of(fields.get(at));
        Map<Integer, Digits> notes = fields.size() > at + 1
                ? Notes.without(layout, values.givens.or(values.entries), struck(fields.get(at + 1), layout))
                : Map.of();
        if (fields.stream()
                .skip(isLong ? ELIMINATIONS : fields.size())
                .anyMatch(field -> !field.text().isBlank())) {
            reading.note(CorePhrase.HODOKU_LEFT_OUT);
        }
        return reading.sheet(layout, List.of(), values.givens, values.entries, notes, Symbols.standard(Nines.SIZE));
    }

    private static List<Numbers.Word> fields(Numbers.Word line) {
        String text = line.text();
        var fields = new ArrayList<Numbers.Word>();
        for (int start = 0; start <= text.length(); ) {
            int colon = text.indexOf(':', start);
            int end = colon < 0 ? text.length() : colon;
            fields.add(new Numbers.Word(line.line(), line.column() + start, text.substring(start, end)));
            start = end + 1;
        }
        return fields;
    }

    /** The digits given, and those placed after them. */
    private record Values(Grid givens, Grid entries) {

        static Values of(Numbers.Word field) {
            int[] givens = new int[Nines.CELLS];
            int[] entries = new int[Nines.CELLS];
            int cell = 0;
            for (int i = 0; i < field.text().length(); i++) {
                boolean isPlaced = field.text().charAt(i) == '+';
                i += isPlaced ? 1 : 0;
                char c = i < field.text().length() ? field.text().charAt(i) : '+';
                int digit = c >= '0' && c <= '9' ? c - '0' : c == Symbols.BLANK ? 0 : -1;
                if (digit < 0 || digit == 0 && isPlaced) {
                    int column = Math.min(
                            field.column() + i, field.column() + field.text().length() - 1);
                    throw new Unreadable(field.line(), column, Message.of(CorePhrase.HODOKU_CELL, Cells.shown(c)));
                }
                if (cell < Nines.CELLS) {
                    (isPlaced ? entries : givens)[cell] = digit;
                }
                cell++;
            }
            Nines.requireCount(cell, field);
            return new Values(Grid.of(givens), Grid.of(entries));
        }
    }

    private static Map<Integer, Digits> struck(Numbers.Word field, Layout layout) {
        var struck = new HashMap<Integer, Digits>();
        for (Numbers.Word word : Numbers.words(new Text.Line(field.line(), field.text()))) {
            if (!word.text().matches("[1-9]{3}")) {
                throw new Unreadable(
                        field.line(),
                        field.column() + word.column() - 1,
                        Message.of(CorePhrase.HODOKU_CANDIDATE, word.text()));
            }
            int cell = layout.cell(word.text().charAt(1) - '1', word.text().charAt(2) - '1');
            struck.merge(cell, Digits.of(word.text().charAt(0) - '0'), Digits::or);
        }
        return struck;
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return isForced ? Cutter.ONE_LINE : Cutter.oneLine(HodokuSyntax::isLine);
    }

    @Override
    public boolean isOneLine() {
        return true;
    }

    @Override
    public String write(Sheet sheet) {
        var text = new StringBuilder(":0000:x:");
        for (int cell = 0; cell < Nines.CELLS; cell++) {
            text.append(sheet.entries().isEmpty(cell) ? "" : "+");
            text.append(sheet.value(cell) == 0 ? Symbols.BLANK : (char) ('0' + sheet.value(cell)));
        }
        var struck = new ArrayList<String>();
        Notes.struck(sheet).forEach((cell, digits) -> {
            for (int digit : digits) {
                struck.add("%d%d%d"
                        .formatted(
                                digit,
                                sheet.layout().row(cell) + 1,
                                sheet.layout().column(cell) + 1));
            }
        });
        return text + ":" + String.join(" ", struck) + "::\n";
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return Notes.canBeStruck(sheet) ? EnumSet.of(Content.ENTRIES, Content.CANDIDATES) : EnumSet.of(Content.ENTRIES);
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        return Nines.refuses("hodoku", sheet);
    }
}
