package dev.neuf.search;

import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Counts the solutions of one puzzle without visiting each. */
final class Counting {

    /*
     * Propagate, split the open cells into parts that no rule connects, and multiply what the parts have. A part is
     * looked up on the shelf; if it is not there, one of its cells is tried with each candidate, and what these have is
     * added up. This is how model counters work; that parts of the same form are the same part is what makes empty
     * boards cheap.
     */

    /** On a board with more open cells it would go down too many levels, and never come up again. */
    static final int MOST_OPEN = 1_000;

    /** Smaller parts are counted sooner than looked up. */
    private static final int LEAST_KEPT = 6;

    /** Larger parts are hardly met twice, and their keys grow with the square. */
    private static final int MOST_KEPT = 160;

    private final Puzzle puzzle;
    private final Propagation propagation;
    private final Parts parts;
    private final PartKeys keys;
    private final Shelf shelf;

    private Limits limits = Limits.NONE;
    private Stop stop = new Stop(limits);
    private Counter.Watcher watcher = Counter.Watcher.NONE;
    private BigInteger known = BigInteger.ZERO;
    private double share;
    private boolean isInOrder;

    Counting(Puzzle puzzle, long mostBytes) {
        this.puzzle = puzzle;
        var rules = puzzle.rules();
        propagation = new Propagation(rules);
        parts = new Parts(rules);
        keys = new PartKeys(parts, puzzle.layout().size(), puzzle.layout().cellCount());
        shelf = new Shelf(mostBytes);
    }

    /*
     * On a board that is almost empty, cells are tried in their order: what is left are then always the last rows, which
     * look alike more often than other rests. (The empty 9x9 board takes 5.6 million tries this way; the empty 8x8 board
     * 48,000, and 123,000 with the fewest candidates first.) Elsewhere the fewest candidates are best.
     */
    private static final int ALMOST_EMPTY = 8;

    /** Counts from the start; what an earlier run has counted on its way is not counted again. */
    Counter.Count run(Limits within, Counter.Watcher watching) {
        limits = within;
        stop = new Stop(within);
        watcher = watching;
        known = BigInteger.ZERO;
        share = 0;
        BigInteger solutions = BigInteger.ZERO;
        if (propagation.start(puzzle.givens())) {
            int[] cells = puzzle.layout().cells().toArray();
            long settled = Arrays.stream(propagation.candidates())
                    .filter(digits -> !Parts.isOpen(digits))
                    .count();
            isInOrder = ALMOST_EMPTY * settled < cells.length;
            solutions = count(cells, 1, true);
        }
        return new Counter.Count(solutions, stop.limit());
    }

    /** Tries of the last run. */
    long tries() {
        return stop.tries();
    }

    /**
     * The number of ways to fill these cells, or, after a stop, at least how many there are.
     *
     * @param weight which share of the whole work this is
     * @param isAll whether each way is a solution of the puzzle, because no other part is open
     */
    private BigInteger count(int[] cells, double weight, boolean isAll) {
        double end = share + weight;
        List<int[]> split = parts.among(cells, propagation.candidates());
        boolean isSound =
                split.size() == 1 || split.stream().allMatch(part -> parts.isBalanced(part, propagation.candidates()));
        BigInteger product = isSound ? BigInteger.ONE : BigInteger.ZERO;
        for (int i = 0; i < split.size() && product.signum() > 0; i++) {
            BigInteger factor = countPart(split.get(i), weight / split.size(), isAll && split.size() == 1);
            boolean isCut = stop.limit().isPresent() && i < split.size() - 1;
            product = isCut ? BigInteger.ZERO : product.multiply(factor);
        }
        if (isAll && split.size() != 1) {
            found(product);
        }
        share = end;
        return product;
    }

    private BigInteger countPart(int[] part, double weight, boolean isAll) {
        boolean isKept = part.length >= LEAST_KEPT && part.length <= MOST_KEPT;
        PartKeys.@Nullable Key key = isKept ? keys.of(part, propagation.candidates()) : null;
        BigInteger kept = key == null ? null : shelf.find(key);
        if (kept != null) {
            if (isAll) {
                found(kept);
            }
            return kept;
        }
        BigInteger sum = BigInteger.ZERO;
        int cell = isInOrder ? part[0] : fewestCandidates(part);
        int before = propagation.mark();
        long digits = propagation.candidates()[cell];
        for (long left = digits; left != 0 && !isOver(); left &= left - 1) {
            if (propagation.place(cell, Long.lowestOneBit(left))) {
                sum = sum.add(count(part, weight / Long.bitCount(digits), isAll));
            }
            propagation.undo(before);
        }
        if (key != null && stop.limit().isEmpty()) {
            shelf.keep(key, sum);
        }
        return sum;
    }

    private int fewestCandidates(int[] part) {
        long[] candidates = propagation.candidates();
        int best = part[0];
        for (int cell : part) {
            if (Long.bitCount(candidates[cell]) < Long.bitCount(candidates[best])) {
                best = cell;
            }
        }
        return best;
    }

    private void found(BigInteger solutions) {
        known = known.add(solutions);
        if (limits.solutions() < Long.MAX_VALUE && known.compareTo(BigInteger.valueOf(limits.solutions())) >= 0) {
            stop.enough();
        }
    }

    private boolean isOver() {
        if (stop.isTimeToLook()) {
            watcher.see(known, share);
        }
        return stop.isOver();
    }
}
