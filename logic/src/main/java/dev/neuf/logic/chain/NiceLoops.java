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
import java.util.HashSet;
import java.util.List;
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

    private static final int[] NONE = {};

    private NiceLoops() {}

    /**
     * Loops with a break.
     *
     * @param isFirst whether to follow only the first of several ways as short, as HoDoKu does
     */
    public static Finder find(Nodes nodes, boolean isFirst) {
        return (sight, hunt) -> new Search(sight, hunt, Walker.of(sight, nodes, isFirst)).run();
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
        private final Walker walker;
        private final List<Found> found = new ArrayList<>();

        Search(Sight sight, Hunt hunt, Walker walker) {
            this.sight = sight;
            this.hunt = hunt;
            this.walker = walker;
        }

        void run() {
            for (int start = 0; start < walker.candidates() && !hunt.isOver(); start++) {
                look(start);
            }
            found.sort(Comparator.comparingInt(Found::length));
            Set<List<Object>> told = new HashSet<>();
            for (Found loop : found) {
                if (hunt.isOver()) {
                    return;
                }
                List<Object> what = List.of(walker.node(loop.start).cells(), loop.losers);
                if (!told.contains(what)) {
                    walker.from(loop.start, loop.startsOn);
                    if (walker.each(loop.end, loop.endsOn, true, way -> tell(loop, way))) {
                        told.add(what);
                    }
                }
            }
        }

        private void look(int start) {
            Node node = walker.node(start);
            Digits digit = Digits.of(node.digit());
            walker.from(start, true);
            add(start, true, start, false, digit);
            for (int end : walker.mates(start)) {
                add(start, true, end, true, digit);
            }
            walker.from(start, false);
            add(start, false, start, true, sight.candidates(node.cell()).minus(digit));
            for (int end : walker.isSymmetric() ? NONE : walker.mates(start)) {
                add(start, false, end, false, Digits.of(walker.node(end).digit()));
            }
        }

        private void add(int start, boolean startsOn, int end, boolean endsOn, Digits losers) {
            int length = walker.length(end, endsOn);
            if (length < Ways.FAR) {
                found.add(new Found(start, startsOn, end, endsOn, length, losers));
            }
        }

        private boolean tell(Found loop, int[] way) {
            Node one = walker.node(loop.start);
            Node other = walker.node(loop.end);
            CellSet cell = one.cells();
            Step.Builder step = hunt.step(loop.losers).eliminate(loop.losers, cell);
            var tale = new Tale(sight, walker.web(), way, loop.startsOn);
            tale.tell(step);
            Digits digit = Digits.of(one.digit());
            if (!loop.startsOn && loop.endsOn) {
                step.say(LogicPhrase.CHAIN_AFTER_ALL, cell, digit);
            } else if (!loop.startsOn) {
                step.say(LogicPhrase.CHAIN_EITHER_NOT, cell, digit, Digits.of(other.digit()));
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
