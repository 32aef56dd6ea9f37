package dev.neuf.search;

import dev.neuf.core.Puzzle;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Fills a board at random, many times at once, to guess how many solutions there are. */
final class Probing {

    /*
     * Knuth's way (1975): go down the tree of choices at random and multiply the numbers of candidates on the way; on the
     * average, that is the number of leaves. A single way down is worth little: nearly all solutions are counted by a
     * few ways in a million. So a crowd goes down together, cell by cell, in one order. Each filling has a weight, the
     * product so far, 0 after a contradiction. When the weights have become too unequal, a new crowd is drawn from the
     * old one: heavy fillings several times, light ones hardly ever, each with the weight of the average. The expected
     * value stays the same at each step, so the average weight at the end is still right on the average (a particle
     * filter, in the language of statistics), and it varies far less.
     */

    /** Long before the squares of weights are beyond a double, a new crowd is drawn, however equal they are. */
    private static final double MOST_WEIGHT = 1e100;

    private final Propagation propagation;
    private final long[] start;
    private final boolean isSound;
    private final int[] order;
    private final SplittableRandom random;

    Probing(Puzzle puzzle, SplittableRandom random) {
        this.random = random;
        propagation = new Propagation(puzzle.rules());
        isSound = propagation.start(puzzle.givens());
        start = propagation.candidates().clone();
        order = isSound ? order() : new int[0];
    }

    /** Whether the givens contradict nothing that propagation can see. */
    boolean isSound() {
        return isSound;
    }

    /** How many cells are to be filled. */
    int openCount() {
        return order.length;
    }

    /** The open cells, in the order in which one filling with the fewest candidates first would come to them. */
    private int[] order() {
        int[] cells = new int[start.length];
        boolean[] isTaken = new boolean[start.length];
        int count = 0;
        boolean isOpen = true;
        int mark = propagation.mark();
        for (int cell = fewest(propagation.candidates());
                cell >= 0 && isOpen;
                cell = fewest(propagation.candidates())) {
            cells[count++] = cell;
            isTaken[cell] = true;
            isOpen = propagation.place(cell, pick(propagation.candidates()[cell]));
        }
        propagation.undo(mark);
        for (int cell = 0; cell < start.length; cell++) {
            if (!isTaken[cell] && Parts.isOpen(start[cell])) {
                cells[count++] = cell;
            }
        }
        return Arrays.copyOf(cells, count);
    }

    private static int fewest(long[] candidates) {
        int best = -1;
        for (int cell = 0; cell < candidates.length; cell++) {
            if (Parts.isOpen(candidates[cell])
                    && (best < 0 || Long.bitCount(candidates[cell]) < Long.bitCount(candidates[best]))) {
                best = cell;
            }
        }
        return best;
    }

    private long pick(long candidates) {
        long left = candidates;
        for (int skip = random.nextInt(Long.bitCount(candidates)); skip > 0; skip--) {
            left &= left - 1;
        }
        return Long.lowestOneBit(left);
    }

    /** The logarithm of the number of solutions, as a crowd of this size sees it; minus infinity for none. */
    double sample(int crowd, Stop stop) {
        long[][] boards = new long[crowd][];
        double[] weights = new double[crowd];
        for (int i = 0; i < crowd; i++) {
            boards[i] = start.clone();
            weights[i] = 1;
        }
        double log = 0;
        for (int cell : order) {
            double sum = 0;
            double squares = 0;
            for (int i = 0; i < crowd; i++) {
                if (stop.isOver()) {
                    return Double.NaN;
                }
                if (weights[i] > 0 && Parts.isOpen(boards[i][cell])) {
                    weights[i] *= fill(boards[i], cell);
                }
                sum += weights[i];
                squares += weights[i] * weights[i];
            }
            if (sum == 0) {
                return Double.NEGATIVE_INFINITY;
            }
            if (sum * sum < crowd * squares / 2 || sum > MOST_WEIGHT) {
                log += Math.log(sum / crowd);
                draw(boards, weights, sum);
            }
        }
        return log + Math.log(Arrays.stream(weights).sum() / crowd);
    }

    /** Puts a random candidate into a cell, and tells how many there were; 0 after a contradiction. */
    private int fill(long[] board, int cell) {
        int mark = propagation.mark();
        long[] candidates = propagation.candidates();
        System.arraycopy(board, 0, candidates, 0, board.length);
        boolean isOpen = propagation.place(cell, pick(board[cell]));
        int count = Long.bitCount(board[cell]);
        System.arraycopy(candidates, 0, board, 0, board.length);
        propagation.undo(mark);
        return isOpen ? count : 0;
    }

    /** Draws a new crowd: each filling as often as its weight says, up or down by one. */
    private void draw(long[][] boards, double[] weights, double sum) {
        int crowd = boards.length;
        long[][] old = boards.clone();
        double step = sum / crowd;
        double next = random.nextDouble() * step;
        double passed = 0;
        int drawn = 0;
        for (int i = 0; i < crowd; i++) {
            passed += weights[i];
            for (boolean isFirst = true; drawn < crowd && next < passed; isFirst = false) {
                boards[drawn++] = isFirst ? old[i] : old[i].clone();
                next += step;
            }
        }
        while (drawn < crowd) { // the last step can be lost in rounding
            boards[drawn] = boards[drawn - 1].clone();
            drawn++;
        }
        Arrays.fill(weights, 1);
    }
}
