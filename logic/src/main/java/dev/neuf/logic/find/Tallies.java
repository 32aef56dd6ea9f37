package dev.neuf.logic.find;

import dev.neuf.logic.Sight;

/** How often each digit fits into each house: never, once or more often. Singles are read off it. */
final class Tallies {

    private final long[] some;
    private final long[] several;
    private final int[] open;

    private Tallies(Sight sight) {
        int houses = sight.houses().size();
        some = new long[houses];
        several = new long[houses];
        open = new int[houses];
        sight.board().tally(some, several, open);
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
