package dev.neuf.draw;

import dev.neuf.core.Board;
import dev.neuf.core.Digits;
import dev.neuf.core.Sheet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;

/** A board as a picture: what is printed on it, digits, and candidates if there are any. */
public final class BoardFigure {

    private BoardFigure() {}

    /** All digits that are left in the open cells of a sheet, to be noted on its picture. */
    public static Map<Integer, Digits> candidates(Sheet sheet) {
        Board board = Board.of(sheet);
        var candidates = new HashMap<Integer, Digits>();
        for (int cell = 0; cell < sheet.layout().cellCount(); cell++) {
            if (board.isOpen(cell)) {
                candidates.put(cell, board.candidates(cell));
            }
        }
        return candidates;
    }

    /**
     * The picture of a sheet.
     *
     * @param candidates the digits to note in open cells; {@link Sheet#candidates()} for what somebody wrote
     * @param hasNumbers whether rows and columns are numbered
     */
    public static Figure of(Sheet sheet, Map<Integer, Digits> candidates, boolean hasNumbers, String title) {
        boolean hasNotes = candidates.keySet().stream().anyMatch(cell -> sheet.value(cell) == 0);
        var plan = Plan.of(sheet.puzzle(), hasNotes, hasNumbers);
        var frame = new Frame(plan, sheet.puzzle());
        var ruled = new Ruled(plan, sheet.puzzle());
        var signs = new Signs(plan, sheet);
        var style = new Signs.Style("#444", false);
        for (int cell = 0; cell < sheet.layout().cellCount(); cell++) {
            if (sheet.value(cell) == 0) {
                for (int digit : candidates.getOrDefault(cell, Digits.NONE)) {
                    signs.note(cell, digit, style);
                }
            }
        }
        var pieces = new ArrayList<Figure.Piece>();
        pieces.add(frame.extraHouses());
        pieces.add(frame.parity());
        pieces.addAll(ruled.below());
        pieces.add(frame.thinLines());
        pieces.add(frame.thickLines());
        pieces.addAll(frame.cages());
        pieces.addAll(ruled.above());
        pieces.add(frame.numbers());
        pieces.addAll(signs.digits());
        pieces.addAll(signs.notes());
        return new Figure(plan.whole(), plan.whole(), title, pieces);
    }
}
