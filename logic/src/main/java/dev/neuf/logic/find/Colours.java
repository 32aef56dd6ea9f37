package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * The places of one digit, tied by houses with only two of them, in two colours: all of one colour hold the digit, or
 * all of the other.
 *
 * <pre>
 *   A - - b     a trap: x sees an A and a b, one of      A - - b     a wrap: two As see each other,
 *   .     |     which holds the digit, so x does not     .     |     so no A holds the digit
 *   x     A                                              . A - b
 * </pre>
 *
 * <p>With two clusters: if an A of one sees a C of the other, not both colours hold, so b or d does; and if As see both
 * C and d, no A holds.
 */
public final class Colours {

    private Colours() {}

    /** The places of a digit in a cluster: all of the first hold it, or all of the second. */
    private record Cluster(int digit, CellSet first, CellSet second) {

        static List<Cluster> all(Sight sight, int digit) {
            var clusters = new ArrayList<Cluster>();
            List<StrongLink> links = StrongLink.all(sight, digit);
            if (!links.isEmpty()) {
                var colouring = new Colouring(sight.layout().cellCount());
                links.forEach(link -> colouring.tie(link.one(), link.other()));
                for (Colouring.Cluster found : colouring.clusters()) {
                    clusters.add(new Cluster(digit, CellSet.of(found.first()), CellSet.of(found.second())));
                }
            }
            return clusters;
        }

        Cluster swapped() {
            return new Cluster(digit, second, first);
        }

        void tell(Step.Builder step, LogicPhrase phrase, Role one, Role other) {
            step.show(one, Candidates.of(digit, first))
                    .show(other, Candidates.of(digit, second))
                    .say(phrase, Digits.of(digit), first, second);
        }
    }

    /** What sees both colours of a cluster does not hold the digit. */
    public static void trap(Sight sight, Hunt hunt) {
        for (int digit : Doubtful.digits(sight)) {
            if (hunt.isOver()) {
                return;
            }
            for (Cluster cluster : Cluster.all(sight, digit)) {
                CellSet targets = between(sight, digit, cluster.first(), cluster.second());
                if (!targets.isEmpty()) {
                    Step.Builder step = hunt.step(digit).eliminate(digit, targets);
                    cluster.tell(step, LogicPhrase.COLOURS_WHY, Role.FIRST_COLOUR, Role.SECOND_COLOUR);
                    hunt.keep(step.say(LogicPhrase.COLOUR_TRAP_WHY, targets));
                }
                if (hunt.isOver()) {
                    return;
                }
            }
        }
    }

    /** A colour of which two cells see each other does not hold. */
    public static void wrap(Sight sight, Hunt hunt) {
        for (int digit : Doubtful.digits(sight)) {
            if (hunt.isOver()) {
                return;
            }
            for (Cluster cluster : Cluster.all(sight, digit)) {
                wrap(sight, hunt, cluster);
                wrap(sight, hunt, cluster.swapped());
                if (hunt.isOver()) {
                    return;
                }
            }
        }
    }

    private static void wrap(Sight sight, Hunt hunt, Cluster cluster) {
        int digit = cluster.digit();
        CellSet clash = clash(sight, digit, cluster.first(), cluster.first());
        if (!clash.isEmpty()) {
            Step.Builder step = hunt.step(digit).eliminate(digit, cluster.first());
            cluster.tell(step, LogicPhrase.COLOURS_WHY, Role.FIRST_COLOUR, Role.SECOND_COLOUR);
            hunt.keep(step.show(Role.PATTERN, Candidates.of(digit, clash))
                    .say(LogicPhrase.COLOUR_WRAP_WHY, clash, Digits.of(digit)));
        }
    }

    /** Colours of two clusters that see each other do not both hold: what sees both of the others loses the digit. */
    public static void multiOne(Sight sight, Hunt hunt) {
        eachTwo(sight, hunt, (one, other) -> {
            int digit = one.digit();
            var clashes = new ArrayList<Clash>();
            var targets = new CellSet.Builder();
            for (Cluster a : List.of(one, one.swapped())) {
                for (Cluster b : List.of(other, other.swapped())) {
                    CellSet cells = clash(sight, digit, a.first(), b.first());
                    CellSet seen = cells.isEmpty() ? cells : between(sight, digit, a.second(), b.second());
                    if (!seen.isEmpty()) {
                        clashes.add(new Clash(cells, a.second(), b.second(), seen));
                        targets.add(seen);
                    }
                }
            }
            if (!clashes.isEmpty()) {
                Step.Builder step = hunt.step(digit).eliminate(digit, targets.build());
                one.tell(step, LogicPhrase.COLOURS_WHY, Role.FIRST_COLOUR, Role.SECOND_COLOUR);
                other.tell(step, LogicPhrase.MORE_COLOURS_WHY, Role.THIRD_COLOUR, Role.FOURTH_COLOUR);
                clashes.forEach(clash -> clash.tell(step, digit));
                hunt.keep(step);
            }
        });
    }

