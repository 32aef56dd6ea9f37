package dev.neuf.logic.chain;

import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Chains from each candidate of a cell, or from each place of a digit in a house, that all lead to the same.
 *
 * <pre>
 *   1 - ... - x      one of 1, 2, 3 is in the cell,
 *   2 - ... - x      and whichever it is, x does not hold
 *   3 - ... - x
 * </pre>
 */
public final class ForcingChains {

    /** With two, it is a loop. */
    private static final int LEAST = 3;

    private ForcingChains() {}

    /** From a cell. */
    public static Finder cell() {
        return (sight, hunt) -> new Search(sight, hunt, false).run();
    }

    /** From the places of a digit in a house. */
    public static Finder region() {
        return (sight, hunt) -> new Search(sight, hunt, true).run();
    }

    private record Agreed(int cluster, int end, boolean isOn, int length) {}

    private static final class Search {
        private final Sight sight;
        private final Hunt hunt;
        private final boolean isRegion;
        private final Clusters clusters;
        private final ShortWays ways;
        private final List<Agreed> found = new ArrayList<>();

        Search(Sight sight, Hunt hunt, boolean isRegion) {
            this.sight = sight;
            this.hunt = hunt;
            this.isRegion = isRegion;
            this.clusters = Clusters.of(sight, Nodes.CANDIDATES);
            this.ways = new ShortWays(Webs.of(sight).of(Nodes.GROUPS));
        }

        void run() {
            int size = clusters.web().size();
            var toOn = new int[size][];
            var toOff = new int[size][];
            for (int start = 0; start < size && !hunt.isOver(); start++) {
                ways.from(start, true);
                toOn[start] = ways.distances(true);
                toOff[start] = ways.distances(false);
            }
            for (int number = 0; number < clusters.size() && !hunt.isOver(); number++) {
                Clusters.Cluster cluster = clusters.get(number);
                if (cluster.candidates().length >= LEAST && cluster.where() instanceof Rule.House == isRegion) {
                    agree(number, toOn, true);
                    agree(number, toOff, false);
                }
            }
            found.sort(Comparator.comparingInt(Agreed::length));
            for (Agreed agreed : found) {
                if (hunt.isOver()) {
                    return;
                }
                tell(agreed);
            }
        }

        private void agree(int number, int[][] lengths, boolean isOn) {
            int[] candidates = clusters.get(number).candidates();
            for (int end = 0; end < clusters.web().size(); end++) {
                int sum = 0;
                for (int i = 0; i < candidates.length && sum < Ways.FAR; i++) {
                    int length = lengths[candidates[i]][end];
                    sum = length == Ways.FAR ? Ways.FAR : sum + length;
                }
                if (sum < Ways.FAR) {
                    found.add(new Agreed(number, end, isOn, sum));
                }
            }
        }

        private void tell(Agreed agreed) {
            Clusters.Cluster cluster = clusters.get(agreed.cluster);
            Node node = clusters.web().node(agreed.end);
            Digits digit = Digits.of(node.digit());
            Step.Builder step = hunt.step(digit);
            if (agreed.isOn) {
                step.place(node.cell(), node.digit());
            } else {
                step.eliminate(digit, node.cells());
            }
            Tale.cluster(step, cluster);
            LogicPhrase suppose = LogicPhrase.CHAIN_SUPPOSE;
            for (int candidate : cluster.candidates()) {
                ways.from(candidate, true);
                // any way will do here, a lasso as well
                new Tale(sight, ways.web(), ways.any(agreed.end, agreed.isOn), true).tell(step, suppose);
                suppose = LogicPhrase.CHAIN_INSTEAD;
            }
            hunt.keep(step.say(LogicPhrase.CHAIN_ALL_AGREE));
        }
    }
}
