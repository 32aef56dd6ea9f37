package dev.neuf.logic.find;

import dev.neuf.core.Digits;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Chains of four or more almost locked sets. If the first lacks z, it holds its other digits, so that the next lacks one of
 * its own, and so on. The last then lacks a digit other than z, and holds z. So the first or the last holds z.
 *
 * <pre>
 *   (z..a) - (a..b) - (b..c) - (c..z)      what sees all z of both ends is not z
 * </pre>
 */
public final class SetChains {

    /** A chain of fewer links is a pair or a wing. */
    private static final int LEAST_LINKS = 3;

    /** Longer ones nobody follows. */
    private static final int MOST_LINKS = 6;

    /** Beyond that many places of digits in sets, only the smaller sets are looked at. */
    private static final int MOST_STATES = 4000;

    private final Hunt hunt;
    private final List<AlmostLocked> sets;
    private final SetWalk walk;
    private final Set<List<Object>> known = new HashSet<>();

    private SetChains(Sight sight, Hunt hunt, boolean mayOverlap) {
        this.hunt = hunt;
        AlmostLockedSets all = AlmostLockedSets.of(sight);
        this.sets = all.few(MOST_STATES);
        int[] members = sets.stream().mapToInt(set -> Long.bitCount(set.bits())).toArray();
        this.walk = new SetWalk(members, MOST_LINKS);
        RestrictedCommons commons = all.commons(mayOverlap);
        for (AlmostLocked set : sets) {
            int[] others = commons.others(set.index());
            long[] digits = commons.digits(set.index());
            for (int i = 0; i < others.length; i++) {
                if (others[i] < sets.size()) {
                    for (long rest = digits[i]; rest != 0; rest &= rest - 1) {
                        long bit = rest & -rest;
                        walk.exclude(state(set, bit), state(sets.get(others[i]), bit));
                    }
                }
            }
        }
    }

    private int state(AlmostLocked set, long bit) {
        return walk.state(set.index(), Long.bitCount(set.bits() & bit - 1));
    }

    /** Finds them. Neighbours may have cells in common, or must not. */
    public static Finder find(boolean mayOverlap) {
        return (sight, hunt) -> new SetChains(sight, hunt, mayOverlap).run();
    }

    private void run() {
        long[] struck = new long[sets.size()];
        for (AlmostLocked set : sets) {
            for (AlmostLocked other : sets.subList(set.index() + 1, sets.size())) {
                struck[other.index()] = TwoSets.struck(set, other, set.bits() & other.bits());
            }
            for (long rest = set.bits(); rest != 0; rest &= rest - 1) {
                walk.from(state(set, rest & -rest));
                for (int links = LEAST_LINKS; links <= MOST_LINKS; links++) {
                    check(set, rest & -rest, links, struck);
                    if (hunt.isOver()) {
                        return;
                    }
                }
            }
        }
    }

    /** Looks where the set, if it holds this digit, leads in that many links. */
    private void check(AlmostLocked set, long bit, int links, long[] struck) {
        long[] layer = walk.layer(links);
        for (int i = 0; i < layer.length; i++) {
            for (long rest = layer[i]; rest != 0; rest &= rest - 1) {
                int state = (i << 6) + Long.numberOfTrailingZeros(rest);
                int last = walk.set(state);
                // each chain has two directions, and is looked at in one
                if (last > set.index() && struck[last] != 0) {
                    long gone = struck[last] & ~bit & ~digit(state);
                    if (gone != 0) {
                        found(set, bit, state, links, gone);
                    }
                }
            }
        }
    }

    /** The digit that the set of a state lacks. */
    private long digit(int state) {
        long rest = sets.get(walk.set(state)).bits();
        for (int i = walk.member(state); i > 0; i--) {
            rest &= rest - 1;
        }
        return rest & -rest;
    }

    private void found(AlmostLocked first, long bit, int state, int links, long gone) {
        AlmostLocked last = sets.get(walk.set(state));
        var key = new ArrayList<Object>();
        for (int digit : new Digits(gone)) {
            key.add(digit);
            key.add(first.targets(digit).and(last.targets(digit)));
        }
        if (known.contains(key)) {
            return;
        }
        int[] way = walk.way(state, links);
        if (way.length == 0) {
            return;
        }
        known.add(key);
        Step.Builder step = hunt.step(new Digits(gone));
        TwoSets.eliminate(step, first, last, gone);
        TwoSets.show(step, first, Role.FIRST_COLOUR);
        AlmostLocked before = first;
        for (int next : way) {
            AlmostLocked set = sets.get(walk.set(next));
            long common = digit(next);
            TwoSets.showCommon(step, before, set, common);
            step.say(
                    before == first ? LogicPhrase.SET_CHAIN_FIRST : LogicPhrase.SET_CHAIN_NEXT,
                    before.cells(),
                    new Digits(common),
                    set.cells(),
                    set.digits(),
                    new Digits(gone));
            before = set;
        }
        TwoSets.showEnds(step, first, last, gone);
        hunt.keep(step.say(LogicPhrase.SET_CHAIN_THEN, first.cells(), last.cells(), new Digits(gone)));
    }
}
