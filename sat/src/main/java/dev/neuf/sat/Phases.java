package dev.neuf.sat;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Which way to decide a variable: as it was last, or as it was when the most variables were assigned without a conflict.
 *
 * <p>A search that comes back to where it was goes on where it was good (Pipatsrisawat, Darwiche 2007; Biere, Fleury
 * 2020). Now and then all is forgotten, so that it does not stay in one corner.
 */
final class Phases {

    private static final byte UNKNOWN = 0;
    private static final byte HOLDS = 1;
    private static final byte FAILS = -1;

    private final byte[] last;
    private final byte[] target;
    private final byte[] best;
    private int targetSize;
    private int bestSize;
    private int changes;

    Phases(int variables) {
        last = new byte[variables + 1];
        target = new byte[variables + 1];
        best = new byte[variables + 1];
        Arrays.fill(last, HOLDS);
    }

    /** The literal of a variable to decide for. */
    int literal(int variable) {
        byte phase = target[variable] == UNKNOWN ? last[variable] : target[variable];
        return phase == FAILS ? 2 * variable + 1 : 2 * variable;
    }

    /** A part of the trail is to be taken back. */
    void remember(int literal) {
        last[literal >> 1] = phase(literal);
    }

    /** So many variables were assigned without a conflict. */
    void reached(int[] trail, int size) {
        if (size > targetSize) {
            targetSize = size;
            copy(trail, size, target);
        }
        if (size > bestSize) {
            bestSize = size;
            copy(trail, size, best);
        }
    }

    private static void copy(int[] trail, int size, byte[] to) {
        for (int i = 0; i < size; i++) {
            to[trail[i] >> 1] = phase(trail[i]);
        }
    }

    private static byte phase(int literal) {
        return (literal & 1) == 0 ? HOLDS : FAILS;
    }

    /** Forgets all and begins with these variables as those that hold. */
    void prefer(BitSet holding) {
        for (int v = 1; v < last.length; v++) {
            last[v] = holding.get(v) ? HOLDS : FAILS;
        }
        Arrays.fill(target, UNKNOWN);
        Arrays.fill(best, UNKNOWN);
        targetSize = 0;
        bestSize = 0;
    }

    /** It is time for something else. */
    void change() {
        // back to the best every second time, and between: all hold, all fail, all as they are not
        switch (changes++ % 6) {
            case 0 -> Arrays.fill(last, HOLDS);
            case 2 -> Arrays.fill(last, FAILS);
            case 4 -> {
                for (int v = 1; v < last.length; v++) {
                    last[v] = (byte) -last[v];
                }
            }
            default -> {
                for (int v = 1; v < last.length; v++) {
                    last[v] = best[v] == UNKNOWN ? last[v] : best[v];
                }
            }
        }
        Arrays.fill(target, UNKNOWN);
        targetSize = 0;
        bestSize = 0;
    }
}
