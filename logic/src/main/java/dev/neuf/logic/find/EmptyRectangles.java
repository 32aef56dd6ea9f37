package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;

/**
 * Empty rectangle: a box has its digit in one row and one column only, and a pair of places elsewhere joins the two.
 *
 * <pre>
 *   . 5 . | . . .     in the box, 5 is in the second row or in the second column
 *   5 5 5 | . 5 .     if x is 5, the box has its 5 in the row: so the 5 of the pair is
 *   . 5 . | . | .     not in that row, but below, where it sees x
 *   ------+------
 *   . x . | . 5 .
 * </pre>
 */
public final class EmptyRectangles {

    private EmptyRectangles() {}

    /** All of them; those with only two places in the box, which are turbot fish as well, if asked for. */
    public static Finder find(boolean areTwoEnough) {
        return (sight, hunt) -> {
            for (Rule.House box : sight.houses()) {
                for (int digit = 1; Singles.isBox(box) && digit <= sight.size(); digit++) {
                    CellSet places = sight.places(digit, box);
                    if (places.size() >= (areTwoEnough ? 2 : 3)) {
                        inBox(sight, hunt, digit, box, places);
                    }
                    if (hunt.isOver()) {
                        return;
                    }
                }
            }
        };
    }

    /** Looks for a row and a column that hold all places, and neither of them alone. */
    private static void inBox(Sight sight, Hunt hunt, int digit, Rule.House box, CellSet places) {
        for (Rule.House row : sight.houses(Rule.House.Kind.ROW)) {
            CellSet outside = places.minus(row.cells());
            if (outside.isEmpty() || outside.size() == places.size()) {
                continue;
            }
            for (Rule.House column : sight.rules().houses(outside.first())) {
                if (column.kind() == Rule.House.Kind.COLUMN
                        && column.cells().containsAll(outside)
                        && !column.cells().containsAll(places)) {
                    var rectangle = new Rectangle(sight, hunt, digit, box, places);
                    rectangle.join(row, column);
                    rectangle.join(column, row);
                }
            }
        }
    }

    private record Rectangle(Sight sight, Hunt hunt, int digit, Rule.House box, CellSet places) {

        /** Looks for pairs that cross one line of the box, and whose other end sees a place in the other line. */
        void join(Rule.House line, Rule.House other) {
            CellSet starts = sight.places(digit, line).minus(box.cells());
            CellSet targets = sight.places(digit, other).minus(box.cells());
            for (int start = starts.next(0); start >= 0; start = starts.next(start + 1)) {
                Rule.House across = sight.houseOf(start, other.kind());
                CellSet pair = sight.places(digit, across);
                if (pair.size() == 2) {
                    int end = pair.without(start).first();
                    CellSet target = targets.and(sight.houseOf(end, line.kind()).cells());
                    if (!target.isEmpty()) {
                        keep(line, other, new StrongLink(digit, across, start, end), target);
                    }
                }
            }
        }

        private void keep(Rule.House line, Rule.House other, StrongLink pair, CellSet target) {
            Digits digits = Digits.of(digit);
            CellSet start = CellSet.of(pair.one());
            CellSet end = CellSet.of(pair.other());
            hunt.keep(hunt.step(digit)
                    .eliminate(digit, target)
                    .show(Role.BASE, box)
                    .show(Role.PATTERN, Candidates.of(digit, places))
                    .say(LogicPhrase.EMPTY_RECTANGLE_WHY, box, digits, line, other)
                    .show(Role.BASE, pair.house())
                    .show(Role.LINK, pair.link())
                    .say(LogicPhrase.LOCKED_WHY, pair.house(), digits, pair.cells())
                    .show(Role.COVER, line)
                    .show(Role.COVER, other)
                    .say(LogicPhrase.EMPTY_RECTANGLE_IF, target, digits, box, line, start, end));
        }
    }
}
