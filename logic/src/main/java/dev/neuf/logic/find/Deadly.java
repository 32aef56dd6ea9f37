package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Sight;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Whether a pattern is deadly: if a solution had nothing but certain digits in its cells, they could change places, and
 * that would be a second solution. So if there is only one, it has another digit somewhere in the pattern.
 *
 * <pre>
 *   1 . . | 2      2 . . | 1     rows, columns and boxes cannot tell these two apart,
 *   . . . |        . . . |       as long as no corner is given
 *   2 . . | 1      1 . . | 2
 * </pre>
 *
 * <p>No rule of the puzzle may tell the two apart. A house must have the same digits before and after. So must cells
 * that differ, or one of them is in the pattern and the rest cannot hold the digits anyway. Sums must not change, related
 * cells must go together both ways, and no cell may have a digit that its domain lacks. None may be given.
 */
final class Deadly {

    private final Sight sight;

    /** What is neither a house nor a relation, and speaks of several cells. */
    private final List<Rule> groups = new ArrayList<>();

    Deadly(Sight sight) {
        this.sight = sight;
        for (Rule rule : sight.rules().all()) {
            if (rule instanceof Rule.Different || rule instanceof Rule.Sum) {
                groups.add(rule);
            }
        }
    }

    /**
     * Whether two digits can change places when the first cells hold one of them and the second cells the other: each
     * rule must have as many of the first as of the second.
     */
    boolean isPair(CellSet first, CellSet second, Digits pair) {
        CellSet cells = first.or(second);
        return isFree(cells, pair)
                && isHidden(
                        cells,
                        pair,
                        inside -> inside.and(first).isSingle()
                                && inside.and(second).isSingle(),
                        inside -> inside.and(first).size() == inside.and(second).size());
    }

    /**
     * Whether two lines of cells can change places, each cell with that of the same index, when each line holds all of
     * the digits: each rule must have both cells of every such couple, or one whole line.
     */
    boolean isExchange(int[] first, int[] second, Digits digits) {
        CellSet one = CellSet.of(first);
        CellSet other = CellSet.of(second);
        CellSet cells = one.or(other);
        Predicate<CellSet> isKept =
                inside -> inside.equals(one) || inside.equals(other) || hasCouples(inside, first, second);
        return isFree(cells, digits)
                && isHidden(cells, digits, inside -> inside.size() <= digits.size() && isKept.test(inside), isKept);
    }

    private static boolean hasCouples(CellSet inside, int[] first, int[] second) {
        for (int i = 0; i < first.length; i++) {
            if (inside.contains(first[i]) != inside.contains(second[i])) {
                return false;
            }
        }
        return true;
    }

    /** Whether no cell is given, each may hold all of the digits, and no relation between cells minds. */
    private boolean isFree(CellSet cells, Digits digits) {
        for (int cell : cells) {
            if (sight.board().isGiven(cell) || !sight.rules().domain(cell).containsAll(digits)) {
                return false;
            }
            for (Rule.Relation relation : sight.rules().relations(cell)) {
                if (!isIdle(relation, cells, digits)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isIdle(Rule.Relation relation, CellSet cells, Digits digits) {
        Digits ofA = cells.contains(relation.a()) ? digits : sight.candidates(relation.a());
        Digits ofB = cells.contains(relation.b()) ? digits : sight.candidates(relation.b());
        return isIdle(sight, relation, ofA, ofB);
    }

    /** Whether a relation allows whatever two cells that may have these digits can hold. */
    static boolean isIdle(Sight sight, Rule.Relation relation, Digits ofA, Digits ofB) {
        boolean mustDiffer = sight.rules().peers(relation.a()).contains(relation.b());
        for (int x : ofA) {
            for (int y : ofB) {
                if (!relation.allowed().test(x, y) && !(x == y && mustDiffer)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether no house and no group can tell the difference, by the part of the pattern inside of it. */
    private boolean isHidden(
            CellSet cells, Digits digits, Predicate<CellSet> isSameForHouse, Predicate<CellSet> isSameForSum) {
        for (int cell : cells) {
            for (Rule.House house : sight.rules().houses(cell)) {
                if (!isSameForHouse.test(house.cells().and(cells))) {
                    return false;
                }
            }
        }
        for (Rule group : groups) {
            CellSet inside = group.cells().and(cells);
            boolean isSame = inside.isEmpty()
                    || (group instanceof Rule.Sum
                            ? isSameForSum.test(inside)
                            : isSameForHouse.test(inside)
                                    || inside.isSingle()
                                            && isFreeOf(digits, group.cells().minus(cells)));
            if (!isSame) {
                return false;
            }
        }
        return true;
    }

    private boolean isFreeOf(Digits digits, CellSet cells) {
        for (int cell : cells) {
            if ((sight.bits(cell) & digits.bits()) != 0) {
                return false;
            }
        }
        return true;
    }
}
