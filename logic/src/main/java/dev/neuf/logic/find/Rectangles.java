package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Rule.House.Kind;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * Unique rectangles: four cells that must not be left with the same two digits, see {@link Deadly}.
 *
 * <pre>
 *   12 . . | 12  . .      type 1: the last corner must be 3, or the digits 1 and 2
 *   .  . . | .   . .      could change places in all four
 *   12 . . | 123 . .
 * </pre>
 *
 * <p>One corner at least has the two digits and nothing else. The others have both, and perhaps more; or they could have
 * both as far as the digits placed so far say, see {@link Missing}.
 */
public final class Rectangles {

    private static final int HIDDEN = 0;
    private static final int SUBSET_IN_LINE = -3;

    /** Whether corners may miss a candidate of the two, if no placed digit is why. */
    public enum Missing {
        NONE,
        ANY,
        /**
         * Any; but where corners have nothing but two digits each, and not the same ones, only those of the first such corner
         * count, as HoDoKu has it. What is found then depends on how the board lies.
         */
        ANY_OF_FIRST
    }

    private Rectangles() {}

    /**
     * A rectangle in which corners have other digits.
     *
     * <ul>
     *   <li>1: one corner has any.
     *   <li>2: two corners on one side have the same one.
     *   <li>3: a naked subset with one of two corners.
     *   <li>4: one of two corners has a digit of the rectangle.
     *   <li>5: two corners across, or three corners, have the same one.
     *   <li>6: a digit of the rectangle stands in two corners across.
     * </ul>
     */
    public static Finder.OfUnique type(int number, Missing missing) {
        return (sight, hunt) -> new Search(sight, hunt, missing, number).each();
    }

    /** Type 3 where the line of the subset, if it has one, loses something, and not just the box. */
    public static Finder.OfUnique inLine(Missing missing) {
        return (sight, hunt) -> new Search(sight, hunt, missing, SUBSET_IN_LINE).each();
    }

    /** A corner with the two digits only, and one of them hidden in the two sides that meet at the opposite corner. */
    public static Finder.OfUnique hidden(Missing missing) {
        return (sight, hunt) -> new Search(sight, hunt, missing, HIDDEN).each();
    }

    /** Four corners, the first of which has nothing but two digits. */
    private record Corners(int first, int inRow, int inColumn, int opposite) {

        CellSet cells() {
            return CellSet.of(first, inRow, inColumn, opposite);
        }

        /** Whether the cells, two corners, are not on one side. */
        boolean isAcross(CellSet cells) {
            return cells.contains(first) == cells.contains(opposite);
        }

        int across(int corner) {
            return corner == first ? opposite : corner == opposite ? first : corner == inRow ? inColumn : inRow;
        }
    }

    /** Goes through all rectangles of a board. */
    private record Search(Sight sight, Hunt hunt, Deadly deadly, Missing missing, int type) {

        Search(Sight sight, Hunt hunt, Missing missing, int type) {
            this(sight, hunt, new Deadly(sight), missing, type);
        }

        void each() {
            for (int cell : sight.bivalue()) {
                Digits pair = sight.candidates(cell);
                eachFrom(cell, pair, usable(pair));
                if (hunt.isOver()) {
                    return;
                }
            }
        }

        private CellSet usable(Digits pair) {
            return may(pair.first()).and(may(pair.last()));
        }

        /** The open cells that have the digit; if it may miss, those that no placed digit keeps from having it. */
        private CellSet may(int digit) {
            if (missing == Missing.NONE) {
                return sight.places(digit);
            }
            CellSet left = sight.open();
            for (int cell : sight.layout().cells().minus(left)) {
                if (sight.candidates(cell).contains(digit)) {
                    left = left.minus(sight.rules().peers(cell));
                }
            }
            return left;
        }

        private void eachFrom(int first, Digits pair, CellSet usable) {
            Layout layout = sight.layout();
            for (int inRow : usable.and(sight.houseOf(first, Kind.ROW).cells()).without(first)) {
                for (int inColumn :
                        usable.and(sight.houseOf(first, Kind.COLUMN).cells()).without(first)) {
                    int opposite = layout.cell(layout.row(inColumn), layout.column(inRow));
                    var corners = new Corners(first, inRow, inColumn, opposite);
                    if (usable.contains(opposite)
                            && isFirst(corners)
                            && deadly.isPair(CellSet.of(first, opposite), CellSet.of(inRow, inColumn), pair)) {
                        look(corners, Escape.from(sight, hunt, corners.cells(), pair));
                    }
                    if (hunt.isOver()) {
                        return;
                    }
                }
            }
        }

