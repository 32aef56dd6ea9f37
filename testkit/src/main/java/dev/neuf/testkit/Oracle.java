package dev.neuf.testkit;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A solver so simple that it is obviously right: cell by cell in reading order, each digit in turn, every rule by its
 * definition. It draws no conclusions, so it is for boards of up to six rows.
 */
public final class Oracle implements Engine {

    @Override
    public Tally each(Puzzle puzzle, Limits limits, Predicate<Grid> each) {
        return new Run(puzzle, limits, each).tally();
    }

    /** One search. The solutions come in the order of their digits, read as one long number. */
    private static final class Run {

        private final List<Rule> rules;
        private final List<List<Rule>> rulesOf = new ArrayList<>();
        private final Grid givens;
        private final int[] digits;
        private final Limits limits;
        private final Predicate<Grid> each;
        private final long start = System.nanoTime();

        private long solutions;
        private long choices;
        private long backtracks;
        private Optional<Limits.Limit> stop = Optional.empty();

        Run(Puzzle puzzle, Limits limits, Predicate<Grid> each) {
            this.rules = puzzle.rules().all();
            this.givens = puzzle.givens();
            this.digits = new int[givens.cellCount()];
            this.limits = limits;
            this.each = each;
            for (int cell = 0; cell < digits.length; cell++) {
                int here = cell;
                digits[cell] = givens.digit(cell);
                rulesOf.add(rules.stream()
                        .filter(rule -> rule.cells().contains(here))
                        .toList());
            }
        }

        Tally tally() {
            if (rules.stream().allMatch(this::isKept)) {
                fill(0);
            }
            return new Tally(solutions, choices, backtracks, stop);
        }

        /** Tries everything from this cell on; false ends the whole search. */
        private boolean fill(int cell) {
            if (cell == digits.length) {
                return found();
            }
            if (!givens.isEmpty(cell)) {
                return fill(cell + 1);
            }
            for (int digit = 1; digit <= givens.size(); digit++) {
                if (isOver()) {
                    return false;
                }
                choices++;
                digits[cell] = digit;
                long before = solutions;
                if (rulesOf.get(cell).stream().allMatch(this::isKept) && !fill(cell + 1)) {
                    return false;
                }
                backtracks += solutions == before ? 1 : 0;
            }
            digits[cell] = 0;
            return true;
        }

        private boolean found() {
            solutions++;
            if (!each.test(Grid.of(digits))) {
                return false;
            }
            if (solutions >= limits.solutions()) {
                stop = Optional.of(Limits.Limit.SOLUTIONS);
            }
            return stop.isEmpty();
        }

        private boolean isOver() {
            if (choices >= limits.nodes()) {
                stop = Optional.of(Limits.Limit.NODES);
            } else if (limits.cancelled().getAsBoolean()) {
                stop = Optional.of(Limits.Limit.CANCELLED);
            } else if ((System.nanoTime() - start) / 1_000_000 >= limits.millis()) {
                stop = Optional.of(Limits.Limit.TIME);
            }
            return stop.isPresent();
        }

        /** Whether the digits so far keep a rule. What is not there yet breaks none. */
        private boolean isKept(Rule rule) {
            return switch (rule) {
                case Rule.House house -> areDifferent(house.cells());
                case Rule.Different(CellSet cells) -> areDifferent(cells);
                case Rule.Relation(int a, int b, Rule.Pairing allowed) ->
                    digits[a] == 0 || digits[b] == 0 || allowed.test(digits[a], digits[b]);
                case Rule.Sum(CellSet cells, int total) ->
                    cells.stream().anyMatch(cell -> digits[cell] == 0)
                            || cells.stream().map(cell -> digits[cell]).sum() == total;
                case Rule.Domain(int cell, Digits allowed) -> digits[cell] == 0 || allowed.contains(digits[cell]);
            };
        }

        private boolean areDifferent(CellSet cells) {
            var seen = new boolean[givens.size() + 1];
            for (int cell = cells.next(0); cell >= 0; cell = cells.next(cell + 1)) {
                int digit = digits[cell];
                if (digit != 0 && seen[digit]) {
                    return false;
                }
                seen[digit] = true;
            }
            return true;
        }
    }
}
