package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule.House.Kind;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;
import java.util.Arrays;
import java.util.List;

/**
 * Extended rectangles: two lines of as many cells as digits, three or more, which must not be left with those digits
 * only, see {@link Deadly}: the lines could change places. Cells that face each other have the same of these digits.
 *
 * <pre>
 *   12 . . | 23 . . | 13  . .      one of the cells must be 4,
 *   12 . . | 23 . . | 134 . .      and there is only one that can
 * </pre>
 */
public final class ExtendedRectangles {

    /** Two digits make a plain rectangle. */
    private static final int LEAST = 3;

    /** Nobody sees larger ones, and on large boards there would be too many to try. */
    private static final int MOST = 5;

    private ExtendedRectangles() {}

    /** Rectangles of all sizes, and all four ways out of them. */
    public static Finder.OfUnique find() {
        return (sight, hunt) -> {
            var deadly = new Deadly(sight);
            for (Kind kind : List.of(Kind.ROW, Kind.COLUMN)) {
                List<int[]> lines = sight.houses(kind).stream()
                        .map(line -> line.cells().toArray())
                        .toList();
                for (int i = 0; i < lines.size() && !hunt.isOver(); i++) {
                    for (int j = i + 1; j < lines.size() && !hunt.isOver(); j++) {
                        int[] couples = couples(sight, lines.get(i), lines.get(j));
                        for (int size = LEAST; size <= Math.min(MOST, couples.length) && !hunt.isOver(); size++) {
                            new Search(sight, hunt, deadly, lines.get(i), lines.get(j), couples, size)
                                    .choose(0, 0, 0, 0);
                        }
                    }
                }
            }
        };
    }

    /** Where both lines have a cell with the same two digits, or more. */
    private static int[] couples(Sight sight, int[] one, int[] other) {
        int[] couples = new int[one.length];
        int count = 0;
        for (int i = 0; i < one.length; i++) {
            if (Long.bitCount(sight.bits(one[i]) & sight.bits(other[i])) > 1) {
                couples[count++] = i;
            }
        }
        return Arrays.copyOf(couples, count);
    }

    /** Chooses couples, a cell of each line at the same place, one by one. */
    private static final class Search {
        private final Sight sight;
        private final Hunt hunt;
        private final Deadly deadly;
        private final int[] one;
        private final int[] other;
        private final int[] couples;
        private final int size;

        /** The cells of the chosen couples. */
        private final int[] first;

        private final int[] second;

        Search(Sight sight, Hunt hunt, Deadly deadly, int[] one, int[] other, int[] couples, int size) {
            this.sight = sight;
            this.hunt = hunt;
            this.deadly = deadly;
            this.one = one;
            this.other = other;
            this.couples = couples;
            this.size = size;
            this.first = new int[size];
            this.second = new int[size];
        }

        /**
         * Goes on from some couples.
         *
         * @param digits those of all cells but the ways out
         * @param ways how many cells are ways out: they have other digits
         */
        void choose(int count, int from, long digits, int ways) {
            if (count == size) {
                found(digits);
                return;
            }
            for (int i = from; i <= couples.length - (size - count) && !hunt.isOver(); i++) {
                first[count] = one[couples[i]];
                second[count] = other[couples[i]];
                long ofOne = sight.bits(first[count]);
                long ofOther = sight.bits(second[count]);
                tryWith(count, i, digits | ofOne | ofOther, ways);
                tryWith(count, i, digits | ofOne, ways + 1);
                tryWith(count, i, digits | ofOther, ways + 1);
                tryWith(count, i, digits, ways + 2);
            }
        }

        /** With no way out so far, one digit too many may still be the way out by itself. */
        private void tryWith(int count, int i, long digits, int ways) {
            int room = ways == 0 ? size + 1 : size;
            if (ways <= 2 && Long.bitCount(digits) <= room) {
                choose(count + 1, i + 1, digits, ways);
            }
        }

        private void found(long digits) {
            if (Long.bitCount(digits) == size) {
                look(new Digits(digits));
            } else if (Long.bitCount(digits) == size + 1) {
                for (int digit : new Digits(digits)) {
                    look(new Digits(digits).without(digit));
                }
            }
        }

        private void look(Digits digits) {
            CellSet cells = CellSet.of(first).or(CellSet.of(second));
            if (areAlike(digits.bits()) && deadly.isExchange(first, second, digits)) {
                Escape.from(sight, hunt, cells, digits).byAny();
            }
        }

        /** Whether both cells of each couple can have the same of the digits, at least two. */
        private boolean areAlike(long digits) {
            for (int i = 0; i < size; i++) {
                long common = sight.bits(first[i]) & digits;
                if (common != (sight.bits(second[i]) & digits) || Long.bitCount(common) < 2) {
                    return false;
                }
            }
            return true;
        }
    }
}
