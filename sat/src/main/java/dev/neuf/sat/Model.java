package dev.neuf.sat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Ruleset;
import java.util.function.IntPredicate;

/**
 * What is left of a puzzle when singles are placed: its open candidates as variables, and what ties them together.
 *
 * <p>Candidates are the variables from 1 on, by cells and digits; behind them come helper variables of sums. Each
 * solution of the puzzle is exactly one assignment that keeps all groups and clauses.
 */
public final class Model {

    /** The digits of a cell, and the places of a digit in a house, are at most so many. */
    private static final int MOST_IN_GROUP = Long.SIZE;

    private final Puzzle puzzle;
    private final boolean isRefuted;
    private final int variables;

    /** The open digits of each cell, none if it is settled, and the variable before its first. */
    private final long[] digits;

    private final int[] before;

    private final int[] cellOf;
    private final byte[] digitOf;
    private final byte[] settled;
    private final Lists exactly;
    private final Lists most;
    private final Lists clauses = new Lists();

    private Model(Puzzle puzzle, Domains.Strikes strikes) {
        this.puzzle = puzzle;
        Ruleset rules = puzzle.rules();
        int cellCount = puzzle.layout().cellCount();
        var domains = new Domains(rules, puzzle.givens(), strikes);
        isRefuted = domains.isRefuted();
        digits = new long[cellCount];
        before = new int[cellCount];
        settled = new byte[cellCount];
        int count = 0;
        for (int cell = 0; cell < cellCount && !isRefuted; cell++) {
            before[cell] = count;
            if (domains.isSettled(cell)) {
                settled[cell] = (byte) (Long.numberOfTrailingZeros(domains.of(cell)) + 1);
            } else {
                digits[cell] = domains.of(cell);
                count += Long.bitCount(digits[cell]);
            }
        }
        cellOf = new int[count + 1];
        digitOf = new byte[count + 1];
        for (int cell = 0, v = 1; cell < cellCount; cell++) {
            for (long left = digits[cell]; left != 0; left &= left - 1) {
                cellOf[v] = cell;
                digitOf[v++] = (byte) (Long.numberOfTrailingZeros(left) + 1);
            }
        }
        var groups = new Groups(count);
        exactly = groups.exactly;
        most = groups.most;
        int last = count;
        if (count > 0) {
            addGroups(rules, groups);
            addRelations(rules, domains);
            last = addSums(rules, count);
        }
        variables = last;
    }

    /** The model of a puzzle. */
    public static Model of(Puzzle puzzle) {
        return of(puzzle, Domains.Strikes.UNHEARD);
    }

    /** The same; what relations and sums strike on the way is told. */
    static Model of(Puzzle puzzle, Domains.Strikes strikes) {
        return new Model(puzzle, strikes);
    }

