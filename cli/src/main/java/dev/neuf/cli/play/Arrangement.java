package dev.neuf.cli.play;

import dev.neuf.core.Layout;
import java.util.List;

/**
 * Where things are on a screen: the board, the panel beside or below it, and the keys in the last line.
 *
 * @param isWhole whether all of the board can be seen; else a part of it around the cursor
 */
record Arrangement(
        Geometry geometry,
        boolean isWhole,
        int boardTop,
        int boardLeft,
        int boardHeight,
        int boardWidth,
        int panelTop,
        int panelLeft,
        int panelHeight,
        int panelWidth) {

    /** Below this, no sentence can be read beside a board. */
    private static final int LEAST_BESIDE = 18;

    /** What is longer is hard to read. */
    private static final int MOST_BESIDE = 46;

    /** So many lines a panel below the board needs. */
    private static final int LEAST_BELOW = 6;

    /** Smaller windows show nothing but a sentence. */
    static final int LEAST_ROWS = 12;

    static final int LEAST_COLUMNS = 32;

    /** The roomiest board that fits into the window; if none does, a part of a small one. */
    static Arrangement of(Layout layout, int sumWidth, int rows, int columns) {
        List<Geometry> all = Geometry.all(layout, sumWidth);
        for (Geometry geometry : all) {
            int height = geometry.height();
            int width = geometry.width();
            if (height <= rows - 1 && width + 1 + LEAST_BESIDE <= columns) {
                int beside = Math.min(MOST_BESIDE, columns - width - 2);
                int gap = columns - width - beside >= 4 ? 2 : 1;
                int left = (columns - width - gap - beside) / 2;
                int top = Math.min(2, (rows - 1 - height) / 2);
                int panelLeft = left + width + gap;
                return new Arrangement(
                        geometry,
                        true,
                        top,
                        left,
                        height,
                        width,
                        top,
                        panelLeft,
                        rows - 1 - top,
                        Math.min(beside, columns - panelLeft));
            }
            if (height + LEAST_BELOW <= rows - 1 && width <= columns) {
                return new Arrangement(
                        geometry,
                        true,
                        0,
                        (columns - width) / 2,
                        height,
                        width,
                        height + 1,
                        1,
                        rows - height - 2,
                        columns - 2);
            }
        }
        return part(all.getLast(), rows, columns);
    }

    private static Arrangement part(Geometry geometry, int rows, int columns) {
        boolean isBeside = columns >= 3 * LEAST_BESIDE;
        int height = Math.min(geometry.height(), isBeside ? rows - 1 : rows - 2 - LEAST_BELOW);
        int width = Math.min(geometry.width(), isBeside ? columns - LEAST_BESIDE - 2 : columns);
        return isBeside
                ? new Arrangement(geometry, false, 0, 0, height, width, 0, width + 2, rows - 1, columns - width - 2)
                : new Arrangement(geometry, false, 0, 0, height, width, height + 1, 1, rows - height - 2, columns - 2);
    }
}
