package dev.neuf.logic.chain;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.words.Message;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** Tells the way to something that follows in a {@link DeepFlood}. */
final class NestedTale {

    private final Clusters clusters;
    private final DeepFlood flood;
    private final NestedWay way;

    NestedTale(NestedWay way) {
        this.clusters = way.clusters();
        this.flood = way.flood();
        this.way = way;
    }

    /** Says what is placed, and what is assumed on top; the assumption itself was said. */
    void tell(Step.Builder step) {
        var told = new HashSet<DeepFlood.Inside>();
        // where houses cross in more than one way, as in a windoku, two groups may have become the same
        var placed = new HashSet<Node>();
        for (int fact : way.needed()) {
            int why = flood.why(fact);
            Optional<DeepFlood.Inside> reason = way.inside(fact);
            if (reason.isPresent()) {
                if (told.add(reason.get())) {
                    tell(step, reason.get());
                }
            } else if (why >= 0 && (fact & 1) == 0 && placed.add(way.left(fact >> 1))) {
                List<Integer> others = way.others(why, fact >> 1);
                List<Integer> latest = way.causes(others).stream()
                        .sorted(Comparator.comparingInt((Integer cause) -> flood.time(2 * cause))
                                .reversed())
                        .toList();
                Node node = way.left(fact >> 1);
                NetTale.show(step, way.named(latest), node.candidates());
                NetTale.place(step, clusters.get(why), node, way.why(others));
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
        List<Integer> facts = way.follow(reason);
        if (reason.cluster() != DeepFlood.NONE) {
            split(step, reason);
        }
        LogicPhrase suppose = LogicPhrase.NESTED_SUPPOSE;
        for (NestedWay onTop : way.onTop(reason)) {
            Node on = clusters.web().node(onTop.assumed());
            step.deeper().show(Role.SUPPOSED, on.candidates()).say(suppose, on.cells(), Digits.of(on.digit()));
            suppose = LogicPhrase.NESTED_INSTEAD;
            var tale = new NestedTale(onTop);
            tale.tell(step);
            if (tale.flood.isBroken()) {
                tale.tellBreak(step);
            } else {
                tale.tellNot(step, off(facts));
            }
            step.shallower();
            if (tale.flood.isBroken() && reason.cluster() != DeepFlood.NONE) {
                step.say(LogicPhrase.NESTED_CLOSED);
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
            messages.addAll(Reasons.spoken(way.named(off(facts))));
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

    /** Says that candidates do not hold after all, unless that was said. */
    void tellNot(Step.Builder step, List<Integer> candidates) {
        List<Integer> unsaid = candidates.stream()
                .filter(candidate -> way.cause(2 * candidate + 1) != DeepFlood.NONE)
                .toList();
        if (!unsaid.isEmpty()) {
            unsaid.forEach(candidate -> strike(step, candidate));
            NetTale.not(step, way.named(unsaid), way.why(unsaid));
        }
    }

    private void strike(Step.Builder step, int candidate) {
        int cause = way.cause(2 * candidate + 1);
        if (cause != DeepFlood.NONE) {
            NetTale.strike(
                    step, way.left(cause).candidates(), way.left(candidate).candidates());
        }
    }

    /** Says what two questions with two answers each come to, and all that they rule out and that is needed. */
    private void tellPair(Step.Builder step, DeepFlood.Inside pair) {
        List<Integer> facts = way.follow(pair);
        Clusters.Cluster one = clusters.get(pair.cluster());
        Clusters.Cluster other = clusters.get(pair.other());
        CellSet cells = way.left(pair).cells();
        Digits digits = way.left(pair).digits();
        Message because = way.why(way.gone(pair)).atFirst();
        List<Message> out = Reasons.spoken(way.named(off(facts)));
        step.show(Role.SET, way.left(pair));
        facts.stream()
                .filter(fact -> (fact & 1) == 0)
                .forEach(fact -> step.show(Role.LINK, way.left(fact >> 1).candidates()));
        if (one.digit() == 0 && out.isEmpty()) {
            step.say(LogicPhrase.NET_NAKED_PAIR_ONLY, because, digits, cells);
        } else if (one.digit() == 0) {
            step.say(LogicPhrase.NET_NAKED_PAIR, because, digits, cells, out);
        } else if (one.digit() != other.digit()) {
            // never for the groups of its digits alone: each was known when its own places were down to two, before the
            // pair
            step.say(LogicPhrase.NET_HIDDEN_PAIR, because, digits, cells, one.where(), out);
        } else {
            step.say(
                    LogicPhrase.NET_X_WING,
                    because,
                    digits,
                    one.where(),
                    way.left(one, pair.time()).cells(),
                    other.where(),
                    way.left(other, pair.time()).cells(),
                    out);
        }
    }

    /** Says which answers are left to a question. */
    private void split(Step.Builder step, DeepFlood.Inside reason) {
        NetTale.split(step, clusters.get(reason.cluster()), way.left(reason), way.why(way.gone(reason)));
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
            NetTale.noneLeft(step, clusters.web(), cluster, way.why(all));
            return;
        }
        int clash = flood.clash();
        int cause = way.cause(2 * clash + 1);
        Candidates candidates = way.left(clash).candidates();
        if (cause == DeepFlood.NONE) {
            step.show(Role.PATTERN, candidates).say(LogicPhrase.NESTED_CLASH, Reasons.spoken(candidates));
        } else {
            NetTale.clash(step, candidates, way.left(cause).candidates());
        }
    }
}
