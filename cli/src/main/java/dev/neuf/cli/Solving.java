package dev.neuf.cli;

import dev.neuf.core.Answer;
import dev.neuf.core.Conflict;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Phrase;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/** Solves puzzles with a complete engine and tells the outcome. */
final class Solving {

    /** In a long stream, so many puzzles with several solutions or none are named; the summary counts the rest. */
    private static final int MOST_NAMED = 20;

    private final Session session;
    private final Showing showing;
    private final Engine engine;
    private final Limits limits;
    private long unique;
    private long many;
    private long none;
    private long unknown;
    private long named;

    Solving(Session session, Showing showing, Engine engine, Limits limits) {
        this.session = session;
        this.showing = showing;
        this.engine = engine;
        this.limits = limits;
    }

    /** What is on the sheet, as a question: digits entered count as given, and that is said. */
    static Puzzle position(Session session, Item item) {
        int entered = item.sheet().entries().filledCount();
        if (entered > 0) {
            session.remarkOnce(place(item), Message.of(CliPhrase.ENTRIES_FIXED, entered));
        }
        return item.sheet().position();
    }

    /** What the engine says. */
    Answer answer(Item item) {
        return engine.solve(position(session, item), limits);
    }

    /** One solution, and whether it is the only one. */
    Exit one(Item item, boolean isUniqueWanted) {
        Answer answer = answer(item);
        if (session.isJson()) {
            session.writeJson(json(item, answer));
        }
        return switch (answer) {
            case Answer.Unique(Grid solution) -> {
                unique++;
                show(item, solution);
                tell(CliPhrase.ONE_SOLUTION);
                yield Exit.YES;
            }
            case Answer.Many(Grid solution, Grid _) -> {
                many++;
                show(item, solution);
                tellOf(item, CliPhrase.SEVERAL_SOLUTIONS);
                yield isUniqueWanted ? Exit.NO : Exit.YES;
            }
            case Answer.Impossible(Answer.Reason reason) -> {
                none++;
                sayImpossible(item, reason);
                session.writeNothing();
                yield Exit.NO;
            }
            case Answer.Unknown(Limits.Limit limit, List<Grid> found) -> {
                unknown++;
                found.forEach(solution -> show(item, solution));
                if (found.isEmpty()) {
                    session.writeNothing();
                }
                sayGaveUp(session, item, limit, found);
                yield Exit.LIMIT;
            }
        };
    }

    private void show(Item item, Grid solution) {
        if (!session.isJson()) {
            showing.solution(item, solution);
        }
    }

    /** To a person, with the picture; to others the summary says it. */
    private void tell(Phrase phrase) {
        if (session.isForPerson()) {
            session.write(session.words().say(phrase) + "\n");
        }
    }

    private void tellOf(Item item, Phrase phrase) {
        if (session.isForPerson()) {
            tell(phrase);
        } else if (isNamed()) {
            session.remark(place(item), Message.of(phrase));
        }
    }

    /** Whether one more puzzle that is not as it should be is named; the first that is not is told of. */
    private boolean isNamed() {
        named++;
        if (named == MOST_NAMED + 1) {
            session.remark(CliPhrase.MORE_ONLY_COUNTED);
        }
        return named <= MOST_NAMED;
    }

    private void sayImpossible(Item item, Answer.Reason reason) {
        if (!isNamed()) {
            return;
        }
        sayImpossible(session, item, CliPhrase.NO_SOLUTION, reason);
    }

    /** Says why there is no solution, with every conflict. */
    static void sayImpossible(Session session, Item item, Phrase phrase, Answer.Reason reason) {
        session.remark(place(item), Message.of(phrase, Explain.reason(reason)));
        if (reason instanceof Answer.Reason.Clash(List<Conflict> conflicts)) {
            for (Conflict conflict : conflicts) {
                session.remark(place(item), Explain.conflict(conflict));
            }
        }
    }

