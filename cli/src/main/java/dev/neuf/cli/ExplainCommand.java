package dev.neuf.cli;

import dev.neuf.core.words.Words;
import dev.neuf.logic.Grade;
import dev.neuf.logic.Path;
import dev.neuf.logic.PathJson;
import dev.neuf.logic.Person;
import dev.neuf.logic.Round;
import dev.neuf.logic.Standing;
import dev.neuf.logic.Step;
import dev.neuf.logic.StepJson;
import dev.neuf.logic.Telling;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code neuf explain}: the whole way to the solution in words. */
@Command(name = "explain", abbreviateSynopsis = true, sortOptions = false)
final class ExplainCommand extends Task {

    /** How far sentences stand from the left edge, below the number of their round. */
    private static final int INDENT = 4;

    @Option(names = "--boards", descriptionKey = "OPTION_BOARDS", order = 1)
    boolean hasBoards;

    @Option(names = "--all", descriptionKey = "OPTION_ALL_PROOFS", order = 2)
    boolean isAll;

    @Mixin
    Method method = new Method();

    @Mixin
    Lessons lessons = new Lessons();

    @Override
    Optional<Input> subject() {
        return Optional.of(lessons.input);
    }

    @Override
    boolean turnOn(String option) {
        switch (option) {
            case "--boards" -> hasBoards = true;
            case "--all" -> isAll = true;
            default -> {
                return super.turnOn(option);
            }
        }
        return true;
    }

    @Override
    boolean set(String option, String value) {
        switch (option) {
            case "--upto" -> method.upTo = value;
            case "--notation" -> method.notation = value;
            default -> {
                return super.set(option, value);
            }
        }
        return true;
    }

    @Override
    Exit run(Session session) {
        method.require();
        return lessons.each(session, false, CliPhrase.EXPLAINING, this::explain);
    }

    private Exit explain(Item item, Standing standing, Clock clock, Reply reply) {
        Words words = reply.words().with(method.notation());
        Standing.Wrong wrong = standing.wrong();
        if (!wrong.isNothing()) {
            if (reply.isJson()) {
                reply.writeJson(StepText.json(item, wrong, words));
            } else {
                reply.writeBoard(place(item, reply) + StepText.spoken(wrong.sentences(), "\n", words) + "\n", false);
            }
            return Exit.NO;
        }
        standing.doubt().ifPresent(doubt -> reply.remarkFew(List.of(doubt)));
        Path path = Person.with(method.toolbox(standing.isUnique()))
                .until(clock::isOver)
                .solve(standing.board());
        if (reply.isJson()) {
            reply.writeJson(json(item, path, words));
        } else {
            tell(item, path, words, reply);
        }
        return switch (path) {
            case Path.Solved _ -> Exit.YES;
            case Path.Stuck _, Path.Contradiction _ -> Exit.NO;
            case Path.Cut _ -> Exit.LIMIT;
        };
    }

    /** Which puzzle it is, where there may be several. */
    private static String place(Item item, Reply reply) {
        return item.entry().line() > 0 && !reply.place().equals("puzzle") ? reply.place() + "\n" : "";
    }

    private void tell(Item item, Path path, Words words, Reply reply) {
        Paper paper = reply.paper();
        var text = new StringBuilder(place(item, reply));
        int number = 0;
        for (Round round : path.rounds()) {
            number++;
            text.append(hasBoards && number > 1 ? "\n" : "");
            text.append(
                    "%2d. %s\n".formatted(number, StepText.title(round.steps().getFirst(), words)));
            text.append(hasBoards ? StepPicture.of(item.sheet(), round.before(), round.news(), paper, words) : "");
            List<Step> alike = isAll ? List.of() : Telling.alike(round.news());
            for (Step step : round.news()) {
                if (!alike.contains(step)) {
                    text.append(" ".repeat(INDENT))
                            .append(StepText.told(isAll ? step : Telling.brief(step), words, paper, INDENT))
                            .append('\n');
                }
            }
            if (!alike.isEmpty()) {
                String more = words.say(CliPhrase.STEPS_ALIKE, alike.size());
                String then = StepText.all(Telling.conclusion(alike), words);
                text.append(" ".repeat(INDENT))
                        .append(paper.wrapped(more + " " + then, INDENT))
                        .append('\n');
            }
        }
        reply.writeBoard(text.toString(), false);
        reply.write((number > 0 ? "\n" : "") + words.say(Telling.end(path)) + "\n");
        if (path instanceof Path.Solved && method.isFull()) {
            reply.write(StepText.capital(words.say(Telling.grade(Grade.of(path)))) + ".\n");
        }
        if (hasBoards || reply.isForPerson()) {
            reply.write(paper.withNotes(StepPicture.withCandidates(item.sheet(), path.end()), words));
        }
    }

    private static Map<String, Object> json(Item item, Path path, Words words) {
        Map<String, Object> object = Showing.json(item);
        var json = new StepJson(item.sheet().layout(), item.sheet().symbols(), words);
        object.put("answer", PathJson.answer(path));
        object.put("values", Solving.text(item, path.end().values()));
        object.put("rounds", PathJson.rounds(path, json));
        object.put("text", words.say(Telling.end(path)));
        return object;
    }
}
