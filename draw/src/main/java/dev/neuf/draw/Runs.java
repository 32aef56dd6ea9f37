package dev.neuf.draw;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import java.util.ArrayList;
import java.util.List;

/** Cells that lie side by side, first those in a row, then those in a column: a line around more would cross others. */
final class Runs {

    private final Layout layout;
    private final CellSet cells;

    private Runs(Layout layout, CellSet cells) {
        this.layout = layout;
        this.cells = cells;
    }

    /** All of the cells, each in one run; one that is apart is alone. */
    static List<CellSet> of(Layout layout, CellSet cells) {
        var runs = new ArrayList<CellSet>();
        CellSet single = CellSet.NONE;
        for (CellSet run : new Runs(layout, cells).inDirection(0, 1)) {
            if (run.isSingle()) {
                single = single.or(run);
            } else {
                runs.add(run);
            }
        }
        runs.addAll(new Runs(layout, single).inDirection(1, 0));
        return runs;
    }

    private List<CellSet> inDirection(int down, int right) {
        var runs = new ArrayList<CellSet>();
        for (int cell : cells) {
            if (!cells.contains(beside(cell, -down, -right))) {
                CellSet run = CellSet.of(cell);
                for (int next = beside(cell, down, right); cells.contains(next); next = beside(next, down, right)) {
                    run = run.with(next);
                }
                runs.add(run);
            }
        }
        return runs;
    }

    /** A neighbour of a cell, or one behind the last where the board ends. */
    private int beside(int cell, int down, int right) {
        int row = layout.row(cell) + down;
        int column = layout.column(cell) + right;
        boolean isOnBoard = Math.min(row, column) >= 0 && Math.max(row, column) < layout.size();
        return isOnBoard ? layout.cell(row, column) : layout.cellCount();
    }
}
