package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.ThreeSets} on bits. */
final class SetWingLooks {

    /** The sets that are linked to the middle, one after another for each of its states. */
    private int[] near = {};

    /**
     * How many digits of the middle link it to others, and for each the digit, where its sets begin, where those of them end
     * that are fresh, which come first, and what all of them strike.
     */
    private int states;

    private final int[] digits = new int[9];
    private final int[] first = new int[10];
    private final int[] freshEnd = new int[9];
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
            int ties = links.ties[middle];
            if ((ties & ties - 1) != 0 && (sets.least[middle >> 6] >>> middle & 1) != 0) {
                around(sets, links, caught, middle, ties);
            }
        }
    }

    private void around(AlmostSets sets, SetLinks links, Catch caught, int middle, int ties) {
        gather(sets, links, middle, ties);
        boolean isFresh = sets.isFresh(middle);
        for (int y = 1; y < states; y++) {
            for (int x = 0; x < y; x++) {
                around(sets, caught, middle, isFresh, x, y);
            }
        }
    }

    /** Lists the sets that are linked to the middle. */
    private void gather(AlmostSets sets, SetLinks links, int middle, int ties) {
        int end = 0;
        states = 0;
        for (int left = ties; left != 0; left &= left - 1) {
            int row = (middle * 9 + Integer.numberOfTrailingZeros(left)) * links.words;
            first[states] = end;
            strikes[states] = 0;
            end = list(sets, links, row, end, 0);
            freshEnd[states] = end;
            end = list(sets, links, row, end, -1);
            digits[states++] = left & -left;
        }
        first[states] = end;
    }

    /** Adds those of a row that are fresh, or those that are not. */
    private int list(AlmostSets sets, SetLinks links, int row, int from, long isStale) {
        int end = from;
        int all = 0;
        for (int word = 0; word < links.words; word++) {
            long linked = links.linked[row + word] & sets.least[word] & (sets.fresh[word] ^ isStale);
            for (; linked != 0; linked &= linked - 1) {
                int set = (word << 6) + Long.numberOfTrailingZeros(linked);
                near[end++] = set;
                all |= sets.strikes[set];
            }
        }
        strikes[states] |= all;
        return end;
    }

    /** Looks for two sets, linked to the middle by different states, with another digit in common; one of all is fresh. */
    private void around(AlmostSets sets, Catch caught, int middle, boolean isFresh, int x, int y) {
        int others = strikes[x] & strikes[y] & ~(digits[x] | digits[y]);
        if (others == 0) {
            return;
        }
        for (int i = first[x]; i < first[x + 1]; i++) {
            int one = near[i];
            int ours = sets.strikes[one] & others;
            int end = isFresh || i < freshEnd[x] ? first[y + 1] : freshEnd[y];
            if (ours != 0) {
                for (int j = first[y]; j < end; j++) {
                    int other = near[j];
                    int shared = ours & sets.strikes[other];
                    if (shared != 0 && sets.areApart(one, other)) {
                        wing(sets, caught, middle, one, other, shared);
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
