package dev.neuf.web.service;

import dev.neuf.core.Board;
import dev.neuf.core.format.Format;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Notation;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Grade;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Path;
import dev.neuf.logic.PathJson;
import dev.neuf.logic.Person;
import dev.neuf.logic.Round;
import dev.neuf.logic.Scale;
import dev.neuf.logic.Standing;
import dev.neuf.logic.Step;
import dev.neuf.logic.StepJson;
import dev.neuf.logic.Telling;
import dev.neuf.logic.Toolbox;
import dev.neuf.search.Best;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What a person would do: the next step, all steps, the whole way, and how hard it is. */
final class Human {

    private Human() {}

    /** A puzzle, where its player stands, and the answer as it begins. */
    private record Lesson(Asked.Read read, Standing standing, Words words, Map<String, Object> object) {

        static Lesson of(Asked asked, Effort effort) {
            Asked.Read read = asked.puzzle();
            Words words = asked.text(Parameter.NOTATION)
                    .map(key -> read.words().with(notation(key)))
                    .orElse(read.words());
            Standing standing = Standing.of(read.sheet(), new Best(), effort.limits());
            Map<String, Object> object = read.json();
            standing.doubt().ifPresent(doubt -> object.put("remark", words.say(doubt)));
            return new Lesson(read, standing, words, object);
        }

        private static Notation notation(String key) {
            return Arrays.stream(Notation.values())
                    .filter(one -> one.key().equals(key))
                    .findFirst()
                    .orElseThrow();
        }

        Person person(Asked asked, Effort effort) {
            Toolbox toolbox = (standing.isUnique() ? Toolbox.full() : Toolbox.safe()).withTrial();
            return Person.with(asked.techniques(Parameter.UPTO).stream()
                            .findFirst()
                            .map(toolbox::upTo)
                            .orElse(toolbox))
                    .until(effort::isOver);
        }

        StepJson json() {
            return new StepJson(read.sheet().layout(), read.sheet().symbols(), words);
        }

        /** What there is to say instead of a step: that something is wrong, or that nothing is left. */
        Optional<Result> end() {
            Standing.Wrong wrong = standing.wrong();
            if (!wrong.isNothing()) {
                object.put("answer", "trouble");
                object.put("kind", wrong.kind());
                object.put(
                        "cells",
                        wrong.cells().stream()
                                .mapToObj(read.sheet().layout()::name)
                                .toList());
                object.put("text", said(wrong.sentences()));
                return Optional.of(new Result.Data(object));
            }
            object.put("solutions", Solving.word(standing.answer()));
            if (standing.board().isFull()) {
                object.put("answer", "solved");
                object.put("text", said(List.of(Message.of(LogicPhrase.NOTHING_LEFT))));
                return Optional.of(new Result.Data(object));
            }
            return Optional.empty();
        }

        List<String> said(List<Message> messages) {
            return messages.stream().map(words::say).toList();
        }

        /** No step was found, or not in time. */
        Result stuck(Effort effort) {
            object.put("answer", "stuck");
            object.put(
                    "text", said(List.of(Message.of(effort.isOver() ? LogicPhrase.NO_STEP_YET : LogicPhrase.NO_STEP))));
            return new Result.Data(object);
        }
    }

    static Result hint(Asked asked, Effort effort) {
        Lesson lesson = Lesson.of(asked, effort);
        Optional<Result> end = lesson.end();
        if (end.isPresent()) {
            return end.get();
        }
        Optional<Step> next = lesson.person(asked, effort).next(lesson.standing.board());
        if (next.isEmpty()) {
            return lesson.stuck(effort);
        }
        Step step = next.get();
        String show = asked.text(Parameter.SHOW).orElse("how");
        lesson.object.put("answer", "step");
        switch (show) {
            case "nudge" -> lesson.object.put("text", lesson.said(List.of(Telling.nudge(step))));
            case "where" -> lesson.object.put("text", lesson.said(List.of(Telling.where(step))));
            default -> {
                lesson.object.put("text", lesson.said(Telling.how(step)));
                lesson.object.put("step", lesson.json().of(step));
            }
        }
        return new Result.Data(lesson.object);
    }

    static Result steps(Asked asked, Effort effort) {
        Lesson lesson = Lesson.of(asked, effort);
        Optional<Result> end = lesson.end();
        if (end.isPresent()) {
            return end.get();
        }
        Board board = lesson.standing.board();
        List<Step> steps = Round.news(board, lesson.person(asked, effort).all(board));
        if (steps.isEmpty()) {
            return lesson.stuck(effort);
        }
        lesson.object.put("answer", "step");
        lesson.object.put("steps", steps.stream().map(lesson.json()::of).toList());
        lesson.object.put("complete", !effort.isOver());
        return new Result.Data(lesson.object);
    }

    static Result explain(Asked asked, Effort effort) {
        Lesson lesson = Lesson.of(asked, effort);
        Optional<Result> end = lesson.end();
        if (end.isPresent()) {
            return end.get();
        }
        Path path = lesson.person(asked, effort).solve(lesson.standing.board());
        lesson.object.put("answer", PathJson.answer(path));
        lesson.object.put("rounds", PathJson.rounds(path, lesson.json()));
        lesson.object.put(
                "values",
                Format.LINE
                        .write(lesson.read.sheet().filledWith(path.end().values()))
                        .stripTrailing());
        lesson.object.put("text", lesson.said(List.of(Telling.end(path))));
        return new Result.Data(lesson.object);
    }

    static Result rate(Asked asked, Effort effort) {
        Lesson lesson = Lesson.of(asked, effort);
        Optional<Result> end = lesson.end();
        if (end.isPresent()) {
            return end.get();
        }
        Scale scale = Scale.valueOf(asked.text(Parameter.SCALE).orElse("neuf").toUpperCase(Locale.ROOT));
        Grade grade = scale.grade(lesson.standing.board(), lesson.standing.isUnique(), effort::isOver);
        Map<String, Object> object = lesson.object;
        object.put("answer", PathJson.answer(grade.path()));
        PathJson.grade(lesson.standing, grade, object);
        object.put(
                "text",
                lesson.said(List.of(
                        lesson.standing.isMany() ? Message.of(LogicPhrase.GRADE_SEVERAL) : Telling.grade(grade))));
        return new Result.Data(object);
    }
}
