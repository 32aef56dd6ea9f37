package dev.neuf.logic.chain;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.core.words.Message;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Tells how something follows in a {@link DeepFlood}: only what is needed, in its order, and each assumption on top with a
 * tale of its own.
 */
final class NestedTale {

    private final Clusters clusters;
    private final DeepFlood flood;
    private final @Nullable NestedTale outside;

    /** The candidates assumed so far. */
    private final List<Integer> assumed;

    private final TreeSet<Integer> needed;

    /** By fact, the tales of the assumptions on top that lead to it. */
    private final Map<Integer, List<NestedTale>> inside = new HashMap<>();

    private NestedTale(
            Clusters clusters,
            DeepFlood flood,
            @Nullable NestedTale outside,
            List<Integer> assumed,
            List<Integer> roots) {
        this.clusters = clusters;
        this.flood = flood;
        this.outside = outside;
        this.assumed = assumed;
        this.needed = new TreeSet<>(Comparator.comparingInt(flood::time));
        var open = new ArrayDeque<>(roots);
        while (!open.isEmpty()) {
            int fact = open.pop();
            if (needed.add(fact)) {
                open.addAll(reasons(fact));
            }
        }
    }

    /** How an assumption breaks. */
    static NestedTale ofBreak(Clusters clusters, DeepFlood flood, int assumed) {
        return new NestedTale(clusters, flood, null, List.of(assumed), breaks(clusters, flood));
    }

    /** How a fact follows from an assumption. */
    static NestedTale of(Clusters clusters, DeepFlood flood, int assumed, int fact) {
        return new NestedTale(clusters, flood, null, List.of(assumed), List.of(fact));
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
        if (why < DeepFlood.GIVEN) {
            DeepFlood.Inside reason = flood.inside(why);
            if (reason.other() != DeepFlood.NONE) {
                gone(reason.cluster(), reason.time()).forEach(candidate -> reasons.add(2 * candidate + 1));
                gone(reason.other(), reason.time()).forEach(candidate -> reasons.add(2 * candidate + 1));
                return reasons;
            }
            List<NestedTale> tales = onTop(reason, fact);
            inside.put(fact, tales);
            tales.forEach(tale -> tale.needed.stream()
                    .filter(one -> tale.flood.why(one) == DeepFlood.GIVEN)
                    .forEach(reasons::add));
            if (reason.cluster() != DeepFlood.NONE) {
                for (int candidate : clusters.get(reason.cluster()).candidates()) {
                    if (isKnown(2 * candidate + 1, reason.time())) {
                        reasons.add(2 * candidate + 1);
                    }
                }
            }
        } else if (why >= 0 && (fact & 1) != 0) {
            reasons.add(2 * why);
        } else if (why >= 0) {
            others(why, fact >> 1).forEach(other -> reasons.add(2 * other + 1));
        }
        return reasons;
    }

    /** The answers to a question that were ruled out by then. */
    private List<Integer> gone(int cluster, int time) {
        var gone = new ArrayList<Integer>();
        for (int candidate : clusters.get(cluster).candidates()) {
            if (isKnown(2 * candidate + 1, time)) {
                gone.add(candidate);
            }
        }
        return gone;
    }

    private boolean isKnown(int fact, int time) {
        return flood.isKnown(fact) && flood.time(fact) < time;
    }

    private List<NestedTale> onTop(DeepFlood.Inside reason, int fact) {
        var tales = new ArrayList<NestedTale>();
        if (reason.assumed() != DeepFlood.NONE) {
            tales.add(onTop(reason, reason.assumed(), fact));
        } else {
            for (int candidate : clusters.get(reason.cluster()).candidates()) {
                if (!isKnown(2 * candidate + 1, reason.time())) {
                    tales.add(onTop(reason, candidate, fact));
                }
            }
        }
        return tales;
    }

    /** The tale of one assumption on top, which breaks or leads to the fact. */
    private NestedTale onTop(DeepFlood.Inside reason, int candidate, int fact) {
        var above = new DeepFlood(flood);
        above.from(flood, reason.time(), candidate);
        var both = new ArrayList<>(assumed);
        both.add(candidate);
        List<Integer> roots = above.isBroken() ? breaks(clusters, above) : List.of(fact);
        return new NestedTale(clusters, above, this, both, roots);
    }

