package dev.neuf.cli;

import dev.neuf.core.Engine;
import dev.neuf.core.Limits;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Grade;
import dev.neuf.logic.Path;
import dev.neuf.logic.Scale;
import dev.neuf.logic.Technique;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code neuf rate}: how hard a puzzle is, and why. */
@Command(name = "rate", abbreviateSynopsis = true, sortOptions = false)
final class RateCommand extends Task {

    @Option(names = "--scale", paramLabel = "neuf|hodoku|report", descriptionKey = "OPTION_SCALE", order = 1)
    String scale = "neuf";

    @Option(names = "--no-uniqueness", descriptionKey = "OPTION_NO_UNIQUENESS", order = 2)
    boolean isWithoutUniqueness;

    @Mixin
    Effort effort = new Effort();

    @Mixin
    Bulk bulk = new Bulk();

    @Mixin
    Input input = new Input();

    @Override
    Exit run(Session session) {
        Scale chosen = chosen();
        var walk = new Walk(session, input, bulk, true);
        Limits limits = effort.limits("60s").withCancelled(walk::isOver);
        session.showProgress(bulk.progress(), CliPhrase.RATING, walk::current);
        return walk.each(() -> {
            Engine engine = Engines.of("auto");
            return (item, reply) -> rate(chosen, engine, limits, item, reply);
        });
    }

    private Scale chosen() {
        List<String> keys = Arrays.stream(Scale.values()).map(Scale::key).toList();
        return Scale.valueOf(Choices.oneOf("--scale", scale, keys).toUpperCase(Locale.ROOT));
    }

    private Exit rate(Scale chosen, Engine engine, Limits limits, Item item, Reply reply) {
        Standing standing = Standing.of(item.sheet(), engine, limits);
        List<Message> trouble = standing.trouble();
        if (!trouble.isEmpty()) {
            reply.remarkFew(trouble);
            reply.writeNothing();
            if (reply.isJson()) {
                Map<String, Object> object = Showing.json(item);
                object.put("answer", "trouble");
                object.put("text", trouble.stream().map(reply::inWords).toList());
                reply.writeJson(object);
            }
            return Exit.NO;
        }
        standing.remark(reply);
        var clock = new Clock(limits);
        Grade grade = chosen.grade(standing.board(), standing.isUnique() && !isWithoutUniqueness, clock::isOver);
        if (reply.isJson()) {
            reply.writeJson(json(item, grade, reply.words()));
        } else {
            show(grade, reply);
        }
        if (grade.path() instanceof Path.Cut) {
            reply.remark(Message.of(CliPhrase.RATED_SO_FAR));
            return Exit.LIMIT;
        }
        return Exit.YES;
    }

    /** A sentence and a table to a person, a line with tabs to a program. */
    private static void show(Grade grade, Reply reply) {
        Words words = reply.words();
        if (!reply.isForPerson()) {
            String hardest = grade.hardest().map(Technique::key).orElse("-");
            reply.write(key(grade) + "\t" + grade.score() + "\t" + hardest + "\n");
            return;
        }
        reply.write(StepText.capital(sentence(grade, words)) + "\n");
        grade.counts().forEach((technique, count) -> reply.write("%6d  %s%n".formatted(count, words.say(technique))));
    }

    /** The grade in a sentence. */
    static String sentence(Grade grade, Words words) {
        return grade.hardest()
                .map(hardest -> words.say(CliPhrase.GRADE, grade.level(), grade.score(), hardest))
                .orElse(words.say(CliPhrase.GRADE_FULL));
    }

    private static String key(Grade grade) {
        return grade.level().name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Map<String, Object> json(Item item, Grade grade, Words words) {
        Map<String, Object> object = Showing.json(item);
        object.putAll(json(grade, words));
        return object;
    }

    /** The grade as part of an object. */
    static Map<String, Object> json(Grade grade, Words words) {
        var object = new LinkedHashMap<String, Object>();
        object.put("result", result(grade.path()));
        object.put("level", key(grade));
        object.put("score", grade.score());
        grade.hardest().ifPresent(hardest -> object.put("hardest", hardest.key()));
        var counts = new LinkedHashMap<String, Object>();
        grade.counts().forEach((technique, count) -> counts.put(technique.key(), count));
        object.put("steps", counts);
        object.put("rounds", grade.path().rounds().size());
        object.put("text", sentence(grade, words));
        return object;
    }

    /** How a way ends, in a word. */
    static String result(Path path) {
        return switch (path) {
            case Path.Solved _ -> "solved";
            case Path.Stuck _ -> "stuck";
            case Path.Contradiction _ -> "contradiction";
            case Path.Cut _ -> "cut";
        };
    }
}
