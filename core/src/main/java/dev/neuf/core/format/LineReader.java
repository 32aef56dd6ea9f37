package dev.neuf.core.format;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Reads lines of any length in bounded memory. */
final class LineReader {

    /** Some programs put it at the beginning of a file; files that were put together have it in the middle, too. */
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final Reader reader;
    private final int longest;
    private final char[] buffer = new char[1 << 16];
    private int at;
    private int filled;
    private int number;
    private boolean isAfterReturn;
    private boolean isEnded;

    LineReader(Reader reader, int longest) {
        this.reader = reader;
        this.longest = longest;
    }

    /** A line, its number counted from 1, and whether its end was thrown away because it is too long. */
    record Line(int number, String text, boolean isCut) {}

    /** The next line, or null at the end. */
    @Nullable
    Line next() {
        var text = new StringBuilder();
        boolean isCut = false;
        boolean hasAny = false;
        while (fill()) {
            if (isAfterReturn && buffer[at] == '\n') {
                at++;
                isAfterReturn = false;
                continue;
            }
            isAfterReturn = false;
            hasAny = true;
            int start = at;
            while (at < filled && buffer[at] != '\n' && buffer[at] != '\r') {
                at++;
            }
            int room = Math.min(at - start, longest - text.length());
            text.append(buffer, start, room);
            isCut |= room < at - start;
            if (at < filled) {
                isAfterReturn = buffer[at++] == '\r';
                return line(text, isCut);
            }
        }
        return hasAny ? line(text, isCut) : null;
    }

    /** Whether a whole line that is not blank can be had without waiting for it. */
    boolean isReady() {
        try {
            while (!hasWholeLine()) {
                int kept = filled - at;
                if (isEnded || kept == buffer.length || !reader.ready()) {
                    return kept == buffer.length;
                }
                System.arraycopy(buffer, at, buffer, 0, kept);
                at = 0;
                filled = kept + Math.max(0, reader.read(buffer, kept, buffer.length - kept));
                isEnded = filled == kept;
            }
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private boolean hasWholeLine() {
        boolean hasText = false;
        for (int i = at; i < filled; i++) {
            if (hasText && (buffer[i] == '\n' || buffer[i] == '\r')) {
                return true;
            }
            hasText |= !Character.isWhitespace(buffer[i]);
        }
        return false;
    }

    /** Whether the next line that is not blank has begun, so that whoever writes it will end it. */
    boolean isBegun() {
        if (isReady()) {
            return true;
        }
        for (int i = at; i < filled; i++) {
            if (!Character.isWhitespace(buffer[i])) {
                return true;
            }
        }
        return false;
    }

    private Line line(StringBuilder text, boolean isCut) {
        boolean hasMark = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
        return new Line(++number, hasMark ? text.substring(1) : text.toString(), isCut);
    }

    private boolean fill() {
        try {
            if (at == filled && !isEnded) {
                at = 0;
                filled = Math.max(0, reader.read(buffer, 0, buffer.length));
                // a terminal would ask the person again
                isEnded = filled == 0;
            }
            return at < filled;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
