package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * 3D Medusa: colours over all digits, because the two candidates of a cell are tied as two places in a house are.
 *
 * <pre>
 *   1A2b - - 2A      candidates in two colours: all A hold, or all b
 *   |         |
 *   1b   3x  2b
 * </pre>
 *
 * <p>A colour does not hold if it puts two digits into a cell, or a digit twice into sight of itself, or if it leaves a
 * cell without any. Other candidates do not hold if their cell has both colours, if they see their digit in both
 * colours, or if they see it in one and their cell has the other.
 */
public final class Medusa {

    private Medusa() {}

    /** Looks at all clusters of more than one digit. Those of one digit are left to {@link Colours}. */
    public static void find(Sight sight, Hunt hunt) {
        int size = sight.size();
        var colouring = new Colouring(sight.layout().cellCount() * size);
        for (int digit = 1; digit <= size; digit++) {
            for (StrongLink link : StrongLink.all(sight, digit)) {
                colouring.tie(link.one() * size + digit - 1, link.other() * size + digit - 1);
            }
        }
        for (int cell : sight.bivalue()) {
            Digits digits = sight.candidates(cell);
            colouring.tie(cell * size + digits.first() - 1, cell * size + digits.last() - 1);
        }
        for (Colouring.Cluster cluster : colouring.clusters()) {
            var first = new Colour(size, cluster.first());
            var second = new Colour(size, cluster.second());
            Digits digits = first.digits.or(second.digits);
            if (!digits.isSingle()) {
                new Search(sight, hunt, digits, first, second).run();
            }
            if (hunt.isOver()) {
                return;
            }
        }
    }

    /** Candidates that all hold, or none. */
    private static final class Colour {

        private final CellSet[] places;
        private final Digits digits;
        private final CellSet cells;

        /** A cell in which it has two digits, or none. */
        private CellSet crowded = CellSet.NONE;

        Colour(int size, int[] things) {
            places = new CellSet[size];
            Arrays.fill(places, CellSet.NONE);
            long bits = 0;
            CellSet all = CellSet.NONE;
            for (int thing : things) {
                int cell = thing / size;
                int index = thing % size;
                bits |= 1L << index;
                places[index] = places[index].with(cell);
                if (crowded.isEmpty() && all.contains(cell)) {
                    crowded = CellSet.of(cell);
                }
                all = all.with(cell);
            }
            digits = new Digits(bits);
            cells = all;
        }

        CellSet places(int digit) {
            return places[digit - 1];
        }

        /** The digits that it puts into a cell. */
        Digits digitsIn(int cell) {
            long bits = 0;
            for (int digit : digits) {
                bits |= places(digit).contains(cell) ? 1L << (digit - 1) : 0;
            }
            return new Digits(bits);
        }

        /** A mark for each digit. */
        List<Candidates> candidates() {
            var candidates = new ArrayList<Candidates>();
            for (int digit : digits) {
                candidates.add(Candidates.of(digit, places(digit)));
            }
            return candidates;
        }
    }

    /** What follows from one cluster. */
    private record Search(Sight sight, Hunt hunt, Digits digits, Colour first, Colour second) {

        void run() {
            if (!isRefuted(first, second) && !isRefuted(second, first)) {
                bothInCell();
                bothInSight();
                oneInCellOneInSight();
            }
        }

        /** Whether a colour does not hold, which is told. */
        private boolean isRefuted(Colour colour, Colour other) {
            if (!colour.crowded.isEmpty()) {
                Digits crowd = colour.digitsIn(colour.crowded.first());
                hunt.keep(begun(colour, other)
                        .show(Role.PATTERN, new Candidates(crowd, colour.crowded))
                        .say(LogicPhrase.MEDUSA_CROWDED, crowd, colour.crowded));
                return true;
            }
            for (int digit : colour.digits) {
                CellSet clash = Colours.clash(sight, digit, colour.places(digit), colour.places(digit));
                if (!clash.isEmpty()) {
                    hunt.keep(begun(colour, other)
                            .show(Role.PATTERN, Candidates.of(digit, clash))
                            .say(LogicPhrase.MEDUSA_CLASH, Digits.of(digit), clash));
                    return true;
                }
            }
            CellSet emptied = emptied(colour, colour.cells.or(other.cells));
            if (!emptied.isEmpty()) {
                Digits left = sight.candidates(emptied.first());
                hunt.keep(begun(colour, other)
                        .show(Role.PATTERN, new Candidates(left, emptied))
                        .say(LogicPhrase.MEDUSA_EMPTIED, emptied, left));
            }
            return !emptied.isEmpty();
        }

