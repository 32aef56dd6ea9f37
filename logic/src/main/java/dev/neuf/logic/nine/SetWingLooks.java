package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.ThreeSets} on bits. */
final class SetWingLooks {

    /** The sets that are linked to the middle, one after another for each of its states. */
    private int[] near = {};

    /** How many digits of the middle link it to others, and for each the digit, where its sets begin, and what these strike. */
    private int states;

    private final int[] digits = new int[9];
    private final int[] first = new int[10];
    private final int[] strikes = new int[9];

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
            if ((sets.least[middle >> 6] >>> middle & 1) != 0 && gather(sets, links, middle)) {
                for (int y = 1; y < states; y++) {
                    for (int x = 0; x < y; x++) {
                        around(sets, caught, middle, x, y);
                    }
                }
            }
        }
    }

    /** Lists the sets that are linked to the middle, and says whether something there is fresh. */
    private boolean gather(AlmostSets sets, SetLinks links, int middle) {
        int end = 0;
        long fresh = sets.isFresh(middle) ? 1 : 0;
        states = 0;
        for (int left = sets.strikes[middle]; left != 0; left &= left - 1) {
            int row = (middle * 9 + Integer.numberOfTrailingZeros(left)) * links.words;
            int from = end;
            int all = 0;
            for (int word = 0; word < links.words; word++) {
                long linked = links.linked[row + word] & sets.least[word];
                fresh |= linked & sets.fresh[word];
                for (; linked != 0; linked &= linked - 1) {
                    near[end] = (word << 6) + Long.numberOfTrailingZeros(linked);
                    all |= sets.strikes[near[end++]];
                }
            }
            if (from < end) {
                digits[states] = left & -left;
                strikes[states] = all;
                first[states++] = from;
            }
        }
        first[states] = end;
        return fresh != 0;
    }

    /** Looks for two sets, linked to the middle by different states, with another digit in common. */
    private void around(AlmostSets sets, Catch caught, int middle, int x, int y) {
        int others = strikes[x] & strikes[y] & ~(digits[x] | digits[y]);
        if (others == 0) {
            return;
        }
        for (int i = first[x]; i < first[x + 1]; i++) {
            int ours = sets.strikes[near[i]] & others;
            if (ours != 0) {
                for (int j = first[y]; j < first[y + 1]; j++) {
                    int shared = ours & sets.strikes[near[j]];
                    if (shared != 0 && sets.areApart(near[i], near[j])) {
                        wing(sets, caught, middle, near[i], near[j], shared);
                    }
                }
            }
        }
    }

    private static void wing(AlmostSets sets, Catch caught, int middle, int one, int other, int shared) {
        int struck = sets.struck(one, other, shared);
        if (struck != 0) {
            // what only the middle or an end can hold is not left for the ends
            struck &= ~sets.common(middle, one, struck & sets.strikes[middle]);
            struck &= ~sets.common(middle, other, struck & sets.strikes[middle]);
            sets.strike(caught, one, other, struck);
            caught.keep(struck);
        }
    }
}
