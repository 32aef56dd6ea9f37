package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a stream of text into puzzles, one after another, without holding more than a few of them.
 *
 * <p>Each format has a {@link Cutter} that tells how far a puzzle of its kind goes: JSON to its closing brace, {@code
 * epfl} as far as its size says; n lines of n cells are one grid, with whatever frame there is around them; any other
 * line is a puzzle by itself.
 */
public final class Entries implements Iterator<Entry> {

    /** So many comments can belong to a puzzle. */
    private static final int MOST_ABOVE = 20;

    private static final int LONGEST_ABOVE = 1000;

    /** Above smaller grids a number is more likely a row or a puzzle. */
    private static final int LEAST_NUMBERED = 4;

    /** So many plain lines are taken together: enough that one more object does not count. */
    private static final int MOST_PLAIN = 256;

    private final LineReader lines;
    private final List<Cutter> cutters;
    private final int size;
    private final boolean isForced;
    private final boolean canBePlain;
    private final List<LineReader.Line> ahead = new ArrayList<>();

    /** The comments just above the next puzzle. */
    private final List<LineReader.Line> above = new ArrayList<>();

    private int lengthAhead;
    private long count;
    private boolean hasSeenText;
    private boolean isEnded;
    private @Nullable Entry next;
    private byte @Nullable [] plain;

    /** The puzzles of a stream, in a format that is known or not. */
    public Entries(Reader reader, Optional<Format> forced) {
        this(reader, forced, Hints.NONE);
    }

