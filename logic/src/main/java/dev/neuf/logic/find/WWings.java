package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Link;
import dev.neuf.core.Rule;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;

/**
 * W-wing: two cells with the same two candidates x and y, and a house where y has two places, of which one sees the first
 * cell and the other sees the second. The cells cannot both be y, for then the house would have no place for it. So one of
 * them is x, and what sees both is not.
 *
 * <pre>
 *   xy . . | .  *  .        one of the y in the last row holds,
 *    * . . | . xy  .        so one xy is not y but x, and no * is x
 *    y . . | .  y  .
 * </pre>
 */
public final class WWings {

    private WWings() {}

    /**
     * Finds them. Cells that see each other are left alone: they are a naked pair.
     *
     * @param isOneSided whether to take naked pairs as well, but not where what ties the later cell also sees the earlier
     *     one, as HoDoKu does
     */
    public static Finder find(boolean isOneSided) {
        return (sight, hunt) -> find(sight, hunt, isOneSided);
    }

    private static void find(Sight sight, Hunt hunt, boolean isOneSided) {
        int[] cells = sight.bivalue().toArray();
        for (int i = 0; i < cells.length; i++) {
            for (int j = i + 1; j < cells.length; j++) {
                if (sight.bits(cells[i]) == sight.bits(cells[j])
                        && (isOneSided || !sight.rules().peers(cells[i]).contains(cells[j]))) {
                    var pair = new Pair(sight, hunt, cells[i], cells[j], isOneSided);
                    Digits both = sight.candidates(cells[i]);
                    pair.check(both.first(), both.last());
                    pair.check(both.last(), both.first());
                }
                if (hunt.isOver()) {
                    return;
                }
            }
        }
    }

    /** Two cells with the same two candidates, the one before the other. */
    private record Pair(Sight sight, Hunt hunt, int one, int other, boolean isOneSided) {

        /** Looks for a house that ties the cells by the second digit, if both can strike the first digit somewhere. */
        void check(int struck, int tied) {
            CellSet ends = CellSet.of(one, other);
            CellSet targets = sight.targets(ends, struck);
            if (targets.isEmpty()) {
                return;
            }
            for (Rule.House house : sight.houses()) {
                CellSet places = sight.places(tied, house);
                if (places.size() != 2 || places.meets(ends)) {
                    continue;
                }
                int first = places.first();
                int last = places.next(first + 1);
                boolean isStraight = ties(first, last, tied);
                if (isStraight || ties(last, first, tied)) {
                    int nearOne = isStraight ? first : last;
                    int nearOther = isStraight ? last : first;
                    hunt.keep(hunt.step(sight.candidates(one))
                            .eliminate(struck, targets)
                            .show(Role.PATTERN, new Candidates(sight.candidates(one), ends))
                            .say(LogicPhrase.W_WING_WHY, ends, sight.candidates(one))
                            .show(Role.BASE, house)
                            .show(Role.LINK, Link.weak(Candidates.of(tied, one), Candidates.of(tied, nearOne)))
                            .show(Role.LINK, Link.strong(Candidates.of(tied, nearOne), Candidates.of(tied, nearOther)))
                            .show(Role.LINK, Link.weak(Candidates.of(tied, nearOther), Candidates.of(tied, other)))
                            .say(LogicPhrase.W_WING_TIE, house, Digits.of(tied), places, ends)
                            .show(Role.END, Candidates.of(struck, ends))
                            .say(LogicPhrase.W_WING_THEN, Digits.of(struck)));
                }
            }
        }

        private boolean ties(int nearOne, int nearOther, int digit) {
            return sees(one, nearOne, digit)
                    && sees(other, nearOther, digit)
                    && !(isOneSided && sees(one, nearOther, digit));
        }

        private boolean sees(int cell, int place, int digit) {
            return sight.sees(cell, digit).contains(place);
        }
    }
}
