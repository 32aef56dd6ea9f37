package dev.neuf.browser.regex;

import java.util.List;

/** A part of an expression. It matches if what comes after it does as well. */
@FunctionalInterface
interface Node {

    /** What comes after a part. */
    @FunctionalInterface
    interface Then {
        boolean at(int end);
    }

    /** Tries every way to match from here, until what comes after matches, too. */
    boolean match(Matcher matcher, int at, Then then);

    /** How often something repeats, and whether it gives back what it has taken. */
    record Times(int least, int most, Kind kind) {
        enum Kind {
            GREEDY,
            LAZY,
            POSSESSIVE
        }
    }

    /** A set of characters. */
    @FunctionalInterface
    interface Letters {
        boolean has(char letter);
    }

    /** A character of a set, so many times. No recursion: there may be thousands. */
    static Node letters(Letters set, Times times) {
        return (matcher, at, then) -> {
            int most = 0;
            while (most < times.most && at + most < matcher.text.length() && set.has(matcher.text.charAt(at + most))) {
                most++;
            }
            if (times.kind == Times.Kind.POSSESSIVE) {
                return most >= times.least && then.at(at + most);
            }
            for (int i = times.least; i <= most; i++) {
                int count = times.kind == Times.Kind.LAZY ? i : most + times.least - i;
                if (then.at(at + count)) {
                    return true;
                }
            }
            return false;
        };
    }

    static Node sequence(List<Node> nodes) {
        return (matcher, at, then) -> follow(nodes, 0, matcher, at, then);
    }

    private static boolean follow(List<Node> nodes, int index, Matcher matcher, int at, Then then) {
        return index == nodes.size()
                ? then.at(at)
                : nodes.get(index).match(matcher, at, end -> follow(nodes, index + 1, matcher, end, then));
    }

    static Node choice(List<Node> nodes) {
        return (matcher, at, then) -> {
            for (Node node : nodes) {
                if (node.match(matcher, at, then)) {
                    return true;
                }
            }
            return false;
        };
    }

    /** Remembers where it begins and ends. */
    static Node group(int number, Node node) {
        return (matcher, at, then) -> node.match(matcher, at, end -> {
            int start = matcher.bounds[2 * number];
            int before = matcher.bounds[2 * number + 1];
            matcher.bounds[2 * number] = at;
            matcher.bounds[2 * number + 1] = end;
            if (then.at(end)) {
                return true;
            }
            matcher.bounds[2 * number] = start;
            matcher.bounds[2 * number + 1] = before;
            return false;
        });
    }

    /** Takes the first way and no other. */
    static Node atomic(Node node) {
        return (matcher, at, then) -> {
            int[] first = new int[1];
            boolean isMatch = node.match(matcher, at, end -> {
                first[0] = end;
                return true;
            });
            return isMatch && then.at(first[0]);
        };
    }

    /** A part that may be missing. */
    static Node optional(Node node) {
        return (matcher, at, then) -> node.match(matcher, at, then) || then.at(at);
    }
}
