package dev.neuf.cli;

import dev.neuf.core.format.Entry;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.format.PlainLines;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Does one job after another. Each thread has its own, since words and engines are not for several at once. */
final class Worker {

    private final Session session;
    private final Words words;
    private final Optional<Format> forced;
    private final Hints hints;
    private final boolean isAligned;
    private final Handler handler;
    private final Optional<Function<Words, Shortcut>> shortcuts;
    private @Nullable Shortcut shortcut;

    /** If aligned, a bad puzzle gets an empty line, so that line n answers puzzle n. */
    Worker(
            Session session,
            Words words,
            Optional<Format> forced,
            Hints hints,
            boolean isAligned,
            Handler handler,
            Optional<Function<Words, Shortcut>> shortcuts) {
        this.session = session;
        this.words = words;
        this.forced = forced;
        this.hints = hints;
        this.isAligned = isAligned;
        this.handler = handler;
        this.shortcuts = shortcuts;
    }

    /** Does a job; what there is to say goes out piece by piece. */
    void work(Job job, Outlet outlet) {
        // apart from the others, because a switch over types costs milliseconds on first use, and often this is the
        // only job
        if (job instanceof Job.Puzzle(long number, String source, Entry entry)) {
            puzzle(number, source, entry, outlet);
            return;
        }
        switch (job) {
            case Job.Puzzle _ -> {}
            case Job.Lines all -> lines(all, outlet);
            case Job.Missing(long number, String word, Message why) -> missing(number, word, why, outlet);
            case Job.Broken(String word, IOException trouble) -> {
                Message why = Message.of(CliPhrase.CANNOT_READ, word, Trouble.ofReading(trouble));
                reply(Session.PROGRAM, 0, 0, outlet).remark(why);
                outlet.end(false, Exit.UNREADABLE);
            }
            case Job.Typing() -> outlet.waitForTyping();
        }
    }

    /** Answers plain puzzles on the short way, as long as there is one. */
    private void lines(Job.Lines all, Outlet outlet) {
        if (shortcut == null) {
            shortcut = shortcuts.orElseThrow().apply(words);
        }
        PlainLines lines = all.lines();
        var batch = new Batch();
        for (int i = 0; i < lines.count() && !session.isInterrupted(); i++) {
            if (shortcut.answer(all.source(), lines, i, batch)) {
                continue;
            }
            if (batch.count() > 0) {
                outlet.write(batch);
                batch = new Batch();
            }
            // it may take long, and others should not have to wait for that
            var rest = new Job.Lines(all.number() + i + 1, all.source(), lines.rest(i + 1));
            boolean isLast = i + 1 == lines.count() || outlet.passOn(rest);
            puzzle(all.number() + i, all.source(), lines.entry(i), outlet);
            if (isLast) {
                return;
            }
        }
        if (batch.count() > 0) {
            outlet.write(batch);
        }
    }

    private Reply reply(String source, int line, int column, Outlet outlet) {
        return new Reply(session, words, source, line, column, outlet);
    }

    private void puzzle(long number, String source, Entry entry, Outlet outlet) {
        Parsed parsed = entry.read(forced, hints);
        if (parsed instanceof Parsed.Ok ok) {
            var item = new Item(number, source, entry, ok);
            Words about = words.about(ok.sheet().layout(), ok.sheet().symbols());
            var reply = new Reply(session, about, source, entry.line(), 0, outlet);
            for (Message note : ok.notes()) {
                reply.remarkOnce(note);
            }
            reply.end(handler.answer(item, reply));
        } else if (parsed instanceof Parsed.Bad bad) {
            unreadable(number, source, bad, outlet);
        }
    }

    private void unreadable(long number, String source, Parsed.Bad bad, Outlet outlet) {
        Reply reply = reply(source, bad.line(), bad.column(), outlet);
        reply.remark(bad.message());
        if (reply.isJson()) {
            Map<String, Object> object = Json.object("puzzle", number, "source", source);
            if (bad.line() > 0) {
                object.put("line", bad.line());
            }
            if (bad.column() > 0) {
                object.put("column", bad.column());
            }
            error(object, bad.message(), reply);
        } else if (isAligned) {
            reply.writeGap();
        }
        reply.end(Exit.UNREADABLE);
    }

    private void missing(long number, String word, Message why, Outlet outlet) {
        Reply reply = reply(Session.PROGRAM, 0, 0, outlet);
        reply.remark(why);
        if (reply.isJson()) {
            error(Json.object("puzzle", number, "source", word), why, reply);
        }
        reply.end(Exit.UNREADABLE);
    }

    /** A program that reads our answers needs to hear of a bad puzzle too, in its place. */
    private static void error(Map<String, Object> object, Message why, Reply reply) {
        object.put("error", reply.inWords(why));
        reply.writeJson(object);
    }
}
