package dev.neuf.bench;

import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Ends the program when one piece of work takes too long, and says which. */
final class Watchdog {

    private static final long MOST_SECONDS = 10;

    private volatile @Nullable Work work;

    private record Work(Supplier<String> shown, long since) {}

    /** Work begins, and whatever was done before has ended. Times are those of {@link System#nanoTime}. */
    void begin(Supplier<String> shown, long now) {
        work = new Work(shown, now);
    }

    /** There is nothing left to do. */
    void end() {
        work = null;
    }

    /** The work that should have ended by now. */
    Optional<String> late(long now) {
        Work seen = work;
        return seen == null || now - seen.since <= TimeUnit.SECONDS.toNanos(MOST_SECONDS)
                ? Optional.empty()
                : Optional.of("Not done after %d s: %s".formatted(MOST_SECONDS, seen.shown.get()));
    }

    /** One that keeps watch as long as the program runs. */
    static Watchdog started(PrintStream err) {
        var watchdog = new Watchdog();
        Thread.ofPlatform().daemon().name("watchdog").start(() -> watchdog.watch(err));
        return watchdog;
    }

    private void watch(PrintStream err) {
        try {
            Optional<String> late = Optional.empty();
            while (late.isEmpty()) {
                Thread.sleep(500);
                late = late(System.nanoTime());
            }
            err.println(late.get());
            // not exit: a program that hangs may not let itself be ended in good order
            Runtime.getRuntime().halt(1);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
