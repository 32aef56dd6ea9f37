package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Link;
import dev.neuf.core.Rule;
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

    /** Two parallel lines with an end each in the same line the other way. */
    public static void skyscraper(Sight sight, Hunt hunt) {
        BiPredicate<Rule.House, Rule.House> areParallel =
                (one, other) -> Singles.isLine(one) && one.kind() == other.kind();
        find(sight, hunt, areParallel, (_, one, other) -> {
            boolean isMeant = isAcross(sight, one.house(), one.one(), other.one())
                    // or it is an X-wing
                    && !isAcross(sight, one.house(), one.other(), other.other());
            return isMeant ? targets(sight, one, other) : CellSet.NONE;
        });
    }

    /** Whether two cells are in the same line across a line. */
    private static boolean isAcross(Sight sight, Rule.House line, int a, int b) {
        return line.kind() == Rule.House.Kind.ROW
                ? sight.layout().column(a) == sight.layout().column(b)
                : sight.layout().row(a) == sight.layout().row(b);
    }

    /** A row and a column with an end each in the same box. Only the cell where their other ends cross counts. */
    public static void kite(Sight sight, Hunt hunt) {
        BiPredicate<Rule.House, Rule.House> areRowAndColumn =
                (one, other) -> one.kind() == Rule.House.Kind.ROW && other.kind() == Rule.House.Kind.COLUMN;
        find(sight, hunt, areRowAndColumn, (_, one, other) -> kite(sight, one, other));
    }

    private static CellSet kite(Sight sight, StrongLink row, StrongLink column) {
        Layout layout = sight.layout();
        int crossing = layout.cell(layout.row(column.other()), layout.column(row.other()));
        boolean isMeant = sight.has(crossing, row.digit())
                && sight.housesAround(CellSet.of(row.one(), column.one())).stream()
                        .anyMatch(Singles::isBox);
        return isMeant ? CellSet.of(crossing) : CellSet.NONE;
    }

    /**
     * Two kites tied at the same two cells: each of them starts the row of the one and the column of the other. It
     * eliminates no more than the two do one after the other.
     */
    public static void dualKite(Sight sight, Hunt hunt) {
        for (int digit = 1; digit <= sight.size() && !hunt.isOver(); digit++) {
            List<Kite> kites = kites(sight, digit);
            for (int i = 0; i < kites.size(); i++) {
                for (int j = i + 1; j < kites.size(); j++) {
                    dualKite(hunt, kites.get(i), kites.get(j));
                }
            }
        }
    }

    private static void dualKite(Hunt hunt, Kite kite, Kite twin) {
        if (kite.knot().equals(twin.knot()) && !kite.target().equals(twin.target())) {
            int digit = kite.row().digit();
            Step.Builder step = hunt.step(digit).eliminate(digit, kite.target().or(twin.target()));
            tell(step, kite.row(), kite.column(), kite.target());
            tell(step, twin.row(), twin.column(), twin.target());
            hunt.keep(step);
        }
    }

    /** A row and a column tied at their first ends. */
    private record Kite(StrongLink row, StrongLink column, CellSet target) {

        CellSet knot() {
            return CellSet.of(row.one(), column.one());
        }
    }

    private static List<Kite> kites(Sight sight, int digit) {
        var kites = new ArrayList<Kite>();
        List<StrongLink> links = StrongLink.all(sight, digit);
        for (StrongLink row : links) {
            for (StrongLink column : links) {
                if (row.house().kind() == Rule.House.Kind.ROW && column.house().kind() == Rule.House.Kind.COLUMN) {
                    for (StrongLink one : List.of(row, row.reversed())) {
                        for (StrongLink other : List.of(column, column.reversed())) {
                            CellSet target = tied(sight, SingleDigit::kite, one, other);
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

    /** Any two pairs. Those of a box that are in a line as well count in the line only, or are left to pointing. */
    public static void turbot(Sight sight, Hunt hunt) {
        find(sight, hunt, (_, _) -> true, (_, one, other) -> {
            boolean isMeant = !isInLine(sight, one) && !isInLine(sight, other);
            return isMeant ? targets(sight, one, other) : CellSet.NONE;
        });
    }

    private static boolean isInLine(Sight sight, StrongLink pair) {
        return Singles.isBox(pair.house())
                && sight.housesAround(pair.cells()).stream().anyMatch(Singles::isLine);
    }

    private static CellSet targets(Sight sight, StrongLink one, StrongLink other) {
        return sight.targets(CellSet.of(one.other(), other.other()), one.digit());
    }

    private static void find(Sight sight, Hunt hunt, BiPredicate<Rule.House, Rule.House> areMeant, Shape shape) {
        for (int digit = 1; digit <= sight.size(); digit++) {
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
            Step.Builder step = hunt.step(one.digit()).eliminate(one.digit(), targets);
            tell(step, one, other, targets);
            hunt.keep(step);
        }
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
