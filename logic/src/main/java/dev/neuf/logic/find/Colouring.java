package dev.neuf.logic.find;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Numbered things, some tied in pairs of which exactly one holds. Tied together they fall into clusters of two colours:
 * all of the one hold, or all of the other.
 */
final class Colouring {

    /** What is tied together: either all of the first hold, or all of the second. */
    record Cluster(int[] first, int[] second) {}

    /** By thing, one more than its last tie; 0 for none. */
    private final int[] last;

    /** By tie, where it goes, and one more than the tie before it from the same thing. */
    private int[] to = new int[64];

    private int[] before = new int[64];
    private int count;

    Colouring(int things) {
        this.last = new int[things];
    }

    /** Exactly one of the two holds. */
    void tie(int one, int other) {
        add(one, other);
        add(other, one);
    }

    private void add(int from, int there) {
        if (count == to.length) {
            to = Arrays.copyOf(to, 2 * count);
            before = Arrays.copyOf(before, 2 * count);
        }
        to[count] = there;
        before[count] = last[from];
        last[from] = ++count;
    }

    /**
     * All clusters. One that two colours are not enough for is left out: it has a round of an odd number of ties, and
     * then the board has no solution.
     */
    List<Cluster> clusters() {
        var clusters = new ArrayList<Cluster>();
        // 0: not reached, else 1 or 2
        byte[] colours = new byte[last.length];
        int[] reached = new int[last.length];
        for (int start = 0; start < last.length; start++) {
            if (last[start] == 0 || colours[start] != 0) {
                continue;
            }
            colours[start] = 1;
            reached[0] = start;
            int size = 1;
            boolean isOdd = false;
            for (int i = 0; i < size; i++) {
                int here = reached[i];
                for (int tie = last[here]; tie != 0; tie = before[tie - 1]) {
                    int next = to[tie - 1];
                    if (colours[next] == 0) {
                        colours[next] = (byte) (3 - colours[here]);
                        reached[size++] = next;
                    } else {
                        isOdd |= colours[next] == colours[here];
                    }
                }
            }
            if (!isOdd) {
                int[] all = Arrays.copyOf(reached, size);
                clusters.add(new Cluster(
                        Arrays.stream(all).filter(thing -> colours[thing] == 1).toArray(),
                        Arrays.stream(all).filter(thing -> colours[thing] == 2).toArray()));
            }
        }
        return clusters;
    }
}
