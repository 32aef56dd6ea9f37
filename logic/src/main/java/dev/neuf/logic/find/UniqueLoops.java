package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Bounds;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;

/**
 * Unique loops: six cells or more that must not be left with the same two digits, see {@link Deadly}. Each house has
 * none of them or two, so the digits alternate all around. With four cells these are {@link Rectangles}.
 *
 * <pre>
 *   12 . . | 12  .  .
 *   12 . . | .   12 .      one of the cells must be 3
 *   .  . . | .   .  .
 *   -------+---------
 *   .  . . | 12 123 .
 * </pre>
 */
public final class UniqueLoops {

    /** No rectangle. */
    private static final int LEAST = 6;

    private UniqueLoops() {}

    /** Loops of all lengths, and all four ways out of them. */
    public static Finder.OfUnique find() {
        return (sight, hunt) -> {
            var deadly = new Deadly(sight);
            for (int cell : sight.bivalue()) {
                Digits pair = sight.candidates(cell);
                new Search(sight, hunt, deadly, cell, pair).grow(CellSet.of(cell), CellSet.NONE, 0, 0);
                if (hunt.isOver()) {
                    return;
                }
            }
        };
    }

    /** Adds cells as long as a house has only one: the digit that it holds must have somewhere to go. */
    private static final class Search {
        private final Sight sight;
        private final Hunt hunt;
        private final Deadly deadly;
        private final int start;
        private final Digits pair;
        private final CellSet usable;

        Search(Sight sight, Hunt hunt, Deadly deadly, int start, Digits pair) {
            this.sight = sight;
            this.hunt = hunt;
            this.deadly = deadly;
            this.start = start;
            this.pair = pair;
            this.usable = sight.places(pair.first()).and(sight.places(pair.last()));
        }

        /**
         * Goes on from a piece of a loop.
         *
         * @param first the cells with the digit of the start
         * @param second the cells with the other digit
         * @param ways how many of them have digits besides the pair
         * @param others these digits
         */
        void grow(CellSet first, CellSet second, int ways, long others) {
            CellSet cells = first.or(second);
            for (int cell : cells) {
                for (Rule.House house : sight.rules().houses(cell)) {
                    if (house.cells().and(cells).isSingle()) {
                        if (cells.size() < Bounds.UNIQUE_LOOP_CELLS) {
                            for (int next : house.cells().and(usable).without(cell)) {
                                add(first, second, next, first.contains(cell), ways, others);
                            }
                        }
                        return;
                    }
                }
            }
            if (cells.size() >= LEAST && deadly.isPair(first, second, pair)) {
                Escape.from(sight, hunt, cells, pair).byAny();
            }
        }

        private void add(CellSet first, CellSet second, int next, boolean isSecond, int ways, long others) {
            long rest = sight.bits(next) & ~pair.bits();
            int more = rest == 0 ? ways : ways + 1;
            // each loop is found from its first cell without other digits; more than two ways out help for one digit
            // only
            boolean isUseless = rest == 0 && next < start || more > 2 && Long.bitCount(others | rest) > 1;
            if (!isUseless && !hunt.isOver() && fits(next, isSecond ? first : second, isSecond ? second : first)) {
                grow(isSecond ? first : first.with(next), isSecond ? second.with(next) : second, more, others | rest);
            }
        }

        /** Whether no house of the cell has another of the same digit already, or is full. */
        private boolean fits(int next, CellSet facing, CellSet same) {
            for (Rule.House house : sight.rules().houses(next)) {
                if (house.cells().meets(same) || house.cells().and(facing).size() > 1) {
                    return false;
                }
            }
            return true;
        }
    }
}
