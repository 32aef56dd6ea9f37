package dev.neuf.search;

import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import dev.neuf.core.Variant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A search through all choices, depth first, on a stack of its own. */
final class Descent {

    private static final long WORK_BETWEEN_LOOKS = 1 << 14;

    private final Layout layout;
    private final List<Variant> variants;
    private final Groups groups;
    private final Candidates candidates;
    private final Matching matching;
    private final int[] weights;

    // the choices above: what was branched on, which ways are left, where the trail was, the solutions before this try
    private final int[] branches;
    private final long[] ways;
    private final int[] marks;
    private final long[] before;

    private Limits limits = Limits.NONE;
    private @Nullable Predicate<Grid> each;
    private long deadline;
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
        weights = new int[groups.cells.length];
        branches = new int[groups.cellCount];
        ways = new long[groups.cellCount];
        marks = new int[groups.cellCount];
        before = new long[groups.cellCount];
    }

    /** Whether a puzzle has the rules that this search is made for. */
    boolean fits(Puzzle puzzle) {
        return puzzle.layout().equals(layout) && puzzle.variants().equals(variants);
    }

    /** Searches for all solutions. */
    Tally run(Grid givens, Limits limits, Predicate<Grid> each) {
        this.limits = limits;
        this.each = each;
        long nanos = limits.millis() > Long.MAX_VALUE / 2_000_000 ? Long.MAX_VALUE / 2 : limits.millis() * 1_000_000;
        deadline = System.nanoTime() + nanos;
        nextLook = 0;
        candidates.work = 0;
        solutions = 0;
        choices = 0;
        backtracks = 0;
        stop = Optional.empty();
        Arrays.fill(weights, 1);
        if (!groups.isOverfull && candidates.start(givens) && propagate()) {
            search();
        }
        this.each = null;
        return new Tally(solutions, choices, backtracks, stop);
    }

    private void search() {
        int depth = -1;
        boolean isSound = true;
        while (true) {
            if (isSound) {
                int branch = branch();
                if (branch < 0) {
                    if (!found()) {
                        return;
                    }
                } else {
                    depth++;
                    branches[depth] = branch;
                    ways[depth] = candidates.state[branch];
                    marks[depth] = candidates.mark();
                    before[depth] = solutions;
                    isSound = true;
                    if (isOver()) {
                        return;
                    }
                    isSound = tryNext(depth);
                    continue;
                }
            }
            while (true) {
                if (depth < 0) {
                    return;
                }
                candidates.undo(marks[depth]);
                backtracks += solutions == before[depth] ? 1 : 0;
                if (ways[depth] != 0) {
                    break;
                }
                depth--;
            }
            if (isOver()) {
                return;
            }
            before[depth] = solutions;
            candidates.mark();
            isSound = tryNext(depth);
        }
    }

    private boolean tryNext(int depth) {
        int way = Long.numberOfTrailingZeros(ways[depth]);
        ways[depth] &= ways[depth] - 1;
        choices++;
        int branch = branches[depth];
        if (branch < groups.cellCount) {
            candidates.place(branch, way);
        } else {
            int row = branch - candidates.places;
            candidates.place(groups.cells[row / groups.size][way], row % groups.size);
        }
        if (propagate()) {
            return true;
        }
        weights[candidates.blamed]++;
        return false;
    }

    private boolean propagate() {
        while (true) {
            if (!candidates.settle()) {
                return false;
            }
            if (!candidates.related.isEmpty()) {
                if (!candidates.relate(candidates.related.take())) {
                    return false;
                }
            } else if (!candidates.summed.isEmpty()) {
                if (!groups.sums[candidates.summed.take()].strike(candidates)) {
                    return false;
                }
            } else if (candidates.changed.isEmpty()) {
                return true;
            } else if (!matching.strike(candidates.changed.take())) {
                return false;
            }
        }
    }

    /** The cell to try next: few digits, in groups where much went wrong; -1 if none is open. */
    private int branch() {
        long[] state = candidates.state;
        int best = -1;
        long fewest = 1;
        long heaviest = 0;
        for (int cell = 0; cell < groups.cellCount; cell++) {
            int count = Long.bitCount(state[cell]);
            if (count > 1) {
                long weight = 0;
                for (int link = groups.linksFrom[cell]; link < groups.linksFrom[cell + 1]; link++) {
                    weight += weights[groups.linkGroup[link]];
                }
                if (count * heaviest < fewest * weight) {
                    best = cell;
                    fewest = count;
                    heaviest = weight;
                }
            }
        }
        return best;
    }

    private boolean found() {
        solutions++;
        if (each != null && !each.test(candidates.solution())) {
            return false;
        }
        if (solutions >= limits.solutions()) {
            stop = Optional.of(Limits.Limit.SOLUTIONS);
            return false;
        }
        return true;
    }

    private boolean isOver() {
        if (choices >= limits.nodes()) {
            stop = Optional.of(Limits.Limit.NODES);
        } else if (candidates.work >= nextLook) {
            nextLook = candidates.work + WORK_BETWEEN_LOOKS;
            if (limits.cancelled().getAsBoolean()) {
                stop = Optional.of(Limits.Limit.CANCELLED);
            } else if (System.nanoTime() - deadline >= 0) {
                stop = Optional.of(Limits.Limit.TIME);
            }
        }
        return stop.isPresent();
    }
}
