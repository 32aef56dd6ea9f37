package dev.neuf.logic.exotic;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Cells that use up the digits which fit there. For each digit some houses hold every cell that can have it, so it fits
 * at most as often as there are such houses; and all these together are as many as the cells. So each house has its digit
 * among the cells. A cell in two houses of the same digit cannot have it: that would use up two at once.
 */
final class LockedCount {

    private final Sight sight;
    private final CellSet cells;
    private final Map<Rule.House, Long> digits = new LinkedHashMap<>();
    private final long[] twice;

    /** The digits that are counted in the same houses; where a digit can be counted in several ways, in the first. */
    private final Map<List<Rule.House>, Long> counted = new LinkedHashMap<>();

    private long told;

    LockedCount(Sight sight, CellSet cells) {
        this.sight = sight;
        this.cells = cells;
        this.twice = new long[sight.layout().cellCount()];
    }

    /** These houses hold all cells that can have the digit. */
    void cover(int digit, List<Rule.House> houses) {
        long bit = Digits.of(digit).bits();
        if ((told & bit) == 0 && !houses.isEmpty()) {
            told |= bit;
            counted.merge(houses, bit, (mine, its) -> mine | its);
        }
        CellSet once = CellSet.NONE;
        for (Rule.House house : houses) {
            digits.merge(house, bit, (mine, its) -> mine | its);
            for (int cell : once.and(house.cells()).and(cells)) {
                twice[cell] |= bit;
            }
            once = once.or(house.cells());
        }
    }

    /** What follows. */
    void eliminate(Step.Builder step) {
        digits.forEach(
                (house, bits) -> step.eliminate(new Digits(bits), house.cells().minus(cells)));
        for (int cell : cells) {
            if (twice[cell] != 0) {
                step.eliminate(new Digits(twice[cell]), CellSet.of(cell));
            }
        }
    }

    /** Why: how often each digit fits, and the houses that lose something. */
    Step.Builder tell(Step.Builder step, int room) {
        step.say(LogicPhrase.LOCKED_COUNT_CELLS, cells, room).say(LogicPhrase.LOCKED_COUNT_FITS);
        counted.forEach((houses, bits) -> step.show(Role.PATTERN, new Candidates(new Digits(bits), cells))
                .say(LogicPhrase.LOCKED_COUNT_DIGITS, new Digits(bits), houses, houses.size()));
        return tellEffects(step.say(LogicPhrase.LOCKED_COUNT_ALL, room));
    }

    /** The houses and cells that lose something because each digit is used as often as it fits. */
    Step.Builder tellEffects(Step.Builder step) {
        digits.forEach((house, bits) -> {
            Digits gone =
                    sight.digits(house.cells().minus(cells).and(sight.open())).and(new Digits(bits));
            if (!gone.isEmpty()) {
                step.show(Role.COVER, house).say(LogicPhrase.LOCKED_COUNT_HOUSE, house, gone);
            }
        });
        for (int cell : cells) {
            if (twice[cell] != 0 && (twice[cell] & sight.bits(cell)) != 0) {
                step.say(
                        LogicPhrase.LOCKED_COUNT_TWICE,
                        CellSet.of(cell),
                        new Digits(twice[cell]).and(sight.candidates(cell)));
            }
        }
        return step;
    }
}