    /** The answers to a question but the last, or those of the last group. */
    private List<Integer> others(int cluster, int last) {
        CellSet kept = clusters.web().node(last).cells();
        boolean isGroup = last >= clusters.candidates();
        var others = new ArrayList<Integer>();
        for (int candidate : clusters.get(cluster).candidates()) {
            boolean isKept =
                    isGroup ? kept.contains(clusters.web().node(candidate).cell()) : candidate == last;
            if (!isKept) {
                others.add(candidate);
            }
        }
        return others;
    }

    /** How many digits are placed and assumed on the way. */
    int length() {
        int length = 0;
        for (int fact : needed) {
            length += (fact & 1) == 0 && flood.why(fact) != DeepFlood.GIVEN ? 1 : 0;
        }
        for (List<NestedTale> tales : inside.values()) {
            for (NestedTale tale : tales) {
                length += tale.length();
            }
        }
        return length;
    }

    /** Says what is placed, and what is assumed on top; the assumption itself was said. */
    void tell(Step.Builder step) {
        for (int fact : needed) {
            int why = flood.why(fact);
            if (why < DeepFlood.GIVEN && flood.inside(why).other() != DeepFlood.NONE) {
                tellPair(step, fact >> 1, flood.inside(why));
            } else if (why < DeepFlood.GIVEN) {
                tellInside(step, fact, flood.inside(why));
            } else if (why >= 0 && (fact & 1) == 0) {
                List<Integer> causes = causes(others(why, fact >> 1));
                List<Integer> latest = causes.stream()
                        .sorted(Comparator.comparingInt((Integer cause) -> flood.time(2 * cause))
                                .reversed())
                        .toList();
                NetTale.show(step, named(latest), left(fact >> 1).candidates());
                NetTale.place(step, clusters.get(why), left(fact >> 1), named(causes));
            }
        }
    }

    private void tellInside(Step.Builder step, int fact, DeepFlood.Inside reason) {
        Node node = clusters.web().node(fact >> 1);
        Digits digit = Digits.of(node.digit());
        List<NestedTale> tales = inside.getOrDefault(fact, List.of());
        if (reason.cluster() != DeepFlood.NONE) {
            split(step, clusters.get(reason.cluster()), tales);
        }
        for (NestedTale tale : tales) {
            Node on = clusters.web().node(tale.assumed.getLast());
            step.show(Role.END, on.candidates()).say(LogicPhrase.NESTED_SUPPOSE, on.cells(), Digits.of(on.digit()));
            tale.tell(step);
            if (tale.flood.isBroken()) {
                tale.tellBreak(step);
            } else if ((fact & 1) != 0) {
                tale.tellNot(step, fact >> 1);
            }
        }
        if (reason.cluster() == DeepFlood.NONE) {
            step.say(LogicPhrase.NESTED_NOT, node.cells(), digit);
        } else {
            step.say((fact & 1) == 0 ? LogicPhrase.NESTED_EACH : LogicPhrase.NESTED_EACH_NOT, node.cells(), digit);
        }
    }

    /** Says that a candidate does not hold after all. */
    void tellNot(Step.Builder step, int candidate) {
        strike(step, candidate);
        Node node = clusters.web().node(candidate);
        step.say(LogicPhrase.CHAIN_NOT, node.cells(), Digits.of(node.digit()));
    }

    private void strike(Step.Builder step, int candidate) {
        int cause = cause(2 * candidate + 1);
        if (cause != DeepFlood.NONE) {
            NetTale.strike(step, left(cause).candidates(), left(candidate).candidates());
        }
    }

    /** Says what two questions with two answers each rule out. */
    private void tellPair(Step.Builder step, int out, DeepFlood.Inside reason) {
        Clusters.Cluster one = clusters.get(reason.cluster());
        Clusters.Cluster other = clusters.get(reason.other());
        Candidates ofOne = left(one, reason.time());
        Candidates ofOther = left(other, reason.time());
        CellSet cells = ofOne.cells().or(ofOther.cells());
        Digits digits = ofOne.digits().or(ofOther.digits());
        var gone = new ArrayList<>(gone(reason.cluster(), reason.time()));
        gone.addAll(gone(reason.other(), reason.time()));
        List<Object> causes = named(causes(gone)).stream().map(NetTale::spoken).toList();
        Message because =
                causes.isEmpty() ? Message.of(LogicPhrase.NET_NOW) : Message.of(LogicPhrase.NET_BECAUSE, causes);
        Node node = clusters.web().node(out);
        Digits digit = Digits.of(node.digit());
        step.show(Role.SET, new Candidates(digits, cells));
        if (one.digit() == 0) {
            step.say(LogicPhrase.NET_NAKED_PAIR, because, digits, cells, node.cells(), digit);
        } else if (one.digit() != other.digit()) {
            step.say(LogicPhrase.NET_HIDDEN_PAIR, because, digits, cells, one.where(), node.cells(), digit);
        } else {
            step.say(
                    LogicPhrase.NET_X_WING,
                    because,
                    digit,
                    one.where(),
                    ofOne.cells(),
                    other.where(),
                    ofOther.cells(),
                    sees(out, cells),
                    node.cells());
        }
    }

