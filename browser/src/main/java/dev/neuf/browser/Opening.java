package dev.neuf.browser;

import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.format.Shapes;
import dev.neuf.core.json.Json;
import dev.neuf.core.play.Game;
import dev.neuf.core.play.GameText;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import dev.neuf.logic.OtherNames;
import dev.neuf.logic.Technique;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Puzzles and games that come in and go out as text. */
final class Opening {

    private Opening() {}

    /** The first puzzle of a text, and what there is to say of the text. */
    record Read(Parsed.Ok parsed, long puzzles) {

        Sheet sheet() {
            return parsed.sheet();
        }
    }

    static Map<String, Object> open(Desk desk, Fields fields) {
        Read read = read(fields.text("text"), fields);
        Map<String, Object> opened = desk.begin(Game.of(read.sheet()));
        var said = new ArrayList<Message>();
        said.add(Message.of(
                DoorPhrase.READ_AS,
                DoorPhrase.valueOf("FORMAT_" + read.parsed().readAs().name()),
                Explain.board(read.sheet().puzzle())));
        said.addAll(read.parsed().notes());
        if (read.puzzles() > 1) {
            said.add(Message.of(DoorPhrase.SEVERAL_READ, read.puzzles()));
        }
        opened.put("read", desk.voice().say(said));
        return opened;
    }

    /**
     * Reads the first puzzle of a text in any format.
     *
     * @throws Unreadable if there is none
     */
    static Read read(String text, Fields fields) {
        Hints hints = hints(fields);
        var entries = new Entries(new StringReader(text), Optional.empty(), hints);
        Parsed first = entries.next().read(Optional.empty(), hints);
        long puzzles = 1;
        while (entries.hasNext()) {
            entries.next();
            puzzles++;
        }
        return switch (first) {
            case Parsed.Bad(int line, int column, Message why) -> throw new Unreadable(line, column, why);
            case Parsed.Ok ok -> new Read(ok, puzzles);
        };
    }

    /** A shape is a number of rows, or a word for the regions. */
    private static Hints hints(Fields fields) {
        String shape = fields.optional("shape").orElse("").strip();
        boolean isSize = shape.matches("\\d{1,2}");
        int size = isSize ? Integer.parseInt(shape) : 0;
        if (isSize && (size < 1 || size > Digits.MOST)) {
            throw new Unreadable(Message.of(DoorPhrase.NEEDS_FIELD, "shape"));
        }
        return new Hints(size, isSize || shape.isEmpty() ? Shapes.ANY : Shapes.of(shape), fields.texts("variant"));
    }

    static Map<String, Object> restore(Desk desk, Fields fields) {
        return desk.begin(saved(fields.text("save")));
    }

    /** The game that was saved. */
    static Game saved(String save) {
        return GameText.read(save).orElseThrow(() -> new Unreadable(Message.of(DoorPhrase.DAMAGED)));
    }

    /** The words of a language, as its files have them. */
    static Map<String, Object> words(Desk desk, Fields fields) {
        Language language = Language.of(fields.text("language"))
                .orElseThrow(() -> new Unreadable(Message.of(DoorPhrase.NEEDS_FIELD, "language")));
        var books = new HashMap<String, Map<String, String>>();
        fields.named("books").forEach((book, file) -> {
            try {
                books.put(book, Words.lines(new StringReader(file)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        return desk.learn(Words.in(language, books));
    }

    /** What goes out: the position or, with {@code bare}, the puzzle as it was before anybody entered a digit. */
    static Sheet sheet(Desk desk, Fields fields) {
        if (!fields.isOn("bare")) {
            return desk.game().position();
        }
        Sheet opened = desk.game().sheet();
        // candidates without a digit entered are the puzzle itself
        return opened.entries().filledCount() == 0
                ? opened
                : new Sheet(opened.puzzle(), Grid.empty(opened.layout().size()), Map.of(), opened.symbols());
    }

    /** The position, or the puzzle alone, in a format. */
    static Map<String, Object> text(Desk desk, Fields fields) {
        Sheet sheet = sheet(desk, fields);
        Format format = Format.of(fields.text("format"))
                .orElseThrow(() -> new Unreadable(Message.of(DoorPhrase.NEEDS_FIELD, "format")));
        format.refuses(sheet).ifPresent(why -> {
            throw new Unreadable(why);
        });
        return Json.object("text", format.write(sheet), "lost", desk.voice().say(format.losses(sheet)));
    }

    /** The tables of techniques and formats. */
    static Map<String, Object> about(Desk desk, Fields fields) {
        Voice voice = desk.voice();
        List<Map<String, Object>> techniques = Arrays.stream(Technique.values())
                .map(technique -> Json.object(
                        "key", technique.key(),
                        "title", voice.words().say(technique),
                        "level", technique.level().name().toLowerCase(Locale.ROOT),
                        "rating", technique.rating() / 10.0,
                        "names", OtherNames.of(technique)))
                .toList();
        List<Map<String, Object>> formats = Arrays.stream(Format.values())
                .map(format ->
                        Json.object("id", format.id(), "about", voice.say(format), "written", format.isWritten()))
                .toList();
        return Json.object("techniques", techniques, "formats", formats);
    }
}
