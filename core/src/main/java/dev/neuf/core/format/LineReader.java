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

    /** How many lines were taken so far. */
    int number() {
        return number;
    }

    /** Whether a whole line that is not blank can be had without waiting for it. */
    boolean isReady() {
        try {
            while (!hasWholeLine()) {
                if (!readOn()) {
                    return filled - at == buffer.length;
                }
            }
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads more, if there is room for it and no need to wait for it. */
    private boolean readOn() throws IOException {
        int kept = filled - at;
        if (isEnded || kept == buffer.length || !reader.ready()) {
            return false;
        }
        System.arraycopy(buffer, at, buffer, 0, kept);
        at = 0;
        filled = kept + Math.max(0, reader.read(buffer, kept, buffer.length - kept));
        isEnded = filled == kept;
        return true;
    }

    /**
     * Copies the plain lines that come next, if one need not wait for them, and takes them but for the last of them: so
     * whatever was taken is followed by a plain line.
     *
     * @return how many were copied; one less was taken, but none if none was copied
     */
    int takePlain(byte[] to, int from, int most) {
        try {
            if (filled - at < most * (PlainLines.WIDTH + 1)) {
                boolean _ = readOn();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        int copied = 0;
        int last = at;
        int next = isAfterReturn && at < filled && buffer[at] == '\n' ? at + 1 : at;
        while (copied < most) {
            int end = PlainLines.copy(buffer, next, filled, to, from + copied * PlainLines.WIDTH);
            end += end >= 0 && end + 1 < filled && buffer[end] == '\r' ? 1 : 0;
            if (end < 0 || end == filled || buffer[end] != '\n') {
                break;
            }
            last = next;
            next = end + 1;
            copied++;
        }
        if (copied > 1) {
            at = last;
            number += copied - 1;
            isAfterReturn = false;
        }
        return copied;
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
