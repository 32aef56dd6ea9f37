package dev.neuf.draw;

import dev.neuf.core.Sheet;
import dev.neuf.draw.Figure.Piece;
import dev.neuf.draw.Figure.Word;
import dev.neuf.draw.Figure.Writing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The digits on a board, large and small. */
final class Signs {

    /** The size of candidates. */
    private static final double SMALL = 12;

    /** How a candidate is written. */
    record Style(String colour, boolean isBold) {}

    private final Plan plan;
    private final Sheet sheet;
    private final Map<Style, List<Word>> notes = new LinkedHashMap<>();

    Signs(Plan plan, Sheet sheet) {
        this.plan = plan;
        this.sheet = sheet;
    }

    /** Digits that are on the board: given ones bold and black, others in blue. */
    List<Piece> digits() {
        var given = new ArrayList<Word>();
        var entered = new ArrayList<Word>();
        for (int cell = 0; cell < plan.layout().cellCount(); cell++) {
            int digit = sheet.value(cell);
            if (digit != 0) {
                (sheet.puzzle().givens().isEmpty(cell) ? entered : given)
                        .add(new Word(plan.middle(cell), symbol(digit)));
            }
        }
        double size = plan.side() * 0.6;
        return List.of(
                new Writing(size, "#111", true, false, given), new Writing(size, "#0b3d91", false, false, entered));
    }

    void note(int cell, int digit, Style style) {
        notes.computeIfAbsent(style, _ -> new ArrayList<>()).add(new Word(plan.note(cell, digit), symbol(digit)));
    }

    /** The candidates that were noted. */
    List<Piece> notes() {
        var pieces = new ArrayList<Piece>();
        notes.forEach((style, words) -> pieces.add(new Writing(SMALL, style.colour, style.isBold, false, words)));
        return pieces;
    }

    private String symbol(int digit) {
        return String.valueOf(sheet.symbols().of(digit));
    }
}
