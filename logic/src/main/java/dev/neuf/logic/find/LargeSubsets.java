package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;
import java.util.Optional;

/**
 * Naked and hidden subsets of five and more cells, as they occur on boards larger than 9x9.
 *
 * <p>Nothing is tried out: all of them follow from one way to give the open cells of a house different digits. A cell that
 * takes the digit of another drives it to the digits of others, and so on. The cells that it can drive are as many as the
 * digits they can turn to: they are the smallest naked subset with that cell in it. To the other cells it is a hidden
 * subset, and it is called by the smaller side.
 *
 * <pre>
 *   cells     12  23  13 | 14  345       the first can drive the second and the third, and these
 *   given      1   2   3 |  4    5       each other; nobody turns to 4 or 5: three cells, three digits
 * </pre>
 */
public final class LargeSubsets {

    /** Smaller ones have rows of their own. */
    private static final int LEAST = 5;

    private LargeSubsets() {}

    /** Cells with as many digits between them. */
    public static void naked(Sight sight, Hunt hunt) {
        for (Rule rule : sight.rules().all()) {
            if (rule instanceof Rule.House || rule instanceof Rule.Different) {
                Driving.of(sight, rule).ifPresent(driving -> naked(sight, hunt, rule, driving));
            }
            if (hunt.isOver()) {
                return;
            }
        }
    }

    private static void naked(Sight sight, Hunt hunt, Rule rule, Driving driving) {
        // a group that is no house has no hidden subsets, so there is no smaller side to call it by
        int most = rule instanceof Rule.House ? driving.count() / 2 : driving.count();
        for (int i = 0; i < driving.count() && !hunt.isOver(); i++) {
            int size = Long.bitCount(driving.driven(i));
            if (size < LEAST || size > most || !driving.isTight(i) || driving.isSeenBefore(i)) {
                continue;
            }
            CellSet cells = driving.cells(driving.driven(i));
            Subsets.keepNaked(sight, hunt, rule, cells, sight.digits(cells));
        }
    }

    /** Digits with as many places between them in a house. */
    public static void hidden(Sight sight, Hunt hunt) {
        for (Rule.House house : sight.houses()) {
            Driving.of(sight, house).ifPresent(driving -> hidden(sight, hunt, house, driving));
            if (hunt.isOver()) {
                return;
            }
        }
    }

    private static void hidden(Sight sight, Hunt hunt, Rule.House house, Driving driving) {
        for (int i = 0; i < driving.count() && !hunt.isOver(); i++) {
            long drivers = driving.drivers(i);
            int size = Long.bitCount(drivers);
            if (size < LEAST || 2 * size >= driving.count()) {
                continue;
            }
            CellSet cells = driving.cells(drivers);
            Digits digits = sight.digits(cells).minus(sight.digits(driving.cells(driving.others(drivers))));
            // a house with a digit twice already leaves more digits than cells
            if (digits.size() == size) {
                Subsets.keepHidden(sight, hunt, house, digits, cells);
            }
        }
    }

    /** Which open cells of a house lose their digit, one after the other, when a cell takes any of its candidates. */
    private static final class Driving {

        private final Sight sight;
        private final int[] cells;
        private final long[] driven;
        private final long taken;

        /** The driving of a house or a group, unless it has too few open cells, or no way to fill them. */
        static Optional<Driving> of(Sight sight, Rule rule) {
            int[] open = rule.cells().and(sight.open()).toArray();
            boolean isLarge = open.length >= (rule instanceof Rule.House ? 2 * LEAST : LEAST);
            return isLarge ? Optional.of(new Driving(sight, open)).filter(Driving::isFull) : Optional.empty();
        }

        private Driving(Sight sight, int[] cells) {
            this.sight = sight;
            this.cells = cells;
            this.driven = new long[cells.length];
            int[] owner = new int[sight.size()];
            long owned = 0;
            for (int i = 0; i < cells.length; i++) {
                owned |= give(i, owner, owned, new long[1]);
            }
            this.taken = owned;
            for (int i = 0; i < cells.length; i++) {
                driven[i] = drivenBy(i, owner);
            }
        }

        /** Gives the cell a digit that is free, or that its owner can do without; what becomes owned by that. */
        private long give(int cell, int[] owner, long owned, long[] tried) {
            long mine = sight.bits(cells[cell]);
            long free = Long.lowestOneBit(mine & ~owned);
            if (free != 0) {
                owner[Long.numberOfTrailingZeros(free)] = cell;
                return free;
            }
            for (long rest = mine & ~tried[0]; rest != 0; rest = mine & ~tried[0]) {
                long bit = rest & -rest;
                tried[0] |= bit;
                int digit = Long.numberOfTrailingZeros(bit);
                long fresh = give(owner[digit], owner, owned, tried);
                if (fresh != 0) {
                    owner[digit] = cell;
                    return fresh;
                }
            }
            return 0;
        }

        private long drivenBy(int cell, int[] owner) {
            long set = 1L << cell;
            for (long news = set; news != 0; ) {
                int next = Long.numberOfTrailingZeros(news);
                news &= news - 1;
                for (long rest = sight.bits(cells[next]) & taken; rest != 0; rest &= rest - 1) {
                    long other = 1L << owner[Long.numberOfTrailingZeros(rest)];
                    news |= other & ~set;
                    set |= other;
                }
            }
            return set;
        }

        /** Whether every cell has a digit of its own. */
        private boolean isFull() {
            return Long.bitCount(taken) == cells.length;
        }

        int count() {
            return cells.length;
        }

        /** The cell and all that it drives, as bits. */
        long driven(int cell) {
            return driven[cell];
        }

        /** The cell and all that drive it. */
        long drivers(int cell) {
            long drivers = 0;
            for (int i = 0; i < cells.length; i++) {
                drivers |= (driven[i] >>> cell & 1) << i;
            }
            return drivers;
        }

        /** Whether the driven cells have no digit to turn to that no cell needs. */
        boolean isTight(int cell) {
            return (sight.digits(cells(driven[cell])).bits() & ~taken) == 0;
        }

        /** Whether a cell before drives the same. */
        boolean isSeenBefore(int cell) {
            for (int i = 0; i < cell; i++) {
                if (driven[i] == driven[cell]) {
                    return true;
                }
            }
            return false;
        }

        long others(long set) {
            return (-1L >>> (Long.SIZE - cells.length)) & ~set;
        }

        CellSet cells(long set) {
            var chosen = new CellSet.Builder();
            for (long rest = set; rest != 0; rest &= rest - 1) {
                chosen.add(cells[Long.numberOfTrailingZeros(rest)]);
            }
            return chosen.build();
        }
    }
}
