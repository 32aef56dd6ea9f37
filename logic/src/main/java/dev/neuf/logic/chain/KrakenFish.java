package dev.neuf.logic.chain;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A fish whose fins are too far away for the target to see them, so that chains lead there.
 *
 * <pre>
 *   5 . . | . . f | . 5 .      two rows need a 5 each, and the first column has room for one:
 *   . . . | . . . | . . .      so one of the other places is 5. The 5s of column 8 see x,
 *   5 . . | . . . | . 5 .      and a chain leads from the fin f to where x is not 5
 *   . . . | . . . | . x .
 * </pre>
 *
 * <p>In the first type the target is a place of the digit in one of the lines that take the fish in. In the second it may
 * be any candidate: all places but those in the lines but one lead to where it does not hold.
 */
public final class KrakenFish {

    private final Sight sight;
    private final Hunt hunt;

    private KrakenFish(Sight sight, Hunt hunt) {
        this.sight = sight;
        this.hunt = hunt;
    }

    /** The target is a place of the digit that shares a house with the fish. */
    public static Finder first() {
        return (sight, hunt) -> new KrakenFish(sight, hunt).run(true);
    }

    /** The target is any other candidate. */
    public static Finder second() {
        return (sight, hunt) -> new KrakenFish(sight, hunt).run(false);
    }

    private void run(boolean isFirst) {
        Krakens krakens = sight.shared(Krakens.class, Krakens::new);
        var found = new ArrayList<Krakens.Found>();
        for (Krakens.Found one : krakens.all(hunt::isOver)) {
            if (one.isFirst() == isFirst) {
                found.add(one);
            }
        }
        found.sort(Comparator.comparingInt(Krakens.Found::length));
        var ways = new ShortWays(krakens.web());
        for (Krakens.Found one : found) {
            if (hunt.isOver()) {
                return;
            }
            tell(krakens.web(), ways, one);
        }
    }

    private void tell(Web web, ShortWays ways, Krakens.Found found) {
        Node target = web.node(found.target());
        Digits digit = Digits.of(found.field().digit());
        Step.Builder step = hunt.step(digit).eliminate(target.digit(), target.cells());
        if (step.isQuiet()) {
            hunt.keep(step);
            return;
        }
        List<Rule.House> bases = found.field().houses(found.bases());
        List<Rule.House> covers = new ArrayList<>(found.field().houses(found.covers()));
        CellSet others = CellSet.NONE;
        for (int start : found.starts()) {
            others = others.or(web.node(start).cells());
        }
        CellSet fins = others;
        if (found.isFirst()) {
            // no house around the target is a base
            Rule.House last = last(target.cells(), covers, others);
            covers.add(last);
            fins = others.minus(last.cells());
        }
        var places = new CellSet.Builder();
        bases.forEach(house -> places.add(sight.places(digit.first(), house)));
        bases.forEach(house -> step.show(Role.BASE, house));
        covers.forEach(house -> step.show(Role.COVER, house));
        step.show(Role.PATTERN, new Candidates(digit, places.build().minus(fins)));
        step.show(Role.FIN, new Candidates(digit, fins));
        if (found.isFirst()) {
            step.say(LogicPhrase.COMPLEX_FINNED_WHY, bases, digit, covers, fins)
                    .say(LogicPhrase.COMPLEX_FINNED_NOT, fins, digit, covers)
                    .say(LogicPhrase.KRAKEN_TAKEN, target.cells(), covers.getLast(), digit);
        } else {
            step.say(LogicPhrase.KRAKEN_WHY, bases, digit, covers, fins);
        }
        for (int start : found.starts()) {
            if (fins.containsAll(web.node(start).cells())) {
                ways.from(start, true);
                new Tale(sight, web, ways.any(found.target(), false), true)
                        .from(Role.FIN)
                        .tell(step);
            }
        }
        hunt.keep(step.say(LogicPhrase.CHAIN_ALL_AGREE));
    }

    /** The house that makes as many covers as bases: of those that take in the target, the one that leaves the fewest fins. */
    private Rule.House last(CellSet target, List<Rule.House> covers, CellSet others) {
        return sight.housesAround(target).stream()
                .filter(house -> !covers.contains(house))
                .max(Comparator.comparingInt(house -> house.cells().and(others).size()))
                .orElseThrow();
    }
}
