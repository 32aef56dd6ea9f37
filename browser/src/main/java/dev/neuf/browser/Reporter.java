package dev.neuf.browser;

import dev.neuf.core.json.Json;
import dev.neuf.make.Made;
import dev.neuf.make.Watcher;
import java.util.Map;

/** Tells the page how far the puzzle has got that is being made, and the nearest so far: whoever stops it may have that. */
final class Reporter implements Watcher {

    /** So often a person wants to see that something goes on. */
    private static final long EVERY_MILLIS = 250;

    /** To look at the clock takes longer than some tries. */
    private static final long EVERY_TRIES = 8;

    private final Desk desk;
    private long told = System.currentTimeMillis();
    private long next;

    Reporter(Desk desk) {
        this.desk = desk;
    }

    @Override
    public void tries(long count) {
        if (count < next) {
            return;
        }
        next = count + EVERY_TRIES;
        long now = System.currentTimeMillis();
        if (now - told >= EVERY_MILLIS) {
            told = now;
            desk.report(Json.object("tries", count));
        }
    }

    @Override
    public void nearest(Made.Lacking made) {
        Map<String, Object> nearest = Workshop.nearest(made, desk.voice());
        desk.report(Json.object("nearest", nearest));
    }
}
