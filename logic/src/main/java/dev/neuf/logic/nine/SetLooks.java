package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.TwoSets} and {@link dev.neuf.logic.find.ThreeSets} on bits. */
final class SetLooks {

    private SetLooks() {}

    /** Two sets, of which only one can hold a certain digit. */
    static void two(Slate slate, Catch caught) {
        AlmostSets sets = AlmostSets.of(slate);
        SetLinks links = SetLinks.of(slate);
        slate.refresh(caught);
        for (int set = 0; set < sets.count; set++) {
            boolean isFresh = sets.meets(set, slate.freshLow, slate.freshHigh);
            for (int i = links.first[set]; i < links.first[set + 1]; i++) {
                int other = links.others[i];
                if (isFresh || sets.meets(other, slate.freshLow, slate.freshHigh)) {
                    pair(sets, caught, set, other, links.commons[i]);
                }
            }
        }
    }

    private static void pair(AlmostSets sets, Catch caught, int one, int other, int common) {
        int shared = sets.strikes[one] & sets.strikes[other];
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
            int spot = sets.spot[set * 9 + digit];
            // no target is in the set itself
            long struckLow = sets.targetLow[spot] & ~sets.low[other];
            long struckHigh = sets.targetHigh[spot] & ~sets.high[other];
            if ((struckLow | struckHigh) != 0) {
                locked |= left & -left;
                caught.strike(digit, struckLow, struckHigh);
            }
        }
        return locked;
    }
}
