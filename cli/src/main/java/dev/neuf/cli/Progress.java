package dev.neuf.cli;

import dev.neuf.core.words.Message;
import dev.neuf.core.words.Phrase;
import dev.neuf.core.words.Words;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Tells a waiting person how far the work is: on a terminal in a line that changes, after a second; elsewhere, if it is
 * asked for, in plain lines that are seconds apart, for whoever follows a log.
 */
final class Progress {

    private static final int FIRST_MILLIS = 1000;
    private static final int EVERY_MILLIS = 250;
    private static final int LINE_MILLIS = 5000;
    private static final String CLEAR_LINE = "\r\u001B[K";

    private final Io io;
    private final boolean isTerminal;
    private final int firstMillis;
    private final int everyMillis;
    private @Nullable Thread thread;
    private boolean isShown;
    private volatile boolean isStopped;

    Progress(Io io) {
        this(io, io.isErrTerminal() ? FIRST_MILLIS : LINE_MILLIS, io.isErrTerminal() ? EVERY_MILLIS : LINE_MILLIS);
    }

    /** In a rhythm of one's own. */
    Progress(Io io, int firstMillis, int everyMillis) {
        this.io = io;
        this.isTerminal = io.isErrTerminal();
        this.firstMillis = firstMillis;
        this.everyMillis = everyMillis;
    }

    /** Shows progress from now on: always, never, or (auto) on a terminal. */
    void start(String when, Words words, Supplier<Message> text) {
        boolean isWanted = when.equals("always") || when.equals("auto") && isTerminal;
        if (!isWanted || thread != null) {
            return;
        }
        Phrase form = isTerminal ? CliPhrase.PROGRESS : CliPhrase.PROGRESS_LINE;
        long began = System.nanoTime();
        thread = Thread.ofPlatform().daemon().name("neuf-progress").start(() -> {
            try {
                Thread.sleep(firstMillis);
                while (!isStopped) {
                    show(words.say(form, text.get(), (System.nanoTime() - began) / 1_000_000_000));
                    Thread.sleep(everyMillis);
                }
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        });
    }

    private synchronized void show(String text) {
        if (isStopped) {
            return;
        }
        if (isTerminal) {
            // a line that is wrapped cannot be taken back
            io.err().print(CLEAR_LINE + text.substring(0, Math.min(text.length(), io.columns() - 1)));
        } else {
            io.err().println(Session.PROGRAM + ": " + text);
        }
        io.err().flush();
        isShown = isTerminal;
    }

    /** Makes room for other output. */
    synchronized void hide() {
        if (isShown) {
            io.err().print(CLEAR_LINE);
            io.err().flush();
            isShown = false;
        }
    }

    synchronized void stop() {
        hide();
        isStopped = true;
    }
}
