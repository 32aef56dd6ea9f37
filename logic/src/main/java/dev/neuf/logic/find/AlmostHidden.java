package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Bounds;
import dev.neuf.logic.Sight;
import java.util.ArrayList;
import java.util.List;

/**
 * An almost hidden set: digits of a house with one place more between them than there are digits. When one of these cells
 * does without them, the others are filled by them.
 *
 * <pre>
 *   12xy  1x  2yz | xyz xz ...     1 and 2 fit in three cells of the row; two of these hold them
 * </pre>
 *
 * @param house where it is
 * @param digits its digits
 * @param cells their places, in rising order
 */
record AlmostHidden(Rule.House house, Digits digits, CellSet cells, int[] order) {

    /** Those of a board. Finders share them. */
    record All(List<AlmostHidden> sets) {

        static All of(Sight sight) {
            return sight.shared(All.class, AlmostHidden::all);
        }
    }

    private static All all(Sight sight) {
        var sets = new ArrayList<AlmostHidden>();
        for (int count = 1; count <= Bounds.ALMOST_HIDDEN_DIGITS; count++) {
            for (Rule.House house : sight.houses()) {
                choose(sight, house, count, 1, Digits.NONE, CellSet.NONE, sets);
            }
        }
        return new All(sets);
    }

    private static void choose(
            Sight sight, Rule.House house, int count, int from, Digits digits, CellSet cells, List<AlmostHidden> sets) {
        if (digits.size() == count) {
            if (cells.size() == count + 1) {
                sets.add(new AlmostHidden(house, digits, cells, cells.toArray()));
            }
            return;
        }
        for (int digit = from; digit <= sight.size(); digit++) {
            CellSet places = sight.places(digit, house);
            if (!places.isEmpty()) {
                CellSet both = cells.or(places);
                if (both.size() <= count + 1) {
                    choose(sight, house, count, digit + 1, digits.with(digit), both, sets);
                }
            }
        }
    }

    /** Whether the cell can hold a digit of one or the other of two sets, but none of both. */
    static boolean exclude(Sight sight, AlmostHidden one, AlmostHidden other, int cell) {
        return (one.digits.bits() & other.digits.bits() & sight.bits(cell)) == 0;
    }

    /** The cells of both sets that can hold a digit of neither. */
    static CellSet struck(Sight sight, AlmostHidden one, AlmostHidden other) {
        CellSet struck = CellSet.NONE;
        if (one.cells.meets(other.cells)) {
            long kept = one.digits.bits() | other.digits.bits();
            for (int cell : one.order) {
                if ((sight.bits(cell) & ~kept) != 0 && other.cells.contains(cell)) {
                    struck = struck.with(cell);
                }
            }
        }
        return struck;
    }

    /** Which of its cells this is, counted from 0. */
    int number(int cell) {
        for (int i = 0; i < order.length; i++) {
            if (order[i] == cell) {
                return i;
            }
        }
        throw new IllegalArgumentException("The cell (%d) is none of %s.".formatted(cell, cells));
    }
}
