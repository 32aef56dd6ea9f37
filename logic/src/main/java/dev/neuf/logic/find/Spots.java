package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.logic.Sight;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a digit may be in an almost locked set. Sets with the same places for it share them, and what follows. */
public final class Spots {

    private final Sight sight;
    private final int digit;
    private final CellSet cells;
    private final List<List<Spots>> byCell;
    private final List<AlmostLocked> sets = new ArrayList<>();
    private @Nullable CellSet targets;
    private @Nullable List<Spots> excluded;

    /** The places, among all of the digit by their first cell. */
    Spots(Sight sight, int digit, CellSet cells, List<List<Spots>> byCell) {
        this.sight = sight;
        this.digit = digit;
        this.cells = cells;
        this.byCell = byCell;
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
            CellSet there = targets();
            for (int cell = there.next(0); cell >= 0; cell = there.next(cell + 1)) {
                for (Spots other : byCell.get(cell)) {
                    if (there.containsAll(other.cells)) {
                        made.add(other);
                    }
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
