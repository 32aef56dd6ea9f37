package dev.neuf.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Ctrl-C asks the work to stop, and lets it say how far it got. */
final class Interrupt {

    /** How long the work has to say its last word. */
    private static final int SECONDS = 3;

    /** How long after a child it may be told to us that all work is to stop: Ctrl-C is for both. */
    private static final int LATER_MILLIS = 500;

    private static final CountDownLatch WANTED = new CountDownLatch(1);
    private static final CountDownLatch DONE = new CountDownLatch(1);

    /** The last word of a command that only waits for input; nobody else can say it, the wait has no end. */
    private static final AtomicReference<BooleanSupplier> LAST_WORD = new AtomicReference<>(() -> false);

    private Interrupt() {}

    /** From now on, Ctrl-C only asks. */
    static void listen() {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            WANTED.countDown();
            if (LAST_WORD.get().getAsBoolean()) {
                return;
            }
            try {
                boolean _ = DONE.await(SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }));
    }

    /** Waits for input. Whoever interrupts it does not wait for that, if the last word can be said without it. */
    static <T> T waiting(BooleanSupplier lastWord, Supplier<T> input) {
        LAST_WORD.set(lastWord);
        try {
            return input.get();
        } finally {
            LAST_WORD.set(() -> false);
        }
    }

    /** Whether somebody wants the work to stop. */
    static boolean isWanted() {
        return WANTED.getCount() == 0;
    }

    /** The same, where a child may have heard of it before us: waits a moment before it says no. */
    static boolean isWantedOrComing() {
        try {
            return WANTED.await(LATER_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    /** The last word has been said. */
    static void done() {
        DONE.countDown();
    }
}
