package dev.neuf.browser;

import dev.neuf.core.Board;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.json.Json;
import dev.neuf.core.play.Game;
import dev.neuf.core.play.Spot;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Level;
import dev.neuf.logic.Person;
import dev.neuf.logic.Standing;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Telling;
import dev.neuf.logic.Toolbox;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Tells a learner whether what was done in a lesson is what the technique says. */
final class Judgement {

    private static final long JUDGE_MILLIS = 8_000;

    private Judgement() {}

    /** What is to be said of all that was done since the lesson began. */
    private enum Verdict {
        /** Nothing was placed or struck. */
        NOTHING,
        /** Something contradicts the solution. */
        WRONG,
        /** Something is right, but for another reason. */
        OTHER,
        /** Something is right, but nothing as easy as this shows it. */
        UNPROVEN,
        /** All of it follows from the technique, and more does. */
        PART,
        /** A whole step is done. */
        DONE
    }

    private record Opinion(Verdict verdict, List<Message> text, List<Integer> cells) {}

    static Map<String, Object> judge(Desk desk, Fields fields) {
        Game now = desk.game();
        Technique technique = School.technique(fields);
        Game start = now;
        while (start.branch().canUndo()) {
            start = start.undo();
        }
        Opinion opinion = opinion(technique, start, now, desk);
        return Json.object(
                "judge",
                Json.object(
                        "verdict",
                        opinion.verdict().name().toLowerCase(Locale.ROOT),
                        "text",
                        desk.voice().say(opinion.text()),
                        "cells",
                        opinion.cells()));
    }

    /** What the learner placed and struck, cell by cell. What digits strike by themselves does not count. */
    private static List<Deduction> made(Game start, Game now) {
        var made = new ArrayList<Deduction>();
        for (int cell : start.layout().cells()) {
            Spot before = start.spot(cell);
            Spot after = now.spot(cell);
            Digits struck = after.struck().minus(before.struck());
            if (after.digit() != before.digit() && after.digit() != 0) {
                made.add(new Deduction.Place(cell, after.digit()));
            } else if (!struck.isEmpty() && after.digit() == 0) {
                made.add(new Deduction.Eliminate(cell, struck));
            }
        }
        return made;
    }

    private static Opinion opinion(Technique technique, Game start, Game now, Desk desk) {
        List<Deduction> made = made(start, now);
        if (made.isEmpty()) {
            return new Opinion(Verdict.NOTHING, List.of(Message.of(DoorPhrase.JUDGE_NOTHING)), List.of());
        }
        Standing standing = desk.standing(start);
        var wrong = new ArrayList<Message>();
        var cells = new ArrayList<Integer>();
        for (Deduction move : made) {
            Standing.Wrong why = standing.wrong(move);
            wrong.addAll(why.sentences());
            cells.addAll(why.isNothing() ? List.of() : List.of(move.cell()));
        }
        if (!wrong.isEmpty()) {
            wrong.add(Message.of(DoorPhrase.JUDGE_WRONG));
            return new Opinion(Verdict.WRONG, wrong, cells);
        }
        return reason(technique, start.board(), now.board(), made, standing);
    }

    /** Whether the technique is the reason for all that was done, or what else is. */
    private static Opinion reason(
            Technique technique, Board before, Board now, List<Deduction> made, Standing standing) {
        BooleanSupplier isOver = Desk.after(JUDGE_MILLIS);
        Person learner = Person.with(new Toolbox(List.of(technique))).until(isOver);
        int least = Integer.MAX_VALUE;
        for (Deduction move : made) {
            Optional<Step> step = learner.recognise(before, move);
            if (step.isEmpty()) {
                return otherwise(technique, before, move, standing, isOver);
            }
            least = Math.min(least, left(step.get(), now));
        }
        return least == 0
                ? new Opinion(Verdict.DONE, List.of(Message.of(DoorPhrase.JUDGE_DONE, technique)), List.of())
                : new Opinion(Verdict.PART, List.of(Message.of(DoorPhrase.JUDGE_PART, least)), List.of());
    }

    /** How much of a step is still to be done. */
    private static int left(Step step, Board now) {
        int left = 0;
        for (Deduction deduction : step.deductions()) {
            left += switch (deduction) {
                case Deduction.Place(int cell, int _) -> now.isOpen(cell) ? 1 : 0;
                case Deduction.Eliminate(int cell, Digits digits) ->
                    now.candidates(cell).and(digits).size();
            };
        }
        return left;
    }

    /** Something right, which the technique does not show: an easier one may, or another one that is not much harder. */
    private static Opinion otherwise(
            Technique technique, Board before, Deduction move, Standing standing, BooleanSupplier isOver) {
        Optional<Message> idle = Telling.idle(before, move);
        if (idle.isPresent()) {
            return new Opinion(Verdict.NOTHING, List.of(idle.get()), List.of(move.cell()));
        }
        Toolbox toolbox = (standing.isUnique() ? Toolbox.full() : Toolbox.safe()).upTo(last(technique));
        Optional<Step> step = Person.with(toolbox).until(isOver).recognise(before, move);
        return step.map(other -> new Opinion(
                        Verdict.OTHER,
                        List.of(Message.of(DoorPhrase.JUDGE_OTHER, other.technique(), technique)),
                        List.of(move.cell())))
                .orElseGet(() -> new Opinion(
                        Verdict.UNPROVEN,
                        List.of(Message.of(DoorPhrase.JUDGE_UNPROVEN, technique)),
                        List.of(move.cell())));
    }

    /** Chains and nets show nearly everything, and take long to: whoever learns easier things is not told of them. */
    private static Technique last(Technique technique) {
        Technique last = technique;
        for (Technique other : Technique.values()) {
            if (other.level().compareTo(Level.HARD) <= 0 && other.compareTo(last) > 0) {
                last = other;
            }
        }
        return last;
    }
}
