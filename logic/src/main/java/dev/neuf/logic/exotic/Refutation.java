package dev.neuf.logic.exotic;

import static dev.neuf.logic.exotic.NineBoxes.SIZE;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Why a pair cannot be in the base of an exocet: it breaks by itself, or wherever a cross-line has one of the digits.
 *
 * @param whole what follows from the pair
 * @param house the cross-line, where it takes one; else -1
 * @param digit what it has, counted from 0
 * @param branches what follows from each of its places; none if it breaks by itself
 */
record Refutation(PairCase whole, int house, int digit, List<Branch> branches) {

    /** The digit in one of its places. */
    record Branch(int cell, PairCase then) {}

    /** With the fewest places, where it takes a cross-line; nothing if the pair could be. */
    static Optional<Refutation> of(Exocet exocet, PairCase pair) {
        if (pair.isBroken()) {
            return Optional.of(new Refutation(pair, -1, 0, List.of()));
        }
        Refutation best = null;
        for (int line : exocet.lines) {
            for (int digit = 0; digit < SIZE; digit++) {
                List<Integer> places = places(exocet, line, digit, pair);
                boolean isFewer = best == null || places.size() < best.branches.size();
                if (places.size() > 1 && isFewer) {
                    List<Branch> branches = branches(pair, places, digit);
                    best = branches.size() < places.size()
                            ? best
                            : new Refutation(pair, exocet.house(line), digit, branches);
                }
            }
        }
        return Optional.ofNullable(best);
    }

    private static List<Integer> places(Exocet exocet, int line, int digit, PairCase pair) {
        var places = new ArrayList<Integer>();
        for (int row = 0; row < SIZE; row++) {
            int cell = exocet.cell(row, line);
            if (pair.canAny(cell, 1 << digit)) {
                places.add(cell);
            }
        }
        return places;
    }

    /** As many as there are places that break; the rest is left out as soon as one does not. */
    private static List<Branch> branches(PairCase pair, List<Integer> places, int digit) {
        var branches = new ArrayList<Branch>();
        for (int cell : places) {
            PairCase then = pair.with(cell, digit);
            if (!then.isBroken()) {
                return branches;
            }
            branches.add(new Branch(cell, then));
        }
        return branches;
    }
}
