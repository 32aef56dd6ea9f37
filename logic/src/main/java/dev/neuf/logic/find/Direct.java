package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;

/** Steps that only eliminate, but leave a digit one place in a house: people place it at once, without notes. */
public final class Direct {

    private Direct() {}

    /** What can be placed at once by the steps of another finder. */
    public static Finder after(Finder finder) {
        return (sight, hunt) -> {
            for (Step step : hunt.all(finder)) {
                for (Deduction deduction : step.deductions()) {
                    if (deduction instanceof Deduction.Eliminate(int cell, Digits digits)) {
                        for (int digit : digits) {
                            placeIn(sight, hunt, step, cell, digit);
                        }
                    }
                }
                if (hunt.isOver()) {
                    return;
                }
            }
        };
    }

    /** Looks at the houses of a cell that has just lost the digit. */
    private static void placeIn(Sight sight, Hunt hunt, Step step, int lost, int digit) {
        for (Rule.House house : sight.rules().houses(lost)) {
            CellSet losers = losers(step, digit).and(house.cells());
            CellSet left = sight.places(digit, house).minus(losers);
            if (left.isSingle()) {
                hunt.keep(hunt.step(digit)
                        .place(left.first(), digit)
                        .say(step.proof())
                        .show(Role.BASE, house)
                        .show(Role.PATTERN, Candidates.of(digit, left))
                        .say(LogicPhrase.DIRECT_THEN, house, left, Digits.of(digit), losers));
            }
        }
    }

    private static CellSet losers(Step step, int digit) {
        var cells = new CellSet.Builder();
        for (Deduction deduction : step.deductions()) {
            if (deduction instanceof Deduction.Eliminate(int cell, Digits digits) && digits.contains(digit)) {
                cells.add(cell);
            }
        }
        return cells.build();
    }
}