    private void addGroups(Ruleset rules, Groups groups) {
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell] != 0) {
                addRange(before[cell] + 1, Long.bitCount(digits[cell]));
            }
        }
        for (Rule.House house : rules.houses()) {
            int[] open = open(house.cells());
            for (long left = digits(open); left != 0; left &= left - 1) {
                putPlaces(open, left & -left, exactly);
                groups.closeExactly();
            }
        }
        for (Rule rule : rules.all()) {
            if (rule instanceof Rule.Different(CellSet different)) {
                int[] open = open(different);
                for (long left = digits(open); left != 0; left &= left - 1) {
                    putPlaces(open, left & -left, most);
                    groups.closeMost();
                }
            }
        }
    }

    /** The cells of a set that are not settled. */
    private int[] open(CellSet set) {
        int count = 0;
        for (int cell = set.next(0); cell >= 0; cell = set.next(cell + 1)) {
            count += settled[cell] == 0 ? 1 : 0;
        }
        int[] open = new int[count];
        for (int cell = set.next(0); cell >= 0; cell = set.next(cell + 1)) {
            if (settled[cell] == 0) {
                open[open.length - count--] = cell;
            }
        }
        return open;
    }

    private long digits(int[] open) {
        long union = 0;
        for (int cell : open) {
            union |= digits[cell];
        }
        return union;
    }

    private void putPlaces(int[] open, long bit, Lists group) {
        for (int cell : open) {
            if ((digits[cell] & bit) != 0) {
                group.put(at(cell, bit));
            }
        }
    }

    private void addRelations(Ruleset rules, Domains domains) {
        for (int i = 0; i < rules.relations().size(); i++) {
            Rule.Relation relation = rules.relations().get(i);
            boolean isGroup = rules.peers(relation.a()).contains(relation.b());
            for (long left = digits[relation.a()]; left != 0; left &= left - 1) {
                int digit = Long.numberOfTrailingZeros(left) + 1;
                long forbidden = domains.forbidden(i, digit) & digits[relation.b()];
                // that peers differ is said by a group
                forbidden &= isGroup ? ~(left & -left) : -1L;
                for (; forbidden != 0; forbidden &= forbidden - 1) {
                    clauses.put(-at(relation.a(), left & -left));
                    clauses.put(-at(relation.b(), forbidden & -forbidden));
                    clauses.close();
                }
            }
        }
    }

    private int addSums(Ruleset rules, int count) {
        if (rules.sums().isEmpty()) {
            return count;
        }
        var sums = new SumClauses(this::variable, this::addClause, this::addRange, count);
        for (Rule.Sum sum : rules.sums()) {
            int rest = sum.total();
            for (int cell : sum.cells()) {
                rest -= settled[cell];
            }
            int[] open = open(sum.cells());
            long[] left = new long[open.length];
            for (int k = 0; k < open.length; k++) {
                left[k] = digits[open[k]];
            }
            sums.add(open, left, rest);
        }
        return sums.last();
    }

    private void addClause(int[] literals, int length) {
        for (int i = 0; i < length; i++) {
            clauses.put(literals[i]);
        }
        clauses.close();
    }

    private void addRange(int first, int length) {
        // partial sums of a long sum: that no two hold follows from its steps, and nobody could write down all pairs
        Lists lists = length <= MOST_IN_GROUP ? exactly : clauses;
        for (int v = first; v < first + length; v++) {
            lists.put(v);
        }
        lists.close();
    }

    /** The puzzle that this is the model of. */
    public Puzzle puzzle() {
        return puzzle;
    }

    /** The board of the puzzle. */
    public Layout layout() {
        return puzzle.layout();
    }

    /** Whether singles alone lead to a contradiction. Then all else is empty. */
    public boolean isRefuted() {
        return isRefuted;
    }

    /** How many candidates are open; they are the variables from 1 to this one. */
    public int candidates() {
        return digitOf.length - 1;
    }

    /** The last variable; those behind the candidates are helpers of sums. */
    public int variables() {
        return variables;
    }

    /** The cell of a candidate. */
    public int cell(int variable) {
        return cellOf[variable];
    }

    /** The digit of a candidate. */
    public int digit(int variable) {
        return digitOf[variable];
    }

    /** The variable of a candidate, or 0 if the digit is struck or the cell settled. */
    public int variable(int cell, int digit) {
        long bit = 1L << (digit - 1);
        return (digits[cell] & bit) == 0 ? 0 : at(cell, bit);
    }

    private int at(int cell, long bit) {
        return before[cell] + Long.bitCount(digits[cell] & (bit - 1)) + 1;
    }

    /** The digit of a cell that is settled, or 0. */
    public int settled(int cell) {
        return settled[cell];
    }

    /** Groups of variables of which exactly one holds: the digits of a cell, the places of a digit in a house. */
    public Lists exactly() {
        return exactly;
    }

    /** Groups of candidates of which at most one holds. */
    public Lists most() {
        return most;
    }

    /** Literals of which at least one holds, negative for "not": what no group says. */
    public Lists clauses() {
        return clauses;
    }

    /** The grid of an assignment, with 0 in a cell for which not exactly one candidate holds. */
    public Grid grid(IntPredicate holds) {
        int[] grid = new int[settled.length];
        for (int cell = 0; cell < grid.length; cell++) {
            grid[cell] = settled[cell];
            int v = before[cell];
            boolean isOne = false;
            for (long left = digits[cell]; left != 0; left &= left - 1) {
                if (holds.test(++v)) {
                    grid[cell] = isOne ? 0 : Long.numberOfTrailingZeros(left) + 1;
                    isOne = true;
                }
            }
        }
        return Grid.of(grid);
    }
}
