package dev.neuf.cli.play;

import dev.neuf.core.play.Game;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import java.io.IOException;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The saved games as a list with numbers, the one played last first. */
public final class Shelf {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

    private final Saves saves;
    private final List<Saves.Save> all;

    Shelf(Saves saves) {
        this.saves = saves;
        this.all = saves.all();
    }

    /** The games of the user whose environment this is. */
    public static Shelf of(Map<String, String> environment) {
        return new Shelf(Saves.of(environment));
    }

    List<Saves.Save> all() {
        return all;
    }

    /** How many there are: their numbers go from 1 to this. */
    public int size() {
        return all.size();
    }

    /** The name under which a game is saved. */
    public String name(int number) {
        return all.get(number - 1).name();
    }

    /** A line for each. */
    public List<String> lines(Words words) {
        var lines = new ArrayList<String>();
        for (Saves.Save save : all) {
            lines.add("%3d  %s".formatted(lines.size() + 1, about(save, "", words)));
        }
        return lines;
    }

    /** A line about a saved game; it is marked if it is the one here. */
    static String about(Saves.Save save, String here, Words words) {
        Game game = save.game();
        int size = game.layout().size();
        int filled = 100 * game.values().filledCount() / game.layout().cellCount();
        var parts = new ArrayList<String>();
        parts.add("%dx%d".formatted(size, size));
        parts.add(words.say(PlayPhrase.SAVE_FILLED, filled));
        parts.add(Time.of(game.view().millis()));
        parts.add(DAY.format(save.when().toInstant().atZone(ZoneId.systemDefault())));
        if (game.isSolved()) {
            parts.add(words.say(PlayPhrase.SAVE_SOLVED));
        } else if (save.name().equals(here)) {
            parts.add(words.say(PlayPhrase.SAVE_HERE));
        }
        return String.join("   ", parts);
    }

    /** What to say when a game is gone. */
    public Message deleted(int number, Words words) {
        return Message.of(PlayPhrase.DELETED, about(all.get(number - 1), "", words));
    }

    /** Throws a game away; if that cannot be, tells why. */
    public Optional<Message> delete(int number) {
        return delete(all.get(number - 1), saves);
    }

    static Optional<Message> delete(Saves.Save save, Saves saves) {
        try {
            return saves.delete(save.name()) ? Optional.empty() : Optional.of(Message.of(PlayPhrase.DELETE_PLAYED));
        } catch (IOException e) {
            return Optional.of(Message.of(PlayPhrase.NOT_DELETED, String.valueOf(e.getMessage())));
        }
    }
}
