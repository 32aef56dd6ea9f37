package dev.neuf.logic.chain;

import dev.neuf.logic.Sight;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Walks along the chains of one kind on a board. A chain that takes groups or sets must need them. */
final class Walker {

    /** What takes two links or fewer is seen without a chain. */
    private static final int SHORTEST = 3;

    /** Nobody follows a chain of one digit, or of pairs, any further; others may be longer, because they lead elsewhere. */
    private static final int LONGEST = 20;

    private final Ways ways;
    private final int candidates;

    /** The ways without groups and sets, if some are wanted. */
    private final @Nullable Ways plain;

    private final boolean isFirst;
    private final int longest;

    private Walker(Ways ways, int candidates, @Nullable Ways plain, boolean isFirst, int longest) {
        this.longest = longest;
        this.ways = ways;
        this.candidates = candidates;
        this.plain = plain;
        this.isFirst = isFirst;
    }

    /** One for the web of some candidates. */
    static Walker of(Web web) {
        return new Walker(new ShortWays(web), web.size(), null, false, LONGEST);
    }

    /** One for all candidates. It takes all the shortest ways, or only the first to each end, as HoDoKu does. */
    static Walker of(Sight sight, Nodes nodes, boolean isFirst) {
        Webs webs = Webs.of(sight);
        Web web = webs.of(nodes);
        Web candidates = webs.of(Nodes.CANDIDATES);
        Ways ways = isFirst ? new FirstWays(sight, web) : new ShortWays(web);
        Ways plain = nodes == Nodes.CANDIDATES ? null : new ShortWays(candidates);
        return new Walker(ways, candidates.size(), plain, isFirst, Ways.FAR - 1);
    }

    Web web() {
        return ways.web();
    }

    Node node(int number) {
        return ways.web().node(number);
    }

    /** How many nodes are candidates. They have the first numbers, and only they are ends. */
    int candidates() {
        return candidates;
    }

    /** Whether what was looked at from one end need not be looked at from the other. */
    boolean isSymmetric() {
        return !isFirst;
    }

    void from(int start, boolean isOn) {
        ways.from(start, isOn);
        if (plain != null && !isFirst) {
            plain.from(start, isOn);
        }
    }

    /** How long the way to an end is, or {@link Ways#FAR} if there is none that counts. */
    int length(int end, boolean isOn) {
        int length = isOn ? ways.toOn(end) : ways.toOff(end);
        boolean counts = length >= SHORTEST
                && length <= longest
                && (plain == null || isFirst || length < (isOn ? plain.toOn(end) : plain.toOff(end)));
        return counts ? length : Ways.FAR;
    }

    /** Hands over the ways that count; see {@link Ways#each}. */
    boolean each(int end, boolean isOn, boolean isLoop, Predicate<int[]> isEnough) {
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
