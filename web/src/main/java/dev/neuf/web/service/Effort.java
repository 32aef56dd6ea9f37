package dev.neuf.web.service;

import dev.neuf.core.Limits;
import dev.neuf.core.json.Json;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

/** The work on one request: how long it may go on, whether anybody still waits for it, and how far it is. */
final class Effort {

    private final long millis;
    private final AtomicBoolean isCancelled = new AtomicBoolean();
    private final AtomicReference<Map<String, Object>> progress = new AtomicReference<>(Json.object());
    private volatile Runnable whenCancelled = () -> {};
    private volatile long deadline = Long.MAX_VALUE;

    Effort(long millis) {
        this.millis = millis;
    }

    /** The clock starts when the work does: time in the line is not the asker's fault. */
    void begin() {
        deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    }

    /** What is to be done when nobody waits for it any more. */
    void whenCancelled(Runnable act) {
        whenCancelled = act;
    }

    /** Nobody waits for it any more. */
    void cancel() {
        isCancelled.set(true);
        whenCancelled.run();
    }

    boolean isCancelled() {
        return isCancelled.get();
    }

    /** Whether to stop. */
    boolean isOver() {
        return isCancelled.get() || left() <= 0;
    }

    private long left() {
        return deadline == Long.MAX_VALUE
                ? millis
                : Math.max(0, TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime()));
    }

    /** The same for an engine. */
    Limits limits() {
        return Limits.NONE.withMillis(left()).withCancelled(isCancelled::get);
    }

    /** Tells whoever waits how far it is. */
    void tell(Object... namesAndValues) {
        progress.set(Json.object(namesAndValues));
    }

    /** What was told last. */
    Map<String, Object> progress() {
        return progress.get();
    }
}
