package dev.neuf.logic.chain;

import dev.neuf.core.Digits;
import dev.neuf.logic.Finder;
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
 * Nets in which other nets are spun: where singles stop, another candidate is assumed on top. If that breaks, it does not hold;
 * what follows from every answer left to a question follows at any rate; and on it goes.
 *
 * <pre>
 *   suppose a ... singles ... stop
 *       suppose also b ... breaks, so not b
 *   ... singles ... breaks, so not a
 * </pre>
 *
 * <p>A dynamic one takes whatever is known under the first assumption to break the second. The other takes only what follows
 * from the second alone, and meets there what follows from the first: that is quick to look up.
 */
public final class NestedNets {

    /** On boards with more candidates than this nobody would try, and it would take too long. */
    private static final int MOST = 400;

    /** Of so many at a time, the shortest is told first. */
    private static final int TRIED = 8;

    private NestedNets() {}

    /** Nets without others in them, in which pairs and X-wings are used where singles and groups stop. */
    public static void withPairs(Sight sight, Hunt hunt) {
        int count = Webs.of(sight).of(Nodes.CANDIDATES).size();
        if (count > 0 && count <= MOST) {
            Depth depth = Depth.of(sight);
            new Search(hunt, depth, new DeepFlood(depth.clusters()), false).run();
        }
    }

    /** Assumptions that break so, and only so, and what each answer to a question leads to. */
    public static Finder find(boolean isDynamic) {
        return (sight, hunt) -> {
            int count = Webs.of(sight).of(Nodes.CANDIDATES).size();
            if (count > 0 && count <= MOST) {
                Depth depth = Depth.of(sight);
                new Search(hunt, depth, new DeepFlood(depth), isDynamic).run();
            }
        };
    }

    /**
     * What follows.
     *
     * @param fact twice a candidate, and one more if it does not hold
     * @param cluster the question of which every answer leads there; or {@link DeepFlood#NONE} if its opposite breaks
     * @param effort how many facts were looked at on the way
     */
    private record Found(int fact, int cluster, int effort) {}

    private static final class Search {
        private final Hunt hunt;
        private final Depth depth;
        private final Clusters clusters;
        private final DeepFlood flood;
        private final DeepFlood spare;
        private final boolean isDynamic;

        /** By fact that every answer to a question leads to, the easiest way to it. */
        private final Map<Integer, Found> best = new HashMap<>();

        Search(Hunt hunt, Depth depth, DeepFlood flood, boolean isDynamic) {
            this.hunt = hunt;
            this.depth = depth;
            this.clusters = depth.clusters();
            this.flood = flood;
            this.spare = new DeepFlood(flood);
            this.isDynamic = isDynamic;
        }

        void run() {
            int count = clusters.candidates();
            var on = new long[count][];
            var off = new long[count][];
            var effort = new int[count];
            var broken = new ArrayList<Found>();
            for (int start : starts()) {
                if (hunt.isOver()) {
                    return;
                }
                from(start);
                effort[start] = flood.count();
                if (flood.isBroken()) {
                    broken.add(new Found(2 * start + 1, DeepFlood.NONE, effort[start]));
                } else {
                    on[start] = flood.on().clone();
                    off[start] = flood.off().clone();
                }
                if (broken.size() == TRIED) {
                    tellAll(broken);
                    broken.clear();
                }
            }
            tellAll(broken);
            for (int cluster = 0; cluster < clusters.size() && !hunt.isOver(); cluster++) {
                agree(cluster, on, 0, effort);
                agree(cluster, off, 1, effort);
            }
            var agreed = new ArrayList<>(best.values());
            agreed.sort(Comparator.comparingInt(Found::effort).thenComparingInt(Found::fact));
            for (int i = 0; i < agreed.size() && !hunt.isOver(); i += TRIED) {
                tellAll(agreed.subList(i, Math.min(agreed.size(), i + TRIED)));
            }
        }

