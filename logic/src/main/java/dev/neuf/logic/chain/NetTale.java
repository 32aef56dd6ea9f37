package dev.neuf.logic.chain;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Link;
import dev.neuf.core.Part;
import dev.neuf.core.Rule;
import dev.neuf.core.words.Message;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/** Tells how one thing follows from an assumption by singles: only those that are needed, in the order of the flood. */
final class NetTale {

    private final Clusters clusters;
    private final Flood flood;

    /** The candidates that hold on the way, in order. */
    private final List<Integer> needed;

    private NetTale(Clusters clusters, Flood flood, List<Integer> roots) {
        this.clusters = clusters;
        this.flood = flood;
        var seen = new TreeSet<Integer>(Comparator.comparingInt(flood::time));
        var open = new ArrayDeque<>(roots);
        while (!open.isEmpty()) {
            int candidate = open.pop();
            if (seen.add(candidate) && flood.cluster(candidate) != Flood.NONE) {
                open.addAll(causes(flood.cluster(candidate), candidate));
            }
        }
        needed = List.copyOf(seen);
    }

    /** How the assumption breaks. */
    static NetTale ofBreak(Clusters clusters, Flood flood) {
        var roots = new ArrayList<Integer>();
        if (flood.emptied() == Flood.NONE) {
            for (int candidate : flood.clash()) {
                roots.add(candidate);
            }
            return new NetTale(clusters, flood, roots);
        }
        return new NetTale(clusters, flood, causes(clusters, flood, flood.emptied(), Flood.NONE));
    }

    /** How it comes that a candidate holds, or does not. */
    static NetTale of(Clusters clusters, Flood flood, int end, boolean isOn) {
        int cause = isOn ? end : flood.cause(end);
        return new NetTale(clusters, flood, cause == Flood.NONE ? List.of() : List.of(cause));
    }

    private List<Integer> causes(int cluster, int last) {
        return causes(clusters, flood, cluster, last);
    }

    /** What puts out the candidates of a cluster but the last, or those of the last group. */
    private static List<Integer> causes(Clusters clusters, Flood flood, int cluster, int last) {
        var causes = new TreeSet<Integer>();
        CellSet kept =
                last == Flood.NONE ? CellSet.NONE : clusters.web().node(last).cells();
        boolean isGroup = last >= clusters.candidates();
        for (int candidate : clusters.get(cluster).candidates()) {
            boolean isLast =
                    isGroup ? kept.contains(clusters.web().node(candidate).cell()) : candidate == last;
            if (!isLast && flood.cause(candidate) != Flood.NONE) {
                causes.add(flood.cause(candidate));
            }
        }
        return List.copyOf(causes);
    }

    /** How many digits are placed on the way. */
    int length() {
        return needed.size();
    }

    /** Says what is placed, one sentence each; the assumption itself was said. */
    void tell(Step.Builder step) {
        for (int candidate : needed) {
            if (flood.cluster(candidate) != Flood.NONE && !step.isQuiet()) {
                place(step, candidate);
            }
        }
    }

    /** Says why it cannot be. */
    void tellBreak(Step.Builder step) {
        if (step.isQuiet()) {
            return;
        }
        int emptied = flood.emptied();
        if (emptied == Flood.NONE) {
            int[] clash = flood.clash();
            clash(step, candidates(clash[0]), candidates(clash[1]));
            return;
        }
        for (int candidate : clusters.get(emptied).candidates()) {
            strike(step, candidate);
        }
        noneLeft(step, clusters.web(), clusters.get(emptied), named(causes(emptied, Flood.NONE)));
    }

    /** Says that a candidate does not hold after all. */
    void tellNot(Step.Builder step, int candidate) {
        strike(step, candidate);
        Node node = clusters.web().node(candidate);
        step.say(LogicPhrase.CHAIN_NOT, node.cells(), Digits.of(node.digit()));
    }

    private void strike(Step.Builder step, int candidate) {
        if (flood.cause(candidate) != Flood.NONE) {
            strike(step, candidates(flood.cause(candidate)), candidates(candidate));
        }
    }

    /** Points at what puts out a candidate. */
    static void strike(Step.Builder step, Candidates cause, Candidates out) {
        step.show(Role.LINK, Link.weak(cause, out));
    }

