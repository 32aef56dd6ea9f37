package dev.neuf.bench.manual;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Ruleset;
import java.util.List;

/** What is printed on a board before anybody plays: lines, regions, extra houses, cages, numbers on the edges. */
final class Frame {

    private static final double CAGE_INSET = 3;

    private final Plan plan;
    private final Layout layout;

    Frame(Plan plan) {
        this.plan = plan;
        this.layout = plan.layout();
    }

    /** The cells of houses that no line shows, such as diagonals and windows, in grey. */
    String extraHouses(Ruleset rules) {
        var cells = new CellSet.Builder();
        for (Rule.House house : rules.houses()) {
            switch (house.kind()) {
                case DIAGONAL, WINDOW -> cells.add(house.cells());
                case ROW, COLUMN, BOX, REGION, DISJOINT_GROUP -> {
                    // there are lines around these, or they cover the board
                }
            }
        }
        return shade(cells.build(), "#efefef");
    }

    /** Cells filled with a colour. */
    String shade(CellSet cells, String fill) {
        var path = new StringBuilder();
        for (int cell : cells) {
            int side = plan.side();
            path.append("M%d %dh%dv%dh-%dz".formatted(plan.left(cell), plan.top(cell), side, side, side));
        }
        return path.isEmpty() ? "" : "<path fill=\"%s\" d=\"%s\"/>\n".formatted(fill, path);
    }

    /** Thin lines between cells, thick ones between regions and around the board. */
    String lines() {
        int length = layout.size() * plan.side();
        var thin = new StringBuilder();
        for (int i = 1; i < layout.size(); i++) {
            int at = Plan.MARGIN + i * plan.side();
            thin.append("M%d %dh%dM%d %dv%d".formatted(Plan.MARGIN, at, length, at, Plan.MARGIN, length));
        }
        var thick = new StringBuilder("M%d %dh%dv%dh-%dz".formatted(Plan.MARGIN, Plan.MARGIN, length, length, length));
        for (int i = 1; i < layout.size(); i++) {
            for (int j = 0; j < layout.size(); j++) {
                border(thick, layout.cell(i - 1, j), layout.cell(i, j), layout.cell(i, j), "h");
                border(thick, layout.cell(j, i - 1), layout.cell(j, i), layout.cell(j, i), "v");
            }
        }
        return "<path stroke=\"#b5b5b5\" d=\"%s\"/>\n<path fill=\"none\" stroke=\"#222\" stroke-width=\"2\" d=\"%s\"/>\n"
                .formatted(thin, thick);
    }

    /** A line between two cells of different regions, from the upper left corner of one of them. */
    private void border(StringBuilder path, int one, int other, int corner, String way) {
        if (layout.shape().regionOf(one) != layout.shape().regionOf(other)) {
            path.append("M%d %d%s%d".formatted(plan.left(corner), plan.top(corner), way, plan.side()));
        }
    }

    /** Dashed lines around the cells of each sum, and the sum itself. */
    String cages(Ruleset rules) {
        var path = new StringBuilder();
        var sums = new StringBuilder();
        for (Rule.Sum sum : rules.sums()) {
            int first = sum.cells().first();
            outline(path, sum.cells());
            sums.append("<text x=\"%d\" y=\"%d\">%d</text>"
                    .formatted(plan.left(first) + 3, plan.top(first) + 8, sum.total()));
        }
        return path.isEmpty()
                ? ""
                : "<path fill=\"none\" stroke=\"#777\" stroke-dasharray=\"3 2\" d=\"%s\"/>\n<g font-size=\"8\" fill=\"#333\" text-anchor=\"start\">%s</g>\n"
                        .formatted(path, sums);
    }

    /** A line just inside the rim of these cells. */
    private void outline(StringBuilder path, CellSet cells) {
        for (int cell : cells) {
            for (int[] way : new int[][] {{-1, 0}, {0, 1}, {1, 0}, {0, -1}}) {
                if (!has(cells, cell, way[0], way[1])) {
                    side(path, cells, cell, way[0], way[1]);
                }
            }
        }
    }

    /** One side of a cell, as far along as the next corner of the line. */
    private void side(StringBuilder path, CellSet cells, int cell, int down, int right) {
        double half = plan.side() / 2.0;
        double out = half - CAGE_INSET;
        double back = end(cells, cell, down, right, -1, half);
        double on = end(cells, cell, down, right, 1, half);
        Plan.Point middle = plan.middle(cell);
        double x = middle.x() + right * out;
        double y = middle.y() + down * out;
        path.append("M%s %sL%s %s"
                .formatted(
                        Arrows.number(x - down * back),
                        Arrows.number(y - right * back),
                        Arrows.number(x + down * on),
                        Arrows.number(y + right * on)));
    }

    private double end(CellSet cells, int cell, int down, int right, int along, double half) {
        if (!has(cells, cell, right * along, down * along)) {
            return half - CAGE_INSET;
        }
        boolean isInner = has(cells, cell, down + right * along, right + down * along);
        return isInner ? half + CAGE_INSET : half;
    }

    private boolean has(CellSet cells, int cell, int down, int right) {
        int row = layout.row(cell) + down;
        int column = layout.column(cell) + right;
        return layout.contains(row, column) && cells.contains(layout.cell(row, column));
    }

    /** The numbers of rows and columns. */
    String numbers() {
        var texts = new StringBuilder("<g font-size=\"10\" fill=\"#767676\">");
        for (int i = 0; i < layout.size(); i++) {
            double at = Plan.MARGIN + (i + 0.5) * plan.side();
            for (List<Double> place : List.of(List.of(at, 12.0), List.of(8.0, at + 3.5))) {
                texts.append("<text x=\"%s\" y=\"%s\">%d</text>"
                        .formatted(Arrows.number(place.getFirst()), Arrows.number(place.getLast()), i + 1));
            }
        }
        return texts.append("</g>\n").toString();
    }
}
