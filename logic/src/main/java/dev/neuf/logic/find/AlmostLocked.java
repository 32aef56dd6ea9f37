package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;

/**
 * An almost locked set: cells of one house with one digit more between them than there are cells. When it lacks one of its
 * digits, it holds all the others.
 *
 * <pre>
 *   12  123  23 | ...     no: as many digits as cells, that is a naked triple
 *   12  123  24 | ...     three cells, four digits; without 4 they hold 1, 2 and 3
 *   12            ...     one cell with two candidates is the smallest
 * </pre>
 */
public final class AlmostLocked {

    private final int index;
    private final CellSet cells;
    private final long digits;
    private final Spots[] spots;

    AlmostLocked(int index, CellSet cells, long digits, Spots[] spots) {
        this.index = index;
        this.cells = cells;
        this.digits = digits;
        this.spots = spots;
    }

    /** Where it is in the list of all. */
    public int index() {
        return index;
    }

    /** Its cells. */
    public CellSet cells() {
        return cells;
    }

    /** Its digits, one more than the cells. */
    public Digits digits() {
        return new Digits(digits);
    }

    /** The same as bits, for inner loops. */
    public long bits() {
        return digits;
    }

    /** Where in the set one of its digits may be. */
    public Spots spots(int digit) {
        return spots[Long.bitCount(digits & (1L << digit - 1) - 1)];
    }

    /** Its cells that can hold one of its digits. */
    public CellSet places(int digit) {
        return spots(digit).cells();
    }

    /** The open cells outside that lose one of its digits when the set holds it. */
    public CellSet targets(int digit) {
        return spots(digit).targets();
    }

    @Override
    public String toString() {
        return cells + " " + digits();
    }
}
