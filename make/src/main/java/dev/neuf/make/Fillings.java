package dev.neuf.make;

import dev.neuf.core.Chance;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Variant;
import dev.neuf.search.General;
import java.util.List;
import java.util.Optional;

/**
 * Full grids of any board at random.
 *
 * <p>The general engine fills the empty board, with the digits of each cell in random order. A search that takes long has
 * gone wrong early, so it begins anew, each time with more patience. Every grid can come up, but not each as often.
 */
final class Fillings {

    /** So many tries for each cell at first, then more and more. */
    private static final int TRIES_PER_CELL = 1;

    private static final int LEAST_TRIES = 500;

    /** So often it begins anew before there seems to be no grid at all. */
    static final int MOST_ROUNDS = 40;

    private final General engine = new General();

    /** A full grid, or nothing if none is found in time, or if there is none. */
    Optional<Grid> any(Layout layout, List<Variant> variants, int rounds, Chance random, Budget budget) {
        var empty = new Puzzle(layout, variants, Grid.empty(layout.size()));
        long patience = Math.max(LEAST_TRIES, (long) TRIES_PER_CELL * layout.cellCount());
        for (int round = 0; round < rounds && !budget.isOver(); round++) {
            // not from the budget: that is for what comes after
            Limits limits = budget.piece(Long.MAX_VALUE).withNodes(patience);
            Optional<Grid> grid = engine.any(empty, limits, random);
            if (grid.isPresent()) {
                return grid;
            }
            patience += patience / 4;
        }
        return Optional.empty();
    }
}
