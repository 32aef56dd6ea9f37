package dev.neuf.logic.chain;

import dev.neuf.core.CellSet;
import java.util.function.Predicate;

/** The ways along the links of a web, from one assumption to what follows from it. */
interface Ways {

    /** Where no way leads. */
    int FAR = Integer.MAX_VALUE;

    Web web();

    /** Walks from the assumption that a node holds, or does not. */
    void from(int start, boolean isOn);

    /** How far it is to where the node holds. */
    int toOn(int node);

    /** How far it is to where the node does not hold. */
    int toOff(int node);

    /**
     * Hands over ways to the end as numbers of nodes, which hold and do not hold in turn, until told that it is enough.
     *
     * <p>A way that comes back to its own ground proves something, but not what it set out to: it is a lasso, and not told.
     *
     * @param isOn whether the end holds
     * @param isLoop whether it leads back to where it began: the cell must be left and reached from elsewhere
     */
    boolean each(int end, boolean isOn, boolean isLoop, Predicate<int[]> isEnough);

    /** Whether a node may come next on a way, given as the last of so many; the end of a loop is where it began. */
    static boolean isFresh(Web web, int[] way, int length, int node, boolean isLoop) {
        CellSet ground = web.node(node).ground();
        if (isLoop && web.node(way[0]).ground().meets(ground)) {
            return length > 1;
        }
        for (int i = isLoop ? 1 : 0; i < length - 1; i++) {
            if (web.node(way[i]).ground().meets(ground)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a way leaves the cell where it begins at once. */
    static boolean isLeaving(Web web, int first, int second) {
        return !web.node(first).ground().meets(web.node(second).ground());
    }
}
