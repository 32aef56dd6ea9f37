package dev.neuf.core.format;

import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;

/** The text of one puzzle, cut into lines. */
final class Text {

    private final String whole;
    private final List<String> lines;

    Text(String whole) {
        this.whole = whole.startsWith("\uFEFF") ? whole.substring(1) : whole;
        this.lines = this.whole.lines().toList();
    }

    /** All of it, without a byte order mark. */
    String whole() {
        return whole;
    }

    /** The lines, as they stand. */
    List<String> lines() {
        return lines;
    }

    /** The lines that hold something other than blanks and comments, without their comments. */
    List<Line> content() {
        var content = new ArrayList<Line>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            int comment = line.indexOf('#');
            String kept = comment < 0 ? line : line.substring(0, comment);
            if (!kept.isBlank()) {
                content.add(new Line(i + 1, kept.stripTrailing()));
            }
        }
        return content;
    }

    /** The lines that are not blank, for formats that have no comments. */
    List<Line> nonBlank() {
        var kept = new ArrayList<Line>();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                kept.add(new Line(i + 1, lines.get(i).stripTrailing()));
            }
        }
        return kept;
    }

    /** A line and its number, counted from 1. */
    record Line(int number, String text) {}

    /** Refuses what is no text: control characters, or bytes that are not UTF-8. */
    void requireText() {
        for (int i = 0; i < lines.size(); i++) {
            int column = columnOfNoText(lines.get(i));
            if (column > 0) {
                throw new Unreadable(i + 1, column, Message.of(CorePhrase.NOT_TEXT));
            }
        }
        if (content().isEmpty()) {
            throw new Unreadable(Message.of(whole.isBlank() ? CorePhrase.EMPTY : CorePhrase.ONLY_COMMENTS));
        }
    }

    /** Where a line has something that is no text, counted from 1, or 0. */
    static int columnOfNoText(String line) {
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c < ' ' && c != '\t' && c != '\f' || c == '\uFFFD') {
                return i + 1;
            }
        }
        return 0;
    }
}
