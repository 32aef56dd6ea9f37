package dev.neuf.draw;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Parity;
import dev.neuf.core.variant.Total;
import dev.neuf.core.variant.Unequal;
import dev.neuf.draw.Figure.Form;
import dev.neuf.draw.Figure.Piece;
import dev.neuf.draw.Figure.Point;
import dev.neuf.draw.Figure.Word;
import dev.neuf.draw.Figure.Writing;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** What is printed on a board before anybody plays: lines, regions, extra houses, cages, numbers on the edges. */
final class Frame {

    private static final double CAGE_INSET = 3;

    private static final String GREY = "#efefef";

    private static final String PARITY = "#e2e2e6";

    private final Plan plan;
    private final Layout layout;
    private final Puzzle puzzle;

    Frame(Plan plan, Puzzle puzzle) {
        this.plan = plan;
        this.layout = plan.layout();
        this.puzzle = puzzle;
    }

    /** The cells of houses and groups that no line shows, such as diagonals and windows, in grey. */
    Piece extraHouses() {
        var cells = new CellSet.Builder();
        for (Rule.House house : puzzle.rules().houses()) {
            switch (house.kind()) {
                case DIAGONAL, WINDOW -> cells.add(house.cells());
                case ROW, COLUMN, BOX, REGION, DISJOINT_GROUP -> {
                    // there are lines around these, or they cover the board
                }
            }
        }
        for (Variant variant : puzzle.variants()) {
            if (variant instanceof Unequal(List<Integer> different)) {
                cells.add(CellSet.of(different));
            }
        }
        return shade(cells.build(), GREY);
    }

    /** Cells filled with a colour. */
    Piece shade(CellSet cells, String fill) {
        var outline = new Outline();
        for (int cell : cells) {
            outline.box(plan.left(cell), plan.top(cell), plan.side(), plan.side());
        }
        return Form.filled(outline, fill);
    }

    /** A disc in cells that must be odd, a square in those that must be even. */
    Piece parity() {
        var outline = new Outline();
        double half = plan.side() * 0.4;
        for (Variant variant : puzzle.variants()) {
            if (variant instanceof Parity(boolean isOdd, List<Integer> cells)) {
                for (int cell : cells) {
                    Point middle = plan.middle(cell);
                    if (isOdd) {
                        outline.circle(middle, half);
                    } else {
                        outline.box(middle.x() - half, middle.y() - half, 2 * half, 2 * half);
                    }
                }
            }
        }
        return Form.filled(outline, PARITY);
    }

    /** Thin lines between cells. */
    Piece thinLines() {
        int start = plan.margin();
        int end = start + layout.size() * plan.side();
        var outline = new Outline();
        for (int i = 1; i < layout.size(); i++) {
            int at = start + i * plan.side();
            outline.move(start, at).line(end, at).move(at, start).line(at, end);
        }
        return Form.line(outline, "#b5b5b5", 1);
    }

    /** Thick lines between regions and around the board, each as long as it goes. */
    Piece thickLines() {
        int length = layout.size() * plan.side();
        var outline = new Outline().box(plan.margin(), plan.margin(), length, length);
        for (int i = 1; i < layout.size(); i++) {
            border(outline, i, true);
            border(outline, i, false);
        }
        return Form.line(outline, "#222", 2);
    }

    /** The lines between two rows, or two columns, where their cells are of different regions. */
    private void border(Outline outline, int line, boolean isLevel) {
        int at = plan.margin() + line * plan.side();
        int begin = -1;
        for (int i = 0; i <= layout.size(); i++) {
            boolean isBorder = i < layout.size()
                    && region(isLevel ? layout.cell(line - 1, i) : layout.cell(i, line - 1))
                            != region(isLevel ? layout.cell(line, i) : layout.cell(i, line));
            int here = plan.margin() + i * plan.side();
            if (isBorder && begin < 0) {
                begin = here;
            } else if (!isBorder && begin >= 0) {
                outline.move(isLevel ? begin : at, isLevel ? at : begin).line(isLevel ? here : at, isLevel ? at : here);
                begin = -1;
            }
        }
    }

    private int region(int cell) {
        return layout.shape().regionOf(cell);
    }

    /** Dashed lines around the cells of each sum, and the sum itself. */
    List<Piece> cages() {
        var outline = new Outline();
        var sums = new ArrayList<Word>();
        var grounds = new Outline();
        double size = plan.hasNotes() ? 8 : 10;
        for (Rule.Sum sum : sums()) {
            int first = sum.cells().first();
            outline(outline, sum.cells());
            String total = Integer.toString(sum.total());
            sums.add(new Word(new Point(plan.left(first) + 3, plan.top(first) + 2 + size * 0.45), total));
            // the line makes room for the number
            grounds.box(plan.left(first) + 1.5, plan.top(first) + 1.5, total.length() * size * 0.62 + 2, size * 0.9);
        }
        return List.of(
                Form.line(outline, "#777", 1, 3, 2),
                Form.filled(grounds, "#fff"),
                new Writing(size, "#333", false, true, sums));
    }

    /** The sums that have a line around them; those of a pair have a sign, those beside the board none: see {@link Ruled}. */
    private List<Rule.Sum> sums() {
        var others = new HashSet<CellSet>();
        for (Variant variant : puzzle.variants()) {
            if (variant instanceof Total total
                    && (Ruled.isPair(total, layout) || Clue.of(total, layout).isPresent())) {
                others.add(CellSet.of(total.cells()));
            }
        }
        return puzzle.rules().sums().stream()
                .filter(sum -> !others.contains(sum.cells()))
                .toList();
    }

    /** A line just inside the rim of these cells. */
    private void outline(Outline outline, CellSet cells) {
        for (int cell : cells) {
            for (int[] way : new int[][] {{-1, 0}, {0, 1}, {1, 0}, {0, -1}}) {
                if (!has(cells, cell, way[0], way[1])) {
                    side(outline, cells, cell, way[0], way[1]);
                }
            }
        }
    }

    /** One side of a cell, as far along as the next corner of the line. */
    private void side(Outline outline, CellSet cells, int cell, int down, int right) {
        double half = plan.side() / 2.0;
        double out = half - CAGE_INSET;
        double back = end(cells, cell, down, right, -1, half);
        double on = end(cells, cell, down, right, 1, half);
        Point middle = plan.middle(cell);
        double x = middle.x() + right * out;
        double y = middle.y() + down * out;
        outline.move(x - down * back, y - right * back).line(x + down * on, y + right * on);
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

    /** The numbers of rows and columns, if there is room for them. */
    Piece numbers() {
        var words = new ArrayList<Word>();
        for (int i = 0; i < layout.size() && plan.hasNumbers(); i++) {
            double at = plan.margin() + (i + 0.5) * plan.side();
            String number = Integer.toString(i + 1);
            words.add(new Word(new Point(at, 8.4), number));
            words.add(new Word(new Point(8, at), number));
        }
        return new Writing(10, "#767676", false, false, words);
    }
}
