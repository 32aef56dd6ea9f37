package dev.neuf.testkit;

import java.util.List;
import java.util.random.RandomGenerator;

/** What happens to texts on their way: slips of the finger, lost lines, foreign pieces. */
final class Damage {

    /** Characters that mean something somewhere. */
    private static final String ALPHABET =
            "0123456789ABCDEFGIJLOPQSTUXZabcdefnuvxz@&*._-+|=:,;#{}[]\"\\/ \t\n\r\f\u00a0\u2003\ufeff\ufffd\u0000"
                    + "┏┓┗┛┃━╋│─╔╗╚╝║═é漢\ud83d\ude00~'`^!%()<>?$«»";

    // spotless:off
    /** Pieces that mean something to some format, wherever they may turn up. */
    private static final List<String> PIECES = List.of(
            "-1", "+5", "00", "12", "1,2,,4", ",,,,,,,,", "::", "...", "\t", "1 16 ", "0.5", "1e9", "null",
            "\"\"", "99999999999999999999", "123456789", "111222333", "00015097c6c3", "cafe", "  7.2",
            ":0000:x:", ":0003:8:", ":224 524:", "I388", "I999", "E78007", "u1", "*5*", "<5>", "|---+---|",
            "'---'", "order 4", "order -1", "order 65", "Sudoku X", "[Puzzle]", "[State]", "#A", "#Lhard", "#",
            "4 0", "4 1", "9", "3 3", "{\"size\":", "}", "[[[", "],", "=0J0");
    // spotless:on

    private static final List<String> REPLACED =
            List.of("\n", ".", " ", "┃", "\"", "1", "[", "━", "_", ",", ":", "0", "|", "-", "#");

    private static final List<String> REPLACING = List.of(
            "\r\n", "\r", "-", "|", "\t", "null", "0", "+", "99999999999999999999", ",", ":", "-1", "", "00", " ", ";");

    /** Opens something that a reader might follow into any depth. */
    private static final List<String> NESTING = List.of("[", "{\"a\":", "{\"givens\":[");

    /** One text of so many gets longer than any reader looks ahead. */
    private static final int SELDOM = 1000;

    private static final int LONGEST_RUN = 3_000_000;

    private static final int MOST_LINES = 12_000;

    private static final int MOST_PUZZLES = 600;

    /** A longer text is spoilt no more: it is slow to read, and what is replaced in it could grow many times. */
    private static final int LONG = 40_000;

    private Damage() {}

    /** The text with up to three things done to it. */
    static String to(String good, RandomGenerator random) {
        var text = new StringBuilder(good);
        if (random.nextInt(SELDOM) == 0) {
            stretch(text, random);
        }
        for (int i = random.nextInt(4); i > 0 && !text.isEmpty() && text.length() < LONG; i--) {
            spoil(text, random);
        }
        return text.toString();
    }

    private static void spoil(StringBuilder text, RandomGenerator random) {
        int at = random.nextInt(text.length());
        int to = Math.min(text.length(), at + 1 + random.nextInt(1 + random.nextInt(30)));
        char c = character(random);
        switch (random.nextInt(14)) {
            case 0 -> text.setCharAt(at, c);
            case 1 -> text.insert(at, c);
            case 2 -> text.deleteCharAt(at);
            case 3 -> text.delete(at, to);
            case 4 -> text.insert(random.nextInt(text.length()), text.substring(at, to));
            case 5 -> text.setLength(at);
            case 6 -> text.delete(lineStart(text, at), lineEnd(text, at));
            case 7 -> text.insert(lineStart(text, random.nextInt(text.length())), line(text, at));
            case 8 -> text.insert(at, RandomShapes.pick(PIECES, random));
            case 9 -> text.replace(at, to, RandomShapes.pick(PIECES, random));
            case 10 -> text.insert(lineStart(text, at), RandomShapes.pick(PIECES, random) + "\n");
            case 11 -> replaceAll(text, random);
            case 12 -> text.insert(at, digits(random));
            default -> text.insert(at, String.valueOf(c).repeat(random.nextInt(100)));
        }
    }

    private static char character(RandomGenerator random) {
        return ALPHABET.charAt(random.nextInt(ALPHABET.length()));
    }

    private static String digits(RandomGenerator random) {
        var digits = new StringBuilder();
        for (int i = random.nextInt(90); i >= 0; i--) {
            digits.append(random.nextInt(10));
        }
        return digits.toString();
    }

    private static int lineStart(StringBuilder text, int at) {
        return at == 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
    }

    /** Behind the newline. */
    private static int lineEnd(StringBuilder text, int at) {
        int end = text.indexOf("\n", at);
        return end < 0 ? text.length() : end + 1;
    }

    private static String line(StringBuilder text, int at) {
        return text.substring(lineStart(text, at), lineEnd(text, at));
    }

    private static void replaceAll(StringBuilder text, RandomGenerator random) {
        String replaced =
                text.toString().replace(RandomShapes.pick(REPLACED, random), RandomShapes.pick(REPLACING, random));
        text.setLength(0);
        text.append(replaced);
    }

    /** Puts in a run of one character, of one piece, of one line, or of what nests. */
    private static void stretch(StringBuilder text, RandomGenerator random) {
        int any = random.nextInt(text.length() + 1);
        int at = random.nextBoolean() ? any : lineStart(text, any);
        String part = switch (random.nextInt(4)) {
            case 0 -> String.valueOf(character(random));
            case 1 -> RandomShapes.pick(PIECES, random);
            case 2 -> RandomShapes.pick(NESTING, random);
            default -> line(text, at) + "\n";
        };
        text.insert(at, part.repeat(random.nextInt(1 + mostCopies(part))));
    }

    /** Each line may be a puzzle, which is written in every format: not too many of those. */
    private static int mostCopies(String part) {
        if (part.isBlank()) {
            return MOST_LINES;
        }
        return part.contains("\n") ? Math.min(MOST_PUZZLES, LONG / part.length()) : LONGEST_RUN / part.length();
    }
}
