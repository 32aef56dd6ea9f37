package dev.neuf.browser;

import dev.neuf.core.Digits;
import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.json.Json;
import dev.neuf.core.play.Game;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import dev.neuf.draw.BoardFigure;
import dev.neuf.draw.Figure;
import dev.neuf.draw.StepFigure;
import dev.neuf.draw.Svg;
import dev.neuf.logic.Person;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Telling;
import dev.neuf.logic.Toolbox;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Pictures of the game, to print and to pass on. The engine that the page loads first does without them. */
final class Picture {

    /** A step that is told of was found before, with easier ones in front of it. */
    private static final long STEP_MILLIS = 12_000;

    private Picture() {}

    /** The board as SVG: with all digits and marks, or the puzzle alone, or with a step that was told of. */
    static Map<String, Object> draw(Desk desk, Fields fields) {
        return Json.object("picture", Svg.of(fields.isNamed("technique") ? step(desk, fields) : board(desk, fields)));
    }

    private static Figure board(Desk desk, Fields fields) {
        Sheet sheet = Opening.sheet(desk, fields);
        Map<Integer, Digits> notes = fields.isOn("bare") ? sheet.candidates() : marks(desk.game());
        String title = desk.voice().words().say(Explain.board(sheet.puzzle()));
        return BoardFigure.of(sheet, notes, false, title);
    }

    /** The step of the position that says just this. There may be several of a technique, also with the same ends. */
    private static Figure step(Desk desk, Fields fields) {
        Technique technique = School.technique(fields);
        List<String> says = fields.texts("says");
        Game game = desk.game();
        Words words = desk.voice().words();
        return Person.with(new Toolbox(List.of(technique))).until(Desk.after(STEP_MILLIS)).all(game.board()).stream()
                .filter(step ->
                        says.equals(Telling.how(step).stream().map(words::say).toList()))
                .findFirst()
                .map(step -> new StepFigure(game.position(), step).figure(words.say(technique)))
                .orElseThrow(() -> new Unreadable(Message.of(DoorPhrase.NO_SUCH_STEP, technique)));
    }

    /** What the player sees noted: candidates while those are shown, else marks of both kinds. */
    private static Map<Integer, Digits> marks(Game game) {
        var marks = new HashMap<Integer, Digits>();
        for (int cell = 0; cell < game.layout().cellCount(); cell++) {
            Digits shown = game.marks(cell);
            if (!game.view().isAutomatic() && game.board().isOpen(cell)) {
                shown = shown.or(game.spot(cell).corner());
            }
            if (!shown.isEmpty()) {
                marks.put(cell, shown);
            }
        }
        return marks;
    }

    /** What an engine without pictures says instead; {@link MissingMethods} puts it there. */
    static Unreadable absent() {
        return new Unreadable(Message.of(DoorPhrase.UNKNOWN_REQUEST, "draw"));
    }
}
