package dev.neuf.browser;

import dev.neuf.core.Answer;
import dev.neuf.core.Deadline;
import dev.neuf.core.Engine;
import dev.neuf.core.Limits;
import dev.neuf.core.Unreadable;
import dev.neuf.core.json.Json;
import dev.neuf.core.play.Game;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Standing;
import dev.neuf.search.Best;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One player's desk: the game on it, and who answers requests about it. */
final class Desk {

    /** So far an engine looks for the solution: the same on every machine, unless it is very slow. */
    private static final Limits SOLVING = Limits.NONE.withNodes(100_000).withMillis(5_000);

    /** Nobody thinks a day about one move. */
    private static final long LONGEST = 86_400_000;

    private final Engine engine = new Best();
    private Words words = Words.in(Language.ENGLISH);

    /** The languages that were handed over: a page has no class path to find their files on. */
    private final Map<Language, Words> learned = new EnumMap<>(Language.class);

    /** Who is told how far long work has got. */
    private Consumer<String> listener = _ -> {};

    private @Nullable Game game;

    /** What the engine says of the puzzle as it was opened, once it was asked. */
    private @Nullable Answer answer;

    /** The answer to a request, both JSON. */
    String answer(String request) {
        try {
            return Json.write(answer(Fields.of(request)));
        } catch (Unreadable bad) {
            Map<String, Object> error = Json.object("error", voice().say(bad.why()));
            if (bad.line() > 0) {
                error.put("line", bad.line());
                error.put("column", bad.column());
            }
            return Json.write(error);
        } catch (RuntimeException | StackOverflowError mistake) {
            return Json.write(Json.object("error", voice().say(DoorPhrase.BROKEN, mistake.toString())));
        }
    }

    private Map<String, Object> answer(Fields fields) {
        fields.optional("lang").flatMap(Language::of).ifPresent(language -> {
            if (language != words.language()) {
                words = learned.getOrDefault(language, Words.in(language));
            }
        });
        Game played = game;
        if (played != null) {
            long millis = Math.clamp(fields.number("millis").orElse(0), 0, LONGEST);
            game = played.with(played.view().later(millis));
        }
        String word = fields.text("do");
        Request request =
                Request.of(word).orElseThrow(() -> new Unreadable(Message.of(DoorPhrase.UNKNOWN_REQUEST, word)));
        if (request != Request.RESTORE) {
            // a question may bring the game that it is about
            fields.optional("save").ifPresent(save -> turnTo(Opening.saved(save)));
        }
        return request.on(this, fields);
    }

    /** Speaks a language from now on with words that are not found beside the program. */
    Map<String, Object> learn(Words spoken) {
        learned.put(spoken.language(), spoken);
        if (spoken.language() == words.language()) {
            words = spoken;
        }
        return Json.object("learned", spoken.language().code());
    }

    /** The game on the desk. */
    Game game() {
        Game here = game;
        if (here == null) {
            throw new Unreadable(Message.of(DoorPhrase.NO_GAME));
        }
        return here;
    }

    /** Another game comes on the desk; it is part of the answer. */
    Map<String, Object> put(Game other) {
        game = other;
        return Json.object("game", GameJson.of(other));
    }

    /** A game comes on the desk; what is known of its puzzle stays, if it is the same. */
    private void turnTo(Game other) {
        Game here = game;
        if (here == null || !here.sheet().puzzle().equals(other.sheet().puzzle())) {
            answer = null;
        }
        game = other;
    }

    /** A game comes on the desk; it and its board are the answer. */
    Map<String, Object> begin(Game other) {
        turnTo(other);
        return Json.object("board", BoardJson.of(other.sheet(), voice()), "game", GameJson.of(other));
    }

    /** Who speaks about the board on the desk, in the language of the player. */
    Voice voice() {
        Game here = game;
        return new Voice(
                here == null ? words : words.about(here.layout(), here.sheet().symbols()));
    }

    /** The words of the player's language. */
    Words words() {
        return words;
    }

    /** From now on, somebody is told how far long work has got: JSON, in the middle of an answer. */
    void reportTo(Consumer<String> other) {
        listener = other;
    }

    /** Tells how far it has got. */
    void report(Map<String, Object> progress) {
        listener.accept(Json.write(progress));
    }

    /** Who solves. */
    Engine engine() {
        return engine;
    }

    /** Where the player stands in a game of the puzzle on the desk. */
    Standing standing(Game here) {
        Answer known = answer;
        if (known == null) {
            known = engine.solve(here.sheet().puzzle(), SOLVING);
            answer = known;
        }
        return Standing.of(here.position(), known, engine, SOLVING);
    }

    /** Says after some time that it is time to stop. */
    static BooleanSupplier after(long millis) {
        var deadline = new Deadline(Limits.NONE.withMillis(millis));
        return () -> deadline.look().isPresent();
    }
}
