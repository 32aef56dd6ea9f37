package dev.neuf.logic.chain;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Bounds;
import dev.neuf.logic.Sight;
import dev.neuf.logic.find.AlmostLocked;
import dev.neuf.logic.find.AlmostLockedSets;
import dev.neuf.logic.find.Singles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** Weaves a web: finds the nodes of a board, and ties what there is. */
final class Weaver {

    private final Sight sight;
    private final Digits digits;
    private final Web web = new Web();

    /** By cell and digit, the number of the candidate. */
    private final int[] index;

    /** By digit, the numbers of its groups. */
    private final List<List<Integer>> groups = new ArrayList<>();

    private final List<int[]> sets = new ArrayList<>();

    private final List<Integer> starts = new ArrayList<>();
    private boolean isInLines;

    Weaver(Sight sight, Digits digits) {
        this.sight = sight;
        this.digits = digits;
        this.index = new int[sight.layout().cellCount() * sight.size()];
        Arrays.fill(index, -1);
        for (int digit = 0; digit <= sight.size(); digit++) {
            groups.add(new ArrayList<>());
        }
        for (int digit : digits) {
            for (int cell : sight.places(digit)) {
                index[cell * sight.size() + digit - 1] = web.add(Node.candidate(digit, cell));
            }
        }
    }

    private int index(int digit, int cell) {
        return index[cell * sight.size() + digit - 1];
    }

    Weaver inLines() {
        isInLines = true;
        return this;
    }

    private boolean isInLine(CellSet cells) {
        return sight.housesAround(cells).stream().anyMatch(Singles::isLine);
    }

    /** The places of a digit in two houses at once, if there are two or more. */
    Weaver withGroups() {
        List<Rule.House> houses = sight.houses();
        for (int digit : digits) {
            var found = new LinkedHashSet<CellSet>();
            for (int i = 0; i < houses.size(); i++) {
                CellSet places = sight.places(digit, houses.get(i));
                for (int j = i + 1; j < houses.size() && places.size() > 1; j++) {
                    CellSet both = places.and(houses.get(j).cells());
                    if (both.size() > 1) {
                        found.add(both);
                    }
                }
            }
            for (CellSet cells : found) {
                groups.get(digit).add(web.add(Node.group(digit, cells)));
            }
        }
        return this;
    }

    /** The digits of almost locked sets of two cells or more, if there is something that sees them. */
    Weaver withSets() {
        List<AlmostLocked> all =
                digits.isEmpty() ? List.of() : AlmostLockedSets.of(sight).all();
        for (AlmostLocked set : all.size() > Bounds.CHAIN_SETS ? List.<AlmostLocked>of() : all) {
            if (!set.cells().isSingle()) {
                var numbers = new ArrayList<Integer>();
                for (int digit : set.digits()) {
                    if (!set.targets(digit).isEmpty()) {
                        numbers.add(web.add(Node.ofSet(digit, set.places(digit), set.cells())));
                    }
                }
                sets.add(numbers.stream().mapToInt(number -> number).toArray());
            }
        }
        return this;
    }

    /** Several places of a digit that need not lie in two houses; a single one is there already. */
    Weaver withStarts(Collection<Candidates> some) {
        for (Candidates start : digits.isEmpty() ? List.<Candidates>of() : some) {
            if (!start.cells().isSingle()) {
                starts.add(web.add(Node.group(start.digits().first(), start.cells())));
            }
        }
        return this;
    }

    Web woven() {
        web.spread();
        for (int digit : digits) {
            tieWeak(digit);
            tieStrong(digit);
        }
        if (!digits.isSingle()) {
            for (int cell : digits.isEmpty() ? CellSet.NONE : sight.open()) {
                tieCell(cell);
            }
            tieRelations();
        }
        for (int[] set : sets) {
            tieSet(set);
        }
        tieSets();
        starts.forEach(this::tieStart);
        return web;
    }

    private void tieWeak(int digit) {
        for (int cell : sight.places(digit)) {
            for (int other : sight.sees(cell, digit).and(sight.places(digit))) {
                web.tieWeak(index(digit, cell), index(digit, other));
            }
        }
        List<Integer> all = groups.get(digit);
        for (int i = 0; i < all.size(); i++) {
            CellSet targets = sight.targets(web.node(all.get(i)).cells(), digit);
            for (int cell : targets) {
                web.tieWeak(all.get(i), index(digit, cell));
            }
            for (int j = i + 1; j < all.size(); j++) {
                if (targets.containsAll(web.node(all.get(j)).cells())) {
                    web.tieWeak(all.get(i), all.get(j));
                }
            }
        }
    }

