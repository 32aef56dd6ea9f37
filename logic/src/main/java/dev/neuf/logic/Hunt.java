package dev.neuf.logic;

import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Collects the steps of one technique on one board. A finder stops as soon as {@link #isOver} says so.
 *
 * <p>Of several proofs by the same digits for the same deductions the first is kept.
 */
public final class Hunt {

    /** A look at the clock costs more than a look at a cell. */
    private static final int LOOKS_PER_CALL = 256;

    private final Technique technique;
    private final Sight sight;
    private final boolean wantsAll;
    private final boolean mayRemember;
    private final Predicate<Step> isWanted;
    private final Map<Found, Step> steps = new LinkedHashMap<>();
    private int looks;
    private boolean isCancelled;

    private record Found(Digits digits, List<Deduction> deductions) {}

    private Hunt(Technique technique, Sight sight, boolean wantsAll, boolean mayRemember, Predicate<Step> isWanted) {
        this.technique = technique;
        this.sight = sight;
        this.wantsAll = wantsAll;
        this.mayRemember = mayRemember;
        this.isWanted = isWanted;
    }

    /** Every step of the technique on the board. */
    public static List<Step> all(Technique technique, Sight sight) {
        return all(technique, technique.finder(), sight, true);
    }

    /** Every step that a finder, with other options than those of the table, has for the technique. */
    public static List<Step> all(Technique technique, Finder finder, Sight sight) {
        return all(technique, finder, sight, false);
    }

    private static List<Step> all(Technique technique, Finder finder, Sight sight, boolean mayRemember) {
        var hunt = new Hunt(technique, sight, true, mayRemember, _ -> true);
        finder.find(sight, hunt);
        return List.copyOf(hunt.steps.values());
    }

    /** The first step of the technique on the board. */
    public static Optional<Step> first(Technique technique, Sight sight) {
        return first(technique, sight, _ -> true);
    }

    /** The first step of the technique on the board that somebody wants. */
    static Optional<Step> first(Technique technique, Sight sight, Predicate<Step> isWanted) {
        var hunt = new Hunt(technique, sight, false, false, isWanted);
        technique.finder().find(sight, hunt);
        return hunt.steps.values().stream().findFirst();
    }

    /** Every step that another finder has on the board, under the name of the technique hunted. */
    public List<Step> all(Finder finder) {
        return all(technique, finder, sight);
    }

    /** Begins a step about these digits. */
    public Step.Builder step(Digits digits) {
        return new Step.Builder(technique, sight.board(), digits, sight.isQuiet());
    }

    /** Whether nobody will read the proofs: what is said is not kept, and what is costly to say need not be. */
    public boolean isQuiet() {
        return sight.isQuiet();
    }

    /** Begins a step about one digit. */
    public Step.Builder step(int digit) {
        return step(Digits.of(digit));
    }

    /**
     * The cells that have changed since the technique was looked for before on the same way, filled ones among them; at first all
     * open ones.
     *
     * <p>A board only loses candidates, and all steps of a round are done. So a pattern that is made by few candidates of its
     * cells, and not by what is elsewhere, has nothing left to eliminate if none of its cells is fresh.
     */
    public CellSet fresh() {
        return mayRemember ? sight.fresh(technique) : sight.open();
    }

    /** Keeps a step, unless nothing follows from it. */
    public void keep(Step.Builder found) {
        if (!found.isEmpty() && !isOver()) {
            Step step = found.build();
            if (isWanted.test(step)) {
                steps.putIfAbsent(new Found(step.digits(), step.deductions()), step);
            }
        }
    }

    /** Whether enough was found, or somebody called it off. */
    public boolean isOver() {
        if (!wantsAll && !steps.isEmpty()) {
            return true;
        }
        isCancelled |= looks % LOOKS_PER_CALL == 0 && sight.isCancelled();
        looks++;
        return isCancelled;
    }
}
