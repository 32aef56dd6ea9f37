package dev.neuf.logic.chain;

import dev.neuf.logic.Bounds;
import java.util.Arrays;
import java.util.function.Predicate;

/** All the shortest ways. Which there are does not depend on the order of the nodes. */
final class ShortWays implements Ways {

    private final Web web;
    private final int[] toOn;
    private final int[] toOff;

    /** What is reached next, by the length of the way, in turn: the longest link says how many turns ahead. */
    private final long[][] comingOn;

    private final long[][] comingOff;

    private final int[] way;
    private int length;
    private int looks;
    private boolean isLoop;
    private Predicate<int[]> found = _ -> true;

    ShortWays(Web web) {
        this.web = web;
        toOn = new int[web.size()];
        toOff = new int[web.size()];
        comingOn = new long[web.longest() + 1][web.words()];
        comingOff = new long[web.longest() + 1][web.words()];
        way = new int[2 * web.size() + 1];
    }

    @Override
    public void from(int start, boolean isOn) {
        Arrays.fill(toOn, FAR);
        Arrays.fill(toOff, FAR);
        for (int i = 0; i < comingOn.length; i++) {
            Arrays.fill(comingOn[i], 0);
            Arrays.fill(comingOff[i], 0);
        }
        (isOn ? comingOn : comingOff)[0][start >> 6] |= 1L << start;
        int idle = 0;
        for (int distance = 0; idle <= web.longest(); distance++) {
            boolean isLit = light(distance);
            boolean isPutOut = putOut(distance);
            idle = isLit || isPutOut ? 0 : idle + 1;
        }
    }

    /** Those that are reached now, and hold, put out their weak neighbours. */
    private boolean light(int distance) {
        long[] now = comingOn[distance % comingOn.length];
        long[] next = comingOff[(distance + 1) % comingOff.length];
        boolean isAny = false;
        for (int word = 0; word < now.length; word++) {
            for (long left = now[word]; left != 0; left &= left - 1) {
                int node = (word << 6) + Long.numberOfTrailingZeros(left);
                if (toOn[node] == FAR) {
                    toOn[node] = distance;
                    isAny = true;
                    long[] neighbours = web.weak(node);
                    for (int i = 0; i < next.length; i++) {
                        next[i] |= neighbours[i];
                    }
                }
            }
            now[word] = 0;
        }
        return isAny;
    }

    /** Those that are reached now, and do not hold, light their strong neighbours. */
    private boolean putOut(int distance) {
        long[] now = comingOff[distance % comingOff.length];
        boolean isAny = false;
        for (int word = 0; word < now.length; word++) {
            for (long left = now[word]; left != 0; left &= left - 1) {
                int node = (word << 6) + Long.numberOfTrailingZeros(left);
                if (toOff[node] == FAR) {
                    toOff[node] = distance;
                    isAny = true;
                    int[] neighbours = web.strong(node);
                    int[] lengths = web.lengths(node);
                    for (int i = 0; i < neighbours.length; i++) {
                        comingOn[(distance + lengths[i]) % comingOn.length][neighbours[i] >> 6] |= 1L << neighbours[i];
                    }
                }
            }
            now[word] = 0;
        }
        return isAny;
    }

    @Override
    public Web web() {
        return web;
    }

    @Override
    public int toOn(int node) {
        return toOn[node];
    }

    @Override
    public int toOff(int node) {
        return toOff[node];
    }

    /** How far it is to each of the nodes, held or not held. */
    int[] distances(boolean isOn) {
        return (isOn ? toOn : toOff).clone();
    }

    /** Copies how far it is to so many nodes: held, and then not held. */
    void copy(int[] row, int count) {
        System.arraycopy(toOn, 0, row, 0, count);
        System.arraycopy(toOff, 0, row, count, count);
    }

    /** One of the shortest ways, even if it comes back to its own ground. */
    int[] any(int end, boolean isOn) {
        length = 0;
        boolean isNowOn = isOn;
        int node = end;
        for (int left = isOn ? toOn[end] : toOff[end]; left > 0; left = isNowOn ? toOn[node] : toOff[node]) {
            way[length++] = node;
            node = isNowOn ? darkBefore(node, left) : litBefore(node, left);
            isNowOn = !isNowOn;
        }
        way[length++] = node;
        return reversed();
    }

    private int darkBefore(int node, int distance) {
        int[] before = web.strong(node);
        for (int i = 0; i < before.length; i++) {
            if (toOff[before[i]] == distance - web.lengths(node)[i]) {
                return before[i];
            }
        }
        throw new IllegalStateException("No way leads to node %d.".formatted(node));
    }

    private int litBefore(int node, int distance) {
        long[] before = web.weak(node);
        for (int word = 0; word < before.length; word++) {
            for (long left = before[word]; left != 0; left &= left - 1) {
                int other = (word << 6) + Long.numberOfTrailingZeros(left);
                if (toOn[other] == distance - 1) {
                    return other;
                }
            }
        }
        throw new IllegalStateException("No way leads to node %d.".formatted(node));
    }

    @Override
    public boolean each(int end, boolean isOn, boolean isBack, Predicate<int[]> isEnough) {
        isLoop = isBack;
        found = isEnough;
        looks = 0;
        length = 0;
        return step(end, isOn, isOn ? toOn[end] : toOff[end]);
    }

    /** Goes back from a node at this distance from the start; the way is kept from its end. */
    private boolean step(int node, boolean isOn, int distance) {
        if (distance == FAR || ++looks > Bounds.CHAIN_LOOKS) {
            return false;
        }
        way[length++] = node;
        boolean isDone;
        if (distance == 0) {
            isDone = (!isLoop || isBack()) && found.test(reversed());
        } else {
            isDone = isOn ? litFrom(node, distance) : putOutFrom(node, distance);
        }
        length--;
        return isDone;
    }

    private boolean litFrom(int node, int distance) {
        int[] before = web.strong(node);
        int[] lengths = web.lengths(node);
        for (int i = 0; i < before.length; i++) {
            if (toOff[before[i]] == distance - lengths[i]
                    && isFresh(before[i])
                    && step(before[i], false, distance - lengths[i])) {
                return true;
            }
        }
        return false;
    }

    private boolean putOutFrom(int node, int distance) {
        long[] before = web.weak(node);
        for (int word = 0; word < before.length; word++) {
            for (long left = before[word]; left != 0; left &= left - 1) {
                int other = (word << 6) + Long.numberOfTrailingZeros(left);
                if (toOn[other] == distance - 1 && isFresh(other) && step(other, true, distance - 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isFresh(int node) {
        return Ways.isFresh(web, way, length, node, isLoop);
    }

    private boolean isBack() {
        return length > 2 && Ways.isLeaving(web, way[length - 1], way[length - 2]);
    }

    private int[] reversed() {
        var nodes = new int[length];
        for (int i = 0; i < length; i++) {
            nodes[i] = way[length - 1 - i];
        }
        return nodes;
    }
}
