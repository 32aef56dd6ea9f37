package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Sheet;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;

/**
 * The short codes of SudokuPad for givens.
 *
 * <pre>
 *   B6B91D7...    digits, and letters for runs of empty cells: B is one, C two
 *   we3u0RJ...    one character for a digit and up to five empty cells after it; x, w after * are diagonals, windows
 * </pre>
 *
 * Some texts can be read either way: then the one that makes a square is taken.
 */
final class ClassicCodes {

    private static final String RUNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

    private static final String PAIRS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

    private static final int FEWEST = 16;

    private ClassicCodes() {}

    /** Whether a text can be such a code. */
    static boolean isCode(String code) {
        return isBoard(byRuns(code)) || isBoard(byPairs(cells(code)));
    }

    private static boolean isBoard(String cells) {
        return cells.length() >= FEWEST && LineSyntax.isSquare(cells.length()) && cells.length() <= Nines.CELLS;
    }

    /** What stands before the flags. */
    private static String cells(String code) {
        int star = code.indexOf('*');
        return star < 0 ? code : code.substring(0, star);
    }

    static Sheet read(Reading reading, String code, boolean isPairs) {
        String pairs = byPairs(cells(code));
        boolean isByRuns = isBoard(byRuns(code)) && !(isPairs && isBoard(pairs));
        String cells = isByRuns ? byRuns(code) : pairs;
        if (!isBoard(cells)) {
            throw Numbers.Word.of(reading.text().content().getFirst()).wrong(0, Message.of(CorePhrase.PACKED_DAMAGED));
        }
        var draft = new Draft(reading, LineSyntax.root(cells.length()));
        for (int cell = 0; cell < cells.length(); cell++) {
            draft.digit(cell, cells.charAt(cell) - '0', true);
        }
        if (!isByRuns) {
            for (String flag : code.substring(cells(code).length()).split("\\*")) {
                flag(draft, flag);
            }
        }
        return draft.sheet();
    }

    private static void flag(Draft draft, String flag) {
        switch (flag.isEmpty() ? ' ' : flag.charAt(0)) {
            case 'x' -> draft.variant("diagonals");
            case 'w' -> draft.variant("windoku");
            case 't' -> draft.lost("title");
            case 'a' -> draft.lost("author");
            default -> {}
        }
    }

    /** The cells with 0 for an empty one; nothing if it is no such code, or longer than any board. */
    private static String byRuns(String code) {
        var cells = new StringBuilder();
        for (int i = 0; i < code.length() && cells.length() <= Digits.MOST * Digits.MOST; i++) {
            char c = code.charAt(i);
            if (c >= '1' && c <= '9') {
                cells.append(c);
            } else if (RUNS.indexOf(c) > 0) {
                cells.append("0".repeat(RUNS.indexOf(c)));
            } else {
                return "";
            }
        }
        return cells.toString();
    }

    private static String byPairs(String code) {
        var cells = new StringBuilder();
        for (int i = 0; i < code.length() && cells.length() <= Digits.MOST * Digits.MOST; i++) {
            int value = PAIRS.indexOf(code.charAt(i));
            if (value < 0) {
                return "";
            }
            cells.append(value % 10).append("0".repeat(value / 10));
        }
        return cells.toString();
    }
}
