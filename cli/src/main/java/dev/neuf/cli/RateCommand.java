package dev.neuf.cli;

import dev.neuf.core.words.Words;
import dev.neuf.logic.Grade;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Path;
import dev.neuf.logic.PathJson;
import dev.neuf.logic.Scale;
import dev.neuf.logic.Standing;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Telling;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
    Lessons lessons = new Lessons();

    @Override
    Optional<Input> subject() {
        return Optional.of(lessons.input);
    }

    @Override
    boolean set(String option, String value) {
        switch (option) {
            case "--scale" -> scale = value;
            default -> {
                return super.set(option, value);
            }
        }
        return true;
    }

    @Override
    Exit run(Session session) {
        Scale chosen = Choices.oneOf("--scale", scale, Scale.class);
        return lessons.each(
                session,
                true,
                CliPhrase.RATING,
                (item, standing, clock, reply) -> rate(chosen, item, standing, clock, reply),
                limits -> new RateShortcut(chosen, !isWithoutUniqueness, limits));
    }

    private Exit rate(Scale chosen, Item item, Standing standing, Clock clock, Reply reply) {
        Standing.Wrong wrong = standing.wrong();
        if (!wrong.isNothing()) {
            reply.remarkFew(wrong.sentences());
            reply.writeNothing();
            if (reply.isJson()) {
                reply.writeJson(StepText.json(item, wrong, reply.words()));
            }
            return Exit.NO;
        }
        if (!standing.isMany()) {
            standing.doubt().ifPresent(doubt -> reply.remarkFew(List.of(doubt)));
        }
        Grade grade = chosen.grade(standing.board(), standing.isUnique() && !isWithoutUniqueness, clock::isOver);
        if (reply.isJson()) {
            reply.writeJson(json(item, standing, grade, reply.words()));
        } else {
            show(standing, grade, reply);
        }
        if (grade.path() instanceof Path.Cut) {
            return Exit.LIMIT;
        }
        return standing.isMany() ? Exit.NO : Exit.YES;
    }

    /** A sentence and a table to a person, a line with tabs to a program. */
    private static void show(Standing standing, Grade grade, Reply reply) {
        Words words = reply.words();
        if (!reply.isForPerson()) {
            reply.write(line(key(standing, grade), grade));
            return;
        }
        reply.write(reply.place() + ": " + sentence(standing, grade, words) + "\n");
        if (PathJson.hasGrade(standing, grade)) {
            grade.counts()
                    .forEach((technique, count) -> reply.write("%6d  %s%n".formatted(count, words.say(technique))));
        }
    }

    /** A line for a program, on a puzzle with one solution that was graded to the end. */
    static String line(Grade grade) {
        return line(PathJson.level(grade), grade);
    }

    private static String line(String key, Grade grade) {
        String hardest = grade.hardest().map(Technique::key).orElse("-");
        return key + "\t" + grade.score() + "\t" + hardest + "\n";
    }

    private static String sentence(Standing standing, Grade grade, Words words) {
        return standing.isMany() ? words.say(LogicPhrase.GRADE_SEVERAL) : words.say(Telling.grade(grade));
    }

    /** The level for a program, or why there is none. */
    private static String key(Standing standing, Grade grade) {
        if (standing.isMany()) {
            return "several";
        }
        return grade.path() instanceof Path.Cut ? "cut" : PathJson.level(grade);
    }

    private static Map<String, Object> json(Item item, Standing standing, Grade grade, Words words) {
        Map<String, Object> object = Showing.json(item);
        object.put("answer", PathJson.answer(grade.path()));
        object.put("solutions", Outcome.of(standing.answer()).word());
        PathJson.grade(standing, grade, object);
        object.put("text", sentence(standing, grade, words));
        return object;
    }
}
