package dev.neuf.cli.play;

import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
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
import java.util.List;
import java.util.Optional;

/** Where games are begun, opened and kept; one of them is on the desk, and nobody else can write to it. */
final class Room implements AutoCloseable {

    private final Words words;
    private final Assist assist;
    private final Referee referee;
    private final NewPuzzles puzzles;
    private final Saves saves;
    private String name;
    private Desk desk;
    private boolean isUnsaved;

    private Room(Play.Setup setup, Saves saves, String called, Game game) {
        this.words = setup.words();
        this.assist = setup.assist();
        this.referee = setup.referee();
        this.puzzles = setup.puzzles();
        this.saves = saves;
        this.name = claimed(called, saves);
        this.desk = new Desk(game, assist, referee, this::save);
        start(called);
    }

    /** With the game or puzzle named, or the game played last, or else an easy puzzle. */
    static Room open(Play.Setup setup, Saves saves) {
        Optional<Saves.Save> last = saves.latest((called, game) -> setup.save().isPresent()
                ? setup.save().get().equals(called)
                : !game.isSolved()
                        && setup.puzzle()
                                .map(sheet -> game.sheet().puzzle().equals(sheet.puzzle()))
                                .orElse(true));
        Room room;
        if (last.isPresent()) {
            room = new Room(setup, saves, last.get().name(), last.get().game());
            room.desk.say(PlayPhrase.CONTINUED);
        } else {
            Sheet sheet = setup.puzzle()
                    .orElseGet(() -> setup.puzzles()
                            .next(setup.puzzles().levels().getFirst())
                            .orElseThrow()
                            .sheet());
            room = new Room(setup, saves, saves.freeName(), Game.of(sheet));
            if (setup.puzzle().isEmpty()) {
                room.desk.say(PlayPhrase.FIRST_PUZZLE);
            }
        }
        room.sayDamaged();
        if (saves.folder().isEmpty()) {
            room.desk.say(PlayPhrase.NO_FOLDER);
        }
        room.note(setup.remarks());
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

    private void put(String called, Game game) {
        saves.claims().release(name);
        name = claimed(called, saves);
        desk = new Desk(game, assist, referee, this::save);
        start(called);
    }

    /** The name of a game that is ours from now on; that of a copy, if it is played in another window. */
    private static String claimed(String called, Saves saves) {
        String ours = saves.claims().claim(called) ? called : saves.freeName();
        boolean _ = saves.claims().claim(ours);
        return ours;
    }

    private void start(String called) {
        if (!name.equals(called)) {
            desk.say(PlayPhrase.PLAYED_ELSEWHERE);
        }
        desk.start();
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

    private void note(List<Message> remarks) {
        remarks.forEach(remark -> desk.say(PlayPhrase.NOTE, remark));
    }

    /** Begins another puzzle; the game on the desk is kept where it is. */
    private void begin(Sheet sheet) {
        put(saves.freeName(), Game.of(sheet));
    }

    List<Level> levels() {
        return puzzles.levels();
    }

    /** The kind of board that new puzzles are made on. */
    String board() {
        return puzzles.board();
    }

    /** Has new puzzles made on another kind of board; false if there is none such, and that is said. */
    boolean setBoard(String typed) {
        try {
            puzzles.setBoard(typed);
            return true;
        } catch (Unreadable bad) {
            desk.say(PlayPhrase.NO_BOARD, bad.why());
            return false;
        }
    }

    void begin(Level level) {
        puzzles.next(level)
                .ifPresentOrElse(
                        fresh -> {
                            begin(fresh.sheet());
                            note(fresh.remarks());
                        },
                        () -> desk.say(PlayPhrase.NONE_MADE));
    }

    /** All games, the one played last first. */
    List<Saves.Save> saved() {
        desk.save();
        List<Saves.Save> all = new Shelf(saves).all();
        sayDamaged();
        return all;
    }

    private void sayDamaged() {
        for (var file : saves.takeDamaged()) {
            desk.say(PlayPhrase.SAVE_DAMAGED, file.toString());
        }
    }

    void open(Saves.Save save) {
        put(save.name(), save.game());
        desk.say(PlayPhrase.CONTINUED);
    }

    /** Throws a saved game away, unless it is on a desk. */
    void delete(Saves.Save save) {
        if (save.name().equals(name)) {
            desk.say(PlayPhrase.DELETE_HERE);
        } else {
            note(List.of(Shelf.delete(save, saves).orElse(Message.of(PlayPhrase.DELETED, about(save)))));
        }
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
                note(notes);
            }
        }
    }

    /** A line about a saved game. */
    String about(Saves.Save save) {
        return Shelf.about(save, name, words);
    }

    /** Lets others play what is on the desk. */
    @Override
    public void close() {
        saves.close();
    }
}
