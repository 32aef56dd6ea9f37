package dev.neuf.cli;

import dev.neuf.core.Answer;
import dev.neuf.core.Conflict;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import java.util.List;
import java.util.Map;

/** Solves puzzles with a complete engine and tells the outcome. */
final class Solving {

    private final Showing showing;
    private final Engine engine;
    private final Limits limits;

    Solving(Showing showing, Engine engine, Limits limits) {
        this.showing = showing;
        this.engine = engine;
        this.limits = limits;
    }

    /** What is on the sheet, as a question: digits entered count as given, and that is said. */
    static Puzzle position(Item item, Reply reply) {
        int entered = item.sheet().entries().filledCount();
        if (entered > 0) {
            reply.remarkOnce(Message.of(CliPhrase.ENTRIES_FIXED, entered));
        }
        return item.sheet().position();
    }

    /** What the engine says. */
    Answer answer(Item item, Reply reply) {
        return engine.solve(position(item, reply), limits);
    }

    /** One solution, and whether it is the only one. */
    Exit one(Item item, boolean isUniqueWanted, Reply reply) {
        Answer answer = answer(item, reply);
        if (reply.isJson()) {
            reply.writeJson(json(item, answer, reply));
        }
        // apart from the others, because a switch over types costs milliseconds on first use
        if (answer instanceof Answer.Unique(Grid solution)) {
            reply.count(Outcome.UNIQUE);
            show(item, solution, reply);
            if (reply.isForPerson()) { // to others the summary says it
                reply.writeLine(CliPhrase.ONE_SOLUTION);
            }
            return Exit.YES;
        }
        return switch (answer) {
            case Answer.Unique _ -> Exit.YES;
            case Answer.Many(Grid solution, Grid _) -> {
                reply.count(Outcome.MANY);
                show(item, solution, reply);
                if (reply.isForPerson()) {
                    reply.writeLine(CliPhrase.SEVERAL_SOLUTIONS);
                } else {
                    reply.remarkFew(List.of(Message.of(CliPhrase.SEVERAL_SOLUTIONS)));
                }
                yield isUniqueWanted ? Exit.NO : Exit.YES;
            }
            case Answer.Impossible(Answer.Reason reason) -> {
                reply.count(Outcome.NONE);
                reply.remarkFew(Explain.impossible(CorePhrase.NO_SOLUTION, reason));
                reply.writeNothing();
                yield Exit.NO;
            }
            case Answer.Unknown(Limits.Limit limit, List<Grid> found) -> {
                reply.count(Outcome.UNKNOWN);
                found.forEach(solution -> show(item, solution, reply));
                if (found.isEmpty()) {
                    reply.writeNothing();
                }
                sayGaveUp(limit, found, reply);
                yield Exit.LIMIT;
            }
        };
    }

    private void show(Item item, Grid solution, Reply reply) {
        if (!reply.isJson()) {
            showing.solution(item, solution, reply);
        }
    }

    /** Says what stopped the work, and what is not known because of it. */
    static void sayGaveUp(Limits.Limit limit, List<Grid> found, Reply reply) {
        var phrase = found.isEmpty() ? CliPhrase.GAVE_UP : CliPhrase.GAVE_UP_UNIQUE;
        reply.remark(Message.of(phrase, Explain.limit(limit)));
    }

    private static Map<String, Object> json(Item item, Answer answer, Reply reply) {
        Map<String, Object> object = Showing.json(item);
        object.put("answer", Outcome.of(answer).word());
        switch (answer) {
            case Answer.Unique(Grid solution) -> object.put("solution", text(item, solution));
            case Answer.Many(Grid one, Grid another) -> {
                object.put("solution", text(item, one));
                object.put("another", text(item, another));
            }
            case Answer.Impossible(Answer.Reason reason) -> object.put("reason", reply.inWords(Explain.reason(reason)));
            case Answer.Unknown(Limits.Limit limit, List<Grid> found) -> {
                object.put("reason", reply.inWords(Explain.limit(limit)));
                found.forEach(solution -> object.put("solution", text(item, solution)));
            }
        }
        return object;
    }

    /** A grid in one line, in the symbols of its puzzle. */
    static String text(Item item, Grid grid) {
        return item.sheet().symbols().line(grid);
    }

    /** Every solution, up to a number. */
    Exit all(Item item, long most, boolean isUniqueWanted, Reply reply) {
        Tally tally = engine.each(position(item, reply), limits.withSolutions(most), solution -> {
            if (reply.isJson()) {
                Map<String, Object> object = Showing.json(item);
                object.put("solution", text(item, solution));
                reply.writeJson(object);
            } else {
                showing.solution(item, solution, reply);
            }
            return !reply.isGone();
        });
        if (reply.isGone()) {
            return Exit.YES;
        }
        if (tally.stop().isPresent()) {
            Limits.Limit limit = tally.stop().get();
            if (reply.isJson()) {
                reply.writeJson(json(item, new Answer.Unknown(limit, List.of()), reply));
            }
            reply.remark(Message.of(CliPhrase.SOLUTIONS_SO_FAR, tally.solutions(), Explain.limit(limit)));
            return Exit.LIMIT;
        }
        if (tally.solutions() == 0) {
            return none(item, reply);
        }
        reply.remark(Message.of(CliPhrase.SOLUTIONS, tally.solutions()));
        return isUniqueWanted && tally.solutions() > 1 ? Exit.NO : Exit.YES;
    }

    /** Why a puzzle of which everything was tried has no solution. */
    static Answer.Reason reason(Item item) {
        List<Conflict> conflicts =
                Conflict.in(item.sheet().puzzle().rules(), item.sheet().values());
        return conflicts.isEmpty() ? new Answer.Reason.Exhausted() : new Answer.Reason.Clash(conflicts);
    }

    private static Exit none(Item item, Reply reply) {
        Answer.Reason reason = reason(item);
        if (reply.isJson()) {
            reply.writeJson(json(item, new Answer.Impossible(reason), reply));
        }
        reply.remarkFew(Explain.impossible(CorePhrase.NO_SOLUTION, reason));
        reply.writeNothing();
        return Exit.NO;
    }
}
