package dev.neuf.search;

import dev.neuf.core.Limits;
import dev.neuf.core.Prover;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Looks for rivals of a solution, with the propagation and the search of the general engine. For one thread at a time. */
public final class Rivals implements Prover {

    private @Nullable Descent descent;
    private int[] marks = new int[16];
    private int depth;

    @Override
    public void begin(Puzzle full) {
        Descent last = descent;
        Descent next = last != null && last.fits(full) ? last : new Descent(full);
        next.begin(full.givens());
        descent = next;
        depth = 0;
    }

    @Override
    public void give(int[] cells) {
        if (depth == marks.length) {
            marks = Arrays.copyOf(marks, 2 * depth);
        }
        marks[depth++] = begun().give(cells);
    }

    @Override
    public void takeBack() {
        begun().takeBack(marks[--depth]);
    }

    @Override
    public boolean isPlain(int cell) {
        return begun().isSettled(cell);
    }

    @Override
    public Tally rival(int cell, Limits limits) {
        return begun().visitRival(cell, limits);
    }

    private Descent begun() {
        if (descent == null) {
            throw new IllegalStateException("Begin with a solution first.");
        }
        return descent;
    }
}
