package dev.neuf.cli;

import dev.neuf.core.Board;
import dev.neuf.core.Conflict;
import dev.neuf.core.Limits;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Path;
import dev.neuf.logic.Person;
import dev.neuf.logic.Toolbox;
import java.util.List;
import java.util.Map;

/** Solves by human steps without trying, and shows how far it got where they are not enough. */
final class LogicSolving {

    private final Showing showing;
    private final Limits limits;

    LogicSolving(Showing showing, Limits limits) {
        this.showing = showing;
        this.limits = limits;
    }

    /** What the steps find is the only solution, since none of them takes that for granted. */
    Exit run(Item item, Reply reply) {
        List<Conflict> conflicts =
                Conflict.in(item.sheet().puzzle().rules(), item.sheet().values());
        if (!conflicts.isEmpty()) {
            return SimpleSolving.clash(item, conflicts, reply);
        }
        Path path = Person.with(Toolbox.safe())
                .until(new Clock(limits)::isOver)
                .solve(Board.of(Solving.position(item, reply)));
        if (reply.isJson()) {
            reply.writeJson(json(item, path));
        } else {
            showing.solution(item, path.end().values(), reply);
        }
        int open = path.end().values().cellCount() - path.end().values().filledCount();
        return switch (path) {
            case Path.Solved _ -> {
                reply.count(Outcome.UNIQUE);
                if (reply.isForPerson()) {
                    reply.writeLine(CliPhrase.ONE_SOLUTION);
                }
                yield Exit.YES;
            }
            case Path.Stuck stuck -> {
                reply.count(Outcome.UNKNOWN);
                reply.remark(Message.of(LogicPhrase.PATH_STUCK, stuck.rounds().size(), open));
                yield Exit.NO;
            }
            case Path.Contradiction contradiction -> {
                reply.count(Outcome.NONE);
                reply.remark(Message.of(CorePhrase.NO_SOLUTION, Explain.reason(contradiction.reason())));
                yield Exit.NO;
            }
            case Path.Cut cut -> {
                reply.count(Outcome.UNKNOWN);
                reply.remark(Message.of(LogicPhrase.PATH_CUT, cut.rounds().size(), open));
                yield Exit.LIMIT;
            }
        };
    }

    private static Map<String, Object> json(Item item, Path path) {
        Map<String, Object> object = Showing.json(item);
        object.put(
                "answer",
                switch (path) {
                    case Path.Solved _ -> Outcome.UNIQUE.word();
                    case Path.Stuck _ -> "stuck";
                    case Path.Contradiction _ -> Outcome.NONE.word();
                    case Path.Cut _ -> Outcome.UNKNOWN.word();
                });
        // a grid that is not solved is no solution: a program must not take it for one
        object.put(
                path instanceof Path.Solved ? "solution" : "reached",
                Solving.text(item, path.end().values()));
        return object;
    }
}