    /** Says what stopped the work, and what is not known because of it. */
    static void sayGaveUp(Session session, Item item, Limits.Limit limit, List<Grid> found) {
        var phrase = found.isEmpty() ? CliPhrase.GAVE_UP : CliPhrase.GAVE_UP_UNIQUE;
        session.remark(place(item), Message.of(phrase, Explain.limit(limit)));
    }

    private Map<String, Object> json(Item item, Answer answer) {
        Map<String, Object> object = Showing.json(item);
        object.put("answer", word(answer));
        switch (answer) {
            case Answer.Unique(Grid solution) -> object.put("solution", text(item, solution));
            case Answer.Many(Grid one, Grid another) -> {
                object.put("solution", text(item, one));
                object.put("another", text(item, another));
            }
            case Answer.Impossible(Answer.Reason reason) ->
                object.put("reason", session.words().say(Explain.reason(reason)));
            case Answer.Unknown(Limits.Limit limit, List<Grid> found) -> {
                object.put("reason", session.words().say(Explain.limit(limit)));
                found.forEach(solution -> object.put("solution", text(item, solution)));
            }
        }
        return object;
    }

    /** A grid in one line, in the symbols of its puzzle. */
    static String text(Item item, Grid grid) {
        return item.sheet().symbols().line(grid);
    }

    /** The word for an answer in JSON, the same in every command. */
    static String word(Answer answer) {
        return switch (answer) {
            case Answer.Unique _ -> "unique";
            case Answer.Many _ -> "many";
            case Answer.Impossible _ -> "none";
            case Answer.Unknown _ -> "unknown";
        };
    }

    /** Every solution, up to a number. */
    Exit all(Item item, long most, boolean isUniqueWanted) {
        var shown = new AtomicLong();
        Tally tally = engine.each(position(session, item), limits.withSolutions(most), solution -> {
            if (session.isJson()) {
                Map<String, Object> object = Showing.json(item);
                object.put("solution", text(item, solution));
                session.writeJson(object);
            } else {
                showing.solution(item, solution);
            }
            return !isGoneAfter(shown.incrementAndGet());
        });
        if (isGoneAfter(shown.get())) {
            return Exit.YES;
        }
        if (tally.stop().isPresent()) {
            if (session.isJson()) {
                session.writeJson(json(item, new Answer.Unknown(tally.stop().get(), List.of())));
            }
            session.remark(
                    place(item),
                    Message.of(
                            CliPhrase.SOLUTIONS_SO_FAR,
                            tally.solutions(),
                            Explain.limit(tally.stop().get())));
            return Exit.LIMIT;
        }
        if (tally.solutions() == 0) {
            return none(item);
        }
        session.remark(place(item), Message.of(CliPhrase.SOLUTIONS, tally.solutions()));
        return isUniqueWanted && tally.solutions() > 1 ? Exit.NO : Exit.YES;
    }

    /** To look whether anybody still reads costs a write, so not after each solution. */
    private boolean isGoneAfter(long solutions) {
        return solutions > 0 && solutions % 256 == 0 && session.isGone();
    }

    private Exit none(Item item) {
        List<Conflict> conflicts =
                Conflict.in(item.sheet().puzzle().rules(), item.sheet().values());
        var reason = conflicts.isEmpty() ? new Answer.Reason.Exhausted() : new Answer.Reason.Clash(conflicts);
        if (session.isJson()) {
            session.writeJson(json(item, new Answer.Impossible(reason)));
        }
        sayImpossible(item, reason);
        session.writeNothing();
        return Exit.NO;
    }

    /** The last word on a stream; a single puzzle without surprises gets its one sentence. */
    void summary(long count, long unreadable) {
        if (count > 1 && unique + many + none + unknown > 0) {
            session.remark(CliPhrase.SUMMARY, count, unique, many, none, unknown, unreadable);
        } else if (unique == 1 && count == 1 && !session.isForPerson()) {
            session.remark(CliPhrase.ONE_SOLUTION);
        }
    }

    static String place(Item item) {
        return Walk.place(item.source(), item.entry().line(), 0);
    }
}
