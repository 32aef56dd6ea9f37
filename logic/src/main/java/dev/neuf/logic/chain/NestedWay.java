package dev.neuf.logic.chain;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The way to something that follows in a {@link DeepFlood}: only what is needed, in its order and with its reasons, and each
 * assumption on top with a way of its own.
 */
final class NestedWay {

    private final Clusters clusters;
    private final DeepFlood flood;
    private final @Nullable NestedWay outside;

    /** The candidate assumed last. */
    private final int assumed;

    private final TreeSet<Integer> needed;

    /** By reason, what is needed of all that follows for it. */
    private final Map<DeepFlood.Inside, TreeSet<Integer>> follow = new HashMap<>();

    /** By reason, the ways of the assumptions on top that lead there. */
    private final Map<DeepFlood.Inside, List<NestedWay>> onTop = new HashMap<>();

    /** The pairs that are needed. What they say of a group needs no other reasons. */
    private final Set<DeepFlood.Inside> pairs = new HashSet<>();

    private NestedWay(
            Clusters clusters, DeepFlood flood, @Nullable NestedWay outside, int assumed, List<Integer> roots) {
        this.clusters = clusters;
        this.flood = flood;
        this.outside = outside;
        this.assumed = assumed;
        this.needed = new TreeSet<>(Comparator.comparingInt(flood::time));
        do {
            needed.clear();
            follow.clear();
            onTop.clear();
            collect(roots);
        } while (hasNewPairs());
    }

    private void collect(List<Integer> roots) {
        var open = new ArrayDeque<>(roots);
        while (!open.isEmpty()) {
            int fact = open.pop();
            if (needed.add(fact)) {
                open.addAll(reasons(fact));
            }
        }
    }

    /** Whether a pair turned out to be needed that says a group by itself for which other reasons were collected. */
    private boolean hasNewPairs() {
        List<Integer> groups = needed.stream()
                .filter(fact -> isGroup(fact) && pair(fact).isEmpty())
                .toList();
        follow.keySet().stream()
                .filter(reason -> reason.other() != DeepFlood.NONE)
                .forEach(pairs::add);
        return groups.stream().anyMatch(group -> pair(group).isPresent());
    }

    /** How an assumption breaks. */
    static NestedWay ofBreak(Clusters clusters, DeepFlood flood, int assumed) {
        return new NestedWay(clusters, flood, null, assumed, breaks(clusters, flood));
    }

    /** How a fact follows from an assumption. */
    static NestedWay of(Clusters clusters, DeepFlood flood, int assumed, int fact) {
        return new NestedWay(clusters, flood, null, assumed, List.of(fact));
    }

    private static List<Integer> breaks(Clusters clusters, DeepFlood flood) {
        var roots = new ArrayList<Integer>();
        if (flood.emptied() == DeepFlood.NONE) {
            roots.add(2 * flood.clash());
            roots.add(2 * flood.clash() + 1);
        } else {
            for (int candidate : clusters.get(flood.emptied()).candidates()) {
                roots.add(2 * candidate + 1);
            }
        }
        return roots;
    }

    /** The facts that a fact follows from. */
    private List<Integer> reasons(int fact) {
        int why = flood.why(fact);
        var reasons = new ArrayList<Integer>();
        Optional<DeepFlood.Inside> told = inside(fact);
        if (told.isPresent()) {
            DeepFlood.Inside reason = told.get();
            follow.computeIfAbsent(reason, _ -> new TreeSet<>()).add(fact);
            gone(reason).forEach(candidate -> reasons.add(2 * candidate + 1));
            if (reason.other() == DeepFlood.NONE) {
                List<NestedWay> ways = waysOnTop(reason);
                onTop.put(reason, ways);
                ways.forEach(way -> way.needed.stream()
                        .filter(one -> way.flood.why(one) == DeepFlood.GIVEN)
                        .forEach(reasons::add));
            }
        } else if (why >= 0 && (fact & 1) != 0) {
            reasons.add(2 * said(why));
        } else if (why >= 0) {
            others(why, fact >> 1).forEach(other -> reasons.add(2 * other + 1));
        }
        return reasons;
    }

