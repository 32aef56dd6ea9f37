package dev.neuf.cli;

import dev.neuf.core.Puzzle;
import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Entry;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.words.Message;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All puzzles of one source, and its text: what is measured must not wait for a file.
 *
 * @param bad the puzzles that cannot be read
 */
record Stock(String source, String text, List<Puzzle> puzzles, List<Parsed.Bad> bad) {

    /** Some hundred thousand puzzles. */
    static final int MOST_MEGABYTES = 64;

    private static final int PIECE = 1 << 16;

    /** Reads what a word of the command line stands for, or refuses. */
    static Stock read(String word, Optional<Format> forced, Hints hints, Io io) {
        Source source = Source.open(word, Source.TYPED, forced, io);
        try (Reader reader = source.reader()) {
            String text = text(word, reader);
            var puzzles = new ArrayList<Puzzle>();
            var bad = new ArrayList<Parsed.Bad>();
            var entries = new Entries(new StringReader(text), forced, hints);
            while (entries.hasNext() && !Interrupt.isWanted()) {
                Entry entry = entries.next();
                switch (entry.read(forced, hints)) {
                    case Parsed.Ok ok -> puzzles.add(ok.sheet().position());
                    case Parsed.Bad wrong -> bad.add(wrong);
                }
            }
            return new Stock(source.name(), text, puzzles, bad);
        } catch (IOException e) {
            throw new Refusal(Exit.UNREADABLE, Message.of(CliPhrase.CANNOT_READ, word, Trouble.ofReading(e)));
        }
    }

    /** All of a text, or a refusal if there is no end of it. */
    static String text(String word, Reader reader) throws IOException {
        var text = new StringBuilder();
        char[] piece = new char[PIECE];
        for (int length = reader.read(piece); length >= 0; length = reader.read(piece)) {
            text.append(piece, 0, length);
            if (text.length() > MOST_MEGABYTES << 20) {
                throw new Refusal(
                        Exit.UNREADABLE, Message.of(CliPhrase.TOO_LARGE, Source.shortened(word), MOST_MEGABYTES));
            }
        }
        return text.toString();
    }

    /** The first bad puzzle, said with how many there are; nothing if all are good. */
    void remarkBad(Session session) {
        if (!bad.isEmpty()) {
            Parsed.Bad first = bad.getFirst();
            session.remark(
                    Source.place(source, first.line(), first.column()),
                    session.words().say(CliPhrase.LEFT_OUT, bad.size(), first.message()));
        }
    }
}