    /** The answers left to a question by then. */
    private Candidates left(Clusters.Cluster cluster, int time) {
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

    /** Those of some cells that a candidate sees. */
    private CellSet sees(int out, CellSet cells) {
        CellSet seen = CellSet.NONE;
        for (int candidate = 0; candidate < clusters.candidates(); candidate++) {
            Node node = clusters.web().node(candidate);
            boolean isThere = node.digit() == clusters.web().node(out).digit() && cells.contains(node.cell());
            seen = isThere && clusters.web().areWeak(out, candidate) ? seen.or(node.cells()) : seen;
        }
        return seen;
    }

    /** Says which answers are left to a question. */
    private void split(Step.Builder step, Clusters.Cluster cluster, List<NestedTale> tales) {
        Digits digits = Digits.NONE;
        CellSet cells = CellSet.NONE;
        for (NestedTale tale : tales) {
            Node node = clusters.web().node(tale.assumed.getLast());
            digits = digits.with(node.digit());
            cells = cells.or(node.cells());
        }
        List<Candidates> named = named(assumed);
        if (cluster.where() instanceof Rule.House house) {
            step.say(LogicPhrase.TRIAL_SPLIT_HOUSE, named, house, digits, cells);
        } else {
            step.say(LogicPhrase.TRIAL_SPLIT_CELL, named, cells, digits);
        }
    }

    /** Says why it cannot be. */
    void tellBreak(Step.Builder step) {
        if (flood.emptied() != DeepFlood.NONE) {
            Clusters.Cluster cluster = clusters.get(flood.emptied());
            var all = new ArrayList<Integer>();
            for (int candidate : cluster.candidates()) {
                all.add(candidate);
                strike(step, candidate);
            }
            NetTale.noneLeft(step, clusters.web(), cluster, named(causes(all)));
            return;
        }
        int clash = flood.clash();
        int cause = cause(2 * clash + 1);
        Candidates candidates = left(clash).candidates();
        if (cause == DeepFlood.NONE) {
            step.show(Role.PATTERN, candidates).say(LogicPhrase.NESTED_CLASH, NetTale.spoken(candidates));
        } else {
            NetTale.clash(step, candidates, left(cause).candidates());
        }
    }

    /** What puts these out, as far as single candidates and groups do. */
    private List<Integer> causes(List<Integer> out) {
        var causes = new TreeSet<Integer>();
        for (int candidate : out) {
            causes.add(cause(2 * candidate + 1));
        }
        causes.remove(DeepFlood.NONE);
        return List.copyOf(causes);
    }

    private int cause(int fact) {
        int why = flood.why(fact);
        NestedTale before = outside;
        if (why == DeepFlood.GIVEN && before != null) {
            return before.cause(fact);
        }
        return why >= 0 ? why : DeepFlood.NONE;
    }

    private List<Candidates> named(List<Integer> numbers) {
        return numbers.stream().map(number -> left(number).candidates()).toList();
    }

    /** A candidate, or what is left of a group when it is all that is left of a cluster. */
    private Node left(int number) {
        Node node = clusters.web().node(number);
        NestedTale before = outside;
        if (node.isCandidate()) {
            return node;
        }
        if (before != null && flood.why(2 * number) == DeepFlood.GIVEN) {
            return before.left(number);
        }
        CellSet cells = node.cells();
        for (int candidate = 0; candidate < clusters.candidates(); candidate++) {
            Node one = clusters.web().node(candidate);
            if (one.digit() == node.digit() && isKnown(2 * candidate + 1, flood.time(2 * number))) {
                cells = cells.without(one.cell());
            }
        }
        return Node.group(node.digit(), cells);
    }
}
