package dev.neuf.draw;

import dev.neuf.core.Puzzle;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Line;
import dev.neuf.draw.Figure.Form;
import dev.neuf.draw.Figure.Piece;
import dev.neuf.draw.Figure.Point;
import dev.neuf.draw.Figure.Word;
import dev.neuf.draw.Figure.Writing;
import java.util.ArrayList;
import java.util.List;

/** Lines and dots that setters draw on a board, in the colours that people know them by. */
final class Ruled {

    private final Plan plan;
    private final List<Piece> below = new ArrayList<>();
    private final List<Piece> above = new ArrayList<>();

    Ruled(Plan plan, Puzzle puzzle) {
        this.plan = plan;
        for (Variant variant : puzzle.variants()) {
            if (variant instanceof Line line) {
                add(line);
            }
        }
    }

    /** What the lines of the grid and the digits are drawn over. */
    List<Piece> below() {
        return below;
    }

    /** What is drawn over the lines of the grid: dots on the edges. */
    List<Piece> above() {
        return above;
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
            case DIFFERENCE -> dot(line, "#fff", "#222");
            case RATIO -> dot(line, "#222", "#fff");
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

    /** A dot between two cells; its number, unless it is the usual one. */
    private void dot(Line line, String fill, String ink) {
        Point one = plan.middle(line.cells().getFirst());
        Point other = plan.middle(line.cells().getLast());
        var at = new Point((one.x() + other.x()) / 2, (one.y() + other.y()) / 2);
        double radius = plan.side() * 0.12;
        above.add(new Form(new Outline().circle(at, radius), fill, "#222", 1, List.of()));
        int usual = line.kind() == Line.Kind.DIFFERENCE ? 1 : 2;
        if (line.number() != usual) {
            String number = Integer.toString(line.number());
            above.add(new Writing(1.5 * radius, ink, true, false, List.of(new Word(at, number))));
        }
    }
}
