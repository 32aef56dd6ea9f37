package dev.neuf.logic.chain;

import dev.neuf.core.Candidates;
import dev.neuf.core.Digits;
import dev.neuf.logic.Bounds;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Blossom loop: chains from each candidate of a cell, or from each place of a digit in a house, that end in one cell or
 * house again, each somewhere else. At least one start holds, and at most one end. So each end holds just when its start
 * does, and a chain can be read both ways.
 *
 * <pre>
 *   1 - ... = a      if a holds, b and c do not, so neither 2 nor 3 does: it must be 1.
 *   2 - ... = b      What neither 1 nor the lack of a allows goes
 *   3 - ... = c
 * </pre>
 */
public final class BlossomLoops {

    /** With two branches it is a loop. */
    private static final int LEAST = 3;

    private final Sight sight;
    private final Hunt hunt;
    private final Clusters clusters;
    private final Distances distances;
    private final int count;

    /** By candidate that holds, those that then hold, and those that do not. */
    private final long[][] onOn;

    private final long[][] onOff;

    /** By candidate that does not hold, the same, once asked for. */
    private final long[][] offOn;

    private final long[][] offOff;

    /** The best found so far for each conclusion: twice the candidate, and one more if it holds. */
    private final Map<Integer, Found> best = new HashMap<>();

    /**
     * What follows from two candidates that hold together.
     *
     * @param starts those of a cell or a house
     * @param ends where their chains lead, in the same order
     * @param branch which of them it is
     */
    private record Found(
            Clusters.Cluster from, int[] starts, int[] ends, int branch, int target, boolean isOn, int length) {}

    private BlossomLoops(Sight sight, Hunt hunt) {
        this.sight = sight;
        this.hunt = hunt;
        this.clusters = Clusters.of(sight, Nodes.CANDIDATES);
        this.distances = Webs.of(sight).distances(Nodes.GROUPS);
        this.count = distances.candidates();
        this.onOn = new long[count][clusters.web().words()];
        this.onOff = new long[count][clusters.web().words()];
        this.offOn = new long[count][];
        this.offOff = new long[count][];
    }

    /** Finds them. */
    public static void find(Sight sight, Hunt hunt) {
        var search = new BlossomLoops(sight, hunt);
        search.reach();
        search.run();
        search.tell();
    }

    private void reach() {
        for (int start = 0; start < count && !hunt.isOver(); start++) {
            onOn[start] = row(start, true, true);
            onOff[start] = row(start, true, false);
        }
    }

    private long[] row(int start, boolean startsOn, boolean endsOn) {
        var row = new long[clusters.web().words()];
        for (int end = 0; end < count; end++) {
            if (distances.between(start, startsOn, end, endsOn) != Ways.FAR) {
                row[end >> 6] |= 1L << end;
            }
        }
        return row;
    }

    private void run() {
        for (int from = 0; from < clusters.size() && !hunt.isOver(); from++) {
            int branches = clusters.get(from).candidates().length;
            for (int to = 0;
                    branches >= LEAST && branches <= Bounds.BLOSSOM_LOOP_BRANCHES && to < clusters.size();
                    to++) {
                if (to != from && clusters.get(to).candidates().length >= branches && mayClose(from, to)) {
                    close(clusters.get(from), clusters.get(to));
                }
            }
        }
    }

    /** Whether each start leads to some end. */
    private boolean mayClose(int from, int to) {
        long[] bits = clusters.get(to).bits();
        for (int start : clusters.get(from).candidates()) {
            boolean isAny = false;
            for (int word = 0; word < bits.length && !isAny; word++) {
                isAny = (bits[word] & onOn[start][word]) != 0;
            }
            if (!isAny) {
                return false;
            }
        }
        return true;
    }

    /** Looks at each start with each of its ends. */
    private void close(Clusters.Cluster from, Clusters.Cluster to) {
        int[] starts = from.candidates();
        for (int branch = 0; branch < starts.length; branch++) {
            for (int end : to.candidates()) {
                // where the end leads back to the start, that was known without the others
                if (isSet(onOn[starts[branch]], end) && !isSet(onOn[end], starts[branch])) {
                    var ends = new int[starts.length];
                    ends[branch] = end;
                    if (hasOthers(starts, to.candidates(), ends, branch, 0)) {
                        follow(from, ends, branch);
                    }
                }
            }
        }
    }

