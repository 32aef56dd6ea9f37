package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.logic.Bounds;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.Arrays;
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

    private static final int[] NONE = {};

    private final Hunt hunt;
    private final List<AlmostLocked> sets;
    private final int[] number;
    private final SetWalk walk;
    private final Set<Deduced> known = new HashSet<>();

    private record Deduced(Digits digits, List<CellSet> targets) {}

    private SetChains(Sight sight, Hunt hunt, boolean mayOverlap) {
        this.hunt = hunt;
        AlmostLockedSets all = AlmostLockedSets.of(sight);
        RestrictedCommons commons = all.commons(mayOverlap);
        List<AlmostLocked> few = all.few(Bounds.SET_CHAIN_STATES);
        this.sets = few.stream()
                .filter(set -> commons.others(set.index()).length > 0)
                .toList();
        this.number = new int[few.size()];
        Arrays.fill(number, -1);
        int[] members = new int[sets.size()];
        for (int i = 0; i < members.length; i++) {
            number[sets.get(i).index()] = i;
            members[i] = Long.bitCount(sets.get(i).bits());
        }
        this.walk = new SetWalk(members, Bounds.SET_CHAIN_LINKS);
        for (AlmostLocked set : sets) {
            int[] others = commons.others(set.index());
            long[] digits = commons.digits(set.index());
            for (int i = 0; i < others.length; i++) {
                if (others[i] < few.size()) {
                    for (long rest = digits[i]; rest != 0; rest &= rest - 1) {
                        long bit = rest & -rest;
                        walk.exclude(state(set, bit), state(few.get(others[i]), bit));
                    }
                }
            }
        }
    }

    private int state(AlmostLocked set, long bit) {
        return walk.state(number[set.index()], Long.bitCount(set.bits() & bit - 1));
    }

    /** Finds them. Neighbours may have cells in common, or must not. */
    public static Finder find(boolean mayOverlap) {
        return (sight, hunt) -> new SetChains(sight, hunt, mayOverlap).run();
    }

    private void run() {
        long[] struck = new long[sets.size()];
        for (int first = 0; first < struck.length && !hunt.isOver(); first++) {
            AlmostLocked set = sets.get(first);
            long any = 0;
            for (int last = first + 1; last < struck.length; last++) {
                struck[last] = TwoSets.struck(
                        set, sets.get(last), set.bits() & sets.get(last).bits());
                any |= struck[last];
            }
            if (any == 0) {
                continue;
            }
            for (long rest = set.bits(); rest != 0 && !hunt.isOver(); rest &= rest - 1) {
                from(set, rest & -rest, struck);
            }
        }
    }

    /** Looks where the set leads if it holds this digit. */
    private void from(AlmostLocked set, long bit, long[] struck) {
        int start = state(set, bit);
        if (!walk.leads(start)) {
            return;
        }
        walk.from(start, true, Bounds.SET_CHAIN_LINKS);
        var left = new ArrayList<Chain>();
        for (int links = 1; links <= Bounds.SET_CHAIN_LINKS; links++) {
            long[] layer = walk.layer(links);
            for (int i = 0; i < layer.length; i++) {
                for (long rest = layer[i]; rest != 0; rest &= rest - 1) {
                    int state = (i << 6) + Long.numberOfTrailingZeros(rest);
                    int last = walk.set(state);
                    // each chain has two directions, and is looked at in one
                    if (last > number[set.index()] && struck[last] != 0) {
                        long gone = struck[last] & ~bit & ~digit(state);
                        if (gone != 0) {
                            var chain = new Chain(set, state, gone);
                            if (!check(chain, links)) {
                                left.add(chain);
                            }
                        }
                    }
                }
            }
            if (hunt.isOver()) {
                return;
            }
        }
        if (!left.isEmpty()) {
            detour(start, left);
        }
    }

    /** Where the shortest way is too short, or crosses itself, a longer one may do. */
    private void detour(int start, List<Chain> left) {
        walk.from(start, false, Bounds.SET_CHAIN_LINKS);
        for (int links = LEAST_LINKS; links <= Bounds.SET_CHAIN_LINKS; links++) {
            for (Chain chain : left) {
                if (walk.reaches(chain.state, links)) {
                    check(chain, links);
                }
            }
            if (hunt.isOver()) {
                return;
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

    /** The first set of a chain, the state of the last, and the digits that some cell loses. */
    private record Chain(AlmostLocked first, int state, long gone) {}

    /** Keeps the chain if it has a way of that many links, and says whether that is settled. */
    private boolean check(Chain chain, int links) {
        AlmostLocked first = chain.first;
        AlmostLocked last = sets.get(walk.set(chain.state));
        var gone = new Digits(chain.gone);
        var targets = new ArrayList<CellSet>();
        for (int digit : gone) {
            targets.add(first.targets(digit).and(last.targets(digit)));
        }
        var deduced = new Deduced(gone, targets);
        if (known.contains(deduced)) {
            return true;
        }
        int[] way = links < LEAST_LINKS ? NONE : walk.way(chain.state, links);
        if (way.length > 0) {
            known.add(deduced);
            keep(first, last, chain.gone, way);
        }
        return way.length > 0;
    }

    private void keep(AlmostLocked first, AlmostLocked last, long struck, int[] way) {
        var gone = new Digits(struck);
        Step.Builder step = hunt.step(gone);
        TwoSets.eliminate(step, first, last, struck);
        AlmostLocked before = first;
        int told = 0;
        for (int next : way) {
            AlmostLocked set = sets.get(walk.set(next));
            long common = digit(next);
            if (before == first) {
                step.show(Role.colour(told++), new Candidates(first.digits(), first.cells()));
            }
            step.show(Role.colour(told++), new Candidates(set.digits(), set.cells()));
            TwoSets.showCommon(step, before, set, common);
            step.say(
                    before == first ? LogicPhrase.SET_CHAIN_FIRST : LogicPhrase.SET_CHAIN_NEXT,
                    before.cells(),
                    before.digits(),
                    gone,
                    new Digits(common),
                    set.cells(),
                    set.digits());
            before = set;
        }
        TwoSets.showEnds(step, first, last, struck);
        hunt.keep(step.say(LogicPhrase.SET_CHAIN_THEN, gone));
    }
}
