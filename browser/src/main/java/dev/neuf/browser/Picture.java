package dev.neuf.browser;

import dev.neuf.core.Digits;
import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.json.Json;
import dev.neuf.core.play.Game;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.draw.BoardFigure;
import dev.neuf.draw.Svg;
import java.util.HashMap;
import java.util.Map;

/** Pictures of the game, to print and to pass on. The engine that the page loads first does without them. */
final class Picture {

    private Picture() {}

    /** The board as SVG: with all digits and marks, or the puzzle alone. */
    static Map<String, Object> draw(Desk desk, Fields fields) {
        Sheet sheet = Opening.sheet(desk, fields);
        Map<Integer, Digits> notes = fields.isOn("bare") ? sheet.candidates() : marks(desk.game());
        String title = desk.voice().words().say(Explain.board(sheet.puzzle()));
        return Json.object("picture", Svg.of(BoardFigure.of(sheet, notes, false, title)));
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
