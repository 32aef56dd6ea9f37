package dev.neuf.web.service;

import dev.neuf.core.Answer;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Unreadable;
import dev.neuf.core.format.Hints;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Level;
import dev.neuf.logic.Technique;
import dev.neuf.make.Boards;
import dev.neuf.make.Obstacle;
import dev.neuf.make.Recipe;
import dev.neuf.make.Symmetry;
import dev.neuf.make.Taste;
import dev.neuf.search.Best;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a request wants to be made, as a recipe. */
final class Ordering {

    /** What says something of the board, which a puzzle that is already there has said. */
    private static final List<Parameter> BOARD = List.of(
            Parameter.SIZE, Parameter.SHAPE, Parameter.VARIANT, Parameter.CAGES, Parameter.SYMMETRY, Parameter.GIVENS);

    private Ordering() {}

    /**
     * The recipe of a request.
     *
     * @throws Problem if it makes no sense, or if something is known to stand in the way
     */
    static Recipe recipe(Asked asked, Effort effort) {
        Recipe recipe;
        try {
            recipe = asked.text(Parameter.NEAR).isPresent() ? near(asked, effort) : board(asked);
            recipe = asked.flag(Parameter.MINIMAL, false) ? recipe.minimal() : recipe;
            recipe = recipe.withTaste(taste(asked));
        } catch (Unreadable bad) {
            throw new Problem(Problem.BAD, bad.why());
        } catch (IllegalArgumentException misuse) {
            throw new Problem(Problem.BAD, Message.of(ServicePhrase.NO_RECIPE));
        }
        for (Obstacle obstacle : Obstacle.of(recipe)) {
            throw new Problem(Problem.BAD, message(obstacle, asked.words()));
        }
        return recipe;
    }

    private static Recipe board(Asked asked) {
        String shape = asked.text(Parameter.SHAPE).orElse("");
        int rows = asked.text(Parameter.SIZE).map(Integer::parseInt).orElseGet(() -> Boards.rows(shape));
        Recipe recipe = Boards.recipe(rows, shape, asked.texts(Parameter.VARIANT));
        for (Symmetry symmetry : Symmetry.values()) {
            if (asked.text(Parameter.SYMMETRY).filter(symmetry.key()::equals).isPresent()) {
                recipe = recipe.withSymmetry(symmetry);
            }
        }
        Optional<String> cages = asked.text(Parameter.CAGES);
        if (cages.isPresent()) {
            recipe = recipe.withCages(cages.get().equals("alone") ? Recipe.Cages.ALONE : Recipe.Cages.WITH_GIVENS);
        }
        Optional<String> givens = asked.text(Parameter.GIVENS);
        if (givens.isPresent()) {
            int cells = recipe.layout().cellCount();
            if (Integer.parseInt(givens.get()) > cells) {
                throw new Problem(
                        Problem.BAD,
                        Message.of(ServicePhrase.BAD_NUMBER, Parameter.GIVENS.id(), givens.get(), 0, cells));
            }
            recipe = recipe.withGivens(Integer.parseInt(givens.get()));
        }
        return recipe;
    }

    /** Near to a puzzle, on its board. */
    private static Recipe near(Asked asked, Effort effort) {
        for (Parameter other : BOARD) {
            if (!asked.texts(other).isEmpty()) {
                throw new Problem(
                        Problem.BAD, Message.of(ServicePhrase.NEAR_HAS_BOARD, Parameter.NEAR.id(), other.id()));
            }
        }
        Puzzle puzzle = asked.puzzle(Parameter.NEAR, Optional.empty(), Hints.NONE)
                .sheet()
                .position();
        if (!(new Best().solve(puzzle, effort.limits()) instanceof Answer.Unique)) {
            throw new Problem(Problem.BAD, Message.of(ServicePhrase.NEAR_NEEDS_ONE, Parameter.NEAR.id()));
        }
        return Recipe.of(puzzle.layout()).withNear(puzzle);
    }

    private static Taste taste(Asked asked) {
        Taste taste = Taste.ANY;
        Optional<String> level = asked.text(Parameter.LEVEL);
        if (level.isPresent()) {
            taste = taste.withLevel(Level.valueOf(level.get().toUpperCase(Locale.ROOT)));
        }
        Optional<String> score = asked.text(Parameter.SCORE);
        if (score.isPresent()) {
            taste = taste.withScore(Parameter.Range.least(score.get()), Parameter.Range.most(score.get()));
        }
        for (Technique technique : asked.techniques(Parameter.NEEDS)) {
            taste = taste.withNeed(technique);
        }
        for (Technique technique : asked.techniques(Parameter.WITHOUT)) {
            taste = taste.withBan(technique);
        }
        return taste;
    }

    private static Message message(Obstacle obstacle, Words words) {
        return switch (obstacle) {
            case Obstacle.NeededAndBanned(Technique needed) ->
                Message.of(ServicePhrase.OBSTACLE_BOTH, words.say(needed));
            case Obstacle.AboveLevel(Technique needed, Level level) ->
                Message.of(ServicePhrase.OBSTACLE_LEVEL, words.say(needed), needed.level(), level);
            case Obstacle.ForOtherBoards(Technique needed) ->
                Message.of(ServicePhrase.OBSTACLE_BOARD, words.say(needed));
            case Obstacle.TooFewGivens(int wanted, int least) -> Message.of(ServicePhrase.OBSTACLE_FEW, wanted, least);
            case Obstacle.UnevenGivens(int wanted, Symmetry _, int fewer, int more) ->
                Message.of(ServicePhrase.OBSTACLE_UNEVEN, wanted, fewer, more);
            case Obstacle.NoGivens() -> Message.of(ServicePhrase.OBSTACLE_NO_GIVENS);
            case Obstacle.CagesMinimal() -> Message.of(ServicePhrase.OBSTACLE_MINIMAL);
            case Obstacle.NothingToChange() -> Message.of(ServicePhrase.OBSTACLE_NEAR);
        };
    }
}
