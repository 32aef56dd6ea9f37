package dev.neuf.core;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rules of one puzzle, indexed for engines. */
public final class Ruleset {

    private final Layout layout;
    private final List<Rule> rules;
    private final List<Rule.House> houses;
    private final List<Rule.Relation> relations;
    private final List<Rule.Sum> sums;
    private final Digits[] domains;
    private final CellSet[] peers;
    private final List<List<Rule.Relation>> relationsOf;
    private final List<List<Rule.House>> housesOf;
    private final int[][] cellsOf;

    /** By cell, made when first asked for. A race makes an equal one, no harm. */
    private final int[] @Nullable [] peersOf;

    /** Indexes the rules of a board. */
    public Ruleset(Layout layout, List<Rule> rules) {
        this.layout = layout;
        this.rules = List.copyOf(rules);
        int cellCount = layout.cellCount();
        var houses = new ArrayList<Rule.House>();
        var relations = new ArrayList<Rule.Relation>();
        var sums = new ArrayList<Rule.Sum>();
        domains = new Digits[cellCount];
        peers = new CellSet[cellCount];
        var seen = new CellSet.Builder[cellCount];
        for (int cell = 0; cell < cellCount; cell++) {
            domains[cell] = layout.digits();
            seen[cell] = new CellSet.Builder();
        }
        for (Rule rule : rules) {
            // apart from the others, because a switch over types costs milliseconds on first use, and most puzzles have
            // nothing but houses
            if (rule instanceof Rule.House house) {
                requireOneCellPerDigit(house);
                houses.add(house);
                seeEachOther(house.cells(), seen);
                continue;
            }
            switch (rule) {
                case Rule.House _ -> {}
                case Rule.Different(CellSet cells) -> seeEachOther(cells, seen);
                case Rule.Relation relation -> relations.add(relation);
                case Rule.Sum sum -> sums.add(sum);
                case Rule.Domain(int cell, Digits digits) -> domains[cell] = domains[cell].and(digits);
            }
        }
        for (int cell = 0; cell < cellCount; cell++) {
            peers[cell] = seen[cell].build().without(cell);
        }
        this.houses = List.copyOf(houses);
        this.relations = List.copyOf(relations);
        this.sums = List.copyOf(sums);
        relationsOf = relations.isEmpty() ? List.of() : byCell(relations, cellCount);
        housesOf = byCell(houses, cellCount);
        cellsOf = houses.stream().map(house -> house.cells().toArray()).toArray(int[][]::new);
        peersOf = new int[cellCount][];
    }

    private static <R extends Rule> List<List<R>> byCell(List<R> rules, int cellCount) {
        var byCell = new ArrayList<List<R>>();
        for (int cell = 0; cell < cellCount; cell++) {
            byCell.add(new ArrayList<>());
        }
        for (R rule : rules) {
            for (int cell : rule.cells()) {
                byCell.get(cell).add(rule);
            }
        }
        byCell.replaceAll(List::copyOf);
        return byCell;
    }

    private void requireOneCellPerDigit(Rule.House house) {
        if (house.cells().size() != layout.size()) {
            throw new IllegalArgumentException("The house %s has %d cells, but there are %d digits."
                    .formatted(house, house.cells().size(), layout.size()));
        }
    }

    private static void seeEachOther(CellSet cells, CellSet.Builder[] seen) {
        for (int cell : cells) {
            seen[cell].add(cells);
        }
    }

    /** The board that the rules speak of. */
    public Layout layout() {
        return layout;
    }

    /** All rules, in the order given. */
    public List<Rule> all() {
        return rules;
    }

    /** The sets of cells that hold each digit exactly once. */
    public List<Rule.House> houses() {
        return houses;
    }

    /** Whether there are no other rules than that houses hold each digit once. */
    boolean areHousesOnly() {
        return houses.size() == rules.size();
    }

    /** The cells of each house, for inner loops. Nobody changes them. */
    int[][] cellsOfHouses() {
        return cellsOf;
    }

    /** The cells that must differ from this one, for inner loops. Nobody changes them. */
    int[] cellsOfPeers(int cell) {
        int[] made = peersOf[cell];
        if (made == null) {
            made = peers[cell].toArray();
            peersOf[cell] = made;
        }
        return made;
    }

    /** The houses in which the cell lies. */
    public List<Rule.House> houses(int cell) {
        return housesOf.get(cell);
    }

    /** The pairs of cells whose digits must go together. */
    public List<Rule.Relation> relations() {
        return relations;
    }

    /** The relations in which the cell takes part. */
    public List<Rule.Relation> relations(int cell) {
        return relationsOf.isEmpty() ? List.of() : relationsOf.get(cell);
    }

    /** The sets of cells that add up to a total. */
    public List<Rule.Sum> sums() {
        return sums;
    }

    /** The digits that the cell could hold on an empty board. */
    public Digits domain(int cell) {
        return domains[cell];
    }

    /** The cells that must differ from this one. */
    public CellSet peers(int cell) {
        return peers[cell];
    }
}
