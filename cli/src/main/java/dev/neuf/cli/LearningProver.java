package dev.neuf.cli;

import dev.neuf.core.Limits;
import dev.neuf.core.Prover;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import dev.neuf.sat.Doubt;
import dev.neuf.search.Rivals;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Asks a quick search first and, where that cannot tell, one that learns: for large boards. */
final class LearningProver implements Prover {

    /** More than this the quick search is in vain, as a rule. */
    private static final long QUICK_TRIES = 100;

    /** A decision of the search that learns is worth so much less than a try of the other. */
    private static final long DECISIONS_PER_TRY = 200;

    private final Rivals quick = new Rivals();
    private final Deque<int[]> given = new ArrayDeque<>();
    private @Nullable Puzzle full;
    private @Nullable Doubt doubt;

    @Override
    public void begin(Puzzle full) {
        quick.begin(full);
        given.clear();
        // about the same solution it has learnt something already
        doubt = full.equals(this.full) ? doubt : null;
        this.full = full;
    }

    @Override
    public void give(int[] cells) {
        quick.give(cells);
        given.addLast(cells);
    }

    @Override
    public void takeBack() {
        quick.takeBack();
        given.removeLast();
    }

    @Override
    public boolean isPlain(int cell) {
        return quick.isPlain(cell);
    }

    @Override
    public Tally rival(int cell, Limits limits) {
        Tally tally = quick.rival(cell, limits.withNodes(Math.min(limits.nodes(), QUICK_TRIES)));
        boolean isTold = tally.solutions() > 0 || tally.isComplete();
        if (isTold || full == null) {
            return tally;
        }
        Doubt known = doubt == null ? new Doubt(full) : doubt;
        doubt = known;
        long decisions = limits.nodes() > Long.MAX_VALUE / DECISIONS_PER_TRY
                ? Long.MAX_VALUE
                : DECISIONS_PER_TRY * limits.nodes();
        Tally learnt = known.rival(allGiven(), cell, limits.withNodes(decisions));
        long choices = tally.choices() + learnt.choices() / DECISIONS_PER_TRY;
        return new Tally(learnt.solutions(), choices, tally.backtracks() + learnt.backtracks(), learnt.stop());
    }

    /** All cells that are given, those given first at the beginning. */
    private int[] allGiven() {
        return given.stream().flatMapToInt(IntStream::of).toArray();
    }
}