    /** The reason, if it takes more than one question with one answer left. */
    Optional<DeepFlood.Inside> inside(int fact) {
        int why = flood.why(fact);
        if (why < DeepFlood.GIVEN) {
            return Optional.of(first(flood.inside(why)));
        }
        return isGroup(fact) ? pair(fact) : Optional.empty();
    }

    /** Whether it is a group of which one candidate holds, as no other answer to a question is left. */
    private boolean isGroup(int fact) {
        return flood.why(fact) >= 0 && (fact & 1) == 0 && fact >> 1 >= clusters.candidates();
    }

    /** The pair that says by itself that a group holds: one that is needed, or one that strikes the other answers. */
    private Optional<DeepFlood.Inside> pair(int group) {
        Stream<DeepFlood.Inside> striking = others(flood.why(group), group >> 1).stream()
                .filter(other -> flood.why(2 * other + 1) < DeepFlood.GIVEN)
                .map(other -> first(flood.inside(flood.why(2 * other + 1))));
        return Stream.concat(pairs.stream().sorted(Comparator.comparingInt(DeepFlood.Inside::time)), striking)
                .filter(reason -> says(reason, group))
                .findFirst();
    }

    private boolean says(DeepFlood.Inside reason, int group) {
        Node node = left(group >> 1);
        return reason.other() != DeepFlood.NONE
                && reason.time() <= flood.time(group)
                && left(reason).cells().equals(node.cells())
                && left(reason).digits().contains(node.digit());
    }

    /** One reason may let many things follow, and other questions may make the same pair: the first of all these. */
    private DeepFlood.Inside first(DeepFlood.Inside reason) {
        DeepFlood.Inside first = reason;
        for (int fact = 0; fact < 2 * clusters.candidates(); fact++) {
            if (isKnown(fact, reason.time()) && flood.why(fact) < DeepFlood.GIVEN) {
                DeepFlood.Inside other = flood.inside(flood.why(fact));
                first = other.time() < first.time() && isSame(other, reason) ? other : first;
            }
        }
        return first;
    }

    /**
     * Whether they are the same question with the same answers left, or pairs of the same digits in the same cells: a naked
     * pair strikes what the hidden one does. Two X-wings in the same cells are not the same, one strikes in rows and one in
     * columns.
     */
    private boolean isSame(DeepFlood.Inside one, DeepFlood.Inside other) {
        if (one.cluster() == DeepFlood.NONE || other.cluster() == DeepFlood.NONE) {
            return false; // what was assumed breaks once
        }
        boolean isSameQuestion = one.cluster() == other.cluster() && one.other() == other.other();
        boolean arePairs = one.other() != DeepFlood.NONE
                && other.other() != DeepFlood.NONE
                && !left(one).digits().isSingle();
        return (isSameQuestion || arePairs) && left(one).equals(left(other));
    }

    /** The answers to the questions of a reason that were ruled out by then. */
    List<Integer> gone(DeepFlood.Inside reason) {
        var gone = new TreeSet<Integer>();
        for (int cluster : new int[] {reason.cluster(), reason.other()}) {
            if (cluster != DeepFlood.NONE) {
                for (int candidate : clusters.get(cluster).candidates()) {
                    if (isKnown(2 * candidate + 1, reason.time())) {
                        gone.add(candidate);
                    }
                }
            }
        }
        return List.copyOf(gone);
    }

    /** The answers to the questions of a reason that were left by then. */
    Candidates left(DeepFlood.Inside reason) {
        Candidates one = left(clusters.get(reason.cluster()), reason.time());
        if (reason.other() == DeepFlood.NONE) {
            return one;
        }
        Candidates other = left(clusters.get(reason.other()), reason.time());
        return new Candidates(one.digits().or(other.digits()), one.cells().or(other.cells()));
    }

    private boolean isKnown(int fact, int time) {
        return flood.isKnown(fact) && flood.time(fact) < time;
    }

