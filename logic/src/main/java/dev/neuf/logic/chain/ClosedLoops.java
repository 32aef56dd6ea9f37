package dev.neuf.logic.chain;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Chains that come back to where they began without a break: either every other node holds, or all the others.
 *
 * <pre>
 *   5 = 5 - 3 = 3      a loop: of the ends of each link exactly one holds, so a weak link is strong as well,
 *   |           |      and what sees both its ends goes
 *   7 = 7 - 9 = 9
 * </pre>
 */
public final class ClosedLoops {

    private static final int SHORTEST = 3;

    private ClosedLoops() {}

    /** Loops of candidates. */
    public static void find(Sight sight, Hunt hunt) {
        Web web = Webs.of(sight).of(Webs.With.NOTHING);
        new Search(sight, hunt, web, web).run();
    }

    /** The same with groups, and with almost locked sets if wanted. */
    public static Finder grouped(boolean withSets) {
        return (sight, hunt) -> {
            Webs webs = Webs.of(sight);
            Web web = webs.of(withSets ? Webs.With.SETS : Webs.With.GROUPS);
            new Search(sight, hunt, web, webs.of(Webs.With.NOTHING)).run();
        };
    }

    /** A way that leads from one candidate of a cell to another, which it starts without, or ends without. */
    private record Found(int start, boolean startsOn, int end, int length) {}

    private static final class Search {
        private final Sight sight;
        private final Hunt hunt;
        private final Reach reach;
        private final Reach plain;
        private final boolean isGrouped;

        Search(Sight sight, Hunt hunt, Web web, Web plain) {
            this.sight = sight;
            this.hunt = hunt;
            this.reach = new Reach(web);
            this.plain = new Reach(plain);
            this.isGrouped = web != plain;
        }

        void run() {
            var found = new ArrayList<Found>();
            int count = plain.web().size();
            for (int start = 0; start < count && !hunt.isOver(); start++) {
                look(start, false, found);
                if (sight.candidates(node(start).cell()).size() == 2) {
                    look(start, true, found);
                }
            }
            found.sort(Comparator.comparingInt(Found::length));
            var trail = new Trail(reach);
            for (Found loop : found) {
                if (hunt.isOver()) {
                    return;
                }
                reach.from(loop.start, loop.startsOn);
                trail.each(loop.end, !loop.startsOn, true, way -> {
                    tell(loop, way);
                    return hunt.isOver();
                });
            }
        }

        /** Both ways round it is the same loop, so the end comes after the start. */
        private void look(int start, boolean startsOn, List<Found> found) {
            reach.from(start, startsOn);
            if (isGrouped) {
                plain.from(start, startsOn);
            }
            for (int end = start + 1; end < plain.web().size(); end++) {
                if (node(end).cell() == node(start).cell()) {
                    int length = startsOn ? reach.toOff(end) : reach.toOn(end);
                    int rival = startsOn ? plain.toOff(end) : plain.toOn(end);
                    if (length >= SHORTEST && length < Reach.FAR && (!isGrouped || length < rival)) {
                        found.add(new Found(start, startsOn, end, length));
                    }
                }
            }
        }

        private Node node(int number) {
            return reach.web().node(number);
        }

        private void tell(Found loop, int[] way) {
            var ground = new CellSet.Builder();
            for (int number : way) {
                ground.add(node(number).ground());
            }
            List<Digits> lost = new ArrayList<>();
            List<CellSet> losers = new ArrayList<>();
            losers(loop, way, ground.build(), lost, losers);
            Digits digits = Digits.NONE;
            for (int i = 0; i < lost.size(); i++) {
                digits = digits.or(losers.get(i).isEmpty() ? Digits.NONE : lost.get(i));
            }
            Step.Builder step = hunt.step(digits);
            for (int i = 0; i < lost.size(); i++) {
                step.eliminate(lost.get(i), losers.get(i));
            }
            if (!step.isEmpty()) {
                var tale = new Tale(sight, reach.web(), way, loop.startsOn);
                tale.tell(step).say(LogicPhrase.CHAIN_LOOP, node(loop.start).cells());
                hunt.keep(tale.inShort(step));
            }
        }

        private void losers(Found loop, int[] way, CellSet ground, List<Digits> lost, List<CellSet> losers) {
            for (int i = 1; i < way.length; i++) {
                Node before = node(way[i - 1]);
                Node now = node(way[i]);
                boolean isOn = loop.startsOn == (i % 2 == 0);
                if (!isOn && before.digit() == now.digit()) {
                    lost.add(Digits.of(now.digit()));
                    losers.add(
                            sight.targets(before.cells().or(now.cells()), now.digit()).minus(ground));
                } else if (!isOn) {
                    others(before, now, lost, losers);
                } else if (before.kind() == Node.Kind.SET && now.kind() == Node.Kind.SET) {
                    set(before, now, lost, losers);
                }
            }
            if (!loop.startsOn) {
                others(node(loop.start), node(loop.end), lost, losers);
            }
        }

        /** A cell has one of two digits, and no other. */
        private void others(Node one, Node other, List<Digits> lost, List<CellSet> losers) {
            Digits rest = sight.candidates(one.cell()).without(one.digit()).without(other.digit());
            lost.add(rest);
            losers.add(rest.isEmpty() ? CellSet.NONE : one.cells());
        }

        /** A set has one of two digits, and so all its others. */
        private void set(Node one, Node other, List<Digits> lost, List<CellSet> losers) {
            Digits digits = Digits.NONE;
            for (int cell : one.ground()) {
                digits = digits.or(sight.candidates(cell));
            }
            for (int digit : digits.without(one.digit()).without(other.digit())) {
                lost.add(Digits.of(digit));
                losers.add(sight.targets(one.ground().and(sight.places(digit)), digit));
            }
        }
    }
}
