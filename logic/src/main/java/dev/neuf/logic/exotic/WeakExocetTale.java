package dev.neuf.logic.exotic;

import static dev.neuf.logic.exotic.NineBoxes.SIZE;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.core.Rule.House.Kind;
import dev.neuf.core.words.Message;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What follows from a weak exocet, and why: a sentence for each pair of digits that the base could have. */
final class WeakExocetTale {

    private final Sight sight;
    private final NineBoxes board;
    private final Exocet exocet;
    private final int wound;
    private final Digits digits;

    WeakExocetTale(Sight sight, WeakExocet weak) {
        this.sight = sight;
        this.board = NineBoxes.of(sight);
        this.exocet = weak.exocet();
        this.wound = weak.wound();
        this.digits = new Digits(exocet.digits);
    }

    /** Why a digit is not in the base: every pair with it breaks. */
    void tellNotInBase(Step.Builder step, int digit, Map<Integer, Refutation> why) {
        if (!step.isQuiet()) {
            begin(step);
            step.say(LogicPhrase.WEAK_EXOCET_IN_BASE, base(), Digits.of(digit));
            why.forEach((pair, one) -> tell(step, pair, one));
        }
    }

    /** Why a cell has one of the digits: without, every pair breaks. */
    void tellWithout(Step.Builder step, int cell, Map<Integer, Refutation> why) {
        if (!step.isQuiet()) {
            begin(step);
            step.say(LogicPhrase.WEAK_EXOCET_WITHOUT, CellSet.of(cell), digits);
            why.forEach((pair, one) -> tell(step, pair, one));
        }
    }

    /** Why a cell has not the digit: with it, every pair breaks. */
    void tellWith(Step.Builder step, int cell, int digit, Map<Integer, Refutation> why) {
        if (!step.isQuiet()) {
            begin(step);
            step.say(LogicPhrase.WEAK_EXOCET_WITH, CellSet.of(cell), Digits.of(digit));
            why.forEach((pair, one) -> tell(step, pair, one));
        }
    }

    private CellSet base() {
        return CellSet.of(exocet.base);
    }

    private void begin(Step.Builder step) {
        var lines = new ArrayList<Rule.House>();
        for (int line : exocet.lines) {
            lines.add(house(exocet.house(line)));
        }
        CellSet targets = CellSet.of(exocet.targets);
        step.show(Role.PIVOT, new Candidates(digits, base())).say(LogicPhrase.EXOCET_BASE, base(), digits);
        lines.forEach(line -> step.show(Role.BASE, line));
        step.show(Role.END, new Candidates(digits, targets))
                .show(Role.FIN, new Candidates(digits, CellSet.of(wound)))
                .say(
                        LogicPhrase.WEAK_EXOCET_LINES,
                        house(exocet.baseLine()),
                        house(exocet.baseBox()),
                        lines,
                        targets,
                        CellSet.of(wound));
    }

    /** Says what follows from a pair, up to what cannot be. */
    private void tell(Step.Builder step, int pair, Refutation why) {
        var named = new Digits(pair);
        if (why.branches().isEmpty()) {
            List<Message> placed = placed(why.whole().way());
            if (placed.isEmpty()) {
                step.say(LogicPhrase.WEAK_EXOCET_AT_ONCE, named, end(why.whole()));
            } else {
                step.say(LogicPhrase.WEAK_EXOCET_CASE, named, placed, end(why.whole()));
            }
            return;
        }
        List<PairCase.Placed> before = why.whole().way(why.house(), 1 << why.digit());
        Digits digit = Digits.of(why.digit() + 1);
        CellSet places = CellSet.NONE;
        for (Refutation.Branch branch : why.branches()) {
            places = places.with(branch.cell());
        }
        var either = new ArrayList<>(placed(before));
        either.add(Message.of(LogicPhrase.WEAK_EXOCET_EITHER, house(why.house()), digit, places));
        step.say(LogicPhrase.WEAK_EXOCET_AT_ONCE, named, either);
        for (Refutation.Branch branch : why.branches()) {
            var way = new ArrayList<>(branch.then().way());
            way.removeAll(before);
            List<Message> placed = placed(way);
            Candidates there = new Candidates(digit, CellSet.of(branch.cell()));
            if (placed.isEmpty()) {
                step.say(LogicPhrase.WEAK_EXOCET_THERE_AT_ONCE, there, end(branch.then()));
            } else {
                step.say(LogicPhrase.WEAK_EXOCET_THERE, there, placed, end(branch.then()));
            }
        }
    }

    private List<Message> placed(List<PairCase.Placed> way) {
        var placed = new ArrayList<Message>();
        for (PairCase.Placed one : way) {
            if (one.house() >= 0) {
                placed.add(Message.of(
                        LogicPhrase.WEAK_EXOCET_PLACE,
                        house(one.house()),
                        Digits.of(one.digit() + 1),
                        CellSet.of(one.cell())));
            }
        }
        return placed;
    }

    /** What cannot be. */
    private Message end(PairCase broken) {
        Rule.House where = house(broken.brokenHouse());
        var few = new Digits(broken.brokenDigits());
        CellSet left = CellSet.NONE;
        for (int cell : where.cells()) {
            left = broken.canAny(cell, broken.brokenDigits()) ? left.with(cell) : left;
        }
        return left.isEmpty()
                ? Message.of(LogicPhrase.WEAK_EXOCET_NO_PLACE, where, few)
                : Message.of(LogicPhrase.WEAK_EXOCET_FEW, where, few, left);
    }

    /** A house by its number: rows are counted before columns, and these before boxes. */
    private Rule.House house(int number) {
        return switch (number / SIZE) {
            case 0 -> sight.houseOf(number * SIZE, Kind.ROW);
            case 1 -> sight.houseOf(number - SIZE, Kind.COLUMN);
            default -> board.boxes.get(number - 2 * SIZE);
        };
    }
}
