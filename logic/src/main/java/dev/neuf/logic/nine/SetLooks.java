package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.TwoSets} on bits. */
final class SetLooks {

    private SetLooks() {}

    /** Two sets, of which only one can hold a certain digit. */
    static void two(Slate slate, Catch caught) {
        AlmostSets sets = AlmostSets.of(slate);
        sets.refresh(caught);
        for (int set = 0; set < sets.count; set++) {
            boolean isFresh = sets.isFresh(set);
            for (int word = set >> 6; word < sets.words; word++) {
                long left = (isFresh ? -1 : sets.fresh[word]) & (word == set >> 6 ? -2L << set : -1);
                if (left != 0) {
                    left &= near(sets, set, word);
                }
                for (; left != 0; left &= left - 1) {
                    int other = (word << 6) + Long.numberOfTrailingZeros(left);
                    // in a house, two sets with two digits in common are a locked set
                    if (sets.areApart(set, other, sets.settled)) {
                        pair(sets, caught, set, other);
                    }
                }
            }
        }
    }

    /** The sets with a digit that only one of them and this one can hold, and another digit of both. */
    private static long near(AlmostSets sets, int set, int word) {
        int state = sets.base[set];
        long near = 0;
        long once = 0;
        long twice = 0;
        for (int left = sets.strikes[set]; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            long striking = sets.striking[digit * sets.words + word];
            twice |= once & striking;
            once |= striking;
            near |= sets.near(state++, digit, word);
        }
        return near & twice;
    }

    private static void pair(AlmostSets sets, Catch caught, int one, int other) {
        int shared = sets.strikes[one] & sets.strikes[other];
        int common = sets.common(one, other, shared);
        if ((common & common - 1) != 0) {
            twice(sets, caught, one, other, common, shared);
            return;
        }
        int struck = sets.struck(one, other, shared & ~common);
        if (struck != 0) {
            sets.strike(caught, one, other, struck);
            caught.keep(struck);
        }
    }

    /** Each set lacks just one of the common digits, so all others are locked. */
    private static void twice(AlmostSets sets, Catch caught, int one, int other, int common, int shared) {
        int struck = sets.struck(one, other, shared);
        sets.strike(caught, one, other, struck);
        struck |= locked(sets, caught, one, other, common) | locked(sets, caught, other, one, common);
        caught.keep(struck);
    }

    private static int locked(AlmostSets sets, Catch caught, int set, int other, int common) {
        int locked = 0;
        for (int left = sets.strikes[set] & ~common; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int state = sets.state(set, digit);
            // no target is in the set itself
            long struckLow = sets.targetLow[state] & ~sets.low[other];
            long struckHigh = sets.targetHigh[state] & ~sets.high[other];
            if ((struckLow | struckHigh) != 0) {
                locked |= left & -left;
                caught.strike(digit, struckLow, struckHigh);
            }
        }
        return locked;
    }
}
