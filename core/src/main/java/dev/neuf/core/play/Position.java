package dev.neuf.core.play;

import dev.neuf.core.Grid;
import java.util.Arrays;
import java.util.Map;

/** All that a player has written, cell by cell. Immutable. */
public final class Position {

    private final Spot[] spots;

    private Position(Spot[] spots) {
        this.spots = spots;
    }

    /** Nothing written in so many cells. */
    static Position blank(int cells) {
        var spots = new Spot[cells];
        Arrays.fill(spots, Spot.BLANK);
        return new Position(spots);
    }

    /** What is written in the cell. */
    public Spot spot(int cell) {
        return spots[cell];
    }

    /** The digits entered. */
    public Grid entries() {
        int[] digits = new int[spots.length];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = spots[cell].digit();
        }
        return Grid.of(digits);
    }

    /** The same with some cells written anew. */
    Position with(Map<Integer, Spot> written) {
        Spot[] copy = spots.clone();
        written.forEach((cell, spot) -> copy[cell] = spot);
        return new Position(copy);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position position && Arrays.equals(spots, position.spots);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(spots);
    }
}
