package dev.neuf.core.format;

import dev.neuf.core.Sheet;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * A killer in 81 characters: the first cell of a cage has its sum, others point to a neighbour of the same cage.
 *
 * <pre>
 *   A&lt;&lt;...    a cage of three cells and sum 10: digits, then A for 10 to Z for 35, a for 36 to j for 45
 *   &lt; &gt; ^ v   point left, right, up, down; ` ' , . to the corners
 * </pre>
 */
final class ShortKillerSyntax implements ReadOnly {

    private static final String SUMS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";

    private static final String ARROWS = "<>^v`',.";

    /** Where each arrow points to: rows and columns. */
    private static final int[][] STEPS = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}};

    @Override
    public boolean recognises(Text text) {
        return isLine(text.only());
    }

    private static boolean isLine(String line) {
        return line.length() == Nines.CELLS
                && line.chars().allMatch(c -> SUMS.indexOf(c) >= 0 || ARROWS.indexOf(c) >= 0)
                && line.chars().anyMatch(c -> "<>^".indexOf(c) >= 0);
    }

    @Override
    public Sheet read(Reading reading) {
        Numbers.Word line = reading.onlyLine("short-killer");
        Nines.requireCount(line.text().length(), line);
        var draft = new Draft(reading, Nines.SIZE);
        var cages = new TreeMap<Integer, List<String>>();
        for (int cell = 0; cell < Nines.CELLS; cell++) {
            cages.computeIfAbsent(head(line, cell), _ -> new ArrayList<>()).add(draft.name(cell));
        }
        cages.forEach((head, cells) -> {
            int sum = SUMS.indexOf(line.text().charAt(head));
            if (sum > 0) {
                draft.variant("cage", "sum", sum, "cells", cells);
            }
        });
        return draft.sheet();
    }

    /** The cell with the sum that one gets to from a cell along the arrows. */
    private static int head(Numbers.Word line, int from) {
        int cell = from;
        for (int steps = 0; steps < Nines.CELLS; steps++) {
            char c = line.text().charAt(cell);
            if (SUMS.indexOf(c) >= 0) {
                return cell;
            }
            if (ARROWS.indexOf(c) < 0) {
                throw line.wrong(cell, Message.of(CorePhrase.SHORT_KILLER_CELL, Cells.shown(c)));
            }
            int[] step = STEPS[ARROWS.indexOf(c)];
            int row = cell / Nines.SIZE + step[0];
            int column = cell % Nines.SIZE + step[1];
            if (row < 0 || column < 0 || row >= Nines.SIZE || column >= Nines.SIZE) {
                throw line.wrong(cell, Message.of(CorePhrase.SHORT_KILLER_ARROW));
            }
            cell = row * Nines.SIZE + column;
        }
        throw line.wrong(from, Message.of(CorePhrase.SHORT_KILLER_ARROW));
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return isForced ? Cutter.ONE_LINE : Cutter.oneLine(line -> isLine(line.strip()));
    }
}
