package dev.neuf.logic.find;

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

/**
 * Empty rectangle intersection pair: two cells with the same two candidates, one on a row and one on a column, and where
 * these cross a box in which both digits fit only on the two lines.
 *
 * <pre>
 *   .  x  .  | . . .  | . . .      if xy on the left is x, the x of the box is not on the row but on the column,
 *   xy e  xy | * * xy | * * *      and the lower xy is y; and the same with x and y changed. So one of the two is x
 *   .  y  .  | . . .  | . . .      and the other is y, and each line has both digits in its cell and in the box:
 *   ---------+--------+------      no * is x or y, nor is e, which sees both cells
 *   .  *  .  |
 *   .  xy .  |
 * </pre>
 */
public final class EriPairs {

    private EriPairs() {}

    /** Finds them. Cells that see each other are left alone: they are a naked pair. */
    public static void find(Sight sight, Hunt hunt) {
        CellSet pairs = sight.bivalue();
        for (int one = pairs.next(0); one >= 0; one = pairs.next(one + 1)) {
            for (int other = pairs.next(0); other >= 0; other = pairs.next(other + 1)) {
                if (sight.bits(one) == sight.bits(other)
                        && one != other
                        && !sight.rules().peers(one).contains(other)) {
                    check(sight, hunt, one, other);
                }
                if (hunt.isOver()) {
                    return;
                }
            }
        }
    }

    /** Looks at the boxes where the row of the one cell crosses the column of the other. */
    private static void check(Sight sight, Hunt hunt, int inRow, int inColumn) {
        Rule.House row = sight.houseOf(inRow, Kind.ROW);
        Rule.House column = sight.houseOf(inColumn, Kind.COLUMN);
        int crossing =
                sight.layout().cell(sight.layout().row(inRow), sight.layout().column(inColumn));
        for (Rule.House box : sight.rules().houses(crossing)) {
            if (Singles.isBox(box)
                    && !box.cells().contains(inRow)
                    && !box.cells().contains(inColumn)) {
                CellSet lines = row.cells().or(column.cells());
                Digits both = sight.candidates(inRow);
                CellSet first = sight.places(both.first(), box);
                CellSet last = sight.places(both.last(), box);
                if (!first.isEmpty() && !last.isEmpty() && lines.containsAll(first.or(last))) {
                    keep(sight, hunt, inRow, inColumn, box);
                }
            }
        }
    }

    private static void keep(Sight sight, Hunt hunt, int inRow, int inColumn, Rule.House box) {
        Rule.House row = sight.houseOf(inRow, Kind.ROW);
        Rule.House column = sight.houseOf(inColumn, Kind.COLUMN);
        CellSet cells = CellSet.of(inRow, inColumn);
        Digits both = sight.candidates(inRow);
        CellSet outside = row.cells().or(column.cells()).minus(box.cells().or(cells));
        Step.Builder step = hunt.step(both).eliminate(both, outside);
        for (int digit : both) {
            step.eliminate(digit, sight.targets(cells, digit));
        }
        if (!step.isEmpty()) {
            step.show(Role.PATTERN, new Candidates(both, cells)).say(LogicPhrase.W_WING_WHY, cells, both);
            step.show(Role.BASE, box);
            for (int digit : both) {
                step.show(Role.FIRST_COLOUR, Candidates.of(digit, sight.places(digit, box)));
            }
            hunt.keep(step.say(LogicPhrase.ERI_PAIR_BOX, box, both, row, column)
                    .say(
                            LogicPhrase.ERI_PAIR_TURNS,
                            CellSet.of(inRow),
                            CellSet.of(inColumn),
                            box,
                            column,
                            Digits.of(both.first()),
                            Digits.of(both.last()))
                    .show(Role.COVER, row)
                    .show(Role.COVER, column)
                    .say(LogicPhrase.ERI_PAIR_THEN, row, column, box));
        }
    }
}
