package dev.neuf.browser.regex;

import java.util.ArrayList;
import java.util.List;

/** A regular expression. Its methods do what those of {@code java.util.regex.Pattern} do. */
public final class Pattern {

    private final Node node;
    private final int groups;

    private Pattern(Node node, int groups) {
        this.node = node;
        this.groups = groups;
    }

    /** Reads an expression. */
    public static Pattern compile(String expression) {
        var parser = new Parser(expression);
        Node node = parser.whole();
        return new Pattern(node, parser.groups());
    }

    /** Whether all of a text is as the expression says. */
    public static boolean matches(String expression, CharSequence text) {
        return compile(expression).matcher(text).matches();
    }

    /** Looks at a text. */
    public Matcher matcher(CharSequence text) {
        return new Matcher(node, groups, text.toString());
    }

    /** The pieces between matches; empty ones at the end are left out. */
    public String[] split(CharSequence text) {
        return split(text, 0);
    }

    /** The pieces between matches, at most so many if that is positive; only for 0, empty ones at the end are left out. */
    public String[] split(CharSequence text, int limit) {
        String whole = text.toString();
        Matcher matcher = matcher(whole);
        List<String> pieces = new ArrayList<>();
        int from = 0;
        while ((limit <= 0 || pieces.size() < limit - 1) && matcher.find()) {
            // an empty match at the beginning makes no piece
            if (matcher.end() > 0) {
                pieces.add(whole.substring(from, matcher.start()));
                from = matcher.end();
            }
        }
        if (from == 0 && pieces.isEmpty()) {
            return new String[] {whole};
        }
        pieces.add(whole.substring(from));
        int count = pieces.size();
        while (limit == 0 && count > 0 && pieces.get(count - 1).isEmpty()) {
            count--;
        }
        return pieces.subList(0, count).toArray(new String[0]);
    }
}
