package dev.neuf.core.format;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;

/** Whether lines between cells can show the regions of a board. */
final class Pieces {

    private Pieces() {}

    /**
     * Whether each region is in one piece, and so are the cells without a region, if they are many. Lines around every
     * single cell would look like a table.
     */
    static boolean areAllConnected(Layout layout) {
        var rest = new CellSet.Builder();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            if (layout.shape().regionOf(cell) == Shape.NO_REGION) {
                rest.add(cell);
            }
        }
        CellSet free = rest.build();
        boolean isRestClear = free.isEmpty() || free.size() > layout.size() && isConnected(free, layout);
        boolean isTable = layout.shape().regions().size() == layout.cellCount();
        return isRestClear
                && !isTable
                && layout.shape().regions().stream().allMatch(region -> isConnected(region, layout));
    }

    private static boolean isConnected(CellSet cells, Layout layout) {
        return pieceOf(cells.first(), cells, layout).equals(cells);
    }

    /** Those of some cells that one gets to from a cell by steps within them. */
    static CellSet pieceOf(int cell, CellSet cells, Layout layout) {
        CellSet reached = CellSet.of(cell);
        for (CellSet before = CellSet.NONE; !before.equals(reached); ) {
            before = reached;
            reached = reached.or(neighbours(reached, layout).and(cells));
        }
        return reached;
    }

    /** All cells beside some cells. */
    static CellSet neighbours(CellSet cells, Layout layout) {
        var found = new CellSet.Builder();
        for (int cell : cells) {
            if (layout.row(cell) > 0) {
                found.add(cell - layout.size());
            }
            if (layout.row(cell) < layout.size() - 1) {
                found.add(cell + layout.size());
            }
            if (layout.column(cell) > 0) {
                found.add(cell - 1);
            }
            if (layout.column(cell) < layout.size() - 1) {
                found.add(cell + 1);
            }
        }
        return found.build();
    }
}
