package dev.neuf.logic.nine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The naked or the hidden subsets of all houses that take something from the rest of their house.
 *
 * <p>Both are the same question: so many items with as many marks between them. Of naked subsets the items are positions
 * in a house and the marks digits, of hidden ones the items are digits and the marks positions.
 */
final class Subsets {

    private static final int[] NONE = {};

    private final Slate slate;
    private final boolean isHidden;
    private final int least;
    private final int most;

    /** The pairs and triples of the other kind, if they are to be asked first. */
    private final @Nullable Subsets others;

    private int turn;

    /** The candidates when it was made before: in a house that has not changed, there is still none if there was none. */
    private int[] before = NONE;

    /** The houses that have some, as bits; also those where items have fewer marks, which cannot be. */
    private int busy;

    /** The items of the house in hand: all of them, and the marks of each. */
    private int items;

    private int[] marks = NONE;

    private int[] found = NONE;
    private int count;

    private Subsets(Slate slate, boolean isHidden, int least, int most, @Nullable Subsets others) {
        this.slate = slate;
        this.isHidden = isHidden;
        this.least = least;
        this.most = most;
        this.others = others;
    }

    /** Hidden pairs and triples. */
    static Subsets hidden(Slate slate) {
        return new Subsets(slate, true, 2, 3, null);
    }

    /** Naked pairs and triples. */
    static Subsets naked(Slate slate, Subsets hidden) {
        return new Subsets(slate, false, 2, 3, hidden);
    }

    static Subsets hiddenQuads(Slate slate, Subsets naked) {
        return new Subsets(slate, true, 4, 4, naked);
    }

    static Subsets nakedQuads(Slate slate, Subsets hidden) {
        return new Subsets(slate, false, 4, 4, hidden);
    }

    int count() {
        return count;
    }

    int house(int index) {
        return found[index] >> 18;
    }

    int items(int index) {
        return found[index] >> 9 & Plain.ALL_DIGITS;
    }

    /** The marks of all items of a subset. */
    int union(int index) {
        return found[index] & Plain.ALL_DIGITS;
    }

    /** Looks at the slate again, if it has changed. */
    void make() {
        if (turn == slate.turn) {
            return;
        }
        turn = slate.turn;
        if (before.length == 0) {
            before = new int[Plain.CELLS];
            marks = new int[9];
            found = new int[8];
        }
        int houses = busy | changed();
        busy = 0;
        count = 0;
        for (; houses != 0; houses &= houses - 1) {
            int house = Integer.numberOfTrailingZeros(houses);
            if (others == null || mayHave(others, house)) {
                int few = isHidden ? takeDigits(house) : takePositions(house);
                if (Integer.bitCount(few) >= least) {
                    choose(house, few, 0, 0, 1);
                }
            }
        }
    }

    /**
     * Whether a house may have some: what is not in a naked subset is a hidden one, and the other way round. So if that
     * would be a pair or a triple, it is known.
     */
    private boolean mayHave(Subsets others, int house) {
        int open = Integer.bitCount(slate.openAt[house]);
        if (open - least > 3 || isHidden && open - most == 1) {
            return true;
        }
        others.make();
        return (others.busy >> house & 1) != 0 || (slate.some[house] & ~slate.several[house]) != 0;
    }

    private int changed() {
        int changed = 0;
        int[] candidates = slate.candidates;
        for (int cell = 0; cell < Plain.CELLS; cell++) {
            if (before[cell] != candidates[cell]) {
                before[cell] = candidates[cell];
                changed |= 1 << Plain.ROW[cell] | 1 << Plain.COLUMN[cell] | 1 << Plain.BOX[cell];
            }
        }
        return changed;
    }

    /** Takes the digits of a house as items; those with few places. */
    private int takeDigits(int house) {
        items = slate.some[house];
        int few = 0;
        for (int left = items; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int at = slate.at[digit * Plain.HOUSES + house];
            marks[digit] = at;
            few |= Integer.bitCount(at) <= most ? 1 << digit : 0;
        }
        return few;
    }

    /** Takes the open positions of a house as items; those with few digits. */
    private int takePositions(int house) {
        items = slate.openAt[house];
        int few = 0;
        for (int left = items; left != 0; left &= left - 1) {
            int position = Integer.numberOfTrailingZeros(left);
            int digits = slate.candidates[Plain.CELL[house * 9 + position]];
            marks[position] = digits;
            few |= Integer.bitCount(digits) <= most ? 1 << position : 0;
        }
        return few;
    }

    /** Chooses items one by one, as long as they have few enough marks between them. */
    private void choose(int house, int rest, int chosen, int union, int size) {
        for (int left = rest; left != 0; left &= left - 1) {
            int both = union | marks[Integer.numberOfTrailingZeros(left)];
            int width = Integer.bitCount(both);
            if (width <= most) {
                int with = chosen | left & -left;
                if (width <= size && size >= least) {
                    keep(house, with, both, width == size);
                }
                if (size < most) {
                    choose(house, left & left - 1, with, both, size + 1);
                }
            }
        }
    }

    /** Keeps a subset, if another item has one of its marks. */
    private void keep(int house, int chosen, int union, boolean isTight) {
        int beside = 0;
        for (int left = items & ~chosen; left != 0; left &= left - 1) {
            beside |= marks[Integer.numberOfTrailingZeros(left)];
        }
        if (!isTight) {
            busy |= 1 << house;
        } else if ((beside & union) != 0) {
            busy |= 1 << house;
            if (count == found.length) {
                found = Arrays.copyOf(found, 2 * count);
            }
            found[count++] = house << 18 | chosen << 9 | union;
        }
    }
}
