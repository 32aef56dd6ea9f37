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
            int next = sets.next(set);
            for (int word = next >> 6; word < sets.words; word++) {
                long left = (isFresh ? -1 : sets.fresh[word]) & (word == next >> 6 ? -1L << next : -1);
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
        long near = 0;
        long once = 0;
        long twice = 0;
        for (int left = sets.strikes[set]; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            long striking = sets.striking[digit * sets.words + word];
            twice |= once & striking;
            once |= striking;
            near |= sets.near(set * 9 + digit, digit, word);
        }
        return near & twice;
    }

    private static void pair(AlmostSets sets, Catch caught, int one, int other) {
        int shared = sets.strikes[one] & sets.strikes[other];
        int common = 0;
        int struck = 0;
        for (int left = shared; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int here = one * 9 + digit;
            int there = other * 9 + digit;
            if ((sets.houses[here] & sets.houses[there]) != 0) {
                common |= left & -left;
            } else if (sets.meet(here, there)) {
                struck |= left & -left;
            }
        }
        if ((common & common - 1) != 0) {
            twice(sets, caught, one, other, common, shared);
        } else if (struck != 0) {
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
            int state = set * 9 + digit;
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