    private static boolean isSet(long[] bits, int number) {
        return (bits[number >> 6] >>> number & 1) != 0;
    }

    /** Gives each other start an end of its own, if it can be. */
    private boolean hasOthers(int[] starts, int[] all, int[] ends, int branch, int next) {
        if (next == starts.length) {
            return true;
        }
        if (next == branch) {
            return hasOthers(starts, all, ends, branch, next + 1);
        }
        for (int end : all) {
            boolean isFree = isSet(onOn[starts[next]], end) && end != ends[branch];
            for (int i = 0; i < next && isFree; i++) {
                isFree = ends[i] != end;
            }
            ends[next] = end;
            if (isFree && hasOthers(starts, all, ends, branch, next + 1)) {
                return true;
            }
        }
        return false;
    }

    /** What follows both from a start and from the lack of its end. */
    private void follow(Clusters.Cluster from, int[] ends, int branch) {
        int start = from.candidates()[branch];
        int end = ends[branch];
        if (offOn[end] == null) {
            offOn[end] = row(end, false, true);
            offOff[end] = row(end, false, false);
        }
        int length = 0;
        for (int i = 0; i < ends.length; i++) {
            length += distances.between(from.candidates()[i], true, ends[i], true);
        }
        for (int word = 0; word < onOn[start].length; word++) {
            for (long both = onOn[start][word] & offOn[end][word]; both != 0; both &= both - 1) {
                keep(from, ends, branch, (word << 6) + Long.numberOfTrailingZeros(both), true, length);
            }
            for (long both = onOff[start][word] & offOff[end][word]; both != 0; both &= both - 1) {
                keep(from, ends, branch, (word << 6) + Long.numberOfTrailingZeros(both), false, length);
            }
        }
    }

    private void keep(Clusters.Cluster from, int[] ends, int branch, int target, boolean isOn, int length) {
        int all = length
                + distances.between(ends[branch], false, target, isOn)
                + distances.between(from.candidates()[branch], true, target, isOn);
        int key = 2 * target + (isOn ? 1 : 0);
        Found before = best.get(key);
        if (before == null || all < before.length) {
            best.put(key, new Found(from, from.candidates(), ends, branch, target, isOn, all));
        }
    }

    private void tell() {
        var found = new ArrayList<>(best.values());
        found.sort(Comparator.comparingInt(Found::length));
        var ways = new ShortWays(Webs.of(sight).of(Nodes.GROUPS));
        for (Found one : found) {
            if (hunt.isOver()) {
                return;
            }
            tell(ways, one);
        }
    }

    private void tell(ShortWays ways, Found found) {
        Node node = ways.web().node(found.target);
        Digits digit = Digits.of(node.digit());
        Step.Builder step = hunt.step(digit);
        if (found.isOn) {
            step.place(node.cell(), node.digit());
        } else {
            step.eliminate(digit, node.cells());
        }
        Tale.cluster(step, found.from);
        List<Candidates> ends = new ArrayList<>();
        for (int i = 0; i < found.ends.length; i++) {
            way(step, ways, found.starts[i], true, found.ends[i], true);
            ends.add(ways.web().node(found.ends[i]).candidates());
        }
        ends.forEach(end -> step.show(Role.END, end));
        step.say(LogicPhrase.BLOSSOM_LOOP_ENDS, ends)
                .say(
                        LogicPhrase.BLOSSOM_LOOP_PAIR,
                        ways.web().node(found.starts[found.branch]).candidates(),
                        ends.get(found.branch));
        way(step, ways, found.starts[found.branch], true, found.target, found.isOn);
        way(step, ways, found.ends[found.branch], false, found.target, found.isOn);
        hunt.keep(step.say(LogicPhrase.CHAIN_ALL_AGREE));
    }

    private void way(Step.Builder step, ShortWays ways, int start, boolean startsOn, int end, boolean endsOn) {
        if (!step.isQuiet()) {
            ways.from(start, startsOn);
            new Tale(sight, ways.web(), ways.any(end, endsOn), startsOn).tell(step);
        }
    }
}
