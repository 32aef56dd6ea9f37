package dev.neuf.logic.chain;

import dev.neuf.core.Candidates;
import dev.neuf.core.Digits;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * Trial and error, when nothing else helps, and called by that name: assume a candidate, and where singles do not break it,
 * assume every candidate of a cell or a house on top, and so on, until all cases break.
 *
 * <p>Of all candidates, it takes the ones with the fewest cases, unless that takes too long to find out. It looks only so
 * deep; a board that is not broken by then is left alone.
 */
public final class Trial {

    /** More cases than this are not for people, and not for a program that explains itself. */
    private static final int MOST_CASES = 256;

    /** After so many assumptions it looks for the fewest cases no longer, but takes what it finds: a person waits. */
    private static final int PATIENCE = 3_000;

    private Trial() {}

    /** All candidates that break with the fewest cases, or with few. */
    public static void find(Sight sight, Hunt hunt) {
        var search = new Search(hunt, Clusters.of(sight, Nodes.CANDIDATES));
        boolean isFound = false;
        for (int most = 2; most <= MOST_CASES && !isFound && !hunt.isOver(); most *= 2) {
            most = search.isTired() ? MOST_CASES : most;
            isFound = search.run(most);
        }
    }

    /**
     * One case.
     *
     * @param assumed what is assumed, the candidate in question first
     * @param splits the clusters from which the others are, in their order
     */
    private record Case(List<Integer> assumed, List<Integer> splits) {}

    private static final class Search {
        private final Hunt hunt;
        private final Clusters clusters;
        private final Flood flood;
        private final List<Case> cases = new ArrayList<>();
        private final List<Integer> assumed = new ArrayList<>();
        private final List<Integer> splits = new ArrayList<>();
        private int assumptions;

        Search(Hunt hunt, Clusters clusters) {
            this.hunt = hunt;
            this.clusters = clusters;
            this.flood = new Flood(clusters);
        }

        /** Whether it has looked long enough. */
        boolean isTired() {
            return assumptions > PATIENCE;
        }

        /** Whether some candidate breaks in so many cases; those with the fewest are told, or the first when tired. */
        boolean run(int most) {
            int fewest = most;
            var best = new ArrayList<List<Case>>();
            for (int start = 0; start < clusters.candidates() && !hunt.isOver(); start++) {
                if (isTired() && !best.isEmpty()) {
                    break;
                }
                cases.clear();
                assumed.clear();
                assumed.add(start);
                flood.from(start, true);
                if (isBroken(fewest)) {
                    if (cases.size() < fewest) {
                        best.clear();
                    }
                    fewest = cases.size();
                    best.add(List.copyOf(cases));
                }
            }
            best.forEach(this::tell);
            return !best.isEmpty();
        }

        /** Whether what the flood says, and what is assumed on top of it, breaks in so many cases. */
        private boolean isBroken(int most) {
            if (flood.isBroken()) {
                cases.add(new Case(List.copyOf(assumed), List.copyOf(splits)));
                return cases.size() <= most;
            }
            int cluster = smallest();
            if (cluster == Flood.NONE) {
                return false;
            }
            Flood.Moment before = flood.now();
            for (int candidate : rest(cluster)) {
                if (cases.size() >= most || hunt.isOver()) {
                    return false;
                }
                assumed.add(candidate);
                splits.add(cluster);
                flood.from(before, candidate);
                assumptions++;
                boolean isBroken = isBroken(most);
                assumed.removeLast();
                splits.removeLast();
                if (!isBroken) {
                    return false;
                }
            }
            return true;
        }

        /** The cluster with the fewest candidates left, but two at least. */
        private int smallest() {
            int best = Flood.NONE;
            int fewest = Integer.MAX_VALUE;
            for (int number = 0; number < clusters.size() && fewest > 2; number++) {
                int left = flood.left(number);
                if (left >= 2 && left < fewest) {
                    best = number;
                    fewest = left;
                }
            }
            return best;
        }

        private List<Integer> rest(int cluster) {
            var rest = new ArrayList<Integer>();
            for (int candidate : clusters.get(cluster).candidates()) {
                if (!flood.isOff(candidate)) {
                    rest.add(candidate);
                }
            }
            return rest;
        }

        private void tell(List<Case> told) {
            int start = told.getFirst().assumed.getFirst();
            Node node = clusters.web().node(start);
            Digits digit = Digits.of(node.digit());
            Step.Builder step = hunt.step(digit)
                    .eliminate(digit, node.cells())
                    .show(Role.SUPPOSED, node.candidates())
                    .say(LogicPhrase.TRIAL_WHY, node.candidates(), told.size());
            if (!step.isQuiet()) {
                new Teller(step).tell(told, 1, List.of(start), LogicPhrase.TRIAL_WHY);
            }
            hunt.keep(step.say(LogicPhrase.TRIAL_THEN));
        }

        private List<Candidates> named(List<Integer> candidates) {
            return candidates.stream()
                    .map(candidate -> clusters.web().node(candidate).candidates())
                    .toList();
        }

        /** Tells the cases of a step. What is told of an assumption is not told again in the cases under it. */
        private final class Teller {
            private final Step.Builder step;
            private int number;

            Teller(Step.Builder step) {
                this.step = step;
            }

            /** How a case breaks: on from what was told, or from the beginning, where something else may come first. */
            private NetTale shortest(List<Integer> assumed, List<Integer> known) {
                var told = new HashSet<>(known);
                flood.from(known);
                int length = NetTale.ofBreak(clusters, flood, told).length();
                flood.from(assumed);
                NetTale tale = NetTale.ofBreak(clusters, flood, told);
                if (tale.length() > length) {
                    flood.from(known);
                    return NetTale.ofBreak(clusters, flood, told);
                }
                return tale;
            }

            /**
             * Tells cases that have their first assumptions in common.
             *
             * @param common how many that are
             * @param known what is assumed and told of them
             * @param suppose what to say of the last assumption, where it is not a case yet
             */
            void tell(List<Case> told, int common, List<Integer> known, LogicPhrase suppose) {
                Case first = told.getFirst();
                if (first.assumed.size() == common) {
                    step.say(LogicPhrase.TRIAL_CASE, ++number, named(first.assumed));
                    NetTale tale = shortest(first.assumed, known);
                    tale.tell(step);
                    tale.tellBreak(step);
                    return;
                }
                Node last = clusters.web().node(first.assumed.get(common - 1));
                if (common > 1) {
                    step.say(suppose, last.cells(), Digits.of(last.digit()));
                }
                int cluster = first.splits.get(common - 1);
                flood.from(known);
                NetTale tale = NetTale.ofSplit(clusters, flood, cluster);
                tale.tell(step);
                tale.tellSplit(step, cluster);
                LogicPhrase next = LogicPhrase.NESTED_SUPPOSE;
                for (int answer : rest(cluster)) {
                    List<Case> under = told.stream()
                            .filter(one -> one.assumed.get(common) == answer)
                            .toList();
                    var above = new LinkedHashSet<>(known);
                    above.addAll(tale.needed());
                    above.add(answer);
                    step.deeper()
                            .show(Role.SUPPOSED, clusters.web().node(answer).candidates());
                    tell(under, common + 1, List.copyOf(above), next);
                    step.shallower();
                    List<Integer> closed = under.getFirst().assumed;
                    if (closed.size() > common + 1) {
                        step.say(LogicPhrase.TRIAL_CLOSED, named(closed.subList(0, common + 1)));
                    }
                    next = LogicPhrase.NESTED_INSTEAD;
                }
            }
        }
    }
}
