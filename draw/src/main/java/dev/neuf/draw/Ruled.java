package dev.neuf.draw;

import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Line;
import dev.neuf.core.variant.Total;
import dev.neuf.draw.Figure.Form;
import dev.neuf.draw.Figure.Piece;
import dev.neuf.draw.Figure.Point;
import dev.neuf.draw.Figure.Word;
import dev.neuf.draw.Figure.Writing;
import java.util.ArrayList;
import java.util.List;

/** Lines, dots and signs that setters draw on a board, in the colours that people know them by. */
final class Ruled {

    private final Plan plan;
    private final List<Piece> below = new ArrayList<>();
    private final List<Piece> above = new ArrayList<>();

    Ruled(Plan plan, Puzzle puzzle) {
        this.plan = plan;
        for (Variant variant : puzzle.variants()) {
            switch (variant) {
                case Line line -> add(line);
                case Total total when isPair(total, plan.layout()) -> add(total);
                default -> {
                    // the frame of the board shows it, or it is for the whole board
                }
            }
        }
        for (Clue clue : Clue.of(puzzle)) {
            var number = new Word(clue.at(plan), Integer.toString(clue.total().sum()));
            above.add(new Writing(plan.side() * 0.27, "#111", true, false, List.of(number)));
            above.add(Form.line(clue.arrow(plan), "#111", plan.side() * 0.024));
        }
    }

    /** What the lines of the grid and the digits are drawn over. */
    List<Piece> below() {
        return below;
    }

    /** What is drawn over the lines of the grid and beside the board: dots on the edges, clues. */
    List<Piece> above() {
        return above;
    }

    /** Whether a sum is that of two cells side by side, which has a sign between them. */
    static boolean isPair(Total total, Layout layout) {
        int one = total.cells().getFirst();
        int other = total.cells().getLast();
        return total.cells().size() == 2
                && Math.abs(layout.row(one) - layout.row(other)) + Math.abs(layout.column(one) - layout.column(other))
                        == 1;
    }

    /** X and V, as on Roman clocks; other sums are numbers. */
    private void add(Total total) {
        Point at = between(total.cells().getFirst(), total.cells().getLast());
        String sign = total.sum() == 10 ? "X" : total.sum() == 5 ? "V" : Integer.toString(total.sum());
        above.add(Form.filled(new Outline().circle(at, plan.side() * 0.14), "#fff"));
        above.add(new Writing(plan.side() * 0.26, "#111", true, false, List.of(new Word(at, sign))));
    }

    private Point between(int cell, int other) {
        Point one = plan.middle(cell);
        Point two = plan.middle(other);
        return new Point((one.x() + two.x()) / 2, (one.y() + two.y()) / 2);
    }

    private void add(Line line) {
        double side = plan.side();
        switch (line.kind()) {
            case THERMOMETER, SLOW_THERMOMETER -> {
                String grey = line.kind() == Line.Kind.THERMOMETER ? "#cfcfd4" : "#dcdfe8";
                below.add(Form.filled(
                        new Outline().circle(plan.middle(line.cells().getFirst()), side * 0.34), grey));
                below.add(Form.line(path(line), grey, side * 0.24));
            }
            case WHISPER -> below.add(Form.line(path(line), "#9fdd9f", side * 0.16));
            case RENBAN -> below.add(Form.line(path(line), "#e0a6e6", side * 0.16));
            case PALINDROME -> below.add(Form.line(path(line), "#c4cbd6", side * 0.16));
            case NABNER -> below.add(Form.line(path(line), "#ecd98b", side * 0.16));
            case ENTROPIC -> below.add(Form.line(path(line), "#f5c19a", side * 0.16));
            case MODULAR -> below.add(Form.line(path(line), "#9fd8d6", side * 0.16));
            case DIFFERENCE -> dots(line, "#fff", "#222");
            case RATIO -> dots(line, "#222", "#fff");
        }
    }

    private Outline path(Line line) {
        var outline = new Outline();
        boolean isFirst = true;
        for (int cell : line.cells()) {
            Point at = plan.middle(cell);
            if (isFirst) {
                outline.move(at.x(), at.y());
            } else {
                outline.line(at.x(), at.y());
            }
            isFirst = false;
        }
        return outline;
    }

    private void dots(Line line, String fill, String ink) {
        for (int i = 1; i < line.cells().size(); i++) {
            dot(line, between(line.cells().get(i - 1), line.cells().get(i)), fill, ink);
        }
    }

    /** A dot between two cells; its number, unless it is the usual one. */
    private void dot(Line line, Point at, String fill, String ink) {
        double radius = plan.side() * 0.12;
        above.add(new Form(new Outline().circle(at, radius), fill, "#222", 1, List.of()));
        int usual = line.kind() == Line.Kind.DIFFERENCE ? 1 : 2;
        if (line.number() != usual) {
            String number = Integer.toString(line.number());
            above.add(new Writing(1.5 * radius, ink, true, false, List.of(new Word(at, number))));
        }
    }
}