    /** Two cells that see each other, the colours of which one must hold for that, and what sees both of these. */
    private record Clash(CellSet cells, CellSet one, CellSet other, CellSet seen) {

        void tell(Step.Builder step, int digit) {
            step.show(Role.PATTERN, Candidates.of(digit, cells))
                    .say(LogicPhrase.MULTI_COLOURS_CLASH, cells, Digits.of(digit), one, other)
                    .say(LogicPhrase.MULTI_COLOURS_SEEN, seen);
        }
    }

    /** A colour that sees both colours of another cluster does not hold. */
    public static void multiTwo(Sight sight, Hunt hunt) {
        eachTwo(sight, hunt, (one, other) -> {
            without(sight, hunt, one, other);
            without(sight, hunt, one.swapped(), other);
            without(sight, hunt, other, one);
            without(sight, hunt, other.swapped(), one);
        });
    }

    private static void without(Sight sight, Hunt hunt, Cluster one, Cluster other) {
        int digit = one.digit();
        CellSet toFirst = one.first().and(seenBySome(sight, digit, other.first()));
        CellSet toSecond = one.first().and(seenBySome(sight, digit, other.second()));
        if (!toFirst.isEmpty() && !toSecond.isEmpty()) {
            Step.Builder step = hunt.step(digit).eliminate(digit, one.first());
            one.tell(step, LogicPhrase.COLOURS_WHY, Role.FIRST_COLOUR, Role.SECOND_COLOUR);
            other.tell(step, LogicPhrase.MORE_COLOURS_WHY, Role.THIRD_COLOUR, Role.FOURTH_COLOUR);
            CellSet toBoth = toFirst.and(toSecond);
            CellSet nearFirst = CellSet.of((toBoth.isEmpty() ? toFirst : toBoth).first());
            CellSet nearSecond = CellSet.of((toBoth.isEmpty() ? toSecond : toBoth).first());
            CellSet first = seen(sight, digit, nearFirst, other.first());
            CellSet second = seen(sight, digit, nearSecond, other.second());
            step.show(
                    Role.PATTERN,
                    Candidates.of(digit, nearFirst.or(nearSecond).or(first).or(second)));
            if (toBoth.isEmpty()) {
                step.say(
                        LogicPhrase.MULTI_COLOURS_EACH,
                        first,
                        second,
                        Digits.of(digit),
                        nearFirst,
                        nearSecond,
                        one.first());
            } else {
                step.say(LogicPhrase.MULTI_COLOURS_BOTH, first, second, Digits.of(digit), nearFirst);
                CellSet kin = one.first().minus(nearFirst);
                if (!kin.isEmpty()) {
                    step.say(LogicPhrase.MULTI_COLOURS_KIN, kin, Digits.of(digit), nearFirst);
                }
            }
            hunt.keep(step);
        }
    }

    /** One of the cells that a cell sees. */
    static CellSet seen(Sight sight, int digit, CellSet cell, CellSet cells) {
        return CellSet.of(sight.sees(cell.first(), digit).and(cells).first());
    }

    private interface Two {
        void look(Cluster one, Cluster other);
    }

    private static void eachTwo(Sight sight, Hunt hunt, Two two) {
        for (int digit : Doubtful.digits(sight)) {
            List<Cluster> clusters = Cluster.all(sight, digit);
            for (int i = 0; i < clusters.size(); i++) {
                for (int j = i + 1; j < clusters.size(); j++) {
                    two.look(clusters.get(i), clusters.get(j));
                    if (hunt.isOver()) {
                        return;
                    }
                }
            }
        }
    }

    /** The places that see some of these and some of those. */
    static CellSet between(Sight sight, int digit, CellSet these, CellSet those) {
        return seenBySome(sight, digit, these)
                .and(seenBySome(sight, digit, those))
                .and(sight.places(digit));
    }

    /** The cells that see some of these. */
    static CellSet seenBySome(Sight sight, int digit, CellSet cells) {
        var seen = new CellSet.Builder();
        for (int cell = cells.next(0); cell >= 0; cell = cells.next(cell + 1)) {
            seen.add(sight.sees(cell, digit));
        }
        return seen.build();
    }

    /** One of these and one of those that see each other, or none. */
    static CellSet clash(Sight sight, int digit, CellSet these, CellSet those) {
        for (int cell = these.next(0); cell >= 0; cell = these.next(cell + 1)) {
            CellSet seen = sight.sees(cell, digit).and(those);
            if (!seen.isEmpty()) {
                return CellSet.of(cell, seen.first());
            }
        }
        return CellSet.NONE;
    }
}
