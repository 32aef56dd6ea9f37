package dev.neuf.bench.manual;

import dev.neuf.core.Layout;

/** Where things are on a picture of a board, in pixels. */
record Plan(Layout layout) {

    /** Room for the numbers of rows and columns. */
    static final int MARGIN = 18;

    /** Room for one candidate. */
    static final int NOTE = 16;

    /** Between the candidates and the rim of their cell. */
    private static final int PADDING = 2;

    private static final int EDGE = 3;

    /** A point on the picture. */
    record Point(double x, double y) {

        double distance(Point other) {
            return Math.hypot(x - other.x, y - other.y);
        }
    }

    /** How many candidates stand side by side in a cell. */
    int notes() {
        return Math.max(2, (int) Math.ceil(Math.sqrt(layout.size())));
    }

    /** The side of a cell. */
    int side() {
        return notes() * NOTE + 2 * PADDING;
    }

    /** The side of the picture. */
    int whole() {
        return MARGIN + layout.size() * side() + EDGE;
    }

    int left(int cell) {
        return MARGIN + layout.column(cell) * side();
    }

    int top(int cell) {
        return MARGIN + layout.row(cell) * side();
    }

    /** The middle of a cell. */
    Point middle(int cell) {
        return new Point(left(cell) + side() / 2.0, top(cell) + side() / 2.0);
    }

    /** The middle of a candidate. */
    Point note(int cell, int digit) {
        int row = (digit - 1) / notes();
        int column = (digit - 1) % notes();
        return new Point(left(cell) + PADDING + (column + 0.5) * NOTE, top(cell) + PADDING + (row + 0.5) * NOTE);
    }
}
