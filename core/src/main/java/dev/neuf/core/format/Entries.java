package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Symbols;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a stream of text into puzzles, one after another, without holding more than a few of them.
 *
 * <p>The first line of a puzzle tells how far it goes: JSON to its closing brace; {@code epfl} as far as its size says;
 * n lines of n cells are one grid, with whatever frame there is around them; any other line is a puzzle by itself.
 */
public final class Entries implements Iterator<Entry> {

    /** No puzzle is longer: a 64x64 board with all its candidates has less than half of it. */
    public static final int LONGEST = 1 << 20;

    /** Blanks and comments within one grid. More than this many end it, so that memory stays bounded. */
    private static final int MOST_LINES = 10_000;

    private final LineReader lines;
    private final Optional<Format> forced;
    private final List<LineReader.Line> ahead = new ArrayList<>();
    private long count;
    private boolean hasSeenText;
    private boolean isEnded;
    private @Nullable Entry next;

    /** The puzzles of a stream, in a format that is known or not. */
    public Entries(Reader reader, Optional<Format> forced) {
        this.lines = new LineReader(reader, LONGEST);
        this.forced = forced;
    }

    @Override
    public boolean hasNext() {
        if (next == null) {
            next = read();
        }
        return next != null;
    }

    @Override
    public Entry next() {
        if (!hasNext() || next == null) {
            throw new NoSuchElementException("There are no more puzzles.");
        }
        Entry found = next;
        next = null;
        return found;
    }

    private @Nullable Entry read() {
        LineReader.Line first = isEnded ? null : skipToContent();
        if (first == null) {
            // a stream without a puzzle is one bad puzzle: somebody should hear of it
            return count > 0 ? null : entry(List.of(new LineReader.Line(1, hasSeenText ? "#" : "", false)));
        }
        if (first.isCut()) {
            take();
            return new Entry(++count, first.number(), "", List.of(Message.of(CorePhrase.TOO_LONG, LONGEST)));
        }
        if (Text.columnOfNoText(first.text()) > 0) {
            // not a text file at all: one sentence is enough for all of it
            isEnded = true;
            return entry(List.of(first));
        }
        Format format = forced.orElse(guess(first.text()));
        return entry(switch (format) {
            case JSON -> json();
            case EPFL -> epfl();
            case LINE -> List.of(take());
            case SKU, PICTURE -> grid();
        });
    }

    private static Format guess(String line) {
        if (line.stripLeading().startsWith("{")) {
            return Format.JSON;
        }
        return EpflSyntax.isHeader(line) ? Format.EPFL : Format.PICTURE;
    }

    private Entry entry(List<LineReader.Line> taken) {
        var text = new StringBuilder();
        for (int i = 0; i < taken.size(); i++) {
            text.append(i == 0 ? "" : "\n").append(taken.get(i).text());
        }
        boolean isCut = text.length() > LONGEST || taken.stream().anyMatch(LineReader.Line::isCut);
        return new Entry(
                ++count,
                taken.getFirst().number(),
                isCut ? "" : text.toString(),
                isCut ? List.of(Message.of(CorePhrase.TOO_LONG, LONGEST)) : List.of());
    }

    private LineReader.@Nullable Line skipToContent() {
        for (LineReader.Line line = peek(0); line != null; line = peek(0)) {
            if (!isNothing(line.text())) {
                return line;
            }
            hasSeenText |= !line.text().isBlank();
            take();
        }
        return null;
    }

    private static boolean isNothing(String line) {
        return line.isBlank() || line.stripLeading().startsWith("#") || line.equals("\uFEFF");
    }

    private LineReader.@Nullable Line peek(int index) {
        while (ahead.size() <= index) {
            LineReader.Line line = lines.next();
            if (line == null) {
                return null;
            }
            ahead.add(line);
        }
        return ahead.get(index);
    }

    private LineReader.Line take() {
        peek(0);
        return ahead.removeFirst();
    }

    private List<LineReader.Line> take(int count) {
        var taken = new ArrayList<LineReader.Line>();
        for (int i = 0; i < count; i++) {
            taken.add(take());
        }
        return taken;
    }

    /** To the brace that closes the first one. */
    private List<LineReader.Line> json() {
        var taken = new ArrayList<LineReader.Line>();
        int depth = 0;
        int length = 0;
        boolean isQuoted = false;
        while (peek(0) != null && length <= LONGEST) {
            LineReader.Line line = take();
            taken.add(line);
            length += line.text().length();
            for (int i = 0; i < line.text().length(); i++) {
                char c = line.text().charAt(i);
                if (isQuoted) {
                    i += c == '\\' ? 1 : 0;
                    isQuoted = c != '"';
                } else {
                    isQuoted = c == '"';
                    depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
                }
            }
            if (depth <= 0) {
                break;
            }
            isQuoted = false;
        }
        return taken;
    }

