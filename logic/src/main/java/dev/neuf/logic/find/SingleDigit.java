package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Link;
import dev.neuf.core.Rule;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Two pairs of places of a digit, of which one end each see each other: they cannot both hold it, so one of the other
 * two ends does.
 *
 * <pre>
 *   skyscraper          two-string kite
 *   A . . | . 5 .       . 5 . | . A .     rows and columns with two places for 5:
 *   . x . | . . .       5 . . | . . .     the 5s see each other, so one of the As is 5,
 *   ------+------       ------+------     and no x can be 5
 *   . A . | . 5 .       A . . | . x .
 *   x . . | . . .       . . . | . . .     turbot fish: the same in any two houses
 * </pre>
 */
public final class SingleDigit {

    private SingleDigit() {}

    /** What two pairs eliminate whose first ends see each other; nothing if that goes by another name. */
    private interface Shape {
        CellSet targets(Sight sight, StrongLink one, StrongLink other);
    }

    /**
     * Two parallel lines with an end each in the same line the other way.
     *
     * @param isOneSided whether both lines must go the same way from there, as HoDoKu has it
     */
    public static Finder skyscraper(boolean isOneSided) {
        BiPredicate<Rule.House, Rule.House> areParallel =
                (one, other) -> Singles.isLine(one) && one.kind() == other.kind();
        return (sight, hunt) -> find(sight, hunt, areParallel, (_, one, other) -> {
            boolean isMeant = isAcross(sight, one.house(), one.one(), other.one())
                    // or it is an X-wing
                    && !isAcross(sight, one.house(), one.other(), other.other())
                    && (!isOneSided || one.isForward() == other.isForward());
            return isMeant ? targets(sight, one, other) : CellSet.NONE;
        });
    }

    /** Whether two cells are in the same line across a line. */
    private static boolean isAcross(Sight sight, Rule.House line, int a, int b) {
        return line.kind() == Rule.House.Kind.ROW
                ? sight.layout().column(a) == sight.layout().column(b)
                : sight.layout().row(a) == sight.layout().row(b);
    }

    /**
     * A row and a column with an end each in the same box. Only the cell where their other ends cross counts.
     *
     * @param isFirst whether a pair with both places in the box is tied by the first only, as HoDoKu has it
     */
    public static Finder kite(boolean isFirst) {
        BiPredicate<Rule.House, Rule.House> areRowAndColumn =
                (one, other) -> one.kind() == Rule.House.Kind.ROW && other.kind() == Rule.House.Kind.COLUMN;
        return (sight, hunt) -> find(sight, hunt, areRowAndColumn, kites(isFirst));
    }

    private static Shape kites(boolean isFirst) {
        return (sight, row, column) -> {
            Layout layout = sight.layout();
            int crossing = layout.cell(layout.row(column.other()), layout.column(row.other()));
            boolean isMeant = sight.has(crossing, row.digit())
                    && isInBox(sight, CellSet.of(row.one(), column.one()))
                    && !(isFirst && (isLast(sight, row) || isLast(sight, column)));
            return isMeant ? CellSet.of(crossing) : CellSet.NONE;
        };
    }

    /** Whether both places are in a box, and the pair starts with the last. */
    private static boolean isLast(Sight sight, StrongLink pair) {
        return !pair.isForward() && isInBox(sight, pair.cells());
    }

    private static boolean isInBox(Sight sight, CellSet cells) {
        return sight.housesAround(cells).stream().anyMatch(Singles::isBox);
    }

    /**
     * Two kites tied at the same two cells: each of them starts the row of the one and the column of the other. It
     * eliminates no more than the two do one after the other.
     *
     * @param isFirst as for a {@linkplain #kite kite}; then the second may be one of a larger digit, too
     */
    public static Finder dualKite(boolean isFirst) {
        return (sight, hunt) -> {
            var kites = new ArrayList<Kite>();
            for (int digit : Doubtful.digits(sight)) {
                int smaller = kites.size();
                kites.addAll(kites(sight, digit, kites(isFirst)));
                for (int j = smaller; j < kites.size() && !hunt.isOver(); j++) {
                    for (int i = isFirst ? 0 : smaller; i < j; i++) {
                        dualKite(hunt, kites.get(i), kites.get(j));
                    }
                }
            }
        };
    }

    private static void dualKite(Hunt hunt, Kite kite, Kite twin) {
        boolean isSame = kite.digit() == twin.digit() && kite.target().equals(twin.target());
        if (kite.knot().equals(twin.knot()) && !isSame) {
            Step.Builder step = hunt.step(kite.digit())
                    .eliminate(kite.digit(), kite.target())
                    .eliminate(twin.digit(), twin.target());
            tell(step, kite.row(), kite.column(), kite.target());
            tell(step, twin.row(), twin.column(), twin.target());
            hunt.keep(step);
        }
    }

    /** A row and a column tied at their first ends. */
    private record Kite(StrongLink row, StrongLink column, CellSet target) {

        int digit() {
            return row.digit();
        }

        CellSet knot() {
            return CellSet.of(row.one(), column.one());
        }
    }

