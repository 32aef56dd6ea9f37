package dev.neuf.logic.chain;

import dev.neuf.logic.Bounds;
import dev.neuf.logic.Sight;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Walks along the chains of one kind on a board. A chain that takes groups or sets must need them. */
final class Walker {

    /** What takes two links or fewer is seen without a chain. */
    private static final int SHORTEST = 3;

    private final Ways ways;
    private final Distances distances;

    /** How far it is without groups and sets, if some are wanted. */
    private final @Nullable Distances plain;

    private final boolean isFirst;
    private final int longest;

    private int start;
    private boolean startsOn;

    private Walker(Ways ways, Distances distances, @Nullable Distances plain, boolean isFirst, int longest) {
        this.longest = longest;
        this.ways = ways;
        this.distances = distances;
        this.plain = plain;
        this.isFirst = isFirst;
    }

    /** One for the web of some candidates. It takes the shortest ways; longer ones as well, as HoDoKu does. */
    static Walker of(Web web, boolean isLong) {
        var distances = new Distances(web, web.size());
        Ways ways = isLong ? new LongWays(web, Bounds.NARROW_CHAIN_LINKS) : distances.ways();
        return new Walker(ways, distances, null, false, Bounds.NARROW_CHAIN_LINKS);
    }

    /** One for all candidates. It takes all the shortest ways, or only the first to each end, as HoDoKu does. */
    static Walker of(Sight sight, Nodes nodes, boolean isFirst) {
        Webs webs = Webs.of(sight);
        Distances distances = webs.distances(nodes);
        Ways ways = isFirst ? new FirstWays(sight, webs.of(nodes)) : distances.ways();
        Distances plain = nodes == Nodes.CANDIDATES ? null : webs.distances(Nodes.CANDIDATES);
        return new Walker(ways, distances, plain, isFirst, Ways.FAR - 1);
    }

    Web web() {
        return ways.web();
    }

    Node node(int number) {
        return ways.web().node(number);
    }

    /** How many nodes are candidates. They have the first numbers, and only they are ends. */
    int candidates() {
        return distances.candidates();
    }

    /** The other candidates of the cell, in rising order. */
    int[] mates(int candidate) {
        return distances.mates(candidate);
    }

    /** Whether what was looked at from one end need not be looked at from the other. */
    boolean isSymmetric() {
        return !isFirst;
    }

    void from(int node, boolean isOn) {
        start = node;
        startsOn = isOn;
        if (isFirst) {
            ways.from(node, isOn);
        }
    }

    /** How long the way to an end is, or {@link Ways#FAR} if there is none that counts. */
    int length(int end, boolean isOn) {
        int length;
        if (isFirst) {
            length = isOn ? ways.toOn(end) : ways.toOff(end);
        } else {
            length = distances.between(start, startsOn, end, isOn);
        }
        boolean counts = length >= SHORTEST
                && length <= longest
                && (plain == null || isFirst || length < plain.between(start, startsOn, end, isOn));
        return counts ? length : Ways.FAR;
    }

    /** Hands over the ways that count; see {@link Ways#each}. */
    boolean each(int end, boolean isOn, boolean isLoop, Predicate<int[]> isEnough) {
        if (!isFirst) {
            ways.from(start, startsOn);
        }
        return ways.each(end, isOn, isLoop, way -> (plain == null || isGrouped(way)) && isEnough.test(way));
    }

    private boolean isGrouped(int[] way) {
        for (int node : way) {
            if (!node(node).isCandidate()) {
                return true;
            }
        }
        return false;
    }
}
