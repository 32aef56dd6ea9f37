package dev.neuf.core.format;

import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;

/** The text of one puzzle, cut into lines. */
final class Text {

    /** What stands for a byte that is not UTF-8. */
    private static final char NOT_DECODED = '\uFFFD';

    private final String whole;
    private final List<String> lines;

    Text(String whole) {
        this.whole = whole.startsWith("\uFEFF") ? whole.substring(1) : whole;
        this.lines = List.of(this.whole.split("\r\n|[\r\n]", -1));
    }

    /** All of it, without a byte order mark. */
    String whole() {
        return whole;
    }

    /** The lines, as they stand. */
    List<String> lines() {
        return lines;
    }

    /** Whether there is nothing but white space, as wide as it may be. */
    static boolean isBlank(String line) {
        return line.chars().allMatch(Cells::isGap);
    }

    /** A line up to its comment. */
    static String withoutComment(String line) {
        int comment = line.indexOf('#');
        return comment < 0 ? line : line.substring(0, comment);
    }

    /** The lines that hold something other than blanks and comments, without their comments. */
    List<Line> content() {
        var content = new ArrayList<Line>();
        for (int i = 0; i < lines.size(); i++) {
            String kept = withoutComment(lines.get(i));
            if (!isBlank(kept)) {
                content.add(new Line(i + 1, kept.stripTrailing()));
            }
        }
        return content;
    }

    /** The lines that are not blank, for formats that have no comments. */
    List<Line> nonBlank() {
        var kept = new ArrayList<Line>();
        for (int i = 0; i < lines.size(); i++) {
            if (!isBlank(lines.get(i))) {
                kept.add(new Line(i + 1, lines.get(i).stripTrailing()));
            }
        }
        return kept;
    }

    /** A line and its number, counted from 1. */
    record Line(int number, String text) {}

    /** Refuses what is no text: control characters, or bytes that are not UTF-8. A comment may hold anything. */
    void requireText() {
        for (int i = 0; i < lines.size(); i++) {
            String line = withoutComment(lines.get(i));
            for (int column = 0; column < line.length(); column++) {
                if (isControl(line.charAt(column)) || line.charAt(column) == NOT_DECODED) {
                    throw new Unreadable(i + 1, column + 1, Message.of(CorePhrase.NOT_TEXT));
                }
            }
        }
        if (content().isEmpty()) {
            throw new Unreadable(Message.of(isBlank(whole) ? CorePhrase.EMPTY : CorePhrase.ONLY_COMMENTS));
        }
    }

    private static boolean isControl(int c) {
        return c < ' ' && c != '\t' && c != '\f';
    }

    /** Whether a line is of no text at all, and not just of one with a wrong byte in it. */
    static boolean isBinary(String line) {
        return withoutComment(line).chars().anyMatch(Text::isControl);
    }
}