    private static List<Kite> kites(Sight sight, int digit, Shape shape) {
        var kites = new ArrayList<Kite>();
        List<StrongLink> links = StrongLink.all(sight, digit);
        for (StrongLink row : links) {
            for (StrongLink column : links) {
                if (row.house().kind() == Rule.House.Kind.ROW && column.house().kind() == Rule.House.Kind.COLUMN) {
                    for (StrongLink one : List.of(row, row.reversed())) {
                        for (StrongLink other : List.of(column, column.reversed())) {
                            CellSet target = tied(sight, shape, one, other);
                            if (!target.isEmpty()) {
                                kites.add(new Kite(one, other, target));
                            }
                        }
                    }
                }
            }
        }
        return kites;
    }

    /**
     * Any two pairs. Those of a box that are in a line as well count in the line only, or are left to pointing.
     *
     * @param mayClose whether the other ends may be the same cell, as HoDoKu has it: then the digit is there
     */
    public static Finder turbot(boolean mayClose) {
        return (sight, hunt) -> {
            find(sight, hunt, (_, _) -> true, (_, one, other) -> {
                boolean isMeant = !isInLine(sight, one) && !isInLine(sight, other);
                return isMeant ? targets(sight, one, other) : CellSet.NONE;
            });
            if (mayClose) {
                closed(sight, hunt);
            }
        };
    }

    private static void closed(Sight sight, Hunt hunt) {
        for (int digit : Doubtful.digits(sight)) {
            List<StrongLink> links = StrongLink.all(sight, digit);
            links.removeIf(link -> isInLine(sight, link));
            links.addAll(links.stream().map(StrongLink::reversed).toList());
            for (StrongLink one : links) {
                for (StrongLink other : links) {
                    if (one.other() == other.other()
                            && one.one() < other.one()
                            && sight.sees(one.one(), digit).contains(other.one())) {
                        keep(hunt, one, other, targets(sight, one, other));
                    }
                }
            }
        }
    }

    private static boolean isInLine(Sight sight, StrongLink pair) {
        return Singles.isBox(pair.house())
                && sight.housesAround(pair.cells()).stream().anyMatch(Singles::isLine);
    }

    private static CellSet targets(Sight sight, StrongLink one, StrongLink other) {
        return sight.targets(CellSet.of(one.other(), other.other()), one.digit());
    }

    private static void find(Sight sight, Hunt hunt, BiPredicate<Rule.House, Rule.House> areMeant, Shape shape) {
        for (int digit : Doubtful.digits(sight)) {
            List<StrongLink> links = StrongLink.all(sight, digit);
            for (int i = 0; i < links.size(); i++) {
                StrongLink one = links.get(i);
                for (int j = i + 1; j < links.size() && !hunt.isOver(); j++) {
                    StrongLink other = links.get(j);
                    // rows come before columns
                    if (areMeant.test(one.house(), other.house())) {
                        tie(sight, hunt, shape, one, other);
                        tie(sight, hunt, shape, one, other.reversed());
                        tie(sight, hunt, shape, one.reversed(), other);
                        tie(sight, hunt, shape, one.reversed(), other.reversed());
                    }
                }
            }
            if (hunt.isOver()) {
                return;
            }
        }
    }

    private static void tie(Sight sight, Hunt hunt, Shape shape, StrongLink one, StrongLink other) {
        CellSet targets = tied(sight, shape, one, other);
        if (!targets.isEmpty()) {
            keep(hunt, one, other, targets);
        }
    }

    private static void keep(Hunt hunt, StrongLink one, StrongLink other, CellSet targets) {
        Step.Builder step = hunt.step(one.digit()).eliminate(one.digit(), targets);
        tell(step, one, other, targets);
        hunt.keep(step);
    }

    /** What two pairs eliminate, if their first ends see each other. */
    private static CellSet tied(Sight sight, Shape shape, StrongLink one, StrongLink other) {
        // four different cells: if a pair reaches into the other, it is locked
        boolean areTied = one.other() != other.other()
                && sight.sees(one.one(), one.digit()).contains(other.one())
                && !one.cells().meets(other.cells());
        return areTied ? shape.targets(sight, one, other) : CellSet.NONE;
    }

    private static void tell(Step.Builder step, StrongLink one, StrongLink other, CellSet targets) {
        int digit = one.digit();
        Digits digits = Digits.of(digit);
        CellSet ends = CellSet.of(one.other(), other.other());
        step.show(Role.BASE, one.house())
                .show(Role.LINK, one.link())
                .say(LogicPhrase.LOCKED_WHY, one.house(), digits, one.cells())
                .show(Role.BASE, other.house())
                .show(Role.LINK, other.link())
                .say(LogicPhrase.LOCKED_WHY, other.house(), digits, other.cells())
                .show(Role.LINK, Link.weak(Candidates.of(digit, one.one()), Candidates.of(digit, other.one())))
                .show(Role.PATTERN, Candidates.of(digit, CellSet.of(one.one(), other.one())))
                .show(Role.END, Candidates.of(digit, ends))
                .say(LogicPhrase.TIED_PAIRS_WHY, CellSet.of(one.one(), other.one()), digits, ends)
                .say(LogicPhrase.SEEN_BY_ALL_WHY, targets);
    }
}
