package dev.neuf.logic.chain;

import dev.neuf.core.CellSet;
import dev.neuf.core.Chain;
import dev.neuf.core.Digits;
import dev.neuf.core.Link;
import dev.neuf.core.Rule;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Tells a chain: link by link as a story that begins with "suppose", and in short as chains are written. */
final class Tale {

    private final Sight sight;
    private final Web web;
    private final int[] way;
    private final boolean startsOn;
    private Role first = Role.END;

    /** The way of nodes that hold and do not hold in turn; the first holds, or not. */
    Tale(Sight sight, Web web, int[] way, boolean startsOn) {
        this.sight = sight;
        this.web = web;
        this.way = way;
        this.startsOn = startsOn;
    }

    /** Shows the first node as something else than an end. */
    Tale from(Role role) {
        first = role;
        return this;
    }

    /** Suppose ..., then ..., then ... */
    Step.Builder tell(Step.Builder step) {
        return tell(step, startsOn ? LogicPhrase.CHAIN_SUPPOSE : LogicPhrase.CHAIN_SUPPOSE_NOT);
    }

    /** The same, its beginning said so. */
    Step.Builder tell(Step.Builder step, LogicPhrase suppose) {
        if (step.isQuiet()) {
            return step;
        }
        Node start = web.node(way[0]);
        step.show(first, start.candidates());
        say(step, suppose, start);
        for (int i = 1; i < way.length; i++) {
            show(step, i);
            if (!isOn(i) && i + 1 < way.length) {
                show(step, i + 1);
                both(step, web.node(way[i]), web.node(way[i + 1]));
                i++;
            } else if (isOn(i)) {
                lit(step, web.node(way[i - 1]), web.node(way[i]));
            } else {
                say(step, LogicPhrase.CHAIN_NOT, web.node(way[i]));
            }
        }
        return step;
    }

    /** One of these holds. */
    static void cluster(Step.Builder step, Clusters.Cluster cluster) {
        if (cluster.where() instanceof Rule.House house) {
            step.show(Role.BASE, house).say(LogicPhrase.CHAIN_ONE_PLACE, house, Digits.of(cluster.digit()));
        } else {
            step.show(Role.PIVOT, cluster.where()).say(LogicPhrase.CHAIN_ONE_DIGIT, cluster.where());
        }
    }

    /** The chain as it is written, said last. */
    Step.Builder inShort(Step.Builder step) {
        return step.isQuiet() ? step : step.say(LogicPhrase.CHAIN_IN_SHORT, new Chain(links(), sets()));
    }

    /**
     * The chain from the last node back to the first, and on through another from where that begins, said last.
     *
     * @param other one that begins with a node that holds if the first of this does not
     */
    Step.Builder inShortWith(Tale other, Step.Builder step) {
        List<Link> links =
                new ArrayList<>(links().reversed().stream().map(Tale::turned).toList());
        links.add(Link.strong(
                web.node(way[0]).candidates(), web.node(other.way[0]).candidates()));
        links.addAll(other.links());
        Map<Link, CellSet> sets = new HashMap<>(other.sets());
        sets().forEach((link, set) -> sets.put(turned(link), set));
        return step.say(LogicPhrase.CHAIN_IN_SHORT, new Chain(links, sets));
    }

    private static Link turned(Link link) {
        return new Link(link.to(), link.from(), link.kind());
    }

    /** That the last node leads back to the first, and the loop as it is written. */
    Step.Builder close(Step.Builder step) {
        if (step.isQuiet()) {
            return step;
        }
        Node first = web.node(way[0]);
        Node last = web.node(way[way.length - 1]);
        // the kinds take turns: if the first link is weak, the one that closes the loop is strong
        var closing = new Link(last.candidates(), first.candidates(), startsOn);
        List<Link> links = links();
        links.add(closing);
        return step.show(Role.LINK, closing)
                .say(LogicPhrase.CHAIN_LOOP, first.cells())
                .say(LogicPhrase.CHAIN_IN_SHORT, new Chain(links, sets()));
    }

    private List<Link> links() {
        var links = new ArrayList<Link>();
        for (int i = 1; i < way.length; i++) {
            links.add(link(i));
        }
        return links;
    }

