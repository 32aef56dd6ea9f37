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
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.search.Simple;
import java.util.List;
import java.util.Map;

/** Solves simple grids, and shows how far it got with others. */
final class SimpleSolving {

    private final Session session;
    private final Showing showing;
    private final boolean isSteps;

    SimpleSolving(Session session, Showing showing, boolean isSteps) {
        this.session = session;
        this.showing = showing;
        this.isSteps = isSteps;
    }

    Exit run(Item item) {
        List<Conflict> conflicts =
                Conflict.in(item.sheet().puzzle().rules(), item.sheet().values());
        if (!conflicts.isEmpty()) {
            return clash(item, conflicts);
        }
        Simple.Result result = Simple.fill(Solving.position(session, item));
        if (session.isJson()) {
            session.writeJson(json(item, result));
        } else {
            steps(item.sheet().layout(), result.placed());
            Grid reached = reached(result);
            showing.solution(item, reached);
        }
        return switch (result) {
            case Simple.Result.Filled _ -> {
                if (session.isForPerson()) {
                    session.write(session.words()
                                    .say(
                                            CliPhrase.SIMPLE_FILLED,
                                            result.placed().size()) + "\n");
                }
                yield Exit.YES;
            }
            case Simple.Result.Stuck(Board board, var _) -> {
                int open = board.values().cellCount() - board.values().filledCount();
                session.remark(
                        Solving.place(item),
                        Message.of(CliPhrase.SIMPLE_STUCK, result.placed().size(), open));
                yield Exit.NO;
            }
            case Simple.Result.Contradiction(Board _, int cell, var _) -> {
                session.remark(Solving.place(item), Message.of(CliPhrase.SIMPLE_CONTRADICTION, CellSet.of(cell)));
                yield Exit.NO;
            }
        };
    }

    private Exit clash(Item item, List<Conflict> conflicts) {
        var reason = new Answer.Reason.Clash(conflicts);
        if (session.isJson()) {
            Map<String, Object> object = Showing.json(item);
            object.put("answer", Solving.word(new Answer.Impossible(reason)));
            object.put("reason", session.words().say(Explain.reason(reason)));
            session.writeJson(object);
        }
        Solving.sayImpossible(session, item, CliPhrase.NO_SOLUTION, reason);
        session.writeNothing();
        return Exit.NO;
    }

    private static Grid reached(Simple.Result result) {
        return switch (result) {
            case Simple.Result.Filled(Grid solution, var _) -> solution;
            case Simple.Result.Stuck(Board board, var _) -> board.values();
            case Simple.Result.Contradiction(Board board, int _, var _) -> board.values();
        };
    }

    private void steps(Layout layout, List<Deduction.Place> placed) {
        for (int i = 0; isSteps && i < placed.size(); i++) {
            int cell = placed.get(i).cell();
            session.write(session.words()
                            .say(
                                    CliPhrase.STEP,
                                    i + 1,
                                    layout.row(cell) + 1,
                                    layout.column(cell) + 1,
                                    Digits.of(placed.get(i).digit()))
                    + "\n");
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
