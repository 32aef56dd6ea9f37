package dev.neuf.core;

import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.LongBinaryOperator;
import java.util.stream.IntStream;

/** An immutable set of cells, counted by rows from 0. */
public final class CellSet implements Part, Iterable<Integer> {

    /*
     * Cell c is bit c % 64 of word c / 64. The first two words are fields, so that a set on a board of up to 11x11 is
     * one small object without an array, which the JIT can often keep in registers. Larger boards (64x64 = 4096 cells)
     * put the words from the third on into an array. The array never ends with a zero word, so equal sets have equal
     * fields; all sets that need no array share one empty array.
     */

    private static final long[] NO_MORE = {};

    /** The cells below this are bits of the two fields. */
    private static final int SMALL = 2 * Long.SIZE;

    /** How many cells the largest board has. */
    public static final int MOST = Digits.MOST * Digits.MOST;

    /** No cell. */
    public static final CellSet NONE = new CellSet(0, 0, NO_MORE);

    private final long first;
    private final long second;
    private final long[] more;

    private CellSet(long first, long second, long[] more) {
        this.first = first;
        this.second = second;
        this.more = more;
    }

    /** The set whose bits are these words, which may end with zeros. The array is copied. */
    private static CellSet ofWords(long[] words) {
        int used = words.length;
        while (used > 0 && words[used - 1] == 0) {
            used--;
        }
        return new CellSet(
                used > 0 ? words[0] : 0,
                used > 1 ? words[1] : 0,
                used > 2 ? Arrays.copyOfRange(words, 2, used) : NO_MORE);
    }

    /** The set of one cell. */
    public static CellSet of(int cell) {
        if (cell >= 0 && cell < SMALL) {
            return cell < Long.SIZE ? new CellSet(1L << cell, 0, NO_MORE) : new CellSet(0, 1L << cell, NO_MORE);
        }
        return new Builder().add(cell).build();
    }

    /** The set of two cells. */
    public static CellSet of(int one, int other) {
        return of(one).or(of(other));
    }

    /** The set of these cells. */
    public static CellSet of(int... cells) {
        var builder = new Builder();
        for (int cell : cells) {
            builder.add(cell);
        }
        return builder.build();
    }

    /** The set of these cells. */
    public static CellSet of(Collection<Integer> cells) {
        var builder = new Builder();
        for (int cell : cells) {
            builder.add(cell);
        }
        return builder.build();
    }

    /** The cells 0 to {@code count} - 1. */
    public static CellSet upTo(int count) {
        if (count < 0 || count > MOST) {
            throw new IllegalArgumentException("The count (%d) must be between 0 and %d.".formatted(count, MOST));
        }
        var builder = new Builder();
        for (int cell = 0; cell < count; cell++) {
            builder.add(cell);
        }
        return builder.build();
    }

    /** Collects cells into a set. */
    public static final class Builder {
        private long first;
        private long second;

        /** The words from the third on; it may end with zeros. */
        private long[] more = NO_MORE;

        /** Adds one cell. */
        public Builder add(int cell) {
            if (cell < 0 || cell >= MOST) {
                throw new IllegalArgumentException("The cell (%d) must be between 0 and %d.".formatted(cell, MOST - 1));
            }
            if (cell < Long.SIZE) {
                first |= 1L << cell;
            } else if (cell < SMALL) {
                second |= 1L << cell;
            } else {
                int word = (cell >> 6) - 2;
                makeRoom(word + 1);
                more[word] |= 1L << cell;
            }
            return this;
        }

        /** Adds all cells of a set. */
        public Builder add(CellSet cells) {
            first |= cells.first;
            second |= cells.second;
            makeRoom(cells.more.length);
            for (int i = 0; i < cells.more.length; i++) {
                more[i] |= cells.more[i];
            }
            return this;
        }

        private void makeRoom(int words) {
            if (words > more.length) {
                more = Arrays.copyOf(more, words);
            }
        }

        /** The set collected so far. */
        public CellSet build() {
            int used = more.length;
            while (used > 0 && more[used - 1] == 0) {
                used--;
            }
            return new CellSet(first, second, used == 0 ? NO_MORE : Arrays.copyOf(more, used));
        }
    }

    private int wordCount() {
        return 2 + more.length;
    }

    private long word(int index) {
        return switch (index) {
            case 0 -> first;
            case 1 -> second;
            default -> index - 2 < more.length ? more[index - 2] : 0;
        };
    }

    /** Whether this is the empty set. */
    public boolean isEmpty() {
        return (first | second) == 0 && more.length == 0;
    }

    /** Whether exactly one cell is in the set. */
    public boolean isSingle() {
        return more.length == 0 ? Long.bitCount(first) + Long.bitCount(second) == 1 : size() == 1;
    }

