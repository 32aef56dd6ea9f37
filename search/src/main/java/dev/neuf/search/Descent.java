package dev.neuf.search;

import dev.neuf.core.Chance;
import dev.neuf.core.Deadline;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import dev.neuf.core.Variant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A search through all choices, depth first, on a stack of its own. */
final class Descent {

    /*
     * Which cell to try: the one with the fewest candidates for the failures its groups have seen (dom/wdeg: Boussemart,
     * Hemery, Lecoutre, Sais 2004), except that after a failure the same cell comes first again as long as it is open: it
     * is where the trouble is (last conflict: Lecoutre and others 2009). All weights begin anew with each puzzle, so the
     * same question takes the same way.
     *
     * Who only counts need not see every solution:
     *
     *   Digits that are neither given nor chosen so far are alike, if all rules say only that cells differ: exchanging
     *   two of them turns the solutions with the one in a cell into those with the other. So one of them is tried, and
     *   what it gives counts for all.
     *
     *   Where each open cell has two candidates, the solutions are counted by Switches.
     *
     * Who looks for a rival of a solution tries the digits of that solution first: rivals differ in few cells as a rule.
     * 255 givens of a 25x25 board, 100 tries for each: 84 rivals were met that way, 17 without. To choose among cells
     * that must differ from the solution before others: 12.
     */

    /** How much work passes between two looks at the clock: well under a millisecond. */
    private static final long WORK_BETWEEN_LOOKS = 1 << 14;

    private final Layout layout;
    private final List<Variant> variants;
    private final Groups groups;
    private final Candidates candidates;
    private final Matching matching;
    private final Locked locked;
    private final Switches switches;
    private final int[] failures;
    private int troubled;

    // the choices above: the cell, the digits left to try, the trail before, the solutions before this try
    private final int[] cells;
    private final long[] left;
    private final int[] marks;
    private final long[] before;

    // for counting: the digits that are alike, and how many solutions each one below stands for
    private final long[] alike;
    private final long[] weights;

    private Limits limits = Limits.NONE;
    private @Nullable Predicate<Grid> each;
    /** Which digit of a cell to try first is left to chance, where somebody wants that; else it is the smallest. */
    private @Nullable Chance chance;

    /** A solution, each digit as its bit, where somebody looks for another one; else empty. */
    private long[] known = {};

    private LongConsumer soFar = _ -> {};
    private Deadline deadline = new Deadline(Limits.NONE);
    private long nextLook;
    private long solutions;
    private long choices;
    private long backtracks;
    private Optional<Limits.Limit> stop = Optional.empty();

    Descent(Puzzle puzzle) {
        layout = puzzle.layout();
        variants = puzzle.variants();
        groups = new Groups(puzzle.rules());
        candidates = new Candidates(groups);
        matching = new Matching(candidates);
        locked = new Locked(candidates);
        switches = new Switches(candidates);
        failures = new int[groups.cells.length];
        cells = new int[groups.cellCount];
        left = new long[groups.cellCount];
        marks = new int[groups.cellCount];
        before = new long[groups.cellCount];
        alike = new long[groups.cellCount + 1];
        weights = new long[groups.cellCount + 1];
    }

    /** Whether a puzzle has the rules that this search is made for. */
    boolean fits(Puzzle puzzle) {
        return puzzle.layout().equals(layout) && puzzle.variants().equals(variants);
    }

    /** Visits all solutions. */
    Tally visit(Grid givens, Limits limits, Predicate<Grid> each) {
        this.each = each;
        alike[0] = 0;
        return run(givens, limits);
    }

    /** Visits solutions, the digits of each cell in random order. */
    Tally visit(Grid givens, Limits limits, Chance random, Predicate<Grid> each) {
        chance = random;
        Tally tally = visit(givens, limits, each);
        chance = null;
        return tally;
    }

    /** Begins with an empty board and a solution that is known. Until the next visit, the steps below may follow. */
    void begin(Grid solution) {
        known = new long[groups.cellCount];
        for (int cell = 0; cell < known.length; cell++) {
            known[cell] = 1L << (solution.digit(cell) - 1);
        }
        reset(Limits.NONE);
        candidates.start(Grid.empty(groups.size));
        propagate();
    }

    /** Gives the digits of the known solution in some cells; returns where to go back to. */
    int give(int[] cells) {
        int mark = candidates.mark();
        for (int cell : cells) {
            candidates.place(cell, Long.numberOfTrailingZeros(known[cell]));
        }
        propagate();
        return mark;
    }

    /** Goes back to before digits were given. */
    void takeBack(int mark) {
        candidates.undo(mark);
    }

    /** Whether propagation has shown what a cell holds. */
    boolean isSettled(int cell) {
        return Long.bitCount(candidates.of(cell)) == 1;
    }

    /** Looks for a solution, with the digits given, where a cell does not hold that of the known one. */
    Tally visitRival(int cell, Limits limits) {
        each = _ -> false;
        alike[0] = 0;
        reset(limits);
        int mark = candidates.mark();
        if (candidates.keep(cell, ~known[cell]) && propagate()) {
            search();
        }
        candidates.undo(mark);
        each = null;
        return new Tally(solutions, choices, backtracks, stop);
    }

    /** Counts all solutions, and tells now and then how many there are so far. */
    Tally count(Grid givens, Limits limits, LongConsumer soFar) {
        this.each = null;
        this.soFar = soFar;
        alike[0] = groups.areDigitsAlike ? groups.digits : 0;
        for (int cell = 0; cell < groups.cellCount; cell++) {
            alike[0] &= givens.isEmpty(cell) ? -1L : ~(1L << (givens.digit(cell) - 1));
        }
        return run(givens, limits);
    }

