package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.logic.Sight;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a digit may be in an almost locked set. Sets with the same places for it share them, and what follows. */
public final class Spots {

    private final Sight sight;
    private final int digit;
    private final CellSet cells;
    private final Collection<Spots> ofDigit;
    private final List<AlmostLocked> sets = new ArrayList<>();
    private @Nullable CellSet targets;
    private @Nullable List<Spots> excluded;

    /** The places, among all of the digit. */
    Spots(Sight sight, int digit, CellSet cells, Collection<Spots> ofDigit) {
        this.sight = sight;
        this.digit = digit;
        this.cells = cells;
        this.ofDigit = ofDigit;
    }

    /** The digit. */
    public int digit() {
        return digit;
    }

    /** The places, of which at most one holds it. */
    public CellSet cells() {
        return cells;
    }

    /** The open cells that lose the digit when one of the places holds it. */
    public CellSet targets() {
        CellSet made = targets;
        if (made == null) {
            made = sight.targets(cells, digit);
            targets = made;
        }
        return made;
    }

    /** Those that cannot hold the digit when these do: all their cells see all these. */
    public List<Spots> excluded() {
        List<Spots> made = excluded;
        if (made == null) {
            made = new ArrayList<>();
            for (Spots other : ofDigit) {
                if (targets().containsAll(other.cells)) {
                    made.add(other);
                }
            }
            excluded = made;
        }
        return made;
    }

    /** The almost locked sets that have the digit just here. */
    public List<AlmostLocked> sets() {
        return sets;
    }
}
