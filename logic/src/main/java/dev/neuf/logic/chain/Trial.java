package dev.neuf.logic.chain;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
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
                    .show(Role.END, node.candidates())
                    .say(LogicPhrase.TRIAL_WHY, node.candidates(), told.size());
            List<Integer> before = List.of(start);
            for (int i = 0; i < told.size(); i++) {
                List<Integer> now = told.get(i).assumed;
                tellSplits(step, told.get(i), before);
                before = now;
                List<Candidates> named = named(now);
                named.forEach(some -> step.show(Role.END, some));
                step.say(LogicPhrase.TRIAL_CASE, i + 1, named);
                flood.from(now);
                NetTale tale = NetTale.ofBreak(clusters, flood);
                tale.tell(step);
                tale.tellBreak(step);
            }
            hunt.keep(step.say(LogicPhrase.TRIAL_THEN));
        }

        /** Says which cases there are, where a case is the first of several. */
        private void tellSplits(Step.Builder step, Case now, List<Integer> before) {
            for (int depth = 1; depth < now.assumed.size(); depth++) {
                List<Integer> above = now.assumed.subList(0, depth);
                boolean isKnown =
                        before.size() > depth && before.subList(0, depth).equals(above);
                if (!isKnown) {
                    flood.from(above);
                    Clusters.Cluster cluster = clusters.get(now.splits.get(depth - 1));
                    Digits digits = Digits.NONE;
                    CellSet cells = CellSet.NONE;
                    for (int candidate : rest(now.splits.get(depth - 1))) {
                        digits = digits.with(clusters.web().node(candidate).digit());
                        cells = cells.or(clusters.web().node(candidate).cells());
                    }
                    if (cluster.where() instanceof Rule.House house) {
                        step.say(LogicPhrase.TRIAL_SPLIT_HOUSE, named(above), house, digits, cells);
                    } else {
                        step.say(LogicPhrase.TRIAL_SPLIT_CELL, named(above), cells, digits);
                    }
                }
            }
        }

        private List<Candidates> named(List<Integer> candidates) {
            return candidates.stream()
                    .map(candidate -> clusters.web().node(candidate).candidates())
                    .toList();
        }
    }
}
