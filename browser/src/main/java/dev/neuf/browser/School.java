package dev.neuf.browser;

import dev.neuf.core.Board;
import dev.neuf.core.Chance;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.json.Json;
import dev.neuf.core.play.Game;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Elsewhere;
import dev.neuf.logic.Example;
import dev.neuf.logic.OtherNames;
import dev.neuf.logic.Person;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Toolbox;
import dev.neuf.make.Disguise;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Lessons about techniques: what there is to learn, and a position to look at or to try it on. */
final class School {

    /** Nobody waits longer for a lesson; in the positions that are kept here each step is found much sooner. */
    private static final long LESSON_MILLIS = 10_000;

    /** A finder that is cut short may miss its step in one disguise, and find it in the next. */
    private static final int DISGUISES = 5;

    private School() {}

    /** The technique that a request is about. */
    static Technique technique(Fields fields) {
        String key = fields.text("technique");
        return Technique.of(key).orElseThrow(() -> new Unreadable(Message.of(DoorPhrase.NO_TECHNIQUE, key)));
    }

    /** Every technique, easiest first, with what other programs say of it. */
    static Map<String, Object> lessons(Desk desk, Fields fields) {
        Voice voice = desk.voice();
        Set<Technique> shown = Example.known();
        return Json.object(
                "lessons",
                Arrays.stream(Technique.values())
                        .map(technique -> lesson(technique, shown.contains(technique), voice))
                        .toList());
    }

    private static Map<String, Object> lesson(Technique technique, boolean isShown, Voice voice) {
        Map<String, Object> lesson = Json.object(
                "key",
                technique.key(),
                "title",
                voice.words().say(technique),
                "level",
                technique.level().name().toLowerCase(Locale.ROOT),
                "levelTitle",
                voice.words().say(technique.level()),
                "rating",
                technique.rating() / 10.0,
                "unique",
                technique.assumesUnique(),
                "example",
                isShown,
                "names",
                OtherNames.of(technique));
        Elsewhere.hodoku(technique).ifPresent(score -> lesson.put("hodoku", score));
        Elsewhere.explainer(technique).ifPresent(rating -> lesson.put("explainer", rating));
        return lesson;
    }

    /**
     * A position in which a technique helps comes on the desk: the one that {@code text} says, else the example of the
     * technique, with {@code seed} in disguise.
     */
    static Map<String, Object> lesson(Desk desk, Fields fields) {
        Technique technique = technique(fields);
        Scene scene = scene(technique, fields);
        Map<String, Object> begun = desk.begin(Game.of(scene.sheet()));
        Voice voice = desk.voice();
        Map<String, Object> lesson = Json.object("technique", technique.key(), "step", Advice.step(scene.step(), desk));
        lesson.put("help", voice.say(help(scene.step())));
        lesson.put("places", scene.step().deductions().stream().anyMatch(Deduction.Place.class::isInstance));
        begun.put("lesson", lesson);
        return begun;
    }

    /** A position with a step that can be done in it. */
    private record Scene(Sheet sheet, Step step) {}

    private static Scene scene(Technique technique, Fields fields) {
        Optional<String> text = fields.optional("text");
        if (text.isPresent()) {
            Sheet sheet = Opening.read(text.get(), fields).sheet();
            return find(technique, sheet)
                    .orElseThrow(() -> new Unreadable(Message.of(DoorPhrase.NO_SUCH_STEP, technique)));
        }
        Example example =
                Example.find(technique).orElseThrow(() -> new Unreadable(Message.of(DoorPhrase.NO_EXAMPLE, technique)));
        if (fields.optional("seed").isEmpty()) {
            return new Scene(example.sheet(), example.step());
        }
        var random = new Chance(Workshop.seed(fields));
        for (int i = 0; i < DISGUISES; i++) {
            Optional<Scene> scene = find(technique, Disguise.of(example.sheet(), random));
            if (scene.isPresent()) {
                return scene.get();
            }
        }
        return new Scene(example.sheet(), example.step());
    }

    private static Optional<Scene> find(Technique technique, Sheet sheet) {
        Person learner = Person.with(new Toolbox(List.of(technique))).until(Desk.after(LESSON_MILLIS));
        return learner.next(Board.of(sheet)).map(step -> new Scene(sheet, step));
    }

    /** The least that helps whoever knows which technique it is: the digits, and how much follows. */
    private static Message help(Step step) {
        int placed = 0;
        int struck = 0;
        for (Deduction deduction : step.deductions()) {
            switch (deduction) {
                case Deduction.Place _ -> placed++;
                case Deduction.Eliminate(int _, Digits digits) -> struck += digits.size();
            }
        }
        var follows = new ArrayList<Message>();
        if (placed > 0) {
            follows.add(Message.of(DoorPhrase.HELP_PLACES, placed));
        }
        if (struck > 0) {
            follows.add(Message.of(DoorPhrase.HELP_STRIKES, struck));
        }
        return Message.of(DoorPhrase.HELP, step.digits(), List.copyOf(follows));
    }
}
