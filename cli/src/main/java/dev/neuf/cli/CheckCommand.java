package dev.neuf.cli;

import dev.neuf.core.Answer;
import dev.neuf.core.Conflict;
import dev.neuf.core.Digits;
import dev.neuf.core.Limits;
import dev.neuf.core.Rule;
import dev.neuf.core.Sheet;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code neuf check}: is it valid, is it complete, has it one solution? */
@Command(name = "check", abbreviateSynopsis = true, sortOptions = false)
final class CheckCommand extends Task {

    @Mixin
    Effort effort = new Effort();

    @Mixin
    Input input = new Input();

    @Override
    Exit run(Session session) {
        Limits limits = effort.limits("60s");
        var walk = new Walk(session, input, false);
        session.showProgress(CliPhrase.CHECKING, walk::count);
        return walk.each(item -> {
            List<Conflict> conflicts =
                    Conflict.in(item.sheet().puzzle().rules(), item.sheet().values());
            Answer answer = conflicts.isEmpty()
                    ? Engines.of("auto").solve(Solving.position(session, item), limits)
                    : new Answer.Impossible(new Answer.Reason.Clash(conflicts));
            if (session.isJson()) {
                session.writeJson(json(session, item, conflicts, answer));
            } else {
                say(session, item, conflicts, answer);
            }
            return switch (answer) {
                case Answer.Unique _ -> Exit.YES;
                case Answer.Many _, Answer.Impossible _ -> Exit.NO;
                case Answer.Unknown _ -> Exit.LIMIT;
            };
        });
    }

    private static void say(Session session, Item item, List<Conflict> conflicts, Answer answer) {
        Sheet sheet = item.sheet();
        Message verdict = verdict(sheet.values().isFull(), conflicts, answer);
        line(
                session,
                item,
                Message.of(
                        CliPhrase.CHECK,
                        verdict,
                        Shown.board(sheet.puzzle()),
                        sheet.values().filledCount(),
                        sheet.layout().cellCount(),
                        item.parsed().readAs().id()));
        for (Conflict conflict : conflicts) {
            line(session, item, Explain.conflict(conflict));
        }
    }

    private static Message verdict(boolean isFull, List<Conflict> conflicts, Answer answer) {
        return switch (answer) {
            case Answer.Unique _ -> Message.of(isFull ? CliPhrase.CHECK_SOLVED : CliPhrase.CHECK_UNIQUE);
            case Answer.Many _ -> Message.of(CliPhrase.CHECK_MANY);
            case Answer.Impossible(Answer.Reason reason) ->
                conflicts.isEmpty()
                        ? Message.of(CliPhrase.NO_SOLUTION, Explain.reason(reason))
                        : Message.of(CliPhrase.CHECK_INVALID, conflicts.size());
            case Answer.Unknown(Limits.Limit limit, var _) -> Message.of(CliPhrase.CHECK_UNKNOWN, Explain.limit(limit));
        };
    }

    private static void line(Session session, Item item, Message message) {
        session.write(Solving.place(item) + ": " + session.words().say(message) + "\n");
    }

    private static Map<String, Object> json(Session session, Item item, List<Conflict> conflicts, Answer answer) {
        Sheet sheet = item.sheet();
        Map<String, Object> object = Showing.json(item);
        object.put("filled", sheet.values().filledCount());
        object.put("complete", sheet.values().isFull());
        object.put("valid", conflicts.isEmpty());
        object.put(
                "conflicts",
                conflicts.stream()
                        .map(conflict -> json(session, sheet, conflict))
                        .toList());
        object.put("answer", Solving.word(answer));
        if (answer instanceof Answer.Impossible(Answer.Reason reason)) {
            object.put("reason", session.words().say(Explain.reason(reason)));
        }
        if (answer instanceof Answer.Unknown(Limits.Limit limit, var _)) {
            object.put("reason", session.words().say(Explain.limit(limit)));
        }
        return object;
    }

    private static Map<String, Object> json(Session session, Sheet sheet, Conflict conflict) {
        Map<String, Object> object = Json.object("text", session.words().say(Explain.conflict(conflict)));
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
