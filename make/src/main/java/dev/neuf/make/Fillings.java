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
 * gone wrong early, so it begins anew, each time with more patience. Where that does not help, digits are exchanged until
 * they fit, or a regular grid is shuffled. Every grid can come up, but not each as often.
 */
final class Fillings {

    /** So many tries for each cell at first, then more and more. */
    private static final int TRIES_PER_CELL = 1;

    private static final int LEAST_TRIES = 500;

    /** So often the search begins anew before digits are exchanged instead ... */
    private static final int FIRST_ROUNDS = 8;

    /** ... and so often in all, before there seems to be no grid. */
    private static final int MOST_ROUNDS = 40;

    /** Some regions have no filling; to find that out takes longer than to take others. */
    private static final int ROUNDS_PER_JIGSAW = 2;

    /** Random regions of larger boards are too much for a search. */
    private static final int LARGEST_JIGSAW = 12;

    private final General engine = new General();

    /** A full grid, or nothing if none is found in time, or if there is none. */
    Optional<Grid> any(Layout layout, List<Variant> variants, Chance random, Budget budget) {
        var empty = new Puzzle(layout, Leftovers.with(variants, layout), Grid.empty(layout.size()));
        return RegularGrids.fill(empty, engine, random, budget)
                .or(() -> search(empty, 0, FIRST_ROUNDS, random, budget))
                .or(() -> Settling.fill(empty, random, budget))
                .or(() -> search(empty, FIRST_ROUNDS, MOST_ROUNDS, random, budget));
    }

    /** The same for random regions, where nothing is lost if others are tried instead. */
    Optional<Grid> anyOfJigsaw(Layout layout, List<Variant> variants, Chance random, Budget budget) {
        var empty = new Puzzle(layout, variants, Grid.empty(layout.size()));
        Optional<Grid> settled =
                layout.size() > LARGEST_JIGSAW ? Settling.fill(empty, random, budget) : Optional.empty();
        return settled.or(() -> search(empty, 0, ROUNDS_PER_JIGSAW, random, budget));
    }

    private Optional<Grid> search(Puzzle empty, int from, int to, Chance random, Budget budget) {
        long patience =
                Math.max(LEAST_TRIES, (long) TRIES_PER_CELL * empty.layout().cellCount());
        for (int round = 0; round < to && !budget.isOver(); round++) {
            if (round >= from) {
                // not from the budget: that is for what comes after
                Limits limits = budget.piece(Long.MAX_VALUE).withNodes(patience);
                Optional<Grid> grid = engine.any(empty, limits, random);
                if (grid.isPresent()) {
                    return grid;
                }
                budget.work(patience);
            }
            patience += patience / 4;
        }
        return Optional.empty();
    }
}
