package dev.neuf.browser.regex;

import java.util.ArrayList;
import java.util.List;

/** Reads an expression: characters, sets, groups, choices, and how often they repeat. */
final class Parser {

    private static final String SPECIAL = "\\[](){}.*+?|^$";

    /** Letters below this are looked up in a table. */
    private static final int USUAL = 128;

    private static final Node.Times ONCE = new Node.Times(1, 1, Node.Times.Kind.GREEDY);

    private final String text;
    private int at;
    private int groups;

    Parser(String text) {
        this.text = text;
    }

    int groups() {
        return groups;
    }

    Node whole() {
        Node node = choice();
        require(at == text.length());
        return node;
    }

    private void require(boolean isKnown) {
        if (!isKnown) {
            throw new IllegalArgumentException("The expression " + text + " has something unknown at " + at + ".");
        }
    }

    private boolean isNext(char letter) {
        return at < text.length() && text.charAt(at) == letter;
    }

    private boolean take(String word) {
        boolean isThere = text.startsWith(word, at);
        at += isThere ? word.length() : 0;
        return isThere;
    }

    private Node choice() {
        var ways = new ArrayList<Node>();
        do {
            ways.add(sequence());
        } while (take("|"));
        return ways.size() == 1 ? ways.getFirst() : Node.choice(ways);
    }

    private Node sequence() {
        List<Node> nodes = new ArrayList<>();
        while (at < text.length() && !isNext('|') && !isNext(')')) {
            nodes.add(isNext('(') ? group() : letters());
        }
        return Node.sequence(nodes);
    }

    private Node group() {
        Node node;
        if (take("(?:")) {
            node = choice();
        } else if (take("(?>")) {
            node = Node.atomic(choice());
        } else {
            require(take("(") && !isNext('?'));
            int number = ++groups;
            node = Node.group(number, choice());
        }
        require(take(")"));
        Node.Times times = times();
        boolean isOptional = times.least() == 0;
        require(times.most() == 1 && times.kind() == Node.Times.Kind.GREEDY);
        return isOptional ? Node.optional(node) : node;
    }

    private Node letters() {
        Node.Letters set = isNext('[') ? set() : letter();
        return Node.letters(set, times());
    }

    private Node.Letters letter() {
        if (take(".")) {
            return letter -> "\n\r\u0085\u2028\u2029".indexOf(letter) < 0;
        }
        if (take("\\")) {
            return escaped();
        }
        char only = text.charAt(at);
        require(SPECIAL.indexOf(only) < 0);
        at++;
        return letter -> letter == only;
    }

    private Node.Letters escaped() {
        char sign = text.charAt(at);
        at++;
        return switch (sign) {
            case 'd' -> letter -> letter >= '0' && letter <= '9';
            case 's' -> Parser::isBlank;
            case 'S' -> letter -> !isBlank(letter);
            case 'w' -> letter -> letter == '_' || letter < 128 && Character.isLetterOrDigit(letter);
            default -> {
                require(SPECIAL.indexOf(sign) >= 0);
                yield letter -> letter == sign;
            }
        };
    }

    private static boolean isBlank(char letter) {
        return letter == ' ' || letter >= '\t' && letter <= '\r';
    }

    private Node.Letters set() {
        at++;
        boolean isOther = take("^");
        List<Node.Letters> members = new ArrayList<>();
        while (!take("]")) {
            if (take("\\")) {
                members.add(escaped());
                continue;
            }
            char first = text.charAt(at);
            require(first != '[' && first != '&' || text.charAt(at + 1) != first);
            at++;
            boolean isRange = isNext('-') && text.charAt(at + 1) != ']';
            char last = isRange ? text.charAt(at + 1) : first;
            at += isRange ? 2 : 0;
            members.add(letter -> letter >= first && letter <= last);
        }
        boolean[] usual = new boolean[USUAL];
        for (char letter = 0; letter < USUAL; letter++) {
            usual[letter] = hasOne(members, letter);
        }
        return letter -> isOther != (letter < USUAL ? usual[letter] : hasOne(members, letter));
    }

    private static boolean hasOne(List<Node.Letters> members, char letter) {
        for (Node.Letters member : members) {
            if (member.has(letter)) {
                return true;
            }
        }
        return false;
    }

    private Node.Times times() {
        int least = 1;
        int most = 1;
        if (take("?")) {
            least = 0;
        } else if (take("*")) {
            least = 0;
            most = Integer.MAX_VALUE;
        } else if (take("+")) {
            most = Integer.MAX_VALUE;
        } else if (take("{")) {
            least = number();
            most = take(",") ? number() : least;
            require(take("}"));
        } else {
            return ONCE;
        }
        Node.Times.Kind kind =
                take("?") ? Node.Times.Kind.LAZY : take("+") ? Node.Times.Kind.POSSESSIVE : Node.Times.Kind.GREEDY;
        return new Node.Times(least, most, kind);
    }

    private int number() {
        int from = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return Integer.parseInt(text.substring(from, at));
    }
}
