package dev.neuf.cli;

import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Entry;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Message;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** Goes through all puzzles of the command line, in order. A bad one is reported, the rest goes on. */
final class Walk {

    private final Session session;
    private final Input input;
    private final Optional<Format> forced;
    private final Hints hints;
    private final boolean isAligned;
    private long count;
    private long unreadable;
    private Exit exit = Exit.YES;

    /** Over the puzzles of the input; if aligned, a bad one gets an empty line, so that line n answers puzzle n. */
    Walk(Session session, Input input, boolean isAligned) {
        this.session = session;
        this.input = input;
        this.isAligned = isAligned;
        this.forced = input.format();
        this.hints = input.hints();
    }

    /** Handles each puzzle that can be read, and tells how it went over all. */
    Exit each(Function<Item, Exit> handle) {
        List<String> words = input.named(session.io());
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            try {
                String typed = words.size() == 1 ? Source.TYPED : Source.TYPED + " " + (i + 1);
                Source source = Source.open(word, typed, forced, session.io());
                if (word.equals("-") && session.io().isInTerminal()) {
                    session.waitForTyping();
                }
                try (var reader = source.reader()) {
                    var entries = new Entries(reader, forced, hints);
                    while (!isOver() && entries.hasNext()) {
                        handle(source, entries.next(), handle);
                        if (!reader.ready()) {
                            session.flush();
                        }
                    }
                }
            } catch (Refusal refusal) {
                if (refusal.exit() != Exit.UNREADABLE) {
                    throw refusal; // an answer that cannot be written ends it all
                }
                count++;
                unreadable++;
                session.remark(refusal.why());
                if (session.isJson()) {
                    reportBad(word, 0, 0, refusal.why());
                }
                exit = exit.and(refusal.exit());
            } catch (UncheckedIOException e) {
                cannotRead(word, Objects.requireNonNull(e.getCause()));
            } catch (IOException e) {
                cannotRead(word, e);
            }
        }
        return exit;
    }

    private void cannotRead(String word, IOException e) {
        session.remark(CliPhrase.CANNOT_READ, word, Trouble.of(e));
        exit = exit.and(Exit.UNREADABLE);
    }

    /** To look whether anybody still reads costs a write, so not before each puzzle. */
    private boolean isOver() {
        return session.isInterrupted() || count % 256 == 255 && session.isGone();
    }

    /** How many puzzles there were, good and bad. */
    long count() {
        return count;
    }

    /** How many of them were bad. */
    long unreadable() {
        return unreadable;
    }

    private void handle(Source source, Entry entry, Function<Item, Exit> handle) {
        count++;
        switch (entry.read(forced, hints)) {
            case Parsed.Ok ok -> {
                var item = new Item(count, source.name(), entry, ok);
                session.about(ok.sheet());
                for (Message note : ok.notes()) {
                    session.remarkOnce(place(source.name(), entry.line(), 0), note);
                }
                exit = exit.and(handle.apply(item));
            }
            case Parsed.Bad(int line, int column, Message why) -> {
                session.remark(place(source.name(), line, column), why);
                reportBad(source.name(), line, column, why);
                unreadable++;
                exit = exit.and(Exit.UNREADABLE);
            }
        }
    }

    /** A program that reads our answers needs to hear of a bad puzzle too, in its place. */
    private void reportBad(String source, int line, int column, Message why) {
        if (session.isJson()) {
            Map<String, Object> object = Json.object("puzzle", count, "source", source);
            if (line > 0) {
                object.put("line", line);
            }
            if (column > 0) {
                object.put("column", column);
            }
            object.put("error", session.words().say(why));
            session.writeJson(object);
        } else if (isAligned) {
            session.writeGap();
        }
    }

    /** Such as {@code file.txt:12:5}. In a puzzle that was typed, line 1 goes without saying. */
    static String place(String source, int line, int column) {
        String where = source.equals("-") ? "stdin" : source;
        boolean isObvious = line == 1 && column == 0 && source.matches(Source.TYPED + "( \\d+)?");
        return where + (line > 0 && !isObvious ? ":" + line : "") + (column > 0 ? ":" + column : "");
    }
}