        /** What to assume: not what breaks by less, which is told by less; and first what leads to much at once. */
        private List<Integer> starts() {
            var starts = new ArrayList<Integer>();
            var facts = new int[clusters.candidates()];
            for (int start = 0; start < facts.length && !hunt.isOver(); start++) {
                flood.from(start);
                facts[start] = flood.count();
                if (!depth.isBroken(start) && !(isDynamic && flood.isBroken())) {
                    starts.add(start);
                }
            }
            starts.sort(Comparator.comparingInt(start -> -facts[start]));
            return starts;
        }

        private void from(int start) {
            flood.from(start);
            while (isDynamic && !flood.isBroken() && flood.tryEach(spare)) {
                // each that breaks may let others break
            }
        }

        /** Answers that break are left to be told as such. */
        private void agree(int cluster, long[][] follows, int isOff, int[] effort) {
            int[] candidates = clusters.get(cluster).candidates();
            int sum = 0;
            for (int candidate : candidates) {
                if (follows[candidate] == null) {
                    return;
                }
                sum += effort[candidate];
            }
            for (int word = 0; word < clusters.web().words(); word++) {
                long all = -1;
                for (int candidate : candidates) {
                    all &= follows[candidate][word];
                }
                for (; all != 0; all &= all - 1) {
                    int end = (word << 6) + Long.numberOfTrailingZeros(all);
                    if (end < clusters.candidates()) {
                        var found = new Found(2 * end + isOff, cluster, sum);
                        best.merge(found.fact, found, (one, other) -> one.effort <= other.effort ? one : other);
                    }
                }
            }
        }

        /** The shortest to tell comes first. */
        private void tellAll(List<Found> some) {
            if (!hunt.isQuiet()) {
                Map<Found, Integer> lengths = new HashMap<>();
                some.forEach(one -> lengths.put(one, length(one)));
                some.sort(Comparator.comparingInt(one -> lengths.getOrDefault(one, 0)));
            }
            for (Found one : some) {
                if (hunt.isOver()) {
                    return;
                }
                tell(one);
            }
        }

        private int length(Found one) {
            if (one.cluster == DeepFlood.NONE) {
                return way(one.fact >> 1, DeepFlood.NONE).length();
            }
            int length = 0;
            for (int start : clusters.get(one.cluster).candidates()) {
                length += way(start, one.fact).length();
            }
            return length;
        }

        /** How an assumption leads to a fact, or to where it breaks. */
        private NestedWay way(int start, int fact) {
            from(start);
            return fact == DeepFlood.NONE
                    ? NestedWay.ofBreak(clusters, flood, start)
                    : NestedWay.of(clusters, flood, start, fact);
        }

        private void tell(Found one) {
            Node node = clusters.web().node(one.fact >> 1);
            Digits digit = Digits.of(node.digit());
            Step.Builder step = hunt.step(digit);
            if ((one.fact & 1) == 0) {
                step.place(node.cell(), node.digit());
            } else {
                step.eliminate(digit, node.cells());
            }
            if (step.isQuiet()) {
                hunt.keep(step);
            } else if (one.cluster == DeepFlood.NONE) {
                suppose(step, one.fact >> 1, LogicPhrase.CHAIN_SUPPOSE);
                var tale = new NestedTale(way(one.fact >> 1, DeepFlood.NONE));
                tale.tell(step);
                tale.tellBreak(step);
                hunt.keep(step);
            } else {
                Tale.cluster(step, clusters.get(one.cluster));
                LogicPhrase suppose = LogicPhrase.CHAIN_SUPPOSE;
                for (int start : clusters.get(one.cluster).candidates()) {
                    suppose(step, start, suppose);
                    suppose = LogicPhrase.CHAIN_INSTEAD;
                    var tale = new NestedTale(way(start, one.fact));
                    tale.tell(step);
                    if ((one.fact & 1) != 0) {
                        tale.tellNot(step, List.of(one.fact >> 1));
                    }
                }
                hunt.keep(step.say(LogicPhrase.CHAIN_ALL_AGREE));
            }
        }

        private void suppose(Step.Builder step, int start, LogicPhrase suppose) {
            Node node = clusters.web().node(start);
            step.show(Role.SUPPOSED, node.candidates()).say(suppose, node.cells(), Digits.of(node.digit()));
        }
    }
}
