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
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code neuf rate}: how hard a puzzle is, and why. */
@Command(name = "rate", abbreviateSynopsis = true, sortOptions = false)
final class RateCommand extends Task {

    @Option(names = "--scale", paramLabel = "neuf|hodoku|report", descriptionKey = "OPTION_SCALE", order = 1)
    String scale = "neuf";

    @Option(names = "--upto", paramLabel = "TECHNIQUE", descriptionKey = "OPTION_UPTO", order = 2)
    String upTo = "";

    @Option(names = "--without", paramLabel = "TECHNIQUE[,TECHNIQUE...]", descriptionKey = "OPTION_WITHOUT", order = 3)
    List<String> without = List.of();

    @Option(names = "--no-uniqueness", descriptionKey = "OPTION_NO_UNIQUENESS", order = 4)
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
            case "--upto" -> upTo = value;
            default -> {
                return super.set(option, value);
            }
        }
        return true;
    }

    @Override
    Exit run(Session session) {
        Scale chosen = Choices.oneOf("--scale", scale, Scale.class);
        Set<Technique> left = left();
        Lessons.Lesson lesson = (item, standing, clock, reply) -> rate(chosen, left, item, standing, clock, reply);
        return left.isEmpty()
                ? lessons.each(
                        session,
                        true,
                        CliPhrase.RATING,
                        lesson,
                        limits -> new RateShortcut(chosen, !isWithoutUniqueness, limits))
                : lessons.each(session, true, CliPhrase.RATING, lesson);
    }

    /** The techniques to do without. */
    private Set<Technique> left() {
        Set<Technique> left = EnumSet.noneOf(Technique.class);
        without.forEach(names -> left.addAll(Method.techniques("--without", names)));
        if (!upTo.isEmpty()) {
            Technique last = Method.technique("--upto", upTo);
            EnumSet.allOf(Technique.class).stream()
                    .filter(technique -> technique.compareTo(last) > 0)
                    .forEach(left::add);
        }
        return left;
    }

    private Exit rate(Scale chosen, Set<Technique> left, Item item, Standing standing, Clock clock, Reply reply) {
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
        Grade grade = chosen.grade(standing.board(), standing.isUnique() && !isWithoutUniqueness, left, clock::isOver);
        // a puzzle that some techniques do not solve has no grade: others may
        boolean isLeft = !left.isEmpty() && grade.path() instanceof Path.Stuck;
        if (reply.isJson()) {
            reply.writeJson(json(item, standing, grade, isLeft, reply.words()));
        } else {
            show(standing, grade, isLeft, reply);
        }
        if (grade.path() instanceof Path.Cut) {
            return Exit.LIMIT;
        }
        return standing.isMany() || isLeft ? Exit.NO : Exit.YES;
    }

    /** A sentence and a table to a person, a line with tabs to a program. */
    private static void show(Standing standing, Grade grade, boolean isLeft, Reply reply) {
        Words words = reply.words();
        if (!reply.isForPerson()) {
            reply.write(line(isLeft && !standing.isMany() ? "stuck" : key(standing, grade), grade));
            return;
        }
        reply.write(reply.place() + ": " + sentence(standing, grade, isLeft, words) + "\n");
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

    private static String sentence(Standing standing, Grade grade, boolean isLeft, Words words) {
        if (isLeft && !standing.isMany()) {
            return grade.hardest()
                    .map(hardest -> words.say(CliPhrase.RATE_STUCK, hardest))
                    .orElseGet(() -> words.say(CliPhrase.RATE_NO_STEP));
        }
        return standing.isMany() ? words.say(LogicPhrase.GRADE_SEVERAL) : words.say(Telling.grade(grade));
    }

    /** The level for a program, or why there is none. */
    private static String key(Standing standing, Grade grade) {
        if (standing.isMany()) {
            return "several";
        }
        return grade.path() instanceof Path.Cut ? "cut" : PathJson.level(grade);
    }

    private static Map<String, Object> json(Item item, Standing standing, Grade grade, boolean isLeft, Words words) {
        Map<String, Object> object = Showing.json(item);
        object.put("answer", PathJson.answer(grade.path()));
        object.put("solutions", Outcome.of(standing.answer()).word());
        PathJson.grade(standing, grade, object);
        if (isLeft) {
            object.keySet().removeAll(List.of("level", "score"));
        }
        object.put("text", sentence(standing, grade, isLeft, words));
        return object;
    }
}
