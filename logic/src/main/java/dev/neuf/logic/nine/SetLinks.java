package dev.neuf.logic.nine;

import java.util.Arrays;

/** {@link dev.neuf.logic.find.RestrictedCommons} on bits, once per board, of sets without a common cell. */
final class SetLinks {

    private final Slate slate;
    private int turn;

    /** By set, where its links to later sets begin; the last entry is the end. */
    int[] first = {};

    /** By link, the other set, and the digits that only one of the two can hold. */
    int[] others = {};

    int[] commons = {};

    /** By spot, where the list of spots that cannot hold the digit with it begins. */
    private int[] firstBarred = {};

    private int[] barred = {};

    private int[] common = {};
    private int[] met = {};

    SetLinks(Slate slate) {
        this.slate = slate;
    }

    /** The links of the board as it is now. */
    static SetLinks of(Slate slate) {
        SetLinks links = slate.setLinks;
        if (links.turn != slate.turn) {
            links.turn = slate.turn;
            links.make(AlmostSets.of(slate));
        }
        return links;
    }

    private void make(AlmostSets sets) {
        int spots = sets.firstSpot[9];
        if (firstBarred.length <= spots) {
            firstBarred = new int[sets.head.length + 1];
        }
        if (first.length <= sets.count) {
            common = new int[sets.low.length];
            met = new int[sets.low.length];
            first = new int[sets.low.length + 1];
        }
        int end = 0;
        for (int digit = 0; digit < 9; digit++) {
            end = bar(sets, sets.firstSpot[digit], sets.firstSpot[digit + 1], end);
        }
        firstBarred[spots] = end;
        int links = 0;
        for (int set = 0; set < sets.count; set++) {
            first[set] = links;
            links = link(sets, set, links);
        }
        first[sets.count] = links;
    }

    /** Lists for each spot of a digit those of the same or a later house that all its targets hold. */
    private int bar(AlmostSets sets, int from, int to, int before) {
        int end = before;
        for (int spot = from; spot < to; spot++) {
            firstBarred[spot] = end;
            if (end + to - from > barred.length) {
                barred = Arrays.copyOf(barred, Math.max(1024, 2 * (end + to - from)));
            }
            long outLow = ~sets.targetLow[spot];
            long outHigh = ~sets.targetHigh[spot];
            for (int other = sets.firstOfHouse(spot); other < to; other++) {
                if ((sets.spotLow[other] & outLow | sets.spotHigh[other] & outHigh) == 0) {
                    barred[end++] = other;
                }
            }
        }
        return end;
    }

    /** Finds the later sets that are linked with a set. */
    private int link(AlmostSets sets, int set, int before) {
        int count = 0;
        for (int left = sets.strikes[set]; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int spot = sets.spot[set * 9 + digit];
            for (int i = firstBarred[spot]; i < firstBarred[spot + 1]; i++) {
                count = meet(sets, set, digit, sets.head[barred[i]], count);
            }
        }
        if (before + count > others.length) {
            int length = Math.max(2048, 2 * (before + count));
            others = Arrays.copyOf(others, length);
            commons = Arrays.copyOf(commons, length);
        }
        for (int i = 0; i < count; i++) {
            others[before + i] = met[i];
            commons[before + i] = common[met[i]];
            common[met[i]] = 0;
        }
        return before + count;
    }

    private int meet(AlmostSets sets, int set, int digit, int head, int before) {
        int count = before;
        for (int other = head; other > set; other = sets.next[other * 9 + digit]) {
            if (sets.areApart(set, other)) {
                if (common[other] == 0) {
                    met[count++] = other;
                }
                common[other] |= 1 << digit;
            }
        }
        return count;
    }
}
