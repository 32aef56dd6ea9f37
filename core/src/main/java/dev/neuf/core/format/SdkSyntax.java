package dev.neuf.core.format;

import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.List;
import java.util.Optional;

/**
 * A file of SadMan or SudoCue: lines such as {@code #A} for the author, then nine rows, or a section with that name.
 *
 * <pre>
 *   #AAnna               [Puzzle]
 *   #LEasy               2..1.5..3
 *   2..1.5..3            .54...71.
 *   .54...71.            ...
 * </pre>
 *
 * Other sections hold what somebody has done so far; nobody has written down how, so they are left out.
 */
final class SdkSyntax implements Syntax {

    /** Author, date, comment, description, level, source, link. */
    private static final String HEADER = "#[ABCDLSU][^\\s#].*";

    @Override
    public boolean recognises(Text text) {
        var content = text.content();
        return !content.isEmpty()
                && (isPuzzleSection(content.getFirst().text())
                        || text.comments().stream().anyMatch(line -> line.matches(HEADER)) && areRows(content));
    }

    private static boolean areRows(List<Text.Line> lines) {
        return lines.stream().allMatch(line -> line.text().strip().matches("[0-9._*X-]{%d}".formatted(Nines.SIZE)));
    }

    private static boolean isSection(String line) {
        String name = line.strip();
        return name.startsWith("[") && name.matches("\\[\\w[\\w ]*\\]");
    }

    private static boolean isPuzzleSection(String line) {
        return line.strip().equalsIgnoreCase("[Puzzle]");
    }

    @Override
    public Sheet read(Reading reading) {
        List<Text.Line> content = reading.text().content();
        int from = isPuzzleSection(content.getFirst().text()) ? 1 : 0;
        int to = from;
        while (to < content.size() && !isSection(content.get(to).text())) {
            to++;
        }
        if (to == from) {
            throw new Unreadable(
                    content.get(Math.min(to, content.size() - 1)).number(), 1, Message.of(CorePhrase.SDK_ROWS));
        }
        if (to < content.size()) {
            reading.note(CorePhrase.SDK_SECTIONS, content.get(to).text().strip());
        }
        List<Text.Line> rows = content.subList(from, to);
        List<List<Integer>> columns =
                rows.stream().map(row -> Rows.columns(row.text())).toList();
        return reading.sheet(reading.layout(Nines.SIZE), Rows.givens(rows, columns, Symbols.standard(Nines.SIZE)));
    }

    /** Rows after a header are rows like all others; a section goes to the next puzzle. */
    @Override
    public Cutter cutter(boolean isForced) {
        Cutter rows = isForced ? new Grids(true) : Cutter.NONE;
        return ahead -> {
            if (!isPuzzleSection(ahead.text(0))) {
                return rows.next(ahead);
            }
            int end = 1;
            for (int at = 1; isMore(ahead, at); at++) {
                end = Text.isBlank(ahead.text(at)) ? end : at + 1;
            }
            return end;
        };
    }

    /** Whether the line still belongs to the puzzle; after a gap, only another section of it does. */
    private static boolean isMore(Cutter.Ahead ahead, int at) {
        int next = at;
        for (var line = ahead.line(at); line != null && Grids.isNothing(line.text()); line = ahead.line(next)) {
            next++;
        }
        String text = ahead.text(next);
        return !Text.isBlank(text) && !isPuzzleSection(text) && (next == at || isSection(text));
    }

    @Override
    public String write(Sheet sheet) {
        return "#C%d digits\n%s\n".formatted(sheet.values().filledCount(), Rows.join(sheet, "", "\n", Symbols.BLANK));
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        return Nines.refuses("sdk", sheet);
    }
}
