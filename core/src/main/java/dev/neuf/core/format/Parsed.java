package dev.neuf.core.format;

import dev.neuf.core.Sheet;
import dev.neuf.core.words.Message;
import java.util.List;

/** What came of reading a text. */
public sealed interface Parsed {

    /**
     * It was understood.
     *
     * @param readAs the format it was read as
     * @param notes what the reader had to assume or to leave out
     */
    record Ok(Sheet sheet, Format readAs, List<Message> notes) implements Parsed {}

    /** It was not. Line and column are counted from 1; 0 if the whole text is meant. */
    record Bad(int line, int column, Message message) implements Parsed {}
}
