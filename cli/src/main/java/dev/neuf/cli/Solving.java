package dev.neuf.cli;

import dev.neuf.core.Answer;
import dev.neuf.core.Conflict;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Tally;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Phrase;
import java.util.List;
import java.util.Map;

/** Solves puzzles with a complete engine and tells the outcome. */
final class Solving {

    /** In a long stream, so many puzzles with several solutions are named; the summary counts the rest. */
    private static final int MOST_NAMED = 20;

    private final Session session;
    private final Showing showing;
    private final Engine engine;
    private final Limits limits;
    private long unique;
    private long many;
    private long none;
    private long unknown;

    Solving(Session session, Showing showing, Engine engine, Limits limits) {
        this.session = session;
        this.showing = showing;
        this.engine = engine;
        this.limits = limits;
    }

    /** What the engine says of what is on the sheet. Digits entered count as given, and that is said. */
    Answer answer(Item item) {
        int entered = item.sheet().entries().filledCount();
        if (entered > 0) {
            session.remarkOnce(place(item), Message.of(CliPhrase.ENTRIES_FIXED, entered));
        }
        return engine.solve(item.sheet().position(), limits);
    }

    /** One solution, and whether it is the only one. */
    Exit one(Item item, boolean isUniqueWanted) {
        Answer answer = answer(item);
        if (session.isJson()) {
            session.write(Json.write(json(item, answer)) + "\n");
        }
        return switch (answer) {
            case Answer.Unique(Grid solution) -> {
                unique++;
                show(item, solution);
                tell(CliPhrase.ONE_SOLUTION);
                yield Exit.YES;
            }
            case Answer.Many(Grid solution, _) -> {
                many++;
                show(item, solution);
                tellOf(item, many, CliPhrase.SEVERAL_SOLUTIONS);
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
                var phrase = found.isEmpty() ? CliPhrase.GAVE_UP : CliPhrase.GAVE_UP_UNIQUE;
                session.remark(place(item), Message.of(phrase, Explain.limit(limit)));
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

    private void tellOf(Item item, long soFar, Phrase phrase) {
        if (session.isForPerson()) {
            tell(phrase);
        } else if (soFar <= MOST_NAMED) {
            session.remark(place(item), Message.of(phrase));
        }
    }

    /** Says why there is no solution, with every conflict. */
    void sayImpossible(Item item, Answer.Reason reason) {
        session.remark(place(item), Message.of(CliPhrase.NO_SOLUTION, Explain.reason(reason)));
        if (reason instanceof Answer.Reason.Clash(List<Conflict> conflicts)) {
            for (Conflict conflict : conflicts) {
                session.remark(place(item), Explain.conflict(conflict));
            }
        }
    }

    private Map<String, Object> json(Item item, Answer answer) {
        Map<String, Object> object = Showing.json(item);
        switch (answer) {
            case Answer.Unique(Grid solution) -> {
                object.put("answer", "unique");
                object.put("solution", solution.toString());
            }
            case Answer.Many(Grid one, Grid another) -> {
                object.put("answer", "many");
                object.put("solution", one.toString());
                object.put("another", another.toString());
            }
            case Answer.Impossible(Answer.Reason reason) -> {
                object.put("answer", "none");
                object.put("reason", session.words().say(Explain.reason(reason)));
            }
            case Answer.Unknown(Limits.Limit limit, List<Grid> found) -> {
                object.put("answer", "unknown");
                object.put("reason", session.words().say(Explain.limit(limit)));
                found.forEach(solution -> object.put("solution", solution.toString()));
            }
        }
        return object;
    }

    /** Every solution, up to a number. */
    Exit all(Item item, long most) {
        Tally tally = engine.each(item.sheet().position(), limits.withSolutions(most), solution -> {
            if (session.isJson()) {
                Map<String, Object> object = Showing.json(item);
                object.put("solution", solution.toString());
                session.write(Json.write(object) + "\n");
            } else {
                showing.solution(item, solution);
            }
            return !session.isInterrupted();
        });
        if (tally.stop().isPresent()) {
            session.remark(
                    place(item),
                    Message.of(CliPhrase.SOLUTIONS_SO_FAR, tally.solutions(), Explain.limit(tally.stop().get())));
            return Exit.LIMIT;
        }
        session.remark(place(item), Message.of(CliPhrase.SOLUTIONS, tally.solutions()));
        if (tally.solutions() == 0) {
            session.writeNothing();
        }
        return tally.solutions() == 0 ? Exit.NO : Exit.YES;
    }

    /** The last word on a stream; a single puzzle without surprises gets its one sentence. */
    void summary(long count) {
        long read = unique + many + none + unknown;
        if (count > 1 && read > 0) {
            session.remark(CliPhrase.SUMMARY, count, unique, many, none, unknown, count - read);
        } else if (unique == 1 && count == 1 && !session.isForPerson()) {
            session.remark(CliPhrase.ONE_SOLUTION);
        }
    }

    static String place(Item item) {
        return Walk.place(item.source(), item.entry().line(), 0);
    }
}
