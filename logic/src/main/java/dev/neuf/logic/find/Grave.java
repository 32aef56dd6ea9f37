package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Bounds;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Looks for the candidates without which a board would be a grave: every open cell with two candidates, every digit with
 * two places in each house that still needs it.
 *
 * <p>If a grave had a solution, it would have a second one, in which every open cell has its other candidate: a house
 * has each digit at one of its two places, and then at the other. So if there is one solution, it needs one of the
 * candidates left out.
 *
 * <p>Rules other than houses must allow the second one as well. Cells that must differ do if each digit has one place
 * among them, or two that lie in a house; related cells if they allow all their candidates; sums never.
 */
final class Grave {

    private final Sight sight;
    private final Hunt hunt;
    private final Consumer<List<Candidates>> found;

    /** By index of house and digit: how many places are too many. */
    private final int[][] excess;

    private final List<List<Integer>> housesOf = new ArrayList<>();

    /** What is left out so far, by cell. */
    private final TreeMap<Integer, Digits> extras = new TreeMap<>();

    private Grave(Sight sight, Hunt hunt, Consumer<List<Candidates>> found) {
        this.sight = sight;
        this.hunt = hunt;
        this.found = found;
        this.excess = new int[sight.houses().size()][sight.size()];
    }

    /** Hands over every set of candidates, cell by cell, that makes a grave when left out, until the hunt is over. */
    static void each(Sight sight, Hunt hunt, Consumer<List<Candidates>> found) {
        if (isNear(sight)) {
            var grave = new Grave(sight, hunt, found);
            if (grave.count()) {
                grave.leaveOut(sight.open().first());
            }
        }
    }

    /** Whether no cell has too few candidates, and not many have more than two. */
    private static boolean isNear(Sight sight) {
        int tooMany = 0;
        for (int cell : sight.open()) {
            int left = sight.candidates(cell).size() - 2;
            tooMany += left;
            if (left < 0 || tooMany > Bounds.GRAVE_EXTRAS) {
                return false;
            }
        }
        return tooMany > 0;
    }

    /** Counts the places of each digit in each house; false if there are too few somewhere. */
    private boolean count() {
        for (int cell = 0; cell < sight.layout().cellCount(); cell++) {
            housesOf.add(new ArrayList<>());
        }
        for (int h = 0; h < excess.length; h++) {
            Rule.House house = sight.houses().get(h);
            Digits needed = sight.layout().digits();
            for (int cell : house.cells()) {
                housesOf.get(cell).add(h);
                needed = sight.board().isOpen(cell) ? needed : needed.minus(sight.candidates(cell));
            }
            for (int digit : needed) {
                excess[h][digit - 1] = sight.places(digit, house).size() - 2;
                if (excess[h][digit - 1] < 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Leaves two candidates in this cell and all that follow, if that leaves no digit with one place in a house. */
    private void leaveOut(int cell) {
        if (cell < 0) {
            if (areRulesSilent()) {
                var leftOut = new ArrayList<Candidates>();
                extras.forEach((only, digits) -> leftOut.add(new Candidates(digits, CellSet.of(only))));
                found.accept(leftOut);
            }
            return;
        }
        int next = sight.open().next(cell + 1);
        Digits all = sight.candidates(cell);
        if (all.size() == 2) {
            leaveOut(next);
            return;
        }
        for (int one : all) {
            for (int other : all) {
                Digits gone = all.without(one).without(other);
                if (one < other && !hunt.isOver() && isTooMany(cell, gone)) {
                    change(cell, gone, -1);
                    extras.put(cell, gone);
                    leaveOut(next);
                    extras.remove(cell);
                    change(cell, gone, 1);
                }
            }
        }
    }

    private boolean isTooMany(int cell, Digits gone) {
        for (int h : housesOf.get(cell)) {
            for (int digit : gone) {
                if (excess[h][digit - 1] == 0) {
                    return false;
                }
            }
        }
        return true;
    }

    private void change(int cell, Digits digits, int by) {
        for (int h : housesOf.get(cell)) {
            for (int digit : digits) {
                excess[h][digit - 1] += by;
            }
        }
    }

    private Digits left(int cell) {
        return sight.candidates(cell).minus(extras.getOrDefault(cell, Digits.NONE));
    }

    /** Whether rules other than houses allow every open cell to have its other candidate. */
    private boolean areRulesSilent() {
        for (Rule rule : sight.rules().all()) {
            boolean isSilent = switch (rule) {
                case Rule.House _, Rule.Domain _ -> true;
                case Rule.Sum sum -> !sum.cells().meets(sight.open());
                case Rule.Relation relation -> Deadly.isIdle(sight, relation, left(relation.a()), left(relation.b()));
                case Rule.Different(CellSet cells) -> isSilent(cells.and(sight.open()));
            };
            if (!isSilent) {
                return false;
            }
        }
        return true;
    }

    private boolean isSilent(CellSet different) {
        for (int digit = 1; digit <= sight.size(); digit++) {
            var places = new CellSet.Builder();
            for (int cell : different) {
                if (left(cell).contains(digit)) {
                    places.add(cell);
                }
            }
            CellSet both = places.build();
            if (both.size() > 1 && sight.housesAround(both).isEmpty()) {
                return false;
            }
        }
        return true;
    }
}
