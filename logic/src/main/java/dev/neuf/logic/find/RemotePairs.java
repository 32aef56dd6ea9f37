package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;

/**
 * Remote pairs: cells with the same two candidates, each of which sees the next, take the digits in turn.
 *
 * <pre>
 *   12 - 12 . x      the first and the last of this chain differ, so one is 1
 *   .    |    .      and the other 2, and x, which sees both, is neither
 *   x   12 - 12
 * </pre>
 */
public final class RemotePairs {

    /** With fewer cells, those of different colours see each other: a naked pair. */
    private static final int LEAST = 4;

    private RemotePairs() {}

    /** All that follows from all cells of a chain, with its branches. */
    public static void find(Sight sight, Hunt hunt) {
        CellSet pairs = sight.bivalue();
        if (pairs.size() < LEAST) {
            return;
        }
        var colouring = new Colouring(sight.layout().cellCount());
        for (int cell = pairs.next(0); cell >= 0; cell = pairs.next(cell + 1)) {
            CellSet neighbours = seenFor(sight, cell).and(pairs);
            for (int next = neighbours.next(cell + 1); next >= 0; next = neighbours.next(next + 1)) {
                if (sight.bits(next) == sight.bits(cell)) {
                    colouring.tie(cell, next);
                }
            }
        }
        for (Colouring.Cluster cluster : colouring.clusters()) {
            if (cluster.first().length + cluster.second().length >= LEAST) {
                look(sight, hunt, cluster.first(), cluster.second());
            }
            if (hunt.isOver()) {
                return;
            }
        }
    }

    /** The cells that can share neither candidate of a cell with it. */
    private static CellSet seenFor(Sight sight, int cell) {
        Digits digits = sight.candidates(cell);
        return sight.sees(cell, digits.first()).and(sight.sees(cell, digits.last()));
    }

    private static void look(Sight sight, Hunt hunt, int[] first, int[] second) {
        Digits digits = sight.candidates(first[0]);
        CellSet ones = CellSet.of(first);
        CellSet others = CellSet.of(second);
        Step.Builder step = hunt.step(digits);
        var targets = new CellSet.Builder();
        for (int one : first) {
            for (int other : second) {
                if (isRemote(sight, ones.or(others), one, other)) {
                    for (int digit : digits) {
                        CellSet losers = sight.targets(CellSet.of(one, other), digit);
                        step.eliminate(digit, losers);
                        targets.add(losers);
                    }
                }
            }
        }
        if (!step.isEmpty()) {
            hunt.keep(step.show(Role.FIRST_COLOUR, new Candidates(digits, ones))
                    .show(Role.SECOND_COLOUR, new Candidates(digits, others))
                    .say(LogicPhrase.REMOTE_PAIR_WHY, ones.or(others), digits)
                    .say(LogicPhrase.REMOTE_PAIR_TURNS, ones, others)
                    .say(LogicPhrase.COLOUR_TRAP_WHY, targets.build()));
        }
    }

    /**
     * Whether a way of four cells or more joins two of different colours. Two that see each other are a naked pair, and
     * count only if the chain also goes from one to the other the long way round.
     */
    private static boolean isRemote(Sight sight, CellSet chain, int one, int other) {
        if (!seenFor(sight, one).contains(other)) {
            return true;
        }
        CellSet reached = CellSet.of(one);
        CellSet fresh = seenFor(sight, one).and(chain).without(other);
        while (!fresh.isEmpty()) {
            reached = reached.or(fresh);
            var next = new CellSet.Builder();
            for (int cell : fresh) {
                next.add(seenFor(sight, cell));
            }
            fresh = next.build().and(chain).minus(reached);
        }
        return reached.contains(other);
    }
}