    private Tally run(Grid givens, Limits limits) {
        known = new long[0];
        reset(limits);
        if (!groups.isOverfull && candidates.start(givens) && propagate()) {
            search();
        }
        this.each = null;
        this.soFar = _ -> {};
        return new Tally(solutions, choices, backtracks, stop);
    }

    private void reset(Limits limits) {
        this.limits = limits;
        deadline = new Deadline(limits);
        nextLook = 0;
        candidates.work = 0;
        solutions = 0;
        choices = 0;
        backtracks = 0;
        stop = Optional.empty();
        weights[0] = 1;
        troubled = -1;
        Arrays.fill(failures, 1);
    }

    private void search() {
        int depth = 0;
        boolean isSound = true;
        while (true) {
            int cell = isSound ? branch() : -1;
            if (cell >= 0 && !(each == null && groups.arePlain && switches.areAll())) {
                cells[depth] = cell;
                left[depth] = withoutAlike(candidates.of(cell), alike[depth]);
                depth++;
            } else {
                if (isSound && !found(weights[depth], cell)) {
                    return;
                }
                // back to where there is something left to try
                do {
                    if (depth == 0) {
                        return;
                    }
                    depth--;
                    candidates.undo(marks[depth]);
                    backtracks += solutions == before[depth] ? 1 : 0;
                } while (left[depth] == 0);
                depth++;
            }
            if (isOver()) {
                return;
            }
            isSound = tryNext(depth - 1);
        }
    }

    /** All digits but those that are alike, of which the first stands for all. */
    private static long withoutAlike(long digits, long alike) {
        long same = digits & alike;
        return digits & ~same | same & -same;
    }

    /** Tries the next digit of the choice at a depth; false if it leads to a contradiction. */
    private boolean tryNext(int depth) {
        long digit = pick(left[depth], cells[depth]);
        left[depth] &= ~digit;
        choices++;
        marks[depth] = candidates.mark();
        before[depth] = solutions;
        alike[depth + 1] = alike[depth] & ~digit;
        weights[depth + 1] =
                (alike[depth] & digit) == 0 ? weights[depth] : times(weights[depth], Long.bitCount(alike[depth]));
        candidates.place(cells[depth], Long.numberOfTrailingZeros(digit));
        if (propagate()) {
            return true;
        }
        failures[candidates.blamed]++;
        troubled = cells[depth];
        return false;
    }

    private long pick(long digits, int cell) {
        if (known.length > 0 && (digits & known[cell]) != 0) {
            return known[cell];
        }
        long rest = digits;
        for (int skip = chance == null ? 0 : chance.nextInt(Long.bitCount(digits)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return rest & -rest;
    }

    private boolean propagate() {
        while (candidates.settle()) {
            boolean isSound;
            if (!candidates.related.isEmpty()) {
                isSound = candidates.relate(candidates.related.take());
            } else if (!candidates.summed.isEmpty()) {
                isSound = groups.sums[candidates.summed.take()].strike(candidates);
            } else if (!candidates.overlapping.isEmpty()) {
                isSound = locked.strike(candidates.overlapping.take());
            } else if (!candidates.changed.isEmpty()) {
                isSound = matching.strike(candidates.changed.take());
            } else {
                return true;
            }
            if (!isSound) {
                return false;
            }
        }
        return false;
    }

    /** The cell to try next, or -1 if none is open. */
    private int branch() {
        if (troubled >= 0 && Long.bitCount(candidates.of(troubled)) > 1) {
            return troubled;
        }
        int best = -1;
        long fewest = 1;
        long most = 0;
        for (int row = 0; row < groups.size; row++) {
            for (long open = candidates.state[candidates.opens + row]; open != 0; open &= open - 1) {
                int cell = row * groups.size + Long.numberOfTrailingZeros(open);
                int count = Long.bitCount(candidates.of(cell));
                long failed = 0;
                for (int link = groups.linksFrom[cell]; link < groups.linksFrom[cell + 1]; link++) {
                    failed += failures[groups.linkGroup[link]];
                }
                if (count * most < fewest * failed) {
                    best = cell;
                    fewest = count;
                    most = failed;
                }
            }
        }
        return best;
    }

    /** Counts the solutions of a board that needs no more choices; false ends the search. */
    private boolean found(long weight, int openCell) {
        if (openCell >= 0) {
            int count = switches.count();
            if (count < 0) {
                return true;
            }
            weight = times(weight, count > 62 ? Long.MAX_VALUE : 1L << count);
        }
        boolean isLast = weight >= limits.solutions() - solutions;
        solutions = isLast ? limits.solutions() : solutions + weight;
        if (each != null && !each.test(candidates.solution())) {
            return false;
        }
        if (isLast) {
            stop = Optional.of(Limits.Limit.SOLUTIONS);
        }
        return !isLast;
    }

    /** The product, or as much as a number can hold. */
    private static long times(long a, long b) {
        return a > Long.MAX_VALUE / b ? Long.MAX_VALUE : a * b;
    }

    private boolean isOver() {
        if (choices >= limits.nodes()) {
            stop = Optional.of(Limits.Limit.NODES);
        } else if (candidates.work >= nextLook) {
            nextLook = candidates.work + WORK_BETWEEN_LOOKS;
            soFar.accept(solutions);
            stop = deadline.look();
        }
        return stop.isPresent();
    }
}