    /** The sets through which links lead. */
    private Map<Link, CellSet> sets() {
        Map<Link, CellSet> sets = new HashMap<>();
        for (int i = 1; i < way.length; i++) {
            CellSet set = set(i);
            if (!set.isEmpty()) {
                sets.put(link(i), set);
            }
        }
        return sets;
    }

    /** The cells of the set that makes a link strong, or none. */
    private CellSet set(int i) {
        Node from = web.node(way[i - 1]);
        Node to = web.node(way[i]);
        if (!isOn(i) || from.kind() != Node.Kind.SET && to.kind() != Node.Kind.SET) {
            return CellSet.NONE;
        }
        return from.kind() == Node.Kind.SET ? from.ground() : to.ground();
    }

    private boolean isOn(int i) {
        return startsOn == (i % 2 == 0);
    }

    private Link link(int i) {
        Node from = web.node(way[i - 1]);
        Node to = web.node(way[i]);
        return new Link(from.candidates(), to.candidates(), isOn(i));
    }

    private void show(Step.Builder step, int i) {
        step.show(Role.LINK, link(i));
        if (!set(i).isEmpty()) {
            step.show(Role.SET, set(i));
        }
    }

    private static void say(Step.Builder step, LogicPhrase phrase, Node node) {
        step.say(phrase, node.cells(), Digits.of(node.digit()));
    }

    /** The first link of a chain that begins with a node that does not hold. */
    private void lit(Step.Builder step, Node off, Node on) {
        Digits digit = Digits.of(on.digit());
        if (off.kind() == Node.Kind.SET && on.kind() == Node.Kind.SET) {
            step.say(
                    LogicPhrase.CHAIN_SET,
                    on.ground(),
                    sight.digits(on.ground()).without(off.digit()),
                    digit,
                    on.cells());
        } else if (off.kind() == Node.Kind.SET || on.kind() == Node.Kind.SET) {
            forced(step, off, on);
        } else if (off.digit() == on.digit()) {
            step.say(LogicPhrase.CHAIN_PLACE, on.cells(), digit, house(off, on));
        } else {
            step.say(LogicPhrase.CHAIN_CELL, on.cells(), digit);
        }
    }

    /** A node that does not hold, and another that therefore does. */
    private void both(Step.Builder step, Node off, Node on) {
        Digits gone = Digits.of(off.digit());
        Digits digit = Digits.of(on.digit());
        if (off.kind() == Node.Kind.SET && on.kind() == Node.Kind.SET) {
            step.say(
                    LogicPhrase.CHAIN_NOT_SET,
                    off.cells(),
                    gone,
                    on.ground(),
                    sight.digits(on.ground()).without(off.digit()),
                    digit,
                    on.cells());
        } else if (off.kind() == Node.Kind.SET || on.kind() == Node.Kind.SET) {
            forced(step, off, on);
        } else if (off.digit() == on.digit()) {
            step.say(LogicPhrase.CHAIN_NOT_PLACE, off.cells(), gone, on.cells(), house(off, on));
        } else {
            step.say(LogicPhrase.CHAIN_NOT_CELL, off.cells(), gone, digit);
        }
    }

    /** A set that lacks a digit leaves a cell only one; or, the other way round, must have it. */
    private void forced(Step.Builder step, Node off, Node on) {
        Node set = off.kind() == Node.Kind.SET ? off : on;
        Node cell = off.kind() == Node.Kind.SET ? on : off;
        LogicPhrase phrase = off.kind() == Node.Kind.SET ? LogicPhrase.CHAIN_SET_FORCES : LogicPhrase.CHAIN_FORCES_SET;
        step.say(
                phrase,
                set.cells(),
                Digits.of(set.digit()),
                set.ground(),
                sight.digits(set.ground()).without(set.digit()),
                cell.cells(),
                Digits.of(cell.digit()));
    }

    /** The house in which a digit is in one of two places. */
    private Rule.House house(Node one, Node other) {
        CellSet both = one.cells().or(other.cells());
        List<Rule.House> around = sight.housesAround(both);
        for (Rule.House house : around) {
            if (sight.places(one.digit(), house).equals(both)) {
                return house;
            }
        }
        throw new IllegalStateException("No house ties %s to %s.".formatted(one, other));
    }
}
