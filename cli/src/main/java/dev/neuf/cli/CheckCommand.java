package dev.neuf.cli;

import dev.neuf.core.Answer;
import dev.neuf.core.Conflict;
import dev.neuf.core.Digits;
import dev.neuf.core.Engine;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine.Command;

/** {@code neuf check}: is it valid, is it complete, has it one solution? */
@Command(name = "check", abbreviateSynopsis = true, sortOptions = false)
final class CheckCommand extends PuzzleTask {

    @Override
    Exit run(Session session) {
        var walk = new Walk(session, input, bulk, false);
        Limits limits = effort.limits("60s").withCancelled(walk::isOver);
        session.showProgress(bulk.progress(), CliPhrase.CHECKING, walk::current);
        Supplier<Handler> handlers = () -> {
            Engine engine = Engines.of("auto");
            return (item, reply) -> check(engine, limits, item, reply);
        };
        return walk.each(handlers, limits, CheckShortcut::new);
    }

    private static Exit check(Engine engine, Limits limits, Item item, Reply reply) {
        List<Conflict> conflicts =
                Conflict.in(item.sheet().puzzle().rules(), item.sheet().values());
        Answer answer = conflicts.isEmpty()
                ? engine.solve(Solving.position(item, reply), limits)
                : new Answer.Impossible(new Answer.Reason.Clash(conflicts));
        if (reply.isJson()) {
            reply.writeJson(json(item, conflicts, answer, reply));
        } else {
            say(item, conflicts, answer, reply);
        }
        return switch (answer) {
            case Answer.Unique _ -> Exit.YES;
            case Answer.Many _, Answer.Impossible _ -> Exit.NO;
            case Answer.Unknown _ -> Exit.LIMIT;
        };
    }

    private static void say(Item item, List<Conflict> conflicts, Answer answer, Reply reply) {
        Sheet sheet = item.sheet();
        Message verdict = verdict(sheet.values().isFull(), conflicts, answer);
        int filled = sheet.values().filledCount();
        line(reply, sentence(verdict, sheet.puzzle(), filled, item.parsed().readAs()));
        for (Conflict conflict : conflicts) {
            line(reply, Explain.conflict(conflict));
        }
    }

    /** The verdict, and what it is about. */
    static Message sentence(Message verdict, Puzzle puzzle, int filled, Format readAs) {
        int cells = puzzle.layout().cellCount();
        return Message.of(CliPhrase.CHECK, verdict, Explain.board(puzzle), filled, cells, readAs.id());
    }

    private static Message verdict(boolean isFull, List<Conflict> conflicts, Answer answer) {
        return switch (answer) {
            case Answer.Unique _ -> Message.of(isFull ? CliPhrase.CHECK_SOLVED : CliPhrase.CHECK_UNIQUE);
            case Answer.Many _ -> Message.of(CliPhrase.CHECK_MANY);
            case Answer.Impossible(Answer.Reason reason) ->
                conflicts.isEmpty()
                        ? Message.of(CorePhrase.NO_SOLUTION, Explain.reason(reason))
                        : Message.of(CliPhrase.CHECK_INVALID, conflicts.size());
            case Answer.Unknown(Limits.Limit limit, var _) -> Message.of(CliPhrase.CHECK_UNKNOWN, Explain.limit(limit));
        };
    }

    private static void line(Reply reply, Message message) {
        reply.write(reply.place() + ": " + reply.inWords(message) + "\n");
    }

    private static Map<String, Object> json(Item item, List<Conflict> conflicts, Answer answer, Reply reply) {
        Sheet sheet = item.sheet();
        Map<String, Object> object = Showing.json(item);
        object.put("filled", sheet.values().filledCount());
        object.put("complete", sheet.values().isFull());
        object.put("valid", conflicts.isEmpty());
        object.put(
                "conflicts",
                conflicts.stream().map(conflict -> json(sheet, conflict, reply)).toList());
        object.put("answer", Outcome.of(answer).word());
        if (answer instanceof Answer.Impossible(Answer.Reason reason)) {
            object.put("reason", reply.inWords(Explain.reason(reason)));
        }
        if (answer instanceof Answer.Unknown(Limits.Limit limit, var _)) {
            object.put("reason", reply.inWords(Explain.limit(limit)));
        }
        return object;
    }

    private static Map<String, Object> json(Sheet sheet, Conflict conflict, Reply reply) {
        Map<String, Object> object = Json.object("text", reply.inWords(Explain.conflict(conflict)));
        if (conflict.rule() instanceof Rule.House house) {
            object.put("house", house.kind().name().toLowerCase(Locale.ROOT));
            object.put("number", house.number());
        }
        object.put("digits", symbols(sheet, conflict.digits()));
        object.put(
                "cells",
                conflict.cells().stream().mapToObj(sheet.layout()::name).toList());
        return object;
    }

    private static List<String> symbols(Sheet sheet, Digits digits) {
        var symbols = new ArrayList<String>();
        for (int digit : digits) {
            symbols.add(String.valueOf(sheet.symbols().of(digit)));
        }
        return symbols;
    }
}