        /** Whether no corner before the first finds the same rectangle: it counts once. */
        private boolean isFirst(Corners corners) {
            Digits pair = sight.candidates(corners.first());
            for (int cell : corners.cells()) {
                if (cell < corners.first() && sight.bivalue().contains(cell) && counts(cell, pair, corners)) {
                    return false;
                }
            }
            return true;
        }

        private boolean counts(int earlier, Digits pair, Corners corners) {
            Digits its = sight.candidates(earlier);
            return its.equals(pair)
                    || missing == Missing.ANY_OF_FIRST && usable(its).containsAll(corners.cells());
        }

        private void look(Corners corners, Escape escape) {
            int ways = escape.ways().size();
            boolean isAcross = ways == 2 && corners.isAcross(escape.ways());
            switch (type) {
                case 1 -> escape.byCell();
                case 2 -> {
                    if (ways == 2 && !isAcross) {
                        escape.byDigit();
                    }
                }
                case 3 -> escape.bySubset(escape.digits(), false);
                case 4 -> escape.byLock();
                case 5 -> {
                    if (ways == 3 || isAcross) {
                        escape.byDigit();
                    }
                }
                case 6 -> {
                    if (isAcross) {
                        cross(escape);
                    }
                }
                case SUBSET_IN_LINE -> escape.bySubset(escape.digits(), true);
                default -> {
                    if (ways == 3 || isAcross) {
                        hiddenIn(corners, escape);
                    }
                }
            }
        }

        /** If the digit stands in two corners across at any rate, it cannot be those with other digits. */
        private void cross(Escape escape) {
            CellSet ways = escape.ways();
            CellSet rest = escape.cells().minus(ways);
            List<Rule.House> sides = sides(escape.cells());
            for (int digit : escape.digits()) {
                Digits other = escape.digits().without(digit);
                if (areOnlyPlaces(digit, sides, escape.cells())) {
                    Step.Builder step = begin(escape, sides, digit).eliminate(digit, ways);
                    hunt.keep(step.say(LogicPhrase.RECTANGLE_ACROSS, ways, Digits.of(digit), rest, other));
                }
            }
        }

        private void hiddenIn(Corners corners, Escape escape) {
            for (int corner : escape.cells().minus(escape.ways())) {
                int target = corners.across(corner);
                CellSet others = escape.cells().without(corner).without(target);
                List<Rule.House> sides = sides(CellSet.of(target));
                for (int digit : escape.digits()) {
                    Digits gone = escape.digits().without(digit);
                    if (sight.has(target, gone.first()) && areOnlyPlaces(digit, sides, escape.cells())) {
                        Step.Builder step = begin(escape, sides, digit).eliminate(gone, CellSet.of(target));
                        hunt.keep(step.say(
                                LogicPhrase.RECTANGLE_HIDDEN,
                                CellSet.of(target),
                                gone,
                                others,
                                Digits.of(digit),
                                CellSet.of(corner)));
                    }
                }
            }
        }

        private Step.Builder begin(Escape escape, List<Rule.House> sides, int digit) {
            Step.Builder step = escape.begin();
            sides.forEach(side -> step.show(Role.BASE, side));
            return step.say(LogicPhrase.RECTANGLE_SIDES, sides, Digits.of(digit));
        }

        /** The rows and columns of these cells. */
        private List<Rule.House> sides(CellSet cells) {
            var sides = new ArrayList<Rule.House>();
            for (Kind kind : List.of(Kind.ROW, Kind.COLUMN)) {
                for (int cell : cells) {
                    Rule.House side = sight.houseOf(cell, kind);
                    if (!sides.contains(side)) {
                        sides.add(side);
                    }
                }
            }
            return sides;
        }

        private boolean areOnlyPlaces(int digit, List<Rule.House> sides, CellSet cells) {
            for (Rule.House side : sides) {
                if (!cells.containsAll(sight.places(digit, side))) {
                    return false;
                }
            }
            return true;
        }
    }
}