    /** As many cells, and as many region numbers, as the first line says. */
    private List<LineReader.Line> epfl() {
        var taken = new ArrayList<>(List.of(take()));
        String[] header = taken.getFirst().text().strip().split("\\s+");
        if (header.length != 2 || header[0].length() > 2) {
            return taken;
        }
        int cells = Integer.parseInt(header[0]) * Integer.parseInt(header[0]);
        takeWhile(taken, cells, line -> (int) line.chars().filter(c -> c > ' ').count());
        if (header[1].equals("1")) {
            takeWhile(taken, cells, line -> line.isBlank() ? 0 : line.strip().split("\\s+").length);
        }
        return taken;
    }

    private interface Counter {
        int count(String line);
    }

    private void takeWhile(List<LineReader.Line> taken, int wanted, Counter counter) {
        int found = 0;
        for (LineReader.Line line = peek(0); line != null && found < wanted; line = peek(0)) {
            if (EpflSyntax.isHeader(line.text()) && found > 0 && counter.count(line.text()) != wanted / 2) {
                return;
            }
            found += counter.count(line.text());
            taken.add(take());
        }
    }

    /** As many rows as the first row has cells; or that row alone, if it is all of a puzzle. */
    private List<LineReader.Line> grid() {
        Run run = run(0);
        boolean isSquare = run.rows == run.size;
        if (forced.isEmpty() && (run.size > Digits.MOST && !isSquare || run.isLines(!isSquare))) {
            return List.of(take());
        }
        if (run.rows == run.size && run.isFollowedByRow) {
            // more rows of the same kind: another grid if there are enough of them, else too many rows
            Run rest = run(run.lines);
            if (rest.rows < rest.size) {
                return run.isLines(true) ? List.of(take()) : take(run.lines + rest.lines);
            }
        }
        return take(run.lines);
    }

    /** Consecutive rows of equally many cells, and the frame lines, blanks and comments among them. */
    private record Run(int size, int rows, int lines, boolean isFollowedByRow, boolean canBeLines) {

        /** Whether each row is a puzzle by itself, given that the rows together do not look like one. */
        boolean isLines(boolean isOddCount) {
            return isOddCount && canBeLines;
        }
    }

    private Run run(int from) {
        int size = 0;
        int rows = 0;
        int lines = 0;
        boolean canBeLines = true;
        int at = from;
        for (LineReader.Line line = peek(at);
                line != null && !line.isCut() && at - from < MOST_LINES;
                line = peek(++at)) {
            String text = line.text();
            if (isNothing(text)) {
                if (size == 0 || rows == size) {
                    break;
                }
                continue;
            }
            if (PictureSyntax.isFrame(text)) {
                canBeLines = false;
                lines = at - from + 1;
                if (size > 0 && rows == size) {
                    break;
                }
                continue;
            }
            int cells = PictureSyntax.cellCount(withoutComment(text));
            if (cells == 0) {
                break;
            }
            if (size == 0) {
                size = cells;
            }
            boolean isTooWide = cells > Digits.MOST;
            if (isTooWide && (cells != size || isSquareNumber(size))) {
                // too wide for a row, so a puzzle in one line; a grid of such rows is taken whole, to be refused once
                break;
            }
            if (rows == size) {
                return new Run(size, rows, lines, cells == size, canBeLines);
            }
            rows++;
            lines = at - from + 1;
            canBeLines &= cells == size && isPuzzleByItself(text.strip());
        }
        return new Run(size, rows, Math.max(lines, 1), false, canBeLines);
    }

    private static boolean isSquareNumber(int number) {
        int root = (int) Math.round(Math.sqrt(number));
        return root <= Digits.MOST && root * root == number;
    }

    private static String withoutComment(String line) {
        int comment = line.indexOf('#');
        return comment < 0 ? line : line.substring(0, comment);
    }

    /** Whether one line can be all cells of a board. */
    private static boolean isPuzzleByItself(String line) {
        int size = (int) Math.round(Math.sqrt(line.length()));
        return size >= 1
                && size <= Digits.MOST
                && size * size == line.length()
                && line.chars().allMatch(c -> Cells.digit((char) c, Symbols.standard(size)) >= 0);
    }
}
