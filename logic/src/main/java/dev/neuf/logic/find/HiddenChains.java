package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Link;
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
import org.jspecify.annotations.Nullable;

/**
 * Chains of almost hidden sets, where each meets the next in a cell that only one of them can fill. If the first does
 * without a cell, it fills its others, so that the next does without one of its own, and so on. The last then does without
 * a cell other than that one, and fills it. So a cell of both ends is filled by the digits of one of them.
 *
 * <pre>
 *   first   Z  a  .          a holds a digit of the first or of the second, not of both
 *   second     a  b
 *   third   Z     b          Z holds a digit of the first or of the third
 * </pre>
 *
 * <p>Two sets are called AHS-XZ, three AHS-XY-wing.
 */
public final class HiddenChains {

    /** Beyond that many cells of sets, counted for each set, only the smaller sets are looked at. */
    private static final int MOST_STATES = 3000;

    /** Longer ones nobody follows. */
    private static final int MOST_LINKS = 6;

    private final Sight sight;
    private final Hunt hunt;
    private final int least;
    private final int most;
    private final List<AlmostHidden> sets;
    private final SetWalk walk;
    private final Set<List<Object>> known = new HashSet<>();

    private HiddenChains(Sight sight, Hunt hunt, int least, int most) {
        this.sight = sight;
        this.hunt = hunt;
        this.least = least;
        this.most = most;
        Linked linked = sight.shared(Linked.class, HiddenChains::link);
        this.sets = linked.sets;
        this.walk = linked.walk;
    }

    /** The sets of a board, and which leads to which. Chains of all lengths share them. */
    private record Linked(List<AlmostHidden> sets, SetWalk walk) {}

    /** Chains of that many links, at most {@value #MOST_LINKS}. */
    public static Finder find(int least, int most) {
        return (sight, hunt) -> new HiddenChains(sight, hunt, least, most).run();
    }

    /** The smaller sets, up to the size at which they would have too many cells. */
    private static List<AlmostHidden> few(List<AlmostHidden> all) {
        int states = 0;
        int whole = 0;
        for (int i = 0; i < all.size(); i++) {
            int size = all.get(i).order().length;
            whole = i > 0 && size > all.get(i - 1).order().length ? i : whole;
            states += size;
            if (states > MOST_STATES) {
                return all.subList(0, whole);
            }
        }
        return all;
    }

    private static Linked link(Sight sight) {
        List<AlmostHidden> sets = few(AlmostHidden.All.of(sight).sets());
        var walk = new SetWalk(sets.stream().mapToInt(set -> set.order().length).toArray(), MOST_LINKS);
        List<List<Integer>> byCell = new ArrayList<>();
        for (int cell = 0; cell < sight.layout().cellCount(); cell++) {
            byCell.add(new ArrayList<>());
        }
        for (int set = 0; set < sets.size(); set++) {
            for (int cell : sets.get(set).order()) {
                byCell.get(cell).add(set);
            }
        }
        for (int cell = 0; cell < byCell.size(); cell++) {
            List<Integer> here = byCell.get(cell);
            for (int one : here) {
                for (int other : here) {
                    if (one != other && AlmostHidden.exclude(sight, sets.get(one), sets.get(other), cell)) {
                        walk.exclude(
                                walk.state(one, sets.get(one).number(cell)),
                                walk.state(other, sets.get(other).number(cell)));
                    }
                }
            }
        }
        return new Linked(sets, walk);
    }

    private void run() {
        // by last set, the cells of both ends that can hold more than their digits; not known yet if null
        @Nullable CellSet[] struck = new CellSet[sets.size()];
        for (int first = 0; first < struck.length; first++) {
            Arrays.fill(struck, null);
            for (int cell = 0; cell < sets.get(first).order().length; cell++) {
                from(first, cell, struck);
                if (hunt.isOver()) {
                    return;
                }
            }
        }
    }

    /** Looks where the set leads if it fills this one of its cells. */
    private void from(int first, int cell, @Nullable CellSet[] struck) {
        int start = walk.state(first, cell);
        if (!walk.leads(start)) {
            return;
        }
        walk.from(start, true, most);
        int filled = sets.get(first).order()[cell];
        for (int links = least; links <= most; links++) {
            long[] layer = walk.layer(links);
            for (int i = 0; i < layer.length; i++) {
                for (long rest = layer[i]; rest != 0; rest &= rest - 1) {
                    int state = (i << 6) + Long.numberOfTrailingZeros(rest);
                    int last = walk.set(state);
                    // each chain has two directions, and is looked at in one
                    if (last > first) {
                        CellSet both = struck[last];
                        if (both == null) {
                            both = AlmostHidden.struck(sight, sets.get(first), sets.get(last));
                            struck[last] = both;
                        }
                        CellSet gone =
                                both.isEmpty() ? both : both.without(filled).without(lacking(state));
                        if (!gone.isEmpty()) {
                            check(first, state, gone, links);
                        }
                    }
                }
            }
        }
    }

    /** The cell that the set of a state does without. */
    private int lacking(int state) {
        return sets.get(walk.set(state)).order()[walk.member(state)];
    }

    private void check(int start, int state, CellSet gone, int links) {
        AlmostHidden first = sets.get(start);
        AlmostHidden last = sets.get(walk.set(state));
        Digits kept = first.digits().or(last.digits());
        int[] way = known.contains(List.of(kept, gone)) ? new int[0] : walk.way(state, links);
        if (way.length == 0) {
            return;
        }
        known.add(List.of(kept, gone));
        Step.Builder step = hunt.step(kept).eliminate(sight.layout().digits().minus(kept), gone);
        show(step, first, Role.FIRST_COLOUR);
        AlmostHidden before = first;
        int told = 1;
        for (int next : way) {
            AlmostHidden set = sets.get(walk.set(next));
            int cell = lacking(next);
            show(step, set, Role.colour(told++));
            showCommon(step, before, set, cell);
            step.show(Role.PIVOT, CellSet.of(cell))
                    .say(
                            LogicPhrase.HIDDEN_SETS_CELL,
                            CellSet.of(cell),
                            before.digits(),
                            set.digits(),
                            before.house(),
                            set.house());
            before = set;
        }
        hunt.keep(step.show(Role.END, gone)
                .say(
                        way.length == 1 ? LogicPhrase.HIDDEN_SETS_TWO : LogicPhrase.HIDDEN_SETS_THEN,
                        gone,
                        first.digits(),
                        last.digits(),
                        first.house(),
                        last.house()));
    }

    /** Points at the digits of two sets in the cell that only one of them can fill. */
    private void showCommon(Step.Builder step, AlmostHidden one, AlmostHidden other, int cell) {
        Digits ofOne = one.digits().and(sight.candidates(cell));
        Digits ofOther = other.digits().and(sight.candidates(cell));
        if (ofOne.and(ofOther).isEmpty()) {
            step.show(
                    Role.LINK,
                    Link.weak(new Candidates(ofOne, CellSet.of(cell)), new Candidates(ofOther, CellSet.of(cell))));
        }
    }

    /** Says that this is an almost hidden set. */
    static void show(Step.Builder step, AlmostHidden set, Role role) {
        step.show(Role.BASE, set.house())
                .show(role, new Candidates(set.digits(), set.cells()))
                .say(LogicPhrase.ALMOST_HIDDEN, set.house(), set.digits(), set.cells());
    }
}