    /** Says that two hold that cannot both. */
    static void clash(Step.Builder step, Candidates one, Candidates other) {
        step.show(Role.PATTERN, one)
                .show(Role.PATTERN, other)
                .show(Role.LINK, Link.weak(one, other))
                .say(LogicPhrase.NET_CLASH, spoken(one), spoken(other));
    }

    /** Says that a question has no answer left. */
    static void noneLeft(Step.Builder step, Web web, Clusters.Cluster cluster, List<Candidates> holding) {
        List<Object> causes = spoken(holding);
        show(step, web, cluster);
        if (cluster.where() instanceof Rule.House && causes.isEmpty()) {
            step.say(LogicPhrase.NESTED_NO_PLACE, Digits.of(cluster.digit()), cluster.where());
        } else if (cluster.where() instanceof Rule.House) {
            step.say(LogicPhrase.NET_NO_PLACE, causes, Digits.of(cluster.digit()), cluster.where());
        } else if (causes.isEmpty()) {
            step.say(LogicPhrase.NESTED_NO_DIGIT, cluster.where());
        } else {
            step.say(LogicPhrase.NET_NO_DIGIT, causes, cluster.where());
        }
    }

    private void place(Step.Builder step, int candidate) {
        List<Integer> causes = causes(flood.cluster(candidate), candidate);
        List<Integer> latest = causes.stream()
                .sorted(Comparator.comparingInt(flood::time).reversed())
                .toList();
        show(step, named(latest), candidates(candidate));
        place(step, clusters.get(flood.cluster(candidate)), left(candidate), named(causes));
    }

    /**
     * Points at what is placed, and at the reasons. What became known last comes first: where a picture has no room for all
     * arrows, that one says when it was its turn.
     */
    static void show(Step.Builder step, List<Candidates> latest, Candidates placed) {
        step.show(Role.LINK, placed);
        latest.forEach(cause -> step.show(Role.LINK, Link.implies(cause, placed)));
    }

    /** Says that a question has one answer left. */
    static void place(Step.Builder step, Clusters.Cluster cluster, Node node, List<Candidates> holding) {
        List<Object> causes = spoken(holding);
        Digits digit = Digits.of(node.digit());
        Part where = cluster.where();
        if (where instanceof Rule.House && causes.isEmpty()) {
            step.say(LogicPhrase.CHAIN_PLACE, node.cells(), digit, where);
        } else if (!node.isCandidate()) {
            step.say(LogicPhrase.NET_GROUP, causes, node.cells(), digit, where);
        } else if (where instanceof Rule.House) {
            step.say(LogicPhrase.NET_PLACE, causes, node.cells(), digit, where);
        } else if (causes.isEmpty()) {
            step.say(LogicPhrase.CHAIN_CELL, node.cells(), digit);
        } else {
            step.say(LogicPhrase.NET_CELL, causes, node.cells(), digit);
        }
    }

    /** A group as it is said of one that holds somewhere: 5 in r1c1 or r1c2. */
    static Object spoken(Candidates holding) {
        return holding.cells().isSingle()
                ? holding
                : Message.of(LogicPhrase.NET_ONE_OF, holding.digits(), holding.cells());
    }

    private static List<Object> spoken(List<Candidates> holding) {
        return holding.stream().map(NetTale::spoken).toList();
    }

    private List<Candidates> named(List<Integer> causes) {
        return causes.stream().map(this::candidates).toList();
    }

    private Candidates candidates(int candidate) {
        return left(candidate).candidates();
    }

    /** A candidate, or what is left of a group when it is all that is left of a cluster. */
    private Node left(int number) {
        Node node = clusters.web().node(number);
        if (node.isCandidate()) {
            return node;
        }
        CellSet cells = node.cells();
        for (int candidate = 0; candidate < clusters.candidates(); candidate++) {
            Node one = clusters.web().node(candidate);
            if (one.digit() == node.digit() && flood.isOff(candidate) && flood.time(candidate) < flood.time(number)) {
                cells = cells.without(one.cell());
            }
        }
        return Node.group(node.digit(), cells);
    }

    private static void show(Step.Builder step, Web web, Clusters.Cluster cluster) {
        CellSet cells = CellSet.NONE;
        Digits digits = Digits.NONE;
        for (int candidate : cluster.candidates()) {
            Node node = web.node(candidate);
            cells = cells.or(node.cells());
            digits = digits.with(node.digit());
        }
        step.show(Role.EMPTIED, new Candidates(digits, cells));
    }
}
