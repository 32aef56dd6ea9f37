package dev.neuf.core.play;

import dev.neuf.core.Digits;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a player has written in one cell.
 *
 * @param digit the digit entered, 0 for none
 * @param centre the player's own pencil marks, in the middle: what the cell can be
 * @param corner the player's own pencil marks in the corners: where a digit can be
 * @param struck candidates that the player has ruled out; these, automatic marks and hints go by
 * @param colours the colours of the cell, each from 1 to {@link #COLOURS}
 * @param tints the colour of single candidates, by digit, in their order
 */
public record Spot(
        int digit, Digits centre, Digits corner, Digits struck, Digits colours, Map<Integer, Integer> tints) {

    /** How many colours there are. */
    public static final int COLOURS = 10;

    private static final Map<Integer, Integer> NO_TINTS = Map.of();

    /** Nothing written. */
    public static final Spot BLANK = new Spot(0, Digits.NONE, Digits.NONE, Digits.NONE, Digits.NONE, NO_TINTS);

    public Spot {
        tints = tints.isEmpty() ? NO_TINTS : Collections.unmodifiableMap(new TreeMap<>(tints));
    }

    /** The same with another digit, or none. */
    public Spot withDigit(int other) {
        return new Spot(other, centre, corner, struck, colours, tints);
    }

    /** The same with other marks in the middle. */
    public Spot withCentre(Digits others) {
        return new Spot(digit, others, corner, struck, colours, tints);
    }

    /** The same with other marks in the corners. */
    public Spot withCorner(Digits others) {
        return new Spot(digit, centre, others, struck, colours, tints);
    }

    /** The same with other candidates ruled out. */
    public Spot withStruck(Digits others) {
        return new Spot(digit, centre, corner, others, colours, tints);
    }

    /** The same in other colours. */
    public Spot withColours(Digits others) {
        return new Spot(digit, centre, corner, struck, others, tints);
    }

    /** The same with candidates in other colours. */
    public Spot withTints(Map<Integer, Integer> others) {
        return new Spot(digit, centre, corner, struck, colours, others);
    }

    /** The same without some digits among the player's own marks. */
    Spot withoutMarks(Digits gone) {
        return gone.and(centre.or(corner)).isEmpty()
                ? this
                : withCentre(centre.minus(gone)).withCorner(corner.minus(gone));
    }
}
