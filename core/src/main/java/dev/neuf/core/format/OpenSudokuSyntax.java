package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.pack.Xml;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A file of OpenSudoku: XML with any number of games.
 *
 * <pre>
 *   &lt;opensudoku&gt;
 *   &lt;game data="000815230..."/&gt;                     81 digits
 *   &lt;game data="version: 1&amp;#10;0|2,5,|1|8|-|0|..."/&gt;   or what is in each cell; what and how depends on the version
 *   &lt;/opensudoku&gt;
 * </pre>
 *
 * In a stream each game is a puzzle; of several in one line the first is read.
 */
final class OpenSudokuSyntax implements Syntax {

    /** How a file goes on between two games. */
    private static final List<String> BESIDE = List.of(
            "<?xml",
            "<opensudoku",
            "<folder",
            "<name",
            "<author",
            "<description",
            "<comment",
            "<created",
            "<source",
            "<level",
            "<sourceURL",
            "<!--");

    private static final String GAME = "<game";

    @Override
    public boolean recognises(Text text) {
        String start =
                text.content().isEmpty() ? "" : text.content().getFirst().text().stripLeading();
        return start.startsWith(GAME) || start.startsWith("<") && text.whole().contains("<opensudoku");
    }

    @Override
    public Sheet read(Reading reading) {
        List<Xml.Element> games = Xml.elements(reading.text().whole()).stream()
                .filter(element -> element.name().equals("game"))
                .toList();
        if (games.isEmpty()) {
            throw new Unreadable(Message.of(CorePhrase.OPENSUDOKU_GAME));
        }
        if (games.size() > 1) {
            reading.note(CorePhrase.OPENSUDOKU_MORE, games.size() - 1);
        }
        var draft = new Draft(reading, Nines.SIZE);
        String old = games.getFirst().attribute("data").strip();
        // its second generation has other names, and the root <opensudoku2>
        String data = old.isEmpty() ? games.getFirst().attribute("cells_data").strip() : old;
        if (data.startsWith("version")) {
            versioned(draft, data);
        } else {
            plain(draft, data);
        }
        return draft.sheet();
    }

    private static void plain(Draft draft, String data) {
        requireCells(data.length());
        for (int cell = 0; cell < Nines.CELLS; cell++) {
            char c = data.charAt(cell);
            draft.digit(cell, c == '.' ? 0 : c >= '0' && c <= '9' ? c - '0' : -1, true);
        }
    }

    private static void requireCells(int found) {
        if (found != Nines.CELLS) {
            throw new Unreadable(Message.of(CorePhrase.NINE_CELLS, found, Nines.CELLS));
        }
    }

    /** Fields that end with a bar: the value, one or two notes, perhaps a colour, and whether it may be changed. */
    private static void versioned(Draft draft, String data) {
        int start = data.indexOf(':') + 1;
        int end = start;
        while (end < data.length() && (data.charAt(end) == ' ' || Character.isDigit(data.charAt(end)))) {
            end++;
        }
        int version = new Tree(data.substring(start, end)).whole(0);
        int width = version <= 3 ? 3 : version == 4 ? 4 : 5;
        if (version < 1 || version > 5) {
            throw new Unreadable(Message.of(CorePhrase.OPENSUDOKU_VERSION, version));
        }
        // files of version 2 have two bars behind a note
        String[] fields = data.substring(end).strip().split("\\|+");
        requireCells(fields.length / width);
        for (int cell = 0; cell < Nines.CELLS; cell++) {
            int at = cell * width;
            boolean isGiven = fields[at + width - 1].equals("0");
            draft.digit(cell, new Tree(fields[at]).whole(-1), isGiven);
            // the centre is where candidates are, the corner has places
            int note = version == 4 ? at + 2 : at + 1;
            if (version == 1 && !fields[note].equals("-")) {
                draft.note(cell, FpuzzlesSyntax.numbers(new Tree(List.of((Object[]) fields[note].split(",")))));
            } else if (version > 1 && new Tree(fields[note]).whole(0) > 0) {
                draft.note(cell, new Digits(new Tree(fields[note]).whole(0)).and(Digits.upTo(Nines.SIZE)));
            }
            if (version > 3 && new Tree(fields[version == 4 ? at + 1 : at + 2]).whole(0) > 0) {
                draft.lost("corner marks");
            }
        }
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return ahead -> {
            int at = 0;
            while (isBeside(ahead, at)) {
                at++;
            }
            if (!isGame(ahead, at)) {
                return isForced ? 1 : 0;
            }
            // a tag may go on over several lines
            while (isOpen(ahead, at) && ahead.line(at + 1) != null && !isGame(ahead, at + 1)) {
                at++;
            }
            do {
                at++;
            } while (ahead.text(at).strip().startsWith("</"));
            return at;
        };
    }

    /** Whether no tag ends in a line. What looks like a comment may be a character by its number. */
    private static boolean isOpen(Cutter.Ahead ahead, int at) {
        var line = ahead.line(at);
        return line != null && line.text().indexOf('>') < 0;
    }

    private static boolean isGame(Cutter.Ahead ahead, int at) {
        var line = ahead.line(at);
        return line != null && line.text().contains(GAME);
    }

    private static boolean isBeside(Cutter.Ahead ahead, int at) {
        var line = ahead.line(at);
        if (line == null || line.text().contains(GAME)) {
            return false;
        }
        String text = line.text().strip();
        return at > 0 && text.isEmpty()
                || text.startsWith("</")
                || BESIDE.stream().anyMatch(text::startsWith);
    }

    @Override
    public String write(Sheet sheet) {
        boolean isBegun =
                sheet.entries().filledCount() > 0 || !sheet.candidates().isEmpty();
        var data = new StringBuilder(isBegun ? "version: 1&#10;" : "");
        for (int cell = 0; cell < Nines.CELLS; cell++) {
            data.append(sheet.value(cell));
            if (isBegun) {
                var notes = new ArrayList<Integer>();
                sheet.candidates().getOrDefault(cell, Digits.NONE).forEach(notes::add);
                data.append('|').append(notes.isEmpty() ? "-" : "");
                notes.forEach(note -> data.append(note).append(','));
                data.append('|')
                        .append(sheet.puzzle().givens().isEmpty(cell) ? 1 : 0)
                        .append('|');
            }
        }
        return "<opensudoku>\n<game data=\"" + data + "\"/>\n</opensudoku>\n";
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return Kept.by(this, sheet);
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        return Nines.refuses("opensudoku", sheet);
    }
}
