package dev.neuf.browser;

import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Unreadable;
import dev.neuf.core.json.Json;
import dev.neuf.core.play.Comparison;
import dev.neuf.core.play.Game;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Two branches side by side, and several things done at once. */
final class Branches {

    private Branches() {}

    private static Comparison comparison(Game game, Fields fields) {
        String one = fields.text("one");
        String other = fields.text("other");
        return game.compare(one, other)
                .orElseThrow(() -> new Unreadable(
                        Message.of(DoorPhrase.NO_BRANCH, game.branch(one).isEmpty() ? one : other)));
    }

    static Map<String, Object> compare(Desk desk, Fields fields) {
        Comparison comparison = comparison(desk.game(), fields);
        var agreed = new ArrayList<Object>();
        comparison.agreed().forEach((cell, digit) -> agreed.add(List.of(cell, digit)));
        var differing = new ArrayList<Object>();
        comparison
                .differing()
                .forEach((cell, digits) -> differing.add(List.of(cell, digits.getKey(), digits.getValue())));
        return Json.object(
                "compare",
                Json.object(
                        "agreed",
                        agreed,
                        "differing",
                        differing,
                        "onlyOne",
                        comparison.onlyOne(),
                        "onlyOther",
                        comparison.onlyOther(),
                        "text",
                        sentences(comparison, fields, desk.voice())));
    }

    private static List<String> sentences(Comparison comparison, Fields fields, Voice voice) {
        var agreed = new ArrayList<Message>();
        comparison
                .agreed()
                .forEach((cell, digit) ->
                        agreed.add(Message.of(DoorPhrase.CELL_DIGIT, CellSet.of(cell), Digits.of(digit))));
        var differing = new ArrayList<Message>();
        comparison
                .differing()
                .forEach((cell, digits) -> differing.add(Message.of(
                        DoorPhrase.CELL_DIGITS,
                        CellSet.of(cell),
                        Digits.of(digits.getKey()),
                        Digits.of(digits.getValue()))));
        var sentences = new ArrayList<Message>();
        sentences.add(agreed.isEmpty() ? Message.of(DoorPhrase.AGREE_NONE) : Message.of(DoorPhrase.AGREE, agreed));
        if (!differing.isEmpty()) {
            sentences.add(Message.of(DoorPhrase.DIFFER, differing));
        }
        sentences.add(Message.of(
                DoorPhrase.ONLY,
                name(fields.text("one")),
                comparison.onlyOne(),
                name(fields.text("other")),
                comparison.onlyOther()));
        return voice.say(sentences);
    }

    private static Object name(String branch) {
        return branch.isEmpty() ? DoorPhrase.MAIN : branch;
    }

    /** What two branches agree on, taken over into the one that both began on; play goes on there. */
    static Game take(Game game, Fields fields) {
        Comparison comparison = comparison(game, fields);
        var agreed = new ArrayList<Deduction>();
        comparison.agreed().forEach((cell, digit) -> agreed.add(new Deduction.Place(cell, digit)));
        return game.goTo(comparison.trunk()).after(agreed);
    }

    /** What a step concludes, as one move. */
    static Game apply(Game game, Fields fields) {
        var deductions = new ArrayList<Deduction>();
        for (Fields.Candidate struck : fields.candidates("strike", game.layout())) {
            deductions.add(new Deduction.Eliminate(struck.cell(), Digits.of(struck.digit())));
        }
        for (Fields.Candidate placed : fields.candidates("place", game.layout())) {
            deductions.add(new Deduction.Place(placed.cell(), placed.digit()));
        }
        return game.after(deductions);
    }
}
