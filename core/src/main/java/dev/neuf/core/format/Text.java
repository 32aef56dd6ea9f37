package dev.neuf.core.format;

import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The text of one puzzle, cut into lines. */
final class Text {

    /** What stands for a byte that is not UTF-8. */
    private static final char NOT_DECODED = '\uFFFD';

    /** A longer line with letters is more likely a puzzle with a slip. */
    private static final int LONGEST_TITLE = 60;

    private final String whole;
    private final List<String> lines;
    private final List<String> comments;
    private final List<Line> content;
    private final boolean hasTitle;
    private @Nullable Set<String> names;

    Text(String text) {
        List<String> all = new ArrayList<>(List.of(withoutMark(text).split("\r\n|[\r\n]", -1)));
        this.comments = takeOutComments(all);
        this.hasTitle = Titles.takeOut(all);
        this.lines = List.copyOf(all);
        this.content = content(lines);
        this.whole = hasTitle || !comments.isEmpty() ? String.join("\n", all) : withoutMark(text);
    }

    private static String withoutMark(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    /** Empties the lines above the puzzle that are comments, so that formats without comments can have some there. */
    private static List<String> takeOutComments(List<String> lines) {
        var comments = new ArrayList<String>();
        for (int i = 0; i < lines.size() && isBlank(withoutComment(lines.get(i))); i++) {
            if (!isBlank(lines.get(i))) {
                comments.add(lines.set(i, ""));
            }
        }
        return comments;
    }

    /** All of it, without a byte order mark, and with empty lines in place of what {@link #comments} has. */
    String whole() {
        return whole;
    }

    /** The comments above the puzzle. */
    List<String> comments() {
        return comments;
    }

    /** All of it without blanks around, if it is one line; else nothing. Here a number sign begins no comment. */
    String only() {
        return content.size() == 1 && nonBlank().size() == 1 ? whole.strip() : "";
    }

    /** The names in the outermost braces, if this looks like JSON: they tell whose JSON it is. */
    Set<String> names() {
        if (names == null) {
            names = whole.stripLeading().startsWith("{") ? JsonCutter.names(whole) : Set.of();
        }
        return names;
    }

    /** Whether a line above the grid says that the diagonals count. */
    boolean hasTitle() {
        return hasTitle;
    }

    /** The lines, as they stand, but for comments and a title above the puzzle, which are left out. */
    List<String> lines() {
        return lines;
    }

    /** Whether there is nothing but white space, as wide as it may be. */
    static boolean isBlank(String line) {
        for (int i = 0; i < line.length(); i++) {
            if (!Cells.isGap(line.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** A line up to its comment. */
    static String withoutComment(String line) {
        int comment = line.indexOf('#');
        return comment < 0 ? line : line.substring(0, comment);
    }

    /** The lines that hold something other than blanks and comments, without their comments. */
    List<Line> content() {
        return content;
    }

    private static List<Line> content(List<String> lines) {
        var content = new ArrayList<Line>();
        for (int i = 0; i < lines.size(); i++) {
            String kept = withoutComment(lines.get(i));
            if (!isBlank(kept)) {
                content.add(new Line(i + 1, kept.stripTrailing()));
            }
        }
        return List.copyOf(content);
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
            throw new Unreadable(Message.of(
                    hasTitle
                            ? CorePhrase.ONLY_TITLE
                            : comments.isEmpty() ? CorePhrase.EMPTY : CorePhrase.ONLY_COMMENTS));
        }
    }

    /** Refuses a line of words, such as a title: most of its characters are letters, and there are several. */
    void requireNoWords() {
        Line first = content.getFirst();
        long letters = first.text().chars().filter(Character::isLetter).count();
        long all = first.text().chars().filter(c -> !Cells.isGap(c)).count();
        if (letters > 2 && 2 * letters > all && first.text().length() <= LONGEST_TITLE) {
            throw new Unreadable(first.number(), 1, Message.of(CorePhrase.ONLY_WORDS));
        }
    }

    private static boolean isControl(int c) {
        return c < ' ' && c != '\t' && c != '\f';
    }

    /** Whether all bytes of a line were UTF-8. */
    static boolean isDecoded(String line) {
        return line.indexOf(NOT_DECODED) < 0;
    }

    /** Whether a line is of no text at all, and not just of one with a wrong byte in it. */
    static boolean isBinary(String line) {
        return withoutComment(line).chars().anyMatch(Text::isControl);
    }
}
