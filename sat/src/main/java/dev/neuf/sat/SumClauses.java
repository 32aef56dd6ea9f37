package dev.neuf.sat;

/** Sums as clauses, with a helper variable for each partial sum that can be met on the way to a total. */
final class SumClauses {

    /*
     * The first k cells of a sum have one partial sum, and each that is possible is a variable of level k:
     *
     *   digits of cell 1     helper variables      digits of the last cell
     *     = level 1     ...    level 2, 3 ...  ...   = last level but one, as what is missing
     *
     * No helper is needed for the levels at both ends, so a sum of two or three cells has none. A step from one level to
     * the next is "digit d of the cell takes s to s + d". Two of the clauses of each step, forwards and backwards, are
     * enough for the right meaning, and leave no choice for the helpers: a solution has one extension to them. The
     * others only let a solver see more without a guess.
     */

    /** A sum with more steps says only what it must. A cage of ten cells on a 16x16 board has about 20,000. */
    private static final int MOST_STEPS_TOLD_FULLY = 50_000;

    private final Variables variables;
    private final Clauses clauses;
    private final Levels levels;
    private final int[] literals = new int[1 + Long.SIZE];
    private int length;
    private int last;

    /** Tells the variable of a candidate. */
    @FunctionalInterface
    interface Variables {
        int of(int cell, int digit);
    }

    /** Is told of helper variables of which exactly one holds. */
    @FunctionalInterface
    interface Levels {
        void exactlyOne(int first, int count);
    }

    /** @param last the variable before the first helper */
    SumClauses(Variables variables, Clauses clauses, Levels levels, int last) {
        this.variables = variables;
        this.clauses = clauses;
        this.levels = levels;
        this.last = last;
    }

    /** The last helper variable so far. */
    int last() {
        return last;
    }

    /**
     * Adds a sum.
     *
     * @param digits what each of the cells may hold, digit d as bit d - 1
     */
    void add(int[] cells, long[] digits, int total) {
        var reach = new Reach(digits, total);
        if (!reach.isPossible()) {
            tell();
            return;
        }
        long[] kept = new long[digits.length];
        for (int k = 0; k < cells.length; k++) {
            kept[k] = reach.supported(k);
            for (long left = digits[k] & ~kept[k]; left != 0; left &= left - 1) {
                put(-variables.of(cells[k], digit(left)));
                tell();
            }
        }
        if (cells.length == 2) {
            addPair(cells, kept[0], total);
        } else if (cells.length > 2) {
            addSteps(cells, kept, total, reach);
        }
    }

    private void addPair(int[] cells, long digits, int total) {
        for (long left = digits; left != 0; left &= left - 1) {
            int one = variables.of(cells[0], digit(left));
            int other = variables.of(cells[1], total - digit(left));
            put(-one);
            put(other);
            tell();
            put(one);
            put(-other);
            tell();
        }
    }

    private void addSteps(int[] cells, long[] digits, int total, Reach reach) {
        long steps = 0;
        for (int k = 1; k < cells.length - 1; k++) {
            steps += (long) reach.count(k) * Long.bitCount(digits[k]);
        }
        boolean isFull = steps <= MOST_STEPS_TOLD_FULLY;
        int[] before = new int[total + 1];
        for (long left = digits[0]; left != 0; left &= left - 1) {
            before[digit(left)] = variables.of(cells[0], digit(left));
        }
        for (int k = 1; k < cells.length - 1; k++) {
            int[] after = new int[total + 1];
            boolean isLast = k == cells.length - 2;
            int first = last + 1;
            for (int sum = reach.next(k + 1, 0); sum >= 0; sum = reach.next(k + 1, sum + 1)) {
                after[sum] = isLast ? variables.of(cells[k + 1], total - sum) : ++last;
            }
            if (!isLast) {
                levels.exactlyOne(first, last + 1 - first);
            }
            addStep(cells[k], digits[k], before, after, isFull);
            before = after;
        }
    }

    /** @param before the variable of each partial sum without the cell, 0 where there is none; after: with it */
    private void addStep(int cell, long digits, int[] before, int[] after, boolean isFull) {
        for (long left = digits; left != 0; left &= left - 1) {
            int digit = digit(left);
            int candidate = variables.of(cell, digit);
            for (int sum = 0; sum < after.length; sum++) {
                int from = sum < digit ? 0 : before[sum - digit];
                int to = after[sum];
                tellStep(candidate, from, to, isFull);
            }
            for (int sum = Math.max(0, after.length - digit); sum < before.length; sum++) {
                tellStep(candidate, before[sum], 0, isFull);
            }
        }
        if (isFull) {
            tellNeighbours(before, after, digits, 1);
            tellNeighbours(after, before, digits, -1);
        }
    }

    private void tellStep(int candidate, int from, int to, boolean isFull) {
        if (from != 0) {
            put(-candidate);
            put(-from);
            if (to != 0) {
                put(to);
            }
            tell();
        }
        if (to != 0) {
            put(-candidate);
            if (from != 0) {
                put(from);
            }
            put(-to);
            tell();
        }
        if (isFull && from != 0 && to != 0) {
            put(candidate);
            put(-from);
            put(-to);
            tell();
        }
    }

    /** A partial sum needs one of those that a digit away are possible on the next level, and on the one before. */
    private void tellNeighbours(int[] level, int[] other, long digits, int way) {
        for (int sum = 0; sum < level.length; sum++) {
            if (level[sum] != 0) {
                put(-level[sum]);
                for (long left = digits; left != 0; left &= left - 1) {
                    int there = sum + way * digit(left);
                    if (there >= 0 && there < other.length && other[there] != 0) {
                        put(other[there]);
                    }
                }
                tell();
            }
        }
    }

    private static int digit(long left) {
        return Long.numberOfTrailingZeros(left) + 1;
    }

    private void put(int literal) {
        literals[length++] = literal;
    }

    private void tell() {
        clauses.clause(literals, length);
        length = 0;
    }
}
