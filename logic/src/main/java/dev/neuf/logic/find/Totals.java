package dev.neuf.logic.find;

import dev.neuf.logic.Sight;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** The candidates of some cells that take part in a way to reach a total. */
final class Totals {

    /*
     * If all cells see each other, it matters only which digits are used, so the ways are walked as sets of digits, from
     * the first cell to the last and back. Else the ways are tried one by one. Both are exact, and both are bounded by
     * numbers that do not depend on the order of cells. Beyond them, only the least and the greatest sum of the other
     * cells are looked at.
     */

    private static final int MOST_CELLS = 10;
    private static final long MOST_SETS = 10_000;
    private static final long MOST_WAYS = 200_000;

    private final Sight sight;
    private final int[] cells;
    private final int total;
    private final BooleanSupplier isOver;

    /** By cell, the least and the greatest sum that it and the cells after it can have, if they may repeat digits. */
    private final int[] least;

    private final int[] greatest;

    private final long[] possible;

    /** The digits that may be used. */
    private final long allowed;

    Totals(Sight sight, int[] cells, int total, BooleanSupplier isOver) {
        this(sight, cells, total, -1, isOver);
    }

    private Totals(Sight sight, int[] cells, int total, long allowed, BooleanSupplier isOver) {
        this.sight = sight;
        this.allowed = allowed;
        this.cells = cells;
        this.total = total;
        this.isOver = isOver;
        this.least = new int[cells.length + 1];
        this.greatest = new int[cells.length + 1];
        for (int i = cells.length - 1; i >= 0; i--) {
            least[i] = least[i + 1] + Long.numberOfTrailingZeros(bits(i)) + 1;
            greatest[i] = greatest[i + 1] + Long.SIZE - Long.numberOfLeadingZeros(bits(i));
        }
        this.possible = new long[cells.length];
    }

    private long bits(int index) {
        return sight.bits(cells[index]) & allowed;
    }

    /** Whether the total cannot be reached without a digit. What is called off does not know. */
    boolean needs(int digit) {
        var without = new Totals(sight, cells, total, ~(1L << (digit - 1)), isOver);
        boolean isLeft = true;
        for (int i = 0; i < cells.length; i++) {
            isLeft &= without.bits(i) != 0;
        }
        long[] ways = isLeft ? without.possible() : new long[1];
        return ways[0] == 0 && !isOver.getAsBoolean();
    }

    /** By cell, the candidates that may be in a way; of no use when it is over before all ways were walked. */
    long[] possible() {
        if (cells.length <= MOST_CELLS && allDiffer() && setCount() <= MOST_SETS) {
            bySets();
        } else if (cells.length <= MOST_CELLS && wayCount() <= MOST_WAYS) {
            byWays(0, 0, new int[cells.length]);
        } else {
            byBounds();
        }
        return possible;
    }

    private boolean allDiffer() {
        for (int cell : cells) {
            for (int other : cells) {
                if (cell != other && !sight.rules().peers(cell).contains(other)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** How many sets of digits there are with at most as many digits as cells. */
    private long setCount() {
        long digits = 0;
        for (int i = 0; i < cells.length; i++) {
            digits |= bits(i);
        }
        long choices = 1;
        long count = 0;
        for (int i = 0; i < cells.length; i++) {
            choices = choices * (Long.bitCount(digits) - i) / (i + 1);
            count += choices;
        }
        return count;
    }

    private long wayCount() {
        long count = 1;
        for (int i = 0; i < cells.length; i++) {
            count *= Long.bitCount(bits(i));
            if (count > MOST_WAYS) {
                return count;
            }
        }
        return count;
    }

    private void bySets() {
        List<Set<Long>> used = new ArrayList<>();
        used.add(Set.of(0L));
        for (int i = 0; i < cells.length; i++) {
            var next = new HashSet<Long>();
            for (long set : used.get(i)) {
                if (isOver.getAsBoolean()) {
                    return;
                }
                for (long rest = bits(i) & ~set; rest != 0; rest &= rest - 1) {
                    long more = set | (rest & -rest);
                    int sum = sum(more);
                    if (sum + least[i + 1] <= total && sum + greatest[i + 1] >= total) {
                        next.add(more);
                    }
                }
            }
            used.add(next);
        }
        Set<Long> reaching = used.getLast();
        for (int i = cells.length - 1; i >= 0; i--) {
            var before = new HashSet<Long>();
            for (long set : used.get(i)) {
                if (isOver.getAsBoolean()) {
                    return;
                }
                for (long rest = bits(i) & ~set; rest != 0; rest &= rest - 1) {
                    if (reaching.contains(set | (rest & -rest))) {
                        possible[i] |= rest & -rest;
                        before.add(set);
                    }
                }
            }
            reaching = before;
        }
    }

    private static int sum(long set) {
        int sum = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            sum += Long.numberOfTrailingZeros(rest) + 1;
        }
        return sum;
    }

    private void byWays(int index, int sum, int[] digits) {
        if (index == cells.length) {
            for (int i = 0; i < digits.length; i++) {
                possible[i] |= 1L << (digits[i] - 1);
            }
            return;
        }
        for (long rest = bits(index); rest != 0 && !isOver.getAsBoolean(); rest &= rest - 1) {
            int digit = Long.numberOfTrailingZeros(rest) + 1;
            int now = sum + digit;
            if (now + least[index + 1] <= total && now + greatest[index + 1] >= total && fits(index, digit, digits)) {
                digits[index] = digit;
                byWays(index + 1, now, digits);
            }
        }
    }

    /** Whether no cell before holds the same digit and sees this one. */
    private boolean fits(int index, int digit, int[] digits) {
        for (int i = 0; i < index; i++) {
            if (digits[i] == digit && sight.sees(cells[i], digit).contains(cells[index])) {
                return false;
            }
        }
        return true;
    }

    private void byBounds() {
        for (int i = 0; i < cells.length; i++) {
            int others = least[0] - (least[i] - least[i + 1]);
            int most = greatest[0] - (greatest[i] - greatest[i + 1]);
            for (long rest = bits(i); rest != 0; rest &= rest - 1) {
                int digit = Long.numberOfTrailingZeros(rest) + 1;
                if (digit + others <= total && digit + most >= total) {
                    possible[i] |= rest & -rest;
                }
            }
        }
    }
}
