package dev.neuf.cli;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A line that tells a waiting person how far the work is. Only on a terminal, and only after a second. */
final class Progress {

    private static final int FIRST_MILLIS = 1000;
    private static final int EVERY_MILLIS = 250;
    private static final String CLEAR_LINE = "\r\u001B[K";

    private final Io io;
    private @Nullable Thread thread;
    private boolean isShown;
    private volatile boolean isStopped;

    Progress(Io io) {
        this.io = io;
    }

    void start(Supplier<String> text) {
        if (!io.isErrTerminal() || thread != null) {
            return;
        }
        long began = System.nanoTime();
        thread = Thread.ofPlatform().daemon().start(() -> {
            try {
                Thread.sleep(FIRST_MILLIS);
                while (!isStopped) {
                    show(text.get() + " (" + (System.nanoTime() - began) / 1_000_000_000 + " s)");
                    Thread.sleep(EVERY_MILLIS);
                }
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        });
    }

    private synchronized void show(String text) {
        if (!isStopped) {
            io.err().print(CLEAR_LINE + text);
            io.err().flush();
            isShown = true;
        }
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
