package dev.neuf.core.format;

import dev.neuf.core.Board;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Candidates in text, beside those that follow from the digits alone.
 *
 * <p>Many programs write the candidates of all open cells, or those that were struck. What is left after the digits have
 * left their rows, columns and regions says nothing new: such candidates are not kept as notes.
 */
final class Notes {

    private Notes() {}

    /** What each open cell can hold as far as rows, columns and regions tell. */
    static Map<Integer, Digits> plain(Layout layout, Grid values) {
        Board board = Board.of(Puzzle.of(layout, values));
        var plain = new HashMap<Integer, Digits>();
        for (int cell = 0; cell < values.cellCount(); cell++) {
            if (values.isEmpty(cell)) {
                plain.put(cell, board.candidates(cell));
            }
        }
        return plain;
    }

    /** The notes, or none if they say nothing new. An open cell without a note counts as one without candidates. */
    static Map<Integer, Digits> news(Layout layout, Grid values, Map<Integer, Digits> notes) {
        return isPlain(layout, values, notes) ? Map.of() : notes;
    }

    /** Whether notes tell nothing: what follows from the digits, or all digits in all open cells. */
    static boolean areIdle(Layout layout, Grid values, Map<Integer, Digits> notes) {
        boolean isAll = notes.size() == values.cellCount() - values.filledCount()
                && notes.values().stream().allMatch(layout.digits()::equals);
        return isAll || isPlain(layout, values, notes);
    }

    private static boolean isPlain(Layout layout, Grid values, Map<Integer, Digits> notes) {
        for (var entry : plain(layout, values).entrySet()) {
            if (!notes.getOrDefault(entry.getKey(), Digits.NONE).equals(entry.getValue())) {
                return false;
            }
        }
        return true;
    }

    /** The candidates to draw into the open cells of a sheet: its notes or, where it has none, what follows. */
    static Map<Integer, Digits> drawn(Sheet sheet) {
        var notes = new HashMap<Integer, Digits>();
        sheet.candidates().forEach((cell, digits) -> {
            if (sheet.value(cell) == 0 && !digits.isEmpty()) {
                notes.put(cell, digits);
            }
        });
        return notes.isEmpty() ? plain(sheet.layout(), sheet.values()) : notes;
    }

    /** Whether the notes of a sheet can be drawn and read again as they are. */
    static boolean canBeDrawn(Sheet sheet) {
        return drawn(sheet).equals(sheet.candidates()) && !isPlain(sheet.layout(), sheet.values(), sheet.candidates());
    }

    /**
     * Whether the notes of a sheet can be told by what was struck: each open cell has some, and something is struck.
     * Whoever reads it must know the regions, so they have to be the usual ones.
     */
    static boolean canBeStruck(Sheet sheet) {
        Map<Integer, Digits> plain = plain(sheet.layout(), sheet.values());
        return sheet.layout().equals(Layout.standard(sheet.layout().size()))
                && sheet.candidates().keySet().equals(plain.keySet())
                && !sheet.candidates().equals(plain)
                && sheet.candidates().entrySet().stream()
                        .allMatch(note ->
                                plain.getOrDefault(note.getKey(), Digits.NONE).containsAll(note.getValue()));
    }

    /** What was struck in each cell that lost something, in the order of the cells; nothing if that cannot tell all. */
    static Map<Integer, Digits> struck(Sheet sheet) {
        var struck = new TreeMap<Integer, Digits>();
        if (canBeStruck(sheet)) {
            plain(sheet.layout(), sheet.values()).forEach((cell, digits) -> {
                Digits gone = digits.minus(sheet.candidates().getOrDefault(cell, Digits.NONE));
                if (!gone.isEmpty()) {
                    struck.put(cell, gone);
                }
            });
        }
        return struck;
    }

    /** The notes that are left after some were struck. */
    static Map<Integer, Digits> without(Layout layout, Grid values, Map<Integer, Digits> struck) {
        Map<Integer, Digits> plain = plain(layout, values);
        var left = new HashMap<Integer, Digits>();
        plain.forEach((cell, digits) -> left.put(cell, digits.minus(struck.getOrDefault(cell, Digits.NONE))));
        return left.equals(plain) ? Map.of() : left;
    }
}
