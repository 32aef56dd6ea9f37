package dev.neuf.core;

/**
 * Tells which digits of a solution can be spared: what a generator asks again and again.
 *
 * <p>It holds a board on which digits of the solution are given and taken back, the last first, so that no question begins
 * with an empty board. It may remember the rules, and whatever it has learnt about them, from one question to the next.
 */
public interface Prover {

    /**
     * Begins with an empty board.
     *
     * @param full the rules, and the solution as givens
     */
    void begin(Puzzle full);

    /** Gives the digits of the solution in some cells, too. */
    void give(int[] cells);

    /** Takes back what was given last. */
    void takeBack();

    /** Whether it is plain what a cell holds, without any try. */
    boolean isPlain(int cell);

    /**
     * Looks for another solution that goes with all that is given.
     *
     * @param cell a cell in which it must differ
     * @return one solution if there is such a one; none, and no limit, if the digit of the cell can be spared
     */
    Tally rival(int cell, Limits limits);
}
