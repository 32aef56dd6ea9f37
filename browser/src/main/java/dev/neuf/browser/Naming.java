package dev.neuf.browser;

import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.json.Json;
import dev.neuf.core.play.Branch;
import dev.neuf.core.play.Game;
import dev.neuf.core.play.Layer;
import dev.neuf.core.play.Move;
import dev.neuf.core.words.Message;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Standing;
import dev.neuf.logic.Step;
import dev.neuf.logic.Telling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Tells a player what the last move was, and which technique justifies it. */
final class Naming {

    private static final long NAME_MILLIS = 20_000;

    private Naming() {}

    static Map<String, Object> name(Desk desk, Fields fields) {
        Game before = desk.game();
        while (before.branch().canUndo()) {
            Branch branch = before.branch();
            List<Deduction> made = deductions(branch.moves().get(branch.at() - 1));
            before = before.undo();
            if (!made.isEmpty()) {
                return Json.object("name", about(before, made, desk));
            }
        }
        return Json.object("name", Json.object("text", List.of(desk.voice().say(DoorPhrase.NO_MOVE))));
    }

    /** The digits that a move placed; else the candidates it struck. */
    private static List<Deduction> deductions(Move move) {
        var places = new ArrayList<Deduction>();
        var strikes = new ArrayList<Deduction>();
        move.after().forEach((cell, after) -> {
            var spot = move.before().getOrDefault(cell, after);
            Digits struck = after.struck().minus(spot.struck());
            if (after.digit() != 0 && after.digit() != spot.digit()) {
                places.add(new Deduction.Place(cell, after.digit()));
            } else if (!struck.isEmpty()) {
                strikes.add(new Deduction.Eliminate(cell, struck));
            }
        });
        return places.isEmpty() ? strikes : places;
    }

    private static Map<String, Object> about(Game game, List<Deduction> made, Desk desk) {
        Voice voice = desk.voice();
        // a digit that was written over another is looked at as if the cell had been open
        Game before = game;
        for (Deduction move : made) {
            boolean isFilled = before.spot(move.cell()).digit() != 0;
            before = isFilled ? before.clear(List.of(move.cell()), Layer.DIGIT) : before;
        }
        BooleanSupplier isOver = Desk.after(NAME_MILLIS);
        Standing standing = desk.standing(before);
        Board board = before.board();
        var text = new ArrayList<Message>();
        made.forEach(move -> text.addAll(standing.wrong(move).sentences()));
        Optional<Step> step = Optional.empty();
        if (text.isEmpty()) {
            Deduction first = made.getFirst();
            step = Advice.person(standing, isOver).recognise(board, first);
            text.add(step.map(found -> Message.of(DoorPhrase.PROVES, found.technique()))
                    .orElseGet(() -> isOver.getAsBoolean()
                            ? Message.of(LogicPhrase.NO_STEP_YET)
                            : Telling.idle(board, first)
                                    .orElseGet(() -> Telling.unproven(board, first, standing.isUnique()))));
        }
        Map<String, Object> name = Json.object("text", voice.say(text));
        step.ifPresent(found -> {
            name.put("step", Advice.step(found, desk));
            name.putAll(Walkthrough.position(board));
        });
        name.put(
                "move",
                String.join(
                        " ", made.stream().map(move -> sentence(move, voice)).toList()));
        return name;
    }

    private static String sentence(Deduction move, Voice voice) {
        CellSet cell = CellSet.of(move.cell());
        return switch (move) {
            case Deduction.Place(int _, int digit) -> voice.say(DoorPhrase.MOVE_PLACE, cell, Digits.of(digit));
            case Deduction.Eliminate(int _, Digits digits) -> voice.say(DoorPhrase.MOVE_STRIKE, cell, digits);
        };
    }
}