        /** A cell without colour, each candidate of which sees its digit in the colour; or none. */
        private CellSet emptied(Colour colour, CellSet coloured) {
            CellSet[] seen = seenBySome(colour);
            CellSet others = sight.open().minus(coloured);
            for (int cell = others.next(0); cell >= 0; cell = others.next(cell + 1)) {
                long left = sight.bits(cell);
                if ((left & ~colour.digits.bits()) == 0) {
                    while (left != 0 && seen[Long.numberOfTrailingZeros(left)].contains(cell)) {
                        left &= left - 1;
                    }
                    if (left == 0) {
                        return CellSet.of(cell);
                    }
                }
            }
            return CellSet.NONE;
        }

        /** By digit, the cells that see it in the colour. */
        private CellSet[] seenBySome(Colour colour) {
            var seen = new CellSet[sight.size()];
            for (int digit = 1; digit <= seen.length; digit++) {
                seen[digit - 1] = Colours.seenBySome(sight, digit, colour.places(digit));
            }
            return seen;
        }

        /** A step that eliminates a colour. */
        private Step.Builder begun(Colour colour, Colour other) {
            Step.Builder step = begun(hunt.step(digits), colour, other);
            for (int digit : colour.digits) {
                step.eliminate(digit, colour.places(digit));
            }
            return step;
        }

        private static Step.Builder begun(Step.Builder step, Colour colour, Colour other) {
            if (step.isQuiet()) {
                return step;
            }
            colour.candidates().forEach(some -> step.show(Role.FIRST_COLOUR, some));
            other.candidates().forEach(some -> step.show(Role.SECOND_COLOUR, some));
            return step.say(LogicPhrase.MEDUSA_WHY, colour.candidates(), other.candidates());
        }

        private void bothInCell() {
            Step.Builder step = begun(hunt.step(digits), first, second);
            for (int cell : first.cells.and(second.cells)) {
                Digits others =
                        sight.candidates(cell).minus(first.digitsIn(cell)).minus(second.digitsIn(cell));
                if (!others.isEmpty()) {
                    step.eliminate(others, CellSet.of(cell))
                            .say(
                                    LogicPhrase.MEDUSA_BOTH_IN_CELL,
                                    CellSet.of(cell),
                                    first.digitsIn(cell),
                                    second.digitsIn(cell));
                }
            }
            hunt.keep(step);
        }

        private void bothInSight() {
            Step.Builder step = begun(hunt.step(digits), first, second);
            for (int digit : digits) {
                for (int cell : Colours.between(sight, digit, first.places(digit), second.places(digit))) {
                    CellSet target = CellSet.of(cell);
                    step.eliminate(digit, target)
                            .say(
                                    LogicPhrase.MEDUSA_BOTH_IN_SIGHT,
                                    Colours.seen(sight, digit, target, first.places(digit)),
                                    Colours.seen(sight, digit, target, second.places(digit)),
                                    Digits.of(digit),
                                    target);
                }
            }
            hunt.keep(step);
        }

        private void oneInCellOneInSight() {
            CellSet[] byFirst = seenBySome(first);
            CellSet[] bySecond = seenBySome(second);
            Step.Builder step = begun(hunt.step(digits), first, second);
            for (int digit : digits) {
                CellSet plain = sight.places(digit).minus(first.places(digit)).minus(second.places(digit));
                CellSet inFirst = plain.and(first.cells).and(bySecond[digit - 1]);
                CellSet inSecond =
                        plain.and(second.cells).and(byFirst[digit - 1]).minus(inFirst);
                mixed(step, LogicPhrase.MEDUSA_MIXED, digit, inFirst, first, second);
                mixed(step, LogicPhrase.MEDUSA_MIXED_BACK, digit, inSecond, second, first);
            }
            hunt.keep(step);
        }

        /** Strikes a digit from cells in which one colour puts another, and which see it in the other colour. */
        private void mixed(
                Step.Builder step, LogicPhrase why, int digit, CellSet targets, Colour inCell, Colour inSight) {
            for (int cell : targets) {
                CellSet target = CellSet.of(cell);
                step.eliminate(digit, target)
                        .say(
                                why,
                                target,
                                inCell.digitsIn(cell),
                                Colours.seen(sight, digit, target, inSight.places(digit)),
                                Digits.of(digit));
            }
        }
    }
}
