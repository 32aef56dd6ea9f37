package dev.neuf.cli;

import dev.neuf.core.Sheet;
import dev.neuf.core.format.Ink;
import dev.neuf.core.format.Picture;
import dev.neuf.core.words.Words;

/**
 * What pictures and sentences are put on.
 *
 * @param columns how wide it is; no end of columns where nobody knows, as in a pipe
 */
record Paper(boolean isColored, int columns) {

    /** What puts the colours on. */
    Ink.Painter painter() {
        return isColored ? Showing::paint : (_, piece) -> piece;
    }

    /** A board with the candidates in its open cells, or that there is no room for it. */
    String withNotes(Sheet sheet, Words words) {
        return Picture.withNotes(sheet, painter(), columns).orElseGet(() -> tooWide(words));
    }

    /** What to say where a picture does not fit. */
    String tooWide(Words words) {
        return wrapped(words.say(CliPhrase.PICTURE_TOO_WIDE, columns)) + "\n";
    }

    /** The text in lines that fit. */
    String wrapped(String text) {
        return wrapped(text, 0);
    }

    /** The same, lines after the first so far from the left edge; the first begins there already. */
    String wrapped(String text, int indent) {
        return Wrapping.wrapped(text, indent, columns);
    }
}
