package dev.neuf.cli;

import dev.neuf.core.Grid;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Ink;
import dev.neuf.core.format.Picture;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Message;
import java.util.Map;
import java.util.Optional;

/** How boards are shown: a picture to a person, the format of the input to a program. */
final class Showing {

    private final Session session;
    private final Optional<Format> wanted;
    private boolean hasShown;

    /** Shows in the format with this name, or in what fits if it is empty. */
    Showing(Session session, String to) {
        this.session = session;
        this.wanted = to.isEmpty() ? Optional.empty() : Optional.of(Choices.format("--to", to));
    }

    /** Whether the format cannot show boards such as this one; then that is said, and nothing is shown. */
    boolean refuses(Item item) {
        Optional<Message> refused = format(item).refuses(item.sheet());
        refused.ifPresent(why -> {
            session.remark(Solving.place(item), why);
            session.writeGap();
            if (session.isJson()) {
                Map<String, Object> object = json(item);
                object.put("error", session.words().say(why));
                session.writeJson(object);
            }
        });
        return refused.isPresent();
    }

    private Format format(Item item) {
        return wanted.orElse(
                session.isForPerson() ? Format.PICTURE : item.parsed().readAs());
    }

    /** Shows one board. Several in a format of several lines are set apart by an empty line. */
    void board(Item item, Sheet sheet) {
        Format format = format(item);
        boolean isDrawn = format == Format.PICTURE && (session.isForPerson() || session.isColored());
        String text = isDrawn
                ? Picture.of(sheet, session.isColored() ? Showing::paint : (_, piece) -> piece)
                : format.write(sheet);
        session.write((hasShown && !format.isOneLine() ? "\n" : "") + text);
        hasShown = true;
    }

    /** The question filled in. */
    void solution(Item item, Grid solution) {
        board(item, item.sheet().filledWith(solution));
    }

    private static String paint(Ink ink, String text) {
        String code = switch (ink) {
            case FRAME -> "90";
            case GIVEN -> "1";
            case ENTERED -> "36";
            case EMPTY -> "90";
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
