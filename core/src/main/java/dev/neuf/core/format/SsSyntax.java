package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A file of Simple Sudoku: a framed grid of the givens, and below a record for each thing that was done.
 *
 * <pre>
 *   *-----------*
 *   |.6.|1.4|.5.|
 *   ...
 *   *-----------*
 *
 *   I388           cell 38 (r5c3) was filled with 8; cells are counted by rows from 00
 *   E78007         cell 78 (r9c7) lost the candidate 7
 * </pre>
 *
 * Without records, only the frame tells it from a picture.
 */
final class SsSyntax implements Syntax {

    private static final String EDGE = "*-----------*";

    private static final String ENTRY = "I[0-9]{2}[1-9]";

    private static final String STRIKE = "E[0-9]{2}00[1-9]";

    @Override
    public boolean recognises(Text text) {
        var content = text.content();
        return content.size() > 1
                && !isRecord(content.getFirst().text())
                && (isRecord(content.getLast().text())
                        || content.getFirst().text().strip().equals(EDGE));
    }

    /** Whether a line begins as a record, right or wrong in detail. */
    private static boolean isRecord(String line) {
        String record = line.strip();
        return record.length() < 8 && record.matches("I[0-9]{1,4}|E[0-9]{3,6}");
    }

    @Override
    public Sheet read(Reading reading) {
        List<Text.Line> content = reading.text().content();
        int end = 0;
        while (end < content.size() && !isRecord(content.get(end).text())) {
            end++;
        }
        Drawing drawing = Drawing.of(content.subList(0, end));
        if (drawing.rows().isEmpty()) {
            throw new Unreadable(content.getFirst().number(), 0, Message.of(CorePhrase.PICTURE_NO_CELLS));
        }
        Layout layout = reading.layout(Nines.SIZE);
        Grid givens = Grid.of(Rows.givens(drawing.rows(), drawing.columns(), Symbols.standard(Nines.SIZE)));
        Grid entries = Grid.empty(Nines.SIZE);
        Map<Integer, Digits> struck = new HashMap<>();
        for (Text.Line line : content.subList(end, content.size())) {
            String record = line.text().strip();
            int cell = cell(record);
            if (cell < 0) {
                throw new Unreadable(line.number(), 1, Message.of(CorePhrase.SS_RECORD, record));
            }
            int digit = record.charAt(record.length() - 1) - '0';
            if (record.startsWith("E")) {
                struck.merge(cell, Digits.of(digit), Digits::or);
            } else if (givens.isEmpty(cell)) {
                entries = entries.with(cell, digit);
            } else if (givens.digit(cell) != digit) {
                throw new Unreadable(
                        line.number(),
                        1,
                        Message.of(CorePhrase.SS_GIVEN, layout.name(cell), givens.digit(cell), digit));
            }
        }
        Map<Integer, Digits> notes = struck.isEmpty() ? Map.of() : Notes.without(layout, givens.or(entries), struck);
        return reading.sheet(layout, List.of(), givens, entries, notes, Symbols.standard(Nines.SIZE));
    }

    /** The cell that a record is about, or -1 if it is wrong. */
    private static int cell(String record) {
        if (!record.matches(ENTRY) && !record.matches(STRIKE)) {
            return -1;
        }
        int cell = Integer.parseInt(record.substring(1, 3));
        return cell < Nines.CELLS ? cell : -1;
    }

    /** A grid, and the records after it. */
    @Override
    public Cutter cutter(boolean isForced) {
        return ahead -> {
            String first = ahead.text(0);
            boolean isGrid = Frames.isFrame(first) || Frames.cellCount(first) == Nines.SIZE && !isRecord(first);
            if (!isGrid) {
                return isForced ? 1 : 0;
            }
            int grid = new Grids(true).next(ahead);
            int end = grid;
            // after a gap, records are not waited for: most grids have none, and a program may want its answer
            for (int at = grid; isRecord(ahead.text(at)) || isGap(ahead, at); at++) {
                end = isGap(ahead, at) ? end : at + 1;
                if (end <= at && !isForced && !ahead.isHere(at + 1)) {
                    break;
                }
            }
            return end > grid || isForced ? end : 0;
        };
    }

    private static boolean isGap(Cutter.Ahead ahead, int index) {
        var line = ahead.line(index);
        return line != null && Text.isBlank(line.text());
    }

    @Override
    public String write(Sheet sheet) {
        var text = new StringBuilder(EDGE).append('\n');
        String[] rows = Rows.join(sheet.puzzle().givens(), Symbols.standard(Nines.SIZE), "", "\n", Symbols.BLANK)
                .split("\n");
        for (int row = 0; row < rows.length; row++) {
            text.append(row % 3 == 0 && row > 0 ? "|---+---+---|\n" : "");
            text.append(rows[row].replaceAll("(.{3})", "|$1")).append("|\n");
        }
        text.append(EDGE).append('\n');
        var records = new StringBuilder();
        for (int cell : sheet.entries().filled()) {
            records.append("I%02d%d\n".formatted(cell, sheet.entries().digit(cell)));
        }
        Notes.struck(sheet).forEach((cell, digits) -> {
            for (int digit : digits) {
                records.append("E%02d%03d\n".formatted(cell, digit));
            }
        });
        return records.isEmpty()
                ? text.toString()
                : text.append('\n').append(records).toString();
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return Notes.canBeStruck(sheet) ? EnumSet.of(Content.ENTRIES, Content.CANDIDATES) : EnumSet.of(Content.ENTRIES);
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        return Nines.refuses("ss", sheet);
    }
}
