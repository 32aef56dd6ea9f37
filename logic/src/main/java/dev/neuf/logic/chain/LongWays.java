package dev.neuf.logic.chain;

import java.util.function.Predicate;

/**
 * The shortest ways, and longer ones where all of these are lassos. HoDoKu takes them in chains of one digit and of pairs,
 * and its library of examples expects that. All links are of length one.
 */
final class LongWays implements Ways {

    /** So many looks for one end are enough. */
    private static final int LOOKS = 200_000;

    private final ShortWays shortest;
    private final Web web;
    private final int longest;
    private final int[] way;
    private int start;
    private int length;
    private int looks;
    private boolean isLoop;

    LongWays(Web web, int longest) {
        this.shortest = new ShortWays(web);
        this.web = web;
        this.longest = longest;
        this.way = new int[longest + 1];
    }

    @Override
    public Web web() {
        return web;
    }

    @Override
    public void from(int start, boolean isOn) {
        this.start = start;
        shortest.from(start, isOn);
    }

    @Override
    public int toOn(int node) {
        return shortest.toOn(node);
    }

    @Override
    public int toOff(int node) {
        return shortest.toOff(node);
    }

    @Override
    public boolean each(int end, boolean isOn, boolean isBack, Predicate<int[]> isEnough) {
        isLoop = isBack;
        looks = 0;
        length = 0;
        for (int links = distance(end, isOn); links <= longest; links += 2) {
            if (step(end, isOn, links, isEnough)) {
                return true;
            }
        }
        return false;
    }

    private int distance(int node, boolean isOn) {
        return isOn ? toOn(node) : toOff(node);
    }

    /** Goes back from a node from which so many links are left to the start; the way is kept from its end. */
    private boolean step(int node, boolean isOn, int left, Predicate<int[]> isEnough) {
        if (++looks > LOOKS) {
            return false;
        }
        way[length++] = node;
        boolean isDone = left == 0
                ? (!isLoop || length > 2 && Ways.isLeaving(web, node, way[length - 2])) && isEnough.test(reversed())
                : isOn ? litFrom(node, left - 1, isEnough) : putOutFrom(node, left - 1, isEnough);
        length--;
        return isDone;
    }

    private boolean litFrom(int node, int left, Predicate<int[]> isEnough) {
        for (int before : web.strong(node)) {
            if (mayComeNext(before, false, left) && step(before, false, left, isEnough)) {
                return true;
            }
        }
        return false;
    }

    private boolean putOutFrom(int node, int left, Predicate<int[]> isEnough) {
        long[] before = web.weak(node);
        for (int word = 0; word < before.length; word++) {
            for (long rest = before[word]; rest != 0; rest &= rest - 1) {
                int other = (word << 6) + Long.numberOfTrailingZeros(rest);
                if (mayComeNext(other, true, left) && step(other, true, left, isEnough)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the start is near enough, and the way does not come back to its own ground before. */
    private boolean mayComeNext(int node, boolean isOn, int left) {
        return distance(node, isOn) <= left
                && Ways.isFresh(web, way, length, node, isLoop)
                && !(isLoop
                        && left > 0
                        && web.node(node).ground().meets(web.node(start).ground()));
    }

    private int[] reversed() {
        var nodes = new int[length];
        for (int i = 0; i < length; i++) {
            nodes[i] = way[length - 1 - i];
        }
        return nodes;
    }
}
