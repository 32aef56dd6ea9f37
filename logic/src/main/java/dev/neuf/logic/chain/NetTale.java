package dev.neuf.logic.chain;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Link;
import dev.neuf.core.Rule;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Tells how one thing follows from an assumption by singles: only those that are needed, in the order of the flood. */
final class NetTale {

    private final Clusters clusters;
    private final Flood flood;

    /** The candidates that hold on the way, in order. */
    private final List<Integer> needed;

    /** What was told before, and is not told again. */
    private final Set<Integer> told;

    private NetTale(Clusters clusters, Flood flood, List<Integer> roots, Set<Integer> told) {
        this.clusters = clusters;
        this.flood = flood;
        this.told = told;
        var seen = new TreeSet<Integer>(Comparator.comparingInt(flood::time));
        var open = new ArrayDeque<>(roots);
        while (!open.isEmpty()) {
            int number = open.pop();
            if (seen.add(number) && isToTell(number)) {
                open.addAll(causes(others(number)));
            }
        }
        needed = List.copyOf(seen);
    }

    /** Whether it is neither assumed nor told before. */
    private boolean isToTell(int number) {
        return flood.cluster(number) != Flood.NONE && !told.contains(number);
    }

    /** How the assumption breaks. */
    static NetTale ofBreak(Clusters clusters, Flood flood) {
        return ofBreak(clusters, flood, Set.of());
    }

    /** How the assumption breaks, for those who were told something of it. */
    static NetTale ofBreak(Clusters clusters, Flood flood, Set<Integer> told) {
        var roots = new ArrayList<Integer>();
        if (flood.emptied() == Flood.NONE) {
            for (int number : flood.clash()) {
                roots.add(said(clusters, flood, number));
            }
            return new NetTale(clusters, flood, roots, told);
        }
        for (int candidate : clusters.get(flood.emptied()).candidates()) {
            roots.add(cause(clusters, flood, candidate));
        }
        roots.removeIf(cause -> cause == Flood.NONE);
        return new NetTale(clusters, flood, roots, told);
    }

    /** How it comes that a candidate holds, or does not. */
    static NetTale of(Clusters clusters, Flood flood, int end, boolean isOn) {
        int cause = isOn ? end : cause(clusters, flood, end);
        return new NetTale(clusters, flood, cause == Flood.NONE ? List.of() : List.of(cause), Set.of());
    }

    /** How it comes that some answers to a question are out. */
    static NetTale ofSplit(Clusters clusters, Flood flood, int cluster) {
        var roots = new ArrayList<Integer>();
        for (int candidate : gone(clusters, flood, cluster)) {
            roots.add(cause(clusters, flood, candidate));
        }
        return new NetTale(clusters, flood, roots, Set.of());
    }

    private static List<Integer> gone(Clusters clusters, Flood flood, int cluster) {
        return Arrays.stream(clusters.get(cluster).candidates())
                .filter(flood::isOff)
                .boxed()
                .toList();
    }

    /** The candidates of a question that are out when another one, or what is left of a group, holds for that. */
    private List<Integer> others(int number) {
        return clusters.others(flood.cluster(number), left(number));
    }

    /** What puts out a candidate. */
    private int cause(int candidate) {
        return cause(clusters, flood, candidate);
    }

    private static int cause(Clusters clusters, Flood flood, int candidate) {
        int cause = flood.cause(candidate);
        return cause == Flood.NONE ? cause : said(clusters, flood, cause);
    }

    private static int said(Clusters clusters, Flood flood, int number) {
        return clusters.said(number, left(clusters, flood, number));
    }

    private List<Integer> all(int cluster) {
        return Arrays.stream(clusters.get(cluster).candidates()).boxed().toList();
    }

    /** What puts these out. */
    private List<Integer> causes(List<Integer> out) {
        var causes = new TreeSet<Integer>();
        for (int candidate : out) {
            if (cause(candidate) != Flood.NONE) {
                causes.add(cause(candidate));
            }
        }
        return List.copyOf(causes);
    }

    /** Why these are out: what puts them out, or that it was assumed. */
    private Reasons reasons(List<Integer> out) {
        List<Candidates> assumed = out.stream()
                .filter(candidate -> cause(candidate) == Flood.NONE)
                .map(candidate -> clusters.web().node(candidate).candidates())
                .toList();
        return new Reasons(named(causes(out)), assumed);
    }

