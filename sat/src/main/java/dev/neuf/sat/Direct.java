package dev.neuf.sat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Ruleset;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * Clauses with a variable for each digit of each cell, whatever is given.
 *
 * <p>Up to 9x9 the variable {@code ijk} says that the cell in row i and column j holds k. On larger boards, cells and
 * their digits are counted through: ((row - 1) n + column - 1) n + digit.
 */
final class Direct implements Cnf {

    private final Puzzle puzzle;
    private final Ruleset rules;
    private final Set<ClausePart> parts;
    private final int size;

    /** For each cell, the number to which a digit is added to get its variable. */
    private final int[] base;

    Direct(Puzzle puzzle, Set<ClausePart> parts) {
        this.puzzle = puzzle;
        this.rules = puzzle.rules();
        this.parts = EnumSet.copyOf(parts);
        this.size = puzzle.layout().size();
        this.base = new int[puzzle.layout().cellCount()];
        for (int cell = 0; cell < base.length; cell++) {
            base[cell] = variable(puzzle.layout(), cell, 0);
        }
    }

    @Override
    public void each(Clauses clauses) {
        var telling = new Telling(clauses);
        parts.forEach(telling::part);
    }

    /** The variable of a digit in a cell. */
    static int variable(Layout layout, int cell, int digit) {
        int size = layout.size();
        int row = layout.row(cell);
        int column = layout.column(cell);
        return (size <= Encoding.MOST_IN_DIGITS ? (row + 1) * 100 + (column + 1) * 10 : (row * size + column) * size)
                + digit;
    }

    @Override
    public Grid grid(IntPredicate holds) {
        int[] grid = new int[base.length];
        for (int cell = 0; cell < grid.length; cell++) {
            int count = 0;
            for (int digit = 1; digit <= size; digit++) {
                if (holds.test(base[cell] + digit)) {
                    grid[cell] = ++count == 1 ? digit : 0;
                }
            }
        }
        return Grid.of(grid);
    }

    /** One pass over the clauses. */
    private final class Telling {

        private final Clauses clauses;
        private final int[] literals = new int[size];
        private final int[] pair = new int[2];
        private final int[] unit = new int[1];

        Telling(Clauses clauses) {
            this.clauses = clauses;
        }

        void part(ClausePart part) {
            switch (part) {
                case CELL_MIN -> cells(this::oneOf);
                case CELL_MAX -> cells(this::noTwoOf);
                case ROW_MIN -> houses(kind -> kind == Rule.House.Kind.ROW, this::oneOf);
                case ROW_MAX -> houses(kind -> kind == Rule.House.Kind.ROW, this::noTwoOf);
                case COLUMN_MIN -> houses(kind -> kind == Rule.House.Kind.COLUMN, this::oneOf);
                case COLUMN_MAX -> houses(kind -> kind == Rule.House.Kind.COLUMN, this::noTwoOf);
                case BLOCK_MIN -> houses(Telling::isBlock, this::oneOf);
                case BLOCK_MAX -> houses(Telling::isBlock, this::noTwoOf);
                case RULES -> rules();
                case GIVENS -> givens();
                case STRIKES -> strikes();
            }
        }

        private static boolean isBlock(Rule.House.Kind kind) {
            return kind != Rule.House.Kind.ROW && kind != Rule.House.Kind.COLUMN;
        }

        /** Says something of the first {@code count} of {@link #literals}, which are variables. */
        @FunctionalInterface
        private interface Sentence {
            void say(int count);
        }

        private void oneOf(int count) {
            clauses.clause(literals, count);
        }

        private void noTwoOf(int count) {
            for (int i = 0; i < count; i++) {
                pair[0] = -literals[i];
                for (int k = i + 1; k < count; k++) {
                    pair[1] = -literals[k];
                    clauses.clause(pair, 2);
                }
            }
        }

        private void unit(int literal) {
            unit[0] = literal;
            clauses.clause(unit, 1);
        }

        private void cells(Sentence sentence) {
            for (int first : base) {
                for (int digit = 1; digit <= size; digit++) {
                    literals[digit - 1] = first + digit;
                }
                sentence.say(size);
            }
        }

        private void houses(Predicate<Rule.House.Kind> isMeant, Sentence sentence) {
            for (Rule.House house : rules.houses()) {
                if (isMeant.test(house.kind())) {
                    places(house.cells().toArray(), sentence);
                }
            }
        }

        /** Says of each digit something about its places in some cells. */
        private void places(int[] cells, Sentence sentence) {
            for (int digit = 1; digit <= size; digit++) {
                for (int i = 0; i < cells.length; i++) {
                    literals[i] = base[cells[i]] + digit;
                }
                sentence.say(cells.length);
            }
        }

        private void rules() {
            int last = base[base.length - 1] + size;
            var sums = new SumClauses((cell, digit) -> base[cell] + digit, clauses, this::level, last);
            for (Rule rule : rules.all()) {
                switch (rule) {
                    case Rule.House _ -> {} // a part of its own
                    case Rule.Different(CellSet cells) -> different(cells);
                    case Rule.Relation(int a, int b, Rule.Pairing allowed) -> relation(a, b, allowed);
                    case Rule.Sum(CellSet cells, int total) -> {
                        long[] digits = new long[cells.size()];
                        Arrays.fill(digits, Digits.upTo(size).bits());
                        sums.add(cells.toArray(), digits, total);
                    }
                    case Rule.Domain(int cell, Digits digits) -> {
                        for (int digit : Digits.upTo(size).minus(digits)) {
                            unit(-base[cell] - digit);
                        }
                    }
                }
            }
        }

        private void different(CellSet cells) {
            if (cells.size() > size) {
                clauses.clause(unit, 0);
            } else {
                places(cells.toArray(), this::noTwoOf);
            }
        }

        private void relation(int a, int b, Rule.Pairing allowed) {
            for (int x = 1; x <= size; x++) {
                for (int y : Digits.upTo(size).minus(allowed.partners(x, size))) {
                    pair[0] = -base[a] - x;
                    pair[1] = -base[b] - y;
                    clauses.clause(pair, 2);
                }
            }
        }

        /** That one of them holds; that no two do follows from the steps of the sum. */
        private void level(int first, int count) {
            int[] level = new int[count];
            for (int i = 0; i < count; i++) {
                level[i] = first + i;
            }
            clauses.clause(level, count);
        }

        private void givens() {
            for (int cell : puzzle.givens().filled()) {
                unit(base[cell] + puzzle.givens().digit(cell));
            }
        }

        private void strikes() {
            for (int cell : puzzle.givens().filled()) {
                int given = puzzle.givens().digit(cell);
                for (int digit : Digits.upTo(size).without(given)) {
                    unit(-base[cell] - digit);
                }
                for (Rule.House house : rules.houses()) {
                    if (house.cells().contains(cell)) {
                        for (int other : house.cells().without(cell)) {
                            unit(-base[other] - given);
                        }
                    }
                }
            }
        }
    }
}
