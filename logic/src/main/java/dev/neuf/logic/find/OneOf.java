package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Bounds;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.function.Supplier;

/**
 * A naked subset with a cell of which is known only that it is one of several, and that it has one of some digits.
 *
 * <pre>
 *   12?3 12?4 | 34 ...     one of the first two is 3 or 4, and so is the third:
 *                          no other cell of the row can have them
 * </pre>
 */
final class OneOf {

    private final Sight sight;
    private final Hunt hunt;
    private final CellSet several;
    private final Digits digits;
    private final CellSet options;
    private final Supplier<Step.Builder> start;

    private boolean needsLine;

    /**
     * Looks for subsets.
     *
     * @param several the cells, one of which has one of the digits
     * @param options the cells that may be the rest of the subset
     * @param start begins a step, with the sentences that prove the above
     */
    OneOf(Sight sight, Hunt hunt, CellSet several, Digits digits, CellSet options, Supplier<Step.Builder> start) {
        this.sight = sight;
        this.hunt = hunt;
        this.several = several;
        this.digits = digits;
        this.options = options.minus(several).and(sight.open());
        this.start = start;
    }

    /** The same, but a subset in a line counts only if the line itself loses something, as HoDoKu has it. */
    OneOf needingLine() {
        needsLine = true;
        return this;
    }

    /** Hands over every subset in a rule that holds the several cells. */
    void find() {
        for (Rule rule : sight.rules().all()) {
            if ((rule instanceof Rule.House || rule instanceof Rule.Different)
                    && rule.cells().containsAll(several)) {
                choose(options.and(rule.cells()).toArray(), 0, CellSet.NONE, digits.bits());
            }
        }
    }

    private void choose(int[] cells, int from, CellSet chosen, long bits) {
        for (int i = from; i < cells.length && !hunt.isOver(); i++) {
            long both = bits | sight.bits(cells[i]);
            if (Long.bitCount(both) <= Bounds.ESCAPE_DIGITS) {
                CellSet more = chosen.with(cells[i]);
                if (Long.bitCount(both) == more.size() + 1) {
                    found(more, new Digits(both));
                }
                choose(cells, i + 1, more, both);
            }
        }
    }

    private void found(CellSet company, Digits all) {
        CellSet subset = several.or(company);
        boolean hasTarget = false;
        for (int digit : all) {
            hasTarget |= sight.targets(subset, digit).meets(needsLine ? around(subset) : sight.open());
        }
        if (hasTarget) {
            Step.Builder step = start.get();
            for (int digit : all) {
                step.eliminate(digit, sight.targets(subset, digit));
            }
            hunt.keep(step.show(Role.SET, new Candidates(all, company))
                    .say(LogicPhrase.ONE_OF_SUBSET, company, all, all.size()));
        }
    }

    /** The line of a subset, or all open cells if it is in none. */
    private CellSet around(CellSet subset) {
        for (Rule.House house : sight.housesAround(subset)) {
            if (Singles.isLine(house)) {
                return house.cells();
            }
        }
        return sight.open();
    }
}
