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
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Death blossom: a cell, the stem, and for each of its candidates an almost locked set, its petal, that lacks the candidate
 * if the stem holds it. Whatever the stem holds, one petal then holds all its other digits. So a digit z of all petals is
 * in one of them.
 *
 * <pre>
 *   abc --- a --- (a..z)       what sees all z of all petals is not z
 *    | \
 *    b   c ------ (c..z)
 *    |
 *   (b..z)
 * </pre>
 */
public final class Blossoms {

    private final Sight sight;
    private final Hunt hunt;
    private final boolean mayOverlap;
    private final Set<Struck> known = new HashSet<>();

    private int stem;
    private List<Petals> petals = List.of();
    private List<Set<Struck>> tried = List.of();

    private Blossoms(Sight sight, Hunt hunt, boolean mayOverlap) {
        this.sight = sight;
        this.hunt = hunt;
        this.mayOverlap = mayOverlap;
    }

    /** Finds them. Petals may have cells in common, or must not. */
    public static Finder find(boolean mayOverlap) {
        return (sight, hunt) -> new Blossoms(sight, hunt, mayOverlap).run();
    }

    /** What sets would take from cells outside, digit by digit. */
    private record Struck(long digits, List<CellSet> targets) {

        /** What both take. */
        Struck and(Struck other) {
            long both = 0;
            var common = new ArrayList<CellSet>();
            int mine = 0;
            int its = 0;
            for (long rest = digits | other.digits; rest != 0; rest &= rest - 1) {
                long bit = rest & -rest;
                boolean isMine = (digits & bit) != 0;
                boolean isIts = (other.digits & bit) != 0;
                if (isMine && isIts && targets.get(mine).meets(other.targets.get(its))) {
                    both |= bit;
                    common.add(targets.get(mine).and(other.targets.get(its)));
                }
                mine += isMine ? 1 : 0;
                its += isIts ? 1 : 0;
            }
            return new Struck(both, common);
        }
    }

    /** The petals for one candidate of the stem, by what they take. */
    private record Petals(int digit, Map<Struck, List<AlmostLocked>> sets) {}

    private void run() {
        AlmostLockedSets all = AlmostLockedSets.of(sight);
        for (int cell : sight.open()) {
            if (hunt.isOver()) {
                return;
            }
            if (gather(all, cell)) {
                stem = cell;
                tried = new ArrayList<>();
                for (int i = 0; i < petals.size(); i++) {
                    tried.add(new HashSet<>());
                }
                grow(0, null, new ArrayList<>());
            }
        }
    }

    /** Collects the petals of a stem, and says whether each candidate has one. */
    private boolean gather(AlmostLockedSets all, int cell) {
        petals = new ArrayList<>();
        for (int digit : sight.candidates(cell)) {
            var sets = new LinkedHashMap<Struck, List<AlmostLocked>>();
            for (Spots spots : all.spots(digit)) {
                if (spots.targets().contains(cell)) {
                    for (AlmostLocked set : spots.sets()) {
                        Struck struck = struck(set, sight.bits(cell));
                        if (struck.digits != 0) {
                            sets.computeIfAbsent(struck, _ -> new ArrayList<>()).add(set);
                        }
                    }
                }
            }
            if (sets.isEmpty()) {
                return false;
            }
            petals.add(new Petals(digit, sets));
        }
        petals.sort(Comparator.comparingInt(each -> each.sets.size()));
        return true;
    }

    private static Struck struck(AlmostLocked set, long stem) {
        long digits = 0;
        var targets = new ArrayList<CellSet>();
        for (long rest = set.bits() & ~stem; rest != 0; rest &= rest - 1) {
            int digit = Long.numberOfTrailingZeros(rest) + 1;
            if (!set.targets(digit).isEmpty()) {
                digits |= rest & -rest;
                targets.add(set.targets(digit));
            }
        }
        return new Struck(digits, targets);
    }

    private void grow(int at, @Nullable Struck before, List<List<AlmostLocked>> chosen) {
        for (Map.Entry<Struck, List<AlmostLocked>> entry : petals.get(at).sets.entrySet()) {
            Struck struck = before == null ? entry.getKey() : before.and(entry.getKey());
            // where sets may overlap, what they take so far is all that matters for what comes
            if (struck.digits != 0 && (!mayOverlap || tried.get(at).add(struck))) {
                chosen.add(entry.getValue());
                if (at + 1 < petals.size()) {
                    grow(at + 1, struck, chosen);
                } else if (!known.contains(struck)) {
                    pick(struck, chosen, new ArrayList<>(), CellSet.NONE);
                }
                chosen.removeLast();
            }
            if (hunt.isOver()) {
                return;
            }
        }
    }

    /** Picks a petal of each kind, and says whether there are such. */
    private boolean pick(Struck struck, List<List<AlmostLocked>> chosen, List<AlmostLocked> picked, CellSet cells) {
        if (picked.size() == chosen.size()) {
            known.add(struck);
            keep(struck, picked);
            return true;
        }
        for (AlmostLocked set : chosen.get(picked.size())) {
            if (mayOverlap || !cells.meets(set.cells())) {
                picked.add(set);
                if (pick(struck, chosen, picked, cells.or(set.cells()))) {
                    return true;
                }
                picked.removeLast();
            }
        }
        return false;
    }

    private void keep(Struck struck, List<AlmostLocked> picked) {
        var digits = new Digits(struck.digits);
        Step.Builder step = hunt.step(digits);
        int filled = 0;
        for (int digit : digits) {
            step.eliminate(digit, struck.targets.get(filled++));
        }
        step.show(Role.PIVOT, new Candidates(sight.candidates(stem), CellSet.of(stem)));
        for (int i = 0; i < picked.size(); i++) {
            int lacking = petals.get(i).digit;
            AlmostLocked set = picked.get(i);
            step.show(Role.colour(i), new Candidates(set.digits(), set.cells()))
                    .show(
                            Role.LINK,
                            Link.weak(
                                    Candidates.of(lacking, CellSet.of(stem)),
                                    Candidates.of(lacking, set.places(lacking))))
                    .say(
                            LogicPhrase.BLOSSOM_PETAL,
                            CellSet.of(stem),
                            Digits.of(lacking),
                            set.cells(),
                            set.digits().without(lacking));
        }
        for (int digit : digits) {
            for (AlmostLocked set : picked) {
                step.show(Role.END, Candidates.of(digit, set.places(digit)));
            }
        }
        hunt.keep(step.say(LogicPhrase.BLOSSOM_THEN, digits));
    }
}