    /** The places in a house are two candidates, a candidate and a group, or two groups. */
    private void tieStrong(int digit) {
        for (Rule.House house : sight.houses()) {
            CellSet places = sight.places(digit, house);
            if (places.size() == 2 && !(isInLines && Singles.isBox(house) && isInLine(places))) {
                int first = places.first();
                web.tieStrong(index(digit, first), index(digit, places.next(first + 1)), 1);
            }
            if (places.size() > 2) {
                for (int group : groups.get(digit)) {
                    CellSet cells = web.node(group).cells();
                    if (places.containsAll(cells)) {
                        tieRest(digit, group, places.minus(cells));
                    }
                }
            }
        }
    }

    private void tieRest(int digit, int group, CellSet rest) {
        if (rest.isSingle()) {
            web.tieStrong(group, index(digit, rest.first()), 1);
        }
        for (int other : groups.get(digit)) {
            if (web.node(other).cells().equals(rest)) {
                web.tieStrong(group, other, 1);
            }
        }
    }

    private void tieCell(int cell) {
        Digits candidates = sight.candidates(cell);
        for (int one : candidates) {
            for (int other : candidates) {
                if (one < other) {
                    web.tieWeak(index(one, cell), index(other, cell));
                }
            }
        }
        if (candidates.size() == 2) {
            web.tieStrong(index(candidates.first(), cell), index(candidates.last(), cell), 1);
        }
    }

    /** What relations between cells forbid for different digits. */
    private void tieRelations() {
        for (Rule.Relation relation :
                digits.isEmpty() ? List.<Rule.Relation>of() : sight.rules().relations()) {
            if (sight.open().contains(relation.a()) && sight.open().contains(relation.b())) {
                for (int one : sight.candidates(relation.a())) {
                    for (int other : sight.candidates(relation.b())) {
                        if (!relation.allowed().test(one, other)) {
                            web.tieWeak(index(one, relation.a()), index(other, relation.b()));
                        }
                    }
                }
            }
        }
    }

    private void tieSet(int[] set) {
        for (int number : set) {
            Node node = web.node(number);
            CellSet targets = sight.targets(node.cells(), node.digit());
            for (int cell : targets.minus(node.ground())) {
                web.tieWeak(number, index(node.digit(), cell));
            }
            for (int group : groups.get(node.digit())) {
                CellSet cells = web.node(group).cells();
                if (targets.containsAll(cells) && !cells.meets(node.ground())) {
                    web.tieWeak(number, group);
                }
            }
            for (int other : set) {
                if (number < other) {
                    // a chain through a set takes longer, the larger it is
                    web.tieStrong(number, other, node.ground().size());
                }
            }
            tieForced(number, set);
        }
    }

    /** What begins a chain puts out what all its places see, and nothing leads to it. */
    private void tieStart(int number) {
        Node node = web.node(number);
        CellSet targets = sight.targets(node.cells(), node.digit());
        for (int other = 0; other < starts.getFirst(); other++) {
            Node one = web.node(other);
            if (one.digit() == node.digit()
                    && targets.containsAll(one.cells())
                    && !one.ground().meets(node.cells())) {
                web.tieWeak(number, other);
            }
        }
    }

    /** A cell that has only one candidate left when a set holds all its digits but one. */
    private void tieForced(int number, int[] set) {
        Node node = web.node(number);
        var seen = new HashMap<Integer, Digits>();
        for (int other : set) {
            Node exit = web.node(other);
            if (other != number) {
                for (int cell : sight.targets(exit.cells(), exit.digit()).minus(node.ground())) {
                    seen.merge(cell, Digits.of(exit.digit()), Digits::or);
                }
            }
        }
        seen.forEach((cell, gone) -> {
            Digits left = sight.candidates(cell).minus(gone);
            // one of two candidates is put out by a weak link, and needs no more
            if (left.isSingle() && gone.size() > 1) {
                web.tieStrong(number, index(left.first(), cell), node.ground().size() + 1);
            }
        });
    }

    /** Two sets that cannot both have a digit. Many sets have it in the same places. */
    private void tieSets() {
        for (int digit : digits) {
            Map<CellSet, List<Integer>> places = new LinkedHashMap<>();
            for (int[] set : sets) {
                for (int number : set) {
                    Node node = web.node(number);
                    if (node.digit() == digit) {
                        places.computeIfAbsent(node.cells(), _ -> new ArrayList<>())
                                .add(number);
                    }
                }
            }
            places.forEach((cells, numbers) -> {
                CellSet targets = sight.targets(cells, digit);
                places.forEach((others, theirs) -> {
                    if (targets.containsAll(others)) {
                        tieApart(numbers, theirs);
                    }
                });
            });
        }
    }

    private void tieApart(List<Integer> numbers, List<Integer> others) {
        for (int a : numbers) {
            for (int b : others) {
                if (a < b && !web.node(a).ground().meets(web.node(b).ground())) {
                    web.tieWeak(a, b);
                }
            }
        }
    }
}
