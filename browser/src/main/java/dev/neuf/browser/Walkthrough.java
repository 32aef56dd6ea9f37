package dev.neuf.browser;

import dev.neuf.core.Board;
import dev.neuf.core.Deduction;
import dev.neuf.core.json.Json;
import dev.neuf.core.play.Game;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Path;
import dev.neuf.logic.Round;
import dev.neuf.logic.Standing;
import dev.neuf.logic.Step;
import dev.neuf.logic.Telling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The whole way from the player's position to the solution, to be looked at step by step. */
final class Walkthrough {

    private static final long PATH_MILLIS = 20_000;

    private Walkthrough() {}

    static Map<String, Object> path(Desk desk, Fields fields) {
        Game game = desk.game();
        Standing standing = desk.standing(game);
        Board board = game.board();
        Path path = Advice.person(standing, Desk.after(PATH_MILLIS)).solve(board);
        var steps = new ArrayList<Object>();
        int number = 0;
        for (Round round : path.rounds()) {
            number++;
            Board now = round.before();
            for (Step step : round.news()) {
                Board then = after(now, step);
                Map<String, Object> object = Advice.step(step, desk);
                object.put("round", number);
                object.put("placed", placed(now, then));
                object.put("gone", gone(now, then));
                steps.add(object);
                now = then;
            }
        }
        var text = new ArrayList<Message>(standing.wrong().sentences());
        standing.doubt().ifPresent(text::add);
        text.add(Telling.end(path));
        Map<String, Object> walk = Json.object("answer", answer(path));
        walk.putAll(position(board));
        walk.put("steps", steps);
        walk.put("text", desk.voice().say(text));
        return Json.object("path", walk);
    }

    /** A board as it is drawn with a step: its digits, and the candidates of open cells. */
    static Map<String, Object> position(Board board) {
        return Json.object(
                "values",
                cells(board).stream().map(board.values()::digit).toList(),
                "candidates",
                cells(board).stream()
                        .map(cell -> GameJson.list(board.candidates(cell)))
                        .toList());
    }

    private static String answer(Path path) {
        return switch (path) {
            case Path.Solved _ -> "solved";
            case Path.Stuck _ -> "stuck";
            case Path.Contradiction _ -> "contradiction";
            case Path.Cut _ -> "cut";
        };
    }

    private static Board after(Board board, Step step) {
        List<Deduction> open = step.deductions().stream()
                .filter(deduction -> board.isOpen(deduction.cell()))
                .toList();
        return board.after(open);
    }

    private static List<Integer> cells(Board board) {
        return GameJson.list(board.layout().cells());
    }

    /** The digits that were placed from one board to the next. */
    private static List<Object> placed(Board now, Board then) {
        var placed = new ArrayList<Object>();
        for (int cell : cells(now)) {
            if (now.isOpen(cell) && !then.isOpen(cell)) {
                placed.add(List.of(cell, then.values().digit(cell)));
            }
        }
        return placed;
    }

    /** The candidates of open cells that went away, by the step itself or by the digits it placed. */
    private static List<Object> gone(Board now, Board then) {
        var gone = new ArrayList<Object>();
        for (int cell : cells(now)) {
            if (then.isOpen(cell)) {
                now.candidates(cell).minus(then.candidates(cell)).forEach(digit -> gone.add(List.of(cell, digit)));
            }
        }
        return gone;
    }
}
