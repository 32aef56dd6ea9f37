package dev.neuf.core.format;

import dev.neuf.core.Sheet;
import dev.neuf.core.words.Message;
import java.util.Optional;
import java.util.Set;

/** One text format: how to recognise it, read it and write it. To add one, see CONTRIBUTING.md. */
interface Syntax {

    /** Whether the text looks like this format, right or wrong in detail. */
    boolean recognises(Text text);

    /**
     * Reads one puzzle.
     *
     * @throws dev.neuf.core.Unreadable with line, column, and what was expected
     */
    Sheet read(Reading reading);

    /**
     * Cuts puzzles of this format out of a stream. Most formats leave it to the common rule: n rows of n cells, or one
     * line.
     *
     * @param isForced whether the stream holds nothing else, so that the cutter must not leave anything to others
     */
    default Cutter cutter(boolean isForced) {
        if (!isForced) {
            return Cutter.NONE;
        }
        return isOneLine() ? Cutter.ONE_LINE : new Grids(true);
    }

    /** Writes one puzzle, ending with a newline. */
    String write(Sheet sheet);

    /** Whether one puzzle is written as one line. */
    default boolean isOneLine() {
        return false;
    }

    /** What of this sheet, beside its digits, is still there when it is read again. In most formats, nothing. */
    default Set<Content> keeps(Sheet sheet) {
        return Set.of();
    }

    /** Why this sheet cannot be written at all, if so. */
    default Optional<Message> refuses(Sheet sheet) {
        return Optional.empty();
    }
}
