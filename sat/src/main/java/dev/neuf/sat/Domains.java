package dev.neuf.sat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Grid;
import dev.neuf.core.Rule;
import dev.neuf.core.Ruleset;
import java.util.IdentityHashMap;
import java.util.List;

/** The digits left for each cell when nothing is to be seen any more by singles, relations and sums alone. */
final class Domains {

    private final Ruleset rules;
    private final int size;
    private final long all;
    private final long[] digits;

    private final int[][] houses;
    private final Arc[] arcs;
    private final int[][] sums;

    /** Cells with one digit left, which their peers have still to be told of. */
    private final int[] news;

    private int newsCount;
    private boolean hasChanged;
    private boolean isRefuted;

    private final Strikes strikes;

    /** Is told of digits that a cell loses to a relation or a sum: clauses do not see that by units alone. */
    @FunctionalInterface
    interface Strikes {

        /** Nobody asks. */
        Strikes UNHEARD = (_, _) -> {};

        /** The cell loses these digits, digit d as bit d - 1. */
        void struck(int cell, long digits);
    }

    /** Both directions of a relation: for each digit of a cell, what the other may hold. */
    private record Arc(int a, int b, long[] ofA, long[] ofB) {}

    Domains(Ruleset rules, Grid givens, Strikes strikes) {
        this.rules = rules;
        this.strikes = strikes;
        size = rules.layout().size();
        all = rules.layout().digits().bits();
        digits = new long[rules.layout().cellCount()];
        news = new int[digits.length];
        houses = rules.houses().stream().map(house -> house.cells().toArray()).toArray(int[][]::new);
        arcs = arcs(rules.relations());
        sums = rules.sums().stream().map(sum -> sum.cells().toArray()).toArray(int[][]::new);
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = all;
            leave(cell, rules.domain(cell).bits());
            if (!givens.isEmpty(cell)) {
                leave(cell, 1L << (givens.digit(cell) - 1));
            }
        }
        for (Rule rule : rules.all()) {
            isRefuted |= rule instanceof Rule.Different(CellSet cells) && cells.size() > size;
        }
        settle();
    }

    private Arc[] arcs(List<Rule.Relation> relations) {
        // a rule for the whole board has one pairing for thousands of relations
        var partners = new IdentityHashMap<Rule.Pairing, long[][]>();
        return relations.stream()
                .map(relation -> {
                    long[][] both = partners.computeIfAbsent(
                            relation.allowed(), allowed -> new long[][] {table(allowed), table(allowed.reversed())});
                    return new Arc(relation.a(), relation.b(), both[0], both[1]);
                })
                .toArray(Arc[]::new);
    }

    private long[] table(Rule.Pairing allowed) {
        long[] table = new long[size];
        for (int digit = 1; digit <= size; digit++) {
            table[digit - 1] = allowed.partners(digit, size).bits();
        }
        return table;
    }

    /** Whether there is no solution. */
    boolean isRefuted() {
        return isRefuted;
    }

    /** The digits left for a cell, digit d as bit d - 1. */
    long of(int cell) {
        return digits[cell];
    }

    boolean isSettled(int cell) {
        return (digits[cell] & (digits[cell] - 1)) == 0;
    }

    private void leave(int cell, long wanted) {
        long left = digits[cell] & wanted;
        if (left == digits[cell]) {
            return;
        }
        digits[cell] = left;
        hasChanged = true;
        if (left == 0) {
            isRefuted = true;
        } else if ((left & (left - 1)) == 0) {
            news[newsCount++] = cell;
        }
    }

    private void strike(int cell, long unwanted) {
        if ((digits[cell] & unwanted) != 0) {
            strikes.struck(cell, digits[cell] & unwanted);
            leave(cell, ~unwanted);
        }
    }

    private void settle() {
        do {
            hasChanged = false;
            tellPeers();
            placeLast();
            if (newsCount == 0 && !isRefuted) {
                strikeWithoutPartner();
                strikeWithoutTotal();
            }
        } while ((hasChanged || newsCount > 0) && !isRefuted);
    }

    private void tellPeers() {
        while (newsCount > 0 && !isRefuted) {
            int cell = news[--newsCount];
            long others = ~digits[cell];
            CellSet peers = rules.peers(cell);
            for (int peer = peers.next(0); peer >= 0; peer = peers.next(peer + 1)) {
                leave(peer, others);
            }
        }
    }

    /** Places the digits that have one place left in a house. */
    private void placeLast() {
        for (int i = 0; i < houses.length && !isRefuted; i++) {
            long once = 0;
            long twice = 0;
            for (int cell : houses[i]) {
                twice |= once & digits[cell];
                once |= digits[cell];
            }
            isRefuted |= once != all;
            long last = once & ~twice;
            if (last != 0) {
                for (int cell : houses[i]) {
                    long here = digits[cell] & last;
                    if (here != 0) {
                        isRefuted |= (here & (here - 1)) != 0;
                        leave(cell, here);
                    }
                }
            }
        }
    }

    private void strikeWithoutPartner() {
        for (Arc arc : arcs) {
            strike(arc.a, ~partners(digits[arc.b], arc.ofB));
            strike(arc.b, ~partners(digits[arc.a], arc.ofA));
        }
    }

    private static long partners(long digits, long[] of) {
        long partners = 0;
        for (long left = digits; left != 0; left &= left - 1) {
            partners |= of[Long.numberOfTrailingZeros(left)];
        }
        return partners;
    }

    private void strikeWithoutTotal() {
        for (int i = 0; i < sums.length && !isRefuted; i++) {
            int[] cells = sums[i];
            long[] left = new long[cells.length];
            for (int k = 0; k < cells.length; k++) {
                left[k] = digits[cells[k]];
            }
            var reach = new Reach(left, rules.sums().get(i).total());
            isRefuted |= !reach.isPossible();
            for (int k = 0; k < cells.length; k++) {
                strike(cells[k], ~reach.supported(k));
            }
        }
    }

    /** The digits of the second cell of a relation that cannot stand beside one of the first. */
    long forbidden(int relation, int digit) {
        return all & ~arcs[relation].ofA[digit - 1];
    }
}
