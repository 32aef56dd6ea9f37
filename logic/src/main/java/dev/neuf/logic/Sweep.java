package dev.neuf.logic;

import dev.neuf.core.Board;
import dev.neuf.core.Fits;
import dev.neuf.core.Rule;
import dev.neuf.logic.find.Singles;
import java.util.List;
import java.util.Optional;

/**
 * Rounds of singles without their steps: what is placed and how often it is found, for those who ask for no more.
 *
 * <p>Nine of ten rounds of a grade are such, and the tally of a board ({@link Fits}) has all that they need. What is found
 * is just what the finders of these techniques find, in their order.
 */
final class Sweep {

    private final Board board;
    private final Fits fits;
    private final List<Rule.House> houses;
    private final int[] placed;
    private final long[] found;
    private int count;

    private Sweep(Board board) {
        this.board = board;
        this.fits = board.fits();
        this.houses = board.houses();
        this.placed = new int[board.values().cellCount()];
        this.found = new long[placed.length];
    }

    /** Whether the technique is one of these. */
    static boolean knows(Technique technique) {
        return switch (technique) {
            case FULL_HOUSE, HIDDEN_SINGLE_BOX, HIDDEN_SINGLE_LINE, NAKED_SINGLE -> true;
            default -> false;
        };
    }

    /** The round of the technique, if it finds anything. */
    static Optional<Round> of(Technique technique, Board board) {
        var sweep = new Sweep(board);
        switch (technique) {
            case FULL_HOUSE -> sweep.fullHouses();
            case HIDDEN_SINGLE_BOX -> sweep.hidden(true);
            case HIDDEN_SINGLE_LINE -> sweep.hidden(false);
            case NAKED_SINGLE -> sweep.naked();
            default -> throw new IllegalArgumentException("The technique (%s) is no single.".formatted(technique));
        }
        if (sweep.count == 0) {
            return Optional.empty();
        }
        return Optional.of(new Round(new Moment(board), technique, sweep.count, new Moment(board.after(sweep.placed))));
    }

    private void fullHouses() {
        for (int house = 0; house < fits.houses(); house++) {
            long left = fits.missing(house);
            if (Long.bitCount(left) == 1 && (fits.some(house) & left) != 0) {
                place(fits.first(house, left), left);
            }
        }
    }

    private void hidden(boolean isBox) {
        for (int house = 0; house < fits.houses(); house++) {
            long singles = fits.single(house);
            if (singles != 0 && Singles.isBox(houses.get(house)) == isBox) {
                for (long rest = singles; rest != 0; rest &= rest - 1) {
                    place(fits.first(house, rest & -rest), rest & -rest);
                }
            }
        }
    }

    private void naked() {
        for (int cell = 0; cell < placed.length; cell++) {
            long left = board.candidates(cell).bits();
            if (Long.bitCount(left) == 1 && board.isOpen(cell)) {
                place(cell, left);
            }
        }
    }

    /** A digit that is found in two houses is found once; of two digits for a cell, the first is placed. */
    private void place(int cell, long digit) {
        if ((found[cell] & digit) == 0) {
            found[cell] |= digit;
            count++;
            placed[cell] = placed[cell] == 0 ? Long.numberOfTrailingZeros(digit) + 1 : placed[cell];
        }
    }
}
