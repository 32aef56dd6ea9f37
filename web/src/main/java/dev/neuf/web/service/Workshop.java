package dev.neuf.web.service;

import dev.neuf.core.Answer;
import dev.neuf.core.Board;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.draw.BoardFigure;
import dev.neuf.draw.Figure;
import dev.neuf.draw.Png;
import dev.neuf.draw.StepFigure;
import dev.neuf.draw.Svg;
import dev.neuf.logic.Grade;
import dev.neuf.logic.Path;
import dev.neuf.logic.Person;
import dev.neuf.logic.Scale;
import dev.neuf.logic.Standing;
import dev.neuf.logic.Step;
import dev.neuf.logic.Toolbox;
import dev.neuf.make.Generator;
import dev.neuf.make.Lack;
import dev.neuf.make.Made;
import dev.neuf.make.Recipe;
import dev.neuf.make.Seeds;
import dev.neuf.search.Best;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/** Puzzles made to order, puzzles in other formats, and pictures of them. */
final class Workshop {

    /** Larger boards are not graded unless a level was asked for: it could take minutes. */
    private static final int LARGEST_GRADED = 16;

    /** A picture that nobody gave a width. */
    private static final int USUAL_WIDTH = 900;

    private Workshop() {}

    static Result convert(Asked asked, Effort effort) {
        Asked.Read read = asked.puzzle();
        Format format = asked.text(Parameter.TO)
                .flatMap(Format::of)
                .orElseThrow(() -> new Problem(Problem.BAD, Message.of(ServicePhrase.NO_TARGET)));
        format.refuses(read.sheet()).ifPresent(why -> {
            throw new Problem(Problem.BAD, why);
        });
        Map<String, Object> object = read.json();
        object.put("to", format.id());
        object.put("text", format.write(read.sheet()));
        object.put(
                "lost",
                format.losses(read.sheet()).stream().map(read.words()::say).toList());
        return new Result.Data(object);
    }

    static Result draw(Asked asked, Effort effort) {
        Asked.Read read = asked.puzzle();
        Figure figure = switch (asked.text(Parameter.PICTURE).orElse("board")) {
            case "solution" -> board(asked, read, read.sheet().filledWith(solution(read, effort)));
            case "step" -> step(read, effort);
            default -> board(asked, read, read.sheet());
        };
        if (asked.text(Parameter.TO_PICTURE).orElse("svg").equals("png")) {
            return new Result.Raw("image/png", Png.of(figure, (int) asked.number(Parameter.WIDTH, USUAL_WIDTH)));
        }
        return new Result.Raw("image/svg+xml", Svg.of(figure).getBytes(StandardCharsets.UTF_8));
    }

    private static Figure board(Asked asked, Asked.Read read, Sheet sheet) {
        Map<Integer, Digits> notes =
                asked.flag(Parameter.ALL_NOTES, false) ? BoardFigure.candidates(sheet) : sheet.candidates();
        String title = read.words().say(Explain.board(sheet.puzzle()));
        return BoardFigure.of(sheet, notes, asked.flag(Parameter.NUMBERS, true), title);
    }

    private static Grid solution(Asked.Read read, Effort effort) {
        return switch (new Best().solve(read.sheet().position(), effort.limits())) {
            case Answer.Unique(Grid grid) -> grid;
            case Answer.Many(Grid one, Grid _) -> one;
            case Answer.Impossible(Answer.Reason reason) -> throw noPicture(Explain.reason(reason));
            case Answer.Unknown(Limits.Limit limit, List<Grid> found) -> {
                if (found.isEmpty()) {
                    throw noPicture(Explain.limit(limit));
                }
                yield found.getFirst();
            }
        };
    }

    private static Figure step(Asked.Read read, Effort effort) {
        Standing standing = Standing.of(read.sheet(), new Best(), effort.limits());
        Standing.Wrong wrong = standing.wrong();
        if (!wrong.isNothing()) {
            throw noPicture(wrong.sentences().getFirst());
        }
        Toolbox toolbox = (standing.isUnique() ? Toolbox.full() : Toolbox.safe()).withTrial();
        Step step = Person.with(toolbox)
                .until(effort::isOver)
                .next(standing.board())
                .orElseThrow(() -> new Problem(Problem.BAD, Message.of(ServicePhrase.NO_STEP)));
        return new StepFigure(read.sheet(), step).figure(read.words().say(step.technique()));
    }

    private static Problem noPicture(Message why) {
        return new Problem(Problem.BAD, Message.of(ServicePhrase.NO_PICTURE, why));
    }

    static Result generate(Asked asked, Effort effort) {
        Recipe recipe = Ordering.recipe(asked, effort);
        long seed = asked.number(Parameter.SEED, ThreadLocalRandom.current().nextLong(Seeds.MOST));
        long number = asked.number(Parameter.NUMBER, 1);
        var puzzles = new ArrayList<Map<String, Object>>();
        for (long i = 0; i < number; i++) {
            effort.tell("made", i, "wanted", number);
            long own = Seeds.of(seed, i);
            Limits limits = effort.limits().withNodes(Generator.USUAL_TRIES);
            puzzles.add(made(new Generator(recipe).make(own, limits), own, asked, effort));
            if (effort.isOver()) {
                break;
            }
        }
        return new Result.Data(Json.object("puzzles", puzzles));
    }

    private static Map<String, Object> made(Made made, long seed, Asked asked, Effort effort) {
        return switch (made) {
            case Made.Good(Puzzle puzzle, Grid solution, Optional<Grade> grade) ->
                made(puzzle, solution, grade, seed, effort);
            case Made.Lacking lacking -> {
                Map<String, Object> object = made(lacking.puzzle(), lacking.solution(), lacking.grade(), seed, effort);
                object.put("complete", false);
                object.put(
                        "lacks",
                        lacking.lacks().stream().map(Workshop::word).sorted().toList());
                object.put("reason", asked.words().say(Explain.limit(lacking.limit())));
                yield object;
            }
            case Made.Nothing(Limits.Limit limit) ->
                Json.object(
                        "seed", seed, "complete", false, "reason", asked.words().say(Explain.limit(limit)));
        };
    }

    private static String word(Lack lack) {
        return lack.name().toLowerCase(Locale.ROOT);
    }

    private static Map<String, Object> made(
            Puzzle puzzle, Grid solution, Optional<Grade> known, long seed, Effort effort) {
        Sheet sheet = Sheet.of(puzzle);
        boolean isPlain = puzzle.variants().isEmpty()
                && Format.LINE.losses(sheet).isEmpty()
                && Format.LINE.refuses(sheet).isEmpty();
        Map<String, Object> object = Json.object(
                "seed",
                seed,
                "size",
                puzzle.layout().size(),
                "givens",
                puzzle.givens().filledCount(),
                "puzzle",
                (isPlain ? Format.LINE : Format.JSON).write(sheet).strip(),
                "solution",
                Format.LINE.write(Sheet.of(puzzle).filledWith(solution)).strip());
        boolean isGraded = known.isPresent() || puzzle.layout().size() <= LARGEST_GRADED;
        if (isGraded) {
            Grade grade = known.orElseGet(() -> Scale.NEUF.grade(Board.of(puzzle), true, effort::isOver));
            if (!(grade.path() instanceof Path.Cut)) {
                object.put("level", grade.level().name().toLowerCase(Locale.ROOT));
                object.put("score", grade.score());
                grade.hardest().ifPresent(hardest -> object.put("hardest", hardest.key()));
            }
        }
        object.put("complete", true);
        return object;
    }
}
