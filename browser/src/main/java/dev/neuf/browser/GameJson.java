package dev.neuf.browser;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.json.Json;
import dev.neuf.core.play.Branch;
import dev.neuf.core.play.Game;
import dev.neuf.core.play.GameText;
import dev.neuf.core.play.Spot;
import dev.neuf.core.play.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** A game as the page shows it. */
final class GameJson {

    private GameJson() {}

    static Map<String, Object> of(Game game) {
        View view = game.view();
        Branch branch = game.branch();
        Grid values = game.values();
        var cells = new ArrayList<Object>();
        for (int cell = 0; cell < game.layout().cellCount(); cell++) {
            cells.add(cell(game, values, cell));
        }
        return Json.object(
                "cells", cells,
                "conflicts", list(game.conflicts()),
                "open", values.cellCount() - values.filledCount(),
                "left", left(values),
                "solved", game.isSolved(),
                "automatic", view.isAutomatic(),
                "tidy", view.tidiesMarks(),
                "undo", branch.at(),
                "redo", branch.moves().size() - branch.at(),
                "branch", branch.name(),
                "branches", game.branches().stream().map(GameJson::branch).toList(),
                "millis", view.millis(),
                "hints", view.hints(),
                "checks", view.checks(),
                "unaided", view.isUnaided(),
                "save", GameText.write(game));
    }

    private static Map<String, Object> cell(Game game, Grid values, int cell) {
        Spot spot = game.spot(cell);
        Map<String, Object> object = Json.object();
        if (!values.isEmpty(cell)) {
            object.put("d", values.digit(cell));
        } else {
            put(object, "a", game.board().candidates(cell));
        }
        if (game.isGiven(cell)) {
            object.put("g", 1);
        }
        put(object, "m", spot.centre());
        put(object, "c", spot.corner());
        put(object, "s", spot.struck());
        put(object, "k", spot.colours());
        if (!spot.tints().isEmpty()) {
            Map<String, Object> tints = Json.object();
            spot.tints().forEach((digit, colour) -> tints.put(String.valueOf(digit), colour));
            object.put("t", tints);
        }
        return object;
    }

    private static void put(Map<String, Object> object, String name, Digits digits) {
        if (!digits.isEmpty()) {
            object.put(name, list(digits));
        }
    }

    /** How many of each digit are still to place. */
    private static List<Integer> left(Grid values) {
        int[] left = new int[values.size()];
        Arrays.fill(left, values.size());
        for (int cell : values.filled()) {
            left[values.digit(cell) - 1]--;
        }
        return Arrays.stream(left).map(count -> Math.max(0, count)).boxed().toList();
    }

    private static Map<String, Object> branch(Branch branch) {
        int more =
                branch.now().entries().filledCount() - branch.base().entries().filledCount();
        return Json.object(
                "name", branch.name(),
                "parent", branch.parent(),
                "digits", more,
                "at", branch.at(),
                "moves", branch.moves().size());
    }

    static List<Integer> list(CellSet cells) {
        return cells.stream().boxed().toList();
    }

    static List<Integer> list(Digits digits) {
        var list = new ArrayList<Integer>();
        digits.forEach(list::add);
        return list;
    }
}
