package dev.neuf.browser.regex;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** An expression at work on one text. Its methods do what those of {@code java.util.regex.Matcher} do. */
public final class Matcher {

    private final Node node;
    final String text;

    /** Where the groups begin and end, two numbers each; group 0 is the whole match. */
    final int[] bounds;

    private int from;

    Matcher(Node node, int groups, String text) {
        this.node = node;
        this.text = text;
        this.bounds = new int[2 * groups + 2];
        Arrays.fill(bounds, -1);
    }

    /** Whether all of the text is as the expression says. */
    public boolean matches() {
        return isMatch(0, end -> end == text.length());
    }

    /** Whether the text begins as the expression says. */
    public boolean lookingAt() {
        return isMatch(0, _ -> true);
    }

    /** Finds the next match. */
    public boolean find() {
        for (int at = from; at <= text.length(); at++) {
            if (isMatch(at, _ -> true)) {
                from = end() > at ? end() : at + 1;
                return true;
            }
        }
        from = text.length() + 1;
        return false;
    }

    private boolean isMatch(int at, Node.Then then) {
        Arrays.fill(bounds, -1);
        return node.match(this, at, end -> {
            if (!then.at(end)) {
                return false;
            }
            bounds[0] = at;
            bounds[1] = end;
            return true;
        });
    }

    /** Where the match begins. */
    public int start() {
        return bounds[0];
    }

    /** Where the match ends. */
    public int end() {
        return bounds[1];
    }

    /** Where a group begins. */
    public int start(int group) {
        return bounds[2 * group];
    }

    /** Where a group ends. */
    public int end(int group) {
        return bounds[2 * group + 1];
    }

    /** The match. */
    public String group() {
        return text.substring(bounds[0], bounds[1]);
    }

    /** What a group has matched, or nothing if it is not part of the match. */
    public @Nullable String group(int group) {
        return bounds[2 * group] < 0 ? null : text.substring(bounds[2 * group], bounds[2 * group + 1]);
    }

    /** The text with something else for each match; $1 is what the first group has matched. */
    public String replaceAll(String other) {
        return replace(other, Integer.MAX_VALUE);
    }

    /** The text with something else for the first match. */
    public String replaceFirst(String other) {
        return replace(other, 1);
    }

    private String replace(String other, int most) {
        var replaced = new StringBuilder();
        int done = 0;
        from = 0;
        for (int i = 0; i < most && find(); i++) {
            replaced.append(text, done, start());
            for (int at = 0; at < other.length(); at++) {
                char c = other.charAt(at);
                if (c == '$') {
                    at++;
                    String part = group(other.charAt(at) - '0');
                    replaced.append(part == null ? "" : part);
                } else {
                    replaced.append(c);
                }
            }
            done = end();
        }
        return replaced.append(text.substring(done)).toString();
    }
}
