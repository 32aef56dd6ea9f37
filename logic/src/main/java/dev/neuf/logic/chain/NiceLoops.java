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
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Chains that come back to the cell where they began, with a break there: a candidate that leads to its own end does not
 * hold, and one without which it would come up does.
 *
 * <pre>
 *   5 - 5 = 5 - 3 = 3 - 5      the first and the last are the same candidate:
 *                              if it is 5, it is not 5
 * </pre>
 */
public final class NiceLoops {

    /** What takes two links or fewer is seen without a chain. */
    private static final int SHORTEST = 3;

    private NiceLoops() {}

    /** Loops of candidates. */
    public static void broken(Sight sight, Hunt hunt) {
        Web web = Webs.of(sight).of(Webs.With.NOTHING);
        new Search(sight, hunt, web, web).run();
    }

    /** The same with groups, and with almost locked sets if wanted. */
    public static Finder brokenGrouped(boolean withSets) {
        return (sight, hunt) -> {
            Webs webs = Webs.of(sight);
            Web web = webs.of(withSets ? Webs.With.SETS : Webs.With.GROUPS);
            new Search(sight, hunt, web, webs.of(Webs.With.NOTHING)).run();
        };
    }

    /**
     * A way from one candidate of a cell to one of the same cell.
     *
     * @param startsOn whether the first holds
     * @param endsOn whether the last does
     * @param losers what is eliminated in the cell
     */
    private record Found(int start, boolean startsOn, int end, boolean endsOn, int length, Digits losers) {}

    private static final class Search {
        private final Sight sight;
        private final Hunt hunt;
        private final Reach reach;
        private final Reach plain;
        private final boolean isGrouped;
        private final List<Found> found = new ArrayList<>();

        /** By cell and digits to eliminate, how short a chain without groups is. */
        private final Map<List<Object>, Integer> without = new HashMap<>();

        Search(Sight sight, Hunt hunt, Web web, Web plain) {
            this.sight = sight;
            this.hunt = hunt;
            this.reach = new Reach(web);
            this.plain = new Reach(plain);
            this.isGrouped = web != plain;
        }

        void run() {
            int count = plain.web().size();
            for (int start = 0; start < count && !hunt.isOver(); start++) {
                look(start);
            }
            found.sort(Comparator.comparingInt(Found::length));
            Set<List<Object>> told = new HashSet<>();
            var trail = new Trail(reach);
            for (Found loop : found) {
                if (hunt.isOver()) {
                    return;
                }
                List<Object> what = List.of(node(loop.start).cells(), loop.losers);
                if (!told.contains(what)) {
                    reach.from(loop.start, loop.startsOn);
                    if (trail.each(loop.end, loop.endsOn, true, way -> tell(loop, way))) {
                        told.add(what);
                    }
                }
            }
        }

        private void look(int start) {
            Node node = node(start);
            Digits digit = Digits.of(node.digit());
            reach.from(start, true);
            if (isGrouped) {
                plain.from(start, true);
            }
            add(start, true, start, false, digit);
            for (int end = 0; end < plain.web().size(); end++) {
                if (end != start && node(end).cell() == node.cell()) {
                    add(start, true, end, true, digit);
                }
            }
            reach.from(start, false);
            if (isGrouped) {
                plain.from(start, false);
            }
            add(start, false, start, true, sight.candidates(node.cell()).minus(digit));
        }

        private void add(int start, boolean startsOn, int end, boolean endsOn, Digits losers) {
            int length = endsOn ? reach.toOn(end) : reach.toOff(end);
            if (length < SHORTEST || length == Reach.FAR) {
                return;
            }
            if (!isGrouped || length < (endsOn ? plain.toOn(end) : plain.toOff(end))) {
                found.add(new Found(start, startsOn, end, endsOn, length, losers));
            }
        }

        private Node node(int number) {
            return reach.web().node(number);
        }

        private boolean tell(Found loop, int[] way) {
            Node one = node(loop.start);
            Node other = node(loop.end);
            CellSet cell = one.cells();
            Step.Builder step = hunt.step(loop.losers).eliminate(loop.losers, cell);
            var tale = new Tale(sight, reach.web(), way, loop.startsOn);
            tale.tell(step);
            Digits digit = Digits.of(one.digit());
            if (!loop.startsOn) {
                step.say(LogicPhrase.CHAIN_AFTER_ALL, cell, digit);
            } else if (loop.endsOn) {
                step.say(LogicPhrase.CHAIN_TWO_AT_ONCE, cell, digit, Digits.of(other.digit()));
            } else {
                step.say(LogicPhrase.CHAIN_NOT_AFTER_ALL, cell, digit);
            }
            hunt.keep(tale.inShort(step));
            return true;
        }
    }
}
