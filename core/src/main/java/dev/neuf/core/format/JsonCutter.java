package dev.neuf.core.format;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** To the brace that closes the first one; if it is not closed, to the beginning of another puzzle. */
final class JsonCutter implements Cutter {

    /** How a puzzle in JSON begins, and nothing that is inside of one. */
    private static final Pattern START = Pattern.compile("\\s*\\{\\s*\"(neuf|size)\"");

    private final boolean isForced;

    JsonCutter(boolean isForced) {
        this.isForced = isForced;
    }

    /** Whether a line is surely the first of a puzzle. */
    static boolean isStart(String line) {
        return START.matcher(line).lookingAt();
    }

    @Override
    public int next(Ahead ahead) {
        int depth = 0;
        int length = 0;
        int taken = 0;
        boolean isAfterBlank = false;
        for (var line = ahead.line(0); line != null && length <= LONGEST; line = ahead.line(taken)) {
            boolean isOther = taken == 0
                    ? !isForced && !line.text().stripLeading().startsWith("{")
                    : isStart(line.text()) || isAfterBlank && line.text().startsWith("{");
            if (isOther) {
                break;
            }
            taken++;
            isAfterBlank = Text.isBlank(line.text());
            length += line.text().length() + 1;
            depth += depth(line.text());
            if (depth <= 0) {
                break;
            }
        }
        return taken;
    }

    /** The names in the outermost braces, as far as the text goes, right or wrong. */
    static Set<String> names(String text) {
        var names = new HashSet<String>();
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
            if (c == '"') {
                int end = i + 1;
                while (end < text.length() && text.charAt(end) != '"') {
                    end += text.charAt(end) == '\\' ? 2 : 1;
                }
                int next = end + 1;
                while (next < text.length() && Cells.isGap(text.charAt(next))) {
                    next++;
                }
                if (depth == 1 && text.startsWith(":", next)) {
                    names.add(text.substring(i + 1, end));
                }
                i = end;
            }
        }
        return names;
    }

    /** How many more braces and brackets are opened than closed in a line, outside of quotes. */
    private static int depth(String line) {
        int depth = 0;
        boolean isQuoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (isQuoted) {
                i += c == '\\' ? 1 : 0;
                isQuoted = c != '"';
            } else {
                isQuoted = c == '"';
                depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
            }
        }
        return depth;
    }
}
