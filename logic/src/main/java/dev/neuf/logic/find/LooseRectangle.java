package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.logic.Sight;
import java.util.ArrayList;
import java.util.List;

/**
 * A rectangle that would be deadly, see {@link Deadly}, if it had not a few candidates more: in a puzzle with one solution,
 * at least one of these holds.
 *
 * @param cells the four corners
 * @param pair the two digits that each of them can hold
 * @param extras the other candidates of the corners
 */
public record LooseRectangle(CellSet cells, Digits pair, List<Candidates> extras) {

    /** All with at least and at most so many candidates more. */
    public static List<LooseRectangle> all(Sight sight, int least, int most) {
        var all = new ArrayList<LooseRectangle>();
        Layout layout = sight.layout();
        var deadly = new Deadly(sight);
        int size = sight.size();
        for (int first : sight.open()) {
            int top = layout.row(first);
            int left = layout.column(first);
            for (int right = left + 1; right < size; right++) {
                int second = layout.cell(top, right);
                if (isPair(sight, second, sight.bits(first))) {
                    for (int bottom = top + 1; bottom < size; bottom++) {
                        int[] corners = {first, second, layout.cell(bottom, left), layout.cell(bottom, right)};
                        add(sight, deadly, corners, least, most, all);
                    }
                }
            }
        }
        return all;
    }

    private static boolean isPair(Sight sight, int cell, long bits) {
        return sight.open().contains(cell) && Long.bitCount(bits & sight.bits(cell)) >= 2;
    }

    private static void add(Sight sight, Deadly deadly, int[] corners, int least, int most, List<LooseRectangle> all) {
        long common = sight.bits(corners[0]) & sight.bits(corners[1]);
        if (!isPair(sight, corners[2], common) || !isPair(sight, corners[3], common & sight.bits(corners[2]))) {
            return;
        }
        common &= sight.bits(corners[2]) & sight.bits(corners[3]);
        int count = 0;
        for (int corner : corners) {
            count += Long.bitCount(sight.bits(corner)) - 2;
        }
        if (count < least || count > most) {
            return;
        }
        for (long one = common; one != 0; one &= one - 1) {
            for (long other = one & one - 1; other != 0; other &= other - 1) {
                var pair = new Digits(Long.lowestOneBit(one) | Long.lowestOneBit(other));
                if (deadly.isPair(CellSet.of(corners[0], corners[3]), CellSet.of(corners[1], corners[2]), pair)) {
                    all.add(new LooseRectangle(CellSet.of(corners), pair, extras(sight, corners, pair)));
                }
            }
        }
    }

    private static List<Candidates> extras(Sight sight, int[] corners, Digits pair) {
        var extras = new ArrayList<Candidates>();
        for (int corner : corners) {
            for (int digit : sight.candidates(corner).minus(pair)) {
                extras.add(Candidates.of(digit, corner));
            }
        }
        return extras;
    }
}
