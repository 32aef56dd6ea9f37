package dev.neuf.make;

import dev.neuf.core.CellSet;
import dev.neuf.core.Chance;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.search.General;
import dev.neuf.search.Rivals;
import java.util.List;
import java.util.Optional;

/**
 * Makes a puzzle of a beginning: givens are added until there is one solution.
 *
 * <p>It takes one of the solutions that the beginning has, gives all of it, and takes out again what can be spared of that
 * which was added.
 */
public final class Completion {

    /** How many tries a single proof may take; what it cannot tell by then stays given. */
    private static final long PATIENCE = 1_000;

    private Completion() {}

    /**
     * The beginning with more givens, and one solution.
     *
     * @param wanted cells that are to be given, whether that is needed or not
     * @param symmetry how the givens are to look; cells that belong to one of the beginning are given with it
     * @return nothing, if no solution is found in time, or if there is none
     */
    public static Optional<Puzzle> of(Puzzle beginning, CellSet wanted, Symmetry symmetry, long seed, Limits limits) {
        var random = new Chance(seed);
        var budget = new Budget(limits);
        CellSet fixed = beginning.givens().filled().or(wanted);
        List<int[]> free = symmetry.orbits(beginning.layout().size()).stream()
                .filter(orbit -> !CellSet.of(orbit).meets(fixed))
                .toList();
        return new General()
                .any(beginning, budget.piece(Long.MAX_VALUE), random)
                .map(beginning::withGivens)
                .map(full -> full.withGivens(new Digger(new Rivals()).dig(full, free, 0, PATIENCE, random, budget)));
    }
}
