package dev.neuf.browser;

import dev.neuf.core.Board;
import dev.neuf.core.Digits;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.format.Format;
import dev.neuf.core.json.Json;
import dev.neuf.core.play.Game;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Grade;
import dev.neuf.logic.Level;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Path;
import dev.neuf.logic.Scale;
import dev.neuf.logic.Standing;
import dev.neuf.logic.Telling;
import dev.neuf.make.Boards;
import dev.neuf.make.Generator;
import dev.neuf.make.Lack;
import dev.neuf.make.Made;
import dev.neuf.make.Recipe;
import dev.neuf.make.Seeds;
import dev.neuf.make.Symmetry;
import dev.neuf.make.Taste;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** New puzzles to order, and how hard a puzzle is. */
final class Workshop {

    private static final long RATE_MILLIS = 20_000;

    /** A puzzle that was made without a level is rated if that is quick. */
    private static final long QUICK_MILLIS = 5_000;

    /** As {@code neuf generate} has it, so that the same seed gives the same puzzle. */
    private static final Limits MAKING =
            Limits.NONE.withNodes(Generator.USUAL_TRIES).withMillis(60_000);

    /** Larger boards are not graded unless a level was asked for: it could take minutes. */
    private static final int LARGEST_GRADED = 16;

    private Workshop() {}

    static Map<String, Object> rate(Desk desk, Fields fields) {
        Game opened = Game.of(desk.game().sheet());
        Standing standing = desk.standing(opened);
        Voice voice = desk.voice();
        if (!standing.wrong().isNothing()) {
            return Json.object(
                    "rate", Json.object("text", voice.say(standing.wrong().sentences())));
        }
        if (standing.isMany()) {
            return Json.object("rate", Json.object("text", List.of(voice.say(LogicPhrase.GRADE_SEVERAL))));
        }
        Grade grade = Scale.NEUF.grade(opened.board(), standing.isUnique(), Desk.after(RATE_MILLIS));
        return Json.object("rate", rate(grade, voice));
    }

    private static Map<String, Object> rate(Grade grade, Voice voice) {
        Map<String, Object> rate = Json.object();
        if (!(grade.path() instanceof Path.Cut)) {
            rate.put("level", grade.level().name().toLowerCase(Locale.ROOT));
            rate.put("levelTitle", voice.words().say(grade.level()));
            rate.put("score", grade.score());
            grade.hardest().ifPresent(hardest -> {
                rate.put("hardest", hardest.key());
                rate.put("hardestTitle", voice.words().say(hardest));
            });
        }
        rate.put("text", List.of(voice.say(Telling.grade(grade))));
        return rate;
    }

    static Map<String, Object> make(Desk desk, Fields fields) {
        Recipe recipe = recipe(fields);
        long seed = seed(fields);
        Voice voice = desk.voice();
        return switch (new Generator(recipe).make(seed, MAKING)) {
            case Made.Good good -> made(good.puzzle(), good.grade(), seed, List.of(), voice);
            case Made.Lacking lacking ->
                made(
                        lacking.puzzle(),
                        lacking.lacks().contains(Lack.UNIQUE) ? Optional.empty() : lacking.grade(),
                        seed,
                        List.of(Message.of(DoorPhrase.NEAREST, Explain.limit(lacking.limit()))),
                        voice);
            case Made.Nothing(Limits.Limit limit) ->
                throw new Unreadable(Message.of(DoorPhrase.NOT_MADE, Explain.limit(limit)));
        };
    }

    private static Map<String, Object> made(
            Puzzle puzzle, Optional<Grade> known, long seed, List<Message> said, Voice voice) {
        boolean isGraded = known.isPresent() || puzzle.layout().size() <= LARGEST_GRADED && said.isEmpty();
        Map<String, Object> made = Json.object("text", Format.JSON.write(Sheet.of(puzzle)), "seed", seed);
        if (isGraded) {
            Grade grade = known.orElseGet(() -> Scale.NEUF.grade(Board.of(puzzle), true, Desk.after(QUICK_MILLIS)));
            made.put("rate", rate(grade, voice));
        }
        made.put("said", voice.say(said));
        return made;
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
        if (isNamed(fields, "symmetry")) {
            recipe = recipe.withSymmetry(fields.oneOf("symmetry", Symmetry.class));
        }
        if (isNamed(fields, "cages")) {
            recipe = recipe.withCages(
                    fields.text("cages").equals("alone") ? Recipe.Cages.ALONE : Recipe.Cages.WITH_GIVENS);
        }
        return isNamed(fields, "level")
                ? recipe.withTaste(Taste.ANY.withLevel(fields.oneOf("level", Level.class)))
                : recipe;
    }

    private static boolean isNamed(Fields fields, String name) {
        return fields.optional(name).filter(text -> !text.isBlank()).isPresent();
    }

    /** A number is taken as it is; any other text stands for a number of its own. */
    static long seed(Fields fields) {
        String text = fields.optional("seed").orElse("").strip();
        if (text.isEmpty()) {
            return Math.floorMod(System.currentTimeMillis(), Seeds.MOST);
        }
        if (text.matches("\\d{1,16}")) {
            return Long.parseLong(text) % Seeds.MOST;
        }
        long hash = 0xcbf29ce484222325L;
        for (char letter : text.toCharArray()) {
            hash = (hash ^ letter) * 0x100000001b3L;
        }
        return hash >>> 11;
    }
}
