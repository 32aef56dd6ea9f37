package dev.neuf.logic.exotic;

import static dev.neuf.logic.exotic.NineBoxes.SIDE;
import static dev.neuf.logic.exotic.NineBoxes.SIZE;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Weak exocets: junior ones but for one cell, see {@link WeakExocet}. What its digits do alone is followed for each pair
 * that the base can have. Whatever no pair allows is gone: digits of the base itself, those of the targets and of the
 * boxes above and below them, and others where a target or a cell above or below the base must have one of the digits.
 */
public final class WeakExocets {

    private WeakExocets() {}

    /** All that follows from weak exocets, one cell a step. */
    public static void find(Sight sight, Hunt hunt) {
        for (WeakExocet weak : WeakExocet.of(sight)) {
            if (hunt.isOver()) {
                return;
            }
            new Look(sight, hunt, weak).find();
        }
    }

    /** One of them. */
    private static final class Look {

        private final NineBoxes board;
        private final Hunt hunt;
        private final Exocet exocet;
        private final WeakExocetTale tale;

        /** By pair that fits in the base, the case before anything follows. */
        private final Map<Integer, PairCase> cases = new LinkedHashMap<>();

        /** Ways to place all the digits that were found so far. */
        private final List<PairCase> fillings = new ArrayList<>();

        Look(Sight sight, Hunt hunt, WeakExocet weak) {
            this.board = NineBoxes.of(sight);
            this.hunt = hunt;
            this.exocet = weak.exocet();
            this.tale = new WeakExocetTale(board, weak);
            exocet.inBase(board).forEach(pair -> cases.put(pair, PairCase.of(board, exocet, pair)));
        }

        void find() {
            if (!isPossible(cases, PairCase::alone, _ -> true)) {
                return; // as far as can be seen, the board has no solution, and anything would follow
            }
            for (int digit : new Digits(exocet.digits)) {
                notInBase(digit);
            }
            for (int target : exocet.targets) {
                mustBe(target);
                cannotBe(target);
            }
            for (int row = 0; row < SIZE; row++) {
                if (row / SIDE != exocet.row / SIDE) {
                    besides(row);
                }
            }
        }

        /** Looks at cells of a row outside the band of the base. */
        private void besides(int row) {
            for (int base : exocet.base) {
                mustBe(exocet.cell(row, exocet.columnOf(base)));
            }
            for (int i = 1; i < CrossLines.COUNT; i++) {
                for (int cell : Exocet.beside(exocet.isTurned, row, exocet.lines[i])) {
                    cannotBe(cell);
                }
            }
        }

        private void notInBase(int digit) {
            Map<Integer, PairCase> some = new LinkedHashMap<>(cases);
            some.keySet().removeIf(pair -> (pair >> digit - 1 & 1) == 0);
            int bit = 1 << digit - 1;
            refuted(some, PairCase::alone, all -> all.canAny(exocet.base[0], bit) || all.canAny(exocet.base[1], bit))
                    .ifPresent(why -> {
                        Step.Builder step = step().eliminate(digit, CellSet.of(exocet.base));
                        tale.tellNotInBase(step, digit, why);
                        hunt.keep(step);
                    });
        }

        /** Looks whether a cell must have one of the digits. */
        private void mustBe(int cell) {
            int others = board.digits[cell] & ~exocet.digits;
            boolean isMixed = board.isOpen[cell] && others != 0 && others != board.digits[cell];
            if (isMixed && !hunt.isOver()) {
                refuted(cases, pair -> pair.without(cell), all -> !all.canAny(cell, exocet.digits))
                        .ifPresent(why -> {
                            Step.Builder step = step().eliminate(new Digits(others), CellSet.of(cell));
                            tale.tellWithout(step, cell, why);
                            hunt.keep(step);
                        });
            }
        }

        /** Looks which digits a cell cannot have. */
        private void cannotBe(int cell) {
            int some = board.isOpen[cell] && !hunt.isOver() ? board.digits[cell] & exocet.digits : 0;
            for (int digit : new Digits(some)) {
                int bit = 1 << digit - 1;
                refuted(cases, pair -> pair.with(cell, digit - 1), all -> all.canAny(cell, bit))
                        .ifPresent(why -> {
                            Step.Builder step = step().eliminate(digit, CellSet.of(cell));
                            tale.tellWith(step, cell, digit, why);
                            hunt.keep(step);
                        });
            }
        }

        private Step.Builder step() {
            return hunt.step(new Digits(exocet.digits));
        }

        /**
         * Why none of these pairs can be in the base if something is supposed; nothing if one can.
         *
         * @param more supposes it
         * @param holds whether it is so where all the digits are placed
         */
        private Optional<Map<Integer, Refutation>> refuted(
                Map<Integer, PairCase> some, UnaryOperator<PairCase> more, Predicate<PairCase> holds) {
            Map<Integer, Refutation> why = new LinkedHashMap<>();
            if (isPossible(some, more, holds)) {
                return Optional.empty();
            }
            for (var one : some.entrySet()) {
                Optional<Refutation> found = Refutation.of(exocet, more.apply(one.getValue()));
                if (found.isEmpty()) {
                    return Optional.empty();
                }
                why.put(one.getKey(), found.get());
            }
            return Optional.of(why);
        }

        /** Whether all the digits can be placed so that it holds. Most suppositions do in a way known before. */
        private boolean isPossible(
                Map<Integer, PairCase> some, UnaryOperator<PairCase> more, Predicate<PairCase> holds) {
            if (fillings.stream().anyMatch(holds)) {
                return true;
            }
            for (PairCase pair : some.values()) {
                Optional<PairCase> filling = more.apply(pair).filling();
                filling.ifPresent(fillings::add);
                if (filling.isPresent()) {
                    return true;
                }
            }
            return false;
        }
    }
}
