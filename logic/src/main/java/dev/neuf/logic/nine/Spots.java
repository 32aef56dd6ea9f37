package dev.neuf.logic.nine;

import java.util.Arrays;

/**
 * {@link dev.neuf.logic.find.Spots} on bits: the places of a digit in almost locked sets of two cells or more. Many sets have
 * the same, and links between them are looked up once for all these sets.
 */
final class Spots {

    private static final long MIX_LOW = 0x9E3779B97F4A7C15L;
    private static final long MIX_HIGH = 0xC2B2AE3D27D4EB4FL;
    private static final int FIRST_SPOTS = 512;

    /** By digit, its first spot; the last entry is the end. */
    final int[] first = new int[10];

    /** By set * 9 + digit that strikes, its spot, and the next lower set with that spot or -1. */
    int[] spot = {};

    int[] next = {};

    /** By spot, its cells, and the cells with the digit that see them all. */
    long[] low = {};

    long[] high = {};
    long[] targetLow = {};
    long[] targetHigh = {};

    /** By spot, the last set that has it. */
    int[] head = {};

    /** By what its cells come to, the last spot made of such cells. One that is forgotten is made twice, and does no harm. */
    private final int[] slot = new int[1024];

    void make(Slate slate, AlmostSets sets) {
        if (spot.length < sets.count * 9) {
            spot = new int[sets.low.length * 9];
            next = new int[sets.low.length * 9];
        }
        int end = 0;
        for (int digit = 0; digit < 9; digit++) {
            first[digit] = end;
            for (int set = 0; set < sets.count; set++) {
                if ((sets.strikes[set] >> digit & 1) != 0 && isSet(sets, set)) {
                    end = add(slate, sets, set, digit, end);
                }
            }
        }
        first[9] = end;
    }

    /** Whether it has two cells or more. */
    static boolean isSet(AlmostSets sets, int set) {
        return Plain.count(sets.low[set], sets.high[set]) > 1;
    }

    private int add(Slate slate, AlmostSets sets, int set, int digit, int end) {
        long cellsLow = sets.low[set] & slate.low[digit];
        long cellsHigh = sets.high[set] & slate.high[digit];
        int mixed = (int) (cellsLow * MIX_LOW + cellsHigh * MIX_HIGH >>> 54);
        int found = slot[mixed];
        int after = end;
        // the slot may be of another digit or board
        if (found < first[digit] || found >= end || low[found] != cellsLow || high[found] != cellsHigh) {
            if (end == head.length) {
                grow(Math.max(FIRST_SPOTS, 2 * end));
            }
            found = end;
            after = end + 1;
            slot[mixed] = found;
            low[found] = cellsLow;
            high[found] = cellsHigh;
            targetLow[found] = sets.targetLow[set * 9 + digit];
            targetHigh[found] = sets.targetHigh[set * 9 + digit];
            head[found] = -1;
        }
        spot[set * 9 + digit] = found;
        next[set * 9 + digit] = head[found];
        head[found] = set;
        return after;
    }

    private void grow(int length) {
        low = Arrays.copyOf(low, length);
        high = Arrays.copyOf(high, length);
        targetLow = Arrays.copyOf(targetLow, length);
        targetHigh = Arrays.copyOf(targetHigh, length);
        head = Arrays.copyOf(head, length);
    }
}
