package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;

/**
 * Bent sets: as many cells as digits, where each digit but one fits once, because its cells see each other. Then that one
 * digit z is in the set: without it there would be too few digits for the cells. What sees all its cells loses it.
 *
 * <pre>
 *   xy  .  .  | xz  .  .  | .  .  .      XY-wing: if the pivot xy is x, then xz is z,
 *   yz  .  .  |  *  *  *  | .  .  .      and if it is y, then yz is z; no * can be z
 *
 *   xyz .  .  | xz  .  .  | .  .  .      XYZ-wing: the pivot may be z itself;
 *   yz  *  *  |  .  .  .  | .  .  .      the * see all three
 * </pre>
 *
 * <p>A set with a smaller one of as many cells as digits inside is passed over: it says nothing that the smaller one does
 * not. So the bent sets of three cells are just these two wings.
 */
public final class Bent {

    private Bent() {}

    /**
     * A pivot of two candidates and two wings: one of the wings holds the digit they share.
     *
     * @param mayBeTriple whether the wings may see each other, too, as HoDoKu has it: that is a naked triple
     */
    public static Finder xy(boolean mayBeTriple) {
        return wing(2, mayBeTriple);
    }

    /** A pivot of three candidates and two wings: one of the three holds the digit they share. */
    public static Finder xyz(boolean mayBeTriple) {
        return wing(3, mayBeTriple);
    }

    /** Wings of which so many cells have the digit they share; the pivot has as many digits. */
    private static Finder wing(int count, boolean mayBeTriple) {
        return (sight, hunt) -> {
            BentSearch.Visit visit = (cells, z) -> {
                if (ends(sight, cells, z).size() == count) {
                    wing(sight, hunt, cells, z);
                }
            };
            new BentSearch(sight, hunt, 3, count, visit).run();
            if (mayBeTriple) {
                triples(sight, count, visit);
            }
        };
    }

    /** Two cells of two digits and one of so many, which all see each other and have three digits together. */
    private static void triples(Sight sight, int count, BentSearch.Visit visit) {
        for (int pivot : sight.open()) {
            CellSet wings = sight.rules().peers(pivot).and(sight.bivalue());
            for (int wing : sight.candidates(pivot).size() == count ? wings : CellSet.NONE) {
                for (int other : wings.and(sight.rules().peers(wing))) {
                    Digits shared = sight.candidates(wing).and(sight.candidates(other));
                    CellSet cells = CellSet.of(pivot, wing, other);
                    if (wing < other && shared.isSingle() && sight.digits(cells).size() == 3) {
                        visit.found(cells, shared.first());
                    }
                }
            }
        }
    }

    /** A bent set of that many cells. */
    public static Finder of(int size) {
        return (sight, hunt) -> new BentSearch(sight, hunt, size, (cells, z) -> set(sight, hunt, cells, z)).run();
    }

    private static CellSet ends(Sight sight, CellSet cells, int z) {
        return cells.and(sight.places(z));
    }

    private static void wing(Sight sight, Hunt hunt, CellSet cells, int z) {
        CellSet ends = ends(sight, cells, z);
        Step.Builder step = begin(sight, hunt, cells, z);
        int pivot = pivot(sight, cells, z);
        step.show(Role.PIVOT, new Candidates(sight.candidates(pivot), CellSet.of(pivot)));
        for (int digit : sight.candidates(pivot)) {
            for (int wing : cells.without(pivot)) {
                if (digit != z && sight.candidates(wing).contains(digit)) {
                    step.show(Role.PATTERN, Candidates.of(digit, wing))
                            .show(Role.END, Candidates.of(z, wing))
                            .say(
                                    LogicPhrase.WING_IF,
                                    CellSet.of(pivot),
                                    Digits.of(digit),
                                    CellSet.of(wing),
                                    Digits.of(z));
                }
            }
        }
        if (ends.contains(pivot)) {
            step.say(LogicPhrase.WING_ELSE, CellSet.of(pivot), Digits.of(z));
        }
        hunt.keep(step.show(Role.END, Candidates.of(z, ends)).say(LogicPhrase.WING_THEN, ends, Digits.of(z)));
    }

    /** The cell that can be both of the digits besides z. */
    private static int pivot(Sight sight, CellSet cells, int z) {
        for (int cell : cells) {
            if (sight.candidates(cell).without(z).size() == 2) {
                return cell;
            }
        }
        throw new IllegalStateException("The cells %s are no wing around %d.".formatted(cells, z));
    }

    private static void set(Sight sight, Hunt hunt, CellSet cells, int z) {
        CellSet ends = ends(sight, cells, z);
        Digits digits = sight.digits(cells);
        hunt.keep(begin(sight, hunt, cells, z)
                .show(Role.PATTERN, new Candidates(digits.without(z), cells))
                .say(LogicPhrase.BENT_WHY, cells, digits)
                .say(LogicPhrase.BENT_ONCE, digits.without(z))
                .show(Role.END, Candidates.of(z, ends))
                .say(LogicPhrase.BENT_THEN, ends, Digits.of(z)));
    }

    private static Step.Builder begin(Sight sight, Hunt hunt, CellSet cells, int z) {
        return hunt.step(sight.digits(cells)).eliminate(z, sight.targets(ends(sight, cells, z), z));
    }
}
