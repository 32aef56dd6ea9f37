package dev.neuf.logic.nine;

import dev.neuf.logic.Bounds;
import java.util.Arrays;

/**
 * The web of candidates, groups and the places that almost locked sets have for their digits. Sets with the same places of a
 * digit share them, also where they have cells in common: more seems to follow here than chains with sets say.
 */
final class SetWeb extends Web {

    private final Slate slate;
    private int turn;
    final Reach reach = new Reach(this, true);
    final AlmostSets sets;
    final Spots spots = new Spots();

    /** Cells that have one candidate left without a digit of a set: how many, and for each the set * 9 + digit and it. */
    int forced;

    int[] forcedBy = {};
    int[] forcedNode = {};

    /** By set * 9 + digit and by candidate, the first of those with it, and by each of those the next one, or -1. */
    int[] firstBy = {};

    int[] firstOf = {};
    int[] nextBy = {};
    int[] nextOf = {};

    /** By cell, the digits that it loses to a set, and which cells lose any. */
    private final int[] gone = new int[Plain.CELLS];

    SetWeb(Slate slate) {
        this.slate = slate;
        this.sets = AlmostSets.of(slate);
    }

    /** Whether one of two candidates of a cell holds, and a third goes by that. */
    static boolean mayLoop(Slate slate) {
        SetWeb web = of(slate);
        return web.reach.isAnyFailing && web.mayLoop();
    }

    /** The web of the board as it is now. */
    static SetWeb of(Slate slate) {
        SetWeb web = slate.setWeb;
        if (web == null) {
            web = new SetWeb(slate);
            slate.setWeb = web;
        }
        if (web.turn != slate.turn) {
            web.turn = slate.turn;
            AlmostSets.of(slate);
            web.make(Links.of(slate));
            web.reach.forget();
        }
        web.reach.made();
        return web;
    }

