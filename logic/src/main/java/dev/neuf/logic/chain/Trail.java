package dev.neuf.logic.chain;

import dev.neuf.core.CellSet;
import java.util.function.Predicate;

/**
 * Finds the shortest ways from an assumption to what follows from it, as numbers of nodes. Along a way, nodes hold and do
 * not hold in turn.
 *
 * <p>A way that comes back to its own ground proves something, but not what it set out to: it is a lasso, and not told.
 */
final class Trail {

    /** So many looks are enough for any board a person would look at; some empty ones have endless ways. */
    private static final int LOOKS = 4_000;

    private final Reach reach;
    private final int[] way;
    private boolean isLoop;
    private int length;
    private int looks;
    private Predicate<int[]> found = _ -> true;

    Trail(Reach reach) {
        this.reach = reach;
        this.way = new int[2 * reach.web().size() + 1];
    }

    /**
     * Hands over the shortest ways to the end, one by one, until told that it is enough.
     *
     * @param isOn whether the end holds
     * @param isLoop whether it leads back to where it began: the ends must be left and reached from elsewhere
     */
    boolean each(int end, boolean isOn, boolean isLoop, Predicate<int[]> isEnough) {
        this.isLoop = isLoop;
        this.found = isEnough;
        looks = 0;
        length = 0;
        return step(end, isOn, isOn ? reach.toOn(end) : reach.toOff(end));
    }

    /** Goes back from a node at this distance from the start; the way is kept from its end. */
    private boolean step(int node, boolean isOn, int distance) {
        if (distance == Reach.FAR || ++looks > LOOKS) {
            return false;
        }
        way[length++] = node;
        boolean isDone;
        if (distance == 0) {
            isDone = isWhole() && found.test(reversed());
        } else {
            isDone = isOn ? lit(node, distance) : putOut(node, distance);
        }
        length--;
        return isDone;
    }

    private boolean lit(int node, int distance) {
        int[] before = reach.web().strong(node);
        int[] lengths = reach.web().lengths(node);
        for (int i = 0; i < before.length; i++) {
            if (reach.toOff(before[i]) == distance - lengths[i]
                    && isFresh(before[i])
                    && step(before[i], false, distance - lengths[i])) {
                return true;
            }
        }
        return false;
    }

    private boolean putOut(int node, int distance) {
        long[] before = reach.web().weak(node);
        for (int word = 0; word < before.length; word++) {
            for (long left = before[word]; left != 0; left &= left - 1) {
                int other = (word << 6) + Long.numberOfTrailingZeros(left);
                if (reach.toOn(other) == distance - 1 && isFresh(other) && step(other, true, distance - 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a node is on no ground of those on the way but the last. */
    private boolean isFresh(int node) {
        CellSet ground = reach.web().node(node).ground();
        // the end of a loop is where it began, and a loop may touch it
        int from = isLoop ? 1 : 0;
        if (isLoop && reach.web().node(way[0]).ground().meets(ground)) {
            return length > 1;
        }
        for (int i = from; i < length - 1; i++) {
            if (reach.web().node(way[i]).ground().meets(ground)) {
                return false;
            }
        }
        return true;
    }

    /** A loop leaves the cell where it begins at once. */
    private boolean isWhole() {
        return !isLoop
                || length > 2
                        && !reach.web()
                                .node(way[length - 1])
                                .ground()
                                .meets(reach.web().node(way[length - 2]).ground());
    }

    private int[] reversed() {
        var nodes = new int[length];
        for (int i = 0; i < length; i++) {
            nodes[i] = way[length - 1 - i];
        }
        return nodes;
    }
}
