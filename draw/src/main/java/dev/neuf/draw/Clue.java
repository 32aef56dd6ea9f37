package dev.neuf.draw;

import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.variant.Total;
import dev.neuf.draw.Figure.Point;
import java.util.List;
import java.util.Optional;

/**
 * A sum that stands beside the board, with an arrow along the diagonal it adds up: a little killer.
 *
 * @param first the cell on the edge that the arrow points to
 * @param down the way from there, one row up (-1) or down (1)
 * @param right the way from there, one column to the left (-1) or to the right (1)
 */
record Clue(Total total, int first, int down, int right) {

    /** So far from the middle of the first cell it stands, in cells along each side. */
    private static final double OUT = 0.82;

    /** From the middle of the number, where the arrow begins and ends, in cells. */
    private static final double TAIL = 0.17;

    private static final double TIP = 0.28;

    private static final double HEAD = 0.09;

    /** The clues of a puzzle. */
    static List<Clue> of(Puzzle puzzle) {
        return puzzle.variants().stream()
                .filter(Total.class::isInstance)
                .flatMap(variant -> of((Total) variant, puzzle.layout()).stream())
                .toList();
    }

    /** The clue of a sum, if its cells go slantwise through the board, from edge to edge. */
    static Optional<Clue> of(Total total, Layout layout) {
        List<Integer> cells = total.cells();
        if (cells.size() < 2) {
            return Optional.empty();
        }
        int first = cells.getFirst();
        int last = cells.getLast();
        int down = layout.row(cells.get(1)) - layout.row(first);
        int right = layout.column(cells.get(1)) - layout.column(first);
        boolean isSlant = Math.abs(down) == 1 && Math.abs(right) == 1;
        boolean isWhole = !layout.contains(layout.row(first) - down, layout.column(first) - right)
                && !layout.contains(layout.row(last) + down, layout.column(last) + right);
        for (int i = 1; i < cells.size() && isSlant; i++) {
            isSlant = layout.row(cells.get(i)) == layout.row(first) + i * down
                    && layout.column(cells.get(i)) == layout.column(first) + i * right;
        }
        return isSlant && isWhole ? Optional.of(new Clue(total, first, down, right)) : Optional.empty();
    }

    /** The middle of its number. */
    Point at(Plan plan) {
        return along(plan, 0);
    }

    /** Its arrow. */
    Outline arrow(Plan plan) {
        Point tail = along(plan, TAIL);
        Point tip = along(plan, TIP);
        double head = HEAD * plan.side();
        return new Outline()
                .move(tail.x(), tail.y())
                .line(tip.x(), tip.y())
                .move(tip.x() - right * head, tip.y())
                .line(tip.x(), tip.y())
                .line(tip.x(), tip.y() - down * head);
    }

    private Point along(Plan plan, double way) {
        Point middle = plan.middle(first);
        double back = (OUT - way) * plan.side();
        return new Point(middle.x() - right * back, middle.y() - down * back);
    }
}
