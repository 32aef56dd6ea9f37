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

/**
 * Bivalue universal graves, BUG: boards that would have an even number of solutions, but for a few candidates. One of
 * these must hold, see {@link Grave}.
 *
 * <pre>
 *   12 23 13 ...
 *   13 12 23          every cell has two candidates, and every digit two places
 *   23 13 12+3        in each house, but for the last 3: it must hold
 * </pre>
 */
public final class Bugs {

    private Bugs() {}

    /** One candidate too many. */
    public static Finder.OfUnique plusOne() {
        return (sight, hunt) -> Grave.each(sight, hunt, extras -> {
            var bug = Bug.of(sight, hunt, extras);
            if (bug.isOne()) {
                hunt.keep(bug.begin().eliminate(sight.layout().digits().minus(bug.digits()), bug.cells()));
            }
        });
    }

    /** Several candidates too many: what all of them rule out, subsets with one of their cells, and one of two cells. */
    public static Finder.OfUnique more() {
        return (sight, hunt) -> Grave.each(sight, hunt, extras -> {
            var bug = Bug.of(sight, hunt, extras);
            if (!bug.isOne()) {
                bug.ruledOut();
                bug.subset();
                bug.lock();
            }
        });
    }

    /**
     * What follows when one of several candidates must hold.
     *
     * @param extras the candidates, cell by cell
     * @param cells the cells
     * @param digits their digits
     */
    private record Bug(Sight sight, Hunt hunt, List<Candidates> extras, CellSet cells, Digits digits) {

        static Bug of(Sight sight, Hunt hunt, List<Candidates> extras) {
            CellSet cells = CellSet.NONE;
            Digits digits = Digits.NONE;
            for (Candidates extra : extras) {
                cells = cells.or(extra.cells());
                digits = digits.or(extra.digits());
            }
            return new Bug(sight, hunt, extras, cells, digits);
        }

        boolean isOne() {
            return cells.isSingle() && digits.isSingle();
        }

        /** The sentences by which every proof begins. */
        Step.Builder begin() {
            Step.Builder step = hunt.step(digits);
            extras.forEach(extra -> step.show(Role.FIN, extra));
            step.say(LogicPhrase.BUG_WHY, extras).say(LogicPhrase.BUG_TWO);
            return cells.isSingle() || digits.isSingle()
                    ? step.say(LogicPhrase.BUG_ONE, cells, digits)
                    : step.say(LogicPhrase.BUG_SEVERAL, extras);
        }

        /** Candidates that cannot hold together with any of these: among them all others of one cell. */
        void ruledOut() {
            Step.Builder step = begin();
            var gone = new ArrayList<Candidates>();
            for (int digit = 1; digit <= sight.size(); digit++) {
                CellSet targets = sight.places(digit);
                for (Candidates extra : extras) {
                    targets = targets.and(ruledOut(extra, digit));
                }
                step.eliminate(digit, targets);
                if (!targets.isEmpty()) {
                    gone.add(Candidates.of(digit, targets));
                }
            }
            if (digits.isSingle() && !gone.isEmpty()) {
                step.say(LogicPhrase.SEEN_BY_ALL_WHY, gone.getFirst().cells());
            } else if (!cells.isSingle()) {
                step.say(LogicPhrase.BUG_EACH, gone);
            }
            hunt.keep(step);
        }

        /** The cells that cannot have the digit, whichever of the extra digits a cell has. */
        private CellSet ruledOut(Candidates extra, int digit) {
            if (extra.digits().equals(Digits.of(digit))) {
                return sight.sees(extra.cells().first(), digit);
            }
            return extra.digits().contains(digit) ? CellSet.NONE : extra.cells();
        }

        void subset() {
            if (cells.size() > 1 && digits.size() > 1) {
                new OneOf(sight, hunt, cells, digits, sight.open(), this::begin).find();
            }
        }

        /** If one of two cells has a digit that is not extra, the other has one that is. */
        void lock() {
            if (cells.size() != 2) {
                return;
            }
            for (Rule.House house : sight.housesAround(cells)) {
                for (int digit : sight.layout().digits().minus(digits)) {
                    if (sight.places(digit, house).equals(cells)) {
                        lock(house, digit);
                    }
                }
            }
        }

        private void lock(Rule.House house, int digit) {
            Step.Builder step = begin();
            for (Candidates extra : extras) {
                step.eliminate(sight.layout().digits().minus(extra.digits()).without(digit), extra.cells());
            }
            if (!step.isEmpty()) {
                hunt.keep(step.show(Role.BASE, house)
                        .say(LogicPhrase.LOCKED_WHY, house, Digits.of(digit), cells)
                        .say(LogicPhrase.ESCAPE_LOCK, Digits.of(digit), digits));
            }
        }
    }
}
