package dev.neuf.core;

import java.util.ArrayList;
import java.util.List;

/** A rule that digits on the board break: which rule, which digits, which cells. */
public record Conflict(Rule rule, Digits digits, CellSet cells) {

    /** Every conflict on the board, full or not, in the order of the rules. An empty cell breaks no rule. */
    public static List<Conflict> in(Ruleset rules, Grid grid) {
        var conflicts = new ArrayList<Conflict>();
        for (Rule rule : rules.all()) {
            switch (rule) {
                case Rule.House house -> addRepeats(house, grid, conflicts);
                case Rule.Different different -> addRepeats(different, grid, conflicts);
                case Rule.Relation relation -> addMismatch(relation, grid, conflicts);
                case Rule.Sum sum -> addWrongTotal(sum, grid, conflicts);
                case Rule.Domain domain -> addForbidden(domain, grid, conflicts);
            }
        }
        return conflicts;
    }

    private static void addRepeats(Rule rule, Grid grid, List<Conflict> conflicts) {
        long once = 0;
        long twice = 0;
        CellSet all = rule.cells();
        for (int cell = all.next(0); cell >= 0; cell = all.next(cell + 1)) {
            long bit = grid.isEmpty(cell) ? 0 : Digits.of(grid.digit(cell)).bits();
            twice |= once & bit;
            once |= bit;
        }
        for (int digit : new Digits(twice)) {
            var cells = new CellSet.Builder();
            for (int cell : all) {
                if (grid.digit(cell) == digit) {
                    cells.add(cell);
                }
            }
            conflicts.add(new Conflict(rule, Digits.of(digit), cells.build()));
        }
    }

    private static void addMismatch(Rule.Relation relation, Grid grid, List<Conflict> conflicts) {
        int x = grid.digit(relation.a());
        int y = grid.digit(relation.b());
        if (x != 0 && y != 0 && !relation.allowed().test(x, y)) {
            conflicts.add(new Conflict(relation, Digits.of(x, y), relation.cells()));
        }
    }

    /** Wrong when full, or when even the smallest or the largest digits in the empty cells cannot make the total. */
    private static void addWrongTotal(Rule.Sum sum, Grid grid, List<Conflict> conflicts) {
        int total = 0;
        int empty = 0;
        Digits digits = Digits.NONE;
        for (int cell : sum.cells()) {
            total += grid.digit(cell);
            empty += grid.isEmpty(cell) ? 1 : 0;
            digits = grid.isEmpty(cell) ? digits : digits.with(grid.digit(cell));
        }
        if (total + empty > sum.total() || total + empty * grid.size() < sum.total()) {
            conflicts.add(new Conflict(sum, digits, sum.cells()));
        }
    }

    private static void addForbidden(Rule.Domain domain, Grid grid, List<Conflict> conflicts) {
        int digit = grid.digit(domain.cell());
        if (digit != 0 && !domain.digits().contains(digit)) {
            conflicts.add(new Conflict(domain, Digits.of(digit), domain.cells()));
        }
    }
}
