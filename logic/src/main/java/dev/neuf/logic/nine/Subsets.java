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

    /** The pairs and triples of the other kind, which say where there are no quads. */
    private final @Nullable Subsets small;

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

    private Subsets(Slate slate, boolean isHidden, int least, int most, @Nullable Subsets small) {
        this.slate = slate;
        this.isHidden = isHidden;
        this.least = least;
        this.most = most;
        this.small = small;
    }

    /** Pairs and triples. */
    static Subsets small(Slate slate, boolean isHidden) {
        return new Subsets(slate, isHidden, 2, 3, null);
    }

    /** Quads, where the small ones are hidden if these are naked. */
    static Subsets quads(Slate slate, boolean isHidden, Subsets small) {
        return new Subsets(slate, isHidden, 4, 4, small);
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
            if (small == null || mayHaveQuad(small, house)) {
                int few = isHidden ? takeDigits(house) : takePositions(house);
                if (Integer.bitCount(few) >= least) {
                    choose(house, few, 0, 0, 1);
                }
            }
        }
    }

    /** Whatever is not in a naked quad is a hidden pair of six, a hidden triple of seven cells; and the other way round. */
    private boolean mayHaveQuad(Subsets small, int house) {
        int open = Integer.bitCount(slate.openAt[house]);
        if (open == 6 || open == 7) {
            small.make();
            return (small.busy >> house & 1) != 0;
        }
        return open > 4;
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
        int others = 0;
        for (int left = items & ~chosen; left != 0; left &= left - 1) {
            others |= marks[Integer.numberOfTrailingZeros(left)];
        }
        if (!isTight) {
            busy |= 1 << house;
        } else if ((others & union) != 0) {
            busy |= 1 << house;
            if (count == found.length) {
                found = Arrays.copyOf(found, 2 * count);
            }
            found[count++] = house << 18 | chosen << 9 | union;
        }
    }
}
