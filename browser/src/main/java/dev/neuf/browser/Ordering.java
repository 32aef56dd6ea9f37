package dev.neuf.browser;

import dev.neuf.core.Answer;
import dev.neuf.core.Digits;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Unreadable;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Level;
import dev.neuf.logic.Technique;
import dev.neuf.make.Boards;
import dev.neuf.make.Obstacle;
import dev.neuf.make.Recipe;
import dev.neuf.make.Symmetry;
import dev.neuf.make.Taste;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** What kind of puzzle is wanted, and what stands in its way. */
final class Ordering {

    /** So far it is looked whether any board obeys all of the rules: a person is choosing, and does not wait. */
    private static final Limits GLANCE = Limits.NONE.withNodes(20_000).withMillis(1_000);

    private static final int LARGEST_GLANCED = 12;

    private Ordering() {}

    /** What would be made, without making it: the board in words, and why it cannot be. */
    static Map<String, Object> plan(Desk desk, Fields fields) {
        Voice voice = desk.voice();
        try {
            Recipe recipe = recipe(fields);
            return Json.object(
                    "plan",
                    Json.object(
                            "board",
                            voice.words().say(board(recipe)),
                            "problems",
                            voice.say(problems(recipe, desk.engine(), voice))));
        } catch (Unreadable bad) {
            return Json.object("plan", Json.object("board", "", "problems", List.of(voice.say(bad.why()))));
        }
    }

    private static Message board(Recipe recipe) {
        var empty = empty(recipe);
        if (recipe.regions() == Recipe.Regions.FIXED) {
            return Explain.board(empty);
        }
        Message jigsaw = Message.of(CorePhrase.BOARD_JIGSAW, recipe.layout().size());
        List<String> rules =
                recipe.variants().stream().map(rule -> rule.keyword()).toList();
        return rules.isEmpty() ? jigsaw : Message.of(CorePhrase.BOARD_PLUS, jigsaw, String.join(", ", rules));
    }

    private static Puzzle empty(Recipe recipe) {
        return new Puzzle(
                recipe.layout(), recipe.variants(), Grid.empty(recipe.layout().size()));
    }

    private static List<Message> problems(Recipe recipe, Engine engine, Voice voice) {
        var problems = new ArrayList<Message>();
        Obstacle.of(recipe).forEach(obstacle -> problems.add(message(obstacle, voice)));
        boolean isGlanced = recipe.regions() == Recipe.Regions.FIXED
                && !recipe.variants().isEmpty()
                && recipe.layout().size() <= LARGEST_GLANCED;
        if (isGlanced && engine.solve(empty(recipe), GLANCE) instanceof Answer.Impossible) {
            problems.add(Message.of(DoorPhrase.OBSTACLE_RULES));
        }
        return problems;
    }

    private static Message message(Obstacle obstacle, Voice voice) {
        return switch (obstacle) {
            case Obstacle.NeededAndBanned(Technique needed) ->
                Message.of(DoorPhrase.OBSTACLE_BOTH, voice.words().say(needed));
            case Obstacle.AboveLevel(Technique needed, Level level) ->
                Message.of(DoorPhrase.OBSTACLE_LEVEL, voice.words().say(needed), needed.level(), level);
            case Obstacle.ForOtherBoards(Technique needed) ->
                Message.of(DoorPhrase.OBSTACLE_BOARD, voice.words().say(needed));
            case Obstacle.TooFewGivens(int wanted, int least) -> Message.of(DoorPhrase.OBSTACLE_FEW, wanted, least);
            case Obstacle.UnevenGivens(int wanted, Symmetry _, int fewer, int more) ->
                Message.of(DoorPhrase.OBSTACLE_UNEVEN, wanted, fewer, more);
            case Obstacle.NoGivens() -> Message.of(DoorPhrase.OBSTACLE_NO_GIVENS);
            case Obstacle.CagesMinimal() -> Message.of(DoorPhrase.OBSTACLE_MINIMAL);
            case Obstacle.NothingToChange() -> Message.of(DoorPhrase.OBSTACLE_NEAR);
        };
    }

    /**
     * What the fields ask for.
     *
     * @throws Unreadable if one of them makes no sense, or if something is known to stand in the way
     */
    static Recipe possible(Fields fields, Voice voice) {
        Recipe recipe = recipe(fields);
        for (Obstacle obstacle : Obstacle.of(recipe)) {
            throw new Unreadable(message(obstacle, voice));
        }
        return recipe;
    }

    private static Recipe recipe(Fields fields) {
        String shape = fields.optional("shape").orElse("").strip();
        boolean isSize = shape.matches("\\d{1,2}");
        String size = isSize ? shape : fields.optional("size").orElse("");
        int rows = size.matches("\\d{1,2}") ? Integer.parseInt(size) : Boards.rows(shape);
        if (rows < 1 || rows > Digits.MOST) {
            throw new Unreadable(Message.of(DoorPhrase.NEEDS_FIELD, isSize ? "shape" : "size"));
        }
        Recipe recipe = Boards.recipe(rows, isSize ? "" : shape, fields.texts("variant"));
        if (fields.isNamed("symmetry")) {
            recipe = recipe.withSymmetry(fields.oneOf("symmetry", Symmetry.class));
        }
        if (fields.isNamed("cages")) {
            recipe = recipe.withCages(
                    fields.text("cages").equals("alone") ? Recipe.Cages.ALONE : Recipe.Cages.WITH_GIVENS);
        }
        if (fields.isNamed("givens")) {
            recipe = recipe.withGivens(givens(fields, recipe.layout().cellCount()));
        }
        recipe = fields.isOn("minimal") ? recipe.minimal() : recipe;
        return recipe.withTaste(taste(fields));
    }

    private static int givens(Fields fields, int most) {
        String text = fields.text("givens").strip();
        if (!text.matches("\\d{1,4}") || Integer.parseInt(text) > most) {
            throw new Unreadable(Message.of(DoorPhrase.GIVENS_RANGE, text, most));
        }
        return Integer.parseInt(text);
    }

    private static Taste taste(Fields fields) {
        Taste taste = Taste.ANY;
        if (fields.isNamed("level")) {
            taste = taste.withLevel(fields.oneOf("level", Level.class));
        }
        for (String key : fields.texts("needs")) {
            taste = taste.withNeed(technique("needs", key));
        }
        for (String key : fields.texts("without")) {
            taste = taste.withBan(technique("without", key));
        }
        return taste;
    }

    private static Technique technique(String field, String key) {
        return Arrays.stream(Technique.values())
                .filter(technique -> technique.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new Unreadable(Message.of(DoorPhrase.NEEDS_FIELD, field)));
    }
}
