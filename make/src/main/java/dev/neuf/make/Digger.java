package dev.neuf.make;

import dev.neuf.core.Chance;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Prover;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import dev.neuf.search.General;
import java.util.ArrayList;
import java.util.List;

/** Takes digits out of a full grid of any board as long as there is one solution. */
final class Digger {

    /*
     * In random order, each orbit of cells if it can be spared. Three passes, from cheap to dear:
     *
     *   run     The first ones go without a question: the longest run after which propagation alone still fills the
     *           board. What propagation can do with some givens it can do with more, so the end of the run is found by
     *           halving, in a dozen questions for thousands of cells.
     *   lots    Then orbits go in lots that double as long as that goes well, and are halved where it does not.
     *   proofs  What propagation does not give leave to is asked of the prover: is there a solution with another digit in
     *           this cell? It may take so many tries and no more; what it cannot tell stays.
     *
     * On 64x64 one filling by propagation takes some milliseconds, so the first two passes are a matter of seconds.
     */

    private static final int MOST_LOT = 64;

    private final Prover prover;
    private final General engine = new General();
    private int[] givens = {};
    private int count;
    private boolean isSure;
    private boolean isCut;

    Digger(Prover prover) {
        this.prover = prover;
    }

    /** Whether every given that is left was shown to be needed, unless that many were asked for. */
    boolean isSure() {
        return isSure;
    }

    /** Whether time was up, or somebody called it off, before every given was looked at. */
    boolean isCut() {
        return isCut;
    }

    /**
     * Digs.
     *
     * @param full the rules, and the solution as givens
     * @param least no fewer givens than this
     * @param patience how many tries a single proof may take
     * @return the givens that are left
     */
    Grid dig(Puzzle full, List<int[]> orbits, int least, long patience, Chance random, Budget budget) {
        var order = new ArrayList<>(orbits);
        random.shuffle(order);
        givens = new int[full.givens().cellCount()];
        for (int cell = 0; cell < givens.length; cell++) {
            givens[cell] = full.givens().digit(cell);
        }
        count = givens.length;
        isSure = true;
        int next = run(full, order, least, budget);
        List<int[]> left = lots(full, order.subList(next, order.size()), least, budget);
        prove(full, left, least, patience, budget);
        isCut = !isSure && budget.isOver() && budget.limit() != Limits.Limit.NODES;
        return Grid.of(givens);
    }

    /** Takes out the longest run from the beginning that propagation can do without; returns where it ends. */
    private int run(Puzzle full, List<int[]> order, int least, Budget budget) {
        int most = 0;
        int left = count;
        while (most < order.size() && left - order.get(most).length >= least) {
            left -= order.get(most).length;
            most++;
        }
        int good = 0;
        for (int bad = most + 1; good + 1 < bad && !budget.isOver(); ) {
            // near the end first: most of what was asked for can be had at once
            int middle = bad == most + 1 && good == 0 ? most : (good + bad) / 2;
            take(order.subList(0, middle));
            if (isPlain(full, budget)) {
                good = middle;
            } else {
                bad = middle;
            }
            put(full, order.subList(0, middle));
        }
        take(order.subList(0, good));
        return good;
    }

    private void take(List<int[]> orbits) {
        for (int[] orbit : orbits) {
            for (int cell : orbit) {
                givens[cell] = 0;
            }
            count -= orbit.length;
        }
    }

    private void put(Puzzle full, List<int[]> orbits) {
        for (int[] orbit : orbits) {
            for (int cell : orbit) {
                givens[cell] = full.givens().digit(cell);
            }
            count += orbit.length;
        }
    }

    /** Whether propagation alone fills the board. */
    private boolean isPlain(Puzzle full, Budget budget) {
        budget.spend(1);
        Limits limits = budget.piece(Long.MAX_VALUE).withNodes(0);
        Tally tally = engine.each(full.withGivens(Grid.of(givens)), limits, _ -> true);
        return tally.isComplete() && tally.solutions() == 1;
    }

    /** Takes out lots of orbits that propagation can do without; returns those that stay for now. */
    private List<int[]> lots(Puzzle full, List<int[]> order, int least, Budget budget) {
        var stayed = new ArrayList<int[]>();
        int size = 1;
        int next = 0;
        while (next < order.size() && !budget.isOver()) {
            int end = Math.min(order.size(), next + size);
            List<int[]> lot = order.subList(next, end);
            int cells = lot.stream().mapToInt(orbit -> orbit.length).sum();
            boolean isTaken = false;
            if (count - cells >= least) {
                take(lot);
                isTaken = isPlain(full, budget);
                if (!isTaken) {
                    put(full, lot);
                }
            }
            if (isTaken) {
                next = end;
                size = Math.min(MOST_LOT, 2 * size);
            } else if (lot.size() == 1) {
                stayed.addAll(lot);
                next = end;
            } else {
                size = lot.size() / 2;
            }
        }
        isSure &= next == order.size();
        return stayed;
    }

    private void prove(Puzzle full, List<int[]> orbits, int least, long patience, Budget budget) {
        for (int[] orbit : orbits) {
            if (count - orbit.length < least) {
                continue;
            }
            if (budget.isOver()) {
                isSure = false;
                return;
            }
            take(List.of(orbit));
            if (!isSpare(full, orbit, patience, budget)) {
                put(full, List.of(orbit));
            }
        }
    }

    private boolean isSpare(Puzzle full, int[] orbit, long patience, Budget budget) {
        Puzzle puzzle = full.withGivens(Grid.of(givens));
        for (int cell : orbit) {
            Tally tally = prover.rival(puzzle, cell, full.givens().digit(cell), budget.piece(patience));
            budget.spend(1 + tally.choices());
            if (tally.solutions() > 0) {
                return false;
            }
            if (!tally.isComplete()) {
                isSure = false;
                return false;
            }
        }
        return true;
    }

    /** Whether no single given of a puzzle can be spared; false also if the prover cannot tell. */
    boolean isMinimal(Puzzle puzzle, long patience, Budget budget) {
        for (int cell : puzzle.givens().filled()) {
            Tally tally = prover.rival(
                    puzzle.withGivens(puzzle.givens().with(cell, 0)),
                    cell,
                    puzzle.givens().digit(cell),
                    budget.piece(patience));
            budget.spend(1 + tally.choices());
            if (tally.solutions() == 0) {
                return false;
            }
        }
        return true;
    }
}
