package dev.neuf.cli.play;

import dev.neuf.core.Sheet;
import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.play.Game;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Level;
import java.io.IOException;
import java.io.StringReader;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Where games are begun, opened and kept; one of them is on the desk. */
final class Room {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

    private final Words words;
    private final Assist assist;
    private final Judge judge;
    private final NewPuzzles puzzles;
    private final Saves saves;
    private String name;
    private Desk desk;
    private boolean isUnsaved;

    private Room(Play.Setup setup, Saves saves, String name, Game game) {
        this.words = setup.words();
        this.assist = setup.assist();
        this.judge = setup.judge();
        this.puzzles = setup.puzzles();
        this.saves = saves;
        this.name = name;
        this.desk = new Desk(game, assist, judge, _ -> {});
        put(name, this.desk.game(), this.desk.takeSaid());
    }

    /** With the puzzle named, or a new one of a level, or the game played last, or else an easy one. */
    static Room open(Play.Setup setup, Saves saves) {
        Optional<Sheet> wanted = setup.puzzle()
                .or(() -> setup.level().map(level -> setup.puzzles().next(level)));
        Optional<Saves.Save> last = saves.latest(game -> !game.isSolved()
                && wanted.map(sheet -> game.sheet().puzzle().equals(sheet.puzzle()))
                        .orElse(true));
        Room room;
        if (last.isPresent()) {
            room = new Room(setup, saves, last.get().name(), last.get().game());
            room.desk.say(PlayPhrase.CONTINUED);
        } else {
            Sheet sheet = wanted.orElseGet(
                    () -> setup.puzzles().next(setup.puzzles().levels().getFirst()));
            room = new Room(setup, saves, saves.freeName(), Game.of(sheet));
            if (wanted.isEmpty()) {
                room.desk.say(PlayPhrase.FIRST_PUZZLE);
            }
        }
        for (var file : saves.takeDamaged()) {
            room.desk.say(PlayPhrase.SAVE_DAMAGED, file.toString());
        }
        if (saves.folder().isEmpty()) {
            room.desk.say(PlayPhrase.NO_FOLDER);
        }
        setup.remarks().forEach(remark -> room.desk.say(PlayPhrase.NOTE, remark));
        return room;
    }

    Desk desk() {
        return desk;
    }

    /** In the language of the player, about the board on the desk. */
    Words words() {
        Game game = desk.game();
        return words.about(game.layout(), game.sheet().symbols());
    }

    private void put(String called, Game game, List<Message> said) {
        name = called;
        desk = new Desk(game, assist, judge, this::save);
        desk.save();
        said.forEach(message -> desk.say(PlayPhrase.NOTE, message));
    }

    private void save(Game game) {
        try {
            saves.write(name, game);
            isUnsaved = false;
        } catch (IOException e) {
            if (!isUnsaved) {
                desk.say(PlayPhrase.NOT_SAVED, saves.folder().orElseThrow().toString(), String.valueOf(e.getMessage()));
            }
            isUnsaved = true;
        }
    }

    /** Begins another puzzle; the game on the desk is kept where it is. */
    void begin(Sheet sheet) {
        put(saves.freeName(), Game.of(sheet), List.of());
    }

    List<Level> levels() {
        return puzzles.levels();
    }

    void begin(Level level) {
        begin(puzzles.next(level));
    }

    /** All games, the one played last first. */
    List<Saves.Save> saved() {
        desk.save();
        List<Saves.Save> all = saves.all();
        for (var file : saves.takeDamaged()) {
            desk.say(PlayPhrase.SAVE_DAMAGED, file.toString());
        }
        return all;
    }

    void open(Saves.Save save) {
        put(save.name(), save.game(), List.of());
        desk.say(PlayPhrase.CONTINUED);
    }

    /** Begins a puzzle that was pasted or typed; if it cannot be read, that is said, and nothing else changes. */
    void read(String text) {
        if (text.isBlank()) {
            return;
        }
        var entries = new Entries(new StringReader(text), Optional.empty());
        switch (entries.next().read(Optional.empty(), Hints.NONE)) {
            case Parsed.Bad(int _, int _, Message why) -> desk.say(PlayPhrase.PASTE_BAD, why);
            case Parsed.Ok(Sheet sheet, Format readAs, List<Message> notes) -> {
                begin(sheet);
                desk.say(PlayPhrase.PASTE_READ, readAs.id());
                notes.forEach(note -> desk.say(PlayPhrase.NOTE, note));
            }
        }
    }

    /** A line about a saved game. */
    String about(Saves.Save save) {
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
        } else if (save.name().equals(name)) {
            parts.add(words.say(PlayPhrase.SAVE_HERE));
        }
        return String.join("   ", parts);
    }
}
