package dev.neuf.cli;

import dev.neuf.core.Answer;
import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Conflict;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.search.Simple;
import java.util.List;
import java.util.Map;

/** Solves simple grids, and shows how far it got with others. */
final class SimpleSolving {

    private final Showing showing;
    private final boolean isSteps;

    SimpleSolving(Showing showing, boolean isSteps) {
        this.showing = showing;
        this.isSteps = isSteps;
    }

    Exit run(Item item, Reply reply) {
        List<Conflict> conflicts =
                Conflict.in(item.sheet().puzzle().rules(), item.sheet().values());
        if (!conflicts.isEmpty()) {
            return clash(item, conflicts, reply);
        }
        Simple.Result result = Simple.fill(Solving.position(item, reply));
        if (reply.isJson()) {
            reply.writeJson(json(item, result));
        } else {
            steps(item.sheet().layout(), result.placed(), reply);
            showing.solution(item, reached(result), reply);
        }
        return switch (result) {
            case Simple.Result.Filled _ -> {
                if (reply.isForPerson()) {
                    reply.writeLine(CliPhrase.SIMPLE_FILLED, result.placed().size());
                }
                yield Exit.YES;
            }
            case Simple.Result.Stuck(Board board, var _) -> {
                int open = board.values().cellCount() - board.values().filledCount();
                reply.remark(Message.of(CliPhrase.SIMPLE_STUCK, result.placed().size(), open));
                yield Exit.NO;
            }
            case Simple.Result.Contradiction(Board _, int cell, var _) -> {
                reply.remark(Message.of(CliPhrase.SIMPLE_CONTRADICTION, CellSet.of(cell)));
                yield Exit.NO;
            }
        };
    }

    static Exit clash(Item item, List<Conflict> conflicts, Reply reply) {
        var reason = new Answer.Reason.Clash(conflicts);
        if (reply.isJson()) {
            Map<String, Object> object = Showing.json(item);
            object.put("answer", Outcome.NONE.word());
            object.put("reason", reply.inWords(Explain.reason(reason)));
            reply.writeJson(object);
        }
        Explain.impossible(CorePhrase.NO_SOLUTION, reason).forEach(reply::remark);
        reply.writeNothing();
        return Exit.NO;
    }

    private static Grid reached(Simple.Result result) {
        return switch (result) {
            case Simple.Result.Filled(Grid solution, var _) -> solution;
            case Simple.Result.Stuck(Board board, var _) -> board.values();
            case Simple.Result.Contradiction(Board board, int _, var _) -> board.values();
        };
    }

    private void steps(Layout layout, List<Deduction.Place> placed, Reply reply) {
        for (int i = 0; isSteps && i < placed.size(); i++) {
            int cell = placed.get(i).cell();
            reply.writeLine(
                    CliPhrase.STEP,
                    i + 1,
                    layout.row(cell) + 1,
                    layout.column(cell) + 1,
                    Digits.of(placed.get(i).digit()));
        }
    }

    private Map<String, Object> json(Item item, Simple.Result result) {
        Map<String, Object> object = Showing.json(item);
        object.put(
                "answer",
                switch (result) {
                    case Simple.Result.Filled _ -> "unique";
                    case Simple.Result.Stuck _ -> "stuck";
                    case Simple.Result.Contradiction _ -> "none";
                });
        // a grid that is not solved is no solution: a program must not take it for one
        object.put(
                result instanceof Simple.Result.Filled ? "solution" : "reached", Solving.text(item, reached(result)));
        if (isSteps) {
            object.put(
                    "steps",
                    result.placed().stream()
                            .map(place -> Json.object(
                                    "row", item.sheet().layout().row(place.cell()) + 1,
                                    "column", item.sheet().layout().column(place.cell()) + 1,
                                    "digit",
                                            String.valueOf(
                                                    item.sheet().symbols().of(place.digit()))))
                            .toList());
        }
        return object;
    }
}
