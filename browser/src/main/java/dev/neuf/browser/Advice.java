package dev.neuf.browser;

import dev.neuf.core.Answer;
import dev.neuf.core.Board;
import dev.neuf.core.Limits;
import dev.neuf.core.json.Json;
import dev.neuf.core.play.Game;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Person;
import dev.neuf.logic.Round;
import dev.neuf.logic.Standing;
import dev.neuf.logic.Step;
import dev.neuf.logic.StepJson;
import dev.neuf.logic.Telling;
import dev.neuf.logic.Toolbox;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Help for a player: whether all is right, and what comes next. */
final class Advice {

    /** Nobody waits longer than 20 seconds for a hint; some finders look at the clock only now and then. */
    private static final long HINT_MILLIS = 12_000;

    /** The list of all steps may be cut, so it need not be long in coming. */
    private static final long STEPS_MILLIS = 8_000;

    private Advice() {}

    /** One who knows every technique that the puzzle allows. */
    static Person person(Standing standing, BooleanSupplier isOver) {
        Toolbox toolbox = (standing.isUnique() ? Toolbox.full() : Toolbox.safe()).withTrial();
        return Person.with(toolbox).until(isOver);
    }

    static Map<String, Object> check(Desk desk, Fields fields) {
        return Json.object("check", check(desk.standing(desk.game()), desk));
    }

    private static Map<String, Object> check(Standing standing, Desk desk) {
        Standing.Wrong wrong = standing.wrong();
        var text = new ArrayList<>(wrong.sentences());
        if (wrong.isNothing()) {
            text.add(Message.of(desk.game().isSolved() ? LogicPhrase.NOTHING_LEFT : DoorPhrase.ALL_FINE));
        }
        switch (standing.answer()) {
            case Answer.Many _ -> text.add(Message.of(DoorPhrase.MANY_SOLUTIONS));
            case Answer.Unknown(Limits.Limit limit, var _) ->
                text.add(Message.of(DoorPhrase.NOT_KNOWN, Explain.limit(limit)));
            case Answer.Unique _, Answer.Impossible _ -> {
                // nothing to add
            }
        }
        return Json.object(
                "fine",
                wrong.isNothing(),
                "cells",
                GameJson.list(wrong.cells()),
                "text",
                desk.voice().say(text));
    }

    static Map<String, Object> hint(Desk desk, Fields fields) {
        Game game = desk.game();
        if (game.isSolved()) {
            return text(LogicPhrase.NOTHING_LEFT, desk);
        }
        BooleanSupplier isOver = Desk.after(HINT_MILLIS);
        Standing standing = desk.standing(game);
        if (!standing.wrong().isNothing()) {
            return Json.object("check", check(standing, desk));
        }
        Optional<Step> step = person(standing, isOver).next(game.board());
        if (step.isEmpty()) {
            return text(isOver.getAsBoolean() ? LogicPhrase.NO_STEP_YET : LogicPhrase.NO_STEP, desk);
        }
        Voice voice = desk.voice();
        return Json.object(
                "hint",
                Json.object(
                        "nudge",
                        voice.say(Telling.nudge(step.get())),
                        "where",
                        voice.say(Telling.where(step.get())),
                        "step",
                        step(step.get(), desk)));
    }

    private static Map<String, Object> text(LogicPhrase phrase, Desk desk) {
        return Json.object("text", List.of(desk.voice().say(phrase)));
    }

    /** A step with its proof, and what to say of it to whoever wants less. */
    static Map<String, Object> step(Step step, Desk desk) {
        Voice voice = desk.voice();
        Map<String, Object> object =
                new StepJson(desk.game().layout(), desk.game().sheet().symbols(), voice.words()).of(step);
        object.put("nudge", voice.say(Telling.nudge(step)));
        object.put("where", voice.say(Telling.where(step)));
        return object;
    }

    /** Every step that leads further than the easier ones before it. */
    static Map<String, Object> steps(Desk desk, Fields fields) {
        Game game = desk.game();
        Standing standing = desk.standing(game);
        if (!standing.wrong().isNothing()) {
            return Json.object("steps", List.of(), "complete", true, "check", check(standing, desk));
        }
        BooleanSupplier isOver = Desk.after(STEPS_MILLIS);
        Board board = game.board();
        List<Step> news = Round.news(board, person(standing, isOver).all(board));
        return Json.object(
                "steps", news.stream().map(step -> step(step, desk)).toList(), "complete", !isOver.getAsBoolean());
    }
}
