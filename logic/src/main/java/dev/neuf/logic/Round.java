package dev.neuf.logic;

import dev.neuf.core.Board;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * All steps of the easiest technique that finds any, taken together. A path made of rounds does not depend on the order in
 * which a finder looks, so neither does a grade.
 *
 * @param before the board on which the steps were found
 * @param steps at least one, all of the same technique
 */
public record Round(Board before, List<Step> steps) {

    public Round {
        steps = List.copyOf(steps);
    }

    /** The technique of all steps. */
    public Technique technique() {
        return steps.getFirst().technique();
    }

    /** The steps that add something to those before them: what to tell a person. */
    public List<Step> news() {
        return news(before, steps);
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
        var places = new TreeMap<Integer, Deduction>();
        var strikes = new TreeMap<Integer, Digits>();
        for (Step step : steps) {
            for (Deduction deduction : step.deductions()) {
                switch (deduction) {
                    case Deduction.Place place -> places.putIfAbsent(place.cell(), place);
                    case Deduction.Eliminate(int cell, Digits digits) -> strikes.merge(cell, digits, Digits::or);
                }
            }
        }
        var deductions = new ArrayList<Deduction>();
        strikes.forEach((cell, digits) -> deductions.add(new Deduction.Eliminate(cell, digits)));
        deductions.addAll(places.values());
        return before.after(deductions);
    }
}
