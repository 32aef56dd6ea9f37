package dev.neuf.logic.chain;

import dev.neuf.core.Digits;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.find.Doubtful;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What singles lead to when something is assumed: if it cannot be, the opposite holds; and what follows from every
 * candidate of a cell, or from every place of a digit in a house, holds as well.
 */
public final class Nets {

    private Nets() {}

    /** Assumes that a digit is in a cell, and follows that digit only. */
    public static void nishio(Sight sight, Hunt hunt) {
        for (int digit : Doubtful.digits(sight)) {
            if (hunt.isOver()) {
                return;
            }
            new Search(sight, hunt, Clusters.of(sight, digit)).contradictions();
        }
    }

    /** Assumes that a candidate holds, and finds that it cannot be: what others call a braid. */
    public static Finder contradiction(Nodes nodes) {
        return (sight, hunt) -> new Search(sight, hunt, Clusters.of(sight, nodes)).contradictions();
    }

    /** Assumes each candidate of a cluster in turn, and finds that they agree. */
    public static Finder verity(Nodes nodes) {
        return (sight, hunt) -> new Search(sight, hunt, Clusters.of(sight, nodes)).verities();
    }

    /** An assumption that breaks. */
    private record Broken(int start, boolean isOn, int length) {}

    /** What follows from each candidate of a cluster. */
    private record Agreed(int cluster, int end, boolean isOn, int length) {}

    private record Search(Sight sight, Hunt hunt, Clusters clusters, Flood flood) {

        Search(Sight sight, Hunt hunt, Clusters clusters) {
            this(sight, hunt, clusters, new Flood(clusters));
        }

        void contradictions() {
            var found = new ArrayList<Broken>();
            for (int start = 0; start < clusters.candidates() && !hunt.isOver(); start++) {
                look(start, true, found);
                look(start, false, found);
            }
            found.sort(Comparator.comparingInt(Broken::length));
            for (Broken broken : found) {
                if (hunt.isOver()) {
                    return;
                }
                tell(broken);
            }
        }

        private void look(int start, boolean isOn, List<Broken> found) {
            flood.from(start, isOn);
            if (flood.isBroken()) {
                found.add(
                        new Broken(start, isOn, NetTale.ofBreak(clusters, flood).length()));
            }
        }

        private void tell(Broken broken) {
            flood.from(broken.start, broken.isOn);
            Node node = node(broken.start);
            Digits digit = Digits.of(node.digit());
            Step.Builder step = hunt.step(digit);
            if (broken.isOn) {
                step.eliminate(digit, node.cells());
            } else {
                step.place(node.cell(), node.digit());
            }
            step.show(Role.SUPPOSED, node.candidates())
                    .say(broken.isOn ? LogicPhrase.CHAIN_SUPPOSE : LogicPhrase.CHAIN_SUPPOSE_NOT, node.cells(), digit);
            NetTale tale = NetTale.ofBreak(clusters, flood);
            tale.tell(step);
            tale.tellBreak(step);
            hunt.keep(step);
        }

        void verities() {
            int size = clusters.candidates();
            var on = new long[size][];
            var off = new long[size][];
            for (int start = 0; start < size && !hunt.isOver(); start++) {
                flood.from(start, true);
                if (!flood.isBroken()) {
                    on[start] = flood.on().clone();
                    off[start] = flood.off().clone();
                }
            }
            var found = new ArrayList<Agreed>();
            for (int number = 0; number < clusters.size() && !hunt.isOver(); number++) {
                agree(number, on, true, found);
                agree(number, off, false, found);
            }
            found.sort(Comparator.comparingInt(Agreed::length));
            for (Agreed agreed : found) {
                if (hunt.isOver()) {
                    return;
                }
                tell(agreed);
            }
        }

        private void agree(int number, long[][] follows, boolean isOn, List<Agreed> found) {
            int[] candidates = clusters.get(number).candidates();
            for (int candidate : candidates) {
                // what breaks is left to contradictions
                if (follows[candidate] == null) {
                    return;
                }
            }
            for (int word = 0; word < clusters.web().words(); word++) {
                long all = -1;
                for (int candidate : candidates) {
                    all &= follows[candidate][word];
                }
                for (; all != 0; all &= all - 1) {
                    int end = (word << 6) + Long.numberOfTrailingZeros(all);
                    if (end >= clusters.candidates()) {
                        return;
                    }
                    found.add(new Agreed(number, end, isOn, length(candidates, end, isOn)));
                }
            }
        }

        private int length(int[] candidates, int end, boolean isOn) {
            int length = 0;
            for (int candidate : candidates) {
                flood.from(candidate, true);
                length += NetTale.of(clusters, flood, end, isOn).length();
            }
            return length;
        }

        private void tell(Agreed agreed) {
            Clusters.Cluster cluster = clusters.get(agreed.cluster);
            Node node = node(agreed.end);
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
                flood.from(candidate, true);
                Node start = node(candidate);
                step.show(Role.SUPPOSED, start.candidates()).say(suppose, start.cells(), Digits.of(start.digit()));
                suppose = LogicPhrase.CHAIN_INSTEAD;
                NetTale tale = NetTale.of(clusters, flood, agreed.end, agreed.isOn);
                tale.tell(step);
                if (!agreed.isOn) {
                    tale.tellNot(step, agreed.end);
                }
            }
            hunt.keep(step.say(LogicPhrase.CHAIN_ALL_AGREE));
        }

        private Node node(int number) {
            return clusters.web().node(number);
        }
    }
}
