package dev.neuf.logic.exotic;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.logic.Bounds;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import java.util.ArrayList;
import java.util.List;

/**
 * Bivalue oddagons: a loop of cells, each of which sees the next, cannot hold two digits in turns if the number of cells
 * is odd. So one of the cells has another digit, a guardian.
 *
 * <pre>
 *   12 . . | 12 .  .      five cells in a loop:
 *   .  . . | .  .  12     were this cell not 3,
 *   -------+---------     two neighbours would be the same
 *   12 . . | .  . 123
 * </pre>
 *
 * <p>If one cell alone has other digits, it has one of them. If there is one other digit, one of its cells has it. A loop
 * in which two cells that are no neighbours see each other has a shorter odd loop inside, so it is passed over; three
 * cells that all see each other are a naked pair. This holds for any board, whatever makes cells see each other.
 */
public final class BivalueOddagons {

    private static final int LEAST = 5;

    private final Sight sight;
    private final Hunt hunt;
    private final Digits pair;
    private final CellSet usable;
    private final int[] path = new int[Bounds.ODDAGON_CELLS];

    private BivalueOddagons(Sight sight, Hunt hunt, Digits pair, CellSet usable) {
        this.sight = sight;
        this.hunt = hunt;
        this.pair = pair;
        this.usable = usable;
    }

    /** Loops of five cells or more for all pairs of digits. */
    public static void find(Sight sight, Hunt hunt) {
        for (int one = 1; one <= sight.size(); one++) {
            for (int other = one + 1; other <= sight.size(); other++) {
                CellSet both = sight.places(one).and(sight.places(other));
                if (both.size() >= LEAST) {
                    new BivalueOddagons(sight, hunt, Digits.of(one, other), both).search();
                }
                if (hunt.isOver()) {
                    return;
                }
            }
        }
    }

    private void search() {
        for (int start : usable) {
            path[0] = start;
            long others = others(start);
            grow(1, CellSet.NONE, others == 0 ? 0 : 1, others);
        }
    }

    private long others(int cell) {
        return sight.bits(cell) & ~pair.bits();
    }

    private CellSet seen(int cell) {
        return sight.sees(cell, pair.first()).and(sight.sees(cell, pair.last()));
    }

    /**
     * Goes on from a path, whose first cell is the smallest.
     *
     * @param passed what the cells between the first and the last see
     * @param guarded how many cells have other digits
     * @param guardians these digits
     */
    private void grow(int length, CellSet passed, int guarded, long guardians) {
        int start = path[0];
        int last = path[length - 1];
        CellSet reached = seen(last).and(usable).minus(passed);
        CellSet closing = length == 1 ? CellSet.NONE : seen(start);
        CellSet behind = length == 1 ? CellSet.NONE : passed.or(seen(last));
        for (int next = reached.next(start + 1); next >= 0; next = reached.next(next + 1)) {
            if (length > 1 && next == path[length - 2]) {
                continue;
            }
            long others = others(next);
            int more = others == 0 ? guarded : guarded + 1;
            if (more > 1 && Long.bitCount(guardians | others) > 1) {
                continue;
            }
            path[length] = next;
            if (closing.contains(next)) {
                // each loop in one of its two directions
                if (length % 2 == 0 && length + 1 >= LEAST && next > path[1]) {
                    found(length + 1, new Digits(guardians | others));
                }
            } else if (length + 1 < Bounds.ODDAGON_CELLS && !hunt.isOver()) {
                grow(length + 1, behind, more, guardians | others);
            }
        }
    }

    private void found(int length, Digits guardians) {
        var guarded = new CellSet.Builder();
        List<CellSet> loop = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            loop.add(CellSet.of(path[i]));
            if (others(path[i]) != 0) {
                guarded.add(path[i]);
            }
        }
        Guardians.keep(
                sight,
                hunt,
                pair,
                guarded.build(),
                guardians,
                step -> step.show(Role.PATTERN, new Candidates(pair, cells(length)))
                        .say(LogicPhrase.ODDAGON_WHY, loop, pair));
    }

    private CellSet cells(int length) {
        var cells = new CellSet.Builder();
        for (int i = 0; i < length; i++) {
            cells.add(path[i]);
        }
        return cells.build();
    }
}
