package dev.neuf.core.play;

import dev.neuf.core.Digits;

/**
 * What a player has written in one cell.
 *
 * @param digit the digit entered, 0 for none
 * @param marks the player's own pencil marks
 * @param struck candidates that the player has ruled out; these, automatic marks and hints go by
 */
public record Spot(int digit, Digits marks, Digits struck) {

    /** Nothing written. */
    public static final Spot BLANK = new Spot(0, Digits.NONE, Digits.NONE);

    /** The same with another digit, or none. */
    public Spot withDigit(int other) {
        return new Spot(other, marks, struck);
    }

    /** The same with other marks. */
    public Spot withMarks(Digits others) {
        return new Spot(digit, others, struck);
    }

    /** The same with other candidates ruled out. */
    public Spot withStruck(Digits others) {
        return new Spot(digit, marks, others);
    }

    /** The same without one digit among the marks. */
    Spot withoutMark(int gone) {
        return marks.contains(gone) ? withMarks(marks.without(gone)) : this;
    }
}
