package dev.neuf.sat;

import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Asks again and again whether a solution is the only one that goes with some of its digits, and keeps what it has learnt.
 * For one thread at a time.
 */
public final class Doubt {

    /*
     * Digits that are given are only assumed, so all that is learnt follows from the rules alone and serves the next
     * question, whatever is given then. Each question begins near to the solution, as rivals differ in few cells as a rule.
     *
     * 51 of the 255 givens of a 25x25 board, is each of them needed? With one search that remembers, from near to the
     * solution: all told in 3.6 s. From where the last question ended: 15 s and one not told. A new search for each: 9 s.
     */

    private final Model model;
    private final Grid solution;
    private final Learner learner;
    private final BitSet holding = new BitSet();

    /** About the solution that is given in full. */
    public Doubt(Puzzle full) {
        solution = full.givens();
        model = Model.of(full.withGivens(Grid.empty(full.layout().size())));
        learner = new Learner(model, Proof.NONE, Limits.NONE, Learner.Pace.USUAL);
        for (int cell = 0; cell < solution.cellCount(); cell++) {
            holding.set(own(cell));
        }
    }

    /** The variable of the digit that a cell holds, or 0 if the rules alone tell it. */
    private int own(int cell) {
        return model.variable(cell, solution.digit(cell));
    }

    /**
     * Looks for a solution with the same digits in some cells and another one in a cell.
     *
     * @param given the cells; it is of use if their beginning is the same as in the last question
     * @return one solution if there is such a one; none, and no limit, if the digit of the cell follows
     */
    public Tally rival(int[] given, int cell, Limits limits) {
        if (own(cell) == 0) {
            return new Tally(0, 0, 0, Optional.empty());
        }
        IntStream holds = Arrays.stream(given)
                .map(this::own)
                .filter(variable -> variable > 0)
                .map(variable -> 2 * variable);
        int[] assumed = IntStream.concat(holds, IntStream.of(2 * own(cell) + 1)).toArray();
        long decisions = learner.decisions();
        long conflicts = learner.conflicts();
        Learner.Outcome outcome = learner.search(assumed, holding, limits);
        return new Tally(
                outcome == Learner.Outcome.FOUND ? 1 : 0,
                learner.decisions() - decisions,
                learner.conflicts() - conflicts,
                learner.stop());
    }
}