    private List<NestedWay> waysOnTop(DeepFlood.Inside reason) {
        if (reason.assumed() != DeepFlood.NONE) {
            return List.of(wayOnTop(reason, reason.assumed()));
        }
        var ways = new ArrayList<NestedWay>();
        for (int candidate : clusters.get(reason.cluster()).candidates()) {
            if (!isKnown(2 * candidate + 1, reason.time())) {
                ways.add(wayOnTop(reason, candidate));
            }
        }
        return ways;
    }

    /** The way of one assumption on top, which breaks or leads to all that is needed. */
    private NestedWay wayOnTop(DeepFlood.Inside reason, int candidate) {
        var above = new DeepFlood(flood);
        above.from(flood, reason.time(), candidate);
        return new NestedWay(
                clusters, above, this, candidate, above.isBroken() ? breaks(clusters, above) : follow(reason));
    }

    /** The answers to a question but the last, or those of the last group. */
    List<Integer> others(int cluster, int last) {
        return clusters.others(cluster, left(last));
    }

    Clusters clusters() {
        return clusters;
    }

    DeepFlood flood() {
        return flood;
    }

    int assumed() {
        return assumed;
    }

    /** All facts on the way, in their order. */
    Collection<Integer> needed() {
        return needed;
    }

    /** What is needed of all that follows for a reason. */
    List<Integer> follow(DeepFlood.Inside reason) {
        return List.copyOf(follow.getOrDefault(reason, new TreeSet<>()));
    }

    /** The ways of the assumptions that a reason makes on top. */
    List<NestedWay> onTop(DeepFlood.Inside reason) {
        return onTop.getOrDefault(reason, List.of());
    }

    /** How many digits are placed and assumed on the way. */
    int length() {
        int length = 0;
        for (int fact : needed) {
            length += (fact & 1) == 0 && flood.why(fact) != DeepFlood.GIVEN ? 1 : 0;
        }
        for (List<NestedWay> ways : onTop.values()) {
            length += ways.stream().mapToInt(NestedWay::length).sum();
        }
        return length;
    }

    /** The answers left to a question by then. */
    Candidates left(Clusters.Cluster cluster, int time) {
        CellSet cells = CellSet.NONE;
        Digits digits = Digits.NONE;
        for (int candidate : cluster.candidates()) {
            if (!isKnown(2 * candidate + 1, time)) {
                Node node = clusters.web().node(candidate);
                cells = cells.or(node.cells());
                digits = digits.with(node.digit());
            }
        }
        return new Candidates(digits, cells);
    }

    /** What puts these out, as far as single candidates and groups do. */
    List<Integer> causes(List<Integer> out) {
        var causes = new TreeSet<Integer>();
        for (int candidate : out) {
            int cause = cause(2 * candidate + 1);
            if (cause != DeepFlood.NONE) {
                causes.add(cause);
            }
        }
        return List.copyOf(causes);
    }

    /** Why these are out: what puts them out, or that it was said before. */
    Reasons why(List<Integer> out) {
        List<Integer> said = out.stream()
                .filter(candidate -> cause(2 * candidate + 1) == DeepFlood.NONE)
                .toList();
        return new Reasons(named(causes(out)), named(said));
    }

    /** What puts out a candidate, or nothing if that was said in a sentence of its own. */
    int cause(int fact) {
        int why = flood.why(fact);
        NestedWay before = outside;
        if (why == DeepFlood.GIVEN && before != null) {
            return before.cause(fact);
        }
        return why >= 0 ? said(why) : DeepFlood.NONE;
    }

    private int said(int number) {
        return clusters.said(number, left(number));
    }

    List<Candidates> named(List<Integer> numbers) {
        return numbers.stream()
                .map(number -> left(number).candidates())
                .distinct()
                .toList();
    }

    /** A candidate, or what is left of a group when it is all that is left of a cluster. */
    Node left(int number) {
        NestedWay before = outside;
        if (before != null && flood.why(2 * number) == DeepFlood.GIVEN) {
            return before.left(number);
        }
        return clusters.left(number, candidate -> isKnown(2 * candidate + 1, flood.time(2 * number)));
    }
}
