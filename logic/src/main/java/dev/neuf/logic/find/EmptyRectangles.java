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
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

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
        return (sight, hunt) -> each(sight, hunt, areTwoEnough ? 2 : 3, all -> all.forEach(one -> keep(hunt, one)));
    }

    /** Two in the same box, joined by different pairs. It eliminates no more than the two do one after the other. */
    public static void dual(Sight sight, Hunt hunt) {
        each(sight, hunt, 2, all -> {
            for (int i = 0; i < all.size(); i++) {
                for (int j = i + 1; j < all.size(); j++) {
                    if (!all.get(i).target().equals(all.get(j).target())) {
                        keep(hunt, all.get(i), all.get(j));
                    }
                }
            }
        });
    }

    private static void keep(Hunt hunt, Joined... several) {
        int digit = several[0].pair().digit();
        Step.Builder step = hunt.step(digit);
        several[0].tellBox(step);
        for (Joined one : several) {
            step.eliminate(digit, one.target());
            one.tell(step);
        }
        hunt.keep(step);
    }

    /** Those of each box and digit, together. */
    private static void each(Sight sight, Hunt hunt, int least, Consumer<List<Joined>> found) {
        for (Rule.House box : sight.houses()) {
            for (int digit = 1; Singles.isBox(box) && digit <= sight.size(); digit++) {
                CellSet places = sight.places(digit, box);
                if (places.size() >= least) {
                    found.accept(inBox(sight, digit, box, places));
                }
                if (hunt.isOver()) {
                    return;
                }
            }
        }
    }

    /** Looks for a row and a column that hold all places, and neither of them alone. */
    private static List<Joined> inBox(Sight sight, int digit, Rule.House box, CellSet places) {
        var found = new ArrayList<Joined>();
        for (Rule.House row : sight.houses(Rule.House.Kind.ROW)) {
            CellSet outside = places.minus(row.cells());
            if (outside.isEmpty() || outside.size() == places.size()) {
                continue;
            }
            for (Rule.House column : sight.rules().houses(outside.first())) {
                if (column.kind() == Rule.House.Kind.COLUMN
                        && column.cells().containsAll(outside)
                        && !column.cells().containsAll(places)) {
                    var rectangle = new Rectangle(sight, digit, box, places, found);
                    rectangle.join(row, column);
                    rectangle.join(column, row);
                }
            }
        }
        return found;
    }

    private record Rectangle(Sight sight, int digit, Rule.House box, CellSet places, List<Joined> found) {

        /** Looks for pairs that cross one line of the box, and whose other end sees a place in the other line. */
        void join(Rule.House line, Rule.House other) {
            CellSet starts = sight.places(digit, line).minus(box.cells());
            CellSet targets = sight.places(digit, other).minus(box.cells());
            for (int start = starts.next(0); start >= 0; start = starts.next(start + 1)) {
                Rule.House across = sight.houseOf(start, other.kind());
                CellSet two = sight.places(digit, across);
                if (two.size() == 2) {
                    int end = two.without(start).first();
                    CellSet target = targets.and(sight.houseOf(end, line.kind()).cells());
                    if (!target.isEmpty()) {
                        var pair = new StrongLink(digit, across, start, end);
                        found.add(new Joined(box, places, line, other, pair, target));
                    }
                }
            }
        }
    }

    /** A box, and a pair that joins its two lines. */
    private record Joined(
            Rule.House box, CellSet places, Rule.House line, Rule.House other, StrongLink pair, CellSet target) {

        void tellBox(Step.Builder step) {
            step.show(Role.BASE, box)
                    .show(Role.PATTERN, Candidates.of(pair.digit(), places))
                    .say(LogicPhrase.EMPTY_RECTANGLE_WHY, box, Digits.of(pair.digit()), line, other);
        }

        void tell(Step.Builder step) {
            Digits digits = Digits.of(pair.digit());
            CellSet start = CellSet.of(pair.one());
            CellSet end = CellSet.of(pair.other());
            step.show(Role.BASE, pair.house())
                    .show(Role.LINK, pair.link())
                    .say(LogicPhrase.LOCKED_WHY, pair.house(), digits, pair.cells())
                    .show(Role.COVER, line)
                    .show(Role.COVER, other)
                    .say(LogicPhrase.EMPTY_RECTANGLE_IF, target, digits, box, line, start, end);
        }
    }
}
