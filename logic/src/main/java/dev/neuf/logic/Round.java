package dev.neuf.logic;

import dev.neuf.core.Board;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All steps of the easiest technique that finds any, taken together. A path made of rounds does not depend on the order in
 * which a finder looks, so neither does a grade.
 */
public final class Round {

    private final Moment before;
    private final Technique technique;
    private final int count;
    private final Moment after;

    /** Found again when asked for, if only their number was wanted. A race makes equal ones, no harm. */
    private @Nullable List<Step> steps;

    /**
     * A round of which the steps are known.
     *
     * @param before the board on which the steps were found
     * @param steps at least one, all of the same technique
     */
    public Round(Board before, List<Step> steps) {
        this.before = new Moment(before);
        this.technique = steps.getFirst().technique();
        this.count = steps.size();
        this.after = new Moment(after(before, steps));
        this.steps = List.copyOf(steps);
    }

    /** A round of which only the outcome is known. Its steps have no proofs. */
    Round(Moment before, Technique technique, int count, Moment after) {
        this.before = before;
        this.technique = technique;
        this.count = count;
        this.after = after;
    }

    /** The board on which the steps were found. */
    public Board before() {
        return before.board();
    }

    /** The technique of all steps. */
    public Technique technique() {
        return technique;
    }

    /** How many steps there are, at least one. */
    public int count() {
        return count;
    }

    /** The steps, in the order in which they are found. */
    public List<Step> steps() {
        List<Step> found = steps;
        if (found == null) {
            found = Hunt.all(technique, new Sight(before(), () -> false, true, new Memory(false)));
            steps = found;
        }
        return found;
    }

    /** The steps that add something to those before them: what to tell a person. */
    public List<Step> news() {
        return news(before(), steps());
    }

    /** Those of some steps, easiest first, that add something to what the ones before them say about the board. */
    public static List<Step> news(Board before, List<Step> steps) {
        var told = new ArrayList<Step>();
        Board now = before;
        for (Step step : steps) {
            var fresh = new ArrayList<Deduction>();
            for (Deduction deduction : step.deductions()) {
                if (now.isOpen(deduction.cell()) && isNews(now, deduction)) {
                    fresh.add(deduction);
                }
            }
            if (!fresh.isEmpty()) {
                told.add(step);
                now = now.after(fresh);
            }
        }
        return told;
    }

    private static boolean isNews(Board board, Deduction deduction) {
        return switch (deduction) {
            case Deduction.Place _ -> true;
            case Deduction.Eliminate(int cell, Digits digits) ->
                !digits.and(board.candidates(cell)).isEmpty();
        };
    }

    /** The board when all steps are done. Where two steps place different digits, the first wins and the rules break. */
    public Board after() {
        return after.board();
    }

    private static Board after(Board before, List<Step> steps) {
        int cells = before.values().cellCount();
        int[] placed = new int[cells];
        long[] gone = new long[cells];
        for (Step step : steps) {
            for (Deduction deduction : step.deductions()) {
                switch (deduction) {
                    case Deduction.Place(int cell, int digit) ->
                        placed[cell] = placed[cell] == 0 ? digit : placed[cell];
                    case Deduction.Eliminate(int cell, Digits digits) -> gone[cell] |= digits.bits();
                }
            }
        }
        return before.after(placed, gone);
    }
}
