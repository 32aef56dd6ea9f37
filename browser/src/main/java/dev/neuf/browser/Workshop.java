package dev.neuf.browser;

import dev.neuf.core.Board;
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
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Path;
import dev.neuf.logic.Scale;
import dev.neuf.logic.Standing;
import dev.neuf.logic.Telling;
import dev.neuf.make.Generator;
import dev.neuf.make.Lack;
import dev.neuf.make.Made;
import dev.neuf.make.Recipe;
import dev.neuf.make.Seeds;
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

    private static final int LARGEST_BATCH = 1_000_000;

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
        Voice voice = desk.voice();
        Recipe recipe = Ordering.possible(fields, voice);
        long seed = Seeds.of(seed(fields), Math.clamp(fields.number("index").orElse(0), 0, LARGEST_BATCH));
        return switch (new Generator(recipe).make(seed, MAKING, new Reporter(desk))) {
            case Made.Good good -> made(good.puzzle(), good.grade(), seed, voice);
            case Made.Lacking lacking -> {
                Map<String, Object> nearest = nearest(lacking, voice);
                nearest.put("seed", seed);
                nearest.put(
                        "said",
                        voice.say(List.of(
                                Message.of(DoorPhrase.NEAREST, Explain.limit(lacking.limit())), lacks(lacking))));
                yield nearest;
            }
            case Made.Nothing(Limits.Limit limit) ->
                throw new Unreadable(Message.of(DoorPhrase.NOT_MADE, Explain.limit(limit)));
        };
    }

    private static Map<String, Object> made(Puzzle puzzle, Optional<Grade> known, long seed, Voice voice) {
        boolean isGraded = known.isPresent() || puzzle.layout().size() <= LARGEST_GRADED;
        Map<String, Object> made = Json.object("text", Format.JSON.write(Sheet.of(puzzle)), "seed", seed);
        if (isGraded) {
            Grade grade = known.orElseGet(() -> Scale.NEUF.grade(Board.of(puzzle), true, Desk.after(QUICK_MILLIS)));
            made.put("rate", rate(grade, voice));
        }
        made.put("said", List.of());
        return made;
    }

    /** A puzzle that is not all that was wanted, with what is known of it and what it lacks. */
    static Map<String, Object> nearest(Made.Lacking lacking, Voice voice) {
        Map<String, Object> nearest = Json.object("text", Format.JSON.write(Sheet.of(lacking.puzzle())));
        lacking.grade()
                .filter(_ -> !lacking.lacks().contains(Lack.UNIQUE))
                .ifPresent(grade -> nearest.put("rate", rate(grade, voice)));
        nearest.put(
                "lacks",
                lacking.lacks().stream()
                        .map(lack -> lack.name().toLowerCase(Locale.ROOT))
                        .toList());
        nearest.put("said", voice.say(List.of(lacks(lacking))));
        return nearest;
    }

    private static Message lacks(Made.Lacking lacking) {
        return Message.of(DoorPhrase.LACKS, List.copyOf(lacking.lacks()));
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
