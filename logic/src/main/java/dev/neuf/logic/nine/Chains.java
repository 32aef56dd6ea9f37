package dev.neuf.logic.nine;

import dev.neuf.logic.Bounds;
import java.util.Arrays;

/** {@code chain.ShortWays} on bits: how far it is from one node to the others, and the ways there. */
class Chains {

    /** Where no way leads. */
    static final int FAR = Integer.MAX_VALUE;

    final Links links;

    int[] toOn = {};
    int[] toOff = {};

    /** The way in hand, from its end. */
    int[] way = {};

    int length;

    private int looks;
    private boolean isLoop;
    private long[] now = {};
    private long[] next = {};

    Chains(Links links) {
        this.links = links;
    }

    /** Walks from a node that holds or does not, through groups or not. */
    void from(int start, boolean isOn, boolean isGrouped) {
        int size = links.size;
        if (toOn.length < size) {
            toOn = new int[size + size / 4];
            toOff = new int[size + size / 4];
            way = new int[2 * (size + size / 4) + 1];
        }
        if (now.length < links.words) {
            now = new long[links.words];
            next = new long[links.words];
        }
        Arrays.fill(toOn, 0, size, FAR);
        Arrays.fill(toOff, 0, size, FAR);
        Arrays.fill(now, 0);
        now[start >> 6] |= 1L << start;
        boolean isNowOn = isOn;
        int distance = 0;
        while (spread(isNowOn ? toOn : toOff, isNowOn ? links.weak : links.strong, distance)) {
            for (int i = 0; i < links.words; i++) {
                now[i] = isGrouped ? next[i] : next[i] & links.plain[i];
            }
            isNowOn = !isNowOn;
            distance++;
        }
    }

    private boolean spread(int[] to, long[] rows, int distance) {
        boolean isAny = false;
        Arrays.fill(next, 0);
        for (int word = 0; word < links.words; word++) {
            for (long left = now[word]; left != 0; left &= left - 1) {
                int node = (word << 6) + Long.numberOfTrailingZeros(left);
                if (to[node] == FAR) {
                    to[node] = distance;
                    isAny = true;
                    for (int i = 0; i < links.words; i++) {
                        next[i] |= rows[node * links.words + i];
                    }
                }
            }
        }
        return isAny;
    }

    /** Takes in turn the ways to an end that do not come back to their own ground, until one of them is enough. */
    final boolean each(int end, boolean isOn, boolean isBack, Told told) {
        isLoop = isBack;
        looks = 0;
        length = 0;
        return step(end, isOn, isOn ? toOn[end] : toOff[end], told);
    }

    /** Whether a way is enough. */
    interface Told {
        boolean isEnough(Chains chains);
    }

    private boolean step(int node, boolean isOn, int distance, Told told) {
        if (distance == FAR || ++looks > Bounds.CHAIN_LOOKS) {
            return false;
        }
        way[length++] = node;
        boolean isDone;
        if (distance == 0) {
            isDone = (!isLoop || isBack()) && told.isEnough(this);
        } else {
            isDone = isOn ? hasDarkBefore(node, distance, told) : hasLitBefore(node, distance, told);
        }
        length--;
        return isDone;
    }

    /** Goes back to a node that does not hold, and lights this one. */
    boolean hasDarkBefore(int node, int distance, Told told) {
        return hasBefore(node, links.strong, toOff, distance - 1, false, told);
    }

    /** Goes back to a node that holds, and puts out this one. */
    boolean hasLitBefore(int node, int distance, Told told) {
        return hasBefore(node, links.weak, toOn, distance - 1, true, told);
    }

    private boolean hasBefore(int node, long[] rows, int[] to, int distance, boolean isOn, Told told) {
        for (int word = 0; word < links.words; word++) {
            for (long left = rows[node * links.words + word]; left != 0; left &= left - 1) {
                int other = (word << 6) + Long.numberOfTrailingZeros(left);
                if (to[other] == distance && steps(other, isOn, distance, told)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Goes on from a node, if it may come next. */
    final boolean steps(int node, boolean isOn, int distance, Told told) {
        return isFresh(node) && step(node, isOn, distance, told);
    }

    private boolean isFresh(int node) {
        if (isLoop && meets(way[0], node)) {
            return length > 1;
        }
        for (int i = isLoop ? 1 : 0; i < length - 1; i++) {
            if (meets(way[i], node)) {
                return false;
            }
        }
        return true;
    }

    /** Whether two nodes have ground in common. */
    boolean meets(int a, int b) {
        return (links.low[a] & links.low[b] | links.high[a] & links.high[b]) != 0;
    }

    private boolean isBack() {
        return length > 2 && !meets(way[length - 1], way[length - 2]);
    }
}
