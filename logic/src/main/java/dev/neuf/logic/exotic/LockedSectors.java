package dev.neuf.logic.exotic;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.core.Rule.House.Kind;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * Multi-sector locked sets: where some rows cross some columns, there are just as many empty cells as digits fit there,
 * each digit counted as often as lines are needed to hold all its places.
 *
 * <pre>
 *   127  -  128  -  129  -      1 and 2 fit only in the first row, 3 and 4 only in the second,
 *    +   .   +   .   +   .      5 and 6 only in the third, 7, 8 and 9 only in one column each:
 *   347  -  348  -  349  -      nine cells, where nine digits fit once.
 *   567  -  568  -  569  -      So no - has a digit of its row, and no + one of its column
 * </pre>
 *
 * <p>Why this is so, see {@link LockedCount}. It is found as one sends water through pipes: every column sends as many
 * digits as it has empty cells in the rows, a digit once, and every row takes in each digit it lacks, once. When all flows,
 * the columns that a change in one column can reach are such a set. It is kept if it has no smaller one inside, with
 * fewer columns or with fewer rows: that would be easier to see.
 *
 * <p>Only rows and columns are needed, so regions may have any shape. Boards of more than nine rows have too many sets of
 * rows to try.
 */
public final class LockedSectors {

    /** Fewer lines are fish and subsets. */
    private static final int LEAST = 3;

    private static final int MOST_SIZE = 9;

    private final Sight sight;
    private final Hunt hunt;
    private final int size;
    private final List<Rule.House> rows;
    private final List<Rule.House> columns;

    /** By how many rows are chosen. */
    private final Flow[] flows;

    /** From rows to columns. */
    private final Flow across;

    private final Flow empty;

    private LockedSectors(Sight sight, Hunt hunt) {
        this.sight = sight;
        this.hunt = hunt;
        this.size = sight.size();
        this.rows = sight.houses(Kind.ROW);
        this.columns = sight.houses(Kind.COLUMN);
        int[] places = new int[size * Flow.STRIDE];
        int[] turned = new int[size * Flow.STRIDE];
        int[] openInRow = new int[size];
        int[] openInColumn = new int[size];
        for (int cell : sight.open()) {
            int row = cell / size;
            int column = cell % size;
            openInRow[row] |= 1 << column;
            openInColumn[column] |= 1 << row;
            for (int digit : sight.candidates(cell)) {
                places[digit - 1 << Flow.SHIFT | column] |= 1 << row;
                turned[digit - 1 << Flow.SHIFT | row] |= 1 << column;
            }
        }
        flows = new Flow[size - LEAST + 1];
        for (int i = 0; i < flows.length; i++) {
            flows[i] = new Flow(size, places, openInRow);
        }
        across = new Flow(size, turned, openInColumn);
        empty = new Flow(size, turned, openInColumn);
    }

    /** Sets of three lines or more each way, and the same number at least left out. */
    public static void find(Sight sight, Hunt hunt) {
        if (sight.size() >= 2 * LEAST && sight.size() <= MOST_SIZE) {
            new LockedSectors(sight, hunt).choose(0, 0);
        }
    }

    /** Adds one more row in all ways. */
    private void choose(int count, int from) {
        for (int row = from; row < size && count < size - LEAST && !hunt.isOver(); row++) {
            Flow flow = flows[count + 1];
            flow.copy(flows[count]);
            if (!flow.add(row)) {
                return; // the board has no solution
            }
            if (count + 1 >= LEAST) {
                flow.eachSet(LEAST, size - LEAST, () -> found(flow));
            }
            choose(count + 1, row + 1);
        }
    }

    /** A digit may be counted in rows or in columns if both make the same: the two flows differ in what they prefer. */
    private void found(Flow flow) {
        across.copy(empty);
        for (int left = flow.columns(); left != 0; left &= left - 1) {
            if (!across.add(Integer.numberOfTrailingZeros(left))) {
                return;
            }
        }
        if (across.isRound(flow.rows())) {
            keep(flow, rows, columns);
            keep(across, columns, rows);
        }
    }

    private void keep(Flow flow, List<Rule.House> rows, List<Rule.House> columns) {
        if (!flow.isWorthwhile()) {
            return;
        }
        CellSet cells =
                union(rows, flow.rows()).and(union(columns, flow.columns())).and(sight.open());
        var count = new LockedCount(sight, cells);
        int room = 0;
        for (int digit = 1; digit <= size; digit++) {
            var lines = new ArrayList<>(chosen(rows, flow.rowsWith(digit)));
            lines.addAll(chosen(columns, flow.columnsWith(digit)));
            count.cover(digit, lines);
            room += lines.size();
        }
        if (room != cells.size()) {
            throw new IllegalStateException("%d cells with room for %d digits".formatted(cells.size(), room));
        }
        Digits digits = sight.digits(cells);
        Step.Builder step = hunt.step(digits);
        count.eliminate(step);
        if (!step.isEmpty()) {
            chosen(rows, flow.rows()).forEach(house -> step.show(Role.BASE, house));
            chosen(columns, flow.columns()).forEach(house -> step.show(Role.BASE, house));
            step.show(Role.PATTERN, new Candidates(digits, cells))
                    .say(LogicPhrase.LOCKED_SECTORS_WHY, chosen(rows, flow.rows()), chosen(columns, flow.columns()));
            hunt.keep(count.tell(step, room));
        }
    }

    private static List<Rule.House> chosen(List<Rule.House> houses, int bits) {
        var chosen = new ArrayList<Rule.House>();
        for (int left = bits; left != 0; left &= left - 1) {
            chosen.add(houses.get(Integer.numberOfTrailingZeros(left)));
        }
        return chosen;
    }

    private static CellSet union(List<Rule.House> houses, int bits) {
        var cells = new CellSet.Builder();
        chosen(houses, bits).forEach(house -> cells.add(house.cells()));
        return cells.build();
    }
}
