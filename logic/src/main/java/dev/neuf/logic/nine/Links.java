package dev.neuf.logic.nine;

import java.util.Arrays;

/** The web of the candidates of a board, by digit and cell, and of its groups. */
final class Links extends Web {

    private static final int GROUP_SLOTS = 9 * 54;

    private int turn;

    /** By node, its digit and its first cell, and all its cells. */
    int[] digit = {};

    int[] cell = {};
    long[] low = {};
    long[] high = {};

    /** By group, the places of its digit that it sees. */
    private long[] nearLow = {};

    private long[] nearHigh = {};

    /** By digit * 81 + cell, the candidate. Only what is possible has one. */
    final int[] number = new int[9 * Plain.CELLS];

    /** By digit * 54 + line * 3 + box of the line, the group; without one, 0. */
    private final int[] group = new int[GROUP_SLOTS];

    /** What follows without groups, and with them. */
    final Reach alone = new Reach(this, false);

    final Reach grouped = new Reach(this, true);

    /** The links of the board as it is now. */
    static Links of(Slate slate) {
        Links links = slate.links;
        if (links == null) {
            links = new Links();
            slate.links = links;
        }
        if (links.turn != slate.turn) {
            links.turn = slate.turn;
            links.make(slate);
        }
        return links;
    }

    private void make(Slate slate) {
        clear(count(slate));
        if (digit.length < size) {
            grow(size + size / 4);
        }
        addCandidates(slate);
        tieCells(slate);
        addGroups(slate);
        tieGroups();
        for (int each = 0; each < 9; each++) {
            for (int house = 0; house < Plain.HOUSES; house++) {
                int at = slate.at[each * Plain.HOUSES + house];
                if (at != 0 && (at & at - 1) != 0) {
                    tieHouse(each, house, at);
                }
            }
        }
        alone.forget();
        grouped.forget();
    }

    /** Counts what there is, so that rows are as short as can be. */
    private int count(Slate slate) {
        candidates = 0;
        for (int each = 0; each < 9; each++) {
            candidates += Plain.count(slate.low[each], slate.high[each]);
        }
        int nodes = candidates;
        for (int each = 0; each < 9; each++) {
            for (int line = 0; line < 18; line++) {
                int at = slate.at[each * Plain.HOUSES + line];
                nodes += MINIS[at];
            }
        }
        return nodes;
    }

    /** By positions in a line, in how many boxes there are two or more. */
    private static final byte[] MINIS = new byte[512];

    static {
        for (int at = 0; at < 512; at++) {
            MINIS[at] = (byte) (several(at & 7) + several(at >> 3 & 7) + several(at >> 6));
        }
    }

    private static int several(int at) {
        return (at & at - 1) == 0 ? 0 : 1;
    }

    private void grow(int most) {
        digit = new int[most];
        cell = new int[most];
        low = new long[most];
        high = new long[most];
        nearLow = new long[most];
        nearHigh = new long[most];
    }

    private void addCandidates(Slate slate) {
        int node = 0;
        for (int each = 0; each < 9; each++) {
            int first = node;
            for (long left = slate.low[each]; left != 0; left &= left - 1) {
                add(node++, each, Long.numberOfTrailingZeros(left));
            }
            for (long left = slate.high[each]; left != 0; left &= left - 1) {
                add(node++, each, Plain.LOW_CELLS + Long.numberOfTrailingZeros(left));
            }
            for (int a = first; a < node; a++) {
                long seenLow = Plain.SEEN_LOW[cell[a]];
                long seenHigh = Plain.SEEN_HIGH[cell[a]];
                for (int b = a + 1; b < node; b++) {
                    if ((seenLow & low[b] | seenHigh & high[b]) != 0) {
                        tieWeak(a, b);
                    }
                }
            }
        }
    }

    private void add(int node, int each, int where) {
        number[each * Plain.CELLS + where] = node;
        digit[node] = each;
        cell[node] = where;
        low[node] = Plain.low(where);
        high[node] = Plain.high(where);
    }

    private void tieCells(Slate slate) {
        for (int where = 0; where < Plain.CELLS; where++) {
            for (int left = slate.candidates[where]; left != 0; left &= left - 1) {
                int a = number[Integer.numberOfTrailingZeros(left) * Plain.CELLS + where];
                for (int others = left & left - 1; others != 0; others &= others - 1) {
                    int b = number[Integer.numberOfTrailingZeros(others) * Plain.CELLS + where];
                    tieWeak(a, b);
                    if (Integer.bitCount(slate.candidates[where]) == 2) {
                        tieStrong(a, b);
                    }
                }
            }
        }
    }

    private void addGroups(Slate slate) {
        Arrays.fill(group, 0);
        int node = candidates;
        for (int each = 0; each < 9; each++) {
            for (int line = 0; line < 18; line++) {
                int at = slate.at[each * Plain.HOUSES + line];
                for (int third = 0; third < 3 && MINIS[at] != 0; third++) {
                    int part = at >> 3 * third & 7;
                    if (several(part) != 0) {
                        group[each * 54 + line * 3 + third] = node;
                        addGroup(slate, node++, each, line, third, part);
                    }
                }
            }
        }
    }

