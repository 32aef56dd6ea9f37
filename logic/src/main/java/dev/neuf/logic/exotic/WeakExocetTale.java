package dev.neuf.logic.exotic;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.core.words.Message;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What follows from a weak exocet, and why: a sentence for each pair of digits that the base could have. */
final class WeakExocetTale {

    private final NineBoxes board;
    private final Exocet exocet;
    private final int wound;
    private final Digits digits;

    WeakExocetTale(NineBoxes board, WeakExocet weak) {
        this.board = board;
        this.exocet = weak.exocet();
        this.wound = weak.wound();
        this.digits = new Digits(exocet.digits);
    }

    /** Why a digit is not in the base: every pair with it breaks. */
    void tellNotInBase(Step.Builder step, int digit, Map<Integer, Refutation> why) {
        if (!step.isQuiet()) {
            begin(step);
            step.show(Role.PIVOT, new Candidates(Digits.of(digit), base()))
                    .say(LogicPhrase.WEAK_EXOCET_IN_BASE, base(), Digits.of(digit));
            why.forEach((pair, one) -> tell(step, pair, one));
        }
    }

    /** Why a cell has one of the digits: without, every pair breaks. */
    void tellWithout(Step.Builder step, int cell, Map<Integer, Refutation> why) {
        if (!step.isQuiet()) {
            begin(step);
            step.show(Role.SET, CellSet.of(cell)).say(LogicPhrase.WEAK_EXOCET_WITHOUT, CellSet.of(cell), digits);
            why.forEach((pair, one) -> tell(step, pair, one));
        }
    }

    /** Why a cell has not the digit: with it, every pair breaks. */
    void tellWith(Step.Builder step, int cell, int digit, Map<Integer, Refutation> why) {
        if (!step.isQuiet()) {
            begin(step);
            step.show(Role.LINK, new Candidates(Digits.of(digit), CellSet.of(cell)))
                    .say(LogicPhrase.WEAK_EXOCET_WITH, CellSet.of(cell), Digits.of(digit));
            why.forEach((pair, one) -> tell(step, pair, one));
        }
    }

    private CellSet base() {
        return CellSet.of(exocet.base);
    }

    private void begin(Step.Builder step) {
        var lines = new ArrayList<Rule.House>();
        for (int line : exocet.lines) {
            lines.add(board.house(exocet.house(line)));
        }
        CellSet targets = CellSet.of(exocet.targets);
        step.show(Role.PIVOT, new Candidates(digits, base())).say(LogicPhrase.EXOCET_BASE, base(), digits);
        lines.forEach(line -> step.show(Role.BASE, line));
        step.show(Role.END, new Candidates(digits, targets))
                .show(Role.FIN, new Candidates(digits, CellSet.of(wound)))
                .say(
                        LogicPhrase.WEAK_EXOCET_LINES,
                        board.house(exocet.baseLine()),
                        board.house(exocet.baseBox()),
                        lines,
                        targets,
                        CellSet.of(wound));
    }

    /** Says what follows from a pair, up to what cannot be. */
    private void tell(Step.Builder step, int pair, Refutation why) {
        var named = new Digits(pair);
        step.show(Role.PIVOT, new Candidates(named, base()));
        if (why.branches().isEmpty()) {
            List<PairCase.Placed> way = why.whole().way();
            List<Message> placed = placed(way);
            show(step, way);
            showEmptied(step, why.whole());
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
        either.add(Message.of(LogicPhrase.WEAK_EXOCET_EITHER, board.house(why.house()), digit, places));
        show(step, before);
        step.show(Role.LINK, new Candidates(digit, places)).say(LogicPhrase.WEAK_EXOCET_AT_ONCE, named, either);
        for (Refutation.Branch branch : why.branches()) {
            var way = new ArrayList<>(branch.then().way());
            way.removeAll(before);
            List<Message> placed = placed(way);
            Candidates there = new Candidates(digit, CellSet.of(branch.cell()));
            step.show(Role.LINK, there);
            show(step, way);
            showEmptied(step, branch.then());
            if (placed.isEmpty()) {
                step.say(LogicPhrase.WEAK_EXOCET_THERE_AT_ONCE, there, end(branch.then()));
            } else {
                step.say(LogicPhrase.WEAK_EXOCET_THERE, there, placed, end(branch.then()));
            }
        }
    }

    private static void show(Step.Builder step, List<PairCase.Placed> way) {
        way.forEach(one -> step.show(Role.LINK, new Candidates(Digits.of(one.digit() + 1), CellSet.of(one.cell()))));
    }

    /** The places that digits had where they have too few now. */
    private void showEmptied(Step.Builder step, PairCase broken) {
        CellSet places = CellSet.NONE;
        for (int cell : board.house(broken.brokenHouse()).cells()) {
            boolean isPlace = board.isOpen[cell] && (board.digits[cell] & broken.brokenDigits()) != 0;
            places = isPlace ? places.with(cell) : places;
        }
        step.show(Role.EMPTIED, new Candidates(new Digits(broken.brokenDigits()), places));
    }

    private List<Message> placed(List<PairCase.Placed> way) {
        var placed = new ArrayList<Message>();
        for (PairCase.Placed one : way) {
            if (one.house() >= 0) {
                placed.add(Message.of(
                        LogicPhrase.WEAK_EXOCET_PLACE,
                        board.house(one.house()),
                        Digits.of(one.digit() + 1),
                        CellSet.of(one.cell())));
            }
        }
        return placed;
    }

    /** What cannot be. */
    private Message end(PairCase broken) {
        Rule.House where = board.house(broken.brokenHouse());
        var few = new Digits(broken.brokenDigits());
        CellSet left = CellSet.NONE;
        for (int cell : where.cells()) {
            left = broken.canAny(cell, broken.brokenDigits()) ? left.with(cell) : left;
        }
        return left.isEmpty()
                ? Message.of(LogicPhrase.WEAK_EXOCET_NO_PLACE, where, few)
                : Message.of(LogicPhrase.WEAK_EXOCET_FEW, where, few, left);
    }
}
