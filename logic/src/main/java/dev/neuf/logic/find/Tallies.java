package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.core.Rule;
import dev.neuf.logic.Sight;
import java.util.List;

/** How often each digit fits into each house: never, once or more often. Singles are read off it. */
final class Tallies {

    private final long[] some;
    private final long[] several;
    private final int[] open;

    private Tallies(Sight sight) {
        List<Rule.House> houses = sight.houses();
        some = new long[houses.size()];
        several = new long[houses.size()];
        open = new int[houses.size()];
        for (int house = 0; house < some.length; house++) {
            CellSet cells = houses.get(house).cells();
            long once = 0;
            long twice = 0;
            int count = 0;
            for (int cell = cells.next(0); cell >= 0; cell = cells.next(cell + 1)) {
                if (sight.board().isOpen(cell)) {
                    long bits = sight.bits(cell);
                    twice |= once & bits;
                    once |= bits;
                    count++;
                }
            }
            some[house] = once;
            several[house] = twice;
            open[house] = count;
        }
    }

    static Tallies of(Sight sight) {
        return sight.shared(Tallies.class, Tallies::new);
    }

    /** How many cells of the house are open. */
    int open(int house) {
        return open[house];
    }

    /** The digits that fit into the house, as bits. */
    long some(int house) {
        return some[house];
    }

    /** The digits with exactly one place in the house, as bits. */
    long single(int house) {
        return some[house] & ~several[house];
    }

    /** The digits with two places or more in the house, as bits. */
    long several(int house) {
        return several[house];
    }
}
