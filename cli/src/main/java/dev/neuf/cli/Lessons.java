package dev.neuf.cli;

import dev.neuf.core.Engine;
import dev.neuf.core.Limits;
import dev.neuf.logic.Standing;
import java.util.function.Function;
import picocli.CommandLine.Mixin;

/** Puzzles that a person solves, each with what an engine knows of it. */
final class Lessons {

    @Mixin
    Effort effort = new Effort();

    @Mixin
    Bulk bulk = new Bulk();

    @Mixin
    Input input = new Input();

    /** What there is to say of one puzzle, while there is time. */
    @FunctionalInterface
    interface Lesson {
        Exit on(Item item, Standing standing, Clock clock, Reply reply);
    }

    /** Gives a lesson on each puzzle; if aligned, a bad one gets an empty line. */
    Exit each(Session session, boolean isAligned, CliPhrase progress, Lesson lesson) {
        var walk = new Walk(session, input, bulk, isAligned);
        Limits limits = begin(session, progress, walk);
        return done(walk, walk.each(() -> handler(lesson, limits)));
    }

    /** The same, where plain puzzles have a shortcut. */
    Exit each(
            Session session,
            boolean isAligned,
            CliPhrase progress,
            Lesson lesson,
            Function<Limits, Shortcut> shortcuts) {
        var walk = new Walk(session, input, bulk, isAligned);
        Limits limits = begin(session, progress, walk);
        return done(walk, walk.each(() -> handler(lesson, limits), limits, _ -> shortcuts.apply(limits)));
    }

    /** Begins to show how far it is, and says how far it may go. */
    private Limits begin(Session session, CliPhrase progress, Walk walk) {
        session.showProgress(bulk.progress(), progress, walk::current);
        return effort.limits("60s").withCancelled(walk::isOver);
    }

    private static Handler handler(Lesson lesson, Limits limits) {
        Engine engine = Engines.of("auto");
        // an engine that does not come to an end must leave time for the steps, which may be easy
        Limits half = limits.withMillis(limits.millis() / 2);
        return (item, reply) -> {
            var clock = new Clock(limits);
            return lesson.on(item, Standing.of(item.sheet(), engine, half), clock, reply);
        };
    }

    private static Exit done(Walk walk, Exit exit) {
        walk.sayDone();
        return exit;
    }
}