    private void addGroup(Slate slate, int node, int each, int line, int third, int part) {
        int first = line * 9 + third * 3;
        digit[node] = each;
        cell[node] = Plain.CELL[first + Integer.numberOfTrailingZeros(part)];
        low[node] = 0;
        high[node] = 0;
        for (int left = part; left != 0; left &= left - 1) {
            int where = Plain.CELL[first + Integer.numberOfTrailingZeros(left)];
            low[node] |= Plain.low(where);
            high[node] |= Plain.high(where);
        }
        int box = Plain.BOX[cell[node]];
        long seenLow = (Plain.HOUSE_LOW[line] | Plain.HOUSE_LOW[box]) & slate.low[each] & ~low[node];
        long seenHigh = (Plain.HOUSE_HIGH[line] | Plain.HOUSE_HIGH[box]) & slate.high[each] & ~high[node];
        nearLow[node] = seenLow;
        nearHigh[node] = seenHigh;
        for (; seenLow != 0; seenLow &= seenLow - 1) {
            tieWeak(node, number[each * Plain.CELLS + Long.numberOfTrailingZeros(seenLow)]);
        }
        for (; seenHigh != 0; seenHigh &= seenHigh - 1) {
            tieWeak(node, number[each * Plain.CELLS + Plain.LOW_CELLS + Long.numberOfTrailingZeros(seenHigh)]);
        }
    }

    /** Two groups that see each other: each cell of the one sees all of the other. */
    private void tieGroups() {
        for (int a = candidates; a < size; a++) {
            for (int b = a + 1; b < size && digit[b] == digit[a]; b++) {
                if ((low[b] & ~nearLow[a] | high[b] & ~nearHigh[a]) == 0) {
                    tieWeak(a, b);
                }
            }
        }
    }

    /** The places in a house are two candidates, a candidate and a group, or two groups. */
    private void tieHouse(int each, int house, int at) {
        if (Integer.bitCount(at) == 2) {
            tieStrong(place(each, house, at), place(each, house, at & at - 1));
        } else if (house < 18) {
            tieLine(each, house, at);
        } else {
            tieBox(each, house, at);
        }
    }

    private int place(int each, int house, int at) {
        return number[each * Plain.CELLS + Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(at)]];
    }

    private void tieLine(int each, int line, int at) {
        int empty = (at & 7) == 0 ? 0 : (at & 7 << 3) == 0 ? 1 : (at & 7 << 6) == 0 ? 2 : 3;
        int one = empty == 0 ? 1 : 0;
        int other = empty == 2 ? 1 : 2;
        if (empty < 3 && (at & 7 << 3 * one) != 0 && (at & 7 << 3 * other) != 0) {
            tieStrong(part(each, line, at, one), part(each, line, at, other));
        }
    }

    private int part(int each, int line, int at, int third) {
        int node = group[each * 54 + line * 3 + third];
        return node != 0 ? node : place(each, line, at & 7 << 3 * third);
    }

    private void tieBox(int each, int box, int at) {
        for (int one = 0; one < 6; one++) {
            int rest = at & ~MINI[one];
            int node = inBox(each, box, one);
            if (node == 0 || rest == 0) {
                continue;
            }
            if ((rest & rest - 1) == 0) {
                tieStrong(node, place(each, box, rest));
            }
            for (int other = one + 1; other < 6; other++) {
                int next = inBox(each, box, other);
                if (next != 0 && (at & MINI[other]) == rest) {
                    tieStrong(node, next);
                }
            }
        }
    }

    /** By row of a box, or 3 + column, its positions. */
    private static final int[] MINI = {0x7, 0x38, 0x1C0, 0x49, 0x92, 0x124};

    private int inBox(int each, int box, int mini) {
        int band = (box - 18) / 3;
        int stack = (box - 18) % 3;
        return mini < 3
                ? group[each * 54 + (band * 3 + mini) * 3 + stack]
                : group[each * 54 + (9 + stack * 3 + mini - 3) * 3 + band];
    }

    /** The group that two candidates of one digit may be part of, if they share a box and a line; otherwise 0. */
    int groupOf(int one, int other) {
        int a = cell[one];
        int b = cell[other];
        if (Plain.BOX[a] != Plain.BOX[b]) {
            return 0;
        }
        int inRow = group[digit[one] * 54 + Plain.ROW[a] * 3 + a % 9 / 3];
        int inColumn = group[digit[one] * 54 + Plain.COLUMN[a] * 3 + a / 27];
        return Plain.ROW[a] == Plain.ROW[b] ? inRow : Plain.COLUMN[a] == Plain.COLUMN[b] ? inColumn : 0;
    }

    /** Whether some candidate goes if one of the two holds, other than a single one, where a loop begins. */
    boolean hasLosers(Slate slate, int start, int end) {
        int one = cell[start];
        int other = cell[end];
        if (one == other) {
            return false;
        }
        int each = digit[start];
        if (each == digit[end]) {
            return Plain.count(
                            Plain.SEEN_LOW[one] & Plain.SEEN_LOW[other] & slate.low[each],
                            Plain.SEEN_HIGH[one] & Plain.SEEN_HIGH[other] & slate.high[each])
                    > 1;
        }
        return (Plain.SEEN_LOW[one] & low[end] | Plain.SEEN_HIGH[one] & high[end]) != 0
                && (slate.candidates[other] >> each & 1) != 0
                && (slate.candidates[one] >> digit[end] & 1) != 0;
    }
}