    /** How many digits are placed or assumed on the way, those told before not counted. */
    int length() {
        return (int) needed.stream().filter(number -> !told.contains(number)).count();
    }

    /** The candidates that hold on the way, those assumed among them. */
    List<Integer> needed() {
        return needed;
    }

    /** Says what is placed, one sentence each; the assumption itself was said. */
    void tell(Step.Builder step) {
        for (int candidate : needed) {
            if (isToTell(candidate) && !step.isQuiet()) {
                place(step, candidate);
            }
        }
    }

    /** Says which answers are left to a question. */
    void tellSplit(Step.Builder step, int number) {
        Clusters.Cluster cluster = clusters.get(number);
        Digits digits = Digits.NONE;
        CellSet cells = CellSet.NONE;
        for (int candidate : cluster.candidates()) {
            if (!flood.isOff(candidate)) {
                digits = digits.with(clusters.web().node(candidate).digit());
                cells = cells.or(clusters.web().node(candidate).cells());
            }
        }
        split(step, cluster, new Candidates(digits, cells), reasons(gone(clusters, flood, number)));
    }

    /** Says which answers are left to a question. */
    static void split(Step.Builder step, Clusters.Cluster cluster, Candidates left, Reasons reasons) {
        if (cluster.where() instanceof Rule.House house) {
            step.say(LogicPhrase.NESTED_SPLIT_HOUSE, reasons.atFirst(), house, left.digits(), left.cells());
        } else {
            step.say(LogicPhrase.NESTED_SPLIT_CELL, reasons.atFirst(), left.cells(), left.digits());
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
        noneLeft(step, clusters.web(), clusters.get(emptied), reasons(all(emptied)));
    }

    /** Says that a candidate does not hold after all. */
    void tellNot(Step.Builder step, int candidate) {
        strike(step, candidate);
        not(step, List.of(clusters.web().node(candidate).candidates()), reasons(List.of(candidate)));
    }

    private void strike(Step.Builder step, int candidate) {
        if (cause(candidate) != Flood.NONE) {
            strike(step, candidates(cause(candidate)), candidates(candidate));
        }
    }

    /** Says that candidates do not hold. */
    static void not(Step.Builder step, List<Candidates> out, Reasons reasons) {
        step.say(LogicPhrase.NET_NOT, reasons.atFirst(), Reasons.spoken(out));
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
                .say(LogicPhrase.NET_CLASH, Reasons.spoken(one), Reasons.spoken(other));
    }

    /** Says that a question has no answer left. */
    static void noneLeft(Step.Builder step, Web web, Clusters.Cluster cluster, Reasons reasons) {
        show(step, web, cluster);
        if (cluster.where() instanceof Rule.House house) {
            step.say(LogicPhrase.NET_NO_PLACE, reasons.inside(), Digits.of(cluster.digit()), house);
        } else {
            step.say(LogicPhrase.NET_NO_DIGIT, reasons.inside(), cluster.where());
        }
    }

    private void place(Step.Builder step, int candidate) {
        List<Integer> others = others(candidate);
        List<Integer> latest = causes(others).stream()
                .sorted(Comparator.comparingInt(flood::time).reversed())
                .toList();
        show(step, named(latest), candidates(candidate));
        place(step, clusters.get(flood.cluster(candidate)), left(candidate), reasons(others));
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
    static void place(Step.Builder step, Clusters.Cluster cluster, Node node, Reasons reasons) {
        Digits digit = Digits.of(node.digit());
        if (cluster.where() instanceof Rule.House house) {
            LogicPhrase phrase = node.isCandidate() ? LogicPhrase.NET_PLACE : LogicPhrase.NET_GROUP;
            step.say(phrase, reasons.atFirst(), node.cells(), digit, house);
        } else {
            step.say(LogicPhrase.NET_CELL, reasons.atFirst(), node.cells(), digit);
        }
    }

    private List<Candidates> named(List<Integer> causes) {
        return causes.stream().map(this::candidates).toList();
    }

    private Candidates candidates(int candidate) {
        return left(candidate).candidates();
    }

    /** A candidate, or what is left of a group when it is all that is left of a cluster. */
    private Node left(int number) {
        return left(clusters, flood, number);
    }

    private static Node left(Clusters clusters, Flood flood, int number) {
        return clusters.left(number, candidate -> flood.isOff(candidate) && flood.time(candidate) < flood.time(number));
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
