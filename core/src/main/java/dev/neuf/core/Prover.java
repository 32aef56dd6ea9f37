package dev.neuf.core;

/**
 * Tells whether a digit can be spared: what a generator asks again and again about one solution.
 *
 * <p>It may remember the rules, and whatever it has learnt about them, from one question to the next.
 */
public interface Prover {

    /**
     * Looks for a solution with another digit than this one in a cell.
     *
     * @param puzzle the cell is empty in it
     * @return one solution if there is such a one; none, and no limit, if the digit can be spared
     */
    Tally rival(Puzzle puzzle, int cell, int digit, Limits limits);
}
