package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.ThreeSets} and {@link dev.neuf.logic.find.SetWWings} on bits. */
final class SetWingLooks {

    private SetWingLooks() {}

    /** Three sets: one is linked to each of the others, by different digits. */
    static void three(Slate slate, Catch caught) {
        AlmostSets sets = AlmostSets.of(slate);
        SetLinks links = SetLinks.of(slate);
        slate.refresh(caught);
        links.refresh();
        for (int middle = 0; middle < sets.count; middle++) {
            for (int state = sets.base[middle]; state < sets.base[middle + 1]; state++) {
                for (int word = 0; word < links.words; word++) {
                    long left = links.linked[state * links.words + word];
                    for (; left != 0; left &= left - 1) {
                        around(sets, links, caught, middle, state, (word << 6) + Long.numberOfTrailingZeros(left));
                    }
                }
            }
        }
    }

    /** Looks for the third set, which comes later than the one that is linked through a state of the middle. */
    private static void around(AlmostSets sets, SetLinks links, Catch caught, int middle, int state, int one) {
        boolean isFresh = SetLinks.has(links.fresh, 0, middle) || SetLinks.has(links.fresh, 0, one);
        for (int word = one >> 6; word < links.words; word++) {
            long left = links.meeting[one * links.words + word] & (isFresh ? -1 : links.fresh[word]);
            left &= word == one >> 6 ? -2L << one : -1;
            if (left != 0) {
                left &= others(sets, links, middle, state, word);
            }
            for (; left != 0; left &= left - 1) {
                wing(sets, caught, middle, one, (word << 6) + Long.numberOfTrailingZeros(left));
            }
        }
    }

    /** The sets that are linked through another state. */
    private static long others(AlmostSets sets, SetLinks links, int middle, int but, int word) {
        long others = 0;
        for (int state = sets.base[middle]; state < sets.base[middle + 1]; state++) {
            others |= state == but ? 0 : links.linked[state * links.words + word];
        }
        return others;
    }

    private static void wing(AlmostSets sets, Catch caught, int middle, int one, int other) {
        int strikes = sets.strikes[middle];
        int common = sets.common(middle, one, strikes & sets.strikes[one])
                | sets.common(middle, other, strikes & sets.strikes[other]);
        int struck = sets.struck(one, other, sets.strikes[one] & sets.strikes[other] & ~common);
        if (struck != 0) {
            sets.strike(caught, one, other, struck);
            caught.keep(struck);
        }
    }
}