    /** The same, where more is known: a size tells whether a line is a row or a puzzle. */
    public Entries(Reader reader, Optional<Format> forced, Hints hints) {
        this.lines = new LineReader(reader, Cutter.LONGEST);
        this.size = hints.size();
        this.isForced = forced.isPresent();
        this.canBePlain = forced.isEmpty() || forced.get() == Format.LINE;
        this.cutters = forced.map(format -> List.of(format.cutter(true)))
                .orElse(Arrays.stream(Format.values())
                        .map(format -> format.cutter(false))
                        .toList());
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

    /**
     * The next entries, if they are plain lines that one need not wait for; nothing if not, which says little about what
     * comes next. It is up to the caller to ask: whoever does not gets the same lines as entries.
     */
    public Optional<PlainLines> plainLines() {
        if (!canBePlain || next != null || isEnded || ahead.size() > 1) {
            return Optional.empty();
        }
        if (plain == null) {
            plain = new byte[(MOST_PLAIN + 1) * PlainLines.WIDTH];
        }
        int number = lines.number() + 1;
        // a line that was looked at already
        if (!ahead.isEmpty()) {
            char[] text = ahead.getFirst().text().toCharArray();
            if (PlainLines.copy(text, 0, text.length, plain, 0) != text.length) {
                return Optional.empty();
            }
            number = ahead.getFirst().number();
        }
        // the last goes the ordinary way: only what follows it tells what it is, and cutters remember it
        int from = ahead.size();
        int taken = from + lines.takePlain(plain, from * PlainLines.WIDTH, MOST_PLAIN + 1 - from) - 1;
        if (taken <= 0) {
            return Optional.empty();
        }
        if (!ahead.isEmpty()) {
            take();
        }
        count += taken;
        byte[] text = Arrays.copyOf(plain, taken * PlainLines.WIDTH);
        return Optional.of(new PlainLines(count - taken + 1, number, taken, text));
    }

    /** Whether there is more text to look at without waiting for it, as one may have to wait for a program or a person. */
    public boolean isReady() {
        for (LineReader.Line line : ahead) {
            if (!Grids.isNothing(line.text())) {
                return true;
            }
        }
        return next != null || !isEnded && lines.isReady();
    }

    private @Nullable Entry read() {
        LineReader.Line first = isEnded ? null : skipToContent();
        if (first == null) {
            // a stream without a puzzle is one bad puzzle: somebody should hear of it
            return count > 0 ? null : entry(List.of(new LineReader.Line(1, hasSeenText ? "#" : "", false)));
        }
        if (first.isCut()) {
            return entry(take(1));
        }
        if (Text.isBinary(first.text()) || count == 0 && isBinaryBelow(first)) {
            // a file that begins like this is no text at all: one sentence is enough for all of it
            isEnded = count == 0;
            return entry(take(1));
        }
        boolean isWhole = size > 1
                && first.text().strip().length() == size * size
                && LineSyntax.isPuzzle(first.text().strip());
        return entry(take(isWhole ? 1 : linesOfNext()));
    }

    /** Whether a first line with bytes that are no text stands above more of that kind. */
    private boolean isBinaryBelow(LineReader.Line first) {
        LineReader.Line next = Text.isDecoded(first.text()) ? null : peek(1);
        return next != null && Text.isBinary(next.text());
    }

    /** As the first format says that knows; a line that nobody knows is a puzzle by itself, a bad one. */
    private int linesOfNext() {
        int title = linesOfTitle();
        var below = new Below(title);
        for (Cutter cutter : cutters) {
            int taken = cutter.next(below);
            if (taken > 0) {
                return title + taken;
            }
        }
        return title + 1;
    }

    /** The lines to come, from the first below a title. */
    private final class Below implements Cutter.Ahead {
        private final int title;

        Below(int title) {
            this.title = title;
        }

        @Override
        public LineReader.@Nullable Line line(int index) {
            return peek(title + index);
        }

        @Override
        public boolean isHere(int index) {
            return ahead.size() > title + index || lines.isBegun();
        }
    }

    /** How many lines stand above the grid: a title and the blanks after it, or nothing. */
    private int linesOfTitle() {
        int title = 0;
        var line = peek(0);
        if (line != null && Titles.isTitle(line.text())) {
            do {
                line = peek(++title);
            } while (line != null && Grids.isNothing(line.text()));
        }
        return line == null ? 0 : title;
    }

    private Entry entry(List<LineReader.Line> taken) {
        var text = new StringBuilder();
        above.forEach(line -> text.append(line.text()).append('\n'));
        for (int i = 0; i < taken.size(); i++) {
            text.append(i == 0 ? "" : "\n").append(taken.get(i).text());
        }
        boolean isCut = text.length() > Cutter.LONGEST || taken.stream().anyMatch(LineReader.Line::isCut);
        return new Entry(
                ++count,
                taken.getFirst().number(),
                above.size(),
                isCut ? "" : text.toString(),
                isCut ? List.of(Message.of(CorePhrase.TOO_LONG, Cutter.LONGEST)) : List.of());
    }

    private LineReader.@Nullable Line skipToContent() {
        above.clear();
        for (LineReader.Line line = peek(0); line != null; line = peek(0)) {
            boolean isNothing = Grids.isNothing(line.text());
            if (!isNothing && !isNumberOfGrid(line)) {
                return line;
            }
            take();
            hasSeenText |= !Text.isBlank(line.text());
            if (isNothing) {
                keepAbove(line);
            } else {
                above.clear();
            }
        }
        above.clear();
        return null;
    }

    /** Whether a line is only the number of the grid whose rows follow without a gap, as in collections. */
    private boolean isNumberOfGrid(LineReader.Line line) {
        var below = new Below(1);
        if (isForced || !Titles.isNumber(line.text()) || !below.isHere(0)) {
            return false;
        }
        int size = Frames.cellCount(below.text(0));
        if (Frames.cellCount(line.text()) == size) {
            return false; // a row like the others
        }
        for (int row = 0; row < size; row++) {
            if (size < LEAST_NUMBERED || size > Digits.MOST || Frames.cellCount(below.text(row)) != size) {
                return false;
            }
        }
        return size > 0;
    }

    /** Keeps a comment for the puzzle below it; a gap, or a comment of many lines, belongs to none. */
    private void keepAbove(LineReader.Line line) {
        if (Text.isBlank(line.text()) || line.text().length() > LONGEST_ABOVE || above.size() == MOST_ABOVE) {
            above.clear();
        } else {
            above.add(line);
        }
    }

    /** A line to come, or null if the stream ends before, or if it is too far ahead to be of the same puzzle. */
    private LineReader.@Nullable Line peek(int index) {
        while (ahead.size() <= index) {
            boolean isFar = lengthAhead > Cutter.LONGEST || index >= Cutter.MOST_LINES;
            LineReader.Line line = isFar ? null : lines.next();
            if (line == null) {
                return null;
            }
            ahead.add(line);
            lengthAhead += line.text().length();
        }
        return ahead.get(index);
    }

    private LineReader.Line take() {
        LineReader.Line line = ahead.removeFirst();
        lengthAhead -= line.text().length();
        return line;
    }

    private List<LineReader.Line> take(int count) {
        var taken = new ArrayList<LineReader.Line>();
        for (int i = 0; i < count; i++) {
            taken.add(take());
        }
        return taken;
    }
}