    private boolean mayLoop() {
        Links links = Links.of(slate);
        for (int start = 0; start < candidates; start++) {
            int digits = slate.candidates[links.cell[start]];
            if (Integer.bitCount(digits) > 2 && reach.mayEnd(start, 1)) {
                reach.without(start);
                for (int left = digits & -2 << links.digit[start]; left != 0; left &= left - 1) {
                    int digit = Integer.numberOfTrailingZeros(left);
                    if (reach.isLit(links.number[digit * Plain.CELLS + links.cell[start]])) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private void make(Links links) {
        candidates = links.candidates;
        forced = 0;
        boolean isMuch = isMuch(sets);
        spots.make(slate, sets);
        clear(isMuch ? links.size : links.size + spots.first[9]);
        for (int node = 0; node < links.size; node++) {
            System.arraycopy(links.weak, node * links.words, weak, node * words, links.words);
            System.arraycopy(links.strong, node * links.words, strong, node * words, links.words);
        }
        System.arraycopy(links.linked, 0, linked, 0, links.words);
        if (isMuch) {
            index();
            return;
        }
        for (int digit = 0; digit < 9; digit++) {
            for (int spot = spots.first[digit]; spot < spots.first[digit + 1]; spot++) {
                tieCells(links, digit, spot);
                tieSpots(links.size, spot, spots.first[digit + 1]);
            }
        }
        for (int node = links.candidates; node < links.size; node++) {
            tieGroup(links, node);
        }
        for (int set = 0; set < sets.count; set++) {
            if (Spots.isSet(sets, set)) {
                tieSet(links, set);
            }
        }
        index();
    }

    private void index() {
        if (firstBy.length < sets.count * 9 || firstOf.length < candidates) {
            firstBy = new int[sets.low.length * 9];
            firstOf = new int[9 * Plain.CELLS];
        }
        Arrays.fill(firstBy, 0, sets.count * 9, -1);
        Arrays.fill(firstOf, 0, candidates, -1);
        for (int i = forced - 1; i >= 0; i--) {
            nextBy[i] = firstBy[forcedBy[i]];
            firstBy[forcedBy[i]] = i;
            nextOf[i] = firstOf[forcedNode[i]];
            firstOf[forcedNode[i]] = i;
        }
    }

    /** Whether there are so many sets that a chain could go anywhere. */
    private static boolean isMuch(AlmostSets sets) {
        int all = 0;
        for (int cells = 1; cells < 9; cells++) {
            all += sets.members[cells] / (cells + 1);
        }
        return all > Bounds.CHAIN_SETS;
    }

    private void tieCells(Links links, int digit, int spot) {
        int node = links.size + spot;
        int from = digit * Plain.CELLS;
        for (long left = spots.targetLow[spot]; left != 0; left &= left - 1) {
            tieWeak(node, links.number[from + Long.numberOfTrailingZeros(left)]);
        }
        for (long left = spots.targetHigh[spot]; left != 0; left &= left - 1) {
            tieWeak(node, links.number[from + Plain.LOW_CELLS + Long.numberOfTrailingZeros(left)]);
        }
    }

    private void tieSpots(int first, int spot, int end) {
        long outLow = ~spots.targetLow[spot];
        long outHigh = ~spots.targetHigh[spot];
        for (int other = spot + 1; other < end; other++) {
            if ((spots.low[other] & outLow | spots.high[other] & outHigh) == 0) {
                tieWeak(first + spot, first + other);
            }
        }
    }

    private void tieGroup(Links links, int node) {
        int digit = links.digit[node];
        for (int spot = spots.first[digit]; spot < spots.first[digit + 1]; spot++) {
            if ((links.low[node] & ~spots.targetLow[spot] | links.high[node] & ~spots.targetHigh[spot]) == 0) {
                tieWeak(node, links.size + spot);
            }
        }
    }

    /** Without one of its digits a set has all the others, and so may leave a cell elsewhere only one. */
    private void tieSet(Links links, int set) {
        long lostLow = 0;
        long lostHigh = 0;
        for (int left = sets.strikes[set]; left != 0; left &= left - 1) {
            int spot = spots.spot[set * 9 + Integer.numberOfTrailingZeros(left)];
            for (int others = left & left - 1; others != 0; others &= others - 1) {
                int other = spots.spot[set * 9 + Integer.numberOfTrailingZeros(others)];
                tieStrong(links.size + spot, links.size + other);
            }
            lose(spots.targetLow[spot], 0, left & -left);
            lose(spots.targetHigh[spot], Plain.LOW_CELLS, left & -left);
            lostLow |= spots.targetLow[spot];
            lostHigh |= spots.targetHigh[spot];
        }
        for (; lostLow != 0; lostLow &= lostLow - 1) {
            tieForced(links, set, Long.numberOfTrailingZeros(lostLow));
        }
        for (; lostHigh != 0; lostHigh &= lostHigh - 1) {
            tieForced(links, set, Plain.LOW_CELLS + Long.numberOfTrailingZeros(lostHigh));
        }
    }

    private void lose(long cells, int first, int digit) {
        for (long left = cells; left != 0; left &= left - 1) {
            gone[first + Long.numberOfTrailingZeros(left)] |= digit;
        }
    }

    private void tieForced(Links links, int set, int cell) {
        int all = gone[cell];
        gone[cell] = 0;
        int rest = slate.candidates[cell] & ~all;
        if (Integer.bitCount(all) < 2 || (rest & rest - 1) != 0) {
            return;
        }
        // without a digit of the set that the cell would lose, the cell keeps that
        for (int left = sets.strikes[set]; left != 0; left &= left - 1) {
            int digit = left & -left;
            int last = rest | digit & all;
            if (Integer.bitCount(last) == 1 && Integer.bitCount(all & ~digit) > 1) {
                int by = set * 9 + Integer.numberOfTrailingZeros(digit);
                force(links, by, links.number[Integer.numberOfTrailingZeros(last) * Plain.CELLS + cell]);
            }
        }
    }

    private void force(Links links, int by, int node) {
        tieStrong(links.size + spots.spot[by], node);
        if (forced == forcedBy.length) {
            forcedBy = Arrays.copyOf(forcedBy, 2 * forced + 64);
            forcedNode = Arrays.copyOf(forcedNode, 2 * forced + 64);
            nextBy = new int[forcedBy.length];
            nextOf = new int[forcedBy.length];
        }
        forcedBy[forced] = by;
        forcedNode[forced++] = node;
    }
}
