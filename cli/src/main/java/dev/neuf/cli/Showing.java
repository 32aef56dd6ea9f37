package dev.neuf.cli;

import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Ink;
import dev.neuf.core.format.Picture;
import dev.neuf.core.json.Json;
import dev.neuf.core.variant.Only;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How boards are shown: a picture to a person, the format of the input to a program. */
final class Showing {

    private final Optional<Format> wanted;

    /** Shows in the format with this name, or in what fits if it is empty. */
    Showing(String to) {
        this.wanted = to.isEmpty() ? Optional.empty() : Optional.of(Choices.format("--to", to));
    }

    /** Whether the format cannot show boards such as this one; then that is said, and nothing is shown. */
    boolean refuses(Item item, Reply reply) {
        Optional<Message> refused = format(item, reply).refuses(item.sheet());
        refused.ifPresent(why -> {
            reply.remark(why);
            reply.writeGap();
            if (reply.isJson()) {
                Map<String, Object> object = json(item);
                object.put("error", reply.inWords(why));
                reply.writeJson(object);
            }
        });
        return refused.isPresent();
    }

    private Format format(Item item, Reply reply) {
        return wanted.orElse(
                reply.isForPerson() ? Format.PICTURE : item.parsed().readAs());
    }

    /** Shows one board. */
    void board(Item item, Sheet sheet, Reply reply) {
        Format format = format(item, reply);
        reply.writeBoard(text(format, sheet, reply), format.isOneLine());
    }

    /** Shows the puzzle itself, unless one with the same mark was shown before. */
    void first(Fingerprint mark, Item item, Reply reply) {
        Format format = format(item, reply);
        reply.writeFirst(mark, text(format, item.sheet(), reply), format.isOneLine());
    }

    private static String text(Format format, Sheet sheet, Reply reply) {
        boolean isDrawn = format == Format.PICTURE && (reply.isForPerson() || reply.isColored());
        return isDrawn ? Picture.of(sheet, reply.paper().painter()) : format.write(sheet);
    }

    /** The question filled in. */
    void solution(Item item, Grid solution, Reply reply) {
        board(item, item.sheet().filledWith(solution), reply);
    }

    /**
     * The candidates noted on a sheet: a picture to a person, the format of that name to a program, and our JSON where
     * that has no way to show the regions.
     */
    void candidates(Sheet sheet, Reply reply) {
        boolean isDrawn = wanted.map(format -> format == Format.PICTURE).orElse(reply.isForPerson());
        if (isDrawn) {
            reply.writeBoard(reply.paper().withNotes(sheet, reply.words()), false);
            return;
        }
        Format format = wanted.orElse(Format.CANDIDATES.refuses(sheet).isEmpty() ? Format.CANDIDATES : Format.JSON);
        Sheet written = format == Format.SUKAKU ? withNotesAsClues(sheet) : sheet;
        for (Message loss : format.losses(written)) {
            // those that follow from the digits are read again as no notes, but here they are written all the same
            if (format == Format.CANDIDATES && loss.phrase() == CorePhrase.LOST_CANDIDATES) {
                continue;
            }
            reply.remarkOnce(Message.of(CliPhrase.LOST, format.id(), loss));
        }
        reply.writeBoard(format.write(written), format.isOneLine());
    }

    /** In a Sukaku, candidates are what is given: one is a digit, all say nothing. */
    private static Sheet withNotesAsClues(Sheet sheet) {
        var variants = new ArrayList<>(sheet.puzzle().variants());
        variants.removeIf(Only.class::isInstance);
        Grid givens = sheet.values();
        for (var note : sheet.candidatesInOrder().entrySet()) {
            Digits digits = note.getValue();
            if (digits.isSingle()) {
                givens = givens.with(note.getKey(), digits.first());
            } else if (!digits.equals(sheet.layout().digits())) {
                variants.add(new Only(digits, List.of(note.getKey())));
            }
        }
        return Sheet.of(new Puzzle(sheet.layout(), variants, givens));
    }

    /** The text in the colour of its ink, for a terminal. */
    static String paint(Ink ink, String text) {
        String code = switch (ink) {
            case FRAME -> "90";
            case GIVEN -> "1";
            case ENTERED -> "36";
            case NOTE -> "39";
            case EMPTY -> "90";
            case FOUND -> "1;30;42";
            case STRUCK -> "1;97;41";
            case PATTERN -> "1;32";
            case FIN -> "1;94";
            case FIRST -> "30;46";
            case SECOND -> "30;45";
            case THIRD -> "30;43";
            case FOURTH -> "30;47";
            case PIVOT -> "1;33";
        };
        return "\u001B[" + code + "m" + text + "\u001B[0m";
    }

    /** The beginning of what is said of a puzzle in JSON. */
    static Map<String, Object> json(Item item) {
        return Json.object(
                "puzzle", item.number(),
                "source", item.source(),
                "line", item.entry().line(),
                "format", item.parsed().readAs().id(),
                "size", item.sheet().layout().size());
    }
}
