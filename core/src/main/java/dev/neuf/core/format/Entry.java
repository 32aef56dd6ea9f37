package dev.neuf.core.format;

import dev.neuf.core.words.Message;
import java.util.List;
import java.util.Optional;

/**
 * The text of one puzzle among others.
 *
 * @param number counts the puzzles of a stream from 1
 * @param line where it begins in the stream, counted from 1
 * @param above how many lines of the text stand above that line: comments, which some formats have to say something
 * @param problems why it cannot even be looked at; mostly empty
 */
public record Entry(long number, int line, int above, String text, List<Message> problems) {

    /** Reads it. A mistake gets its line in the stream, or that where the entry begins if no line is to blame. */
    public Parsed read(Optional<Format> forced, Hints hints) {
        if (!problems.isEmpty()) {
            return new Parsed.Bad(line, 0, problems.getFirst());
        }
        Parsed parsed = forced.isPresent() ? forced.get().read(text, hints) : Format.readAny(text, hints);
        return parsed instanceof Parsed.Bad(int at, int column, Message why)
                ? new Parsed.Bad(at == 0 ? line : at + line - above - 1, column, why)
                : parsed;
    }
}
