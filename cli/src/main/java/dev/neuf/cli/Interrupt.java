package dev.neuf.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Ctrl-C asks the work to stop, and lets it say how far it got. */
final class Interrupt {

    /** How long the work has to say its last word. */
    private static final int SECONDS = 3;

    private static final AtomicBoolean WANTED = new AtomicBoolean();
    private static final CountDownLatch DONE = new CountDownLatch(1);

    private Interrupt() {}

    /** From now on, Ctrl-C only asks. */
    static void listen() {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            WANTED.set(true);
            try {
                boolean _ = DONE.await(SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }));
    }

    /** Whether somebody wants the work to stop. */
    static boolean isWanted() {
        return WANTED.get();
    }

    /** The last word has been said. */
    static void done() {
        DONE.countDown();
    }
}
