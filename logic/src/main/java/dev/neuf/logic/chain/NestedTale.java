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
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    /** The candidate assumed last. */
    private final int assumed;

    private final TreeSet<Integer> needed;

    /** By reason, what is needed of all that follows for it. */
    private final Map<DeepFlood.Inside, TreeSet<Integer>> follow = new HashMap<>();

    /** By reason, the tales of the assumptions on top that lead there. */
    private final Map<DeepFlood.Inside, List<NestedTale>> inside = new HashMap<>();

    private NestedTale(
            Clusters clusters, DeepFlood flood, @Nullable NestedTale outside, int assumed, List<Integer> roots) {
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
        return new NestedTale(clusters, flood, null, assumed, breaks(clusters, flood));
    }

    /** How a fact follows from an assumption. */
    static NestedTale of(Clusters clusters, DeepFlood flood, int assumed, int fact) {
        return new NestedTale(clusters, flood, null, assumed, List.of(fact));
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
                List<NestedTale> tales = onTop(reason);
                inside.put(reason, tales);
                tales.forEach(tale -> tale.needed.stream()
                        .filter(one -> tale.flood.why(one) == DeepFlood.GIVEN)
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
    private Optional<DeepFlood.Inside> inside(int fact) {
        int why = flood.why(fact);
        if (why < DeepFlood.GIVEN) {
            return Optional.of(first(flood.inside(why)));
        }
        boolean isGroup = why >= 0 && (fact & 1) == 0 && fact >> 1 >= clusters.candidates();
        return isGroup ? pair(left(fact >> 1), others(why, fact >> 1)) : Optional.empty();
    }

    /** The pair that says by itself that a group holds, where the group is only known because the pair strikes the others. */
    private Optional<DeepFlood.Inside> pair(Node group, List<Integer> others) {
        return others.stream()
                .filter(other -> flood.why(2 * other + 1) < DeepFlood.GIVEN)
                .map(other -> first(flood.inside(flood.why(2 * other + 1))))
                .filter(reason -> reason.other() != DeepFlood.NONE
                        && left(reason).cells().equals(group.cells())
                        && left(reason).digits().contains(group.digit()))
                .findFirst();
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

    /** Whether they are the same question with the same answers left, or pairs of the same digits in the same cells. */
    private boolean isSame(DeepFlood.Inside one, DeepFlood.Inside other) {
        if (one.cluster() == DeepFlood.NONE || other.cluster() == DeepFlood.NONE) {
            return false; // what was assumed breaks once
        }
        boolean isPair = one.other() != DeepFlood.NONE;
        return isPair == (other.other() != DeepFlood.NONE)
                && (isPair || one.cluster() == other.cluster())
                && left(one).equals(left(other));
    }

    /** The answers to the questions of a reason that were ruled out by then. */
    private List<Integer> gone(DeepFlood.Inside reason) {
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
    private Candidates left(DeepFlood.Inside reason) {
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

    private List<NestedTale> onTop(DeepFlood.Inside reason) {
        var tales = new ArrayList<NestedTale>();
        if (reason.assumed() != DeepFlood.NONE) {
            tales.add(onTop(reason, reason.assumed()));
        } else {
            for (int candidate : clusters.get(reason.cluster()).candidates()) {
                if (!isKnown(2 * candidate + 1, reason.time())) {
                    tales.add(onTop(reason, candidate));
                }
            }
        }
        return tales;
    }

    /** The tale of one assumption on top, which breaks or leads to all that is needed. */
    private NestedTale onTop(DeepFlood.Inside reason, int candidate) {
        var above = new DeepFlood(flood);
        above.from(flood, reason.time(), candidate);
        List<Integer> roots =
                above.isBroken() ? breaks(clusters, above) : List.copyOf(follow.getOrDefault(reason, new TreeSet<>()));
        return new NestedTale(clusters, above, this, candidate, roots);
    }

    /** The answers to a question but the last, or those of the last group. */
    private List<Integer> others(int cluster, int last) {
        Node kept = left(last);
        var others = new ArrayList<Integer>();
        for (int candidate : clusters.get(cluster).candidates()) {
            if (!NetTale.isIn(kept, clusters.web().node(candidate))) {
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
        var told = new HashSet<DeepFlood.Inside>();
        for (int fact : needed) {
            int why = flood.why(fact);
            Optional<DeepFlood.Inside> reason = inside(fact);
            if (reason.isPresent()) {
                if (told.add(reason.get())) {
                    tell(step, reason.get());
                }
            } else if (why >= 0 && (fact & 1) == 0) {
                List<Integer> others = others(why, fact >> 1);
                List<Integer> latest = causes(others).stream()
                        .sorted(Comparator.comparingInt((Integer cause) -> flood.time(2 * cause))
                                .reversed())
                        .toList();
                NetTale.show(step, named(latest), left(fact >> 1).candidates());
                NetTale.place(step, clusters.get(why), left(fact >> 1), reasonsOf(others));
            }
        }
    }

    private void tell(Step.Builder step, DeepFlood.Inside reason) {
        if (reason.other() == DeepFlood.NONE) {
            tellInside(step, reason);
        } else {
            tellPair(step, reason);
        }
    }

    private void tellInside(Step.Builder step, DeepFlood.Inside reason) {
        List<Integer> facts = List.copyOf(follow.getOrDefault(reason, new TreeSet<>()));
        List<NestedTale> tales = inside.getOrDefault(reason, List.of());
        if (reason.cluster() != DeepFlood.NONE) {
            split(step, reason, tales);
        }
        for (NestedTale tale : tales) {
            Node on = clusters.web().node(tale.assumed);
            step.show(Role.END, on.candidates()).say(LogicPhrase.NESTED_SUPPOSE, on.cells(), Digits.of(on.digit()));
            tale.tell(step);
            if (tale.flood.isBroken()) {
                tale.tellBreak(step);
            } else {
                tale.tellNot(step, off(facts));
            }
        }
        if (reason.cluster() == DeepFlood.NONE) {
            Node node = clusters.web().node(reason.assumed());
            step.say(LogicPhrase.NESTED_NOT, node.cells(), Digits.of(node.digit()));
        } else {
            var messages = new ArrayList<Message>();
            for (int fact : facts) {
                Node node = clusters.web().node(fact >> 1);
                if ((fact & 1) == 0) {
                    messages.add(Message.of(LogicPhrase.NET_IN, Digits.of(node.digit()), node.cells()));
                }
            }
            messages.addAll(Reasons.spoken(candidates(off(facts))));
            step.say(LogicPhrase.NESTED_EACH, messages);
        }
    }

    /** The candidates that do not hold. */
    private static List<Integer> off(Collection<Integer> facts) {
        return facts.stream()
                .filter(fact -> (fact & 1) != 0)
                .map(fact -> fact >> 1)
                .toList();
    }

    private List<Candidates> candidates(List<Integer> numbers) {
        return numbers.stream()
                .map(number -> clusters.web().node(number).candidates())
                .toList();
    }

    /** Says that candidates do not hold after all, unless that was said. */
    void tellNot(Step.Builder step, List<Integer> candidates) {
        List<Integer> unsaid = candidates.stream()
                .filter(candidate -> cause(2 * candidate + 1) != DeepFlood.NONE)
                .toList();
        if (!unsaid.isEmpty()) {
            unsaid.forEach(candidate -> strike(step, candidate));
            NetTale.not(step, candidates(unsaid), reasonsOf(unsaid));
        }
    }

    private void strike(Step.Builder step, int candidate) {
        int cause = cause(2 * candidate + 1);
        if (cause != DeepFlood.NONE) {
            NetTale.strike(step, left(cause).candidates(), left(candidate).candidates());
        }
    }

    /** Says what two questions with two answers each come to, and all that they rule out and that is needed. */
    private void tellPair(Step.Builder step, DeepFlood.Inside pair) {
        TreeSet<Integer> facts = follow.getOrDefault(pair, new TreeSet<>());
        Clusters.Cluster one = clusters.get(pair.cluster());
        Clusters.Cluster other = clusters.get(pair.other());
        CellSet cells = left(pair).cells();
        Digits digits = left(pair).digits();
        Message because = reasonsOf(gone(pair)).atFirst();
        List<Message> out = Reasons.spoken(candidates(off(facts)));
        step.show(Role.SET, left(pair));
        facts.stream()
                .filter(fact -> (fact & 1) == 0)
                .forEach(fact -> step.show(Role.LINK, left(fact >> 1).candidates()));
        if (one.digit() == 0 && out.isEmpty()) {
            step.say(LogicPhrase.NET_NAKED_PAIR_ONLY, because, digits, cells);
        } else if (one.digit() == 0) {
            step.say(LogicPhrase.NET_NAKED_PAIR, because, digits, cells, out);
        } else if (one.digit() != other.digit() && out.isEmpty()) {
            step.say(LogicPhrase.NET_HIDDEN_PAIR_ONLY, because, digits, cells, one.where());
        } else if (one.digit() != other.digit()) {
            step.say(LogicPhrase.NET_HIDDEN_PAIR, because, digits, cells, one.where(), out);
        } else {
            step.say(
                    LogicPhrase.NET_X_WING,
                    because,
                    digits,
                    one.where(),
                    left(one, pair.time()).cells(),
                    other.where(),
                    left(other, pair.time()).cells(),
                    out);
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

    /** Says which answers are left to a question. */
    private void split(Step.Builder step, DeepFlood.Inside reason, List<NestedTale> tales) {
        Digits digits = Digits.NONE;
        CellSet cells = CellSet.NONE;
        for (NestedTale tale : tales) {
            Node node = clusters.web().node(tale.assumed);
            digits = digits.with(node.digit());
            cells = cells.or(node.cells());
        }
        Message because = reasonsOf(gone(reason)).atFirst();
        if (clusters.get(reason.cluster()).where() instanceof Rule.House house) {
            step.say(LogicPhrase.NESTED_SPLIT_HOUSE, because, house, digits, cells);
        } else {
            step.say(LogicPhrase.NESTED_SPLIT_CELL, because, cells, digits);
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
            NetTale.noneLeft(step, clusters.web(), cluster, reasonsOf(all));
            return;
        }
        int clash = flood.clash();
        int cause = cause(2 * clash + 1);
        Candidates candidates = left(clash).candidates();
        if (cause == DeepFlood.NONE) {
            step.show(Role.PATTERN, candidates).say(LogicPhrase.NESTED_CLASH, Reasons.spoken(candidates));
        } else {
            NetTale.clash(step, candidates, left(cause).candidates());
        }
    }

    /** What puts these out, as far as single candidates and groups do. */
    private List<Integer> causes(List<Integer> out) {
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
    private Reasons reasonsOf(List<Integer> out) {
        List<Integer> said = out.stream()
                .filter(candidate -> cause(2 * candidate + 1) == DeepFlood.NONE)
                .toList();
        return new Reasons(named(causes(out)), candidates(said));
    }

    private int cause(int fact) {
        int why = flood.why(fact);
        NestedTale before = outside;
        if (why == DeepFlood.GIVEN && before != null) {
            return before.cause(fact);
        }
        return why >= 0 ? said(why) : DeepFlood.NONE;
    }

    /** A group of which one cell is left says the same as the candidate there, which is known before it is followed. */
    private int said(int number) {
        return left(number).cells().isSingle() ? clusters.candidate(left(number)) : number;
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
