package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;

/**
 * How cells get out of a deadly pattern: some of them can take other digits, and one of them must.
 *
 * @param cells the pattern
 * @param digits what could change places there, were there nothing else
 * @param ways the cells that can take another digit
 * @param others the other digits in them
 */
record Escape(Sight sight, Hunt hunt, CellSet cells, Digits digits, CellSet ways, Digits others) {

    /** The ways out of a deadly pattern. */
    static Escape from(Sight sight, Hunt hunt, CellSet cells, Digits digits) {
        var ways = new CellSet.Builder();
        long others = 0;
        for (int cell : cells) {
            long rest = sight.bits(cell) & ~digits.bits();
            if (rest != 0) {
                ways.add(cell);
                others |= rest;
            }
        }
        return new Escape(sight, hunt, cells, digits, ways.build(), new Digits(others));
    }

    /** The sentence by which every proof begins. */
    Step.Builder begin() {
        return hunt.step(digits)
                .show(Role.PATTERN, new Candidates(digits, cells))
                .say(LogicPhrase.DEADLY_WHY, cells, digits);
    }

    /** Every type, for patterns that do not tell them apart. With one other digit, type 3 would only repeat type 2. */
    void byAny() {
        byCell();
        if (others.isSingle()) {
            byDigit();
        } else {
            bySubset(Digits.NONE, false);
        }
        byLock();
    }

    /** Type 1: one cell has the way out, and must take it. */
    void byCell() {
        if (ways.isSingle() && (sight.bits(ways.first()) & digits.bits()) != 0) {
            hunt.keep(begin().eliminate(digits, ways)
                    .show(Role.FIN, new Candidates(others, ways))
                    .say(LogicPhrase.ESCAPE_CELL, ways));
        }
    }

    /** Type 2: only one other digit is there, so one of its cells has it. */
    void byDigit() {
        if (ways.size() < 2 || !others.isSingle()) {
            return;
        }
        int digit = others.first();
        CellSet targets = sight.targets(ways, digit);
        if (!targets.isEmpty()) {
            hunt.keep(begin().eliminate(digit, targets)
                    .show(Role.FIN, new Candidates(others, ways))
                    .say(LogicPhrase.ESCAPE_DIGIT, others, ways)
                    .say(LogicPhrase.SEEN_BY_ALL_WHY, targets));
        }
    }

    /** Type 3: two cells have the way out, and one of them makes a naked subset with cells that lack some digits. */
    void bySubset(Digits lacking, boolean needsLine) {
        if (ways.size() == 2) {
            CellSet options = sight.open().minus(cells);
            for (int digit : lacking) {
                options = options.minus(sight.places(digit));
            }
            var subsets = new OneOf(sight, hunt, ways, others, options, this::beginPair);
            (needsLine ? subsets.needingLine() : subsets).find();
        }
    }

    /** Type 4: two cells have the way out, and one of them has a digit of the pattern, so the other takes it. */
    void byLock() {
        if (ways.size() != 2) {
            return;
        }
        for (Rule.House house : sight.housesAround(ways)) {
            for (int digit : digits) {
                CellSet places = sight.places(digit, house);
                if (!places.isEmpty()
                        && ways.containsAll(places)
                        && sight.targets(ways, digit).isEmpty()) {
                    lock(house, digit);
                }
            }
        }
    }

    private void lock(Rule.House house, int digit) {
        Step.Builder step = beginPair().eliminate(digits.without(digit), ways);
        if (!step.isEmpty()) {
            hunt.keep(step.show(Role.BASE, house)
                    .say(LogicPhrase.LOCKED_WHY, house, Digits.of(digit), ways)
                    .say(LogicPhrase.ESCAPE_LOCK, Digits.of(digit), others));
        }
    }

    private Step.Builder beginPair() {
        return begin().show(Role.FIN, new Candidates(others, ways)).say(LogicPhrase.ESCAPE_PAIR, ways, others);
    }
}