    /** How many cells are in the set. */
    public int size() {
        int size = Long.bitCount(first) + Long.bitCount(second);
        for (long word : more) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** Whether the cell is in the set. */
    public boolean contains(int cell) {
        if (cell >= 0 && cell < SMALL) {
            return ((cell < Long.SIZE ? first : second) >>> cell & 1) != 0;
        }
        return cell >= 0 && (word(cell >> 6) >>> (cell & 63) & 1) != 0;
    }

    /** Whether every cell of the other set is in this one. */
    public boolean containsAll(CellSet other) {
        if ((other.first & ~first) != 0 || (other.second & ~second) != 0 || other.more.length > more.length) {
            return false;
        }
        for (int i = 0; i < other.more.length; i++) {
            if ((other.more[i] & ~more[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether some cell is in both sets. */
    public boolean meets(CellSet other) {
        if ((first & other.first) != 0 || (second & other.second) != 0) {
            return true;
        }
        for (int i = Math.min(more.length, other.more.length) - 1; i >= 0; i--) {
            if ((more[i] & other.more[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The smallest cell. */
    public int first() {
        int cell = next(0);
        if (cell < 0) {
            throw new NoSuchElementException("The empty set of cells has no first cell.");
        }
        return cell;
    }

    /** The smallest cell that is at least {@code from}, or -1. */
    public int next(int from) {
        if (from < 0) {
            return next(0);
        }
        if (from < SMALL && more.length == 0) {
            long low = from < Long.SIZE ? first & -1L << from : 0;
            if (low != 0) {
                return Long.numberOfTrailingZeros(low);
            }
            long high = from < Long.SIZE ? second : second & -1L << from;
            return high == 0 ? -1 : Long.SIZE + Long.numberOfTrailingZeros(high);
        }
        int index = from >> 6;
        if (index >= wordCount()) {
            return -1;
        }
        long word = word(index) & -1L << from;
        while (word == 0) {
            index++;
            if (index >= wordCount()) {
                return -1;
            }
            word = word(index);
        }
        return (index << 6) + Long.numberOfTrailingZeros(word);
    }

    /** The cells in this set, in the other, or in both. */
    public CellSet or(CellSet other) {
        if (more.length == 0 && other.more.length == 0) {
            return new CellSet(first | other.first, second | other.second, NO_MORE);
        }
        return combine(other, Math.max(wordCount(), other.wordCount()), (mine, its) -> mine | its);
    }

    /** The cells in both sets. */
    public CellSet and(CellSet other) {
        if (more.length == 0 || other.more.length == 0) {
            return new CellSet(first & other.first, second & other.second, NO_MORE);
        }
        return combine(other, Math.min(wordCount(), other.wordCount()), (mine, its) -> mine & its);
    }

    /** The cells of this set that are not in the other. */
    public CellSet minus(CellSet other) {
        if (more.length == 0) {
            return new CellSet(first & ~other.first, second & ~other.second, NO_MORE);
        }
        return combine(other, wordCount(), (mine, its) -> mine & ~its);
    }

    private CellSet combine(CellSet other, int count, LongBinaryOperator operation) {
        long[] words = new long[count];
        for (int i = 0; i < count; i++) {
            words[i] = operation.applyAsLong(word(i), other.word(i));
        }
        return ofWords(words);
    }

    /** This set and the cell. */
    public CellSet with(int cell) {
        return or(of(cell));
    }

    /** This set but for the cell. */
    public CellSet without(int cell) {
        return minus(of(cell));
    }

    /** The cells in rising order. */
    public IntStream stream() {
        return IntStream.of(toArray());
    }

    /** The cells in rising order. */
    public int[] toArray() {
        int[] cells = new int[size()];
        int filled = 0;
        for (int cell = next(0); cell >= 0; cell = next(cell + 1)) {
            cells[filled++] = cell;
        }
        return cells;
    }

    /** The cells in rising order. */
    @Override
    public Iterator<Integer> iterator() {
        return new Iterator<>() {
            private int cell = CellSet.this.next(0);

            @Override
            public boolean hasNext() {
                return cell >= 0;
            }

            @Override
            public Integer next() {
                if (cell < 0) {
                    throw new NoSuchElementException("There are no more cells.");
                }
                int found = cell;
                cell = CellSet.this.next(cell + 1);
                return found;
            }
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CellSet set
                && first == set.first
                && second == set.second
                && Arrays.equals(more, set.more);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Long.hashCode(first) + Long.hashCode(second)) + Arrays.hashCode(more);
    }

    /** Such as {@code [0, 1, 80]}. */
    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
