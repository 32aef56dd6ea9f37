package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.ThreeSets} on bits. */
final class SetWingLooks {

    /** The sets that are linked to the middle, one after another for each of its states. */
    private int[] near = {};

    /** By state of the middle, where its sets begin; and the end. */
    private final int[] first = new int[10];

    /** Three sets: one is linked to each of the others, by different digits. */
    static void three(Slate slate, Catch caught) {
        AlmostSets sets = AlmostSets.of(slate);
        SetLinks links = SetLinks.of(slate);
        sets.refresh(caught);
        sets.wings.find(sets, links, caught);
    }

    private void find(AlmostSets sets, SetLinks links, Catch caught) {
        if (near.length < 9 * sets.count) {
            near = new int[18 * sets.count];
        }
        for (int middle = 0; middle < sets.count; middle++) {
            if (!gather(sets, links, middle)) {
                continue;
            }
            int second = 0;
            for (int ys = sets.strikes[middle]; ys != 0; ys &= ys - 1) {
                int one = 0;
                for (int xs = sets.strikes[middle]; one < second; xs &= xs - 1) {
                    around(sets, caught, middle, one++, second, xs & -xs | ys & -ys);
                }
                second++;
            }
        }
    }

    /** Lists the sets that are linked to the middle, and says whether something there is fresh. */
    private boolean gather(AlmostSets sets, SetLinks links, int middle) {
        int end = 0;
        long fresh = sets.isFresh(middle) ? 1 : 0;
        int from = sets.base[middle];
        int to = sets.base[middle + 1];
        for (int state = from; state < to; state++) {
            first[state - from] = end;
            for (int word = 0; word < links.words; word++) {
                long left = links.linked[state * links.words + word];
                fresh |= left & sets.fresh[word];
                for (; left != 0; left &= left - 1) {
                    near[end++] = (word << 6) + Long.numberOfTrailingZeros(left);
                }
            }
        }
        first[to - from] = end;
        return fresh != 0;
    }

    /** Looks for two sets, linked to the middle by different states, with another digit in common. */
    private void around(AlmostSets sets, Catch caught, int middle, int x, int y, int digits) {
        for (int i = first[x]; i < first[x + 1]; i++) {
            int strikes = sets.strikes[near[i]] & ~digits;
            if (strikes != 0) {
                for (int j = first[y]; j < first[y + 1]; j++) {
                    if ((strikes & sets.strikes[near[j]]) != 0) {
                        wing(sets, caught, middle, near[i], near[j], strikes & sets.strikes[near[j]]);
                    }
                }
            }
        }
    }

    private void wing(AlmostSets sets, Catch caught, int middle, int one, int other, int shared) {
        if (sets.struck(one, other, shared) == 0 || !sets.areApart(one, other)) {
            return;
        }
        int strikes = sets.strikes[middle];
        int common = sets.common(middle, one, strikes & sets.strikes[one])
                | sets.common(middle, other, strikes & sets.strikes[other]);
        int struck = sets.struck(one, other, shared & ~common);
        sets.strike(caught, one, other, struck);
        caught.keep(struck);
    }
}
